"""Which item of an old list became which of a new one."""

from __future__ import annotations

from collections.abc import Hashable
from difflib import SequenceMatcher
from typing import Any, NamedTuple


class Pair(NamedTuple):
    """Positions in the old and the new list; None: it came, or it went."""

    old: int | None
    new: int | None


def match(old: list[Any], new: list[Any]) -> list[Pair]:
    """Pairs in the order of the new list, those that went at their old place.

    Things with an `id` are paired by it, others where they are equal; what stands between the
    same neighbours is taken for the same thing changed.
    """
    olds, news = [_mark(item) for item in old], [_mark(item) for item in new]
    head = _common(olds, news)
    tail = _common(olds[head:][::-1], news[head:][::-1])
    pairs = [Pair(at, at) for at in range(head)]
    middle = SequenceMatcher(
        None, olds[head : len(olds) - tail], news[head : len(news) - tail], autojunk=False
    )
    for _, old_from, old_to, new_from, new_to in middle.get_opcodes():
        pairs += _between(
            range(head + old_from, head + old_to), range(head + new_from, head + new_to), olds, news
        )
    pairs += [Pair(len(old) - tail + at, len(new) - tail + at) for at in range(tail)]
    return pairs


def _between(old: range, new: range, olds: list[Hashable], news: list[Hashable]) -> list[Pair]:
    """Pairs within a stretch that is equal, changed, gone or new."""
    pairs: list[Pair] = []
    count = min(len(old), len(new))
    for a, b in zip(old[:count], new[:count], strict=True):
        if _are_others(olds[a], news[b]):
            pairs += [Pair(a, None), Pair(None, b)]
        else:
            pairs.append(Pair(a, b))
    pairs += [Pair(a, None) for a in old[count:]]
    pairs += [Pair(None, b) for b in new[count:]]
    return pairs


def _are_others(old: Hashable, new: Hashable) -> bool:
    """Whether both have an id, and not the same."""
    return isinstance(old, _Id) and isinstance(new, _Id) and old != new


class _Id(NamedTuple):
    id: Hashable


def _mark(item: Any) -> Hashable:
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        return _Id(item["id"])
    return _frozen(item)


def _frozen(value: Any) -> Hashable:
    if isinstance(value, dict):
        return ("map", tuple((key, _frozen(inner)) for key, inner in value.items()))
    if isinstance(value, list | tuple):
        return ("list", tuple(map(_frozen, value)))
    return (type(value).__name__, value)


def _common(one: list[Hashable], other: list[Hashable]) -> int:
    """How many at the beginning are the same."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
