"""Boxes in rows and arrows between them: loops and choices. Narrow, the boxes become a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from output.sheet.kinds.arrows import box_of, draw_route, point_on, route
from output.sheet.kinds.timeline import StageBox
from output.sheet.laid import Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_PAD, _TOP, _GAP = 1.1, 0.9, 3.0
_RADIUS, _LINE = 0.9, 0.3
_LEAST = 22.0
"""A box that would be narrower makes a list of the graph."""


@record
class NodeBox:
    """A box: where it stands in parts of the graph's width, and what it says."""

    id: str
    x: float
    w: float
    title: str
    text: str = ""
    row: int = 0
    span: int = 1
    style: str = "plain"


@record
class Arrow:
    """An arrow from a side of a box to a side of another: `turn.r:0.3`."""

    start: str
    end: str
    via: str = "z"


@record
class GraphBlock:
    """Boxes and arrows in a width."""

    nodes: Sequence[NodeBox]
    arrows: Sequence[Arrow] = field(default=())
    w: float = 190.0

    def measure(self, width: float, type_: SheetType) -> Laid:
        """One piece, each row as tall as its tallest box; a list where boxes would be narrow."""
        scale = width / self.w
        if min(node.w for node in self.nodes) * scale < _LEAST:
            return self._listed(width, type_)
        tops, ends = self._rows(scale, type_)
        if ends[-1] > type_.tallest:
            return self._listed(width, type_)

        def draw(pen: Pen, x: float, y: float) -> None:
            boxes = {
                node.id: (
                    x + node.x * scale,
                    y + tops[node.row],
                    node.w * scale,
                    ends[node.row + node.span - 1] - tops[node.row],
                )
                for node in self.nodes
            }
            for node in self.nodes:
                _draw(pen, node, *boxes[node.id])
            for arrow in self.arrows:
                start, end = point_on(boxes, arrow.start), point_on(boxes, arrow.end)
                if start and end:
                    draw_route(pen, route(start, end, arrow.via), pen.inks.strong)

        return whole(ends[-1], draw)

    def _rows(self, scale: float, type_: SheetType) -> tuple[list[float], list[float]]:
        """Where each row of boxes begins and ends."""
        talls = [0.0] * max(node.row + node.span for node in self.nodes)
        for node in sorted(self.nodes, key=lambda node: node.span):
            need = sum(one.height for one in _set(node, node.w * scale, type_)) + 2 * _TOP
            over = range(node.row, node.row + node.span)
            there = sum(talls[row] for row in over) + _GAP * (node.span - 1)
            if need > there:
                talls[node.row + node.span - 1] += need - there
        tops, ends, y = [], [], 0.0
        for tall in talls:
            tops.append(y)
            ends.append(y + tall)
            y += tall + _GAP
        return tops, ends

    def _listed(self, width: float, type_: SheetType) -> Laid:
        """The boxes one below the other, each with where its arrows lead."""
        names = {node.id: node.title for node in self.nodes}
        pieces: list[Piece] = []
        for node in self.nodes:
            ways = [arrow.end for arrow in self.arrows if box_of(arrow.start) == node.id]
            onward = ", ".join(names.get(box_of(way), "") for way in ways)
            text = f"{node.text} {{>}} {onward}" if onward else node.text
            pieces += StageBox(node.title, text).pieces(width, type_)
        return Laid(pieces)


def _set(node: NodeBox, width: float, type_: SheetType) -> tuple[Setting, Setting]:
    return (
        type_.set(f"**{node.title}**", "table", width - 2 * _PAD),
        type_.set(node.text, "body", width - 2 * _PAD),
    )


def _draw(pen: Pen, node: NodeBox, x: float, y: float, wide: float, tall: float) -> None:
    inks = pen.inks
    solid = node.style == "solid" and inks.filled
    fill = inks.strong if solid else inks.tint(0.12) if node.style == "tint" else ""
    dash = (1.0, 0.7) if node.style == "end" else ()
    line = _LINE if node.style != "solid" or inks.filled else 0.6
    half = line / 2
    pen.rect(x + half, y + half, wide - line, tall - line, fill, inks.strong, line, _RADIUS, dash)
    name, text = _set(node, wide, pen.type)
    pen.setting(name, x + _PAD, y + _TOP, inks.on_ground if solid else inks.strong)
    colour = inks.on_ground if solid else inks.ink
    pen.setting(text, x + _PAD, y + _TOP + name.height, colour)
