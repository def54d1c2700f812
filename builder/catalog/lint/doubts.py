"""What is allowed and probably a mistake: warnings to an author."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from builder.catalog.lint.could import items_of
from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Comparison, Measured, OfLimit
from schemas.catalog import ITEM_SECTIONS
from schemas.entries import Slots, Take
from schemas.statements import Count
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean

_ROUNDING = ("round", "ceil", "floor")
UNROUNDED = "this may not come out whole; write `round( )`, `ceil( )` or `floor( )`"
LONG_TEXT = 700
"""Characters that fill about half a poker card in its smallest print."""


def unsourced(subject: Subject) -> Iterator[Fault]:
    """Units, items, limits and changes that do not say where the rule stands."""
    known = subject.data.system.sources
    sections = ("units", *ITEM_SECTIONS, "limits", "changes")
    for section in sections if known else ():
        entries = getattr(subject.data, section)
        pairs = entries.items() if isinstance(entries, dict) else enumerate(entries)
        without = [key for key, entry in pairs if entry.source is None]
        if without:
            number = f"{len(without)} of {len(entries)} in `{section}`"
            have = "have no `source`, this one first" if len(without) > 1 else "has no `source`"
            what = f"{number} {have}"
            yield _doubt((section, without[0]), f"{what}; there are: {', '.join(known)}")


def options(subject: Subject) -> Iterator[Fault]:
    """Offers and slots for which there is nothing."""
    for id_, unit in subject.data.units.items():
        for index, option in enumerate(unit.options or ()):
            path: Path = ("units", id_, "options", index)
            if isinstance(option, str) and _is_empty(items_of(subject, option)):
                yield _doubt(path, f"`{option}` offers nothing that there is")
    for path, model in subject.models:
        if isinstance(model, Take) and _is_empty(items_of(subject, model.take)):
            yield _doubt((*path, "take"), "this offers nothing that there is")
        if isinstance(model, Slots) and model.takes and _is_empty(items_of(subject, model.takes)):
            yield _doubt((*path, "takes"), "nothing that there is goes here")


def _is_empty(found: Iterator[str]) -> bool:
    return next(found, None) is None


def unlike(subject: Subject) -> Iterator[Fault]:
    """An abstract unit that none is like."""
    for id_, unit in subject.data.units.items():
        if unit.abstract and all(subject.data.units[kin].abstract for kin in subject.kin(id_)):
            message = "no unit to be hired is like it, so that nobody has anything of it"
            yield Fault(("units", id_, "abstract"), message, True, warning=True)


def unrounded(subject: Subject) -> Iterator[Fault]:
    """A formula with `/` or a decimal and no rounding around it."""
    for id_, characteristic in subject.data.characteristics.items():
        if characteristic.formula and is_unrounded(characteristic.formula):
            path = ("characteristics", id_, "formula")
            yield _doubt(path, UNROUNDED)
    for place, _, item in subject.items():
        for id_, text in item.profile.items():
            if text.startswith("=") and is_unrounded(text[1:].replace("bearer.", "")):
                yield _doubt((*place, "profile", id_), UNROUNDED)


def is_unrounded(formula: str) -> bool:
    """Whether a sound formula may give a fraction of whole numbers."""
    try:
        tree = ast.parse(formula.replace("-", "_"), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    waiting: list[ast.AST] = [tree.body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in _ROUNDING:
                continue
        elif isinstance(node, ast.Div) or (
            isinstance(node, ast.Constant) and isinstance(node.value, float)
        ):
            return True
        waiting += ast.iter_child_nodes(node)
    return False


def unread_figures(subject: Subject) -> Iterator[Fault]:
    """A figure of a size that is no cost type, and that no statement reads."""
    costs = subject.data.cost_types
    read = figures_read(subject)
    told: set[str] = set()
    for id_, size in subject.data.sizes.items():
        for key in size:
            if key not in ("name", "text", *costs, *read, *told):
                told.add(key)
                known = [*costs, *sorted(read)]
                message = f"`{key}` is no cost type, and no statement reads it"
                yield Fault(
                    ("sizes", id_, key), message + did_you_mean(key, known), True, warning=True
                )


def figures_read(subject: Subject) -> set[str]:
    """The figures of what was chosen that a statement reads."""
    read = {model.limit for _, model in subject.models if isinstance(model, OfLimit | Comparison)}
    read |= {model.cost for _, model in subject.every(Measured) if model.of == "limit"}
    return {one for one in read if one}


def counted_twice(subject: Subject) -> Iterator[Fault]:
    """A role's `max` or `min` beside a limit on the same role: two findings for one fault."""
    for _, limit in subject.every(Count):
        role = str(limit.count).removeprefix("role:")
        entry = subject.data.roles.get(role)
        whole = limit.in_ in (None, "warband") and (limit.if_, limit.unless) == (None, None)
        if entry is None or not whole or limit.for_ is not None:
            continue
        for key in ("max", "min"):
            short = getattr(entry, key)
            bounds = (limit.exactly, getattr(limit, key))
            if short is not None and short.warband is not None and bounds != (None, None):
                message = f"{limit.id or 'a limit'} bounds this too; one fault would be found twice"
                yield _doubt(("roles", role, key), message)


def long_texts(subject: Subject) -> Iterator[Fault]:
    """A text that leaves hardly room for another on a card."""
    for section in ("units", "roles", "keywords", "squads", *ITEM_SECTIONS):
        for id_, entry in getattr(subject.data, section).items():
            text = getattr(entry, "text", None) or ""
            if len(text) > LONG_TEXT:
                message = f"{len(text)} characters fill half a small card; say it shorter"
                yield _doubt((section, id_, "text"), message)


def _doubt(path: Path, message: str) -> Fault:
    return Fault(path, message, warning=True)
