"""Panels, range bands in cells, chips, arcs and values under others, as they are drawn."""

from __future__ import annotations

import pytest

from output.card import CardFace, Ink, card_faces, load_layout
from output.card.placed import Ground
from output.card.themes import load_theme
from output.card.typeset import type_set
from output.display import Rect
from output.text import default_fonts
from schemas.card import CardSpec
from schemas.warband import Carried, Fighter
from tests.card.inked import texts_of
from tests.card.sample_warbands import levy, statline, system, value, warband, weapon

PANEL = {
    "panel": "pool",
    "beside": ["walk", "run"],
    "bars": {"odds-1": "1", "odds-2": "2"},
    "title": "Chance to pay",
}
NAMES = {
    "pool": ("AP Pool", "AP"),
    "walk": ("Walk", "Walk"),
    "run": ("Run", "Run"),
    "odds-1": ("Pays 1", "1 AP"),
    "odds-2": ("Pays 2", "2 AP"),
}


def printed(fighter: Fighter, size: str, *parts: object, ink: Ink = "full") -> CardFace:
    spec = CardSpec.model_validate({"front": ["name", *parts]})
    band = warband(fighter)
    band.system = system(card=spec, characteristics={**system().characteristics, **NAMES})
    (face,) = card_faces(fighter, band.system, load_layout(size), warband=band, ink=ink)
    return face


def active() -> Fighter:
    values = {
        **statline(),
        "pool": value("pool", "6"),
        "walk": value("walk", '7"', '8"'),
        "run": value("run", '16"'),
        "odds-1": value("odds-1", "98%"),
        "odds-2": value("odds-2", "89%"),
    }
    return levy(values=values)


def texts(face: CardFace) -> list[str]:
    return [text.string for text in face.placed.all_texts()]


def grounds(face: CardFace, kind: str) -> list[Ground]:
    return [ground for box in face.placed.blocks for ground in box.grounds if ground.kind == kind]


def test_a_panel_has_its_figure_on_the_warbands_colour_and_bars_of_their_share() -> None:
    face = printed(active(), "a6", PANEL)
    (ground,) = grounds(face, "panel")
    layout = load_layout("a6")
    assert (ground.x, ground.width) == (layout.margin_mm, layout.panel.box)
    wholes, shares = grounds(face, "bar"), grounds(face, "share")
    assert [part.width / all_.width for part, all_ in zip(shares, wholes, strict=True)] == [
        pytest.approx(0.98),
        pytest.approx(0.89),
    ]
    assert {"AP POOL", "6", "WALK", "Chance to pay", "98%"} <= set(texts(face))


@pytest.mark.parametrize("ink", ["full", "saver", "black"])
def test_a_panel_is_filled_only_where_no_ink_is_saved(ink: Ink) -> None:
    face = printed(active(), "a6", PANEL, ink=ink)
    (ground,) = grounds(face, "panel")
    (drawn,) = [
        item
        for item in face.drawing.items
        if isinstance(item, Rect) and (item.x, item.w) == (ground.x, ground.width)
    ]
    words = next(text for text in texts_of(face.drawing) if text.string == "AP POOL")
    assert bool(drawn.style.fill) == (ink == "full")
    assert drawn.style.stroke == (None if ink == "full" else words.fill)


def test_a_figure_beside_it_that_is_worse_is_red_and_stands_under_the_others() -> None:
    face = printed(active(), "a6", PANEL)
    found = [text for text in face.placed.all_texts() if text.string.startswith(('7"', '16"'))]
    assert [(text.string, text.tone) for text in found] == [('7"▾', "alert"), ('16"', "ink")]


def test_on_a_narrow_card_a_panel_is_a_cell_and_words() -> None:
    face = printed(active(), "mini", "move", PANEL)
    assert grounds(face, "panel") == []
    said = " ".join(texts(face)).replace("\N{NO-BREAK SPACE}", " ")
    assert 'Walk  7"▾  · Run 16"' in said
    assert "1 AP 98% · 2 AP 89%" in said
    assert "AP POOL" in texts(face)


CELLS = {
    "reach": "range",
    "edges": ["0", "9", "18"],
    "values": ["touch", "near", "far"],
    "cells": "yes",
    "against": "to-hit",
}


def shooter(name: str = "Gun") -> Fighter:
    gun = weapon(name, '18"')
    gun.values["near"] = value("near", "2+", better="low")
    gun.values["far"] = value("far", "4+", better="low")
    return levy(items=[gun])


def test_bands_are_solid_tinted_or_dashed_and_a_dot_out_of_reach() -> None:
    face = printed(shooter(), "poker", {"weapons": "all", "columns": ["range"], "bands": CELLS})
    (near,), (far,) = grounds(face, "better"), grounds(face, "worse")
    assert near.x + near.width < far.x
    (dot,) = [dot for box in face.placed.blocks for dot in box.dots]
    assert dot[0] < near.x
    assert {'0"', '9"', '18"'} <= set(texts(face))


def test_bands_without_room_in_columns_stand_on_a_line() -> None:
    part = {"weapons": "all", "columns": ["range"], "bands": CELLS}
    face = printed(shooter(), "mini", part)
    assert grounds(face, "better") == []
    assert '≤9" ' in texts(face) or '≤9"' in texts(face)


