"""Whether a back is that of its own front: where both sides of cards bear a name, it must be the same.

A name is found, not known: the largest line of a back, where at least as many fronts have it too,
but not all. Backs that are all alike have none, and may lie behind any front.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from output.verify.backs import Behind
from output.verify.cards import Card

_LEAST_LETTERS = 3
"""What has fewer is a figure."""


def strangers(found: Sequence[Behind], fronts: Sequence[Card]) -> list[Behind]:
    """The backs whose name is on fronts, but not on the one that they lie behind."""
    on_fronts = Counter(text for front in fronts for text in _texts(front))
    on_backs = Counter(title(one.back).casefold() for one in found)
    names = {
        name for name, count in on_backs.items() if name and count <= on_fronts[name] < len(fronts)
    }
    return [one for one in found if _is_stranger(one, names)]


def title(card: Card) -> str:
    """The largest line of a card that is more than a figure; empty without one."""
    lines = [line for line in card.lines if _has_letters(line.text)]
    return max(lines, key=lambda line: line.size).text if lines else ""


def _is_stranger(one: Behind, names: set[str]) -> bool:
    """Whether a back bears a name that its front has in no line, nor in several."""
    name = title(one.back).casefold()
    return name in names and name not in " ".join(line.text for line in one.front.lines).casefold()


def _texts(card: Card) -> set[str]:
    return {line.text.casefold() for line in card.lines}


def _has_letters(text: str) -> bool:
    return sum(letter.isalpha() for letter in text) >= _LEAST_LETTERS
