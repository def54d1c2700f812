"""A roster file as a Roster; everything that is wrong with it is said at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import PurePath
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic import ValidationError

from builder.catalog.own import Own
from builder.catalog.rows import expand_rows
from builder.catalog.sections import entry_model
from builder.roster.empties import without_empty
from builder.roster.faults import faults_in
from builder.roster.source import Source, read_source
from builder.roster.text.json_reader import read_json
from builder.roster.text.lines import with_last_line
from builder.roster.text.tree import Node, yaml_tree
from builder.roster.unreadable import UnreadableRoster
from schemas.catalog import Homebrew
from schemas.problems import InputError, Problem
from schemas.roster import Choices, Roster
from schemas.yaml.errors import problems_of
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, Path, parse_yaml
from schemas.yaml.suggest import did_you_mean

FORMAT = "musterpress/roster"
EXPORT = "musterpress/warband"
"""An exported warband holds its roster under `choices`, beside what follows from it."""
VERSION = 1
OWN = "x-"
"""Keys that begin so are the player's and are kept."""

Format: TypeAlias = Literal["yaml", "json"]


class ReadRoster(NamedTuple):
    """A roster and the text that it is from."""

    roster: Roster
    format: Format
    extents: Callable[[], Node]
    """Where its values stand in the text, worked out for who edits it."""
    is_whole: bool = True
    """False for an export, which holds the roster beside other things."""
    own: Own | None = None
    """The roster's own content and where it stands, to be checked against its catalog."""


def load_roster(source: Source) -> Roster:
    """The roster in a file: a path, `-` for standard input, or a packaged file.

    YAML or JSON. Unknown ids are kept. Raises InputError with every problem of the file.
    """
    raw = read_source(source)
    return parse_roster(raw.text, raw.name).roster


def parse_roster(text: str, file: str) -> ReadRoster:
    """The roster in a text; `file` is its name in messages, and its ending tells the format.

    Raises InputError with every problem; an UnreadableRoster where there may be more to tell of.
    """
    document, extents, format_, problems = _parse(text, file)
    places, data = _roster_in(document)
    if format_ == "yaml":
        data = without_empty(data, Roster)
    data, more = _with_whole_homebrew(data, document, places)
    roster, faults = _validated(data, places)
    told = document.signs  # what an alias stands for is not known, and is not asked for
    problems += [problem for problem in more + faults if problem.line not in told]
    problems += faults_in(data, places)
    if problems or roster is None:
        raise UnreadableRoster(problems, document, data, places)
    is_whole = document.data.get("format") != EXPORT
    own = Own(file, roster.homebrew, data["homebrew"], places) if roster.homebrew else None
    return ReadRoster(roster, format_, extents, is_whole, own)


def _parse(text: str, file: str) -> tuple[Document, Callable[[], Node], Format, list[Problem]]:
    ending = PurePath(file).suffix.lower()
    if ending == ".json":
        document, tree = read_json(text, file)
        return document, lambda: tree, "json", []
    if ending not in (".yaml", ".yml") and text.lstrip().startswith("{"):
        try:
            document, tree = read_json(text, file)
        except InputError:
            pass  # YAML may begin with a brace too
        else:
            return document, lambda: tree, "json", []
    text = with_last_line(text)  # a `|` text at the very end is the same with and without
    document, problems = parse_yaml(text, file)
    root = document.root
    if problems or root is None:  # aliases, which are among them, have no end
        return document, lambda: Node("scalar", 0, 0), "yaml", problems
    return document, lambda: yaml_tree(text, root), "yaml", problems


def _roster_in(document: Document) -> tuple[Places, dict[str, Any]]:
    """The roster's data and places: the document's own, or those of the roster in an export.

    Raises InputError where it is something else, or of a newer version.
    """
    data, places = document.data, Places.of(document)
    if not isinstance(data, dict) or _is_of_another_kind(data):
        is_nothing = data is None or data == ""
        what = "the file is empty" if is_nothing else "this is no roster"
        raise InputError([places.problem((), f"{what}; a roster begins with `format: {FORMAT}`")])
    if data.get("format") == EXPORT:
        _refuse_newer(data, places, "exported")
        if isinstance(data.get("choices"), dict):
            places = Places()
            places.put((), document, ("choices",))
            data = data["choices"]
    format_ = data.get("format", FORMAT)
    if format_ != FORMAT:
        hint = did_you_mean(str(format_), [FORMAT]) or f"; a roster says `format: {FORMAT}`"
        message = f"this is `{format_}`, no roster{hint}"
        raise InputError([places.problem(("format",), message)])
    _refuse_newer(data, places, "written")
    return places, data


def _is_of_another_kind(data: dict[str, Any]) -> bool:
    """Whether a mapping is no roster at all, so that its keys are not worth looking at.

    What says neither its format nor its system, and more of what a roster has not than of what
    it has, is another program's.
    """
    known = [key for key in data if key in Roster.model_fields or key.startswith(OWN)]
    return not {"format", "system"} & data.keys() and 2 * len(known) < len(data)


def _refuse_newer(data: dict[str, Any], places: Places, how: str) -> None:
    """Raises InputError for a version that this program does not know."""
    version = str(data.get("version", VERSION))
    if version.isdecimal() and int(version[:9]) > VERSION:
        what = f"version {version[:9]}; this one reads {VERSION}"
        message = f"{how} by a newer Musterpress ({what}); update Musterpress"
        raise InputError([places.problem(("version",), message)])


def _with_whole_homebrew(
    data: dict[str, Any], document: Document, places: Places
) -> tuple[dict[str, Any], list[Problem]]:
    """The data with the rows of own content as mappings."""
    homebrew = data.get("homebrew")
    if not isinstance(homebrew, dict):
        return data, []
    problems: list[Problem] = []
    whole = dict(homebrew)
    for section, content in homebrew.items():
        if section in Homebrew.model_fields and isinstance(content, dict):
            path = ("homebrew", section)
            whole[section], faults, _ = expand_rows(
                content, path, entry_model(section), document, places
            )
            problems += faults
    return {**data, "homebrew": whole}, problems


def _validated(data: dict[str, Any], places: Places) -> tuple[Roster | None, list[Problem]]:
    if "homebrew" not in data:
        # The models of own content are a catalog's and take most of a start to make ready.
        with suppress(ValidationError):
            return Roster.of(Choices.model_validate(data, extra="forbid")), []
    try:
        return Roster.model_validate(data, extra="forbid"), []
    except ValidationError as error:
        problems = problems_of(error, places, Roster, data, own=OWN)
    return (None, problems) if problems else (_with_own_keys(data), [])


def _with_own_keys(data: dict[str, Any]) -> Roster:
    """The roster with its `x-` keys; in own content they stay in the file alone."""
    try:
        return Roster.model_validate(data)
    except ValidationError as error:
        unkept = [details["loc"] for details in error.errors(include_url=False)]
    homebrew = data["homebrew"]
    for loc in unkept:
        homebrew = _without(homebrew, tuple(step for step in loc[1:]))
    return Roster.model_validate({**data, "homebrew": homebrew})


def _without(data: Any, loc: Path) -> Any:
    """A copy without the key at a location; steps that are no part of the data are passed over."""
    if len(loc) == 1:
        return {key: value for key, value in data.items() if key != loc[0]}
    step, rest = loc[0], loc[1:]
    if isinstance(data, dict) and step in data:
        return {**data, step: _without(data[step], rest)}
    if isinstance(data, list) and isinstance(step, int):
        return [_without(item, rest) if at == step else item for at, item in enumerate(data)]
    return _without(data, rest)
