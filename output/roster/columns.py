"""The columns of the table of figures: what stands over them, where they begin, how wide they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from math import hypot

from output.roster.box_lines import width_of
from output.roster.rows import Figure
from output.roster.view import RosterView
from output.sheet.pen import Anchor
from output.sheet.type import SheetType
from schemas.record import record

PAD = 0.75
_BOXES_MOST = (62.0, 46.0, 31.0)
"""Widths of the column of boxes from which they go on in a second line: the first that leaves name
and kit as much as they need, else the last."""
_WORDS_LEAST = 62.0
"""Least width that name and kit share; with less, values are said in words under the kit."""
_NAME_SHARE = (0.38, 0.62)


@record
class Column:
    """A column of the table; `left` and `width` are mm from the table's left edge."""

    head: str
    width: float
    anchor: Anchor = "start"
    left: float = 0.0

    @property
    def inner(self) -> float:
        """The width of what stands in it."""
        return self.width - 2 * PAD

    @property
    def anchor_x(self) -> float:
        """Where a word in it is anchored."""
        if self.anchor == "start":
            return self.left + PAD
        if self.anchor == "end":
            return self.left + self.width - PAD
        return self.left + self.width / 2


@record
class Columns:
    """The columns from left to right. Without costs those of costs are left out, and what each costs
    where all are single ones."""

    index: Column
    name: Column
    kit: Column
    values: tuple[Column, ...]
    boxes: Column
    each: Column | None
    number: Column | None
    costs: tuple[Column, ...]
    labels: tuple[str, ...] = ()
    """Short names of the values where they are said in words, having no columns."""

    @property
    def all(self) -> tuple[Column, ...]:
        """Every column from left to right."""
        last = [column for column in (self.each, self.number) if column is not None]
        return (self.index, self.name, self.kit, *self.values, self.boxes, *last, *self.costs)


def columns_of(view: RosterView, width: float, type_: SheetType) -> Columns:
    """The columns in a width in mm: figures as wide as they are, name and kit share the rest."""
    figures = list(chain.from_iterable(group.figures for group in view.groups))
    made = _made(view, figures, type_)
    needed = _needed(figures, type_)
    for most in _BOXES_MOST:
        if _left(made, width) < needed:
            made = replace(made, boxes=replace(made.boxes, width=min(made.boxes.width, most)))
    if _left(made, width) < _WORDS_LEAST:
        made = replace(made, values=(), labels=tuple(one.short for one in view.columns))
    room = _left(made, width)
    share = _share(figures, type_)
    name, kit = room * share, room * (1 - share)
    made = replace(made, name=replace(made.name, width=name), kit=replace(made.kit, width=kit))
    return _placed(made)


def _left(columns: Columns, width: float) -> float:
    return width - sum(column.width for column in columns.all)


def _needed(figures: list[Figure], type_: SheetType) -> float:
    """The width in which every name and kit stands on one line."""
    names = [type_.plain_width(f"{one.name}, {one.also}", "table", bold=True) for one in figures]
    kits = [type_.plain_width(_kit(one), "table") for one in figures]
    return max(names, default=0.0) + max(kits, default=0.0) + 4 * PAD


def _kit(figure: Figure) -> str:
    return ", ".join(piece.text for piece in figure.kit)


def _made(view: RosterView, figures: list[Figure], type_: SheetType) -> Columns:
    """All columns, those of name and kit without a width yet."""

    def column(head: str, texts: Iterable[str], anchor: Anchor, bold: bool = False) -> Column:
        widths = [type_.plain_width(text, "table", bold) for text in dict.fromkeys(texts)]
        widest = max([type_.plain_width(head, "head"), *widths])
        return Column(head, widest + 2 * PAD, anchor)

    values = tuple(
        column(one.short, (figure.values[at] for figure in figures), "middle")
        for at, one in enumerate(view.columns)
    )
    several = any(figure.count > 1 for figure in figures)
    totals = [spent.total for spent in view.spent]
    costs = tuple(
        column(head, [totals[at], *(figure.costs[at] for figure in figures)], "end", True)
        for at, head in enumerate(view.cost_heads)
    )
    counts = [str(view.figures), *(str(figure.count) for figure in figures)]
    boxes = "Alive / wounds" if any(figure.boxes.each > 1 for figure in figures) else "Alive"
    wide = max(
        (width_of(figure.boxes, type_.sizes.box_mm) + 2 * PAD for figure in figures), default=0.0
    )
    return Columns(
        index=column("#", (figure.number for figure in figures), "end"),
        name=Column("Figure", 0.0),
        kit=Column("Kit", 0.0),
        values=values,
        boxes=Column(boxes, max(column(boxes, (), "start").width, min(wide, _BOXES_MOST[0]))),
        each=column("each", (one.each for one in figures), "end") if costs and several else None,
        number=column("no.", counts, "end") if costs or several else None,
        costs=costs,
    )


def _share(figures: list[Figure], type_: SheetType) -> float:
    """What the name takes of the room, by how long names and kits are on the whole."""

    def length(texts: Iterable[str]) -> float:
        return hypot(*(type_.plain_width(text, "table") for text in texts))

    names = length(f"{figure.name}, {figure.also}" for figure in figures)
    kits = length(map(_kit, figures))
    share = names / (names + kits) if names + kits else 0.5
    low, high = _NAME_SHARE
    return min(max(share, low), high)


def _placed(columns: Columns) -> Columns:
    placed = _beside_each_other(columns.all)
    return replace(
        columns,
        index=next(placed),
        name=next(placed),
        kit=next(placed),
        values=tuple(next(placed) for _ in columns.values),
        boxes=next(placed),
        each=next(placed) if columns.each else None,
        number=next(placed) if columns.number else None,
        costs=tuple(next(placed) for _ in columns.costs),
    )


def _beside_each_other(columns: Iterable[Column]) -> Iterator[Column]:
    left = 0.0
    for column in columns:
        yield replace(column, left=left)
        left += column.width
