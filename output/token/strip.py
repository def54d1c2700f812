"""A gauge to lay between two fighters: as long as a distance, with the units marked."""

from __future__ import annotations

from output.sheet.pen import Pen
from output.sheet.type import LOOKED_UP
from output.text import mm
from output.token.piece import Piece, Table
from output.token.rings import EDGE_MM
from output.token.room import Box
from output.token.stack import Part, Words, stacked
from schemas.tokens import TokenView

HEIGHT = 13.0
_SCALE = 5.2
"""Height of the part with the ticks."""
_QUARTERS = 4
_NAME_PT, _TEXT_PT, _FIGURE_PT = 9.0, 7.2, 6.8


def strip(view: TokenView, table: Table) -> Piece:
    """A strip of a length: its name above, a scale below in the unit of the game's table."""
    length = view.size_mm
    face = view.front
    bold = table.fonts.faces(LOOKED_UP, 600, 600)
    plain = table.fonts.faces(LOOKED_UP, 400, 600)
    parts: list[Part] = [Words(face.name, bold, _NAME_PT)]
    if face.text:
        parts.append(Words(face.text, plain, _TEXT_PT, may_go=True))
    words = HEIGHT - _SCALE
    stack = stacked(parts, Box(length - 2.0, words - 1.0), table, 0.5 - words / 2, words / 2 - 0.5)

    def draw(pen: Pen, x: float, y: float) -> None:
        pen = pen.with_inks(pen.inks.of(view.family))
        pen.rect(x, y, length, HEIGHT, stroke=pen.inks.edge, line=EDGE_MM)
        stack.draw(pen, x + length / 2, y + words / 2, pen.inks.strong, pen.inks.ink)
        _draw_scale(pen, x, y + words, length, table)

    return Piece(view.id, length, HEIGHT, draw, left_out=stack.left_out)


def _draw_scale(pen: Pen, x: float, y: float, length: float, table: Table) -> None:
    """Every second unit filled, quarters as ticks, the number of units at the end of each."""
    unit, bottom = table.unit_mm, y + _SCALE
    bar = _SCALE - mm(_FIGURE_PT) * 0.72 - 1.0
    at = 0
    while at * unit < length - 1e-6:
        left, right = x + at * unit, x + min((at + 1) * unit, length)
        fill = pen.inks.strong if at % 2 == 0 else ""
        pen.rect(left, bottom - bar, right - left, bar, fill, pen.inks.strong, 0.2)
        for quarter in range(1, _QUARTERS):
            tick = left + quarter * unit / _QUARTERS
            if tick < right - 1e-6:
                pen.line(tick, bottom - bar - 0.9, tick, bottom - bar, pen.inks.ink, 0.15)
        at += 1
        if abs(right - (x + at * unit)) < 1e-6:
            pen.word(
                f"{at}"
                + ('"' if table.unit == "in" else " cm" if at * unit > length - 1e-6 else ""),
                right - 0.5,
                bottom - bar - 0.5,
                "small",
                size=mm(_FIGURE_PT),
                anchor="end",
            )
