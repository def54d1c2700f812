"""What all editing commands share: open for editing, write, and tell what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.build import build
from builder.build.compiling import rulebook_for
from builder.build.rulebook import Rulebook
from builder.catalog import Catalog
from builder.catalog.former import remember
from builder.check import check
from builder.cli.lines import MOST_OF_NAME, say_text, short
from builder.cli.named import fighter_named
from builder.cli.opened import all_that_is_wrong, catalog_of, is_sample_name
from builder.cli.outfile import write_text
from builder.cli.report import tell_findings
from builder.cli.typed import Typed
from builder.roster.document import RosterDocument
from builder.roster.edits import give_ids
from builder.roster.source import STANDARD
from output.export.words import total_text
from schemas.problems import InputError
from schemas.record import record
from schemas.roster import Roster
from schemas.warband import Fighter, Warband


@record
class Editing:
    """A roster file that a command changes."""

    name: str
    document: RosterDocument
    catalog: Catalog

    @property
    def roster(self) -> Roster:
        """The roster as it is in the file, each fighter with its id."""
        return give_ids(self.document.roster)

    @property
    def rulebook(self) -> Rulebook:
        """The catalog made ready for this roster."""
        return rulebook_for(self.catalog.data, self.catalog.key, self.roster)

    @property
    def folder(self) -> Path:
        """Where the roster lies; pictures are relative to it."""
        return self.document.path.parent if self.document.path else Path()

    def typed(self) -> Typed:
        """For words typed on the command line."""
        return Typed(self.rulebook)

    def warband(self, roster: Roster | None = None) -> Warband:
        """The roster of the file, or another one in its place, worked out."""
        return build(roster or self.roster, self.catalog, self.document.path)

    def fighter(self, word: str) -> Fighter:
        """The fighter of an id, or of a name or its beginning. Raises InputError."""
        return fighter_named(self.warband(), word)

    def write(self, roster: Roster) -> Warband:
        """Puts another roster in the file; on standard input's, to standard output."""
        document = self.document.replace(roster)
        if document.path is None:
            write_text(STANDARD, document.data.decode(), is_json=document.format == "json")
        else:
            document.save()
        return self.warband(document.roster)


def open_for_editing(name: str, folders: Sequence[Path]) -> Editing:
    """Opens a roster file to change it. Raises InputError, also for a sample."""
    refuse_sample(name)
    with all_that_is_wrong(folders):
        document = RosterDocument.open(name)
    catalog = catalog_of(
        document.roster, lambda: document.tree, document.text, document.name, folders
    )
    stamp = document.roster.catalog
    if stamp is not None and stamp.hash == catalog.hash:
        remember(catalog)
    return Editing(name, document, catalog)


def refuse_sample(name: str) -> None:
    """Raises InputError where a FILE argument names no file but has the form of a sample's name."""
    if name != STANDARD and not Path(name).exists() and is_sample_name(name):
        system = name.partition("/")[0]
        advice = f"`muster new {system} --from {name} -o FILE` makes a copy of your own"
        raise InputError.at(name, f"samples are not changed; {advice}")


def tell(editing: Editing, done: str, warband: Warband) -> None:
    """Says what was done and what it costs now, and on standard error what follows from it."""
    piped = editing.document.path is None
    say_text(f"{short(done)}; {total_line(warband)}", err=piped)
    tell_what_follows(editing, warband)


def tell_what_follows(editing: Editing, warband: Warband) -> None:
    """Says on standard error what is wrong or doubtful after an edit."""
    tell_findings(editing.name, check(warband, editing.catalog, repairs=False))


def total_line(warband: Warband) -> str:
    """`Border Levy: 250 of 250 points`."""
    return f"{short(warband.name, MOST_OF_NAME)}: {total_text(warband)}"
