"""Pieces laid in the gaps of a page, where that saves another page.

Lengths in mm, x to the right and y down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from output.token.pack import GAP, Area, Lying, Packed
from output.token.piece import Piece

_STEP = 1.0
_FINE = 1e-6


def fill_gaps(page: Packed, waiting: Sequence[Piece], area: Area) -> list[Piece]:
    """Lays as many pieces as have room between those that lie there; the others come back."""
    left: list[Piece] = []
    begun: dict[tuple[float, float, bool], float] = {}
    for piece in waiting:
        shape = (piece.width, piece.height, piece.round)
        heights = _steps(begun.get(shape, area.top), area.bottom - piece.height)
        if lying := _lying(piece, heights, page, area):
            page.gaps.append(lying)
            begun[shape] = lying.y  # what is above is full for all that are alike
        else:
            left.append(piece)
            begun[shape] = area.bottom
    return left


def fill_from_bottom(page: Packed, waiting: Sequence[Piece], area: Area) -> None:
    """The same, each as low as it has room."""
    for piece in waiting:
        heights = [*_steps(area.top, area.bottom - piece.height), area.bottom - piece.height]
        if lying := _lying(piece, reversed(heights), page, area):
            page.gaps.append(lying)


def _steps(top: float, last: float) -> Iterator[float]:
    while top <= last + _FINE:
        yield top
        top += _STEP


def _lying(piece: Piece, heights: Iterable[float], page: Packed, area: Area) -> Lying | None:
    """At the first of the heights at which it has room."""
    others = [*page.all()]
    for y in heights:
        x = _clear(area.left, sorted(_taken(piece, y, others)))
        if area.holds(x, y, piece):
            return Lying(piece, x, y)
    return None


def _clear(x: float, taken: Iterable[tuple[float, float]]) -> float:
    """The first place from x on that none of the intervals takes, which begin in order."""
    for start, end in taken:
        if start >= x - _FINE:
            break
        x = max(x, end)
    return x


def _taken(piece: Piece, y: float, others: Sequence[Lying]) -> Iterator[tuple[float, float]]:
    """From where to where the left edge of a piece at a height is too near to what lies there.

    A round piece is a point with a distance round it, another its box.
    """
    middle = y + piece.height / 2
    for other in others:
        x, centre = other.middle
        reach = _round(piece) + _round(other.piece) + GAP
        away = abs(middle - centre) - _half(piece, piece.height)
        away = max(away - _half(other.piece, other.piece.height), 0.0)
        if away < reach - _FINE:
            wide = sqrt(reach**2 - away**2)
            wide += _half(piece, piece.width) + _half(other.piece, other.piece.width)
            yield x - wide - piece.width / 2, x + wide - piece.width / 2


def _round(piece: Piece) -> float:
    return piece.radius if piece.round else 0.0


def _half(piece: Piece, side: float) -> float:
    return 0.0 if piece.round else side / 2
