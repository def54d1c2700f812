"""Writing direction: which parts of a text run from right to left, and in what order they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_CONTROLS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

T = TypeVar("T")


def has_right_to_left(text: str) -> bool:
    """Whether anything in a text runs from right to left, so that its order must be worked out."""
    return _RIGHT_TO_LEFT.search(text) is not None


def is_right_to_left(text: str) -> bool:
    """Whether the first letter with a direction runs from right to left: the text's own direction."""
    if not has_right_to_left(text):
        return False
    from bidi import get_base_level

    return bool(get_base_level(text) == 1)


def levels(text: str, rtl: bool) -> list[int]:
    """The embedding level of each character: even from left to right, odd from right to left."""
    if not rtl and not has_right_to_left(text):
        return [0] * len(text)
    from bidi import algorithm

    storage = algorithm.get_empty_storage()
    storage["base_level"] = int(rtl)
    storage["base_dir"] = "R" if rtl else "L"
    kept = [i for i, char in enumerate(text) if not _is_removed(char)]
    algorithm.get_embedding_levels("".join(text[i] for i in kept), storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    found = [int(rtl)] * len(text)
    at = {i: char["level"] for i, char in zip(kept, storage["chars"], strict=True)}
    level = int(rtl)
    for i in range(len(text)):
        level = found[i] = at.get(i, level)
    return found


def _is_removed(char: str) -> bool:
    import unicodedata

    return char in _CONTROLS or unicodedata.bidirectional(char) in ("BN", "")


def visual(items: Sequence[T], item_levels: Sequence[int]) -> list[T]:
    """Items of a line in the order in which they stand on it, from left to right."""
    order = list(range(len(items)))
    odd = [level for level in item_levels if level % 2]
    if odd:
        for level in range(max(item_levels), min(odd) - 1, -1):
            _reverse_from(order, item_levels, level)
    return [items[i] for i in order]


def _reverse_from(order: list[int], item_levels: Sequence[int], level: int) -> None:
    """Reverses each stretch whose level is at least `level`."""
    start = 0
    while start < len(order):
        if item_levels[order[start]] < level:
            start += 1
            continue
        end = start
        while end < len(order) and item_levels[order[end]] >= level:
            end += 1
        order[start:end] = order[start:end][::-1]
        start = end
