"""Puts what a blank card asks for below each other; what is left of a face is lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf

from output.card.blank.fields import FieldsPiece, rows_of
from output.card.blank.header import blank_header
from output.card.blank.pieces import BlankPiece, LinesPiece, TablePiece, flow_pieces
from output.card.blank.settled import settle
from output.card.blank.view import BlankView
from output.card.blocks import Footer, Words
from output.card.flow_ticks import TicksFlow
from output.card.flow_words import WordsFlow
from output.card.footer import FooterType
from output.card.placed import Box, Face, StripBox, WriteIn
from output.card.strip import StripType
from output.card.typeset import TypeSet

_GOOD_ROWS = 3
"""Of a table, which may take more than their share of the card."""
_TRIES = (
    *((rows, 6.0) for rows in range(8, _GOOD_ROWS, -1)),
    *((rows, pitch) for rows in (3, 2) for pitch in (6.0, 5.6, 5.2)),
    (2, 4.8),
)
"""Rows of a table, and height of a line that is written on by hand in mm, from roomy to close."""
_ON_SEVERAL = (2, 5.2)
"""The same where one face has no room for everything."""
_STRETCH = 1.2
"""How much higher lines may be that fill a face."""
_ROUNDING = 1e-6
_ROWS_SHARE = 0.45
"""Of what is left below the strip, what rows of tables may take."""
_AFTER = 0.8
"""Under a piece, mm."""
_FOOT = 1.2
"""Under the last line, mm."""
_IN_CELL = 0.7
"""Round a box in the strip, mm."""


@dataclass
class _Content:
    """What stands on one face, and what its lines are for."""

    pieces: list[BlankPiece] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)


def blank_faces_of(view: BlankView, footer: Footer, type_: TypeSet) -> list[Face]:
    """The faces of a blank card: one where all has room with a line for each label."""
    settle(view, type_)
    foot = FooterType(footer, 1, type_)
    room = _room(view, foot.height, type_, at=1)
    for rows, pitch in _TRIES:
        pieces = _pieces(view, rows, pitch, type_, inf)
        tables = sum(piece.height for piece in pieces if isinstance(piece, TablePiece))
        is_good = tables <= room * _ROWS_SHARE or rows <= _GOOD_ROWS
        if is_good and _height(pieces) + _height_of(view.leads, pitch, type_) <= room:
            content = _Content(pieces, view.leads)
            return [_face(view, content, 1, foot, pitch, type_)]
    return _on_several(view, footer, type_)


def _on_several(view: BlankView, footer: Footer, type_: TypeSet) -> list[Face]:
    """Pieces in order, as many to a face as it has room for, and the lines behind them."""
    rows, pitch = _ON_SEVERAL
    foot = FooterType(footer, 2, type_)
    faces = [_Content()]

    def has_room(piece: float) -> bool:
        now = faces[-1]
        used = _height(now.pieces) + _height_of(now.leads, pitch, type_)
        is_empty = not (now.pieces or now.leads)
        return is_empty or used + piece <= _room(view, foot.height, type_, at=len(faces))

    for piece in _pieces(view, rows, pitch, type_, _room(view, foot.height, type_, at=2) / 2):
        if not has_room(piece.height + _AFTER):
            faces.append(_Content())
        faces[-1].pieces.append(piece)
    for lead in view.leads:
        if not has_room(LinesPiece(lead, 1, pitch, type_).height):
            faces.append(_Content())
        faces[-1].leads.append(lead)
    foot = FooterType(footer, len(faces), type_)
    return [_face(view, one, at, foot, pitch, type_) for at, one in enumerate(faces, 1)]


def _pieces(
    view: BlankView, rows: int, pitch: float, type_: TypeSet, most: float
) -> list[BlankPiece]:
    """What stands over the lines, in pieces that are no higher than so many mm."""
    found: list[BlankPiece] = []
    if view.ticks:
        found += flow_pieces(TicksFlow(view.ticks, type_), most)
    labels = rows_of(view.fields, type_)
    each = len(labels) if labels and len(labels) * pitch < most else 1
    found += [
        FieldsPiece(labels[at : at + each], pitch, type_) for at in range(0, len(labels), each)
    ]
    for at, table in enumerate(view.tables):
        count = rows if at == 0 else max(rows // 2, 1)
        found.append(TablePiece(table, count, pitch, type_))
    if view.texts:
        found += flow_pieces(WordsFlow(Words(view.texts), type_), most)
    return found


def _height(pieces: Sequence[BlankPiece]) -> float:
    return sum(piece.height for piece in pieces) + _AFTER * len(pieces)


def _height_of(leads: Sequence[str], pitch: float, type_: TypeSet) -> float:
    """A line for each label."""
    return sum(LinesPiece(lead, 1, pitch, type_).height for lead in leads)


def _room(view: BlankView, footer: float, type_: TypeSet, at: int) -> float:
    """Height between strip, which the first face has, and footer."""
    layout = type_.layout
    strip = StripType(view.cells, type_).height() if at == 1 else 0.0
    return layout.height_mm - footer - layout.header.height - strip - _FOOT


def _face(
    view: BlankView, content: _Content, at: int, footer: FooterType, pitch: float, type_: TypeSet
) -> Face:
    """A face with its pieces, and lines down to the footer."""
    layout = type_.layout
    header, boxes = blank_header(view, type_)
    strips = StripType(view.cells, type_).place(header.height) if at == 1 else []
    for strip in strips:
        boxes += _in_cells(strip, type_)
    foot = footer.place(at)
    y = header.height + sum(strip.height for strip in strips)
    room = foot.y - y - _height(content.pieces) - _FOOT
    blocks = []
    for piece in [*content.pieces, *_lines(content.leads, room, pitch, type_)]:
        block = Box()
        boxes += piece.place(block, y)
        blocks.append(block)
        y += piece.height + (0.0 if isinstance(piece, LinesPiece) else _AFTER)
    return Face(
        width=layout.width_mm,
        height=layout.height_mm,
        bleed=layout.bleed_mm,
        margin=layout.margin_mm,
        header=header,
        strips=strips,
        blocks=blocks,
        footer=foot,
        write_ins=boxes,
    )


def _lines(leads: Sequence[str], room: float, pitch: float, type_: TypeSet) -> list[LinesPiece]:
    """As many lines as there is room for, shared out from the last label up."""
    over = sum(LinesPiece(lead, 0, pitch, type_).height for lead in leads)
    count = int((room - over) / pitch + _ROUNDING)
    if count <= 0:
        return []
    shown = list(leads) or [""]
    each, more = divmod(count, len(shown))
    counts = [each + (at >= len(shown) - more) for at in range(len(shown))]
    high = min((room - over) / count, pitch * _STRETCH)
    return [LinesPiece(lead, n, high, type_) for lead, n in zip(shown, counts, strict=True) if n]


def _in_cells(strip: StripBox, type_: TypeSet) -> list[WriteIn]:
    """A box in each cell, under its label."""
    layout = type_.layout
    edges = [layout.margin_mm, *strip.lines, layout.width_mm - layout.margin_mm]
    top = max(text.y for text in strip.texts if text.string.strip()) + _IN_CELL
    foot = strip.y + strip.height - strip.under - 2 * _IN_CELL
    return [
        WriteIn(left + _IN_CELL, top, right - left - 2 * _IN_CELL, foot - top)
        for left, right in pairwise(edges)
    ]
