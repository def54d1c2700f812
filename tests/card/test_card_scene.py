"""Emblems by their ink, in the scene and the header, and lines that part something."""

from __future__ import annotations

import itertools

import pytest

from output.card import CardFace, Layout
from output.card.header_emblem import emblem_in_header
from output.card.icons import ink_of
from output.card.placed import Icon
from schemas.warband import Fighter
from tests.card.conftest import Printer
from tests.card.inked import inked
from tests.card.sample_warbands import battle_mage, gun_truck, levy, paladin

EMBLEMS = ["farmer", "truck", "broadsword", "oak-leaf", "laurel-crown", "minigun"]


def inked_box(icon: Icon) -> tuple[float, float, float, float]:
    x, y, width, height = (share * icon.side for share in ink_of(icon.name))
    return icon.x + x, icon.y + y, icon.x + x + width, icon.y + y + height


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_the_ink_of_an_emblem_fills_the_scene(
    emblem: str, faces_of: Printer, poker: Layout
) -> None:
    scene = faces_of(levy(emblem=emblem))[0].placed.scene
    assert scene is not None
    assert scene.emblem is not None
    left, top, right, foot = inked_box(scene.emblem)
    assert max(
        (foot - top) / scene.height / poker.scene.emblem,
        (right - left) / poker.width_mm / poker.scene.emblem_wide,
    ) == (pytest.approx(1.0))
    assert (left + right) / 2 == pytest.approx(poker.width_mm / 2)
    assert (top + foot) / 2 == pytest.approx(scene.y + scene.height / 2)


def crop_of(face: CardFace, poker: Layout) -> float:
    """How much of an emblem in the header shows."""
    assert face.placed.header.emblem is not None
    left, top, right, foot = inked_box(face.placed.header.emblem)
    wide = min(right, poker.width_mm) - left
    high = min(foot, face.placed.header.height) - max(top, 0.0)
    assert top + foot == pytest.approx(face.placed.header.height)
    return wide * high / (right - left) / (foot - top)


@pytest.mark.parametrize("emblem", EMBLEMS)
@pytest.mark.parametrize("make", [paladin, battle_mage])
def test_an_emblem_in_the_header_is_cropped_by_a_third_or_not_at_all(
    make: type[Fighter], emblem: str, faces_of: Printer, poker: Layout
) -> None:
    face = faces_of(make(emblem=emblem, name="Ann"))[0]
    assert face.placed.scene is None
    if face.placed.header.emblem is not None:
        assert crop_of(face, poker) in (pytest.approx(2 / 3), pytest.approx(1.0))


def test_a_narrow_emblem_has_room_beside_a_short_name(faces_of: Printer, poker: Layout) -> None:
    face = faces_of(paladin(emblem="farmer", name="Ann", role_names=(), roles=()))[0]
    assert crop_of(face, poker) == pytest.approx(2 / 3)


def test_an_emblem_is_whole_where_it_would_be_cropped_twice(
    faces_of: Printer, poker: Layout
) -> None:
    face = faces_of(paladin(emblem="candle-holder", name="Tallow Mab", role_names=(), roles=()))[0]
    assert crop_of(face, poker) == pytest.approx(1.0)
    words = [box for box in inked(face.drawing) if box.text.string in ("Tallow Mab", "INFANTRY")]
    assert face.placed.header.emblem is not None
    left = inked_box(face.placed.header.emblem)[0]
    assert left >= max(box.right for box in words) + poker.header.emblem_clear - 0.01


def test_the_right_side_is_cropped_only_where_no_cost_hides_the_rest(poker: Layout) -> None:
    room = 10.0
    words_end = poker.width_mm - poker.header.emblem_clear - room
    header = ("visored-helm", words_end, poker.header.height)
    assert emblem_in_header(*header, True, poker) is None
    emblem = emblem_in_header(*header, False, poker)
    assert emblem is not None
    left, _, right, _ = inked_box(emblem)
    assert left >= words_end + poker.header.emblem_clear
    assert (poker.width_mm - left) / (right - left) == pytest.approx(2 / 3)


def test_an_emblem_without_room_is_left_out(faces_of: Printer) -> None:
    face = faces_of(paladin(emblem="truck", name="Wilhelmina of the Fens"))[0]
    assert face.placed.header.emblem is None


def test_a_card_with_nothing_to_show_still_has_a_scene(faces_of: Printer) -> None:
    face = faces_of(levy(items=[], emblem=""))[0]
    assert face.placed.scene is not None


@pytest.mark.parametrize("make", [levy, paladin, gun_truck])
@pytest.mark.parametrize("emblem", ["", "farmer"])
def test_no_two_lines_have_nothing_between(
    make: type[Fighter], emblem: str, faces_of: Printer
) -> None:
    face = faces_of(make(items=[], rules=[], emblem=emblem))[0]
    lines = sorted(rule.y for box in face.placed.blocks for rule in box.rules)
    words = [text.y for box in face.placed.blocks for text in box.texts]
    for above, below in itertools.pairwise(lines):
        assert any(above < y < below for y in words)


def test_labels_of_the_strip_are_clear_of_the_lines_between_cells(faces_of: Printer) -> None:
    for make in (levy, paladin, gun_truck):
        face = faces_of(make())[0]
        (strip,) = face.placed.strips
        labels = [text for text in strip.texts if text.string.isupper()]
        edges = [
            (box.left, box.right)
            for box in inked(face.drawing)
            if box.text.string in {text.string for text in labels}
            and abs(box.text.y - labels[0].y) < 0.01
        ]
        for line in strip.lines:
            assert min(abs(line - edge) for pair in edges for edge in pair) >= 0.7
