"""Which construct a statement is: seen before the models, so that one fault is one message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from builder.catalog.sections import fields_of
from schemas.catalog import ITEM_SECTIONS
from schemas.problems import Problem
from schemas.statements import CHANGE_KEYS, LIMIT_KEYS, Statement
from schemas.yaml.places import Places
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean

KEYS = (*LIMIT_KEYS, *CHANGE_KEYS)
_OWN = {"limits": tuple(LIMIT_KEYS), "changes": tuple(CHANGE_KEYS), "effects": ("modify",)}
_BELONGS = {
    "limits": "`{key}` is a change; move it under `changes`",
    "changes": "`{key}` is a limit; move it under `limits`",
    "effects": "`{key}` cannot stand under `effects`, only `modify` can; move it to {list}",
}


def statement_lists(data: dict[str, Any]) -> Iterator[tuple[Path, list[Any]]]:
    """The lists of statements in a catalog's raw data, each with its path."""
    for name in ("limits", "changes"):
        yield (name,), data.get(name, [])
    for id_, switch in _entries(data, "switches"):
        for choice, brought in _entries(switch, "choices"):
            for name in ("limits", "changes"):
                if isinstance(brought.get(name), list):
                    yield ("switches", id_, "choices", choice, name), brought[name]
    for section in ("roles", "units", *ITEM_SECTIONS):
        for id_, entry in _entries(data, section):
            if isinstance(entry.get("effects"), list):
                yield (section, id_, "effects"), entry["effects"]


def wrong_constructs(data: dict[str, Any], places: Places) -> dict[Path, Problem]:
    """The statements without a construct, with two, or in the wrong list: what is wrong by path."""
    wrong: dict[Path, Problem] = {}
    for path, statements in statement_lists(data):
        for index, statement in enumerate(statements):
            if isinstance(statement, dict):
                here = (*path, index)
                found = _fault(statement, str(path[-1]))
                if found:
                    key, message = found
                    at = (*here, key) if key else here
                    wrong[here] = places.problem(at, message, key=bool(key))
    return wrong


def _fault(statement: dict[str, Any], where: str) -> tuple[str | None, str] | None:
    """The key it is about, if any, and what is wrong."""
    present = [key for key in KEYS if key in statement]
    if len(present) > 1:
        said = " and ".join(f"`{key}`" for key in present)
        return present[1], f"{said} in one statement; make a statement of each"
    if present and present[0] not in _OWN[where]:
        list_ = "`limits`" if present[0] in LIMIT_KEYS else "`changes`"
        return present[0], _BELONGS[where].format(key=present[0], list=list_)
    if present:
        return None
    for key in statement:
        hint = "" if key in fields_of(Statement) else did_you_mean(key, _OWN[where])
        if hint:
            return key, f"no key `{key}`{hint}"
    return None, f"a statement begins with what it is: one of {', '.join(_OWN[where])}"


def _entries(data: dict[str, Any], section: str) -> Iterator[tuple[str, dict[str, Any]]]:
    entries = data.get(section)
    for id_, entry in entries.items() if isinstance(entries, dict) else ():
        if isinstance(entry, dict):
            yield id_, entry
