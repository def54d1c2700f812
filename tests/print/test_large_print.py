"""Large print: sentences of 12 pt, nothing under 10, on larger cards or more faces; nothing is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from builder.cli.opened import open_roster
from output.card import CardFace, card_faces, load_layout
from output.card.large import BODY_MM, LEAST_MM, large_print
from output.card.layout import Layout
from output.card.layouts import known_layouts
from output.display import Text
from output.overlap import overlaps
from output.text import default_fonts
from output.verify.read import read_pdf
from schemas.problems import InputError
from schemas.warband import Warband
from tests.card.inked import said, squeezed, texts_of
from tests.print.prints import ONE_OF_EACH_GAME, SAMPLES, THEMES, printed, run

ROUNDING = 0.002
SIZES = {"core-1e": "100x130", "double-tap": "100x130", "kill-team": "a5", "morsdei": "a6"}
"""The card of each game in large print."""
ON_PAPER = {size: load_layout(size) for size in known_layouts()}
WIDE_ENOUGH = [
    size for size, layout in ON_PAPER.items() if layout.measure_mm >= 45 and layout.height_mm >= 80
]


def faces_of(band: Warband, layout: Layout, theme: str = "signal") -> list[CardFace]:
    """All faces of a warband in large print."""
    large = large_print(layout)
    return [
        face
        for fighter in band.fighters
        for face in card_faces(fighter, band.system, large, warband=band, theme=theme)
    ]


def height(text: Text) -> float:
    """How high its smallest letters are, in mm: small ones, or capitals and figures alone."""
    font = default_fonts().font(text.family, text.weight, text.italic)
    has_small = any(letter.islower() for letter in text.string)
    return (font.x_height if has_small else font.cap_height) * text.size_mm


def sizes_of(folder: Path, name: str, *flags: str) -> tuple[float, float]:
    """Width and height of the cards of a print, as they are drawn."""
    run([name, "-o", f"{folder}/cards/", "--format", "svg", "--force", "--large-print", *flags])
    head = next((folder / "cards").glob("*.svg")).read_text("utf-8")[:400]
    _, _, width, height = head.partition('viewBox="')[2].partition('"')[0].split()
    return float(width), float(height)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_no_letter_of_a_card_is_small(name: str, theme: str) -> None:
    band = open_roster(name).warband
    for face in faces_of(band, ON_PAPER[SIZES[name.partition("/")[0]]], theme):
        assert min(map(height, texts_of(face.drawing))) >= LEAST_MM - ROUNDING
        for report in face.fields:
            assert report.lost_chars == 0
            if report.name == "rules":
                assert report.x_height_mm >= BODY_MM - ROUNDING


@pytest.mark.parametrize("size", WIDE_ENOUGH)
@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_on_every_card_size_all_is_there_and_nothing_overlaps(name: str, size: str) -> None:
    band = open_roster(name).warband
    faces = faces_of(band, ON_PAPER[size])
    assert [pair for face in faces for pair in overlaps(face.drawing)] == []
    for fighter in band.fighters:
        usual = said(card_faces(fighter, band.system, ON_PAPER[size], warband=band))
        large = said([face for face in faces if face.fighter == fighter.id])
        texts = [fighter.name, *(item.name for item in fighter.items)]
        texts += [text for rule in fighter.rules for text in (rule.name, rule.text)]
        words = {squeezed(word) for text in texts for word in text.split()}
        assert {word for word in words if word in usual} <= {
            word for word in words if word in large
        }


@pytest.mark.parametrize("name", SAMPLES)
def test_cards_of_the_game_are_printed_on_a_larger_size(name: str, tmp_path: Path) -> None:
    layout = ON_PAPER[SIZES[name.partition("/")[0]]]
    assert sizes_of(tmp_path, name) == (layout.width_mm, layout.height_mm)


def test_a_card_size_that_is_said_is_kept(tmp_path: Path) -> None:
    assert sizes_of(tmp_path, "core-1e/border-levy", "--card", "poker") == (63, 88)


@pytest.mark.parametrize(("size", "other"), [("mini", "70x100"), ("square", "100x130")])
def test_a_card_that_is_too_small_is_refused(size: str, other: str, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=f"too small for --large-print; choose {other}"):
        printed(tmp_path, "core-1e/border-levy", "--large-print", "--card", size)


@pytest.mark.parametrize("ink", ["full", "black"])
@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_no_letter_of_a_sheet_is_small(name: str, ink: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    flags = "--what", "sheet,roster", "--large-print", "--ink", ink, "--report", str(report)
    pages = read_pdf(printed(tmp_path, name, *flags), "print").pages
    told = json.loads(report.read_text())
    assert {page.number for page in pages if (page.smallest.x_height < LEAST_MM - 0.03)} == set()
    assert min(section["pt"] for section in told["sections"]) >= 12
    assert not any(section["lost_chars"] for section in told["sections"])
    assert told["overlaps"] == []


def test_pointers_and_boxes_to_tick_grow_with_the_letters() -> None:
    band = open_roster("core-1e/border-levy").warband
    leader = band.fighters[0]
    [usual] = card_faces(leader, band.system, ON_PAPER["100x130"], warband=band)
    [large] = faces_of(replace(band, fighters=[leader]), ON_PAPER["100x130"])
    for one, other in zip(usual.placed.strips, large.placed.strips, strict=True):
        assert other.pointer > 1.3 * one.pointer
    ticks, larger = (face.placed.blocks[0].ticks[0].side for face in (usual, large))
    assert larger > 1.15 * ticks


def test_the_report_says_how_large_each_text_is(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    printed(tmp_path, "core-1e/border-levy", "--large-print", "--report", str(report))
    fields = [one for card in json.loads(report.read_text())["cards"] for one in card["fields"]]
    assert min(one["x_height_mm"] for one in fields) >= LEAST_MM - ROUNDING
    assert min(one["x_height_mm"] for one in fields if one["name"] == "rules") >= BODY_MM - ROUNDING


def test_without_the_flag_nothing_is_larger(tmp_path: Path) -> None:
    assert large_print(ON_PAPER["poker"]).type["rules"].pt > ON_PAPER["poker"].type["rules"].pt
    report = tmp_path / "report.json"
    printed(tmp_path, "core-1e/border-levy", "--report", str(report))
    fields = [one for card in json.loads(report.read_text())["cards"] for one in card["fields"]]
    assert max(one["pt"] for one in fields if one["name"] == "rules") <= 8
