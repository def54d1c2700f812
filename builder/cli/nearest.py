"""What may have been meant by a word that is no id: looked for among ids, names, plurals, kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.build.rulebook import Rulebook
from builder.catalog.names import Names
from schemas.base import words
from schemas.catalog import ITEM_SECTIONS
from schemas.entries import Item, Unit
from schemas.yaml.suggest import nearest_to


def unit_hint(word: str, rulebook: Rulebook) -> str:
    """`; did you mean `knight`?` for a word that is no unit, what it is instead, or nothing."""
    names = rulebook.names
    units = {id_: names.units[id_] for id_ in names.hired()}
    spellings = _spellings(units, names.facets["unit"])
    items = _spellings(names.items, names.facets["item"])
    item = _same(word, items)
    if item and not _same(word, spellings):
        return f"; `{item}` ({words(names.kind_of[item]).lower()}) is taken with `--with {item}`"
    return _hint(word, spellings, {})


def item_hint(word: str, rulebook: Rulebook) -> str:
    """The same for items; a kind or class of items is told by what is of it."""
    names = rulebook.names
    return _hint(word, _spellings(names.items, names.facets["item"]), _kinds(names, rulebook))


def role_hint(word: str, rulebook: Rulebook) -> str:
    """The same for roles."""
    names = rulebook.names.facets["role"]
    return _hint(word, {**{id_: id_ for id_ in names}, **{n: id_ for id_, n in names.items()}}, {})


def _same(word: str, spellings: Mapping[str, str]) -> str:
    """The id of what is said by just this word, however its letters are written; or nothing."""
    same = {way.casefold(): id_ for way, id_ in spellings.items()}
    return same.get(word.casefold(), "")


def _hint(word: str, spellings: Mapping[str, str], kinds: Mapping[str, list[str]]) -> str:
    nearest = nearest_to(word, [*spellings, *kinds])
    if nearest in spellings:
        id_ = spellings[nearest]
        also = "" if nearest.casefold() == id_ else f" ({nearest})"
        return f"; did you mean `{id_}`{also}?"
    if nearest:
        return f"; {nearest.lower()}: {', '.join(f'`{id_}`' for id_ in kinds[nearest])}"
    return ""


def _spellings(entries: Mapping[str, Item | Unit], names: Mapping[str, str]) -> dict[str, str]:
    """Each way to say an entry, ids first: its id, aliases, name, plural, parts of `One / Other`."""
    found = {id_: id_ for id_ in entries}
    for id_, entry in entries.items():
        ways = (*entry.aliases, names[id_], entry.plural or "", *names[id_].split("/"))
        for way in filter(None, (way.strip() for way in ways)):
            found.setdefault(way, id_)
    return found


def _kinds(names: Names, rulebook: Rulebook) -> dict[str, list[str]]:
    """The ids of each kind and class of items, by its names."""
    found: dict[str, list[str]] = {}
    for section, kind in ITEM_SECTIONS.items():
        of_it = [id_ for id_ in names.items if names.kind_of[id_] == kind]
        _put(found, (section, kind), of_it)
    for class_, name in names.facets["class"].items():
        known = rulebook.data.classes.get(class_)
        of_it = [id_ for id_, item in names.items.items() if item.class_ == class_]
        _put(found, (known.plural if known else "", name, class_), of_it)
    return found


def _put(found: dict[str, list[str]], ways: Iterable[str | None], ids: list[str]) -> None:
    for way in ways:
        if way and ids:
            found.setdefault(way, ids)
