"""Characters that are none, pictures, unknown scripts: printed in every form, told and read back."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest

from builder import build, load_catalog
from builder.cli.printing.report import PrintReport, report_cards
from output import impose, load_sheet, write_pdf
from output.card.faces import card_faces
from output.card.layouts import load_layout
from output.display import Drawing, Text
from output.export import EXPORTS
from output.svg.writer import write_svg
from schemas.roster import Pick, Roster, RosterFighter

NO_CHARACTERS = ["\ufffe", "\uffff", "\ufdd0", "\U0001fffe", "\U0010ffff", "\ue000", "\U000e0000"]
UNSEEN = ["\ufeff", "\ufe0e", "\U000e0100", "\U000e0041\U000e007f", "\u200d", "\u2066\u202e"]
CONTROLS = ["\x01", "\x08", "\x1b", "\x7f", "\x9f"]
BREAKS = ["\u2028", "\u2029", "\x85", "\x0b", "\r\n"]
NO_FONT = ["ทหาร", "전사", "अ"]
OTHERS = [
    "👩\u200d🚀 👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 🇩🇪🇫 1️⃣ 👍🏽",
    "محاربون" * 12,
    'سيف 12" مدى',
    "ırmak İstanbul ﬁne straße ŉ ǰ ΐ",
    "e" + "\u0301" * 5000,
]


def faces_of(middle: str):
    said = f"Odo{middle}Kay"
    fighter = RosterFighter(
        unit="infantry",
        name=said,
        notes=said,
        with_=[Pick.model_validate({"item": "pistol", "as": said})],
    )
    warband = build(
        Roster(system="core-1e", name=said, fighters=[fighter]), load_catalog("core-1e")
    )
    layout = load_layout("poker")
    return warband, [
        face
        for one in warband.fighters
        for face in card_faces(one, warband.system, layout, warband=warband)
    ]


def report_on(faces) -> PrintReport:
    report = PrintReport(pages=1)
    report_cards(report, faces)
    return report


def page_of(faces):
    return impose(faces, load_sheet("a4"))


@pytest.mark.parametrize(
    "middle", [*NO_CHARACTERS, *UNSEEN, *CONTROLS, *BREAKS, *NO_FONT, *OTHERS], ids=ascii
)
def test_hostile_text_is_printed_drawn_and_exported(middle: str, read_back) -> None:
    warband, faces = faces_of(middle)
    target = io.BytesIO()
    printout = page_of(faces)
    write_pdf(printout, target)
    letters = list(read_back(target.getvalue()).letters(0))
    card = [one for one in letters if one.top < 16.5 + 88 and one.left < 10.5 + 63]
    said = "".join(one.char for one in card)
    assert said.count("Odo") + said.count("Kay") >= 4
    for one in card:
        assert 10.5 + 1.5 <= one.left <= one.right <= 10.5 + 63 - 1.5, one
        assert 16.5 + 1.0 <= one.top <= one.bottom <= 16.5 + 88 - 1.0, one
    for page in printout.pages:
        ElementTree.fromstring(write_svg(page))
    for face in faces:
        ElementTree.fromstring(face.svg)
    for export in EXPORTS.values():
        assert export(warband, []).encode()


@pytest.mark.parametrize("middle", [*NO_CHARACTERS, *NO_FONT], ids=ascii)
def test_what_no_font_has_is_seen_and_told(middle: str) -> None:
    _, faces = faces_of(middle)
    assert set(middle) == set(report_on(faces).missing_glyphs)


@pytest.mark.parametrize("middle", [*UNSEEN, *CONTROLS, *BREAKS, *OTHERS[:-1]], ids=ascii)
def test_what_fonts_have_or_nobody_sees_is_no_fault(middle: str) -> None:
    _, faces = faces_of(middle)
    report = report_on(faces)
    assert report.missing_glyphs == []
    assert report.overlaps == []
    assert not any(field["lost_chars"] for card in report.cards for field in card["fields"])


@pytest.mark.parametrize("separator", BREAKS, ids=ascii)
def test_a_line_separator_breaks_a_line_of_notes(separator: str) -> None:
    _, faces = faces_of(separator)
    texts = [text for face in faces for text in face.placed.all_texts()]
    assert any(text.string.strip() == "Kay" for text in texts)
    assert not any(separator in text.string for text in texts)


def test_a_drawing_piles_no_marks_either() -> None:
    drawing = Drawing(40, 10, [Text(2, 5, "e" + "\u0301" * 5000, "Noto Sans", 3)])
    assert write_svg(drawing).count("\u0301") == 3


def test_marks_that_are_not_drawn_are_told() -> None:
    _, faces = faces_of("e" + "\u0301" * 5000)
    (card,) = report_on(faces).cards
    lost = {field["name"]: field["lost_chars"] for field in card["fields"]}
    assert lost["name"] == lost["rules"] == 4997
