"""Faces to pieces of cardboard, each with its front and its back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Protocol

from output.display import Drawing
from output.page.trim import trimmed
from schemas.record import record


class Face(Protocol):
    """One side of a card. Faces of one card have its number and follow one another."""

    @property
    def drawing(self) -> Drawing:
        """What is on it."""

    @property
    def copies(self) -> int:
        """How many such cards are printed."""

    @property
    def card(self) -> int:
        """Which card it belongs to; its first face is the front, its second the back."""

    @property
    def label(self) -> str:
        """What to call it in a message."""

    @property
    def clear_mm(self) -> float:
        """How far all words on it keep from the cut."""

    @property
    def bookmark(self) -> str:
        """What it is called in the outline; empty where it has no entry there."""


@record
class Card:
    """One piece of cardboard."""

    front: Drawing
    back: Drawing | None = None
    label: str = ""
    clear_mm: float = 0.0
    bookmark: str = ""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return self.front.width_mm, self.front.height_mm


def cards_of(
    faces: Iterable[Face], bleed_mm: float, common: Drawing | None, *, apart: bool
) -> Iterator[Card]:
    """All cards in order; the same drawing is the same object in all copies.

    The second face of a card is its back, or where they are `apart` a card of its own. What has no
    back has the common one, where that is of its size.
    """
    cut: dict[int, tuple[Drawing, Drawing]] = {}

    def trim(drawing: Drawing) -> Drawing:
        if id(drawing) not in cut:
            cut[id(drawing)] = (drawing, trimmed(drawing, bleed_mm))
        return cut[id(drawing)][1]

    for _, group in groupby(faces, key=lambda face: face.card):
        sides = list(group)
        drawings = [trim(face.drawing) for face in sides]
        fronts, backs = (drawings, []) if apart else (drawings[::2], drawings[1::2])
        label, clear = sides[0].label, min(face.clear_mm for face in sides)
        made = [Card(front, None, label, clear) for front in fronts]
        for at, card in enumerate(made):
            if at < len(backs):
                made[at] = replace(card, back=backs[at])
            elif common and card.size == (common.width_mm, common.height_mm):
                made[at] = replace(card, back=trim(common))
        for copy in range(sides[0].copies):
            for at, card in enumerate(made):
                yield card if copy or at else replace(card, bookmark=sides[0].bookmark)
