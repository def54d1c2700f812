"""What a template draws with: it chooses shapes, colours and order, the layout has the places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from output.card.icons import UNITS, icon_path
from output.card.palette import Palette
from output.card.placed import Icon, Rule, Text
from output.card.signs import Signs
from output.display import Ellipse, Group, Image, Item, Line, Outline, Path, Picture, Rect, Style
from output.display import Text as Drawn
from output.svg.paths import outline, polygon
from output.svg.values import BadValue, colour

if TYPE_CHECKING:
    from markupsafe import Markup

_CROPPED_OVER = 0.12
"""How much of what a crop takes from a picture's height comes off its top: heads stay on."""
_DASH = 0.55
"""Length of a dash and of the gap after it, about, mm."""
_OUTLINE = 0.2
"""Width of the line around an icon that is not filled, mm."""
_FINE = 3
"""Decimals of a millimetre that are kept."""
_SAVED, _FINEST = 0.4, 0.15
"""How much of a line's width is drawn where ink is saved, and what is left of it at least, mm."""
_ROUND_PICTURE = 1.5
"""Ground around a picture that is shown whole, mm."""
_FINER = 6
"""The same of a picture, so that it is not stretched."""

_WHITE = re.compile(r"[ \t\r\n]+")


class Pen:
    """Draws what a template asks for. Lengths in mm; an empty colour is not drawn."""

    def __init__(self, palette: Palette, picture: Picture | None, signs: Signs) -> None:
        self._palette = palette
        self._picture = picture
        self._signs = signs
        self._sign = signs.sign
        self._saves = palette.ink_mode == "saver"

    def text(self, text: Text) -> Markup:
        """A text where it was placed."""
        return self.texts((text,))

    def texts(self, texts: Iterable[Text]) -> Markup:
        """Texts where they were placed."""
        drawn = [self._text(text) for text in texts]
        return self._sign([text for text in drawn if text.string])

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> Markup:
        """A straight line."""
        return self._sign([_line(x1, y1, x2, y2, stroke, self._wide(width))])

    def rules(
        self, rules: Iterable[Rule], strong: tuple[str, float], weak: tuple[str, float]
    ) -> Markup:
        """Lines across: colour and width of the strong ones and of the others."""
        styles = [(colour, self._wide(width)) for colour, width in (weak, strong)]
        return self._sign([_line(r.x, r.y, r.x + r.width, r.y, *styles[r.strong]) for r in rules])

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        stroke: str = "",
        line: float = 0.0,
        radius: float = 0.0,
    ) -> Markup:
        """A rectangle; `line` is the width of its stroke."""
        rect = _rect(x, y, width, height, _style(fill, stroke, self._wide(line)))
        rect.rx, rect.ry = min(radius, rect.w / 2), min(radius, rect.h / 2)
        return self._sign([rect])

    def dashed(
        self, x: float, y: float, width: float, height: float, stroke: str, line: float
    ) -> Markup:
        """An outline of dashes, a whole number of them to a side."""
        right, foot, wide = x + width, y + height, self._wide(line)
        sides = ((x, y, right, y), (right, y, right, foot), (right, foot, x, foot), (x, foot, x, y))
        return self._sign([dash for side in sides for dash in _dashes(*side, stroke, wide)])

    def circle(
        self, x: float, y: float, radius: float, fill: str, stroke: str = "", line: float = 0.0
    ) -> Markup:
        """A circle about x, y."""
        r = round(radius, _FINE)
        style = _style(fill, stroke, self._wide(line))
        return self._sign([Ellipse(round(x, _FINE), round(y, _FINE), r, r, style)])

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        fill: str,
        stroke: str = "",
        line: float = 0.0,
    ) -> Markup:
        """A closed shape through points."""
        flat = tuple(round(place, _FINE) for point in points for place in point)
        return self._sign(
            [Path(polygon(flat, closed=True), _style(fill, stroke, self._wide(line)))]
        )

    def path(self, data: str, fill: str, stroke: str = "", line: float = 0.0) -> Markup:
        """Any shape: `data` is that of an SVG path."""
        return self._sign([Path(outline(data), _style(fill, stroke, self._wide(line)))])

    def icon(self, icon: Icon, fill: str, stroke: str = "", line: float = _OUTLINE) -> Markup:
        """An icon in its square: filled, or with an outline where it has a stroke."""
        return self._sign(_icon(icon, fill, stroke, self._wide(line)))

    def icons(self, icons: Iterable[Icon], fill: str) -> Markup:
        """Icons in their squares."""
        return self._sign([item for icon in icons for item in _icon(icon, fill, "")])

    def picture(self, x: float, y: float, width: float, height: float) -> Markup:
        """The fighter's picture, cropped to fill a box; nothing where there is none."""
        picture = self._picture
        if picture is None:
            return self._sign([])
        if picture.whole:
            return self._sign(self._whole(picture, x, y, width, height))
        scale = max(width / picture.width, height / picture.height)
        wide, high = picture.width * scale, picture.height * scale
        left, top = x + (width - wide) / 2, y + (height - high) * _CROPPED_OVER
        left, top, wide, high = (round(length, _FINER) for length in (left, top, wide, high))
        clip = _rect(x, y, width, height, Style())
        return self._sign([Group([Image(left, top, wide, high, picture)], clip=clip)])

    def _whole(
        self, picture: Picture, x: float, y: float, width: float, height: float
    ) -> list[Item]:
        """All of a picture in the middle of a box, within the cut card, on a ground."""
        ground = _rect(
            x, y, width, height, _style(self._palette.scene or self._palette.weak, "", 0.0)
        )
        beyond = max(-x, 0.0)
        pad = _ROUND_PICTURE if beyond else 0.0  # a portrait is in the corner of the card
        wide, high = width - 2 * (beyond + pad), height - 2 * pad
        scale = min(wide / picture.width, high / picture.height)
        w, h = picture.width * scale, picture.height * scale
        left, top = x + (width - w) / 2, y + (height - h) / 2
        left, top, w, h = (round(length, _FINER) for length in (left, top, w, h))
        return [ground, Image(left, top, w, h, picture)]

    def within(self, x: float, y: float, width: float, height: float, drawn: str) -> Markup:
        """What was drawn, cut to a box."""
        items = self._signs.items(drawn)
        if items is None:
            raise BadValue("`pen.within` cuts what a pen has drawn, and no markup")
        clip = _rect(x, y, width, height, Style())
        return self._sign([Group(items, clip=clip)] if items else [])

    def _wide(self, line: float) -> float:
        """How wide a line is drawn, mm."""
        return max(line * _SAVED, min(line, _FINEST)) if self._saves else line

    def _text(self, text: Text) -> Drawn:
        font = text.font
        # Right-to-left text ends at its left end, where a space at its end has to stay.
        string = text.string if text.rtl else _WHITE.sub(" ", text.string).strip(" ")
        return Drawn(
            round(text.x, _FINE),
            round(text.y, _FINE),
            string,
            font.family,
            round(text.size, _FINE),
            colour(getattr(self._palette, text.tone)),
            font.weight,
            font.italic,
            letter_spacing_mm=round(text.tracking, _FINE),
            rtl=text.rtl or None,
        )


