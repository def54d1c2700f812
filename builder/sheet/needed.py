"""What a sheet needs to say: of a game all, of a list what its conditions are true of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from builder.build.conditions import compile_condition
from builder.build.rulebook import Rulebook
from builder.build.state_of import state_of
from builder.build.worked import Around
from schemas.amounts import Condition
from schemas.warband import Warband

Needed: TypeAlias = Callable[[Condition | None], bool]
"""Whether what has the condition stands on the sheet."""


def needed(rulebook: Rulebook, warband: Warband | None) -> Needed:
    """What asks a list; of a game in general everything holds."""

    @cache
    def around() -> Around:
        assert warband is not None
        state = state_of(warband, rulebook)
        return Around(state, state.warband(), state.main_cost, None)

    def holds(condition: Condition | None) -> bool:
        if condition is None or warband is None:
            return True
        return compile_condition(condition, rulebook.matcher, rulebook.choices)(around())

    return holds
