"""From an item to what a card of its own says: what it is, its figures, rules, who has it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from output.card.blocks import (
    Block,
    CardView,
    Cell,
    Footer,
    Header,
    Paragraph,
    Receipt,
    Table,
    Words,
)
from output.card.choose import items_of
from output.card.icons import icon_names, icon_of
from output.card.items import is_table, list_of, mark_of, row_of, table_columns
from schemas.base import decimal_text, edition_text
from schemas.card import ItemsPart
from schemas.deck import DeckItem
from schemas.warband import Carried, CostTypeView, Fighter, SystemView


def item_view(
    deck: DeckItem, system: SystemView, warband: str = "", *, once: bool = False
) -> CardView:
    """Everything that an item's card says. `warband` is the name of whose it is.

    `once`: the card stands for all copies of it.
    """
    item = deck.item
    icon = icon_of(item) or icon_names().alone.get(item.kind) or icon_names().last
    text = [Paragraph(item.id, "", item.text)] if item.text else []
    blocks: list[Block] = [
        Words([*text, *_traits(item), *_changes(deck), *_other_costs(item, system)]),
        *_bearers(deck, system),
        *([Receipt([("Source:", deck.source)])] if deck.source else []),
    ]
    return CardView(
        fighter=item.id,
        header=_header(deck, system, icon, once),
        strip=_strip(item, system),
        ticks=[],
        blocks=[b for b in blocks if not isinstance(b, Words) or b.paragraphs],
        footer=_footer(deck, system, warband),
        count=1 if once else deck.copies,
        emblem=icon,
        grows=True,
    )


def _header(deck: DeckItem, system: SystemView, icon: str, once: bool) -> Header:
    item = deck.item
    kind = system.kind_names.get(item.kind, (item.kind, ""))[0]
    says_kind = kind.casefold() in item.class_name.casefold().split()
    line = [item.class_name] if says_kind else [kind, item.class_name]
    header = Header("", item.name, tuple(filter(None, [*line, mark_of(item)])), icon=icon)
    for cost_type, amount in _costs(item, system)[:1]:
        header.cost, header.cost_unit = amount, cost_type.name
        header.cost_short = cost_type.short or cost_type.name
    header.count = f"×{deck.copies}" if once and deck.copies > 1 else ""
    return header


def _costs(item: Carried, system: SystemView) -> list[tuple[CostTypeView, str]]:
    """What it costs in each currency that has a price for it."""
    amounts = [(type_, item.cost.get(type_.id)) for type_ in system.cost_types]
    return [(type_, decimal_text(amount)) for type_, amount in amounts if amount is not None]


def _other_costs(item: Carried, system: SystemView) -> Iterator[Paragraph]:
    others = [f"{amount} {type_.name}" for type_, amount in _costs(item, system)[1:]]
    if others:
        yield list_of("costs", "Also costs", others)


def _strip(item: Carried, system: SystemView) -> list[Cell]:
    return [
        Cell(id_, name, short or name, item.values[id_].text)
        for id_, (name, short) in system.characteristics.items()
        if id_ in item.values and item.values[id_].text and id_ not in system.helpers
    ]


def _traits(item: Carried) -> Iterator[Paragraph]:
    texts = item.trait_texts or ("",) * len(item.trait_names)
    traits = list(zip(item.trait_names, texts, strict=True))
    plain = [name for name, text in traits if not text]
    if plain:
        yield list_of("traits", "Traits", plain)
    for name, text in traits:
        if text:
            yield Paragraph(name, name, text)


def _changes(deck: DeckItem) -> Iterator[Paragraph]:
    if deck.changes:
        yield list_of("changes", "Changes", deck.changes)
    if deck.worked_out:
        yield list_of("worked-out", "", [f"{', '.join(deck.worked_out)}."])


def _bearers(deck: DeckItem, system: SystemView) -> Iterator[Block]:
    """Who has it: with the figures that it has with them where their cards show any."""
    tables: dict[int, Table] = {}
    others: list[str] = []
    for fighter, item in deck.bearers:
        part = next((part for part in _tables(system) if _shows(part, item, fighter)), None)
        name = _bearer(fighter, item, deck)
        columns = table_columns(part, system) if part else []
        row = row_of(item, part, columns, system, fighter) if part else None
        if part and row and (row.bands or any(figure.text for figure in row.figures)):
            table = tables.setdefault(id(part), Table("With", columns, []))
            table.rows.append(replace(row, name=name, icon="", text="", mark=""))
        else:
            others.append(name)
    yield from map(_filled, tables.values())
    if others:
        yield Words([list_of("bearers", "With", others)])


def _bearer(fighter: Fighter, item: Carried, deck: DeckItem) -> str:
    """`Ida`, `Ida (2)` of one who has two, `4 × Odo (2 each)` of several alike ones, and
    `Cart (left)` of one who has it in other places too."""
    several = fighter.count > 1
    is_elsewhere = sum(one is fighter for one, _ in deck.bearers) > 1
    place = item.slot_name.lower() if is_elsewhere and item.slot_name else ""
    copies = f"{item.copies}{' each' if several else ''}" if item.copies > 1 else ""
    more = ", ".join(part for part in (place, copies) if part)
    name = f"{f'{fighter.count} × ' if several else ''}{fighter.name}"
    return f"{name} ({more})" if more else name


def _filled(table: Table) -> Table:
    """The table without columns in which nobody has anything."""
    kept = [at for at in range(len(table.columns)) if any(r.figures[at].text for r in table.rows)]
    rows = [replace(row, figures=tuple(row.figures[at] for at in kept)) for row in table.rows]
    return Table(table.title, [table.columns[at] for at in kept], rows)


def _shows(part: ItemsPart, item: Carried, fighter: Fighter) -> bool:
    return any(item is one for one in items_of(part.weapons or [], fighter))


def _tables(system: SystemView) -> Iterator[ItemsPart]:
    for part in (*system.card.front, *system.card.back):
        if isinstance(part, ItemsPart) and is_table(part) and part.weapons is not None:
            yield part


def _footer(deck: DeckItem, system: SystemView, warband: str) -> Footer:
    game = f"{system.short or system.name}{edition_text(system.edition)}"
    if deck.item.own or deck.is_sample:
        return Footer(warband, (f"{game} · {deck.source}", deck.source))
    credit = system.card.credit or game
    return Footer(warband, (credit,) if isinstance(credit, str) else tuple(credit))
