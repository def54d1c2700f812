"""Pieces that stand upright because they are wider than a page, and pairs of two sides to fold."""

from __future__ import annotations

from dataclasses import replace

from output.display import Group
from output.sheet.pen import Pen
from output.token.piece import Draw, Piece


def upright(piece: Piece) -> Piece:
    """A piece turned by a quarter to the left."""

    def turned(draw: Draw) -> Draw:
        def drawn(pen: Pen, x: float, y: float) -> None:
            own = Pen(pen.type, pen.inks)
            draw(own, 0.0, 0.0)
            pen.items.append(Group(own.items, (0.0, -1.0, 1.0, 0.0, x, y + piece.width)))

        return drawn

    return replace(
        piece,
        width=piece.height,
        height=piece.width,
        draw=turned(piece.draw),
        back=turned(piece.back) if piece.back else None,
    )


def folded(piece: Piece) -> Piece:
    """Both sides of a piece beside each other, with the line to fold them on."""
    back = piece.back
    if back is None:
        return piece

    def draw(pen: Pen, x: float, y: float) -> None:
        piece.draw(pen, x, y)
        back(pen, x + piece.width, y)
        middle = x + piece.width
        pen.line(middle, y, middle, y + piece.height, pen.inks.hair, 0.15, (1.0, 0.8))

    return replace(piece, width=2 * piece.width, draw=draw, back=None, round=False)
