"""A sector to lay at a fighter's front: what it sees, or covers."""

from __future__ import annotations

from math import cos, pi, radians, sin

from output.sheet.pen import Pen
from output.sheet.type import LOOKED_UP
from output.token.piece import Piece, Table
from output.token.rings import EDGE_MM, INSET
from output.token.room import Box
from output.token.stack import Part, Words, stacked
from schemas.tokens import TokenView

_STEPS = 72
_NAME_PT, _TEXT_PT = 10.0, 8.0


def arc(view: TokenView, table: Table) -> Piece:
    """A sector of a radius, opening upwards from its point."""
    radius, half = view.size_mm, radians(view.angle) / 2
    across = 2 * radius * (sin(half) if half < pi / 2 else 1.0)
    under = max(-cos(half), 0.0) * radius
    face = view.front
    bold = table.fonts.faces(LOOKED_UP, 600, 600)
    plain = table.fonts.faces(LOOKED_UP, 400, 600)
    parts: list[Part] = [Words(face.name, bold, _NAME_PT)]
    if face.text:
        parts.append(Words(face.text, plain, _TEXT_PT, may_go=True))
    # The words stand where the sector is at least as wide as the room they are given.
    low, high = radius * 0.5, radius * 0.86
    wide = 1.5 * low * min(sin(half) if half < pi / 2 else 1.0, 0.95)
    room = Box(wide, high - low)
    stack = stacked(parts, room, table, -room.half_height, room.half_height)

    def draw(pen: Pen, x: float, y: float) -> None:
        pen = pen.with_inks(pen.inks.of(view.family))
        apex = x + across / 2, y + radius
        pen.shape(_sector(*apex, radius, half), "", pen.inks.edge, EDGE_MM)
        inner = apex[0], apex[1] - INSET / sin(min(half, pi / 2))
        sector = _sector(*inner, radius - 2 * INSET, half)
        pen.shape(sector, pen.inks.tint(0.12), pen.inks.strong, 0.5)
        pen.line(*inner, inner[0], inner[1] - radius * 0.4, pen.inks.strong, 0.25)
        stack.draw(pen, apex[0], apex[1] - (low + high) / 2, pen.inks.strong, pen.inks.ink)

    return Piece(view.id, across, radius + under, draw, left_out=stack.left_out)


def _sector(x: float, y: float, radius: float, half: float) -> list[tuple[float, float]]:
    steps = [half * (2 * at / _STEPS - 1) for at in range(_STEPS + 1)]
    return [(x, y), *((x + radius * sin(turn), y - radius * cos(turn)) for turn in steps)]
