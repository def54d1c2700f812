"""The back that the cards of a warband share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import hypot
from pathlib import Path

import pytest
from PIL import Image as Pixels

from output.card import Layout, load_layout
from output.card.back import CardBack, picture_back, theme_back
from output.card.back_places import placed_back
from output.card.colour import contrast
from output.card.icons import ink_of
from output.card.palette import Ink
from output.card.themes import load_theme
from output.card.typeset import type_set
from output.display import Drawing, Group, Image, Item, Rect, Style, Text
from output.display import Path as Shape
from output.looks import Looks
from output.overlap import overlaps
from output.picture import load_picture
from output.text import default_fonts
from output.typeset import width_mm
from schemas.warband import Warband
from tests.card.sample_warbands import levy, paladin, warband

SIZES = (
    "poker",
    "mini",
    "tarot",
    "a6",
    "100x130",
    "business",
    "square",
    "poker-landscape",
    "41x90",
)


@pytest.fixture
def band() -> Warband:
    return replace(warband(levy()), name="Border Levy", emblem="oak-leaf")


def leaves(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Group):
            yield from leaves(item.items)
        else:
            yield item


def said(back: CardBack) -> list[str]:
    return [item.string for item in leaves(back.drawing.items) if isinstance(item, Text)]


def colours(drawing: Drawing) -> set[object]:
    styles = [item.style for item in leaves(drawing.items) if hasattr(item, "style")]
    texts = [item.fill for item in leaves(drawing.items) if isinstance(item, Text)]
    return {*(paint for one in styles for paint in (one.fill, one.stroke) if paint), *texts}


def test_a_back_says_whose_it_is_and_of_which_game(band: Warband, poker: Layout) -> None:
    assert said(theme_back(band, poker)) == ["CORE GAME", "Border Levy"]


def test_a_warband_without_a_name_has_the_game_on_its_backs(band: Warband, poker: Layout) -> None:
    assert said(theme_back(replace(band, name=" "), poker)) == ["Core game"]


def test_fighters_have_no_part_in_a_back(band: Warband, poker: Layout) -> None:
    others = replace(band, fighters=[paladin(), levy()])
    assert theme_back(others, poker).drawing == theme_back(band, poker).drawing


def test_the_emblem_is_the_warbands_or_one_that_there_is(band: Warband, poker: Layout) -> None:
    plain = theme_back(replace(band, emblem=""), poker).drawing
    assert plain == theme_back(replace(band, emblem="no-such-icon"), poker).drawing
    assert plain != theme_back(band, poker).drawing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "name",
    [
        "Border Levy",
        "The Honourable Company of the Long March",
        "שומרי הנחל",
        "Пограничное ополчение",
    ],
)
def test_words_stand_whole_within_the_frame_and_clear_of_each_other(
    band: Warband, size: str, name: str
) -> None:
    layout = load_layout(size)
    back = theme_back(replace(band, name=name), layout)
    assert not back.warnings
    assert not back.missing_glyphs
    assert set("".join(said(back))) >= set(name.replace(" ", ""))
    assert not list(overlaps(back.drawing, default_fonts()))
    for item in leaves(back.drawing.items):
        if isinstance(item, Text):
            assert item.x >= layout.margin_mm
            assert item.x + width_mm(item, default_fonts()) <= layout.width_mm - layout.margin_mm
            assert layout.margin_mm < item.y - item.size_mm / 2
            assert item.y < layout.height_mm - layout.margin_mm


@pytest.mark.parametrize("theme", ["signal", "broadside", "dispatch", "vesper", "contrast"])
@pytest.mark.parametrize("ink", ["full", "saver", "black"])
def test_every_theme_has_backs_with_words_that_stand_out(
    band: Warband, theme: str, ink: Ink, poker: Layout
) -> None:
    back = theme_back(band, poker, theme=theme, ink=ink)
    ground = back.drawing.items[0]
    assert isinstance(ground, Rect)
    texts = [item for item in leaves(back.drawing.items) if isinstance(item, Text)]
    assert [text.string.casefold() for text in texts] == ["core game", "border levy"]
    assert all(contrast(text.fill, ground.style.fill) >= 4.5 for text in texts)
    assert not list(overlaps(back.drawing, default_fonts()))


def test_engraved_themes_have_a_woodcut_that_ends_over_the_words(poker: Layout) -> None:
    type_ = type_set(poker, load_theme("broadside"), default_fonts())
    face, _ = placed_back("Border Levy", "Core game", "oak-leaf", type_)
    assert (face.ring, face.pattern) == (None, [])
    assert face.engraved
    foot = face.engraved[1] + face.engraved[3]
    assert len(face.lines) > 50
    assert all(face.engraved[1] < line.y < foot for line in face.lines)
    assert foot < face.words[1] - 2


def test_the_accent_of_the_warband_is_on_its_backs(band: Warband, poker: Layout) -> None:
    assert "#8FD8CE" in colours(theme_back(replace(band, accent="#8FD8CE"), poker).drawing)


def test_a_name_that_no_back_has_room_for_is_told(band: Warband, poker: Layout) -> None:
    back = theme_back(replace(band, name="Levy " * 200), poker)
    assert back.warnings == ["the back of the cards has room for the beginning of the name"]
    assert said(back)[1].endswith("…")


def test_signs_that_no_font_has_are_told(band: Warband, poker: Layout) -> None:
    assert theme_back(replace(band, name="Levy \U000f0000"), poker).missing_glyphs == (
        "\U000f0000",
    )


def test_thrifty_backs_are_lines_without_grounds(band: Warband, poker: Layout) -> None:
    for ink in ("saver", "black"):
        back = theme_back(band, poker, ink=ink)
        shapes = [item for item in leaves(back.drawing.items) if not isinstance(item, Text)]
        assert {item.style.fill for item in shapes} <= {None, "#FFFFFF"}
    assert colours(back.drawing) == {"#000000", "#FFFFFF"}


@pytest.mark.parametrize("size", SIZES)
def test_small_emblems_keep_clear_of_ring_and_words(size: str) -> None:
    layout = load_layout(size)
    type_ = type_set(layout, load_theme("signal"), default_fonts())
    face, _ = placed_back("Border Levy", "Core game", "oak-leaf", type_)
    assert face.ring
    assert len(face.pattern) > 8
    left, top, wide, high = ink_of("oak-leaf")
    for icon in face.pattern:
        x, y = icon.x + left * icon.side, icon.y + top * icon.side
        w, h = wide * icon.side, high * icon.side
        apart = hypot(x + w / 2 - face.ring[0], y + h / 2 - face.ring[1])
        assert apart > face.ring[2] + hypot(w, h) / 2
        assert layout.margin_mm + 2 < min(x, y)
        assert x + w < layout.width_mm - layout.margin_mm - 2
        assert y + h < face.words[1] - 2


def test_thrifty_backs_have_the_large_emblem_alone(band: Warband, poker: Layout) -> None:
    drawing = theme_back(band, poker, ink="saver").drawing
    assert sum(isinstance(item, Shape) for item in leaves(drawing.items)) == 1


def test_a_template_of_ones_own_draws_the_back(
    band: Warband, poker: Layout, tmp_path: Path
) -> None:
    (tmp_path / "card").mkdir()
    own = "{{ pen.rect(0, 0, face.width, face.height, ink.accent) }}"
    (tmp_path / "card" / "signal-back.svg.j2").write_text(own, encoding="utf-8")
    (item,) = theme_back(band, poker, looks=Looks((tmp_path,))).drawing.items
    assert item == Rect(0, 0, 63, 88, Style("#F3B54A"))


@pytest.mark.parametrize("pixels", [(400, 100), (100, 400), (630, 880), (1, 1)])
def test_a_picture_covers_card_and_bleed_and_keeps_its_shape(
    pixels: tuple[int, int], poker: Layout, tmp_path: Path
) -> None:
    Pixels.new("RGB", pixels, "teal").save(tmp_path / "a.png")
    (group,) = picture_back(load_picture(tmp_path / "a.png"), poker, 3).drawing.items
    (image,) = group.items
    assert isinstance(image, Image)
    assert group.clip == Rect(-3, -3, 69, 94, Style())
    assert image.w / image.h == pytest.approx(pixels[0] / pixels[1])
    left, top = group.clip.x - image.x, group.clip.y - image.y
    over = left, top, image.w - left - group.clip.w, image.h - top - group.clip.h
    assert min(over) > -1e-9
    middle = image.x + image.w / 2, image.y + image.h / 2
    assert middle == pytest.approx((31.5, 44))


def test_a_picture_to_be_shown_whole_stands_within_the_cut(poker: Layout, tmp_path: Path) -> None:
    Pixels.new("RGB", (400, 100), "teal").save(tmp_path / "a.png")
    picture = replace(load_picture(tmp_path / "a.png"), whole=True)
    (group,) = picture_back(picture, poker, 3).drawing.items
    (image,) = group.items
    assert (image.x, image.w, image.h) == pytest.approx((0, 63, 15.75))
    assert image.y + image.h / 2 == pytest.approx(44)
