"""An edit that might mend a broken limit.

`weight` ranks by how much is changed: an item, a count, a role, a whole fighter, the size.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from schemas.base import Number
from schemas.finding import Change
from schemas.warband import Carried

ITEM, COUNT, ROLE, FIGHTER, SIZE = range(5)
MOST_OFFERS = 8


@dataclass(frozen=True, slots=True)
class Candidate:
    """Edits with their label. `delta` is the estimated change of the total."""

    label: str
    changes: tuple[Change, ...]
    weight: int
    delta: Number = 0
    parts: tuple[Candidate, ...] = ()
    """What it is put together from."""


def together(*parts: Candidate) -> Candidate:
    """Several candidates as one; equal labels are counted."""
    labels = Counter(part.label for part in parts)
    shown = [label if n == 1 else f"{label} ({n} times)" for label, n in labels.items()]
    return Candidate(
        " and ".join(shown),
        tuple(change for part in parts for change in part.changes),
        max(part.weight for part in parts),
        sum(part.delta for part in parts),
        parts,
    )


def price_of(item: Carried) -> Number:
    """What one copy of an item costs, of the main cost type."""
    cost = next(iter(item.cost.values()), 0) or 0
    return cost if item.copies == 1 else cost // item.copies


def at_slot(id_: str, slot: str | None) -> str:
    return f"{id_}@{slot}" if slot else id_
