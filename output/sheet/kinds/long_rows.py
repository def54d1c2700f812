"""Rows of cells. One with many lines goes on in the next column, under its name again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from output.sheet.inks import HAIRLINE_MM, Inks
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Anchor, Pen
from output.sheet.type import Setting, SheetType, Words
from schemas.record import record

MOST_LINES = 14
"""Lines of a row that stay together."""
_MARK, _BEFORE_MARK = "(continued)", 1.0


Colour: TypeAlias = Callable[[Inks], str]


@record
class Cell:
    """A text in a row: the left end of its width, where in that its lines stand, its colour."""

    text: Setting
    left: float
    anchor: Anchor = "start"
    colour: Colour | None = None

    def draw(self, pen: Pen, x: float, y: float, lines: slice = slice(None)) -> None:
        """Some of its lines, in a row that begins at x; the first is at y."""
        colour = self.colour(pen.inks) if self.colour else None
        pen.setting(self.text, x + self.left, y, colour, anchor=self.anchor, lines=lines)


@record
class Part:
    """Lines of a row that stand together, with the room over and under them, in mm."""

    lines: slice
    over: float
    height: float
    is_first: bool
    is_last: bool


Ground: TypeAlias = Callable[[Pen, float, float, Part], None]
"""Draws what is behind a part of a row, its top left corner at x, y."""


def is_long(*texts: Setting) -> bool:
    """Whether a row of these has more lines than stay together."""
    return max((text.count for text in texts), default=0) > MOST_LINES


def row_of(
    cells: Sequence[Cell],
    ground: Ground,
    again: Piece | None,
    pad: float,
    least: float = 0.0,
) -> list[Piece]:
    """A row in one piece, or a long one in many, its cells beginning on one line.

    `again` stands over it in each further column, `pad` over and under its lines; `least` is the
    height of its first piece at least.
    """
    count = max((cell.text.count for cell in cells), default=1) or 1
    line = max((cell.text.line for cell in cells), default=0.0)
    spans = [(0, count)] if count <= MOST_LINES else spans_of_lines(count)
    pieces: list[Piece] = []
    for start, end in spans:
        is_first, is_last = start == 0, end == count
        over, under = pad if is_first else 0.0, pad if is_last else 0.0
        tall = max((end - start) * line + over + under, least if is_first else 0.0)
        part = Part(slice(start, end), over, tall, is_first, is_last)
        pieces.append(Piece(tall, _drawing(cells, ground, part)))
    return going_on(pieces, again)


def going_on(pieces: Sequence[Piece], again: Piece | None) -> list[Piece]:
    """Pieces of one row: over each but the first stands `again` where it begins a column."""
    return [piece if at == 0 else replace(piece, again=again) for at, piece in enumerate(pieces)]


def kept(pieces: list[Piece]) -> list[Piece]:
    """Pieces that never stand last in a column: the heading of what comes after them."""
    return [*pieces[:-1], replace(pieces[-1], keep=True)]


def headed(head: Sequence[Piece], pieces: Sequence[Piece], foot: Piece | None = None) -> Laid:
    """A block under a head, which comes again in each column if it is in one piece."""
    if len(head) == 1:
        return Laid(pieces, replace(head[0], keep=False), foot)
    return Laid([*head, *pieces], None, foot)


def named_again(name: Words, width: float, type_: SheetType, left: float = 0.0) -> Piece:
    """The first line of a row's name, and that it goes on here."""
    mark = type_.plain_width(f"… {_MARK}", "small") + _BEFORE_MARK
    text = type_.set(bold(name), "table", max(width - left - mark, 1.0))

    def draw(pen: Pen, x: float, y: float) -> None:
        start = x + (width - text.width if text.is_rtl else left)
        pen.setting(text, start, y, pen.inks.strong, lines=slice(0, 1))
        end = sum(line.width_mm for line in text.lines(slice(0, 1)))
        end += _BEFORE_MARK if end else 0.0
        said = f"… {_MARK}" if text.count > 1 else _MARK
        at = start + (text.width - end if text.is_rtl else end)
        anchor: Anchor = "end" if text.is_rtl else "start"
        pen.word(said, at, y + text.baseline, "small", pen.inks.quiet, anchor=anchor)

    return Piece(text.line, draw)


def stacked(*pieces: Piece) -> Piece:
    """Pieces one below the other, as one."""

    def draw(pen: Pen, x: float, y: float) -> None:
        for piece in pieces:
            piece.draw(pen, x, y)
            y += piece.height

    return Piece(sum(piece.height for piece in pieces), draw)


def strong(inks: Inks) -> str:
    """The colour of a heading."""
    return inks.strong


def on_ground(inks: Inks) -> str:
    """The colour of words on a filled ground."""
    return inks.on_ground


def unseen(_pen: Pen, _x: float, _y: float, _part: Part) -> None:
    """No ground."""


def zebra(width: float, shaded: bool) -> Ground:
    """The ground of every second row; a hairline under each where ink is saved."""

    def draw(pen: Pen, x: float, y: float, part: Part) -> None:
        if shaded and pen.inks.filled:
            pen.rect(x, y, width, part.height, pen.inks.tint(0.09))
        elif part.is_last and not pen.inks.filled:
            end = y + part.height
            pen.line(x, end, x + width, end, pen.inks.hair, HAIRLINE_MM)

    return draw


def filled(width: float) -> Ground:
    """The ground of a bar."""

    def draw(pen: Pen, x: float, y: float, part: Part) -> None:
        pen.rect(x, y, width, part.height, pen.inks.ground)

    return draw


def ruled(width: float, line: float) -> Ground:
    """A rule under a heading."""

    def draw(pen: Pen, x: float, y: float, part: Part) -> None:
        if part.is_last:
            end = y + part.height
            pen.line(x, end, x + width, end, pen.inks.strong, line)

    return draw


def bold(text: Words) -> Words:
    """A text as a heading: bold where it says nothing of it itself."""
    if isinstance(text, str):
        return text if "**" in text or not text.strip() else f"**{text.strip()}**"
    return tuple(replace(span, bold=True) for span in text)


def _drawing(cells: Sequence[Cell], ground: Ground, part: Part) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        ground(pen, x, y, part)
        for cell in cells:
            cell.draw(pen, x, y + part.over, part.lines)

    return draw
