"""Whether a back is that of its own front: where both sides of cards bear a name, it must be the same.

A name is found, not known: a line that as many fronts have as backs, but not all. Backs that are all
alike have none, and may lie behind any front.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from output.verify.backs import Behind
from output.verify.cards import Card

_LEAST_LETTERS = 3
"""What has fewer is a figure rather than a name."""


def strangers(found: Sequence[Behind], fronts: Sequence[Card]) -> list[Behind]:
    """The backs whose name is on fronts, but not on the one that they lie behind."""
    on_fronts = _counted(fronts)
    on_backs = _counted(one.back for one in found)
    names = {
        text
        for text, count in on_backs.items()
        if on_fronts[text] == count < len(fronts) and _is_name(text)
    }
    return [one for one in found if _is_stranger(one, names)]


def title(card: Card, names: Iterable[str] | None = None) -> str:
    """The largest line of a card that is a name, or is among those given; empty without one."""
    lines = [line for line in card.lines if _is_name(line.text)]
    if names is not None:
        lines = [line for line in lines if line.text.casefold() in names]
    return max(lines, key=lambda line: line.size).text if lines else ""


def _is_stranger(one: Behind, names: set[str]) -> bool:
    name = title(one.back, names)
    return bool(name) and name.casefold() not in _texts(one.front)


def _counted(cards: Iterable[Card]) -> Counter[str]:
    """How many cards have which line."""
    return Counter(text for card in cards for text in _texts(card))


def _texts(card: Card) -> set[str]:
    return {line.text.casefold() for line in card.lines}


def _is_name(text: str) -> bool:
    return sum(letter.isalpha() for letter in text) >= _LEAST_LETTERS
