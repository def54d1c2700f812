"""Changes to a price: of one thing, or of a model or line with all that it carries."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from builder.build.acting import Acting
from builder.build.amounts import rounded
from builder.build.effects import Operation
from builder.build.values import Values
from schemas.base import Number, exact
from schemas.receipt import ReceiptLine
from schemas.warband import Carried, Fighter

Over: TypeAlias = Literal["model", "entry"]


class _Worked(NamedTuple):
    """A change that holds, with its amount and how often it is made."""

    acting: Acting
    amount: Number
    times: int


class _Price:
    """A price on its way: what it has become, with a line for each step."""

    def __init__(self, price: Number, copies: int, values: Values) -> None:
        self.number, self.copies, self.values = price, copies, values
        self.lines: list[ReceiptLine] = []

    def become(self, new: Number, acting: Acting, how: str = "") -> None:
        """A step to a new price; none where that is the old one."""
        if new != self.number:
            amount = exact((new - self.number) * self.copies)
            source = self.values.rulebook.source(acting.effect.source)
            self.lines.append(ReceiptLine(acting.label + how, amount, acting.cause, source))
            self.number = new


def changes_whole(fighter: Fighter, cost_type: str, values: Values) -> bool:
    """Whether anything may change the price of a fighter with all that it carries."""
    may_hold = values.acting[fighter.id].on(cost_type, None)
    return any(acting.effect.over is not None for acting in may_hold)


def changes_of(
    fighter: Fighter,
    item: Carried | None,
    price: Number | None,
    cost_type: str,
    values: Values,
    copies: int = 1,
    over: Over | None = None,
) -> list[ReceiptLine]:
    """The lines of changes to a price: set (the lower), multiply, add, at_least, at_most."""
    if price is None:
        return []
    changes: dict[Operation, list[_Worked]] = {}
    for acting, around in values.holding(fighter, cost_type, item, cost_type):
        effect = acting.effect
        if effect.over == over and effect.amount is not None:
            number = effect.amount(around).number
            if number is not None:
                worked = _Worked(acting, number, values.times(acting, around))
                changes.setdefault(effect.operation, []).append(worked)
    return _changed(_Price(price, copies, values), changes) if changes else []


def _changed(price: _Price, changes: dict[Operation, list[_Worked]]) -> list[ReceiptLine]:
    if sets := changes.get("set"):
        lowest = min(sets, key=lambda change: change.amount)
        price.become(lowest.amount, lowest.acting)
    before = price.number
    for acting, factor, _ in changes.get("multiply", ()):
        product, rounding = exact(before * factor), acting.effect.rounding
        whole = rounded(product, rounding)
        how = "" if whole == product else f" ({_ROUNDED[rounding]})"
        price.become(exact(price.number + whole - before), acting, how)
    for acting, amount, times in changes.get("add", ()):
        price.become(exact(price.number + amount * times), acting)
    for acting, bound, _ in changes.get("at_least", ()):
        price.become(max(price.number, bound), acting)
    for acting, bound, _ in changes.get("at_most", ()):
        price.become(min(price.number, bound), acting)
    return price.lines


_ROUNDED = {
    None: "",
    "down": "rounded down",
    "up": "rounded up",
    "nearest": "rounded to the nearest",
}
