"""What an amount comes to, and what it may look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from builder.build.state import Instance, State
from schemas.amounts import By, Selector
from schemas.base import Number
from schemas.warband import Carried, Fighter


class Counted(NamedTuple):
    """How many things an amount goes by, or how much, and of which."""

    number: Number
    selector: Selector
    by: By = "model"
    sum: str = ""
    """The cost type or characteristic that was added up; empty: things were counted."""
    limit: str = ""
    """The figure of the chosen size that it is instead."""


class Worked(NamedTuple):
    """An amount worked out. `number` None means none (no bound); `unknown`: no size is chosen."""

    number: Number | None
    why: str = ""
    unknown: bool = False
    item: Carried | None = None
    """The item that a `best` value is of."""
    of: tuple[Counted, ...] = ()
    """What was counted for it; it stands in `why` as `{of}`, `{of_1}` and so on."""
    added: Number = 0
    """What of it is of another amount that was added."""


class Around(NamedTuple):
    """What an amount may look at: the state, its instance, one fighter, one item."""

    state: State
    instance: Instance
    cost_type: str
    fighter: Fighter | None = None
    item: Carried | None = None
    better_low: bool = False


AmountOf: TypeAlias = Callable[[Around], Worked]
UNKNOWN = Worked(None, unknown=True)
