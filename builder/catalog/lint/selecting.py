"""Selectors: what they name exists, means one thing, and is what belongs there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Level, Parsed
from schemas import (
    amounts,
    card,
    catalog,
    diagrams,
    entries,
    rules,
    sheet,
    statements,
    switches,
    tags,
    text_blocks,
    tokens,
)
from schemas.yaml.reader import Path

_WANTED: dict[type, dict[str, Level | None]] = {
    statements.Statement: {"for": "fighter", "if": None, "unless": None},
    statements.Count: {"count": None},
    statements.Sum: {"of": None, "also": None},
    statements.Requires: {"with": None, "requires": None},
    statements.Excludes: {"with": None, "excludes": None},
    statements.OneOf: {"one_of": None},
    statements.Attach: {"attach": "fighter", "to": "fighter"},
    statements.Times: {"of": None},
    statements.Modify: {"of": "item"},
    statements.Weight: {"of": None},
    statements.Exempt: {"exempt": None},
    amounts.Measured: {"of": None},
    amounts.Best: {"of": "item", "among": "fighter"},
    amounts.Comparison: {"count": None, "of": None},
    amounts.AnyOf: {"any": None},
    amounts.AllOf: {"all": None},
    amounts.Not: {"not": None},
    tags.Characteristic: {"needed_by": None},
    tags.Partner: {"any": None},
    rules.DifferentPartners: {"each": "fighter", "with": "fighter"},
    entries.Entry: {"requires": None, "excludes": None},
    entries.Unit: {"options": "item"},
    entries.Slots: {"takes": "item", "by_default": None},
    entries.Take: {"take": "item"},
    entries.Swap: {"for": "item"},
    tokens.Token: {"if": None, "each": "fighter"},
    card.ItemsPart: {"items": "item", "weapons": "item"},
    sheet.SheetSection: {"items": "item", "if": None},
    text_blocks.Para: {"if": None},
    text_blocks.Defs: {"if": None},
    text_blocks.TableBlock: {"items": "item"},
    diagrams.BandsBlock: {"items": "item"},
    catalog.Ruling: {"about": None},
    switches.Switch: {"about": None},
    card.ValuesPart: {"if": None},
    card.ValuePart: {"if": None},
    card.TextPart: {"if": None},
    card.TickPart: {"if": None},
}
"""Model: its keys that hold selectors, and what these have to select."""
_MONEY = ("limit", "spent")
_WORDS: dict[type, tuple[str, ...]] = {
    amounts.Percent: _MONEY,
    amounts.Per: _MONEY,
    amounts.Steps: _MONEY,
    card.ItemsPart: ("all",),
}
"""Words that stand where a selector may."""
_EACH = ("one_of", "any", "all", "options", "needed_by")
"""Keys with a list in which each entry is a selector (or more than that) of its own."""


def selectors_in(subject: Subject) -> Iterator[tuple[Path, Any, Level | None]]:
    """Every selector of a catalog: its path, the selector, what it has to select."""
    for path, model in subject.models:
        for kind in type(model).__mro__:
            for key, wanted in _WANTED.get(kind, {}).items():
                value = getattr(model, key if hasattr(model, key) else key + "_")
                if value in _WORDS.get(type(model), ()):
                    continue
                for at, part in _parts(value, (*path, key), kind):
                    if isinstance(part, str | list):
                        yield at, part, wanted


def _parts(value: Any, path: Path, kind: type) -> list[tuple[Path, Any]]:
    if isinstance(value, list) and path[-1] in _EACH and kind is not tags.Partner:
        return [((*path, index), part) for index, part in enumerate(value)]
    return [(path, value)]


def selectors(subject: Subject) -> Iterator[Fault]:
    """Unknown and ambiguous names, mixed lists, items where fighters belong and the reverse."""
    for path, selector, wanted in selectors_in(subject):
        parsed = subject.parse(selector)
        if not isinstance(parsed, Parsed):
            at = (*path, parsed.clause) if isinstance(selector, list) else path
            yield Fault(at, f"{parsed}{_instead(selector, subject)}")
        elif wanted == "fighter" and parsed.level == "item":
            first = selector if isinstance(selector, str) else selector[0]
            yield Fault(path, f"`{path[-1]}` names fighters; write `has {first}` for its bearers")
        elif wanted == "item" and parsed.level == "fighter":
            yield Fault(path, "items are needed here, and this selects fighters")


def _instead(selector: Any, subject: Subject) -> str:
    """What to do with the name of a number that stands where things are selected."""
    if isinstance(selector, str) and selector in subject.data.characteristics:
        reads = f"`sum: {selector}` adds it up, `{{value: {selector}}}` is the fighter's own"
        return f"; it is a characteristic: {reads}"
    if isinstance(selector, str) and selector in subject.data.cost_types:
        reads = f"`sum: {selector}` adds it up, `of: limit` is its chosen size"
        return f"; it is a cost type: {reads}, `of: spent` its total"
    return ""
