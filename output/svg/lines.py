"""`<text>` and `<tspan>` to texts with a place each."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from output.display import Item, Paint, Text
from output.svg.context import Context
from output.svg.look import Look
from output.svg.parse import Node
from output.svg.values import BadValue, share
from output.typeset import width_mm

_WHITE = re.compile(r"[ \t\r\n]+")
_BREAK = re.compile(r"[\t\r\n]")

FillOf: TypeAlias = Callable[[Node, Look], Paint | None]


@dataclass(slots=True)
class _Piece:
    """Text of one look. An x or y begins a new line; dx and dy move what follows."""

    string: str
    look: Look
    fill: Paint | None
    opacity: float
    x: float | None = None
    y: float | None = None
    dx: float = 0.0
    dy: float = 0.0


class LineReader:
    """Reads text elements. `fill_of` finds the fill of an element."""

    def __init__(self, context: Context, fill_of: FillOf) -> None:
        self._context = context
        self._fill_of = fill_of

    def read(self, node: Node, attrs: dict[str, str], look: Look) -> list[Item]:
        """The texts of a `<text>`; one for each line and look."""
        pieces: list[_Piece] = []
        self._gather(node, attrs, look, 1.0, pieces)
        _collapse(pieces)
        first = pieces[0]
        first.x, first.y = first.x or 0.0, first.y or 0.0
        items: list[Item] = []
        y = 0.0
        for line in _lines(pieces):
            y = self._place(line, y, items)
        return items

    def _gather(
        self, node: Node, attrs: dict[str, str], look: Look, opacity: float, pieces: list[_Piece]
    ) -> None:
        context = self._context
        fill, own = self._fill_of(node, look), opacity * look.fill_opacity
        start = _Piece("", look, fill, own)
        for name in ("x", "y", "dx", "dy"):
            if name in attrs:
                setattr(start, name, context.number(node, attrs, name))
        if start.y is not None and start.x is None and pieces:
            context.fault(node, "a `<tspan>` with `y` needs `x` too")
        pieces.append(start)
        for child in node.children:
            if isinstance(child, str):
                pieces.append(_Piece(child, look, fill, own))
                if not child.isspace():
                    self._check(node, look)
            elif child.name != "tspan":
                context.fault(child, f"`<{child.name}>` cannot stand in a `<text>`")
            else:
                inner = context.attributes(child)
                faded = opacity * self._opacity(child, inner)
                self._gather(child, inner, context.look(child, inner, look), faded, pieces)

    def _opacity(self, node: Node, attrs: dict[str, str]) -> float:
        try:
            return share(attrs.get("opacity", "1"))
        except BadValue as error:
            self._context.fault(node, f"opacity: {error}")
            return 1.0

    def _check(self, node: Node, look: Look) -> None:
        if look.faulty:
            return  # said already
        if not look.family:
            self._context.fault(node, "a text needs a font-family")
        elif not look.size:
            self._context.fault(node, "a text needs a font-size, in mm")
        elif look.stroke is not None:
            self._context.fault(node, "a text with a stroke is not in the SVG profile")
        else:
            self._context.has_face(node, look)

    def _place(self, line: list[_Piece], y: float, items: list[Item]) -> float:
        """Sets the pieces of a line side by side; answers the baseline they end on."""
        x, y = line[0].x or 0.0, y if line[0].y is None else line[0].y
        placed: list[tuple[Text, _Piece]] = []
        for piece in line:
            x, y = x + piece.dx, y + piece.dy
            if piece.string and piece.look.family and piece.look.size:
                placed.append((_text(piece, x, y), piece))
        if len(placed) > 1 and not self._context.problems:
            self._align([text for text, _ in placed], line[0].look)
        items += [text for text, piece in placed if piece.fill is not None]
        return y

    def _align(self, texts: list[Text], look: Look) -> None:
        """Moves texts, which all stand at the place of the first, to where they belong."""
        anchor = texts[0].anchor
        widths = [width_mm(text, self._context.fonts) for text in texts]
        shift = {"start": 0.0, "middle": -0.5, "end": -1.0}[anchor] * sum(widths)
        order = list(zip(texts, widths, strict=True))
        for text, width in reversed(order) if look.rtl else order:
            text.x, text.anchor = text.x + shift, "start"
            shift += width


def _text(piece: _Piece, x: float, y: float) -> Text:
    look = piece.look
    anchor = look.anchor
    if look.rtl and anchor != "middle":  # a right-to-left line starts at its right end
        anchor = "end" if anchor == "start" else "start"
    return Text(
        x,
        y,
        piece.string,
        look.family,
        look.size,
        piece.fill or "#000000",
        look.weight,
        look.italic,
        anchor,
        look.letter_spacing,
        look.rtl,
        piece.opacity,
    )


def _lines(pieces: list[_Piece]) -> list[list[_Piece]]:
    """Pieces line by line; neighbours of one look made one."""
    lines: list[list[_Piece]] = []
    for piece in pieces:
        if piece.x is not None or piece.y is not None:
            lines.append([piece])
            continue
        last = lines[-1][-1]
        if last.look is piece.look and last.opacity == piece.opacity and not (piece.dx or piece.dy):
            last.string += piece.string
        else:
            lines[-1].append(piece)
    return lines


def _collapse(pieces: list[_Piece]) -> None:
    """White space as SVG has it: runs of it are one space, none at the ends of the text."""
    after_space = True
    for piece in pieces:
        if piece.look.preserve:
            piece.string = _BREAK.sub(" ", piece.string)
            after_space = after_space and not piece.string
            continue
        piece.string = _WHITE.sub(" ", piece.string)
        if after_space:
            piece.string = piece.string.removeprefix(" ")
        if piece.string:
            after_space = piece.string.endswith(" ")
    for piece in reversed(pieces):
        if piece.look.preserve and piece.string:
            break
        piece.string = piece.string.removesuffix(" ")
        if piece.string:
            break
