"""The repairs that `check` numbered, and one of them applied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from builder.check.findings import Findings
from builder.check.repair import kits
from builder.cli.at_event import found_at, open_event, refuse_both_from_input
from builder.cli.editing import Editing, open_for_editing, total_line
from builder.cli.lines import say_text, short
from builder.cli.report import numbered, report, tell_findings
from builder.event import Setting
from builder.roster.edits import apply
from schemas.finding import Repair
from schemas.problems import InputError
from schemas.record import record
from schemas.roster import Roster
from schemas.warband import Warband


@record
class Mending:
    """A roster file that is mended, by itself or for an event."""

    editing: Editing
    event: str | None
    setting: Setting | None

    @property
    def words(self) -> str:
        """The roster and the event as the other commands are given them."""
        name = self.editing.name
        return name if self.event is None else f"{name} --event {self.event}"

    def findings(self, warband: Warband, *, repairs: bool = True) -> Findings:
        """What `muster check` finds."""
        return found_at(self.setting, warband, self.editing.catalog, repairs=repairs)

    def repair(self, number: int) -> Repair:
        """The repair of that number. Raises InputError where there is none."""
        repairs = dict(numbered(self.findings(self.editing.warband())))
        if not repairs:
            raise InputError.at(self.editing.name, "there is nothing to repair")
        if number not in repairs:
            message = f"there is no such repair; `muster check {self.words}` lists 1 to"
            raise InputError.at(f"--repair {number}", f"{message} {len(repairs)}")
        return repairs[number]

    def repaired(self, repair: Repair) -> Roster:
        """The roster after a repair."""
        rulebook = self.editing.rulebook
        kit = kits(rulebook, self.editing.warband())
        return apply(self.editing.roster, repair.changes, kit, rulebook.names.aliases)

    def choices(self) -> Iterator[str]:
        """The findings that can be mended, each with its numbered repairs, and how to say one."""
        warband = self.editing.warband()
        mendable = [one for one in self.findings(warband) if one.repairs]
        if not mendable:
            raise InputError.at(self.editing.name, "there is nothing to repair")
        yield from report(mendable, warband.system)
        yield f"say which: `muster fix {self.words} --repair N`"

    def tell(self, repair: Repair, warband: Warband) -> None:
        """Says what was done and what it costs now, and on standard error what is left."""
        piped = self.editing.document.path is None
        say_text(f"done: {short(repair.label)}; {total_line(warband)}", err=piped)
        tell_findings(self.words, self.findings(warband, repairs=False))


def open_for_mending(name: str, event: str | None, folders: Sequence[Path]) -> Mending:
    """Opens a roster file to mend it. Raises InputError for it, and for the event."""
    refuse_both_from_input(event, [name])
    editing = open_for_editing(name, folders)
    if event is None:
        return Mending(editing, None, None)
    setting = open_event(event, folders)
    if editing.roster.system == setting.event.system:
        editing = replace(editing, catalog=setting.catalog)
    return Mending(editing, event, setting)
