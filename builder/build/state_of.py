"""The state of a warband that is worked out, for who asks about it afterwards."""

from __future__ import annotations

from builder.build.rulebook import Rulebook
from builder.build.state import State
from schemas.warband import Warband


def state_of(warband: Warband, rulebook: Rulebook) -> State:
    """All fighters and squads, the figures of the size chosen, what has been spent."""
    return State(
        warband.fighters,
        warband.squads,
        {type_: amount for type_, amount in warband.limit.items() if amount is not None},
        next(iter(rulebook.data.cost_types), ""),
        rulebook.families,
        rulebook.optional_limits,
        {type_: amount for type_, amount in warband.total.items() if amount is not None},
        rulebook.names.facets["keyword"],
    )