def _dashes(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> list[Line]:
    """A straight line as dashes, which begin and end it."""
    length = abs(x2 - x1) + abs(y2 - y1)
    gaps = max(round((length - _DASH) / (2 * _DASH)), 1)
    part = 1 / (2 * gaps + 1)
    dx, dy = (x2 - x1) * part, (y2 - y1) * part
    return [
        _line(x1 + at * dx, y1 + at * dy, x1 + (at + 1) * dx, y1 + (at + 1) * dy, stroke, width)
        for at in range(0, 2 * gaps + 1, 2)
    ]


def _line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> Line:
    style = _style("", stroke, width)
    return Line(round(x1, _FINE), round(y1, _FINE), round(x2, _FINE), round(y2, _FINE), style)


def _rect(x: float, y: float, width: float, height: float, style: Style) -> Rect:
    return Rect(round(x, _FINE), round(y, _FINE), round(width, _FINE), round(height, _FINE), style)


def _icon(icon: Icon, fill: str, stroke: str, line: float = _OUTLINE) -> list[Item]:
    shape = _shape(icon.name)
    scale = round(icon.side / UNITS, 5)
    if shape is None or not scale or not (fill or stroke):
        return []
    style = _style(fill, stroke, line / scale)
    matrix = (scale, 0.0, 0.0, scale, round(icon.x, _FINE), round(icon.y, _FINE))
    return [Group([Path(shape, style)], matrix)]


@cache
def _shape(icon: str) -> Outline | None:
    path = icon_path(icon)
    return None if path is None else outline(path)


@lru_cache(maxsize=1024)
def _style(fill: str, stroke: str, line: float) -> Style:
    """The style of a shape. Shapes share styles, so that painters change state less."""
    inner = colour(fill) if fill else None
    if not stroke or not line:
        return Style(inner)
    return Style(inner, colour(stroke), round(line, _FINE))
