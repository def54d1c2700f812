"""Plain text in columns, for terminals: cells of any script, aligned by the room they take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from builder.cli.lines import MOST_OF_NAME, one_line, room, short, width, wrapped

GAP = "  "


def columns(rows: Iterable[Sequence[str]], right: Sequence[int] = (), indent: str = "") -> str:
    """Rows under each other, columns as wide as their widest cell; those in `right` end aligned.

    On a terminal the last cell of a row goes on below itself where it is too long.
    """
    rows = _clean(rows)
    widths, limit = _widths(rows), room()
    return "\n".join(_line(row, widths, right, indent, limit) for row in rows)


def growing(
    rows: Iterable[Sequence[str]],
    last: Callable[[int], str],
    right: Sequence[int] = (),
    indent: str = "",
) -> Iterator[str]:
    """The same line by line, where the last cell of a row, `last(at)`, takes a while to know."""
    rows = [[short(cell, MOST_OF_NAME) for cell in row] for row in rows]
    widths, limit = [*_widths(rows), 0], room()
    for at, row in enumerate(rows):
        yield _line([*row, one_line(last(at))], widths, right, indent, limit)


def _clean(rows: Iterable[Sequence[str]]) -> list[list[str]]:
    """Cells of a line each; those beside which others stand are names, not long texts."""
    return [
        [short(cell, MOST_OF_NAME) for cell in row[:-1]] + [one_line(cell) for cell in row[-1:]]
        for row in rows
    ]


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    count = max((len(row) for row in rows), default=0)
    return [max(width(row[at]) for row in rows if at < len(row)) for at in range(count)]


def _line(
    row: Sequence[str], widths: Sequence[int], right: Sequence[int], indent: str, limit: int | None
) -> str:
    cells = []
    for at, cell in enumerate(row[:-1]):
        space = " " * (widths[at] - width(cell))
        cells.append(space + cell if at in right else cell + space)
    before = indent + "".join(cell + GAP for cell in cells)
    last = len(row) - 1
    space = " " * (widths[last] - width(row[last])) if last in right else ""
    left = None if limit is None else limit - width(before)
    text = wrapped(space + row[last], left, "").replace("\n", "\n" + " " * width(before))
    return (before + text).rstrip()
