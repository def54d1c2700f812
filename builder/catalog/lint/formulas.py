"""Formulas: that they can be read, and that what they name is there to be read."""

from __future__ import annotations

from collections.abc import Container, Iterator

from builder.catalog.formulas import FormulaError, parse_formula
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.entries import Entry, Item, Unit
from schemas.yaml.reader import Path


def formulas(subject: Subject) -> Iterator[Fault]:
    """Of characteristics, and after `=` in the profiles of items."""
    for id_, characteristic in subject.data.characteristics.items():
        if characteristic.formula is not None:
            at: Path = ("characteristics", id_, "formula")
            yield from _formula(subject, at, characteristic.formula, characteristic.of)
    for path, entry in subject.every(Entry):
        for key, text in entry.profile.items():
            if text.startswith("="):
                at = (*path, "profile", key)
                if isinstance(entry, Unit):
                    message = "a formula stands in items, or at the characteristic as `formula`"
                    yield Fault(at, message)
                elif isinstance(entry, Item):
                    yield from _formula(subject, at, text[1:], "item")


def _formula(subject: Subject, path: Path, text: str, level: str) -> Iterator[Fault]:
    try:
        formula = parse_formula(text.strip())
    except ValueError as error:  # a number in it
        yield Fault(path, f"{error}, in the formula")
        return
    except FormulaError as error:
        around = text.strip()[error.column :][:12]
        yield Fault(path, f"{error}" + (f", at `{around}`" if around else ""))
        return
    for name in sorted(formula.names):
        bare = name.removeprefix("bearer.")
        characteristic = subject.data.characteristics.get(bare)
        if characteristic is None:
            yield _unknown(subject, path, name)
        elif name != bare and level == "fighter":
            yield Fault(path, f"`bearer.` is for items; write `{bare}`")
        elif name == bare and level == "item" and characteristic.of == "fighter":
            yield Fault(path, f"`{bare}` is a value of the fighter; write `bearer.{bare}`")
        elif (level == "fighter" or name != bare) and characteristic.of == "item":
            yield Fault(path, f"`{bare}` is a value of items; a fighter has none")


def _unknown(subject: Subject, path: Path, name: str) -> Fault:
    known = subject.data.characteristics
    bare = name.removeprefix("bearer.")
    parts = _known_parts(bare.split("-"), known)
    if parts:
        minus = " - ".join(f"bearer.{part}" if name != bare else part for part in parts)
        return Fault(path, f"no characteristic `{bare}`; minus is written with spaces: `{minus}`")
    return unknown(path, "characteristic", bare, known)


def _known_parts(words: list[str], known: Container[str]) -> list[str]:
    """Known names that make up a name when they are joined by hyphens; empty where none do."""
    for length in range(1, len(words) + 1):
        first, rest = "-".join(words[:length]), words[length:]
        if first in known and (not rest or (parts := _known_parts(rest, known))):
            return [first, *(parts if rest else [])]
    return []
