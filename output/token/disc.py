"""A round token: from a wound marker to the blast of a flamer."""

from __future__ import annotations

from math import cos, pi, sin

from output.sheet.pen import Pen
from output.sheet.type import LOOKED_UP
from output.token.piece import Draw, Piece, Table
from output.token.rings import INSET, draw_circle, width_of
from output.token.room import Circle
from output.token.stack import Icon, Part, Stack, Words, stacked
from schemas.tokens import TokenFace, TokenView

LARGE = 45.0
"""Discs over this are templates: they lie on the table, and say how large they are."""
_TINT = 0.2
_AIR = 0.5
_TICKS = 12
_NEAR = 0.55
"""The share of a template's radius in which its words stand, so that they lie about its centre."""
_SMALL_GROWTH = 1.7
_LABEL_PT, _SMALL_PT = 8.4, 7.2


def disc(view: TokenView, table: Table) -> Piece:
    """A disc of a diameter."""
    stacks = _stacks(view, view.front, table)
    backs = _stacks(view, view.back, table) if view.back else []
    back = _drawn(view, view.back, backs) if view.back else None
    return Piece(
        view.id,
        view.size_mm,
        view.size_mm,
        _drawn(view, view.front, stacks),
        back,
        True,
        view.front.mark or view.front.figure,
        tuple(text for stack in (*stacks, *backs) for text in stack.left_out),
    )


def _stacks(view: TokenView, face: TokenFace, table: Table) -> list[Stack]:
    """What stands in it; above and below its centre, where that is marked."""
    radius = view.size_mm / 2
    room = Circle(radius - INSET - width_of(view.ring) - _AIR)
    full = room.half_height
    head, rest = parts_of(view, face, radius, table)
    if not (view.centre or view.size_mm > LARGE):
        return [stacked([*head, *rest], room, table, -full, full)]
    clear = _cross(view) + 1.2
    if view.size_mm > LARGE and not any(isinstance(part, Icon) for part in head):
        head, rest = [*head, *rest[:1]], rest[1:]
    end = full * (_NEAR if view.size_mm > LARGE else 1.0)
    above = stacked(head, room, table, -end, -clear) if head else None
    below = stacked(rest, room, table, clear, end) if rest else None
    return [stack for stack in (above, below) if stack]


def parts_of(
    view: TokenView, face: TokenFace, radius: float, table: Table
) -> tuple[list[Part], list[Part]]:
    """Figure and icon; then name, words, size and mark, for a token as large as a disc."""
    bold = table.fonts.faces(LOOKED_UP, 600, 600)
    plain = table.fonts.faces(LOOKED_UP, 400, 600)
    growth = max(radius / 10, 1.0) ** 0.6
    little = min(growth, _SMALL_GROWTH)
    is_large = view.size_mm > LARGE
    head: list[Part] = []
    if face.icon and not (is_large and not view.front.icon):
        head.append(Icon(face.icon, radius * (0.62 if face.figure else 0.86)))
    if face.figure:
        head.append(Words(face.figure, bold, 1.9 * radius))
    label = face.name if is_large else face.label.upper()
    rest: list[Part] = [Words(label, bold, _LABEL_PT * growth)]
    if face.text:
        rest.append(Words(face.text, plain, _SMALL_PT * little, may_go=True))
    if is_large:
        rest.append(Words(f"Ø {view.size_mm:g} mm", plain, _SMALL_PT * little))
    elif face.mark:
        rest.append(Words(face.mark, bold, _LABEL_PT * growth))
    return head, rest


def _drawn(view: TokenView, face: TokenFace, stacks: list[Stack]) -> Draw:
    radius = view.size_mm / 2

    def draw(pen: Pen, x: float, y: float) -> None:
        pen = pen.with_inks(pen.inks.of(view.family))
        middle = x + radius, y + radius
        draw_circle(pen, *middle, radius, view.ring, _TINT if face.tint else 0.0)
        if view.size_mm > LARGE:
            _draw_ticks(pen, *middle, radius - INSET)
        if view.centre or view.size_mm > LARGE:
            _draw_cross(pen, *middle, _cross(view), ringed=view.size_mm <= LARGE)
        for stack in stacks:
            stack.draw(pen, *middle, pen.inks.strong, pen.inks.ink)

    return draw


def _cross(view: TokenView) -> float:
    """Half the length of the cross in the middle."""
    return 4.0 if view.size_mm > LARGE else 2.6


def _draw_cross(pen: Pen, x: float, y: float, half: float, *, ringed: bool) -> None:
    colour = pen.inks.strong
    if ringed:
        pen.circle(x, y, half * 2, "", colour, 0.25)
    pen.line(x - half, y, x + half, y, colour, 0.25)
    pen.line(x, y - half, x, y + half, colour, 0.25)
    pen.circle(x, y, 0.6, colour)


def _draw_ticks(pen: Pen, x: float, y: float, radius: float) -> None:
    for at in range(_TICKS):
        dx, dy = cos(2 * pi * at / _TICKS), sin(2 * pi * at / _TICKS)
        near = radius - 2.5
        pen.line(
            x + dx * near,
            y + dy * near,
            x + dx * radius,
            y + dy * radius,
            pen.inks.strong,
            0.3,
        )
