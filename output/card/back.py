"""Backs that cards share: the warband's emblem and name, or a picture; the same for all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from output.card.back_places import placed_back
from output.card.draw import Look, Sketch
from output.card.icons import icon_names, icon_path
from output.card.layout import Layout
from output.card.palette import Ink, palette
from output.card.themes import load_theme
from output.card.typeset import type_set
from output.display import Drawing, Group, Image, Picture, Rect, Style
from output.looks import SHIPPED, Looks
from output.text import FontSet, shape
from schemas.warband import Warband


@dataclass
class CardBack:
    """A back for all cards of one size."""

    drawing: Drawing
    warnings: list[str] = field(default_factory=list)
    """What is to be told: a name of which only the beginning has room."""
    missing_glyphs: tuple[str, ...] = ()
    """Characters that no font has."""

    @cached_property
    def svg(self) -> str:
        """The same as SVG in the strict profile; its fonts are named only."""
        from output.svg.writer import write_svg

        return write_svg(self.drawing, embed=False)


def theme_back(
    warband: Warband,
    layout: Layout,
    *,
    theme: str = "signal",
    ink: Ink = "full",
    fonts: FontSet | None = None,
    looks: Looks = SHIPPED,
) -> CardBack:
    """The back of a theme: emblem and name of the warband in its colours, its game under that.

    Without a name, that of the game. InputError where there is no such theme.
    """
    fonts = fonts or looks.fonts
    look = load_theme(theme, looks)
    game = warband.system.short or warband.system.name
    name, line = (warband.name, game) if warband.name.strip() else (game, "")
    emblem = warband.emblem if icon_path(warband.emblem) else icon_names().last
    type_ = type_set(layout, look, fonts)
    face, is_whole = placed_back(name, line, emblem, type_)
    colours = palette(look, warband.team, ink, warband.accent)
    sketch = Sketch(face, Look(look, colours, None, theme, looks))
    missing = [
        sign
        for text in face.texts
        for sign in shape(text.string, text.font, fonts, rtl=text.rtl).missing
    ]
    warnings = [] if is_whole else ["the back of the cards has room for the beginning of the name"]
    drawing = sketch.drawing("the back of the cards", fonts)
    return CardBack(drawing, warnings, tuple(dict.fromkeys(missing)))


def picture_back(picture: Picture, layout: Layout, bleed_mm: float = 0.0) -> CardBack:
    """A picture over the whole card and its bleed, cropped alike on both sides, never stretched.

    One that is to be shown whole stands in the middle of the cut card.
    """
    w, h = layout.width_mm, layout.height_mm
    edge = Rect(-bleed_mm, -bleed_mm, w + 2 * bleed_mm, h + 2 * bleed_mm, Style())
    if picture.whole:
        scale = min(w / picture.width, h / picture.height)
    else:
        scale = max(edge.w / picture.width, edge.h / picture.height)
    wide, high = picture.width * scale, picture.height * scale
    image = Image((w - wide) / 2, (h - high) / 2, wide, high, picture)
    return CardBack(Drawing(w, h, [Group([image], clip=edge)]))
