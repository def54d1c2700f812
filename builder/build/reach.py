"""How far a value can come, whichever changes to it hold: before anything is worked out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from builder.build.effects import SIGNED, Effect, sign
from builder.catalog.printed import readable
from schemas.amounts import Best
from schemas.base import Number
from schemas.tags import Characteristic

if TYPE_CHECKING:
    from builder.build.acting import Acting, OnItem
    from builder.build.rulebook import Rulebook


class Reach(NamedTuple):
    """The least and the most that a value can come to, whichever changes hold."""

    low: Number | float
    high: Number | float


ANYWHERE = Reach(-inf, inf)


class Kit(NamedTuple):
    """What a fighter carries, and the values of things that any of it changes."""

    things: Sequence[OnItem]
    changed: Collection[str]


def may_be_beyond(about: Characteristic, reach: Reach | None) -> bool:
    """Whether a value may come out beyond its bounds; None: there will be none."""
    if reach is None:
        return False
    low, high = about.min, about.max
    return (low is not None and reach.low < low) or (high is not None and reach.high > high)


def reach_of(
    id_: str,
    printed: Mapping[str, str],
    several: Sequence[Acting],
    rulebook: Rulebook,
    kit: Kit | None = None,
) -> Reach | None:
    """What a value of a fighter or thing can come to, of what it prints and the changes that may
    act on it; None: to none. `kit`: of a fighter that carries this."""
    about = rulebook.characteristics[id_]
    text, is_printed = printed.get(id_, about.default or ""), about.beyond_by == "printed"
    if is_printed and text.startswith("="):
        return None
    if about.formula is not None or text.startswith("="):
        return ANYWHERE
    base = readable(text, about)
    if is_printed:
        return None if base is None else Reach(base, base)
    ends: list[Number | float] = [] if base is None else [base, base]
    for acting in several:
        if acting.effect.operation == "set":
            ends += _set_to(acting, base, rulebook, kit)
    if not ends:
        return None
    low, high = min(ends), max(ends)
    for acting in several:
        operation = acting.effect.operation
        if operation in SIGNED:
            if about.beyond_by == "items" and not _is_stated(acting, rulebook):
                continue
            step = _steady(acting.effect)
            if step is None:
                return ANYWHERE
            change = step * acting.copies * sign(operation, about)
            low, high = low + min(change, 0), high + max(change, 0)
        elif operation != "set":
            return ANYWHERE
    return Reach(low, high)


def _is_stated(acting: Acting, rulebook: Rulebook) -> bool:
    """Whether a change is of what was printed or bought, and not of a role or rule."""
    if acting.item is not None or acting.cause in rulebook.names.units:
        return True
    said = acting.effect.said
    return isinstance(said, Best) and said.of is not None  # it is told as of the best item


def _set_to(
    acting: Acting, base: Number | None, rulebook: Rulebook, kit: Kit | None
) -> Sequence[Number | float]:
    """What a change may set a value to; without a base only what an item says counts as stated."""
    said, number = acting.effect.said, _steady(acting.effect)
    if isinstance(said, Best) and said.of and not said.plus:
        about = rulebook.characteristics[said.best]
        printed = None if kit is None else _all_printed(said.best, about, kit)
        if printed is not None:
            return printed
        return [-inf if about.min is None else about.min, inf if about.max is None else about.max]
    if number is not None and (base is not None or _is_stated(acting, rulebook)):
        return [number]
    return ANYWHERE


def _all_printed(id_: str, about: Characteristic, kit: Kit) -> list[Number] | None:
    """The values that the things of a fighter have; None where any is not as it is printed."""
    if about.formula is not None or id_ in kit.changed:
        return None
    numbers = []
    for thing in kit.things:
        if text := thing.printed.get(id_):
            number = readable(text, about)
            if number is None or id_ in thing.by_target:
                return None
            if may_be_beyond(about, Reach(number, number)):
                return None
            numbers.append(number)
    return numbers


def _steady(effect: Effect) -> Number | None:
    """The amount of a change, where it is one number for all and made once."""
    is_steady = isinstance(effect.said, int | Fraction) and effect.times is None
    return effect.said if is_steady else None  # type: ignore[return-value]
