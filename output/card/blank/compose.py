"""Puts what a blank card asks for below each other; what is left of a face is lines."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.blank.header import blank_header
from output.card.blank.pieces import (
    BlankPiece,
    FieldsPiece,
    LinesPiece,
    TablePiece,
    pitch_of,
    ticks_piece,
    words_piece,
)
from output.card.blank.view import BlankView
from output.card.blocks import Footer
from output.card.footer import FooterType
from output.card.placed import Box, Face, StripBox, WriteIn
from output.card.strip import StripType
from output.card.typeset import TypeSet

_MOST_ROWS, _LEAST_ROWS = 8, 2
"""Of a table."""
_ROWS_SHARE = 0.45
"""Of what is left below the strip, what rows of tables may take."""
_AFTER = 0.8
"""Under a piece, mm."""
_IN_CELL = 0.7
"""Round a box in the strip, mm."""


def blank_faces_of(view: BlankView, footer: Footer, type_: TypeSet) -> list[Face]:
    """The faces of a blank card: one where all has room with a line for each label."""
    for rows in range(_MOST_ROWS, _LEAST_ROWS - 1, -1):
        foot = FooterType(footer, 1, type_)
        pieces = _pieces(view, rows, type_)
        room = _room(view, type_, foot.height, is_first=True)
        lines = len(view.leads) * pitch_of(type_)
        tables = sum(piece.height for piece in pieces if isinstance(piece, TablePiece))
        is_good = tables <= room * _ROWS_SHARE or rows == _LEAST_ROWS
        if is_good and _height(pieces) + lines + _AFTER <= room:
            return [_face(view, pieces, view.leads, 1, foot, type_)]
    return _on_two(view, footer, type_)


def _on_two(view: BlankView, footer: Footer, type_: TypeSet) -> list[Face]:
    """What has room on the front, in order; the rest, and all lines, behind it."""
    foot = FooterType(footer, 2, type_)
    pieces = _pieces(view, _LEAST_ROWS, type_)
    room = _room(view, type_, foot.height, is_first=True)
    count = len(pieces)
    while count and _height(pieces[:count]) > room:
        count -= 1
    front = _face(view, pieces[:count], (), 1, foot, type_)
    return [front, _face(view, pieces[count:], view.leads, 2, foot, type_)]


def _pieces(view: BlankView, rows: int, type_: TypeSet) -> list[BlankPiece]:
    found: list[BlankPiece] = []
    if view.ticks:
        found.append(ticks_piece(view.ticks, type_))
    if view.fields:
        found.append(FieldsPiece(view.fields, type_))
    for at, table in enumerate(view.tables):
        count = rows if at == 0 else max(rows // 2, 1)
        found.append(TablePiece(table, count, type_))
    if view.texts:
        found.append(words_piece(view.texts, type_))
    return found


def _height(pieces: Sequence[BlankPiece]) -> float:
    return sum(piece.height for piece in pieces) + _AFTER * len(pieces)


def _room(view: BlankView, type_: TypeSet, footer: float, is_first: bool) -> float:
    layout = type_.layout
    strip = StripType(view.cells, type_).height() if is_first else 0.0
    return layout.height_mm - footer - layout.header.height - strip


def _face(
    view: BlankView,
    pieces: Sequence[BlankPiece],
    leads: Sequence[str],
    at: int,
    footer: FooterType,
    type_: TypeSet,
) -> Face:
    """A face with its pieces, and lines down to the footer."""
    layout = type_.layout
    header, boxes = blank_header(view, type_)
    face = Face(
        width=layout.width_mm,
        height=layout.height_mm,
        bleed=layout.bleed_mm,
        margin=layout.margin_mm,
        header=header,
        strips=StripType(view.cells, type_).place(header.height) if at == 1 else [],
        blocks=[],
        footer=footer.place(at),
        write_ins=boxes,
    )
    for strip in face.strips:
        boxes += _in_cells(strip, type_)
    y = header.height + sum(strip.height for strip in face.strips)
    pieces = [*pieces, *_lines(leads, face.footer.y - y - _height(pieces), type_)]
    for piece in pieces:
        block = Box()
        boxes += piece.place(block, y)
        face.blocks.append(block)
        y += piece.height + (0.0 if isinstance(piece, LinesPiece) else _AFTER)
    return face


def _lines(leads: Sequence[str], room: float, type_: TypeSet) -> list[LinesPiece]:
    """As many lines as there is room for, shared out from the last label up."""
    count = int(room / pitch_of(type_))
    if count <= 0:
        return []
    shown = list(leads) or [""]
    each, more = divmod(count, len(shown))
    counts = [each + (at >= len(shown) - more) for at in range(len(shown))]
    return [LinesPiece(lead, n, type_) for lead, n in zip(shown, counts, strict=True) if n]


def _in_cells(strip: StripBox, type_: TypeSet) -> list[WriteIn]:
    """A box in each cell, under its label."""
    layout = type_.layout
    edges = [layout.margin_mm, *strip.lines, layout.width_mm - layout.margin_mm]
    top = strip.y + layout.strip.label + _IN_CELL
    foot = strip.y + strip.height - strip.under - 2 * _IN_CELL
    return [
        WriteIn(left + _IN_CELL, top, right - left - 2 * _IN_CELL, foot - top)
        for left, right in zip(edges, edges[1:], strict=False)
    ]
