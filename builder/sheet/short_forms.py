"""The short forms of a section as blocks: a text, a table, items, a table to roll on, rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from builder.build.rulebook import Rulebook
from builder.sheet.glossary import glossary
from schemas.base import words
from schemas.blocks import AnyBlock
from schemas.catalog import Table
from schemas.diagrams import BandsBlock
from schemas.sheet import SheetSection
from schemas.text_blocks import Bullets, Column, Para, TableBlock
from schemas.warband import Ruling, Warband

_LONG, _MOST_FLEX = 26, 60
"""Letters of a text from which on its column takes a share of the width that is left."""
_SHORT = 7
"""Columns of texts no longer than this stand in the middle."""
_FIGURES = re.compile(r"(\d+)")


def blocks_of(
    section: SheetSection, rulebook: Rulebook, rulings: Sequence[Ruling], warband: Warband | None
) -> list[AnyBlock]:
    """The blocks of a section, those of its short form first; its switches are settled."""
    found: list[AnyBlock] = []
    if section.text:
        found.append(Para(kind="para", text=section.text))
    if section.rows:
        found.append(own_table(section.columns or [], section.rows))
    if section.items is not None:
        found += glossary(section.items, rulebook, warband if section.show != "all" else None)
    table = rulebook.data.tables.get(section.table or "")
    if table is not None:
        found.append(roll_table(table, rulebook))
    if section.rulings:
        found += _rulings(rulings, section.rulings, rulebook)
    return [*found, *(_of_list(block, rulebook, warband) for block in section.blocks)]


def _of_list(block: AnyBlock, rulebook: Rulebook, warband: Warband | None) -> AnyBlock:
    """A block with the rows of those items alone that the warband has."""
    if warband is None or not isinstance(block, BandsBlock):
        return block
    having = {item.id for fighter in warband.fighters for item in fighter.items}
    names = rulebook.names
    rows = [row for row in block.rows if not row.item or names.item_id(row.item) in having]
    return block.model_copy(update={"rows": rows})


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


def roll_table(table: Table, rulebook: Rulebook) -> TableBlock:
    """A table to roll on: result, and what it gives."""
    cols = [Column(head=table.dice, align="c"), Column(head="Result", flex=1)]
    rows = [[_dashed(key), _outcome(row, rulebook)] for key, row in table.rows.items()]
    return TableBlock(kind="table", cols=cols, rows=rows)


def _dashed(result: str) -> str:
    return result.replace("-", "–")


def _outcome(row: Any, rulebook: Rulebook) -> str:
    """A row in words: an item by its name and text, or a text of its own."""
    if isinstance(row, dict) and "item" not in row:
        return str(row.get("text", ""))
    id_ = rulebook.names.item_id(str(row["item"] if isinstance(row, dict) else row))
    item = rulebook.names.items.get(id_)
    if item is None:
        return words(id_)
    name = f"**{item.name or words(id_)}**"
    text = row.get("text") if isinstance(row, dict) else None
    return f"{name}: {text or item.text}" if text or item.text else name


def _rulings(
    rulings: Sequence[Ruling], shown: str | Sequence[str], rulebook: Rulebook
) -> Iterator[AnyBlock]:
    """What is in force in words, by number; those without a number after them.

    Of the rulings that are named those alone, and each that the list has changed.
    """
    if not isinstance(shown, str):
        rulings = [one for one in rulings if one.id in shown or one.changed]
    numbers = [one.code or (one.id if one.id in rulebook.data.rulings else "") for one in rulings]
    said = [(number, _says(one)) for number, one in zip(numbers, rulings, strict=True)]
    numbered = sorted((one for one in said if one[0]), key=lambda one: _by_number(one[0]))
    others = [says for number, says in said if not number]
    if numbered:
        cols = [Column(), Column(flex=1)]
        yield TableBlock(
            kind="table", cols=cols, rows=[[f"**{number}**", says] for number, says in numbered]
        )
    if others:
        yield Bullets(kind="bullets", items=others)


def _by_number(code: str) -> list[tuple[int, str]]:
    """Sorts `G9` before `G10`."""
    return [
        (int(part or 0), "") if part.isdecimal() else (0, part) for part in _FIGURES.split(code)
    ]


def _says(ruling: Ruling) -> str:
    return f"**changed:** {ruling.says}" if ruling.changed else ruling.says
