"""UNKNOWN-ID of squads: types that the game has not, and squads around them that are not there."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.state import Instance
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_roster
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from schemas.finding import Change
from schemas.warband import SquadView
from schemas.yaml.suggest import did_you_mean, nearest_to


def unknown_squads(checking: Checking) -> Iterator[Broken]:
    """Squads of unknown types, or within squads that the roster has not."""
    types = checking.rulebook.data.squads
    squads = checking.warband.squads
    for squad in squads:
        if squad.type and squad.type not in types:
            message = f"{squad.name}: no type of squad `{squad.type}`"
            message += did_you_mean(squad.type, types)
            yield _about(squad, message, tuple(_types(squad, checking)), checking)
        others = {other.id: other.name for other in squads if other is not squad}
        if squad.within is not None and squad.within not in others:
            message = f"{squad.name}: within `{squad.within}`, which is no other squad"
            message += did_you_mean(squad.within, others)
            yield _about(squad, message, tuple(_around(squad, others)), checking)


def _types(squad: SquadView, checking: Checking) -> Iterator[Mend]:
    """The type that was probably meant, else each; or no such squad."""
    types = checking.rulebook.data.squads
    near = nearest_to(squad.type, types)
    for type_ in [near] if near else types:
        name = checking.rulebook.names.facets["squad"].get(type_, type_).lower()
        change = Change("squad", to=squad.id, type=type_)
        yield Mend.by(f"make {squad.name} a squad of type {name}", change)
    yield disbanded(squad)


def _around(squad: SquadView, others: dict[str, str]) -> Iterator[Mend]:
    if near := nearest_to(squad.within or "", others):
        change = Change("squad", to=squad.id, within=near)
        yield Mend.by(Phrase("put", squad.name, "in", others[near]), change)
    yield Mend.by(
        Phrase("put", squad.name, "in", "no squad"), Change("squad", to=squad.id, within="")
    )


def disbanded(squad: SquadView) -> Mend:
    """No such squad; who is in it stays."""
    return Mend.by(Phrase("disband", squad.name), Change("disband", to=squad.id))


def _about(squad: SquadView, message: str, mends: tuple[Mend, ...], checking: Checking) -> Broken:
    broken = about_roster("UNKNOWN-ID", checking, message, mends=mends)
    broken.instance = Instance(squad.id, squad.name, [])
    return broken
