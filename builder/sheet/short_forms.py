"""The short forms of a section as blocks: a text, a table, items, a table to roll on, rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from builder.build.rulebook import Rulebook
from builder.build.system import system_view
from builder.catalog.catalog import Catalog
from builder.sheet.fighters import fighters_table
from builder.sheet.glossary import glossary, trait_rules, who
from builder.sheet.item_rows import with_items
from builder.sheet.needed import needed
from builder.sheet.rulings import rulings_blocks, shown
from builder.sheet.selected import of_list
from schemas.base import words
from schemas.blocks import AnyBlock
from schemas.catalog import Table
from schemas.sheet import SheetSection
from schemas.text_blocks import Column, Defs, Para, TableBlock
from schemas.warband import Warband

_LONG, _MOST_FLEX = 26, 60
"""Letters of a text from which on its column takes a share of the width that is left."""
_SHORT = 7
"""Columns of texts no longer than this stand in the middle."""


def blocks_of(
    section: SheetSection, catalog: Catalog, rulebook: Rulebook, warband: Warband | None
) -> list[AnyBlock]:
    """The blocks of a section, those of its short form first; its switches are settled.

    None where it is about items, and there are none of them.
    """
    found = [*_short_form(section, catalog, rulebook, warband)]
    of_items = section.items is not None
    some = bool(found)
    holds = needed(rulebook, warband)
    for block in section.blocks:
        if isinstance(block, Para | Defs) and not holds(block.if_):
            continue
        made, count = with_items(block, rulebook, warband)
        of_items = of_items or count is not None
        some = some or bool(count)
        if count != 0:
            found.append(made)
    return found if some or not of_items else []


def _short_form(
    section: SheetSection, catalog: Catalog, rulebook: Rulebook, warband: Warband | None
) -> Iterator[AnyBlock]:
    if section.text:
        yield Para(kind="para", text=section.text)
    if section.rows:
        yield own_table(section.columns or [], section.rows)
    if section.items is not None:
        having = warband if section.show != "all" else None
        yield from glossary(section.items, rulebook, having, section.chip)
    if section.traits:
        yield from trait_rules(rulebook, warband if section.traits != "all" else None)
    table = rulebook.data.tables.get(section.table or "")
    if table is not None:
        yield roll_table(table, rulebook, warband)
    if section.fighters:
        fighters = fighters_table(catalog, rulebook, warband)
        yield from [fighters] if fighters else []
    if section.rulings:
        rulings = system_view(catalog, rulebook).rulings
        yield from rulings_blocks(shown(rulings, section.rulings, rulebook, warband))


def own_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> TableBlock:
    """Rows under heads: short cells stand in the middle, the longest columns take what is left."""
    count = max([len(heads), *map(len, rows)])
    longest = [
        max((len(row[at]) for row in rows if at < len(row)), default=0) for at in range(count)
    ]
    least = min(_LONG, max(longest))
    cols = [
        Column(
            head=heads[at] if at < len(heads) else "",
            align="c" if at and long <= _SHORT else "l",
            flex=min(long, _MOST_FLEX) if at and long >= least else 0,
        )
        for at, long in enumerate(longest)
    ]
    return TableBlock(kind="table", cols=cols, rows=[list(row) for row in rows])


def roll_table(table: Table, rulebook: Rulebook, warband: Warband | None = None) -> TableBlock:
    """A table to roll on: result, what it gives, and who of the warband has that."""
    cols = [Column(head=table.dice, align="c"), Column(head="Result", flex=1)]
    rows = [[_dashed(key), _outcome(row, rulebook, warband)] for key, row in table.rows.items()]
    return TableBlock(kind="table", cols=cols, rows=rows)


def _dashed(result: str) -> str:
    return result.replace("-", "–")


def _outcome(row: Any, rulebook: Rulebook, warband: Warband | None) -> str:
    """A row in words: an item by its name and text, or a text of its own."""
    if isinstance(row, dict) and "item" not in row:
        return str(row.get("text", ""))
    id_ = rulebook.names.item_id(str(row["item"] if isinstance(row, dict) else row))
    item = rulebook.names.items.get(id_)
    if item is None:
        return words(id_)
    name = f"**{item.name or words(id_)}**"
    text = (row.get("text") if isinstance(row, dict) else None) or item.text
    said = f"{name}: {text}" if text else name
    had = warband and next(of_list(id_, rulebook, warband), None)
    return f"{said} *({who(had.by, warband)})*" if warband and had else said
