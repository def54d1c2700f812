"""What the rules of the linter look at, and what they say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from builder.catalog.names import Names, names_of
from builder.catalog.selectors import Parsed, SelectorError, parse_selector
from builder.catalog.units import resolve_unit
from schemas.amounts import Amount, Selector
from schemas.catalog import ITEM_SECTIONS, CatalogData
from schemas.entries import Item
from schemas.rules import OPTIONS
from schemas.statements import Modify, Rule
from schemas.switches import Switch
from schemas.yaml.reader import Path

M = TypeVar("M", bound=BaseModel)
ENOUGH = 400
"""Selectors that cannot be meant, after which no more are looked at: those are told first."""
GIVERS = ("roles", "units", *ITEM_SECTIONS)
"""Sections whose entries have effects."""
TOLD_BY = ("item", "kind", "class")
"""Facets of an item that nothing changes."""


class Fault(NamedTuple):
    """What a rule finds: at which path of the data, and what to do about it."""

    path: Path
    message: str
    at_key: bool = False
    warning: bool = False
    see: tuple[Path, ...] = ()
    """Other places that it is about; their lines are added to the message."""


@dataclass(slots=True)
class Subject:
    """A catalog under the linter: its data, its names, and every model in it by path."""

    data: CatalogData
    raw: dict[str, Any]
    """What the data were made of: keys and texts as they are written."""
    names: Names
    models: list[tuple[Path, BaseModel]]
    settled: Names | None = None
    """The names that selectors are read with, where they are others."""
    _parsed: dict[str, Parsed | SelectorError] = field(default_factory=dict)
    _unreadable: int = 0
    _tagged: dict[tuple[str, str | None], list[str]] = field(default_factory=dict)
    _heirs: dict[str, list[str]] = field(default_factory=dict)
    _kin: dict[str, list[str]] = field(default_factory=dict)
    _keywords: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _gained: dict[str, frozenset[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, data: CatalogData, raw: dict[str, Any]) -> Subject:
        """A catalog made ready for the rules."""
        models = [*_models(data, ()), *_amounts(data)]
        models += [pair for path, value in models for pair in _options(path, value)]
        return cls(data, raw, names_of(data), models)

    def every(self, model: type[M]) -> Iterator[tuple[Path, M]]:
        """All values of a model or of its kinds, each with its path."""
        for path, value in self.models:
            if isinstance(value, model):
                yield path, value

    def items(self) -> Iterator[tuple[Path, str, Item]]:
        """All items: path, id, item."""
        for section in ITEM_SECTIONS:
            for id_, item in getattr(self.data, section).items():
                yield (section, id_), id_, item

    def parse(self, selector: Selector) -> Parsed | SelectorError:
        """A selector against the names of the catalog, or what is wrong with it."""
        key = selector if isinstance(selector, str) else "\n".join(selector)
        if key not in self._parsed:
            if self._unreadable >= ENOUGH:
                return SelectorError("not looked at")  # finding what was meant takes its time
            try:
                self._parsed[key] = parse_selector(selector, self.settled or self.names)
            except SelectorError as error:
                self._parsed[key] = error
                self._unreadable += 1
        return self._parsed[key]

    def kin(self, unit: str) -> list[str]:
        """A unit and all that are like it, in the order of the catalog."""
        if not self._heirs:
            for id_, entry in self.names.units.items():
                like = [self.names.unit_id(entry.like)] if entry.like is not None else []
                for older in (id_, *like):
                    self._heirs.setdefault(older, []).append(id_)
        if unit not in self._kin:
            found = dict.fromkeys(self._heirs.get(unit, ()))
            waiting = list(found)
            while waiting:
                new = [one for one in self._heirs.get(waiting.pop(), ()) if one not in found]
                found.update(dict.fromkeys(new))
                waiting += new
            rank = {id_: at for at, id_ in enumerate(self.names.units)} if len(found) > 1 else {}
            self._kin[unit] = sorted(found, key=lambda id_: rank.get(id_, 0))
        return self._kin[unit]

    def tagged(self, facet: str, id_: str) -> list[str]:
        """The items that are, or are of, what a facet of `TOLD_BY` says."""
        if not self._tagged:
            names = self.names
            for item_id, item in names.items.items():
                tags = (item_id, names.kind_of[item_id], item.class_)
                for tag in zip(TOLD_BY, tags, strict=True):
                    self._tagged.setdefault(tag, []).append(item_id)
        return self._tagged.get((facet, id_), [])

    def keywords_of(self, unit: str) -> tuple[str, ...]:
        """The keywords that a unit has on hiring."""
        if unit not in self._keywords:
            resolved = resolve_unit(unit, self.names, self.data.system)
            self._keywords[unit] = resolved.keywords
        return self._keywords[unit]

    def gained(self, tags: str) -> frozenset[str]:
        """The `keywords` or `traits` that some change brings."""
        if tags not in self._gained:
            words: set[str] = set()
            for _, modify in self.every(Modify):
                if modify.modify == tags and modify.gain is not None:
                    words.update([modify.gain] if isinstance(modify.gain, str) else modify.gain)
            self._gained[tags] = frozenset(words)
        return self._gained[tags]

    def choices_of(self, switch: Switch) -> list[str]:
        """What may be chosen with a switch: its choices, or the keywords of a family."""
        family = (switch.from_ or "").removeprefix("family:")
        keywords = self.data.keywords.items()
        return [*switch.choices, *(id_ for id_, word in keywords if word.family == family != "")]

    def figures(self) -> list[str]:
        """What a size may be asked for: cost types, and whatever the sizes state."""
        return self.data.figures


def values_of(value: Any, path: Path) -> list[tuple[Path, Any]]:
    """A value that may hang on a switch: itself, or each that it has by choice."""
    if isinstance(value, dict) and len(value) == 1:
        ((switch, inside),) = value.items()
        if isinstance(inside, dict):
            return [((*path, switch, choice), inner) for choice, inner in inside.items()]
    return [(path, value)]


def amount_of(value: Any) -> BaseModel | None:
    """An amount that is worked out, from raw data; none where it is not one."""
    try:
        amount: Any = TypeAdapter(Amount).validate_python(value)
    except ValidationError:
        return None
    return amount if isinstance(amount, BaseModel) else None


def _amounts(data: CatalogData) -> Iterator[tuple[Path, BaseModel]]:
    """The amounts of tokens, which their model leaves open."""
    for index, token in enumerate(data.tokens):
        for key in ("count", "size_mm"):
            for path, value in values_of(getattr(token, key), ("tokens", index, key)):
                yield from _models(amount_of(value), path) if isinstance(value, dict) else ()


def _options(path: Path, value: BaseModel) -> Iterator[tuple[Path, BaseModel]]:
    """The options of a named rule, as the rule reads them; none where they do not fit."""
    if isinstance(value, Rule) and value.rule in OPTIONS:
        try:
            yield (*path, "options"), OPTIONS[value.rule].model_validate(value.options)
        except ValidationError:
            return


def _models(value: Any, path: Path) -> Iterator[tuple[Path, BaseModel]]:
    if isinstance(value, BaseModel):
        yield path, value
        for name, key in _keys(type(value)):
            yield from _models(getattr(value, name), (*path, key))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _models(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _models(inner, (*path, index))


@cache
def _keys(model: type[BaseModel]) -> list[tuple[str, str]]:
    return [(name, field.alias or name) for name, field in model.model_fields.items()]
