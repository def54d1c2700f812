"""A bound of a limit in an instance: as stated, with the changes to it."""

from __future__ import annotations

from builder.build.amounts import rounded
from builder.build.effects import Effect, repeats
from builder.build.worked import AmountOf, Around, Worked
from schemas.base import Number, decimal_text, exact


def bound(
    amount: AmountOf | None, changes: list[Effect], around: Around, low: bool
) -> Worked | None:
    """A bound worked out with the changes to it; None where there is none.

    They meet as changes to a value do: `set` (several: the stricter), `multiply`, `add`,
    `at_least`, `at_most`.
    """
    worked = amount(around) if amount is not None else Worked(None)
    if worked.unknown:
        return worked
    if not changes:
        return None if worked.number is None else worked
    holding = [
        (effect, result)
        for effect in changes
        if _holds(effect, around) and (result := _amount(effect, around)) is not None
    ]
    number = _set(worked.number, holding, low)
    if number is None:
        return None
    before = number
    for effect, result in holding:
        if effect.operation == "multiply" and result.number is not None:
            number += rounded(exact(before * result.number), effect.rounding) - before
    for effect, result in holding:
        if effect.operation == "add" and result.number is not None:
            number += result.number * repeats(effect, around)
    for effect, result in holding:
        if effect.operation in ("at_least", "at_most") and result.number is not None:
            number = (max if effect.operation == "at_least" else min)(number, result.number)
    number = exact(number)
    if number == worked.number:
        return worked._replace(number=number)
    stated = "none" if worked.number is None else decimal_text(worked.number)
    return Worked(number, f"otherwise {stated}")


def _set(number: Number | None, holding: list[tuple[Effect, Worked]], low: bool) -> Number | None:
    sets = [result.number for effect, result in holding if effect.operation == "set"]
    stated = [figure for figure in sets if figure is not None]
    if stated:
        return max(stated) if low else min(stated)
    return None if sets else number


def _holds(effect: Effect, around: Around) -> bool:
    if effect.for_ is not None and (
        around.fighter is None or not effect.for_.fighter(around.fighter)
    ):
        return False
    if effect.if_ is not None and not effect.if_(around):
        return False
    return effect.unless is None or not effect.unless(around)


def _amount(effect: Effect, around: Around) -> Worked | None:
    return None if effect.amount is None else effect.amount(around)