@pytest.mark.parametrize("ink", ["full", "saver", "black"])
def test_each_kind_of_ground_is_drawn_in_every_ink(ink: str) -> None:
    chant = Carried("f/c", "chant", "action", "Chant", text="Sing.")
    chant.values["range"] = value("range", "1")
    fighter = active()
    fighter.items = [*shooter().items, chant]
    fighter.selected = {"kind:action": (chant,)}
    parts = [
        "name",
        {"value": "pool", "arc": "yes"},
        PANEL,
        {"weapons": "all", "columns": ["range"], "boxed": {"range": "near"}, "bands": CELLS},
        {"items": "kind:action", "text": "yes", "chip": "range"},
    ]
    band = warband(fighter)
    spec = CardSpec.model_validate({"front": parts})
    band.system = system(card=spec, characteristics={**system().characteristics, **NAMES})
    (face,) = card_faces(fighter, band.system, load_layout("a6"), warband=band, ink=ink)  # type: ignore[arg-type]
    kinds = {ground.kind for box in face.placed.blocks for ground in box.grounds}
    assert kinds == {"panel", "bar", "share", "boxed", "better", "worse", "chip"}
    assert face.svg.count("<path") >= 1
    assert len(face.drawing.items) > 40


def test_a_chip_lies_behind_its_letters_and_before_the_text() -> None:
    chant = Carried("f/c", "chant", "action", "Chant", text="Sing.")
    chant.values["range"] = value("range", "1")
    fighter = levy(items=[chant], selected={"kind:action": (chant,)})
    face = printed(fighter, "poker", {"items": "kind:action", "text": "yes", "chip": "range"})
    (ground,) = grounds(face, "chip")
    lead, chip, said = [
        next(text for text in face.placed.all_texts() if part in text.string)
        for part in ("Chant", "1\N{NO-BREAK SPACE}", "Sing")
    ]
    type_ = type_set(load_layout("poker"), load_theme("signal"), default_fonts())
    spaces = said.string[: said.string.index("S")]
    assert lead.x + type_.run_width("Chant", lead.font, lead.size) < ground.x < chip.x
    assert ground.x + ground.width < said.x + type_.run_width(spaces, said.font, said.size)


def test_values_under_a_figure_make_the_strip_higher_by_a_line() -> None:
    part = {"value": "move", "under": ["to-hit"]}
    (plain,), (higher,) = (printed(levy(), "a6", p).placed.strips for p in ("move", part))
    assert higher.height - plain.height == pytest.approx(load_layout("a6").strip.under)
    assert "To hit 3+" in [text.string for text in higher.texts]


def test_lines_between_cells_end_over_values_that_would_touch_them() -> None:
    parts = [{"value": id_, "under": ["walk"]} for id_ in statline()]
    type_ = type_set(load_layout("poker"), load_theme("signal"), default_fonts())
    seen = set()
    for digits in range(1, 8):
        fighter = active()
        fighter.values["walk"] = value("walk", "1234567"[:digits])
        (strip,) = printed(fighter, "poker", *parts).placed.strips
        widths = [
            type_.text_width(text)
            for text in strip.texts
            if text.string.endswith("1234567"[:digits])
        ]
        if widths:
            cell = type_.layout.measure_mm / len(statline())
            is_near = max(widths) > cell - 1.0
            assert strip.under == (type_.layout.strip.under if is_near else 0.0)
            seen.add(is_near)
    assert seen == {True, False}


def test_values_that_are_too_wide_to_stand_under_a_figure_are_said_in_words() -> None:
    parts = [{"value": id_, "under": ["walk"]} for id_ in statline()]
    fighter = active()
    fighter.values["walk"] = value("walk", "1234567890")
    face = printed(fighter, "poker", *parts)
    assert not any("1234567890" in t.string for s in face.placed.strips for t in s.texts)
    assert any("1234567890" in text for text in texts(face))


def test_an_arc_is_drawn_with_its_front_up() -> None:
    fighter = levy(values={**statline(), "pool": value("pool", "180°")})
    (strip,) = printed(fighter, "poker", {"value": "pool", "arc": "yes"}).placed.strips
    (arc,) = strip.arcs
    start, end = (tuple(map(float, xy.split())) for xy in _ends(arc.path))
    assert start == (pytest.approx(arc.x - arc.radius, abs=1e-3), pytest.approx(arc.y, abs=1e-3))
    assert end == (pytest.approx(arc.x + arc.radius, abs=1e-3), pytest.approx(arc.y, abs=1e-3))
    assert "180°" not in [text.string for text in strip.texts]


def _ends(path: str) -> tuple[str, str]:
    start, arc = path.partition("L")[2].split("A")
    return start, " ".join(arc.removesuffix("Z").split()[-2:])


def talker(paragraphs: int, words: int) -> Fighter:
    return levy(notes="\n".join(["word " * words] * paragraphs))


def starts(face: CardFace) -> set[float]:
    return {round(t.x, 3) for box in face.placed.blocks for t in box.texts if "word" in t.string}


def test_on_a_wide_card_paragraphs_stand_in_two_columns_where_that_is_lower() -> None:
    layout = load_layout("a6")
    left = layout.margin_mm
    assert min(starts(printed(talker(4, 6), "a6", "notes"))) >= left
    assert len([x for x in starts(printed(talker(4, 6), "a6", "notes")) if x > 50]) == 1
    assert [x for x in starts(printed(talker(1, 30), "a6", "notes")) if x > 50] == []
    assert [x for x in starts(printed(talker(4, 6), "poker", "notes")) if x > 32] == []


def test_nothing_is_lost_between_the_columns() -> None:
    for size in ("a6", "poker"):
        face = printed(talker(5, 9), size, "notes")
        assert " ".join(texts(face)).split().count("word") == 45


def test_what_goes_on_to_another_face_stands_in_one_column() -> None:
    fighter = talker(30, 30)
    band = warband(fighter)
    band.system = system(card=CardSpec.model_validate({"front": ["name", "notes"]}))
    faces = card_faces(fighter, band.system, load_layout("a6"), warband=band)
    assert len(faces) > 1
    words = [text for face in faces for text in texts(face)]
    assert " ".join(words).split().count("word") == 900
    assert max(x for face in faces for x in starts(face)) < 30
