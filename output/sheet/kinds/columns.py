"""How wide the columns of a table are: as they need, the rest shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from output.sheet.type import SheetType, Words

_LARGE = 1000.0


class Flexible(Protocol):
    """A column with a head, that may take what is left."""

    @property
    def head(self) -> str:
        """Its heading."""

    @property
    def flex(self) -> float:
        """Its share of the width that is left; 0: it takes what it needs."""


def widths_of(
    cols: Sequence[Flexible],
    rows: Sequence[Sequence[Words]],
    width: float,
    type_: SheetType,
    sides: float,
) -> list[float]:
    """The widths of columns, which add up to `width`; `sides` is the room beside a cell's text.

    Where all have room on one line they take it, and what is left goes to the flexible ones. Else
    the others keep a line each if these have room for their words, and at last all give way.
    """
    natural, least = _needs(cols, rows, type_, sides)
    flex = [col.flex for col in cols]
    if not any(flex) and sum(natural) <= width:
        return [need + (width - sum(natural)) / len(natural) for need in natural]
    if not any(flex):
        flex = _by_need(natural, width)
    fixed = sum(need for need, share in zip(natural, flex, strict=True) if not share)
    words = sum(need for need, share in zip(least, flex, strict=True) if share)
    if fixed + words <= width:
        return _shared(natural, least, flex, width - fixed)
    return _squeezed(natural, least, width)


def parts_of(
    cols: Sequence[Flexible],
    rows: Sequence[Sequence[Words]],
    width: float,
    type_: SheetType,
    sides: float,
) -> list[list[int]]:
    """Which columns stand side by side: all, unless words would be broken for want of width.

    Then the table is cut into several, each with the first column and as many as have room.
    """
    _, least = _needs(cols, rows, type_, sides)
    widest = max(least[1:], default=0.0)
    if sum(least) <= width or least[0] + widest > width:
        return [[*range(len(cols))]]
    parts: list[list[int]] = [[0]]
    for at in range(1, len(cols)):
        if sum(least[one] for one in (*parts[-1], at)) > width:
            parts.append([0])
        parts[-1].append(at)
    return parts


def least_width(
    cols: Sequence[Flexible], rows: Sequence[Sequence[Words]], type_: SheetType, sides: float
) -> float:
    """Width of all longest words side by side."""
    grid = [row for row in rows if len(row) > 1 or len(cols) == 1]
    return sum(_needs(cols, grid, type_, sides)[1]) + 0.01


def _needs(
    cols: Sequence[Flexible], rows: Sequence[Sequence[Words]], type_: SheetType, sides: float
) -> tuple[list[float], list[float]]:
    """The width of each column on one line, and that of its longest word."""
    natural, least = [], []
    for at, col in enumerate(cols):
        head = type_.set(col.head, "head", _LARGE)
        cells = [type_.set(row[at], "table", _LARGE) for row in rows if at < len(row)]
        settings = [head, *cells]
        natural.append(max(one.natural for one in settings) + sides + 0.01)
        least.append(max(one.widest for one in settings) + sides + 0.01)
    return natural, least


def _by_need(natural: Sequence[float], width: float) -> list[float]:
    """Which columns are flexible where none is said to be: the long ones, else the last."""
    long = [need if need > width * 0.35 else 0.0 for need in natural]
    if any(long) and sum(natural) > width:
        return long
    return [1.0 if at == len(natural) - 1 else 0.0 for at in range(len(natural))]


def _shared(
    natural: Sequence[float], least: Sequence[float], flex: Sequence[float], room: float
) -> list[float]:
    """The flexible columns share the room by their flex, none less than its longest word."""
    found = [0.0 if share else need for need, share in zip(natural, flex, strict=True)]
    left = {at for at, share in enumerate(flex) if share}
    while left:
        total = sum(flex[at] for at in left)
        tight = [at for at in left if room * flex[at] / total < least[at]]
        if not tight:
            for at in left:
                found[at] = room * flex[at] / total
            return found
        for at in tight:
            found[at] = least[at]
            room -= least[at]
            left.discard(at)
    return found


def _squeezed(natural: Sequence[float], least: Sequence[float], width: float) -> list[float]:
    """Between the longest word and one line, all alike. Where not even the words fit, the longest
    are broken, and short ones stay whole."""
    words, lines = sum(least), sum(natural)
    if words >= width:
        return _capped(least, width)
    share = (width - words) / (lines - words)
    return [low + (high - low) * share for low, high in zip(least, natural, strict=True)]


def _capped(least: Sequence[float], width: float) -> list[float]:
    """The least widths, those over a common cap brought down to it so that all fit the width."""
    left, room = len(least), width
    for need in sorted(least):
        if need * left > room:
            break
        left, room = left - 1, room - need
    cap = room / left if left else 0.0
    return [min(need, cap) for need in least]
