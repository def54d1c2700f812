"""What fighters are worked out in: the rules, and what the list chose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from builder.build.rulebook import Rulebook
from builder.build.state import State
from schemas.base import Number
from schemas.warband import Fighter, SquadView


@dataclass(frozen=True)
class Setting:
    """The rules, squads, the chosen limit, and where pictures lie."""

    rulebook: Rulebook
    squads: list[SquadView]
    limit: dict[str, Number]
    folder: Path | None

    @cached_property
    def figures(self) -> tuple[tuple[str, Number], ...]:
        """The chosen limit as a key."""
        return tuple(self.limit.items())

    def state(self, fighters: list[Fighter]) -> State:
        """A list of these fighters, of whom some are still to be worked out."""
        rulebook = self.rulebook
        main = next(iter(rulebook.data.cost_types), "")
        families, optional = rulebook.families, rulebook.optional_limits
        return State(fighters, self.squads, self.limit, main, families, optional)
