"""Whether there may be anything amiss with values; where not, nobody need work them out to see.

A value may be missing that something must have, be set by several, or be beyond its bounds where
the catalog minds. This is known before anything is worked out; a doubt may prove unfounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from builder.build.reach import Kit, may_be_beyond, reach_of
from builder.catalog.match import Matcher
from builder.catalog.printed import DASHES, readable
from schemas.tags import Characteristic

if TYPE_CHECKING:
    from builder.build.acting import Acting, OnItem
    from builder.build.rulebook import Rulebook

ByTarget: TypeAlias = Mapping[str, Sequence["Acting"]]
REPLACES = ("set", "text")
"""Operations that may take a value away, or contend with each other."""


def missing(
    needed: Iterable[tuple[str, Iterable[Matcher]]],
    printed: Mapping[str, str],
    acting: ByTarget,
    rulebook: Rulebook,
) -> tuple[Matcher, ...]:
    """What must have a value that a unit or an item may not have; `needed`: values, each with what
    must have it."""
    found: list[Matcher] = []
    for id_, matchers in needed:
        text = printed.get(id_)
        # What an item works out of its bearer is there once that is.
        is_given = text is not None and (
            text.startswith("=") or _says(text, rulebook.characteristics[id_])
        )
        if not is_given or _replaced(acting.get(id_, ())):
            found += matchers
    return tuple(found)


def in_doubt(printed: Mapping[str, str], acting: ByTarget, rulebook: Rulebook) -> bool:
    """Whether a value of a unit or item may be set by several, or be beyond its bounds, by what
    it prints and what always acts on it."""
    if any(_replaced(several) > 1 for several in acting.values()):
        return True
    return any(
        (id_ in printed or id_ in acting or about.formula is not None)
        and may_be_beyond(about, reach_of(id_, printed, acting.get(id_, ()), rulebook))
        for id_, about in rulebook.minded.items()
    )


def brings_doubt(
    own: Mapping[tuple[str, bool], Sequence[Acting]],
    printed: Mapping[str, str],
    on_fighter: ByTarget,
    things: Sequence[OnItem],
    rulebook: Rulebook,
) -> bool:
    """The same, by the changes that what a fighter carries makes beside those that always act."""
    kit = Kit(things, [target for target, of_items in own if of_items])
    for (target, of_items), several in own.items():
        if number := _replaced(several):
            others = (on_fighter, *[on_item.by_target for on_item in things])
            number += sum([_replaced(acting.get(target, ())) for acting in others])
            if number > 1 or target in rulebook.needed_ids:
                return True
        about = rulebook.minded.get(target)
        if about is None or about.beyond_by == "printed":
            continue
        if of_items:
            return True
        together = [*several, *on_fighter.get(target, ())]
        if may_be_beyond(about, reach_of(target, printed, together, rulebook, kit)):
            return True
    return False


def _says(text: str, about: Characteristic) -> bool:
    if about.type == "text":
        return text.strip() not in DASHES
    return readable(text, about) is not None


def _replaced(several: Sequence[Acting]) -> int:
    """How many of the changes to a value may replace it."""
    return sum([acting.effect.operation in REPLACES for acting in several])
