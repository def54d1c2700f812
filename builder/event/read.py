"""An event file as what rosters are held against; everything wrong with it is said at once."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from builder.catalog import Catalog, load_catalog
from builder.event.limits import compiled
from builder.roster.source import Source, read_source
from builder.roster.text.json_reader import read_json
from schemas.catalog import FIGURE
from schemas.event import Event
from schemas.problems import InputError, Problem
from schemas.record import record
from schemas.yaml.errors import problems_of
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, parse_yaml
from schemas.yaml.suggest import did_you_mean

FORMAT = "musterpress/event"
VERSION = 1
OWN = "x-"
"""Keys that begin so are the organiser's."""


@record
class Setting:
    """An event, and the catalog of its game with the event's limits over it."""

    event: Event
    catalog: Catalog
    hash: str
    """`sha256-` and the hex of the file."""


def load_event(source: Source, folders: Sequence[str | Path] = ()) -> Setting:
    """The event in a YAML or JSON file, its names looked up in the catalog of its game.

    `folders` are where own catalogs are. Raises InputError with every problem of the file.
    """
    raw = read_source(source)
    document, problems = _parse(raw.text, raw.name)
    data = _event_in(document)
    limits = data.pop("limits", None)
    catalog, faults = _catalog(data, document, folders)
    problems += faults + _faults(data, document)
    if catalog is None:
        raise InputError(problems)
    problems += _unknown(data, document, catalog)
    statements, faults = compiled(limits, document, catalog, str(data.get("name", "")))
    if problems or faults:
        raise InputError(problems + faults)
    event = Event.model_validate({**data, "limits": statements})
    mark = hashlib.sha256(raw.data).hexdigest()
    if statements:
        catalog = catalog.with_limits(statements, mark)
    return Setting(event, catalog, f"sha256-{mark}")


def _parse(text: str, file: str) -> tuple[Document, list[Problem]]:
    ending = Path(file).suffix.lower()
    if ending == ".json":
        return read_json(text, file)[0], []
    if ending not in (".yaml", ".yml") and text.lstrip().startswith("{"):
        with suppress(InputError):  # YAML may begin with a brace too
            return read_json(text, file)[0], []
    return parse_yaml(text, file)


def _event_in(document: Document) -> dict[str, Any]:
    """A copy of the file's data. Raises InputError where it is something else, or newer."""
    data, places = document.data, Places.of(document)
    if not isinstance(data, dict) or "format" not in data:
        what = "the file is empty" if data in (None, "", {}) else "this is no event"
        message = f"{what}; an event begins with `format: {FORMAT}`"
        raise InputError([places.problem((), message)])
    if data["format"] != FORMAT:
        message = f"this is `{data['format']}`, no event; an event says `format: {FORMAT}`"
        raise InputError([places.problem(("format",), message)])
    version = str(data.get("version", VERSION))
    if version.isdecimal() and int(version[:9]) > VERSION:
        what = f"version {version[:9]}; this one reads {VERSION}"
        message = f"written for a newer Musterpress ({what}); update Musterpress"
        raise InputError([places.problem(("version",), message)])
    return dict(data)


def _faults(data: dict[str, Any], document: Document) -> list[Problem]:
    """What is wrong with the values, limits aside: those are a catalog's."""
    try:
        Event.model_validate(data, extra="forbid")
    except ValidationError as error:
        return problems_of(error, document, Event, own=OWN)
    return []


def _catalog(
    data: dict[str, Any], document: Document, folders: Sequence[str | Path]
) -> tuple[Catalog | None, list[Problem]]:
    """The catalog of the event's game; where there is none such, what is wrong."""
    system = data.get("system")
    if not isinstance(system, str):
        return None, []
    try:
        return load_catalog(system, folders), []
    except InputError as error:
        (first, *more) = error.problems
        if more or first.file != system:  # it is the catalog that is broken
            return None, error.problems
        return None, [Places.of(document).problem(("system",), first.message)]


def _unknown(data: dict[str, Any], document: Document, catalog: Catalog) -> Iterator[Problem]:
    """Sizes, cost types, switches and choices that the catalog does not have."""
    places, game = Places.of(document), catalog.data
    size, limit, switches = (data.get(key) for key in ("size", "limit", "switches"))
    if isinstance(size, str) and size not in game.sizes:
        yield places.problem(("size",), f"no size `{size}`{_hint(size, game.sizes)}")
    if size is not None and limit is not None:
        yield places.problem(("limit",), "`size` and `limit` at once; keep one", key=True)
    for type_ in limit if isinstance(limit, dict) else ():
        if type_ not in game.figures:
            message = f"no {FIGURE} `{type_}`{_hint(type_, game.figures)}"
            yield places.problem(("limit", type_), message, key=True)
    for key, choice in switches.items() if isinstance(switches, dict) else ():
        switch = game.switches.get(key)
        if switch is None:
            message = f"no switch `{key}`{_hint(key, game.switches)}"
            yield places.problem(("switches", key), message, key=True)
            continue
        family = (switch.from_ or "").removeprefix("family:")
        known = {id_: word for id_, word in game.keywords.items() if word.family == family != ""}
        if isinstance(choice, str) and choice not in {**switch.choices, **known}:
            message = (
                f"`{key}` has no choice `{choice}`{_hint(choice, {**switch.choices, **known})}"
            )
            yield places.problem(("switches", key), message)


def _hint(word: str, known: Collection[str]) -> str:
    some = f"; there are: {', '.join(known)}" if known else "; the game has none"
    return did_you_mean(word, known) or some
