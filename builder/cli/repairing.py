"""The repairs that `check` numbered, and one of them applied."""

from __future__ import annotations

from builder.check import check
from builder.check.repair import kits
from builder.cli.editing import Editing
from builder.cli.report import numbered
from builder.roster.edits import apply
from schemas.finding import Repair
from schemas.problems import InputError
from schemas.roster import Roster


def chosen_repair(editing: Editing, number: int) -> Repair:
    """The repair of that number. Raises InputError where there is none."""
    repairs = dict(numbered(check(editing.warband(), editing.catalog)))
    if not repairs:
        raise InputError.at(editing.name, "there is nothing to repair")
    if number not in repairs:
        message = (
            f"there is no such repair; `muster check {editing.name}` lists 1 to {len(repairs)}"
        )
        raise InputError.at(f"--repair {number}", message)
    return repairs[number]


def repaired(editing: Editing, repair: Repair) -> Roster:
    """The roster after a repair."""
    rulebook = editing.rulebook
    kit = kits(rulebook, editing.warband())
    return apply(editing.roster, repair.changes, kit, rulebook.names.aliases)
