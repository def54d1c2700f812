"""What is printed for the proof: papers, cards, the way they lie, edges to turn over, counts, bleed."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

from tests.proof.pairs import Case, in_pairs
from tests.proof.pips import Card

PAPERS = {
    "a3": (297, 420),
    "a4": (210, 297),
    "a5": (148, 210),
    "a6": (105, 148),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
}
CARDS = {
    "poker": (63, 88),
    "us-poker": (63.5, 88.9),
    "bridge": (57.15, 88.9),
    "tarot": (70, 120),
    "mini": (41, 63),
    "square": (70, 70),
    "business": (50.8, 88.9),
    "70x100": (70, 100),
    "100x110": (100, 110),
    "100x130": (100, 130),
    "a7": (74, 105),
    "a6": (105, 148),
    "a5": (148, 210),
    "3x5in": (76.2, 127),
    "own": (47.3, 73.85),
}
AXES: Mapping[str, Sequence[Any]] = {
    "paper": list(PAPERS),
    "card": list(CARDS),
    "lying": [False, True],
    "flip": ["none", "long", "short", "fold"],
    "count": ["one", "part", "full", "one more", "mixed"],
    "apart": ["shared cuts", "bleed", "gutter"],
    "turn": ["auto", "upright", "lying"],
}
_BLEED = {"bleed": 3.0}
_GAP = {"bleed": 6.0, "gutter": 4.0}


@dataclass(frozen=True)
class Print:
    """One print of the proof; lengths in mm."""

    paper: str
    card: str
    lying: bool
    flip: str
    count: str
    apart: str
    turn: str

    @property
    def bleed(self) -> float:
        """How far cards are to be painted over their edges."""
        return _BLEED.get(self.apart, 0.0)

    @property
    def gutter(self) -> float:
        """How far apart cards are to be, at least."""
        return 4.0 if self.apart == "gutter" else 0.0

    @property
    def size(self) -> tuple[float, float]:
        """The card as it is drawn."""
        width, height = CARDS[self.card]
        return (height, width) if self.lying else (width, height)

    def cards(self, room: int) -> list[Card]:
        """The cards of a print whose sheets take so many."""
        count = {
            "one": 1,
            "part": max(room // 2, 1),
            "full": room,
            "one more": room + 1,
            "mixed": room + max(room // 2, 1),
        }[self.count]
        return [
            Card(number, *self.size, two_sided=self.flip != "none" and self._has_back(number))
            for number in range(count)
        ]

    def _has_back(self, number: int) -> bool:
        return self.count != "mixed" or number % 3 != 1

    def __str__(self) -> str:
        return "-".join(str(getattr(self, field.name)) for field in fields(self))


def fits(case: Case) -> bool:
    """Whether a card with its bleed is no larger than the paper, or half of it, one way or other."""
    if "paper" not in case or "card" not in case:
        return True
    across, down = PAPERS[str(case["paper"])]
    apart = str(case.get("apart"))
    bleed, gap = _BLEED.get(apart, 0.0), _GAP.get(apart, 0.0)
    card = [side + 2 * bleed for side in CARDS[str(case["card"])]]
    rooms = [(across, down)]
    if case.get("flip") == "fold":
        near_fold = gap / 2 - bleed
        rooms = [(across / 2 - near_fold, down), (across, down / 2 - near_fold)]
    return any(a <= c and b <= d for a, b in (card, card[::-1]) for c, d in rooms)


def prints() -> list[Print]:
    """Every pair of what is asked for; with PROOF=N in the environment N further combinations as
    chance has it, with PROOF=all every one, which takes hours."""
    more = os.environ.get("PROOF", "0")
    found = in_pairs(AXES, fits)
    if more != "0":
        every = (dict(zip(AXES, values, strict=True)) for values in product(*AXES.values()))
        possible = [case for case in every if fits(case)]
        found = (
            possible if more == "all" else found + random.Random(more).sample(possible, int(more))
        )
    return [Print(**case) for case in found]  # type: ignore[arg-type]
