"""Several edits are said as one: what is done alike is said once."""

from __future__ import annotations

import pytest

from builder.check.phrase import Phrase, Recount, Words, said_as_one
from builder.check.repair.candidate import COUNT, FIGHTER, Candidate, together
from schemas.finding import Change

AXE, BOW = Phrase("remove", "Axe", "from", "Rat"), Phrase("remove", "Bow", "from", "Rat")


@pytest.mark.parametrize(
    ("several", "said"),
    [
        ([AXE], "remove Axe from Rat"),
        ([AXE, BOW], "remove Axe and Bow from Rat"),
        ([AXE, AXE], "remove 2 × Axe from Rat"),
        ([Phrase("remove", "Rat"), Phrase("remove", "Ox"), Phrase("remove", "Ape")],
         "remove Rat, Ox and Ape"),
        ([Phrase("remove", "Rat"), AXE], "remove Rat and remove Axe from Rat"),
        ([Phrase("add", "Axe", "to", "Ox"), Phrase("add", "Axe", "to", "Ape")],
         "add Axe to Ox and Ape"),
        ([AXE, BOW, Phrase("remove", "Bow", "from", "Ox"), Phrase("remove", "Axe", "from", "Ox")],
         "remove Axe and Bow from Rat and Ox"),
        ([AXE, Phrase("add", "Axe", "to", "Ox"), "join Lance to Bows"],
         "remove Axe from Rat, add Axe to Ox and join Lance to Bows"),
        ([Phrase("swap", "Axe for Bow", "on", "Rat"), Phrase("swap", "Cap for Helm", "on", "Rat")],
         "swap Axe for Bow and Cap for Helm on Rat"),
        ([Phrase("make", "Ro", whom="boss"), Phrase("make", "Bo", whom="boss")],
         "make Ro and Bo boss"),
        (["Ro leaves", "Ro leaves"], "2 × Ro leaves"),
    ],
)  # fmt: skip
def test_what_is_done_alike_is_said_once(several: list[Words], said: str) -> None:
    assert said_as_one(several) == said


@pytest.mark.parametrize(
    ("several", "said"),
    [
        ([Phrase("remove", "Ox"), Recount("Rat", 2, 3)], "Rat: 2 instead of 3 and remove Ox"),
        ([AXE, Recount("Rat", 2, 3), Phrase("add", "Axe", "to", "Ox"), Recount("Ape", 1, 2)],
         "Rat: 2 instead of 3, Ape: 1 instead of 2, remove Axe from Rat and add Axe to Ox"),
        ([Phrase("remove", "Ox"), Phrase("", "Ro", "no longer", "boss")],
         "Ro no longer boss and remove Ox"),
    ],
)  # fmt: skip
def test_who_is_counted_anew_or_loses_a_role_never_seems_to_be_removed(
    several: list[Words], said: str
) -> None:
    assert said_as_one(several) == said


def test_a_line_that_is_counted_anew_twice_is_told_from_what_it_was() -> None:
    """What the second edit finds is what the first left, and nobody has seen that."""
    first = Candidate(Recount("Rats", 4, 9), (Change("count", "r", count=4),), COUNT, -10)
    gone = Candidate(Phrase("remove", "Ox"), (Change("remove", "o"),), FIGHTER, -4)
    second = Candidate(Recount("Rats", 3, 4), (Change("count", "r", count=3),), COUNT, -2)
    both = together(first, gone, second)
    assert both.label == "Rats: 3 instead of 9 and remove Ox"
    assert both.changes == (Change("count", "r", count=3), Change("remove", "o"))
    assert both.delta == -16
