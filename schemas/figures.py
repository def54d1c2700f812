"""What a warband comes to, as it can be kept and held against what it comes to at another time."""

from __future__ import annotations

from schemas.finding import Severity
from schemas.record import record
from schemas.warband import Money


@record
class Said:
    """A finding, as far as it is compared."""

    code: str
    severity: Severity
    owner: str
    message: str


@record
class FighterFigures:
    """One fighter: what all its models cost, and its values as printed.

    `values` are by id, those of what it carries by `item.value`; each with its name.
    """

    id: str
    name: str
    cost: Money
    values: dict[str, tuple[str, str]]


@record
class Figures:
    """A warband: which state of its catalog it was worked out with, and what it came to."""

    version: str
    hash: str
    total: Money
    fighters: tuple[FighterFigures, ...]
    findings: tuple[Said, ...]


@record
class ValueDiffers:
    """A value then and now, as printed; empty where there is none."""

    id: str
    name: str
    then: str
    now: str


@record
class FighterDiffers:
    """A fighter that comes to something else."""

    id: str
    name: str
    cost_then: Money
    cost_now: Money
    values: tuple[ValueDiffers, ...]


@record
class Differs:
    """What a warband came to, against what it comes to."""

    total_then: Money
    total_now: Money
    fighters: tuple[FighterDiffers, ...] = ()
    new: tuple[Said, ...] = ()
    gone: tuple[Said, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything differs."""
        totals = self.total_then != self.total_now
        return totals or bool(self.fighters or self.new or self.gone)
