"""A roster as a command was given it: a file, `-` for standard input, or `SYSTEM/SAMPLE`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from builder.build import build
from builder.build.compiling import rulebook_for
from builder.build.own import refuse_own
from builder.build.rulebook import Rulebook
from builder.catalog import Catalog, find_sample, load_catalog, systems
from builder.catalog.find import holds_catalog, is_folder
from builder.cli.former import former_figures
from builder.cli.named import fighter_named
from builder.roster.read import parse_roster
from builder.roster.source import STANDARD, Source, read_source
from builder.roster.text.tree import Node
from builder.roster.unreadable import UnreadableRoster
from schemas.problems import InputError, Problem
from schemas.record import record
from schemas.roster import Roster
from schemas.warband import Fighter, Warband

Load: TypeAlias = Callable[[str, Sequence[Path]], Catalog]

GAME = re.compile(r"[a-z0-9][a-z0-9-]*")
SAMPLE = re.compile(r"[a-z0-9][a-z0-9-]*/[a-z0-9][a-z0-9-]*")


@record
class Opened:
    """A roster that was read, its catalog, and the warband that it is."""

    name: str
    """As it was typed."""
    roster: Roster
    catalog: Catalog
    warband: Warband
    in_general: bool = False
    """Whether a game was named, and no list: then the roster is an empty one."""

    @property
    def rulebook(self) -> Rulebook:
        """The catalog made ready for this roster."""
        return rulebook_for(self.catalog.data, self.catalog.key, self.roster)

    def fighter(self, word: str) -> Fighter:
        """The fighter of an id, or of a name or its beginning. Raises InputError."""
        return fighter_named(self.warband, word)


def open_roster(name: str, folders: Sequence[Path] = (), load: Load = load_catalog) -> Opened:
    """Reads a roster and works it out. Raises InputError for what cannot be used.

    `load` gives the catalog of a game system; who opens many rosters keeps them.
    """
    source = source_of(name, folders)
    raw = read_source(source)
    with all_that_is_wrong(folders, load):
        read = parse_roster(raw.text, raw.name)
    catalog = catalog_of(read.roster, read.extents, raw.text, raw.name, folders, load)
    file = source if isinstance(source, Path) else None
    warband = build(read.roster, catalog, file)
    warband.former = former_figures(read.roster, catalog, raw.text, read.is_whole, folders)
    return Opened(name, read.roster, catalog, warband)


def open_roster_or_game(name: str, folders: Sequence[Path] = ()) -> Opened:
    """The same, or for a game system, by its id or folder, a roster without fighters."""
    if not _names_game(name, folders):
        return open_roster(name, folders)
    catalog = load_catalog(name, folders)
    roster = Roster(system=catalog.id)
    return Opened(name, roster, catalog, build(roster, catalog), in_general=True)


def _names_game(name: str, folders: Sequence[Path]) -> bool:
    """A folder is no roster, and may be a catalog's own or have the name of a game. Where there is no
    game of the name, a roster's without its ending is meant."""
    if name == STANDARD:
        return False
    if is_folder(Path(name)):
        return holds_catalog(Path(name)) or name in [one.id for one in systems(folders)]
    if Path(name).exists() or GAME.fullmatch(name) is None:
        return False
    is_roster = any(Path(f"{name}{ending}").is_file() for ending in (".yaml", ".yml", ".json"))
    return not is_roster or name in [one.id for one in systems(folders)]


@contextmanager
def all_that_is_wrong(folders: Sequence[Path], load: Load = load_catalog) -> Iterator[None]:
    """While a roster is read: faults of its form do not hide those of its own content."""
    try:
        yield
    except UnreadableRoster as error:
        more: list[Problem] = []
        if error.system:
            try:
                more = error.of_own_content(load(error.system, folders).data)
            except InputError as unknown:
                # What is wrong inside a catalog has its place there, and is told by itself.
                if (first := unknown.problems[0]).file == error.system:
                    more = [error.places.problem(("system",), first.message)]
        raise InputError([*error.problems, *more]) from None


def source_of(name: str, folders: Sequence[Path]) -> Source:
    """What a FILE argument names. A file that is there comes before a sample of that name."""
    if name == STANDARD or not is_sample_name(name) or Path(name).exists():
        return name if name == STANDARD else Path(name)
    return find_sample(name, folders)


def is_sample_name(name: str) -> bool:
    """Whether a FILE argument has the form of a sample's name."""
    return SAMPLE.fullmatch(name) is not None


def catalog_of(
    roster: Roster,
    extents: Callable[[], Node],
    text: str,
    name: str,
    folders: Sequence[Path],
    load: Load = load_catalog,
) -> Catalog:
    """The catalog of a roster. An unknown game system is told at its place in the file.

    So is everything in the roster's own content that cannot be used with the catalog.
    """
    try:
        catalog = load(roster.system, folders)
    except InputError as error:
        # What is wrong inside a catalog has its place there; only the system's name has none.
        (first, *more) = error.problems
        if more or first.file != roster.system:
            raise
        place = extents().child("system")
        before = text[: place.node.start] if place else ""
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise InputError.at(name, first.message, line, column) from None
    if roster.homebrew is not None and (own := parse_roster(text, name).own):
        refuse_own(own, catalog.data)
    return catalog
