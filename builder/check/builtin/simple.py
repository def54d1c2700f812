"""A finding in plain words, without numbers."""

from __future__ import annotations

from builder.build.counting import Thing
from builder.build.state import Instance, alone
from builder.check.broken import Broken, Mend
from builder.check.ready import Checking
from schemas.finding import Severity
from schemas.warband import Carried, Fighter


def about_fighter(
    code: str,
    fighter: Fighter,
    message: str,
    severity: Severity = "error",
    item: Carried | None = None,
    mends: tuple[Mend, ...] | None = None,
) -> Broken:
    """A finding whose owner is a fighter; its cause is the fighter or the item.

    `mends` are the only edits worth trying on the fighter itself; an item may still be removed.
    """
    ref, name = (item.ref, item.name) if item else (fighter.id, fighter.called)
    return Broken(
        code,
        alone(fighter),
        severity,
        False,
        False,
        "{said}",
        what=message if mends is not None else "",
        causes=[Thing(ref, name, 1, fighter, item)],
        more={"said": message},
        one_of_many=True,
        mends=mends,
    )


def about_roster(
    code: str,
    checking: Checking,
    message: str,
    severity: Severity = "error",
    mends: tuple[Mend, ...] | None = None,
) -> Broken:
    """A finding whose owner is the roster. `mends` are the only edits worth trying."""
    warband: Instance = checking.state.warband()
    return Broken(
        code,
        warband,
        severity,
        False,
        False,
        "{said}",
        what=message if mends is not None else "",
        more={"said": message},
        mends=mends,
    )
