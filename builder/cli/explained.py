"""Receipts as aligned lines, figures as the game prints them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import click

from builder.catalog.formulas import parse_formula
from builder.catalog.printed import write_printed
from builder.cli.lines import MOST_OF_NAME, one_line, room, short, wrapped
from builder.cli.table import columns
from output.export.rulings import cited
from output.export.words import NO_FIGURE, UNSTATED, cost_type_of, money_text, number_text
from schemas.base import Number
from schemas.receipt import ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Carried, Fighter, Value, Warband

INDENT = "    "


class Explained:
    """What is told of receipts; it remembers which house rulings they rest on."""

    def __init__(self, warband: Warband, characteristics: Mapping[str, Characteristic]) -> None:
        self._warband = warband
        self._characteristics = characteristics
        self._sources: set[str] = set()

    def lines(self, only: str | None, value: str | None) -> Iterator[str]:
        """The receipts of all fighters or of one; of costs and characteristics or of one value.

        `only` and `value` are ids. Last come the rulings that were named.
        """
        for fighter in self._warband.fighters:
            if only in (None, fighter.id):
                told = list(self._fighter(fighter, value))
                if told or value is None or only is not None:
                    name, id_ = short(fighter.name, MOST_OF_NAME), short(fighter.id, MOST_OF_NAME)
                    yield f"{click.style(name, bold=True)} ({id_})"
                    yield from told or [self._missing(value)]
        yield from self._rulings()

    def _fighter(self, fighter: Fighter, value: str | None) -> Iterator[str]:
        for at, (type_, receipt) in enumerate(fighter.receipts.items()):
            # Of a second currency most things cost nothing, and nobody asks how that comes about.
            lines = [line for line in receipt.lines if at == 0 or line.amount != 0]
            if value == type_ or (value is None and (lines or at == 0)):
                yield from self._cost(fighter, type_, lines)
        if value is None:
            for found in fighter.values.values():
                if found.text:
                    yield from self._value(found)
        else:
            yield from self._asked(fighter, value)

    def _asked(self, fighter: Fighter, value: str) -> Iterator[str]:
        """One value: the fighter's own, else those of what it carries, else the dash it has."""
        own = fighter.values.get(value)
        items = [item for item in fighter.items if value in item.values and item.values[value].text]
        if own is not None and (own.text or not items):
            yield from self._value(own)
            yield from self._read(fighter, value, {value})
            return
        for item in items:
            yield from self._value(item.values[value], f"{_placed(item)}: ")

    def _read(self, fighter: Fighter, value: str, told: set[str]) -> Iterator[str]:
        """What a value is worked out from, and what that is worked out from; each once."""
        about = self._characteristics.get(value)
        formula = parse_formula(about.formula) if about and about.formula else None
        for name in sorted(formula.reads) if formula else ():
            read = fighter.values.get(name)
            if read is not None and name not in told:
                told.add(name)
                yield from self._value(read)
                yield from self._read(fighter, name, told)

    def _cost(self, fighter: Fighter, type_: str, lines: list[ReceiptLine]) -> Iterator[str]:
        system = self._warband.system
        total = money_text({type_: fighter.cost.get(type_)}, system)
        decimals = cost_type_of(type_, system).decimals
        yield f"  Cost: {click.style(total, bold=True)}"
        if any(line.amount is not None for line in lines):  # else each says what the total says
            yield from self._receipt(
                (_amount(line, at, decimals), line) for at, line in enumerate(lines)
            )

    def _value(self, value: Value, whose: str = "") -> Iterator[str]:
        name, text = short(f"{whose}{value.name}", MOST_OF_NAME), short(value.text or NO_FIGURE)
        yield f"  {name}: {click.style(text, bold=True)}"
        yield from self._receipt(
            (self._figure(line.amount, value, at), line)
            for at, line in enumerate(value.receipt.lines)
        )

    def _receipt(self, lines: Iterator[tuple[str, ReceiptLine]]) -> Iterator[str]:
        rows = [(figure, line.label, click.unstyle(line.source)) for figure, line in lines]
        self._sources |= {source for _, _, source in rows}
        if rows:
            yield columns(rows, right=(0,), indent=INDENT)

    def _figure(self, amount: Number | None, value: Value, at: int) -> str:
        """What a line begins with, as the game prints it; then by how much each changes it."""
        if amount is None:
            return NO_FIGURE
        about = self._characteristics.get(value.id)
        if not at:
            return write_printed(amount, about) if about else number_text(amount)
        if value.better == "low" and amount:
            how = (-amount, "better") if amount < 0 else (amount, "worse")
            return f"{number_text(how[0])} {how[1]}"
        return _signed(number_text(amount), amount)

    def _rulings(self) -> Iterator[str]:
        rulings = cited(self._warband.system, self._sources)
        if rulings:
            yield ""
            yield click.style("House rulings", bold=True)
        for ruling in rulings:
            says = f"  {ruling.number}  {one_line(ruling.says)}"
            yield wrapped(says, room(), " " * (len(ruling.number) + 4))

    def _missing(self, value: str | None) -> str:
        """What to say of a value that a fighter has not."""
        if value is None:
            return f"  Values: {NO_FIGURE}"
        known = self._warband.system.characteristics.get(value)
        name = known[0] if known else cost_type_of(value, self._warband.system).name
        about = self._characteristics.get(value)
        is_carried = about is not None and about.of != "fighter"
        return f"  {name}: {NO_FIGURE}" + (" (nothing that it carries has one)" * is_carried)


def _placed(item: Carried) -> str:
    return f"{item.name} ({item.slot_name.lower()})" if item.slot_name else item.name


def _amount(line: ReceiptLine, at: int, decimals: int) -> str:
    if line.amount is None:
        return UNSTATED
    text = number_text(line.amount, decimals)
    return _signed(text, line.amount) if at else text.replace("-", "−")


def _signed(text: str, amount: Number) -> str:
    return ("+" if amount >= 0 else "") + text.replace("-", "−")
