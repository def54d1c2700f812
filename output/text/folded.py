"""Marks piled on one letter: as many as a line has room for; the others are told as lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from unicodedata import category, combining

from output.text.itemize import is_ignorable

MOST_ALIKE = 3
"""Marks of one place that a letter keeps: no language piles more of them over each other."""
MOST_MARKS = 6
"""Marks of all places that a letter keeps: Hebrew with points and accents has five."""
_MOST_UNSEEN = 16
"""Joiners, tags and the like beside one letter: flags of regions have seven."""

_ABOVE = frozenset((214, 216, 228, 230, 232, 234))
_BELOW = frozenset((202, 218, 220, 222, 233, 240))
"""Combining classes of marks that pile up over and under a letter."""

_PILE = re.compile("[^\\w\x00-\xac\xae-\u02ff]{4}")
"""What a text with too many marks has somewhere, as nearly no other has."""


def folded(text: str) -> str:
    """The text without the marks that its letters have no room for."""
    return text if _PILE.search(text) is None else "".join(_kept(text))


def shortened(text: str, most: int) -> str:
    """The text for a message: of a long one the beginning and an ellipsis, no marks piled up."""
    text = folded(text)
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def lost_marks(*texts: str) -> int:
    """How many marks `folded` leaves out of some texts, of those that would be seen."""
    return sum(_lost(text) for text in texts if _PILE.search(text) is not None)


@lru_cache(maxsize=256)
def _lost(text: str) -> int:
    return sum(map(_is_mark, text)) - sum(map(_is_mark, _kept(text)))


def _is_mark(char: str) -> bool:
    return category(char) in ("Mn", "Me") and not is_ignorable(char)


def _place(mark: str) -> int:
    """Where on a letter a mark stands; the same for marks that pile up on each other."""
    at = combining(mark)
    return 230 if at in _ABOVE else 220 if at in _BELOW else at


def _kept(text: str) -> Iterator[str]:
    places: list[int] = []
    unseen = 0
    for char in text:
        if is_ignorable(char):
            unseen += 1
            if unseen > _MOST_UNSEEN:
                continue
        elif _is_mark(char):
            place = _place(char)
            if len(places) >= MOST_MARKS or places.count(place) >= MOST_ALIKE:
                continue
            places.append(place)
        else:
            places.clear()
            unseen = 0
        yield char
