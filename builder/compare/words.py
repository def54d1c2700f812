"""What differs, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from schemas.figures import Differs
from schemas.warband import Money

Amount: TypeAlias = Callable[[Money], str]
"""Money in words."""
NONE = "–"
MOST_NAMED = 4


def in_words(differs: Differs, amount: Amount) -> Iterator[str]:
    """A piece of a sentence for each thing that differs: total, costs, values, findings."""
    if differs.total_then != differs.total_now:
        yield f"{amount(differs.total_now)} in all, was {amount(differs.total_then)}"
    for fighter in differs.fighters:
        if fighter.cost_then != fighter.cost_now:
            yield f"{fighter.name} {amount(fighter.cost_now)}, was {amount(fighter.cost_then)}"
    yield from _values(differs)
    for one in differs.new:
        yield f"new: {one.message.rstrip('.')} [{one.code}]"
    for one in differs.gone:
        yield f"no longer: {one.message.rstrip('.')} [{one.code}]"


def _values(differs: Differs) -> Iterator[str]:
    """Each value that differs, once, with whose it is."""
    whose: dict[tuple[str, str], list[str]] = {}
    for fighter in differs.fighters:
        if len(fighter.values) > 1 and not any(value.now for value in fighter.values):
            continue  # nothing is known of it any more, and a finding says so
        for value in fighter.values:
            what = f"{value.name} {value.now or NONE}, was {value.then or NONE}"
            whose.setdefault((value.id, what), []).append(fighter.name)
    for (_, what), names in whose.items():
        more = len(names) - MOST_NAMED
        rest = [f"{more} more"] if more > 0 else []
        yield f"{what} ({', '.join([*names[:MOST_NAMED], *rest])})"
