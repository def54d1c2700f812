"""Tables to roll on: every result once, and rows that name something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.catalog import Table
from schemas.yaml.reader import Path

_DICE = re.compile(r"(\d{0,2})[Dd](\d{1,4})")
_RANGE = re.compile(r"(\d{1,4})(?:[-–](\d{1,4}))?")
SHOWN = 6


def results_of(dice: str) -> list[int]:
    """All results of dice: `D6`, `2D6`, and D66 to D666 read as digits. Empty: no such dice."""
    match = _DICE.fullmatch(dice.strip())
    if match is None:
        return []
    number, sides = int(match.group(1) or 1), int(match.group(2))
    if number == 1 and set(match.group(2)) == {"6"} and sides > 6:
        return [int("".join(roll)) for roll in product("123456", repeat=len(match.group(2)))]
    return list(range(number, number * sides + 1))


def tables(subject: Subject) -> Iterator[Fault]:
    """Holes, overlaps, results that cannot be rolled, rows that name nothing."""
    for id_, table in subject.data.tables.items():
        path: Path = ("tables", id_)
        results = results_of(table.dice)
        if not results:
            yield Fault((*path, "dice"), "no such dice; write D6, 2D6, D66, D3 …")
        else:
            yield from _covered(path, table, results)
        for key, row in table.rows.items():
            at = (*path, "rows", key)
            if isinstance(row, str) and subject.names.item_id(row) not in subject.names.items:
                fault = unknown(at, "item", row, subject.names.items)
                yield fault._replace(message=fault.message + "; a text is written `{text: …}`")
            elif isinstance(row, dict) and not {"text", "item"} & {*row}:
                yield Fault(at, "a row is an item's id, or `{text: …}`")


def _covered(path: Path, table: Table, results: list[int]) -> Iterator[Fault]:
    left = dict.fromkeys(results, "")
    for key in table.rows:
        at = (*path, "rows", key)
        match = _RANGE.fullmatch(key)
        if match is None:
            yield Fault(at, f"`{key}` is no result; write `7` or `11-16`", at_key=True)
            continue
        low, high = int(match.group(1)), int(match.group(2) or match.group(1))
        within = [result for result in results if low <= result <= high]
        if not within or low not in left or high not in left:
            yield Fault(at, f"`{key}` cannot be rolled with {table.dice}", at_key=True)
        taken = next((result for result in within if left[result]), None)
        if taken is not None:
            message = f"{taken} is in `{left[taken]}` already; a result stands once"
            yield Fault(at, message, at_key=True)
        left.update((result, key) for result in within if not left[result])
    missing = [str(result) for result in results if not left[result]]
    if missing:
        more = " …" if len(missing) > SHOWN else ""
        yield Fault((*path, "rows"), f"no row for {', '.join(missing[:SHOWN])}{more}", at_key=True)
