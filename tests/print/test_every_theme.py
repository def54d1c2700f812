"""Every theme at every card size, a game each: all there, large enough, in place, in any ink."""

from __future__ import annotations

from itertools import cycle

import pytest

from builder.cli.printing.report import PrintReport, common_faults, faults_of, report_cards
from output.card import card_faces, load_layout
from output.card.palette import Ink
from output.card.themes import known_themes
from output.card.view import view_of
from tests.card.inked import inked, said, squeezed
from tests.print.test_every_size import GAMES, SIZES, floor, texts_of, warbands

THEMES = [theme for theme in known_themes() if theme != "signal"]
CAPITALS, CAPITALS_MM = {"labels", "role", "boxes", "panel"}, 1.1
TURNS = [(theme, size) for size in SIZES for theme in THEMES]


@pytest.mark.parametrize(
    ("theme", "size", "game"),
    [(*turn, game) for turn, game in zip(TURNS, cycle((*GAMES, *GAMES[1:])), strict=False)],
)
def test_no_theme_loses_a_word_or_a_size(theme: str, size: str, game: str) -> None:
    layout = load_layout(size)
    for band in warbands(game):
        faces = []
        for fighter in band.fighters:
            made = card_faces(fighter, band.system, layout, warband=band, theme=theme)
            there = said(made)
            for choices in texts_of(view_of(fighter, band.system, band)):
                whole = (all(squeezed(w) in there for w in text.split()) for text in choices)
                assert any(whole), choices
            faces += made
        report = PrintReport(pages=1)
        report_cards(report, faces)
        assert [*faults_of(faces, layout, one_face=False), *common_faults(report)] == []
        for one in (field for card in report.cards for field in card["fields"]):
            least = CAPITALS_MM if one["name"] in CAPITALS else 0.0
            assert one["x_height_mm"] >= max(floor(one["name"], layout), least) - 0.001, one
        for box in (box for face in faces for box in inked(face.drawing)):
            assert box.left >= layout.margin_mm - 0.7, box
            assert box.right <= layout.width_mm - layout.margin_mm + 0.7, box
            assert box.top >= layout.clear_mm, box
            assert box.bottom <= layout.height_mm - layout.clear_mm, box


@pytest.mark.parametrize(
    ("theme", "size"),
    [("broadside", "mini-landscape"), ("broadside", "business-landscape"), ("contrast", "66x50")],
)
def test_a_row_higher_than_any_face_gives_its_words_to_the_rules(theme: str, size: str) -> None:
    band = warbands("core-1e")[1]
    fighter = next(one for one in band.fighters if one.id == "sorel")
    faces = card_faces(fighter, band.system, load_layout(size), warband=band, theme=theme)
    report = PrintReport(pages=1)
    report_cards(report, faces)
    assert common_faults(report) == []
    there = said(faces)
    assert all(squeezed(word) in there for word in "Does not fire in a turn in which".split())


@pytest.mark.parametrize("ink", ["saver", "black"])
@pytest.mark.parametrize("theme", known_themes())
def test_all_words_stand_in_the_same_place_in_any_ink(theme: str, ink: Ink) -> None:
    layout, (band, *_) = load_layout("poker"), warbands("double-tap")
    for fighter in band.fighters:
        full, spare = (
            card_faces(fighter, band.system, layout, theme=theme, ink=one) for one in ("full", ink)
        )
        assert [
            [(text.string, text.x, text.y, text.size) for text in face.placed.all_texts()]
            for face in full
        ] == [
            [(text.string, text.x, text.y, text.size) for text in face.placed.all_texts()]
            for face in spare
        ]
