"""Several edits are said as one: what is done alike is said once."""

from __future__ import annotations

import pytest

from builder.check.phrase import Phrase, Words, said_as_one

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
        ([AXE, Phrase("add", "Axe", "to", "Ox"), "Rat: 2 instead of 3"],
         "remove Axe from Rat, add Axe to Ox and Rat: 2 instead of 3"),
        ([Phrase("swap", "Axe for Bow", "on", "Rat"), Phrase("swap", "Cap for Helm", "on", "Rat")],
         "swap Axe for Bow and Cap for Helm on Rat"),
        ([Phrase("make", "Ro", whom="boss"), Phrase("make", "Bo", whom="boss")],
         "make Ro and Bo boss"),
        (["Ro leaves", "Ro leaves"], "2 × Ro leaves"),
    ],
)  # fmt: skip
def test_what_is_done_alike_is_said_once(several: list[Words], said: str) -> None:
    assert said_as_one(several) == said
