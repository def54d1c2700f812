"""Writing direction: which parts of a text run from right to left, and in what order they stand.

The Unicode bidirectional algorithm (UAX 9) of python-bidi, with the pairing of brackets (its rule
N0) added. Direction controls are ignored: a player's text brings them along by accident.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, TypeVar
from unicodedata import bidirectional, category

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_CONTROLS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

T = TypeVar("T")


def has_right_to_left(text: str) -> bool:
    """Whether anything in a text may run from right to left, so that its order is worked out."""
    return _RIGHT_TO_LEFT.search(text) is not None


def is_right_to_left(text: str) -> bool:
    """Whether the first letter of a text that has a direction runs from right to left."""
    if not has_right_to_left(text):
        return False
    strong = (kind for char in text if (kind := bidirectional(char)) in ("L", "R", "AL"))
    return next(strong, "L") != "L"


def levels(text: str, rtl: bool) -> list[int]:
    """The embedding level of each character: even from left to right, odd from right to left.

    `text` is one line or paragraph, `rtl` its own direction.
    """
    base = int(rtl)
    if not rtl and not has_right_to_left(text):
        return [0] * len(text)
    kept = [i for i, char in enumerate(text) if not _is_ignored(char)]
    resolved = dict(zip(kept, _resolve("".join(text[i] for i in kept), base), strict=True))
    found: list[int] = []
    for i in range(len(text)):
        found.append(resolved.get(i, found[-1] if found else base))
    return found


def _is_ignored(char: str) -> bool:
    return char in _CONTROLS or bidirectional(char) in ("BN", "")


def _resolve(text: str, base: int) -> list[int]:
    from bidi import algorithm

    storage = algorithm.get_empty_storage()
    storage.update(base_level=base, base_dir="LR"[base])
    algorithm.get_embedding_levels(text, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    for run in storage["runs"]:
        first = run["start"]
        _pair_brackets(storage["chars"][first : first + run["length"]], run["sor"], "LR"[base])
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    return [char["level"] for char in storage["chars"]]


def _pair_brackets(chars: list[dict[str, Any]], before: str, embedding: str) -> None:
    """Rule N0: both brackets of a pair, and marks on them, run as what is in or before them."""
    for first, last in sorted(_pairs(chars)):
        inside = {_strong(char) for char in chars[first + 1 : last]} - {""}
        if not inside:
            continue
        direction = embedding
        if embedding not in inside:
            strong = (_strong(char) for char in reversed(chars[:first]))
            direction = next((kind for kind in strong if kind), before)
        for bracket in (first, last):
            chars[bracket]["type"] = direction
            for mark in takewhile(lambda char: char["orig"] == "NSM", chars[bracket + 1 :]):
                mark["type"] = direction


def _pairs(chars: list[dict[str, Any]]) -> list[tuple[int, int]]:
    from bidi.mirror import MIRRORED

    found: list[tuple[int, int]] = []
    opened: list[tuple[str, int]] = []
    for i, char in enumerate(chars):
        sign = char["ch"]
        if char["type"] != "ON" or sign not in MIRRORED:
            continue
        if category(sign) == "Ps":
            opened.append((MIRRORED[sign], i))
        elif any(closing == sign for closing, _ in opened):
            while opened[-1][0] != sign:
                opened.pop()
            found.append((opened.pop()[1], i))
    return found


def _strong(char: dict[str, Any]) -> str:
    kind: str = char["type"]
    return "R" if kind in ("R", "AL", "EN", "AN") else "L" if kind == "L" else ""


def visual(items: Sequence[T], item_levels: Sequence[int]) -> list[T]:
    """Items of a line in the order in which they stand on it, from left to right."""
    odd = [level for level in item_levels if level % 2]
    if not odd:
        return list(items)
    order = list(range(len(items)))
    for level in range(max(item_levels), min(odd) - 1, -1):
        _reverse_from(order, item_levels, level)
    return [items[i] for i in order]


def _reverse_from(order: list[int], item_levels: Sequence[int], level: int) -> None:
    """Reverses each stretch whose level is at least `level`."""
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and item_levels[order[end]] >= level:
            end += 1
        order[start:end] = order[start:end][::-1]
        start = max(end, start + 1)
