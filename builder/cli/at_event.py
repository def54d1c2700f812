"""The event that rosters are held against, as it was named on the command line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from builder.catalog import Catalog
from builder.check import Findings, check
from builder.event import Setting, check_at, load_event
from builder.roster.source import STANDARD
from schemas.answers.check import EventNamed
from schemas.warband import Warband


def open_event(name: str, folders: Sequence[Path]) -> Setting:
    """The event in a file, or on standard input. Raises InputError with all that is wrong."""
    return load_event(STANDARD if name == STANDARD else Path(name), folders)


def refuse_both_from_input(event: str | None, files: Iterable[str]) -> None:
    """Raises UsageError where an event and a roster are both to be read from standard input."""
    if event == STANDARD and STANDARD in files:
        raise click.UsageError("FILE and --event at once from standard input; name one of them")


def found_at(
    setting: Setting | None, warband: Warband, catalog: Catalog, *, repairs: bool = True
) -> Findings:
    """The findings of a warband: at an event, or by itself."""
    if setting is None:
        return check(warband, catalog, repairs=repairs)
    return check_at(warband, catalog, setting, repairs=repairs)


def named(setting: Setting, file: str) -> EventNamed:
    """The event as answers name it."""
    event = setting.event
    return EventNamed(file=file, name=event.name, system=event.system, hash=setting.hash)
