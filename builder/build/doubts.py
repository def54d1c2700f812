"""Whether a value may be missing, or be set by several; where not, nobody need look at it.

Known of all who are of one unit, before anything is worked out. A doubt may be unfounded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from builder.catalog.printed import DASHES, readable
from schemas.tags import Characteristic

if TYPE_CHECKING:
    from builder.build.acting import Acting
    from builder.build.rulebook import Rulebook

REPLACES = ("set", "text")
"""Operations that may take a value away, or contend with each other."""


def in_doubt(
    needed: Iterable[str],
    printed: Mapping[str, str],
    by_target: Mapping[str, Sequence[Acting]],
    rulebook: Rulebook,
) -> bool:
    """Of the values that a unit or an item must have and prints, under the changes to them."""
    for id_ in needed:
        text = printed.get(id_)
        # What an item works out of its bearer is there once that is.
        is_given = text is not None and (
            text.startswith("=") or _says(text, rulebook.characteristics[id_])
        )
        if not is_given or _replaced(by_target.get(id_, ())):
            return True
    return any(_replaced(several) > 1 for several in by_target.values())


def brings_doubt(
    own: Mapping[tuple[str, bool], Sequence[Acting]],
    standing: Iterable[Mapping[str, Sequence[Acting]]],
    rulebook: Rulebook,
) -> bool:
    """Of changes that what a fighter carries makes, beside those that act on it anyway."""
    for (target, _), several in own.items():
        if number := _replaced(several):
            others = sum([_replaced(by_target.get(target, ())) for by_target in standing])
            if number + others > 1 or target in rulebook.needed_ids:
                return True
    return False


def _says(text: str, about: Characteristic) -> bool:
    if about.type == "text":
        return text.strip() not in DASHES
    return readable(text, about) is not None


def _replaced(several: Sequence[Acting]) -> int:
    """How many of the changes to a value may replace it."""
    return sum([acting.effect.operation in REPLACES for acting in several])
