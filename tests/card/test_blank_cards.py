"""Blank cards: every label of a game's card, and room to write by hand beside each."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from builder.build import build
from builder.build.deck import units_of
from builder.catalog import load_catalog
from output.card.blank import blank_faces
from output.card.faces import CardFace
from output.card.layouts import load_layout
from output.looks import Looks
from output.overlap import overlaps
from schemas.roster import Roster
from schemas.warband import SystemView, Warband

GAMES = ("core-1e", "double-tap", "kill-team", "morsdei")
SIZES = ("mini", "business", "poker", "square", "70x120", "3x5in", "100x130", "a6", "a5")
THEMES = ("signal", "broadside", "dispatch", "vesper", "contrast")
HAIR = 0.01


def general(game: str) -> Warband:
    return build(Roster(system=game), load_catalog(game))


def made(game: str, size: str = "poker", **how: object) -> list[CardFace]:
    return blank_faces(
        general(game), load_layout(size), boxes={"wounds": 3, "hp": 14, "W": 2}, copies=4,
        number=7, **how,  # type: ignore[arg-type]
    )  # fmt: skip


def said(faces: list[CardFace]) -> str:
    return " ".join(text.string for face in faces for text in face.placed.all_texts()).upper()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_boxes_and_labels_stand_clear_of_each_other_and_within_the_card(
    game: str, size: str
) -> None:
    for face in made(game, size):
        placed = face.placed
        boxes = placed.write_ins
        for one, other in combinations(boxes, 2):
            beside = (
                one.x + one.width <= other.x + HAIR
                or other.x + other.width <= one.x + HAIR
                or one.y + one.height <= other.y + HAIR
                or other.y + other.height <= one.y + HAIR
            )
            assert beside, (one, other)
        for box in boxes:
            assert box.width >= 4.0
            assert box.height >= 2.9
            assert box.x >= placed.margin - HAIR
            assert box.x + box.width <= placed.width - placed.margin + HAIR
            assert box.y + box.height <= placed.footer.y
            label = box.label
            for text in placed.all_texts():
                if text is not label and text.string.strip():
                    clear = text.x >= box.x + box.width or text.x < box.x
                    assert clear or not box.y < text.y - 0.5 < box.y + box.height, (box, text)
        for block in placed.blocks:
            assert all(rule.y <= placed.footer.y + HAIR for rule in block.rules)
            assert all(rule.width >= 8 for rule in block.rules)
        assert overlaps(face.drawing, face.fonts) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_each_characteristic_of_the_card_has_its_label_in_each_theme(game: str, theme: str) -> None:
    system: SystemView = general(game).system
    words = said(made(game, system.card.size or "poker", theme=theme))
    for part in system.card.front:
        if isinstance(part, str) and part in system.characteristics:
            name, short = system.characteristics[part]
            assert name.upper() in words or (short and short.upper() in words), part
    assert "NAME" in words
    assert "NOTES" in words
    assert "WEAPONS" in words


@pytest.mark.parametrize("game", GAMES)
def test_a_blank_card_of_the_best_size_has_one_face(game: str) -> None:
    assert len(made(game, general(game).system.card.size or "poker")) == 1


def test_a_box_lies_over_what_the_template_draws_on_paper_of_its_own() -> None:
    (face,) = made("core-1e")
    cost = min(face.placed.write_ins, key=lambda box: (box.y, -box.x))
    drawn = [item for item in face.drawing.items if getattr(item, "w", 0) == round(cost.width, 3)]
    assert drawn
    assert drawn[-1].style.fill == face.look.palette.paper  # type: ignore[union-attr]
    assert face.svg.count("<rect") >= len(face.placed.write_ins)


def test_a_template_with_its_own_svg_element_has_the_boxes_within_it(tmp_path) -> None:
    folder = tmp_path / "card"
    folder.mkdir()
    (folder / "signal.svg.j2").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{ face.width }} {{ face.height }}">'
        '<circle cx="9" cy="9" r="4" fill="#884422"/></svg>'
    )
    (face,) = blank_faces(
        general("core-1e"),
        load_layout("poker"),
        boxes={},
        copies=1,
        number=7,
        looks=Looks((tmp_path,)),
    )
    assert face.svg.rstrip().endswith("</svg>")
    assert face.svg.count("</svg>") == 1
    assert len(face.drawing.items) > len(face.placed.write_ins)


def test_a_dark_theme_is_printed_on_white_to_be_written_on() -> None:
    (face,) = made("core-1e", theme="vesper")
    assert face.look.palette.paper == "#FFFFFF"
    assert not face.look.palette.band


def test_there_are_as_many_boxes_to_tick_as_any_unit_has() -> None:
    catalog = load_catalog("morsdei")
    most = max(
        value.number
        for one in units_of(catalog).fighters
        if isinstance((value := one.values["hp"]).number, int)
    )
    faces = blank_faces(
        general("morsdei"), load_layout("70x120"), boxes={"hp": most}, copies=1, number=7
    )
    assert sum(len(block.ticks) for block in faces[0].placed.blocks) == most


def test_without_points_and_notes_neither_is_asked_for() -> None:
    words = said(made("core-1e", points=False, notes=False))
    assert "POINTS" not in words
    assert "NOTES" not in words
    assert "POINTS" in said(made("core-1e"))


def test_what_has_no_room_goes_on_behind_and_is_not_left_out() -> None:
    small, large = made("kill-team", "mini"), made("kill-team", "a5")
    assert len(small) > 2
    assert [face.card for face in small] == [7, 7, 8, 8][: len(small)]
    for label in ("TEAM: BOTTLE TEST FROM", "OVERWATCH", "AMMO", "INJURIES", "XP"):
        assert label in said(small)
        assert label in said(large)


def test_long_labels_of_a_game_are_kept_whole() -> None:
    warband = general("core-1e")
    long = "Uncommonly Long Winded Characteristic Of All Fighters"
    known = {**warband.system.characteristics, "morale": (long, long)}
    warband = replace(warband, system=replace(warband.system, characteristics=known))
    (first, *more) = blank_faces(warband, load_layout("mini"), boxes={}, copies=1, number=7)
    words = said([first, *more])
    for word in long.upper().split():
        assert word in words
    for face in (first, *more):
        for text in face.placed.all_texts():
            assert text.x >= 0
