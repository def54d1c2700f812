"""Ids: how they are written, that each is defined once, and that names do not clash."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.catalog.lint.subject import GIVERS, Fault, Subject
from builder.catalog.raw import value_at
from builder.catalog.sections import fields_of
from schemas.catalog import ITEM_SECTIONS
from schemas.entries import Entry, Item, Unit
from schemas.statements import Statement
from schemas.yaml.reader import Path

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MIXED = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_FREE = ("characteristics", "rulings")
"""Sections whose ids may have capitals: printed abbreviations and numbers of rulings."""
RESERVED = frozenset(
    ["fighters", "items", "and", "not", "has", "none", "limit", "spent", "all", "bearer", "columns"]
)
_SECTIONS = (
    *("cost_types", "sizes", "characteristics", "keywords", "roles", "squads", "classes"),
    *("traits", "slots", "switches", "rulings", "units", "tables", *ITEM_SECTIONS),
)


def written_ids(subject: Subject) -> Iterator[Fault]:
    """Ids that are not kebab-case, or are words of the language."""
    if not KEBAB.fullmatch(subject.data.system.id) and subject.data.system.id != "?":
        yield Fault(("system", "id"), advice(subject.data.system.id))
    for section in _SECTIONS:
        form = _MIXED if section in _FREE else KEBAB
        for id_ in getattr(subject.data, section):
            if not form.fullmatch(id_):
                yield Fault((section, id_), advice(id_), at_key=True)
            elif id_ in RESERVED:
                message = f"`{id_}` is a word of the language; choose another id"
                yield Fault((section, id_), message, at_key=True)
    for path, statement in subject.every(Statement):
        if statement.id and not _MIXED.fullmatch(statement.id):
            yield Fault((*path, "id"), advice(statement.id))


def advice(id_: str) -> str:
    """What to write instead of what is no id."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", id_).strip("-").lower() or "an-id"
    return f"`{id_}` is no id; letters, digits and hyphens make one, such as `{plain}`"


def items_once(subject: Subject) -> Iterator[Fault]:
    """An item in two sections, an alias that is taken: a roster could not tell them apart."""
    units: list[tuple[Path, str, Entry]] = [
        (("units", id_), id_, unit) for id_, unit in subject.data.units.items()
    ]
    for entries in (list[tuple[Path, str, Entry]](subject.items()), units):
        seen: dict[str, Path] = {}
        for path, id_, _ in entries:
            first = seen.setdefault(id_, path)
            if first is not path:
                message = f"`{id_}` is defined twice, also under `{first[0]}`; rename one"
                yield Fault(path, message, at_key=True, see=(first,))
        for path, _, entry in entries:
            for index, alias in enumerate(entry.aliases):
                at = (*path, "aliases", index)
                first = seen.setdefault(alias, at)
                if first is not at:
                    message = f"`{alias}` is taken already; an alias is a word of its own"
                    yield Fault(at, message, see=(first,))


def statements_once(subject: Subject) -> Iterator[Fault]:
    """A statement id said twice, unless under two choices of one switch."""
    seen: dict[str, Path] = {}
    for path, statement in subject.every(Statement):
        id_ = statement.id
        if id_ is None or path[0] in GIVERS:
            continue  # effects are named after their giver
        first = seen.setdefault(id_, path)
        if first is not path and not _apart(first, path):
            message = f"`{id_}` is defined twice; a code stands for one statement"
            yield Fault((*path, "id"), message, see=(first,))


def _apart(one: Path, other: Path) -> bool:
    """Whether two statements stand under different choices of one switch."""
    return one[0] == "switches" and one[:2] == other[:2] and one[3] != other[3]


def clashes(subject: Subject) -> Iterator[Fault]:
    """A cost type, characteristic or kind that shares its name with another or with a field."""
    fields = {*fields_of(Item), *fields_of(Unit), "keywords", "traits"}
    taken = dict.fromkeys(fields, "a key of entries")
    taken |= dict.fromkeys(ITEM_SECTIONS.values(), "a kind of items")
    for section, what in (("cost_types", "a cost type"), ("characteristics", "a characteristic")):
        for id_ in getattr(subject.data, section):
            if id_ in taken:
                message = f"`{id_}` is also {taken[id_]}; choose another id"
                yield Fault((section, id_), message, at_key=True)
            taken.setdefault(id_, what)


def keys(subject: Subject) -> Iterator[Fault]:
    """Keys as Python would have them: `for_` where `for` is meant."""
    for path, model in subject.models:
        written = value_at(subject.raw, path)
        for name, field in type(model).model_fields.items():
            if field.alias and name != field.alias and name in written:
                message = f"unknown key `{name}`; did you mean `{field.alias}`?"
                yield Fault((*path, name), message, at_key=True)
