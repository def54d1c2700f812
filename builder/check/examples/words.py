"""Words of a roster or case that its game does not have, each with its path."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from builder.build.choices import choices_of
from builder.catalog.names import Names
from schemas.case import Case
from schemas.catalog import FIGURE, CatalogData
from schemas.roster import Roster, RosterFighter
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean_or_all

UNKNOWN_ID = "UNKNOWN-ID"
UNKNOWN_SLOT = "UNKNOWN-SLOT"


class Unknown(NamedTuple):
    """A word that is none of the known ones: where it stands, and the finding that it makes."""

    path: Path
    message: str
    code: str = UNKNOWN_ID
    at_key: bool = False


def unknown_words(chosen: Roster | Case, data: CatalogData, names: Names) -> Iterator[Unknown]:
    """Every unknown word in the choices of a roster or case.

    `names` are those of the catalog, with the roster's own content where there is any.
    """
    if chosen.size is not None and chosen.size not in data.sizes:
        yield unknown(("size",), "size", chosen.size, data.sizes)
    for type_ in chosen.limit or {}:
        if type_ not in data.figures:
            yield unknown(("limit", type_), FIGURE, type_, data.figures, at_key=True)
    yield from _switches(chosen, data)
    for at, squad in enumerate(chosen.squads):
        if squad.type is not None and squad.type not in data.squads:
            yield unknown(("squads", at, "type"), "type of squad", squad.type, data.squads)
    squads = [squad.id for squad in chosen.squads]
    hosts = [*squads, *(fighter.id for fighter in chosen.fighters if fighter.id)]
    for at, squad in enumerate(chosen.squads):
        if squad.within is not None and squad.within not in squads:
            yield unknown(("squads", at, "within"), "squad", squad.within, squads)
    characteristics = [*data.characteristics]
    if chosen.homebrew is not None:
        characteristics += chosen.homebrew.characteristics
    for at, fighter in enumerate(chosen.fighters):
        path: Path = ("fighters", at)
        yield from _fighter(path, fighter, data, names)
        if fighter.squad is not None and fighter.squad not in squads:
            yield unknown((*path, "squad"), "squad", fighter.squad, squads)
        if fighter.joins is not None and fighter.joins not in hosts:
            yield unknown((*path, "joins"), "squad or fighter", fighter.joins, hosts)
        for id_ in fighter.profile:
            if id_ not in characteristics:
                there = (*path, "profile", id_)
                yield unknown(there, "characteristic", id_, characteristics, at_key=True)


def _switches(chosen: Roster | Case, data: CatalogData) -> Iterator[Unknown]:
    own = chosen.homebrew.keywords if chosen.homebrew is not None else {}
    for key, choice in chosen.switches.items():
        switch = data.switches.get(key)
        if switch is None:
            yield unknown(("switches", key), "switch", key, data.switches, at_key=True)
        elif choice not in (known := choices_of(switch, {**data.keywords, **own})):
            yield unknown(("switches", key), f"choice of {key}", choice, known)


def _fighter(
    path: Path, fighter: RosterFighter, data: CatalogData, names: Names
) -> Iterator[Unknown]:
    if names.unit_id(fighter.unit) not in names.units:
        known = [*names.units, *names.unit_aliases]
        yield unknown((*path, "unit"), "unit", fighter.unit, known)
    for at, role in enumerate(fighter.roles):
        if role not in data.roles:
            there = (*path, "role") if isinstance(fighter.role, str) else (*path, "role", at)
            yield unknown(there, "role", role, data.roles)
    picked = [((*path, "with", at), pick.item) for at, pick in enumerate(fighter.with_)]
    given_up = [((*path, "without", at), word) for at, word in enumerate(fighter.without)]
    for there, word in picked + given_up:
        item, _, slot = word.partition("@")
        if names.item_id(item) not in names.items:
            yield unknown(there, "item", item, [*names.items, *names.aliases])
        slots = names.facets["slot"]
        if slot and slot not in (*slots, "all"):
            yield unknown(there, "slot", slot, slots)._replace(code=UNKNOWN_SLOT)


def unknown(
    path: Path, what: str, word: str, known: Iterable[str], *, at_key: bool = False
) -> Unknown:
    """A word that is none of the known ones, with what was probably meant, or what there is."""
    hint = did_you_mean_or_all(word, known, "there are none")
    return Unknown(path, f"no {what} `{word}`{hint}", at_key=at_key)
