"""Further profiles on a card: a row of figures for the mount."""

from __future__ import annotations

from output.card.blocks import Figure, Row, Table
from output.card.figures import figure_of
from output.card.items import column_of
from schemas.card import ProfilesPart
from schemas.tags import value_id
from schemas.warband import Fighter, SystemView


def profiles_of(part: ProfilesPart, fighter: Fighter, system: SystemView) -> Table | None:
    """A row for each profile that the fighter has, a column for each characteristic of any."""
    there = {id_: system.profiles[id_] for id_ in part.profiles if _has(fighter, id_, system)}
    if not there:
        return None
    ids = list(dict.fromkeys(name for profile in there.values() for name in profile.has))
    rows = [
        Row(id_, profile.name, "", tuple(_figure(fighter, value_id(id_, name)) for name in ids))
        for id_, profile in there.items()
    ]
    return Table(part.title or "Profiles", [column_of(name, system) for name in ids], rows)


def _has(fighter: Fighter, id_: str, system: SystemView) -> bool:
    return any(_figure(fighter, value_id(id_, name)).text for name in system.profiles[id_].has)


def _figure(fighter: Fighter, id_: str) -> Figure:
    return figure_of(fighter.values.get(id_))
