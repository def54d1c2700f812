"""A procedure cut by who acts: panels side by side, steps numbered through all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from output.sheet.kinds.flow import even_widths
from output.sheet.kinds.long_rows import Cell, bold, filled, is_long, kept, on_ground, row_of
from output.sheet.kinds.steps import BETWEEN, StepsBlock
from output.sheet.laid import Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record

_BAR, _GAP, _PAD, _TOP = 1.55, 3.2, 1.1, 0.9
_RADIUS, _LINE = 0.9, 0.35
_LEAST = 27.0
_CHEVRON_W, _CHEVRON_H = 2.7, 4.8


@record
class PanelBox:
    """A part of the procedure: its name, who acts, the steps."""

    title: str
    who: str
    steps: Sequence[str]


@record
class PanelsBlock:
    """Panels in order."""

    panels: Sequence[PanelBox]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """One row of panels, all equally tall; one below the other in a narrow column."""
        starts = _starts(self.panels)
        room = width - (len(self.panels) - 1) * _GAP
        inners = [
            partial(_inner, panel, start, type_)
            for panel, start in zip(self.panels, starts, strict=True)
        ]
        words = [_widest(panel, type_) for panel in self.panels]
        widths = even_widths(inners, room, _LEAST, words)
        if widths is None or any(
            _chip(panel, type_) + 2 * _PAD > wide
            for panel, wide in zip(self.panels, widths, strict=True)
        ):
            return self._stacked(width, starts, type_)
        bar = max(_bar(panel, wide, type_) for panel, wide in zip(self.panels, widths, strict=True))
        tall = bar + max(inner(wide) for inner, wide in zip(inners, widths, strict=True))
        if tall > type_.tallest:
            return self._stacked(width, starts, type_)

        def draw(pen: Pen, x: float, y: float) -> None:
            for at, (panel, wide) in enumerate(zip(self.panels, widths, strict=True)):
                if at:
                    _chevron(pen, x - _GAP + (_GAP - _CHEVRON_W) / 2, y + tall / 2)
                _draw(pen, panel, starts[at], x, y, wide, tall, bar)
                x += wide + _GAP

        return whole(tall, draw)

    def _stacked(self, width: float, starts: Sequence[int], type_: SheetType) -> Laid:
        """Each panel's bar, and under it its steps; it goes on in the next column between them."""
        pieces: list[Piece] = []
        for panel, start in zip(self.panels, starts, strict=True):
            pieces += _heading(panel, width, type_)
            pieces += StepsBlock(panel.steps, start, outlined=True).measure(width, type_).pieces
        return Laid(pieces)


def _starts(panels: Sequence[PanelBox]) -> list[int]:
    """The number of the first step of each panel."""
    found, number = [], 1
    for panel in panels:
        found.append(number)
        number += len(panel.steps)
    return found


def _inner(panel: PanelBox, start: int, type_: SheetType, width: float) -> float:
    """Height of a panel under its bar."""
    steps = StepsBlock(panel.steps, start)
    return steps.height(width - 2 * _PAD, type_) + 2 * _TOP


def _widest(panel: PanelBox, type_: SheetType) -> float:
    """The width of a panel under which one of its words is broken."""
    title = type_.set(f"**{panel.title}**", "table", _LEAST).widest
    return max(title, StepsBlock(panel.steps).widest(type_)) + 2 * _PAD


def _bar(panel: PanelBox, width: float, type_: SheetType) -> float:
    """Height of a panel's bar: the chip stands under a title that leaves it no room."""
    low = _BAR * type_.body
    title = type_.set(f"**{panel.title}**", "table", width - 2 * _PAD)
    beside = title.natural + _chip(panel, type_) + 2 * _PAD + 1.0 <= width
    return max(low, title.height + 0.8) + (0.0 if beside or not panel.who else low * 0.8)


def _chip(panel: PanelBox, type_: SheetType) -> float:
    if not panel.who:
        return 0.0
    return type_.plain_width(panel.who.upper(), "small", bold=True) + 1.8


def _draw(
    pen: Pen,
    panel: PanelBox,
    start: int,
    x: float,
    y: float,
    wide: float,
    tall: float,
    bar: float,
) -> None:
    half = _LINE / 2
    pen.rect(x + half, y + half, wide - _LINE, tall - _LINE, "", pen.inks.strong, _LINE, _RADIUS)
    _draw_bar(pen, panel, x, y, wide, bar)
    top = y + bar + _TOP
    for at, text in enumerate(panel.steps):
        alone = StepsBlock([text], start + at, outlined=True).measure(wide - 2 * _PAD, pen.type)
        for piece in alone.pieces:
            piece.draw(pen, x + _PAD, top)
            top += piece.height
        top += BETWEEN if at < len(panel.steps) - 1 else 0.0


def _draw_bar(pen: Pen, panel: PanelBox, x: float, y: float, wide: float, bar: float) -> None:
    inks, type_ = pen.inks, pen.type
    if inks.ground:
        pen.rect(x, y, wide, bar, inks.ground, radius=_RADIUS)
        pen.rect(x, y + bar / 2, wide, bar / 2, inks.ground)
    else:
        pen.line(x, y + bar, x + wide, y + bar, inks.strong, 0.4)
    title = type_.set(f"**{panel.title}**", "table", wide - 2 * _PAD)
    chip = _chip(panel, type_)
    beside = title.natural + chip + 2 * _PAD + 1.0 <= wide
    under = bar if beside or not panel.who else bar - _BAR * type_.body * 0.8
    pen.setting(title, x + _PAD, y + (under - title.height) / 2, inks.on_ground)
    if not panel.who:
        return
    size = type_.size("small")
    high = size * 1.25
    middle = y + bar / 2 if beside else y + under + (bar - under) / 2 - 0.4
    left = x + wide - _PAD - chip if beside and not title.is_rtl else x + _PAD
    pen.rect(left, middle - high / 2, chip, high, "", inks.on_ground, 0.25, 0.5)
    pen.word(
        panel.who.upper(),
        left + chip / 2,
        middle + size * 0.35,
        "small",
        inks.on_ground,
        bold=True,
        anchor="middle",
    )


def _heading(panel: PanelBox, width: float, type_: SheetType) -> list[Piece]:
    """A panel's bar; in pieces where its words are many, who acts on lines of its own."""
    title = type_.set(bold(panel.title), "table", width - 2 * _PAD)
    if is_long(title) or _chip(panel, type_) + 2 * _PAD > width:
        who = type_.set(bold(panel.who.upper()), "small", width - 2 * _PAD)
        pieces: list[Piece] = []
        for text in (title, who):
            cell = Cell(text, _PAD, colour=on_ground)
            pieces += row_of([cell], filled(width), None, 0.4) if text.count else []
        return kept(pieces)
    bar = _bar(panel, width, type_)

    def draw(pen: Pen, x: float, y: float) -> None:
        _draw_bar(pen, panel, x, y + 0.6, width, bar)

    return [Piece(bar + 1.2, draw, keep=True)]


def _chevron(pen: Pen, x: float, middle: float) -> None:
    half = _CHEVRON_H / 2
    pen.shape([(x, middle - half), (x + _CHEVRON_W, middle), (x, middle + half)], pen.inks.strong)
