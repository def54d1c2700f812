"""Items on a card: as a table with figures, as a list, or as places with values."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from output.card.band_cells import band_columns
from output.card.bands import bands_of
from output.card.blocks import Column, Figure, Paragraph, Plan, Row, Side, Table, strength
from output.card.choose import items_of
from output.card.figures import figure_of, shade_of
from output.card.icons import icon_names, icon_of
from schemas.base import Number, decimal_text, words
from schemas.card import ItemsPart, SlotsPart
from schemas.warband import Carried, Fighter, SystemView

_WORDY = ("traits", "text", "class", "name")
"""Columns that are words and stand under the name, not in a column."""


def is_table(part: ItemsPart) -> bool:
    """Whether items are shown as rows with figures, and not as paragraphs."""
    return part.weapons is not None or bool(part.columns)


def chosen(part: ItemsPart, fighter: Fighter) -> list[Carried]:
    """The items that a part is about. A weapon part is about nothing but weapons."""
    if part.weapons is not None:
        return [item for item in items_of(part.weapons, fighter) if item.kind == "weapon"]
    return items_of(part.items or [], fighter)


def table_of(
    part: ItemsPart, fighter: Fighter, system: SystemView
) -> tuple[Table, list[Carried], list[Carried]]:
    """The table, the items in it, and those of them whose text is in it."""
    items = chosen(part, fighter)
    kind = items[0].kind if items else "weapon"
    title = part.title or system.kind_names.get(kind, ("", ""))[1] or words(kind) + "s"
    columns = table_columns(part, system)
    rows = [row_of(item, part, columns, system, fighter) for item in _merged(items)]
    return Table(title, columns, rows), items, items


def table_columns(part: ItemsPart, system: SystemView) -> list[Column]:
    """The columns of figures of a part's table."""
    columns = [column_of(id_, system) for id_ in part.columns if id_ not in _WORDY]
    return columns + (band_columns(part.bands, system.unit) if part.bands else [])


def _merged(items: list[Carried]) -> list[Carried]:
    """Items that look the same as one with more copies, as of the kit and bought besides."""
    found: list[Carried] = []
    for item in items:
        for at, other in enumerate(found):
            if _looks_like(item, other):
                found[at] = replace(other, copies=other.copies + item.copies)
                break
        else:
            found.append(item)
    return found


def _looks_like(one: Carried, other: Carried) -> bool:
    return (one.id, one.name, one.slot, one.why, one.text) == (
        other.id,
        other.name,
        other.slot,
        other.why,
        other.text,
    )


def column_of(id_: str, system: SystemView) -> Column:
    """The column of a characteristic, or of another word."""
    name, short = system.characteristics.get(id_, (words(id_), ""))
    return Column(id_, name, short or name)


def row_of(
    item: Carried, part: ItemsPart, columns: list[Column], system: SystemView, fighter: Fighter
) -> Row:
    """The row of an item that a fighter carries."""
    usual = fighter.values.get(part.bands.against or "") if part.bands else None
    against = usual.number if usual else None
    return Row(
        item=item.id,
        name=name_of(item),
        icon=icon_of(item),
        figures=tuple(
            _of_band(item, column.id, against)
            if column.band
            else _figure(item, column.id, part, system)
            for column in columns
        ),
        bands=bands_of(item, part.bands, system.unit) if part.bands else (),
        text=_under_the_name(item, part),
        mark=mark_of(item),
    )


def _of_band(item: Carried, needed: str, against: Number | None) -> Figure:
    value = item.values.get(needed)
    return Figure(value.text if value else "", shade=shade_of(value, against))


def _figure(item: Carried, column: str, part: ItemsPart, system: SystemView) -> Figure:
    """A characteristic; or what stands in a column for the item itself."""
    value = item.values.get(column)
    if value is not None:
        return figure_of(value, boxed=item.values.get(part.boxed.get(column, "")))
    return Figure(_of_itself(item, column, system))


def _of_itself(item: Carried, column: str, system: SystemView) -> str:
    match column:
        case "slot":
            return item.slot_name
        case "kind":
            return system.kind_names.get(item.kind, ("", ""))[0]
        case "copies":
            return str(item.copies)
        case "cost":
            return _cost(item, system)
        case _:
            return ""


def _cost(item: Carried, system: SystemView) -> str:
    main = next(iter(system.cost_types), None)
    amount = item.cost.get(main.id) if main else None
    return "" if amount is None else decimal_text(amount)


def _under_the_name(item: Carried, part: ItemsPart) -> str:
    said = [item.class_name] if "class" in part.columns and item.class_name else []
    if item.slot_name and is_told_by_name(item.slot) and "slot" not in part.columns:
        said.append(item.slot_name)
    texts = item.trait_texts or ("",) * len(item.trait_names)
    traits = list(zip(item.trait_names, texts, strict=True))
    said += [name for name, text in traits if not text]
    rules = [f"{name}: {text}" for name, text in traits if text]
    listed = ", ".join(said)
    sentences = [f"{listed}." if listed and (rules or item.text) else listed]
    sentences += [*rules, item.text, item.why]
    return " ".join(sentence for sentence in sentences if sentence)


def is_told_by_name(slot: str | None) -> bool:
    """Whether a place is said in words; some have an icon instead."""
    return slot not in icon_names().slots


def name_of(item: Carried) -> str:
    """The name on paper, after the number of copies: `2 × Pistol`."""
    return f"{item.copies} × {item.name}" if item.copies > 1 else item.name


def mark_of(item: Carried) -> str:
    """A word for what the catalog does not vouch for."""
    if not item.known:
        return "not in the catalog"
    return "own content" if item.own else ""


def list_of(id_: str, lead: str, names: Iterable[str]) -> Paragraph:
    """Names on one line."""
    return Paragraph(id_, lead, ", ".join(names), plain=True)


def plan_of(part: SlotsPart, fighter: Fighter) -> Plan | None:
    """The places of a fighter with the value at each, or None where it has no such places.

    A value is that of the fighter (`save-front`, or `save` shown at `front`), else that of the
    item in the place.
    """
    shown = part.show if len(part.show) == len(part.slots) else part.show * len(part.slots)
    sides = [_side(slot, id_, fighter) for slot, id_ in zip(part.slots, shown, strict=False)]
    return Plan(sides) if any(side.text for side in sides) else None


def _side(slot: str, id_: str, fighter: Fighter) -> Side:
    held = next((item for item in fighter.items if item.slot == slot), None)
    name = held.slot_name if held and held.slot_name else words(slot)
    value = (
        fighter.values.get(f"{id_}-{slot}")
        or (fighter.values.get(id_) if id_.endswith(slot) else None)
        or (held.values.get(id_) if held else None)
    )
    if value is None:
        return Side(slot, name, "")
    return Side(slot, name, value.text, strength(value.number, value.better))
