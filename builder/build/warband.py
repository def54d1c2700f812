"""Choices to a warband: names, characteristics and costs, all with receipts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from builder.build.compiling import rulebook_for
from builder.build.entries import entries_of, resolve_squads
from builder.build.fighters import fighters_of
from builder.build.losses import losses_of
from builder.build.rulebook import Rulebook
from builder.build.setting import Setting
from builder.build.system import system_view
from schemas.base import Number, exact, parse_number
from schemas.roster import Roster
from schemas.warband import Fighter, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog


def build(roster: Roster, catalog: Catalog, file: Path | None = None) -> Warband:
    """Works a roster out. Nothing is refused: unknown and illegal things are kept and marked.

    `file` is where the roster lies; pictures are relative to it.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    squads = resolve_squads(roster, rulebook)
    entries = entries_of(roster, rulebook, squads)
    limit = chosen_limit(roster, rulebook)
    folder = file.parent if file else None
    fighters = fighters_of(entries, Setting(rulebook, squads, limit, folder))
    for squad in squads:
        squad.fighters = tuple(f.id for f in fighters if f.squad == squad.id)
    cost_types = list(catalog.data.cost_types)
    fielded = [fighter for fighter in fighters if fighter.fielded]
    kinds = rulebook.data.cost_types
    total = {type_: _total(fielded, type_, kinds[type_].stated) for type_ in cost_types}
    played = [
        type_
        for type_, kind in kinds.items()
        if kind.stated or total[type_] is not None or type_ in limit
    ]
    return Warband(
        name=roster.name or "Warband",
        system=system_view(catalog, rulebook),
        fighters=fighters,
        roster=roster,
        squads=squads,
        limit=dict(limit),
        size_name=_size_name(roster, rulebook),
        losses=losses_of(fighters, squads, rulebook),
        total=total,
        unpriced=_unpriced(fielded, played),
        team=roster.team or "",
        accent=roster.accent or "",
        emblem=roster.emblem or "",
        file=file,
    )


def chosen_limit(roster: Roster, rulebook: Rulebook) -> dict[str, Number]:
    """The figures of the chosen size, or the roster's own limit; empty where none is chosen."""
    if roster.limit is not None:
        return dict(roster.limit)
    size = rulebook.data.sizes.get(roster.size or "")
    if size is None:
        return {}
    return {key: parse_number(text) for key, text in size.items() if key not in ("name", "text")}


def _size_name(roster: Roster, rulebook: Rulebook) -> str:
    """The name of the size that holds; a limit of the roster's own has none."""
    size = rulebook.data.sizes.get(roster.size or "") if roster.limit is None else None
    return size.get("name", roster.size or "") if size else ""


def _total(fielded: list[Fighter], cost_type: str, stated: bool) -> Number | None:
    """What all cost; None where there is no price at all, as where nobody is hired yet."""
    costs = [fighter.cost.get(cost_type) for fighter in fielded]
    if all(cost is None for cost in costs) and (costs or not stated):
        return None
    return exact(sum((cost for cost in costs if cost is not None), 0))


def _unpriced(fielded: list[Fighter], cost_types: list[str]) -> int:
    """How much has no stated cost in the currencies that are played with."""
    priced = [fighter.alike or fighter for fighter in fielded]  # a copy costs what that one does
    return sum(
        [
            fighter.receipts[type_].unstated
            for fighter in priced
            for type_ in cost_types
            if not (fighter.priced and fighter.receipts[type_].is_own(fighter.id))
        ]
    )
