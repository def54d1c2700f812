"""Range bands of weapons: lengths to a common scale, with what holds in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from output.sheet.kinds.long_rows import (
    Cell,
    Part,
    going_on,
    headed,
    is_long,
    kept,
    named_again,
    row_of,
    strong,
    unseen,
)
from output.sheet.kinds.paragraph import pieces_of
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Role, Setting, SheetType
from schemas.record import record

_MOST_NAME, _GAP = 0.36, 1.2
_MOST_FIGURE = 0.14
"""Of the width that attacks or costs take."""
_BAR_PAD = 0.45
_IN_BAR = 0.3


@record
class WeaponBands:
    """A weapon: its attacks, and from where to where which modifier holds; or words instead."""

    name: str
    attacks: str
    bands: Sequence[tuple[float, float, str]]
    text: str = ""
    cost: str = ""


@record
class _Grid:
    """Where the columns of names, attacks and costs end, and where the bars begin."""

    ends: Sequence[float]
    left: float
    scale: float


@record
class BandsBlock:
    """A bar for each weapon: filled where it helps, grey where nothing changes, dashed where it
    harms. Before it attacks and costs, where there are any."""

    edges: Sequence[float]
    rows: Sequence[WeaponBands]
    unit: str = '"'
    heads: tuple[str, str] = ("Att", "Pts")

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The edges are marked over the bars, again in each column."""
        grid = self._grid(width, type_)
        pieces: list[Piece] = []
        for row in self.rows:
            pieces += self._row(row, grid, width, type_)
        return headed([*self._heads(grid, width, type_), self._axis(grid, type_)], pieces)

    def _grid(self, width: float, type_: SheetType) -> _Grid:
        names = [type_.set(f"**{row.name}**", "table", 1000).natural for row in self.rows]
        ends = [min(max(names, default=0.0), width * _MOST_NAME)]
        for head, cells in zip(self.heads, self._figures(), strict=True):
            wide = [type_.set(cell, "table", 1000).natural for cell in cells if cell]
            if wide:
                wide.append(type_.set(head, "head", 1000).natural)
                ends.append(ends[-1] + _GAP + min(max(wide), width * _MOST_FIGURE))
            else:
                ends.append(ends[-1])
        left = ends[-1] + _GAP
        reach = max([*self.edges, *(end for row in self.rows for _, end, _ in row.bands)])
        return _Grid(ends, left, (width - left - 2.0) / reach)

    def _figures(self) -> tuple[list[str], list[str]]:
        return [row.attacks for row in self.rows], [row.cost for row in self.rows]

    def _row(self, row: WeaponBands, grid: _Grid, width: float, type_: SheetType) -> list[Piece]:
        figures = (f"**{row.name}**", row.attacks, row.cost)
        cells = _cells(figures, grid, type_, "table")
        words = Cell(type_.set(row.text, "small", width - grid.left), grid.left)
        texts = [*cells, words] if row.text else cells
        bars = [_Bar.of(band, grid, type_) for band in row.bands]
        if is_long(*(one.text for one in texts), *(bar.words for bar in bars)):
            return self._long(row, texts, bars, grid, width, type_)
        high = _high(bars, type_)
        height = max(high, *(one.text.height for one in texts)) + 2 * _BAR_PAD

        def draw(pen: Pen, x: float, y: float) -> None:
            middle = y + height / 2
            for cell in texts:
                cell.draw(pen, x, middle - cell.text.height / 2)
            for bar in bars:
                bar.draw(pen, x + grid.left, middle, high)

        return [Piece(height, draw)]

    def _long(
        self,
        row: WeaponBands,
        texts: Sequence[Cell],
        bars: Sequence[_Bar],
        grid: _Grid,
        width: float,
        type_: SheetType,
    ) -> list[Piece]:
        """A row that goes on: long words of a bar stand below, behind its range."""
        marked = [bar.marked(type_) if is_long(bar.words) else bar for bar in bars]
        high = _high(marked, type_)

        def behind(pen: Pen, x: float, y: float, part: Part) -> None:
            for bar in marked if part.is_first else ():
                bar.draw(pen, x + grid.left, y + _BAR_PAD + high / 2, high)

        again = named_again(row.name, width, type_)
        pieces = row_of(texts, behind, again, _BAR_PAD, high + 2 * _BAR_PAD)
        for (start, end, modifier), bar in zip(row.bands, bars, strict=True):
            if is_long(bar.words):
                said = f"**{start:g}–{end:g}{self.unit}** {modifier}"
                pieces += pieces_of(type_.set(said, "table", width))
        return going_on(pieces, again)

    def _head_cells(self, grid: _Grid, type_: SheetType) -> list[Cell]:
        heads = [
            head if any(cells) else ""
            for head, cells in zip(self.heads, self._figures(), strict=True)
        ]
        cells = _cells(("", *heads), grid, type_, "head")[1:]
        return [replace(cell, colour=strong) for cell in cells]

    def _heads(self, grid: _Grid, width: float, type_: SheetType) -> list[Piece]:
        """Words over attacks and costs that have no room beside the axis."""
        cells = self._head_cells(grid, type_)
        if not is_long(*(cell.text for cell in cells)):
            return []
        return kept(row_of(cells, unseen, named_again("", width, type_), 0.0))

    def _axis(self, grid: _Grid, type_: SheetType) -> Piece:
        size = type_.size("small")
        cells = self._head_cells(grid, type_)
        if is_long(*(cell.text for cell in cells)):
            cells = []
        tall = max(size * 1.5, *(cell.text.height for cell in cells), 0.0)

        def draw(pen: Pen, x: float, y: float) -> None:
            for cell in cells:
                cell.draw(pen, x, y + tall - cell.text.height)
            taken, base = -100.0, y + tall - size * 0.5
            for edge in sorted(self.edges):
                at = x + grid.left + edge * grid.scale
                label = f"{edge:g}{self.unit}"
                half = type_.plain_width(label, "small") / 2
                if at - half > taken + 0.5:
                    pen.word(label, at, base, "small", anchor="middle")
                    taken = at + half
                pen.line(at, base + size * 0.2, at, y + tall, pen.inks.strong, 0.2)

        return Piece(tall, draw, keep=True)


