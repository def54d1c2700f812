"""What a blank card asks for: the parts of the catalog's card without a fighter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from output.card.band_cells import length_text
from output.card.blocks import Cell, Column, Paragraph, Table, Ticks
from output.card.items import is_table, table_columns
from output.card.rules import text_of
from schemas.base import words
from schemas.card import (
    ItemsPart,
    PanelPart,
    Part,
    ProfilesPart,
    SlotsPart,
    TextPart,
    TickPart,
    ValuePart,
    ValuesPart,
)
from schemas.record import record
from schemas.warband import SystemView

_USUAL_BOXES = 3
"""Of a value that no example has."""
_NO_INK = " " * 7
"""A figure that leaves no ink and has the room of one by hand; of none a dash would be drawn."""
_MOST_KINDS = 3
"""Of items, named in one label."""
_KIND = re.compile(r"\bkind:([a-z][a-z0-9-]*)")


@record
class Fields:
    """Labels with a small box to write in behind each; the title stands before them."""

    title: str
    labels: tuple[str, ...]


@record
class BlankTable:
    """A table without rows; `under` is the label of what is written under each name."""

    table: Table
    under: str = ""


@dataclass(slots=True)
class BlankView:
    """What a blank card asks for, in order."""

    cost: str = ""
    """The unit of the cost, in its short form too."""
    cost_short: str = ""
    role: bool = False
    """Whether a card says a role or keywords under the name."""
    cells: list[Cell] = field(default_factory=list)
    ticks: list[Ticks] = field(default_factory=list)
    fields: list[Fields] = field(default_factory=list)
    tables: list[BlankTable] = field(default_factory=list)
    texts: list[Paragraph] = field(default_factory=list)
    leads: list[str] = field(default_factory=list)
    """What is written on lines: rules, notes."""


def blank_view(
    system: SystemView, boxes: Mapping[str, int], *, points: bool, notes: bool
) -> BlankView:
    """What a game's blank card asks for.

    `boxes`: how many boxes a characteristic has at most, by its id. Without `points` no cost.
    """
    view = BlankView()
    for part in (*system.card.front, *system.card.back):
        _add(view, part, system, boxes)
    if not points:
        view.cost = view.cost_short = ""
    if not notes:
        view.leads = [lead for lead in view.leads if lead != _NOTES]
    view.tables = _merged(view.tables)
    view.leads = _each_once(view.leads)
    return view


_NOTES = "Notes"


def _add(view: BlankView, part: Part, system: SystemView, boxes: Mapping[str, int]) -> None:
    match part:
        case str():
            _add_word(view, part, system)
        case ValuePart():
            _add_value(view, part, system, boxes)
        case ValuesPart():
            names = [_short(id_, system) for id_ in part.values]
            view.fields.append(Fields(part.title or "", tuple(names)))
        case PanelPart():  # its bars follow from the figure
            names = [_short(id_, system) for id_ in (part.panel, *part.beside)]
            view.fields.append(Fields("", tuple(names)))
        case SlotsPart():
            view.fields.append(Fields("", tuple(words(slot) for slot in part.slots)))
        case TickPart():
            count = boxes.get(part.times, _USUAL_BOXES) if part.times else 1
            if count:
                view.ticks.append(Ticks(part.tick, count, last_crossed=False))
        case TextPart():
            if part.if_ is None:
                view.texts.append(text_of(part))
        case ItemsPart():
            _add_items(view, part, system)
        case ProfilesPart():
            _add_profiles(view, part, system)


def _add_word(view: BlankView, word: str, system: SystemView) -> None:
    has_begun = bool(view.cells or view.tables)
    match word:
        case "cost" if system.cost_types:
            main = system.cost_types[0]
            view.cost, view.cost_short = main.name, main.short or main.name
        case "role":
            view.role = True
        case "keywords" if not has_begun:
            view.role = True
        case "rules" | "notes" | "squad" | "keywords":
            view.leads.append(word.capitalize())
        case _ if word in system.characteristics:
            view.cells.append(_cell(word, None, system))


def _add_value(
    view: BlankView, part: ValuePart, system: SystemView, boxes: Mapping[str, int]
) -> None:
    name, short = system.characteristics.get(part.value, (part.value, ""))
    label = part.as_ or name
    if part.words:
        view.fields.append(Fields("", (part.as_ or short or name,)))
        return
    view.cells.append(_cell(part.value, part.as_, system))
    if part.under:
        view.fields.append(Fields("", tuple(_short(id_, system) for id_ in part.under)))
    count = boxes.get(part.value, _USUAL_BOXES) if part.boxes else 0
    if count > 1 or (count and part.boxes == "always"):
        view.ticks.append(Ticks(label, count))


def _add_items(view: BlankView, part: ItemsPart, system: SystemView) -> None:
    if not is_table(part):
        view.leads.append(part.title or _kinds(part.items, system) or "Also")
        return
    kind = "weapon" if part.weapons is not None else ""
    title = part.title or system.kind_names.get(kind, ("", ""))[1] or "Items"
    columns = table_columns(part, system)
    if part.bands and not part.bands.cells:
        columns += _bands(part, system)
    under = "Traits" if "traits" in part.columns else ""
    view.tables.append(BlankTable(Table(title, columns, []), under))


def _add_profiles(view: BlankView, part: ProfilesPart, system: SystemView) -> None:
    ids = list(dict.fromkeys(id_ for one in part.profiles for id_ in _has(one, system)))
    columns = table_columns(ItemsPart(columns=ids), system)
    view.tables.append(BlankTable(Table(part.title or "Profiles", columns, [])))


def _has(profile: str, system: SystemView) -> tuple[str, ...]:
    return system.profiles[profile].has if profile in system.profiles else ()


def _cell(id_: str, label: str | None, system: SystemView) -> Cell:
    name, short = system.characteristics.get(id_, (id_, id_))
    return Cell(id_, label or name, label or short or name, _NO_INK)


def _short(id_: str, system: SystemView) -> str:
    name, short = system.characteristics.get(id_, (words(id_), ""))
    return short or name


def _kinds(selector: str | list[str] | None, system: SystemView) -> str:
    """`Skills, rules` of the kinds that a selector names."""
    said = [selector] if isinstance(selector, str) else selector or []
    ids = dict.fromkeys(id_ for one in said for id_ in _KIND.findall(one))
    names = [system.kind_names[id_][1] or words(id_) for id_ in ids if id_ in system.kind_names]
    return ", ".join([*names[:1], *(name.lower() for name in names[1:])])


def _bands(part: ItemsPart, system: SystemView) -> list[Column]:
    """`≤12"` and `>12"`; of edges that each weapon has for itself, the names of the bands."""
    assert part.bands is not None
    edges = part.bands.edges
    if any(isinstance(edge, str) for edge in edges):
        heads = [_short(id_, system) for id_ in part.bands.values]
    else:
        lengths = [length_text(edge, system.unit) for edge in edges if not isinstance(edge, str)]
        heads = [*(f"≤{length}" for length in lengths), *(f">{length}" for length in lengths[-1:])]
    return [Column(head, head, head) for head in heads]


def _merged(tables: Iterable[BlankTable]) -> list[BlankTable]:
    """Of tables with one title that with the most columns; those with the same columns as one."""
    found: dict[str, BlankTable] = {}
    for one in tables:
        other = found.get(one.table.title)
        if other is None or len(one.table.columns) > len(other.table.columns):
            found[one.table.title] = one
    by_columns: dict[tuple[str, ...], list[BlankTable]] = {}
    for one in found.values():
        by_columns.setdefault(tuple(column.id for column in one.table.columns), []).append(one)
    return [_as_one(alike) for alike in by_columns.values()]


def _as_one(alike: list[BlankTable]) -> BlankTable:
    first = alike[0]
    title = ", ".join([first.table.title, *(one.table.title.lower() for one in alike[1:])])
    under = next((one.under for one in alike if one.under), "")
    return BlankTable(Table(title, first.table.columns, []), under)


def _each_once(leads: Iterable[str]) -> list[str]:
    """The labels without those that others say as well: rules, beside skills and rules.

    Of a label for many kinds the first two are said.
    """
    found = list(dict.fromkeys(leads))
    parts = [lead.split(", ") for lead in found]
    sets = [{part.casefold() for part in one} for one in parts]
    return [
        f"{one[0]}, {one[1]} and others" if len(one) > _MOST_KINDS else lead
        for lead, one, said in zip(found, parts, sets, strict=True)
        if not any(said < other for other in sets)
    ]
