"""Rows of items in the blocks that name some: tables, and range bands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from builder.build.rulebook import Rulebook
from builder.sheet.selected import of_game, of_list, price
from schemas.base import decimal_text, parse_number, words
from schemas.blocks import AnyBlock, RowBlock
from schemas.diagrams import BandsBlock, BandsRow
from schemas.entries import Item
from schemas.text_blocks import Column, TableBlock
from schemas.warband import Warband

_NONE = "–"


def with_items(
    block: AnyBlock, rulebook: Rulebook, warband: Warband | None
) -> tuple[AnyBlock, int | None]:
    """A block with the rows of its items, and how many these are; None where it names no items."""
    if isinstance(block, TableBlock) and warband and "points" in warband.hidden:
        block = _without_costs(block, rulebook)
    match block:
        case RowBlock():
            return _side_by_side(block, rulebook, warband)
        case TableBlock() | BandsBlock() if block.items is not None:
            chosen = _items(block, rulebook, warband)
            rows = (
                [*_cells(block, chosen, rulebook)]
                if isinstance(block, TableBlock)
                else [*_bands(block, chosen, rulebook, costs=warband is None)]
            )
            return block.model_copy(update={"rows": [*block.rows, *rows]}), len(rows)
    return block, None


def _without_costs(block: TableBlock, rulebook: Rulebook) -> TableBlock:
    """The table without its columns of costs, those of figures in the catalog's text among them."""
    types = rulebook.data.cost_types.values()
    heads = {name.casefold() for one in types for name in (one.name, one.short) if name}
    kept = [
        at
        for at, column in enumerate(block.cols)
        if column.of != "cost" and column.head.casefold() not in heads
    ]
    rows = [[row[at] for at in kept if at < len(row)] for row in block.rows]
    return block.model_copy(update={"cols": [block.cols[at] for at in kept], "rows": rows})


def _side_by_side(
    row: RowBlock, rulebook: Rulebook, warband: Warband | None
) -> tuple[RowBlock, int | None]:
    """Blocks without any of their items give their width to the others."""
    made = [with_items(block, rulebook, warband) for block in row.blocks]
    shares = row.w or [1] * len(made)
    kept = [(one, share) for (one, count), share in zip(made, shares, strict=False) if count != 0]
    update = {"blocks": [one for one, _ in kept], "w": [share for _, share in kept]}
    counts = [count for _, count in made]
    known = [count for count in counts if count is not None]
    return row.model_copy(update=update), sum(known) if len(known) == len(counts) else None


def _items(
    block: TableBlock | BandsBlock, rulebook: Rulebook, warband: Warband | None
) -> list[tuple[str, Item]]:
    assert block.items is not None
    if warband is None or block.show == "all":
        return [*of_game(block.items, rulebook)]
    known = rulebook.names.items
    had = of_list(block.items, rulebook, warband)
    return [(one.item.id, known[one.item.id]) for one in had if one.item.id in known]


def _cells(
    block: TableBlock, items: Sequence[tuple[str, Item]], rulebook: Rulebook
) -> Iterator[list[str]]:
    for id_, item in items:
        yield [_cell(column, id_, item, rulebook) for column in block.cols]


def _cell(column: Column, id_: str, item: Item, rulebook: Rulebook) -> str:
    said = {rulebook.names.item_id(key): text for key, text in column.words.items()}
    if id_ in said or not column.of:
        return said.get(id_, "")
    match column.of:
        case "name":
            return item.name or words(id_)
        case "text":
            return item.text or ""
        case "cost":
            return ", ".join(price(item, rulebook).values()) or _NONE
    return _value(column.of, item, rulebook) or _NONE


def _value(characteristic: str, item: Item, rulebook: Rulebook) -> str:
    """The figure of an item, or that of all that say none; none where its bearer decides."""
    about = rulebook.characteristics.get(characteristic)
    said = item.profile.get(characteristic) or (about.default if about else None) or ""
    return "" if said.startswith("=") else said


def _bands(
    block: BandsBlock, items: Sequence[tuple[str, Item]], rulebook: Rulebook, costs: bool
) -> Iterator[BandsRow]:
    for id_, item in items:
        bands = _merged(block, item, rulebook)
        yield BandsRow(
            name=item.name or words(id_),
            att=_value(block.att, item, rulebook) if block.att else "",
            cost=", ".join(price(item, rulebook).values()) if costs else "",
            bands=bands,
            text="" if bands else block.without,
        )


def _merged(block: BandsBlock, item: Item, rulebook: Rulebook) -> list[list[str]]:
    """The bands of an item; neighbours with the same number are one."""
    edges = [0, *map(parse_number, block.edges)]
    values = [_value(id_, item, rulebook) for id_ in block.values]
    parts = zip(pairwise(edges), values, strict=False)
    found: list[list[str]] = []
    for value, same in groupby(parts, key=lambda part: part[1]):
        spans = [span for span, _ in same]
        if value:
            found.append([decimal_text(spans[0][0]), decimal_text(spans[-1][1]), value])
    return found
