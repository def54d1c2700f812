"""Plain text in columns, for terminals: cells of any script, aligned by the room they take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import category, combining, east_asian_width

GAP = "  "


def columns(rows: Iterable[Sequence[str]], right: Sequence[int] = (), indent: str = "") -> str:
    """Rows under each other, columns as wide as their widest cell; those in `right` end aligned."""
    rows = [[one_line(cell) for cell in row] for row in rows]
    count = max((len(row) for row in rows), default=0)
    widths = [max(width(row[at]) for row in rows if at < len(row)) for at in range(count)]
    return "\n".join(indent + _line(row, widths, right).rstrip() for row in rows)


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> str:
    cells = []
    for at, cell in enumerate(row):
        space = " " * (widths[at] - width(cell))
        cells.append(space + cell if at in right else cell + space)
    return GAP.join(cells)


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if combining(letter) or category(letter) in ("Cf", "Me", "Mn"):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


def one_line(text: str) -> str:
    """The text without line breaks and control signs, so that it cannot steer a terminal."""
    return "".join(" " if category(letter) == "Cc" else letter for letter in text)
