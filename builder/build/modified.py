"""One value and the changes to it, in the order in which they meet.

`set` (several: the better) · `multiply` (of the value before it, deltas added) · `add improve
worsen` · `at_least at_most` · the bounds of the characteristic. Sums commute, so the order of
statements never matters. Each step adds its line to the receipt.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, TypeAlias, overload

from builder.build.acting import Acting
from builder.build.amounts import rounded
from builder.build.effects import SIGNED, Operation, sign
from builder.build.rulebook import Rulebook
from builder.build.worked import Worked
from builder.catalog.printed import write_printed
from schemas.base import Number, exact, words
from schemas.receipt import ReceiptLine
from schemas.tags import Characteristic
from schemas.warband import Contest


class Change(NamedTuple):
    """A change that holds: who brings it, its amount worked out, how often."""

    acting: Acting
    worked: Worked
    times: int

    @property
    def names_item(self) -> bool:
        """Whether its line in a receipt names something that the fighter carries."""
        return self.acting.item is not None or self.worked.item is not None

    @property
    def same(self) -> Hashable:
        """What is the same wherever a standing effect changes a value in the same way."""
        return id(self.acting), self.worked.number, self.worked.why, self.times


Gathered: TypeAlias = dict[Operation, list[Change]]


def by_operation(changes: Iterable[Change]) -> Gathered:
    """The changes by what they do."""
    gathered: Gathered = {}
    for change in changes:
        gathered.setdefault(change.acting.effect.operation, []).append(change)
    return gathered


def modified(
    base: Number | None,
    about: Characteristic,
    gathered: Gathered,
    rulebook: Rulebook,
    lines: list[ReceiptLine],
) -> Number | None:
    """The value after all changes, unbounded; None stays none, except where it is set."""
    number = base
    if sets := gathered.get("set"):
        number = _set(sets, about, base, rulebook, lines)
    if number is None or gathered.keys() <= {"set"}:
        return number
    before = number
    for change in gathered.get("multiply", []):
        if change.worked.number is not None:
            rounding = change.acting.effect.rounding
            product = rounded(exact(before * change.worked.number), rounding)
            number = exact(number + product - before)
            lines.append(_line(change, exact(product - before), rulebook))
    for operation in SIGNED:
        for change in gathered.get(operation, []):
            if change.worked.number is None or change.times == 0:
                continue
            delta = exact(change.worked.number * change.times * sign(operation, about))
            number = exact(number + delta)
            lines.append(_line(change, delta, rulebook))
    for change in gathered.get("at_least", []):
        number = _kept(change, number, max, rulebook, lines)
    for change in gathered.get("at_most", []):
        number = _kept(change, number, min, rulebook, lines)
    return number


def contested(gathered: Gathered, about: Characteristic) -> Contest | None:
    """Who sets a value, where several set it differently."""
    sets = gathered.get("set", ())
    stated = [(c.worked.number, c.acting) for c in sets if c.worked.number is not None]
    numbers = {number for number, _ in stated}
    if len(numbers) < 2:
        return None
    better = min(numbers) if about.better == "low" else max(numbers)
    return Contest(
        tuple(acting.label for _, acting in stated),
        tuple(acting.cause for _, acting in stated),
        write_printed(better, about),
    )


def _set(
    sets: list[Change],
    about: Characteristic,
    base: Number | None,
    rulebook: Rulebook,
    lines: list[ReceiptLine],
) -> Number | None:
    stated = [(c.worked.number, c) for c in sets if c.worked.number is not None]
    if not stated:
        # `set: none` takes a value away; a best of nothing leaves it as it is.
        if sets and all(change.worked.why == "none" for change in sets):
            lines.clear()
            return None
        return base
    choose = min if about.better == "low" else max
    number, change = choose(stated, key=lambda pair: pair[0])
    lines.append(_line(change, exact(number - (base or 0)), rulebook))
    return number


def _kept(
    change: Change,
    number: Number,
    keep: Callable[[Number, Number], Number],
    rulebook: Rulebook,
    lines: list[ReceiptLine],
) -> Number:
    if change.worked.number is None:
        return number
    kept = keep(number, change.worked.number)
    if kept != number:
        lines.append(_line(change, exact(kept - number), rulebook))
    return kept


def _line(change: Change, amount: Number, rulebook: Rulebook) -> ReceiptLine:
    acting, worked = change.acting, change.worked
    label = f"{change.times} × {acting.label}" if change.times > 1 else acting.label
    item = worked.item or acting.item
    if item is None:
        source = rulebook.source(acting.effect.source)
        return ReceiptLine(label, amount, acting.cause, source)
    entry = rulebook.item(item.id)
    own = acting.effect.source if worked.item is None else None
    source = rulebook.source(own or (entry.source if entry else None))
    name = item.name if worked.item else label
    return ReceiptLine(name, amount, item.ref, source)


def bounded(
    number: Number,
    id_: str,
    about: Characteristic,
    rulebook: Rulebook,
    lines: list[ReceiptLine],
) -> Number:
    """The value within the bounds of its characteristic."""
    kept = within(number, about)
    if kept != number:
        label = f"limit of {about.name or words(id_)}"
        lines.append(ReceiptLine(label, exact(kept - number), id_, rulebook.source(about.source)))
    return kept


@overload
def within(number: Number, about: Characteristic) -> Number: ...


@overload
def within(number: None, about: Characteristic) -> None: ...


def within(number: Number | None, about: Characteristic) -> Number | None:
    """A number brought back between the bounds of its characteristic."""
    if number is not None and about.min is not None:
        number = max(number, about.min)
    if number is not None and about.max is not None:
        number = min(number, about.max)
    return number
