"""What an edit does, in words; and several edits said as one: "remove Axe and Bow from Rat"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from builder.check.words import joined
from schemas.record import record


@record
class Phrase:
    """What is done with what, and where: `remove` `Bow` `from` `Rat`."""

    verb: str
    what: str
    where: str = ""
    whom: str = ""

    def __str__(self) -> str:
        return _said(self.verb, self.what, self.where, self.whom)


@record
class Recount:
    """So many models instead of others: `Hounds: 3 instead of 5`."""

    who: str
    count: int
    before: int

    def __str__(self) -> str:
        return f"{self.who}: {self.count} instead of {self.before}"


Words: TypeAlias = str | Phrase | Recount
"""A phrase, or words that are joined to others as they stand."""


def said_as_one(several: Iterable[Words]) -> str:
    """Everything that is done: what is done alike is said once, and equal things are counted.

    First those things of which the same is done in the same place, then the places in which the
    same is done with the same things. What begins with a name stands before what begins with a
    verb: in "remove Ox and Rat: 2 instead of 3" the rat would seem to go.
    """
    things: dict[tuple[str, str, str], Counter[str]] = {}
    for words in sorted(several, key=_begins_with_verb):
        if isinstance(words, Phrase):
            key = words.verb, words.where, words.whom
            things.setdefault(key, Counter())[words.what] += 1
        else:
            things.setdefault(("", str(words), ""), Counter())[""] += 1
    places: dict[tuple[str, frozenset[str], str], list[str]] = {}
    in_order: dict[frozenset[str], str] = {}
    for (verb, where, whom), counted in things.items():
        what = [_times(number, thing) for thing, number in counted.items()]
        in_order.setdefault(frozenset(what), joined(what))
        places.setdefault((verb, frozenset(what), where), []).append(whom)
    return joined(
        [
            _said(verb, in_order[what], where, joined(whom))
            for (verb, what, where), whom in places.items()
        ]
    )


def _begins_with_verb(words: Words) -> bool:
    return bool(words.verb) if isinstance(words, Phrase) else isinstance(words, str)


def _times(number: int, thing: str) -> str:
    return thing if number == 1 else f"{number} × {thing}".rstrip()


def _said(*parts: str) -> str:
    return " ".join(part for part in parts if part)
