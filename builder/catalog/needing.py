"""Things looked up by a fact that their selector needs, so that thousands need not be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Generic, TypeVar

from builder.catalog.match import Matcher

T = TypeVar("T")
_PLACE = itemgetter(0)


class Needing(Generic[T]):
    """Things in order. `selector` gives the selector that must select something for a thing to
    matter, or None for one that always matters; `sorts` are the sorts of facts to go by, `of_kit`:
    those of all that a fighter has."""

    def __init__(
        self,
        things: Iterable[T],
        selector: Callable[[T], Matcher | None],
        sorts: tuple[str, ...],
        of_kit: bool = False,
    ) -> None:
        self._always: list[tuple[int, T]] = []
        self._by_fact: dict[str, list[tuple[int, T]]] = {}
        for at, thing in enumerate(things):
            matcher = selector(thing)
            needed = matcher.needs(sorts, of_kit) if matcher is not None else None
            if needed is None:
                self._always.append((at, thing))
                continue
            for fact in needed:
                self._by_fact.setdefault(fact, []).append((at, thing))
        self._all = [thing for _, thing in self._always]

    def among(self, facts: Iterable[str]) -> list[T]:
        """The things, in order, whose needs are among some facts, and those that need none."""
        found: dict[int, T] = {}
        for fact in facts:
            if fact in self._by_fact:
                found.update(self._by_fact[fact])
        if not found:
            return self._all
        found.update(self._always)
        return [thing for _, thing in sorted(found.items(), key=_PLACE)]
