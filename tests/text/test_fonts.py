"""Finding and opening fonts."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import uharfbuzz as hb

from output.text import Font, FontSet, UnknownFontError, default_fonts, read_font, shape
from schemas.problems import InputError


def test_reading_the_list_opens_no_font() -> None:
    fonts = FontSet()
    opened = [
        font.name
        for family in fonts.families.values()
        for font in family
        if "hb_face" in vars(font) or "data" in vars(font)
    ]
    assert opened == []


def test_the_default_fonts_are_read_once() -> None:
    assert default_fonts() is default_fonts()


def test_measures_of_a_font_are_in_em(body: Font) -> None:
    assert body.units_per_em == 1000
    assert body.x_height == pytest.approx(0.506)
    assert body.cap_height == pytest.approx(0.7)
    assert (body.ascent, body.descent) == (1.0, -0.2)


def test_names_of_fonts_are_unique_and_without_spaces(fonts: FontSet) -> None:
    names = [font.name for family in fonts.families.values() for font in family]
    assert len(set(names)) == len(names)
    assert not any(" " in name for name in names)
    assert fonts.font("Noto Sans", 700, italic=True).name == "NotoSans-700-Italic"


def test_a_misspelt_family_gets_a_suggestion_and_the_list(fonts: FontSet) -> None:
    with pytest.raises(UnknownFontError) as error:
        fonts.font("Barlow Semicondensed", 400)
    assert "did you mean 'Barlow Semi Condensed'?" in str(error.value)
    assert "Noto Emoji" in str(error.value)


def test_a_weight_that_is_not_there_gets_the_weights_that_are(fonts: FontSet) -> None:
    with pytest.raises(UnknownFontError, match=r"has no 800; it has: 400, 400 italic, "):
        fonts.font("Barlow Semi Condensed", 800)


def test_a_family_without_italic_stays_upright_in_marked_text(fonts: FontSet) -> None:
    faces = fonts.faces("Barlow Condensed", 600, 700)
    assert faces.of(bold=True, italic=True) is fonts.font("Barlow Condensed", 700)
    assert faces.of(bold=False, italic=True) is fonts.font("Barlow Condensed", 600)


def test_a_fallback_is_drawn_with_the_x_height_of_the_text(fonts: FontSet, body: Font) -> None:
    face, scale = fonts.fallbacks(body)[0]
    assert face is fonts.font("Noto Sans", 400)
    assert face.x_height * scale == pytest.approx(body.x_height, abs=0.001)


def test_a_fallback_has_the_weight_and_slope_of_the_text(fonts: FontSet) -> None:
    bold = fonts.font("Barlow Semi Condensed", 600, italic=True)
    assert fonts.fallbacks(bold)[0][0] is fonts.font("Noto Sans", 700, italic=True)


def test_emoji_never_come_before_a_text_font(fonts: FontSet, body: Font) -> None:
    assert [face.family for face, _ in fonts.fallbacks(body)][-1] == "Noto Emoji"


@pytest.fixture
def own_folder(tmp_path: Path) -> Path:
    """A folder with one font, named otherwise than the bundled file of it."""
    source = default_fonts().font("Barlow Condensed", 700)
    shutil.copyfile(source.file, tmp_path / "One.ttf")
    return tmp_path


def test_fonts_of_another_folder_are_named_by_what_their_files_say(own_folder: Path) -> None:
    own = FontSet([own_folder])
    assert own.font("Barlow Condensed", 700).file == own_folder / "One.ttf"
    assert own.font("Barlow Condensed", 600).file.name == "BarlowCondensed-600.ttf"


def test_a_family_of_another_folder_stands_in_last(own_folder: Path) -> None:
    own = FontSet([own_folder])
    families = [face.family for face, _ in own.fallbacks(own.font("Noto Sans", 400))]
    assert list(dict.fromkeys(families))[-2:] == ["Noto Emoji", "Barlow Condensed"]


def test_all_unusable_font_files_are_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "a.ttf").write_bytes(b"not a font")
    (tmp_path / "b.ttf").write_bytes(b"")
    with pytest.raises(InputError) as error:
        FontSet([tmp_path, tmp_path / "nowhere"])
    assert len(error.value.problems) == 3
    assert "no such folder" in str(error.value)


def test_a_folder_without_fonts_is_reported(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no \.ttf fonts in this folder"):
        FontSet([tmp_path])


def test_a_font_without_outlines_is_refused(tmp_path: Path) -> None:
    face = default_fonts().font("Barlow Condensed", 700).hb_face
    wanted = hb.SubsetInput()
    wanted.keep_everything()
    wanted.drop_table_tag_set.set({int.from_bytes(b"glyf", "big")})
    stripped = hb.subset(face, wanted)
    assert stripped is not None
    (tmp_path / "a.ttf").write_bytes(stripped.blob.data)
    with pytest.raises(InputError, match="not a TrueType font"):
        read_font(tmp_path / "a.ttf")


def test_one_shape_is_kept_for_each_font_and_text(fonts: FontSet, body: Font, noto: Font) -> None:
    assert shape("Levy", body, fonts) is shape("Levy", body, fonts)
    assert shape("Levy", body, fonts) is not shape("Levy", noto, fonts)
