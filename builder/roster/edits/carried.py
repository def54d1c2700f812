"""Own content that goes with fighters into another roster."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from builder.roster.edits.changed import changed
from schemas.base import DECIMALS, Model, words
from schemas.catalog import ITEM_SECTIONS, Homebrew
from schemas.problems import InputError, Problem
from schemas.roster import RosterFighter

_WORD = re.compile(r"[A-Za-z0-9][\w-]*")
_PROSE = ("name", "plural", "text", "message", "source", "says")
_NAMED = (*ITEM_SECTIONS, "units")
"""Sections whose entries can get another id."""


@dataclass(slots=True)
class Carried:
    """Own content of a roster with that of others in it."""

    homebrew: Homebrew | None
    renamed: dict[str, str] = field(default_factory=dict)
    """What has another id there, since it means something else: id, new id."""

    def fitted(self, fighter: RosterFighter) -> RosterFighter:
        """A fighter whose words are those that hold there."""
        if not self.renamed:
            return fighter
        return changed(
            fighter,
            unit=self.renamed.get(fighter.unit, fighter.unit),
            with_=[changed(pick, item=self._item(pick.item)) for pick in fighter.with_],
            without=[self._item(word) for word in fighter.without],
        )

    def _item(self, word: str) -> str:
        item, sign, slot = word.partition("@")
        return self.renamed.get(item, item) + sign + slot


def carried(
    fighters: Iterable[RosterFighter],
    own: Homebrew | None,
    there: Homebrew | None,
    known: Collection[str],
    meant: Collection[str],
) -> Carried:
    """The own content `there` with what fighters need of their roster's `own`.

    `known` are the ids that the catalog has, `meant` those of them that somebody there already
    uses and that must go on to mean the same. Raises InputError for what cannot get another id.
    """
    result = Carried(there)
    if own is None:
        return result
    come = _coming(_needed(fighters, own), own, result, known, meant)
    sections = {section: dict(getattr(there, section)) if there else {} for section, _ in come}
    for section, id_ in come:
        new = result.renamed.get(id_, id_)
        sections[section][new] = _renamed(_entry(own, section, id_), id_, result.renamed)
    if sections:
        result.homebrew = changed(there or Homebrew(), **sections)
    return result


def _coming(
    needed: Iterable[tuple[str, str]],
    own: Homebrew,
    result: Carried,
    known: Collection[str],
    meant: Collection[str],
) -> list[tuple[str, str]]:
    """Section and id of what is not there yet; notes what gets another id."""
    there = result.homebrew
    taken = {*known, *_ids(own), *_ids(there)}
    come: list[tuple[str, str]] = []
    problems = []
    for section, id_ in needed:
        entry, other = _entry(own, section, id_), _entry(there, section, id_)
        if entry == other:
            continue
        if other is not None or id_ in meant or _is_elsewhere(there, section, id_):
            if section not in _NAMED:
                message = f"own {section} of this id differ in the two rosters; rename one"
                problems.append(Problem(id_, 0, 0, message))
                continue
            result.renamed[id_] = _another_id(section, id_, own, there, taken)
            if _entry(there, section, result.renamed[id_]) is not None:
                continue
        come.append((section, id_))
    if problems:
        raise InputError(problems)
    return come


def _another_id(
    section: str, id_: str, own: Homebrew, there: Homebrew | None, taken: set[str]
) -> str:
    """An id for an entry: that under which it came there before, or a free one, which is taken."""
    for at in range(2, len(taken) + 3):
        new = f"{id_}-{at}"
        if new not in taken:
            break
        if _entry(there, section, new) == _renamed(_entry(own, section, id_), id_, {id_: new}):
            return new
    taken.add(new)
    return new


def _needed(fighters: Iterable[RosterFighter], own: Homebrew) -> list[tuple[str, str]]:
    """Section and id of all that is named by fighters, or by what is needed already."""
    found: dict[tuple[str, str], None] = {}
    left = [word for fighter in fighters for word in _named_by(fighter)]
    while left:
        word = left.pop()
        for section in Homebrew.model_fields:
            for id_, entry in getattr(own, section).items():
                is_it = word == id_ or word in getattr(entry, "aliases", ())
                if is_it and (section, id_) not in found:
                    found[section, id_] = None
                    left += _words(_dumped(entry))
    order = [(section, id_) for section in Homebrew.model_fields for id_ in getattr(own, section)]
    return [one for one in order if one in found]


def _named_by(fighter: RosterFighter) -> Iterator[str]:
    yield fighter.unit
    yield from (pick.id for pick in fighter.with_)
    yield from (word.partition("@")[0] for word in fighter.without)
    yield from fighter.profile


def _words(data: Any) -> Iterator[str]:
    """All words of plain data that may be ids, keys included; not those of texts."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in _PROSE:
                yield str(key)
                yield from _words(value)
    elif isinstance(data, list):
        for one in data:
            yield from _words(one)
    elif isinstance(data, str):
        yield from _WORD.findall(data)


def _renamed(entry: Any, id_: str, renamed: Mapping[str, str]) -> Any:
    """An entry that speaks of renamed ones by their new ids, and keeps its name on paper."""
    if not renamed:
        return entry
    data = _put(_dumped(entry), renamed)
    if id_ in renamed and "name" not in data:
        data["name"] = words(id_)
    return type(entry).model_validate(data)


def _put(data: Any, renamed: Mapping[str, str]) -> Any:
    if isinstance(data, Mapping):
        return {
            key: value if key in _PROSE else _put(value, renamed) for key, value in data.items()
        }
    if isinstance(data, list):
        return [_put(one, renamed) for one in data]
    if isinstance(data, str):
        return " ".join(_word(word, renamed) for word in data.split(" "))
    return data


def _word(word: str, renamed: Mapping[str, str]) -> str:
    """`gorgon`, `unit:gorgon`, `maul@hand` with the new id."""
    facet, sign, rest = word.rpartition(":")
    if facet not in ("", "unit", "item"):
        return word
    id_, at, slot = rest.partition("@")
    return facet + sign + renamed.get(id_, id_) + at + slot


def _dumped(entry: Model) -> Any:
    return entry.model_dump(by_alias=True, exclude_unset=True, context=DECIMALS)


def _entry(homebrew: Homebrew | None, section: str, id_: str) -> Any:
    return None if homebrew is None else getattr(homebrew, section).get(id_)


def _is_elsewhere(homebrew: Homebrew | None, section: str, id_: str) -> bool:
    """Whether an id is that of another kind of item there."""
    others = list(ITEM_SECTIONS) if section in ITEM_SECTIONS else []
    return any(_entry(homebrew, one, id_) is not None for one in others if one != section)


def _ids(homebrew: Homebrew | None) -> set[str]:
    if homebrew is None:
        return set()
    return {id_ for section in Homebrew.model_fields for id_ in getattr(homebrew, section)}
