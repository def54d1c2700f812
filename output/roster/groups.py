"""The figures in groups: those of no squad, then squad by squad, then who stays in the pool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from output.export.words import beside, one_line
from output.roster.rows import Figure
from output.roster.tracks import tests_from
from schemas.base import words
from schemas.record import record
from schemas.warband import Fighter, SquadView, Warband


@record
class Group:
    """Figures under a heading; the heading is empty where there are no squads."""

    title: str
    figures: tuple[Figure, ...]


def groups_of(warband: Warband, figures: Mapping[str, Figure]) -> tuple[Group, ...]:
    """Every fighter once, each in its group, in the roster's order."""
    return tuple(_groups(warband, figures))


def parties(warband: Warband) -> Iterator[tuple[SquadView | None, list[Fighter]]]:
    """Who is on the table, in the order of the sheet: those of no squad, then squad by squad."""
    squads = {squad.id for squad in warband.squads}
    fielded = [fighter for fighter in warband.fighters if fighter.fielded]
    yield None, [fighter for fighter in fielded if fighter.squad not in squads]
    for squad in warband.squads:
        yield squad, [fighter for fighter in fielded if fighter.squad == squad.id]


def _groups(warband: Warband, figures: Mapping[str, Figure]) -> Iterator[Group]:
    squads = {squad.id: squad for squad in warband.squads}
    pooled = [fighter for fighter in warband.fighters if not fighter.fielded]
    for squad, members in parties(warband):
        if squad:
            tests = [tests_from(track) for track in warband.losses if track.squad == squad.id]
            title = ", ".join(filter(None, (_title(squad, members, squads), *tests)))
            yield _group(title, members, figures)
        elif members:
            yield _group("Not in a squad" if squads or pooled else "", members, figures)
    if pooled:
        yield _group("In the pool, not on the table", pooled, figures)


def _group(title: str, fighters: list[Fighter], figures: Mapping[str, Figure]) -> Group:
    return Group(title, tuple(figures[fighter.id] for fighter in fighters))


def _title(squad: SquadView, members: list[Fighter], squads: Mapping[str, SquadView]) -> str:
    """`Ford Watch, squad: 4 figures`."""
    name = beside(squad.name).strip() or words(squad.id)
    type_ = one_line(squad.type_name)
    told = [name]
    if type_ and type_.casefold() not in name.casefold():
        told.append(type_[:1].lower() + type_[1:])
    if squad.within:
        outer = squads.get(squad.within)
        told.append(f"part of {beside(outer.name) if outer else squad.within}")
    models = sum(fighter.count for fighter in members)
    number = "nobody" if not models else f"{models} {'figure' if models == 1 else 'figures'}"
    return f"{', '.join(told)}: {number}"
