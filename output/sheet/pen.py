"""What a sheet is drawn with: texts, lines and shapes put on the display list. Lengths in mm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from output.card.icons import UNITS, icon_path
from output.display import Ellipse, Group, Item, Line, Outline, Path, Rect, Style, Text
from output.sheet.inks import Inks
from output.sheet.signs import draw_sign
from output.sheet.type import Role, Setting, SheetType
from output.svg.paths import outline, polygon
from output.text import Font, shape

Anchor: TypeAlias = Literal["start", "middle", "end"]
_FINE = 3
"""Decimals of a millimetre that are kept."""


class Pen:
    """Draws in the colours of a section, at the sheet's size of type; an empty colour is not drawn."""

    def __init__(self, type_: SheetType, inks: Inks, items: list[Item] | None = None) -> None:
        self.type = type_
        self.inks = inks
        self.items: list[Item] = [] if items is None else items

    def with_inks(self, inks: Inks) -> Pen:
        """The same pen in other colours: what it draws goes to the same list."""
        return Pen(self.type, inks, self.items)

    def setting(
        self,
        setting: Setting,
        x: float,
        y: float,
        colour: str | None = None,
        *,
        anchor: Anchor = "start",
        lines: slice = slice(None),
    ) -> None:
        """A text that was set, or some of its lines: its top left corner, whatever `anchor` says,
        which tells where in its width each line stands."""
        fill = self.inks.ink if colour is None else colour
        baseline = y + setting.baseline
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        if setting.is_rtl and anchor != "start":
            share -= 1.0  # its lines stand at the right end already
        for line in setting.lines(lines):
            left = x + (setting.width - line.width_mm) * share
            for part in line.segments:
                if part.font is not None:
                    self._put(
                        part.text,
                        left + part.x_mm,
                        baseline,
                        part.font,
                        setting.size,
                        fill,
                        rtl=part.rtl,
                    )
                elif part.icon is not None:
                    draw_sign(self, part.icon, left + part.x_mm, baseline, setting.size, fill)
            baseline += setting.line

    def word(
        self,
        text: str,
        x: float,
        baseline: float,
        role: Role,
        colour: str | None = None,
        *,
        size: float | None = None,
        bold: bool = False,
        anchor: Anchor = "start",
    ) -> None:
        """A text without marks on one line; `anchor` says which end of it is at x."""
        font = self.type.faces(role).of(bold, False)
        size = self.type.size(role) if size is None else size
        fill = self.inks.ink if colour is None else colour
        self.letters(text, x, baseline, font, size, fill, anchor)

    def letters(
        self,
        text: str,
        x: float,
        baseline: float,
        font: Font,
        size: float,
        colour: str,
        anchor: Anchor = "start",
    ) -> None:
        """A text in a font."""
        if anchor != "start":
            width = shape(text, font, self.type.fonts).width * size
            x -= width if anchor == "end" else width / 2
        self._put(text, x, baseline, font, size, colour)

    def _put(
        self,
        text: str,
        x: float,
        y: float,
        font: Font,
        size: float,
        fill: str,
        *,
        rtl: bool = False,
    ) -> None:
        if text.strip():
            self.items.append(
                Text(
                    round(x, _FINE),
                    round(y, _FINE),
                    text if rtl else text.strip(" "),
                    font.family,
                    round(size, _FINE),
                    fill,
                    font.weight,
                    font.italic,
                    rtl=rtl or None,
                )
            )

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: str,
        width: float,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A straight line."""
        if colour:
            style = _style("", colour, width, dash)
            self.items.append(
                Line(round(x1, _FINE), round(y1, _FINE), round(x2, _FINE), round(y2, _FINE), style)
            )

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "",
        stroke: str = "",
        line: float = 0.0,
        radius: float = 0.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A rectangle; its stroke lies on its edge."""
        if fill or stroke:
            self.items.append(
                Rect(
                    round(x, _FINE),
                    round(y, _FINE),
                    round(width, _FINE),
                    round(height, _FINE),
                    _style(fill, stroke, line, dash),
                    round(radius, _FINE),
                    round(radius, _FINE),
                )
            )

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str = "",
        stroke: str = "",
        line: float = 0.0,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A circle about x, y."""
        if fill or stroke:
            r = round(radius, _FINE)
            style = _style(fill, stroke, line, dash)
            self.items.append(Ellipse(round(x, _FINE), round(y, _FINE), r, r, style))

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        fill: str = "",
        stroke: str = "",
        line: float = 0.0,
        *,
        closed: bool = True,
        dash: tuple[float, ...] = (),
    ) -> None:
        """A shape, or a line, through points."""
        if fill or stroke:
            flat = tuple(round(place, _FINE) for point in points for place in point)
            path = polygon(flat, closed=closed)
            self.items.append(Path(path, _style(fill, stroke, line, dash)))

    def icon(self, name: str, x: float, y: float, side: float, fill: str) -> None:
        """An icon in its square; nothing where there is no icon of that name."""
        drawn = _icon(name)
        if drawn is not None and fill:
            scale = round(side / UNITS, 5)
            matrix = (scale, 0.0, 0.0, scale, round(x, _FINE), round(y, _FINE))
            self.items.append(Group([Path(drawn, _style(fill, "", 0.0, ()))], matrix))


@cache
def _icon(name: str) -> Outline | None:
    path = icon_path(name)
    return None if path is None else outline(path)


@lru_cache(maxsize=1024)
def _style(fill: str, stroke: str, line: float, dash: tuple[float, ...]) -> Style:
    """The style of a shape. Shapes share styles, so that painters change state less."""
    if not stroke or not line:
        return Style(fill or None)
    return Style(fill or None, stroke, round(line, _FINE), dash)
