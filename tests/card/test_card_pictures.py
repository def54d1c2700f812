"""A fighter's picture: in the scene, or as a portrait, or told why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from output.card import CardFace, Layout
from output.display import Group, Item
from output.display import Image as Shown
from tests.card.conftest import Printer
from tests.card.sample_warbands import levy, paladin


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    path = tmp_path / "odo.png"
    Image.new("RGB", (300, 200), "#884422").save(path)
    return path


def shown(face: CardFace) -> list[Shown]:
    return list(pictures_in(face.drawing.items))


def pictures_in(items: list[Item]) -> Iterator[Shown]:
    for item in items:
        if isinstance(item, Shown):
            yield item
        elif isinstance(item, Group):
            yield from pictures_in(item.items)


def test_a_picture_fills_the_scene(faces_of: Printer, picture: Path, poker: Layout) -> None:
    (image,) = shown(faces_of(levy(picture=picture))[0])
    assert image.w >= poker.width_mm + 2 * poker.bleed_mm
    assert image.w / image.h == pytest.approx(300 / 200)
    assert image.y > 40


def test_without_room_for_a_scene_a_picture_is_a_portrait(faces_of: Printer, picture: Path) -> None:
    (image,) = shown(faces_of(paladin(picture=picture))[0])
    assert image.y < 16


@pytest.mark.parametrize("size", [(300, 200), (200, 300), (200, 200), (400, 20)])
def test_a_portrait_is_cropped_to_the_cut_card(
    size: tuple[int, int], faces_of: Printer, tmp_path: Path, poker: Layout
) -> None:
    path = tmp_path / "odo.png"
    Image.new("RGB", size, "#884422").save(path)
    front = faces_of(paladin(picture=path))[0]
    (image,) = shown(front)
    wide, high = front.placed.header.portrait, front.placed.header.height
    assert image.w / image.h == pytest.approx(size[0] / size[1], rel=1e-3)
    assert image.x <= 0.001
    assert image.x + image.w >= wide - 0.001
    # As large as fills the corner and no larger, with heads kept on.
    assert min(image.w - wide, image.h - high) == pytest.approx(0, abs=0.002)
    assert image.y == pytest.approx(-(image.h - high) * 0.12, abs=0.002)


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "no such file"),
        (b"", "not a picture"),
        (b"\x89PNG\r\n\x1a\nbroken", "not a picture"),
        (b"<svg", ""),
    ],
)
def test_a_picture_that_cannot_be_used_is_told_and_left_out(
    content: bytes | None, why: str, tmp_path: Path, faces_of: Printer
) -> None:
    path = tmp_path / "odo.png"
    if content is not None:
        path.write_bytes(content)
    face = faces_of(levy(picture=path))[0]
    assert len(face.warnings) == 1
    assert why in face.warnings[0]
    assert shown(face) == []
    assert face.svg == faces_of(levy())[0].svg