def _cells(texts: Sequence[str], grid: _Grid, type_: SheetType, role: Role) -> list[Cell]:
    """Texts in the columns before the bars: names at the left of theirs, figures at the right."""
    starts = [0.0, *(end + _GAP for end in grid.ends[:-1])]
    return [
        Cell(type_.set(text, role, max(end - start, 0.0) + 0.01), start, "end" if at else "start")
        for at, (text, start, end) in enumerate(zip(texts, starts, grid.ends, strict=True))
    ]


def _high(bars: Sequence[_Bar], type_: SheetType) -> float:
    """Height of the bars of a row."""
    return max([type_.size("table") * 1.3, *(bar.words.height + 2 * _IN_BAR for bar in bars)])


@record
class _Bar:
    """A band with its modifier, on as many lines as its width takes."""

    at: float
    wide: float
    modifier: str
    words: Setting

    @classmethod
    def of(cls, band: tuple[float, float, str], grid: _Grid, type_: SheetType) -> _Bar:
        start, end, modifier = band
        wide = (end - start) * grid.scale
        words = type_.set(f"**{modifier}**", "table", max(wide - 2 * _IN_BAR, 0.01))
        return cls(start * grid.scale, wide, modifier, words)

    def marked(self, type_: SheetType) -> _Bar:
        """The same with no more than a sign that its words stand elsewhere."""
        return replace(self, words=type_.set("…", "table", self.words.width))

    def draw(self, pen: Pen, left: float, middle: float, high: float) -> None:
        inks, at = pen.inks, left + self.at
        helps, harms = self.modifier.startswith("+"), self.modifier.startswith("−")
        fill = inks.helps if helps and inks.filled else "" if harms else inks.grey(0.14)
        colour = inks.helps if helps else inks.harms if harms else inks.spent
        dash = (0.8, 0.6) if harms else ()
        line = 0.5 if helps and not inks.filled else 0.25
        pen.rect(at + 0.15, middle - high / 2, self.wide - 0.3, high, fill, colour, line, 0.4, dash)
        ink = "#FFFFFF" if helps and inks.filled else inks.ink
        top = middle - self.words.height / 2
        pen.setting(self.words, at + _IN_BAR, top, ink, anchor="middle")
