"""Sample and hostile fighters at small, low, wide and large sizes: inside, clear of each other, all there."""

from __future__ import annotations

import pytest

from output.card import CardFace, Layout, card_faces, load_layout
from schemas.warband import Fighter
from tests.card.hostile_fighters import hostile_fighter
from tests.card.inked import inked, overlapping, said, squeezed
from tests.card.sample_warbands import battle_mage, gun_truck, hostile, paladin, warband
from tests.card.test_card_places import everything

SIZES = ("mini", "square", "100x110", "a6", "a5")
SAMPLES = (paladin, gun_truck, battle_mage, hostile)
SEEDS = (2, 5, 6, 9, 12, 14, 17, 24, 27, 33)
LONG_WORD = 40
"""A longer word may be broken from one face to the next, with other texts between."""


@pytest.fixture(params=SIZES, scope="module")
def layout(request: pytest.FixtureRequest) -> Layout:
    return load_layout(request.param)


@pytest.fixture(params=[*SAMPLES, *SEEDS], scope="module")
def card(request: pytest.FixtureRequest, layout: Layout) -> tuple[Fighter, list[CardFace]]:
    made = request.param
    fighter: Fighter = hostile_fighter(made) if isinstance(made, int) else made()
    band = warband(fighter)
    return fighter, card_faces(fighter, band.system, layout, warband=band)


def test_letters_are_inside_and_clear_of_each_other(
    card: tuple[Fighter, list[CardFace]], layout: Layout
) -> None:
    for face in card[1]:
        boxes = inked(face.drawing)
        assert overlapping(boxes) == []
        for box in boxes:
            assert box.left >= layout.margin_mm - 0.7, box
            assert box.right <= layout.width_mm - layout.margin_mm + 0.7, box
            assert box.top >= layout.clear_mm, box
            assert box.bottom <= layout.height_mm - layout.clear_mm, box
            assert box.x_height >= layout.floors.text_mm - 0.001, box


def test_all_words_are_there(card: tuple[Fighter, list[CardFace]]) -> None:
    fighter, faces = card
    there = said(faces)
    words = {word for text in everything(fighter) for word in text.split()}
    assert [word for word in words if len(word) < LONG_WORD and squeezed(word) not in there] == []
    assert all(report.lost_chars == 0 for report in faces[0].fields)
