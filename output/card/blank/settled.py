"""What has no room on a card of some size: asked for in another way, never left out."""

from __future__ import annotations

from collections.abc import Iterator

from output.card.blank.fields import has_room
from output.card.blank.pieces import TablePiece
from output.card.blank.view import BlankView, Fields
from output.card.flow_ticks import TicksFlow
from output.card.strip import StripType
from output.card.typeset import TypeSet


def settle(view: BlankView, type_: TypeSet) -> None:
    """Labels too long for the strip or for boxes become fields, longer ones lines."""
    strip = type_.layout.strip
    most = strip.most_cells * strip.most_strips
    kept = [cell for cell in view.cells if not StripType.too_wide(cell, type_)][:most]
    rest = [cell.short for cell in view.cells if cell not in kept]
    view.cells = kept
    wide = [tick for tick in view.ticks if TicksFlow.too_wide(tick, type_)]
    view.ticks = [tick for tick in view.ticks if tick not in wide]
    rest += [tick.label for tick in wide]
    tables = [table for table in view.tables if not TablePiece.has_room(table, type_)]
    view.tables = [table for table in view.tables if table not in tables]
    view.leads[:0] = [table.table.title for table in tables]
    columns = [
        Fields(one.table.title, tuple(column.short for column in one.table.columns))
        for one in tables
        if one.table.columns
    ]
    groups = [*(Fields("", (label,)) for label in rest), *view.fields, *columns]
    fields = [one for group in groups for one in _with_room(group, type_)]
    short = [one for one in fields if all(has_room(label, type_) for label in one.labels)]
    view.leads += [label for one in fields if one not in short for label in one.labels]
    view.fields = short


def _with_room(group: Fields, type_: TypeSet) -> Iterator[Fields]:
    """A group, or its labels one by one, those too long among them."""
    first = f"{group.title}: {group.labels[0]}" if group.title else group.labels[0]
    if all(has_room(label, type_) for label in (first, *group.labels[1:])):
        yield group
        return
    for label in (first, *group.labels[1:]):
        yield Fields("", (label,))
