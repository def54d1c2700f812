"""New roster files: empty, or a copy of a sample, a roster or an export."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePath

from builder.build import build
from builder.build.compiling import rulebook_for
from builder.build.own import refuse_own
from builder.catalog import Catalog, load_catalog
from builder.catalog.former import remember
from builder.cli.former import former_figures
from builder.cli.moving import folder_of, moved
from builder.cli.opened import all_that_is_wrong, source_of
from builder.cli.roster_edits import with_size
from builder.cli.roster_flags import RosterFlags
from builder.cli.typed import Typed
from builder.roster.document import RosterDocument
from builder.roster.edits import changed, set_limit, set_name
from builder.roster.read import ReadRoster, parse_roster
from builder.roster.source import STANDARD, RawText, read_source
from schemas.problems import InputError
from schemas.roster import CatalogStamp, Roster
from schemas.warband import Warband

HEADER = """\
# A roster for Musterpress: choices only, what they cost and mean is worked out.
# muster show {system} · muster add FILE UNIT · muster check FILE · muster print FILE -o OUT.pdf
"""


def begin(
    system: str, output: str, name: str | None, flags: RosterFlags, folders: Sequence[Path]
) -> tuple[RosterDocument, Warband]:
    """An empty roster for a file, with the game's usual limit where none is said."""
    catalog = load_catalog(system, folders)
    roster = Roster(
        format="musterpress/roster", version=1, system=catalog.id, catalog=_stamp(catalog)
    )
    usual = {
        type_: cost.default
        for type_, cost in catalog.data.cost_types.items()
        if cost.default is not None
    }
    if usual and not flags.limits and flags.size is None:
        roster = set_limit(roster, usual)
    roster = _as_said(roster, catalog, name, flags)
    roster = changed(roster, fighters=[])
    return _document(output, roster), build(roster, catalog, None)


def begin_like(output: str, roster: Roster, catalog: Catalog) -> RosterDocument:
    """A roster of nobody for a file, of the same size and with the same switches as another."""
    kept = {key: getattr(roster, key) for key in ("size", "limit", "switches")}
    new = Roster(format="musterpress/roster", version=1, system=catalog.id, catalog=_stamp(catalog))
    return _document(output, changed(changed(new, **kept), fighters=[]))


def begin_from(
    origin: str,
    system: str,
    output: str,
    name: str | None,
    flags: RosterFlags,
    folders: Sequence[Path],
) -> tuple[RosterDocument, Warband]:
    """A copy of a sample (`border-levy` will do for `core-1e/border-levy`), roster or export.

    The copy keeps the comments where it stays in the same format, and finds the same pictures. It
    is made for the catalog as it is now; the warband knows what it came to before.
    """
    source = source_of(_whole_name(origin, system), folders)
    raw = read_source(source)
    with all_that_is_wrong(folders):
        read = parse_roster(raw.text, raw.name)
    roster = read.roster
    catalog = load_catalog(system, folders)
    if roster.system != catalog.id:
        raise InputError.at(origin, f"is a roster of {roster.system}, not of {catalog.id}")
    if read.own is not None:
        refuse_own(read.own, catalog.data)
    roster = moved(roster, folder_of(source), folder_of(output) or Path())
    roster = _as_said(changed(roster, catalog=_stamp(catalog)), catalog, name, flags)
    document = _copied(raw, read, output, roster) or _document(output, roster)
    warband = build(roster, catalog, document.path)
    before = changed(roster, catalog=read.roster.catalog)
    warband.former = former_figures(before, catalog, raw.text, read.is_whole, folders)
    return document, warband


def _as_said(roster: Roster, catalog: Catalog, name: str | None, flags: RosterFlags) -> Roster:
    typed = Typed(rulebook_for(catalog.data, catalog.key, roster))
    roster = with_size(roster, flags.limits, flags.size, typed)
    typed.settle()
    return roster if name is None else set_name(roster, name or None)


def _document(output: str, roster: Roster) -> RosterDocument:
    return RosterDocument.new(output, roster, HEADER.format(system=roster.system))


def _copied(raw: RawText, read: ReadRoster, output: str, roster: Roster) -> RosterDocument | None:
    """The text of the origin with what was said put in; None where the format is another."""
    wanted = "json" if PurePath(output).suffix.lower() == ".json" else "yaml"
    if not read.is_whole or read.format != wanted:
        return None
    document = RosterDocument.of_text(raw.text, raw.name).replace(roster)
    return document if output == STANDARD else document.at(output)


def _whole_name(origin: str, system: str) -> str:
    is_short = "/" not in origin and not Path(origin).exists() and not PurePath(origin).suffix
    return f"{system}/{origin}" if is_short and origin != STANDARD else origin


def _stamp(catalog: Catalog) -> CatalogStamp:
    """What a new roster says of its catalog, which is kept as it is now."""
    remember(catalog)
    return CatalogStamp(version=catalog.data.system.version, hash=catalog.hash)
