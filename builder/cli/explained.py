"""Receipts as aligned lines."""

from __future__ import annotations

from collections.abc import Iterator

import click

from builder.cli.table import columns, one_line
from builder.yaml.suggest import did_you_mean
from output.export.words import UNSTATED, cost_type_of, money_text, number_text
from schemas.base import Number
from schemas.problems import InputError
from schemas.receipt import Receipt
from schemas.warband import Fighter, Value, Warband

INDENT = "    "


def known_value(warband: Warband, word: str) -> None:
    """Raises InputError, with a did-you-mean, where a word is no value that can be explained."""
    types = [kind.id for kind in warband.system.cost_types]
    known = [*warband.system.characteristics, *types]
    if word not in known:
        hint = did_you_mean(word, known) or f"; there are: {', '.join(known)}"
        raise InputError.at(word, f"{warband.system.id} has no value `{word}`{hint}")


def explained_lines(warband: Warband, only: str | None, value: str | None) -> Iterator[str]:
    """The receipts of all fighters or of one; of costs and characteristics or of one value."""
    for fighter in warband.fighters:
        if only not in (None, fighter.id):
            continue
        yield f"{click.style(one_line(fighter.name), bold=True)} ({fighter.id})"
        for type_, receipt in fighter.receipts.items():
            if value in (None, type_):
                yield from _cost(fighter, type_, receipt, warband)
        for found in fighter.values.values():
            if found.id == value or (value is None and found.text):
                yield from _value(found)
        for item in fighter.items:
            shown = [one for one in item.values.values() if one.id == value]
            for found in shown if value is not None else ():
                yield from _value(found, f"{item.name}: ")


def _cost(fighter: Fighter, type_: str, receipt: Receipt, warband: Warband) -> Iterator[str]:
    total = money_text({type_: fighter.cost.get(type_)}, warband.system)
    kind = cost_type_of(type_, warband.system)
    yield f"  Cost: {click.style(total, bold=True)}"
    yield from _receipt(receipt, kind.decimals)


def _value(value: Value, whose: str = "") -> Iterator[str]:
    yield f"  {whose}{value.name}: {click.style(value.text or 'none', bold=True)}"
    yield from _receipt(value.receipt)


def _receipt(receipt: Receipt, decimals: int = 0) -> Iterator[str]:
    rows = [
        (_amount(line.amount, at, decimals), line.label, click.unstyle(line.source))
        for at, line in enumerate(receipt.lines)
    ]
    if rows:
        yield columns(rows, right=(0,), indent=INDENT)


def _amount(amount: Number | None, at: int, decimals: int) -> str:
    if amount is None:
        return UNSTATED
    sign = "+" if at and amount >= 0 else ""
    return sign + number_text(amount, decimals).replace("-", "−")
