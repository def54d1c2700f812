"""Marks piled on letters: the card stays a card, and the report tells what is not drawn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from output.card import CardFace, Layout, card_faces
from output.overlap import overlaps
from schemas.receipt import Receipt, ReceiptLine
from schemas.warband import Fighter
from tests.card.conftest import Printer
from tests.card.inked import inked
from tests.card.sample_warbands import levy, warband

ACUTE, DOT_BELOW = "\u0301", "\u0323"
PILES = [50, 200, 5000]


def lost(faces: list[CardFace], name: str) -> int:
    return sum(field.lost_chars for field in faces[0].fields if field.name == name)


@pytest.mark.parametrize("count", PILES)
def test_a_name_with_a_pile_of_marks_leaves_a_card(
    count: int, faces_of: Printer, poker: Layout
) -> None:
    faces = faces_of(levy(name="Ze" + ACUTE * count + "t"))
    assert len(faces) == 1
    assert faces[0].placed.header.height < 1.2 * poker.header.height
    assert lost(faces, "name") == count - 3


@pytest.mark.parametrize("count", PILES)
def test_notes_with_a_pile_of_marks_say_all_their_letters(count: int, faces_of: Printer) -> None:
    faces = faces_of(levy(notes="x" + ACUTE * count + " after"))
    said = " ".join(text.string for face in faces for text in face.placed.all_texts())
    assert len(faces) == 1
    assert f"x{ACUTE * 3} after" in said
    assert lost(faces, "rules") == count - 3


def piled() -> list[Fighter]:
    wide = "".join(letter + ACUTE * 9 for letter in "ABCDEFGHIJKL")
    deep = " ".join(f"{letter}{ACUTE * 9} g{DOT_BELOW * 9}" for letter in "ABCDEFGHIJKL" * 4)
    return [levy(name=wide, notes=deep), levy(name="g" + DOT_BELOW * 9, role_names=(wide,))]


@pytest.mark.parametrize("at", range(len(piled())))
def test_piles_of_marks_keep_clear_of_the_lines_beside_them(at: int, faces_of: Printer) -> None:
    for face in faces_of(piled()[at]):
        assert overlaps(face.drawing) == []
        assert min(box.top for box in inked(face.drawing)) > 1.0


def test_a_label_is_short(faces_of: Printer) -> None:
    for name in ("Ze" + ACUTE * 5000 + "t", "W" * 300):
        assert all(len(face.label) < 70 for face in faces_of(levy(name=name)))


def test_a_receipt_says_a_name_of_several_lines_on_one(faces_of: Printer) -> None:
    price = Receipt(
        (ReceiptLine("Two\u2028lines", 9, "f/mail"), ReceiptLine("blade", 5, "f/blade"))
    )
    face = faces_of(levy(cost={"points": 14}, receipts={"points": price}))[0]
    said = [text.string.replace("\u00a0", " ") for text in face.placed.all_texts()]
    assert any("two lines 9" in text.lower() for text in said)


def test_what_hangs_from_the_words_of_the_footer_keeps_off_the_cut(poker: Layout) -> None:
    one = levy()
    band = replace(warband(one), name="صلاح الدين الأيوبي")
    for face in card_faces(one, band.system, poker, warband=band):
        assert max(box.bottom for box in inked(face.drawing)) <= poker.height_mm - 2.0


def test_a_warning_says_a_piled_up_name_once_and_short(faces_of: Printer, tmp_path: Path) -> None:
    fighter = levy(name="Ze" + ACUTE * 5000 + "t", picture=tmp_path / "none.png")
    (warning,) = faces_of(fighter)[0].warnings
    assert warning.count(ACUTE) <= 3
