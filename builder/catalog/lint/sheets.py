"""The sheet and the tokens: blocks and counts that name what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from builder.catalog.lint.statements import chosen
from builder.catalog.lint.subject import Fault, Subject, amount_of, values_of
from builder.catalog.lint.unknown import unknown
from schemas.base import parse_number
from schemas.card import Bands
from schemas.sheet import SheetSection
from schemas.tokens import MOST_TOKENS, SHAPES
from schemas.yaml.reader import Path

_USED = dict.fromkeys(("rulings", "show", "traits"), ("used", "all"))
_FREE = ("name", "shape", "size_mm", "count", "text")
"""Keys of a token whose value may hang on a switch."""


def reference(subject: Subject) -> Iterator[Fault]:
    """Tables that there are, what is shown of rulings and items, values by switch."""
    for path, section in sections(subject):
        table = section.table
        if table is not None and table not in subject.data.tables:
            yield unknown((*path, "table"), "table", table, subject.data.tables)
        for key, words in _USED.items():
            said = getattr(section, key)
            if isinstance(said, str) and said not in words:
                yield unknown((*path, key), "such word", said, words)
        if section.chip is not None and section.chip not in subject.data.characteristics:
            known = subject.data.characteristics
            yield unknown((*path, "chip"), "characteristic", section.chip, known)
        yield from _rulings(subject, (*path, "rulings"), section.rulings)
        yield from by_switch(subject, path, section)
        yield from _cells(path, section.columns, section.rows, "columns")


def _rulings(subject: Subject, path: Path, named: Any) -> Iterator[Fault]:
    """Rulings that there are, where they are named one by one."""
    known = [*subject.data.rulings, *subject.data.switches]
    for index, ruling in enumerate(named if isinstance(named, list) else ()):
        if ruling not in known:
            yield unknown((*path, index), "ruling", ruling, known)


def _cells(path: Path, columns: Any, rows: Any, named: str) -> Iterator[Fault]:
    """Rows of as many cells as there are columns."""
    for index, row in enumerate(rows or ()):
        if columns is not None and len(row) != len(columns):
            which = "few" if len(row) < len(columns) else "many"
            message = f"too {which} cells: the row has {len(row)}, `{named}` {len(columns)}"
            yield Fault((*path, "rows", index), message)


def sections(subject: Subject) -> Iterator[tuple[Path, SheetSection]]:
    """All sections of the sheet, those that come with a choice of a switch too."""
    yield from subject.every(SheetSection)


def tokens(subject: Subject) -> Iterator[Fault]:
    """Ids once, sizes and counts that are numbers or can be worked out."""
    seen: dict[str, Path] = {}
    for index, token in enumerate(subject.data.tokens):
        path: Path = ("tokens", index)
        first = seen.setdefault(token.id, path)
        if first is not path:
            yield Fault((*path, "id"), f"token `{token.id}` is defined twice", see=(first,))
        for key in _FREE:
            yield from by_switch(subject, (*path, key), getattr(token, key))
        for at, value in values_of(token.shape, (*path, "shape")):
            if value not in SHAPES:
                yield unknown(at, "shape", str(value), SHAPES)
        for at, value in values_of(token.size_mm, (*path, "size_mm")):
            if value is None and token.size_mm is None:
                yield Fault(path, "a token needs its size: `size_mm: 25`")
            elif not _is_number(value) and (
                not isinstance(value, dict) or amount_of(value) is None
            ):
                yield Fault(at, "a number of millimetres is needed here")
        for at, value in values_of(token.count, (*path, "count")):
            if not _is_number(value) and (not isinstance(value, dict) or amount_of(value) is None):
                yield Fault(at, "a number or an amount is needed here")
            elif not isinstance(value, dict) and parse_number(value) > MOST_TOKENS:
                yield Fault(at, f"at most {MOST_TOKENS} of a kind are printed")


def switches_in(subject: Subject) -> Iterator[tuple[str, str]]:
    """The switches that a value of the sheet, the tokens or the card hangs on; none of a choice."""
    waiting: list[Any] = [
        section.model_dump(by_alias=True, exclude_unset=True) for _, section in sections(subject)
    ]
    waiting += [token.model_dump(by_alias=True, include={*_FREE}) for token in subject.data.tokens]
    waiting += [{"edge": bands.edge} for _, bands in subject.every(Bands)]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            yield from ((key, "") for key in value if key in subject.data.switches)
        if isinstance(value, dict | list):
            waiting += value.values() if isinstance(value, dict) else value


def _is_number(value: Any) -> bool:
    try:
        return parse_number(value) >= 0
    except ValueError:
        return False


def by_switch(subject: Subject, path: Path, value: Any) -> Iterator[Fault]:
    """Values of the form `{SWITCH: {CHOICE: value}}`: the switch, and all of its choices."""
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            yield from by_switch(subject, (*path, field.alias or name), getattr(value, name))
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from by_switch(subject, (*path, index), inner)
    if not isinstance(value, dict):
        return
    for key, inner in value.items():
        if isinstance(inner, dict) and len(value) == 1:
            switch = subject.data.switches.get(key)
            if switch is None and amount_of(value) is None:
                yield unknown((*path, key), "switch", key, subject.data.switches, key=True)
            elif switch is not None:
                yield from chosen(subject, path, key, {choice: choice for choice in inner})
                for choice in subject.choices_of(switch):
                    if choice not in inner:
                        yield Fault((*path, key), f"no value for `{choice}` of {key}; add one")
        yield from by_switch(subject, (*path, key), inner)
