"""Texts of the display list to glyphs: the one place where both meet."""

from __future__ import annotations

from output.display import Text
from output.text import FontSet, Shaped, shape


def shaped(text: Text, fonts: FontSet) -> Shaped:
    """The glyphs of a text, sizes in em."""
    font = fonts.font(text.family, text.weight, text.italic)
    spacing = text.letter_spacing_mm / text.size_mm if text.letter_spacing_mm else 0.0
    return shape(text.string, font, fonts, rtl=text.rtl, letter_spacing=spacing)


def width_mm(text: Text, fonts: FontSet) -> float:
    """The length of a text on its baseline, with the spacing after its last letter."""
    return shaped(text, fonts).width * text.size_mm + text.letter_spacing_mm
