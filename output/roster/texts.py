"""Texts of the roster sheet: the player's words as they are, with a bold part before them."""

from __future__ import annotations

from collections.abc import Iterator

from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting
from output.text import Span


def told(*parts: str) -> tuple[Span, ...]:
    """Spans of a text in which no mark means anything: plain, bold, plain, bold …"""
    return tuple(Span(part, bold=bool(at % 2)) for at, part in enumerate(parts) if part)


def hanging(
    text: Setting, indent: float = 0.0, mark: Draw | None = None, *, quiet: bool = False
) -> Iterator[Piece]:
    """The lines of a text behind an indent, in pieces that leave no line alone.

    `mark` is drawn before the first line: it gets the left edge and the middle of the line.
    """
    for start, end in spans_of_lines(text.count):
        yield Piece((end - start) * text.line, _lines(text, slice(start, end), indent, mark, quiet))


def _lines(text: Setting, lines: slice, indent: float, mark: Draw | None, quiet: bool) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        if mark is not None and lines.start == 0:
            mark(pen, x, y + text.baseline - text.size * 0.34)
        pen.setting(text, x + indent, y, pen.inks.quiet if quiet else None, lines=lines)

    return draw
