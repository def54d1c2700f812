"""The warband as a table for a spreadsheet: one row a fighter."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from output.export.guarded import guarded
from output.export.listing import Entry, Listing, listing
from output.export.order import in_card_order
from output.export.words import UNSTATED, number_text
from schemas.finding import Finding
from schemas.warband import CostTypeView, Warband

Column: TypeAlias = tuple[str, Callable[[Entry], str]]
"""Heading, and the text of a fighter's cell."""
LONG = 2_000
"""Characters of a text on the warband that is not said in each row."""


def to_csv(warband: Warband, findings: Sequence[Finding]) -> str:
    """The warband as CSV (RFC 4180), with a heading; without fighters, the heading alone.

    What is said of the warband as a whole stands in the last columns of each row, a long text in
    the first row alone. A text that a spreadsheet would take for a formula begins with an
    apostrophe.
    """
    told = listing(warband, findings)
    columns = [*_of_fighter(told, warband), *_of_warband(told)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(guarded(heading) for heading in _unlike([heading for heading, _ in columns]))
    for entry in told.entries:
        writer.writerow(guarded(cell(entry)) for _, cell in columns)
    return text.getvalue()


def _of_fighter(told: Listing, warband: Warband) -> Iterator[Column]:
    yield "No.", lambda entry: str(entry.fighter.number)
    yield "Name", lambda entry: entry.name
    yield "Count", lambda entry: str(entry.fighter.count)
    yield "Unit", lambda entry: entry.fighter.unit_name
    yield "Role", lambda entry: entry.roles
    yield "Squad", lambda entry: entry.squad
    for cost_type in warband.system.cost_types:
        yield _cost(cost_type)
    yield "Own price", lambda entry: entry.own_price
    yield "State", lambda entry: ", ".join(entry.marks)
    for id_ in in_card_order(_used(told), warband.system):
        yield _value(id_, warband)
    for title in _titles(told):
        yield _items(title)
    yield "Keywords", lambda entry: entry.keywords
    yield "Rules", lambda entry: entry.rules
    yield "Notes", lambda entry: entry.notes
    yield "Findings", lambda entry: "\n".join(entry.findings)


def _of_warband(told: Listing) -> Iterator[Column]:
    yield "Warband", lambda _: told.name
    yield "System", lambda _: told.system
    yield "Size", lambda _: told.size
    yield "Total", lambda _: told.money
    yield "Squads", _said("\n".join(told.squads), told)
    yield "House rulings changed", _said("\n".join(told.rulings), told)
    yield "Notes on the warband", _said(told.notes, told)
    yield "Findings on the warband", _said("\n".join((told.verdict, *told.general)), told)


def _said(text: str, told: Listing) -> Callable[[Entry], str]:
    if len(text) <= LONG:
        return lambda _: text
    first = told.entries[0] if told.entries else None
    return lambda entry: text if entry is first else ""


def _cost(cost_type: CostTypeView) -> Column:
    def cell(entry: Entry) -> str:
        if cost_type.id not in entry.fighter.cost:
            return ""
        amount = entry.fighter.cost[cost_type.id]
        return UNSTATED if amount is None else number_text(amount, cost_type.decimals)

    return cost_type.name, cell


def _value(id_: str, warband: Warband) -> Column:
    def cell(entry: Entry) -> str:
        value = entry.fighter.values.get(id_)
        return value.text if value else ""

    return warband.system.characteristics.get(id_, (id_, id_))[0], cell


def _items(title: str) -> Column:
    def cell(entry: Entry) -> str:
        pieces = (group.pieces for group in entry.groups if group.title == title)
        return ", ".join(piece for of_group in pieces for piece in of_group)

    return title, cell


def _titles(told: Listing) -> list[str]:
    return list(dict.fromkeys(group.title for entry in told.entries for group in entry.groups))


def _used(told: Listing) -> list[str]:
    """The characteristics that some fighter has, in the order of the profiles."""
    profiles = [entry.fighter.values for entry in told.entries]
    given = {id_ for values in profiles for id_, value in values.items() if value.text}
    return [id_ for id_ in dict.fromkeys(id_ for ids in profiles for id_ in ids) if id_ in given]


def _unlike(headings: list[str]) -> list[str]:
    """The headings, numbered from the second time on, for programs that go by them."""
    return [
        f"{heading} {seen}" if (seen := headings[: at + 1].count(heading)) > 1 else heading
        for at, heading in enumerate(headings)
    ]
