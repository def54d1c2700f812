"""Where everything stands on a card: inside it, clear of each other, large enough, all of it."""

from __future__ import annotations

import pytest

from output.card import CardFace, Layout
from output.card.view import view_of
from output.text import plain_text
from schemas.warband import Fighter
from tests.card.conftest import Printer
from tests.card.hostile_fighters import hostile_fighter
from tests.card.inked import inked, overlapping, said, squeezed, texts_of
from tests.card.sample_warbands import (
    battle_mage,
    champion,
    gun_truck,
    hostile,
    levy,
    paladin,
    system,
)

SAMPLES = {
    "levy": levy,
    "champion": champion,
    "paladin": paladin,
    "battle mage": battle_mage,
    "gun truck": gun_truck,
    "hostile": hostile,
}
HOSTILE = range(24)
SAFE_MM = 1.0
"""No ink nearer to the cut; letters themselves keep to the margin of 3.5 mm."""


def cards() -> list[pytest.ParameterSet]:
    made = [pytest.param(make(), id=name) for name, make in SAMPLES.items()]
    return made + [pytest.param(hostile_fighter(seed), id=f"hostile {seed}") for seed in HOSTILE]


@pytest.fixture(params=cards(), scope="module")
def card(request: pytest.FixtureRequest, faces_of: Printer) -> tuple[Fighter, list[CardFace]]:
    return request.param, faces_of(request.param)


def test_all_letters_are_inside_the_card(
    card: tuple[Fighter, list[CardFace]], poker: Layout
) -> None:
    for face in card[1]:
        for box in inked(face.drawing):
            assert box.left >= poker.margin_mm - 0.6, box
            assert box.right <= poker.width_mm - poker.margin_mm + 0.6, box
            assert box.top >= SAFE_MM, box
            assert box.bottom <= poker.height_mm - SAFE_MM, box


def test_no_two_lines_overlap(card: tuple[Fighter, list[CardFace]]) -> None:
    for face in card[1]:
        assert overlapping(inked(face.drawing)) == []


def test_no_text_is_under_its_floor(card: tuple[Fighter, list[CardFace]], poker: Layout) -> None:
    for face in card[1]:
        assert min(box.x_height for box in inked(face.drawing)) >= poker.floors.text_mm - 0.001
    for report in card[1][0].fields:
        floor = {"name": poker.floors.name_mm, "figures": poker.floors.figure_mm}
        assert report.x_height_mm >= floor.get(report.name, poker.floors.text_mm) - 0.001, report


def test_every_word_is_on_the_card(card: tuple[Fighter, list[CardFace]]) -> None:
    fighter, faces = card
    there = said(faces)
    for text in everything(fighter):
        for word in text.split():
            assert squeezed(word) in there, word


def everything(fighter: Fighter) -> list[str]:
    """What the player or the catalog has written about a fighter, without marks."""
    found = [fighter.name, fighter.notes, fighter.squad_name, *fighter.role_names]
    found += fighter.keyword_names
    for rule in fighter.rules:
        found += [rule.name, plain_text(rule.text)]
    for item in fighter.items:
        found.append(plain_text(item.text))
        found += [item.name] if item.kind != "armour" else []
    for receipt in fighter.receipts.values():
        found += [line.label for line in receipt.lines if line.amount]
    found += [value.text for value in fighter.values.values()]
    return found


def test_the_same_fighter_gives_the_same_card(
    card: tuple[Fighter, list[CardFace]], faces_of: Printer
) -> None:
    fighter, faces = card
    assert [face.svg for face in faces_of(fighter)] == [face.svg for face in faces]


def test_nothing_is_lost_or_without_a_glyph(card: tuple[Fighter, list[CardFace]]) -> None:
    for face in card[1]:
        assert face.missing_glyphs == ()
        assert all(report.lost_chars == 0 for report in face.fields)


def test_each_face_says_who_it_is_and_repeats_the_statline(
    card: tuple[Fighter, list[CardFace]],
) -> None:
    fighter, faces = card
    cells = view_of(fighter, system()).strip
    for face in faces:
        strings = [text.string for text in texts_of(face.drawing)]
        assert str(fighter.number) in strings
        for cell in cells:
            assert (cell.text or "–") in strings
        if len(faces) > 1:
            assert f"{face.index}/{len(faces)}" in strings
