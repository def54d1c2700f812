"""Colours of a card that mean different things, and look alike to somebody."""

from __future__ import annotations

from collections.abc import Iterator

from output.card.palette import Palette
from output.card.vision import VISIONS, Vision, apart
from schemas.record import record

_WORDS, _GROUNDS, _TINTS = 10.0, 20.0, 5.0
"""How far apart they must be, in CIEDE2000: least of a tint and its ground, where lines help."""
_PAIRS = (
    ("alert", "ink", _WORDS, "what got worse and other figures"),
    ("alert", "ink_2", _WORDS, "what got worse and small print"),
    ("alert", "lead", _WORDS, "what got worse and the words before rules"),
    ("solid_ground", "paper", _GROUNDS, "a range band that helps and the paper"),
    ("solid_ground", "weak", _GROUNDS, "a range band that helps and one that changes nothing"),
    ("weak", "paper", _TINTS, "a tinted box and the paper"),
    ("accent", "band", _GROUNDS, "the accent and the header"),
    ("name", "band", _GROUNDS, "the name and the header"),
)


@record
class Alike:
    """Two colours that somebody hardly tells apart, and what they are of."""

    one: str
    other: str
    of: str
    vision: Vision


def alike(colours: Palette) -> Iterator[Alike]:
    """The pairs of colours that are too near to each other, to whom they are nearest."""
    for first, second, least, of in _PAIRS:
        one, other = getattr(colours, first), getattr(colours, second)
        if not (one and other):
            continue
        distance, vision = min((apart(one, other, vision), vision) for vision in VISIONS)
        if distance < least:
            yield Alike(one, other, of, vision)
