"""UNKNOWN-ID: ids that nothing defines. They are kept; this says so."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from schemas.finding import Change, as_written
from schemas.warband import Carried, Fighter
from schemas.yaml.suggest import did_you_mean, nearest_to


def unknown_ids(checking: Checking) -> Iterator[Broken]:
    """Unknown units, items, roles and squads of fighters."""
    for fighter in checking.state.fighters:
        yield from _of_fighter(fighter, checking)


def _of_fighter(fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    rulebook = checking.rulebook
    who = fighter.called
    if not fighter.known:
        yield _unknown_unit(fighter, checking)
    for item in fighter.items:
        if not item.known:
            yield _unknown_item(fighter, item, checking)
    for role in fighter.roles:
        if role not in rulebook.data.roles:
            hint = did_you_mean(role, rulebook.data.roles)
            yield about_fighter(
                "UNKNOWN-ID",
                fighter,
                f"{who}: no role `{role}`{hint}",
                mends=tuple(_roles(fighter, role, checking)),
            )
    squads = {squad.id: squad.name for squad in checking.warband.squads}
    if fighter.squad is not None and fighter.squad not in squads:
        hint = did_you_mean(fighter.squad, squads)
        message = f"{who}: no squad `{fighter.squad}`{hint}"
        mends = tuple(_squads(fighter, squads, checking))
        yield about_fighter("UNKNOWN-ID", fighter, message, mends=mends)


def _squads(fighter: Fighter, squads: dict[str, str], checking: Checking) -> Iterator[Mend]:
    """Into the squad that was probably meant, or that is made where none is like it; or out."""
    who, said = checking.name_of(fighter), fighter.squad or ""
    types = checking.rulebook.data.squads
    if near := nearest_to(said, squads):
        yield Mend.by(Phrase("put", who, "in", squads[near]), Change("squad", fighter.id, to=near))
    elif len(types) <= 1:
        change = Change("squad", fighter.id, to=said, type=next(iter(types), None))
        yield Mend.by(f"make a squad `{said}` for {who}", change)
    yield Mend.by(Phrase("put", who, "in", "no squad"), Change("squad", fighter.id))


def _unknown_unit(fighter: Fighter, checking: Checking) -> Broken:
    names, who = checking.rulebook.names, checking.name_of(fighter)
    choices = [*names.hired(), *names.unit_aliases]
    message = f"{fighter.called}: no unit `{fighter.unit}`{did_you_mean(fighter.unit, choices)}"
    mend = Mend.by(Phrase("remove", who), Change("remove", fighter.id))
    if near := nearest_to(fighter.unit, choices):
        meant = names.unit_id(near)
        change = Change("swap", fighter.id, for_=meant)
        mend = Mend.by(f"take the unit `{meant}` for {who}", change)
    return about_fighter("UNKNOWN-ID", fighter, message, mends=(mend,))


def _unknown_item(fighter: Fighter, item: Carried, checking: Checking) -> Broken:
    names = checking.rulebook.names
    choices = [*names.items, *names.aliases]
    message = f"{fighter.called}: no item `{item.id}`{did_you_mean(item.id, choices)}"
    mends = None
    if near := nearest_to(item.id, choices):
        meant = names.item_id(near)
        placed = meant if item.word == item.id else f"{meant}@{item.slot}"
        label = f"take `{meant}` for `{item.id}` on {checking.name_of(fighter)}"
        mends = (Mend.by(label, Change("swap", fighter.id, item.word, placed)),)
    return about_fighter("UNKNOWN-ID", fighter, message, item=item, mends=mends)


def _roles(fighter: Fighter, role: str, checking: Checking) -> Iterator[Mend]:
    """The role that was probably meant, or none, beside the others that the fighter has."""
    roles, who = checking.rulebook.data.roles, checking.name_of(fighter)
    if near := nearest_to(role, roles):
        name = checking.rulebook.names.facets["role"].get(near, near)
        meant = tuple(near if one == role else one for one in fighter.roles)
        yield Mend.by(
            Phrase("make", who, whom=name.lower()),
            Change("role", fighter.id, role=as_written(meant)),
        )
    left = tuple(one for one in fighter.roles if one != role)
    what = f"the role `{role}`" if left else "the role"
    yield Mend.by(f"take {what} from {who}", Change("role", fighter.id, role=as_written(left)))


def unknown_hosts(checking: Checking) -> Iterator[Broken]:
    """Fighters that join what is no squad or fighter of the roster."""
    guests = [fighter for fighter in checking.state.fighters if fighter.joins is not None]
    if not guests:
        return
    hosts = {squad.id: squad.name for squad in checking.warband.squads}
    hosts |= {other.id: checking.name_of(other) for other in checking.warband.fighters}
    for fighter in guests:
        if fighter.joins is not None and fighter.joins not in hosts:
            hint = did_you_mean(fighter.joins, hosts)
            message = (
                f"{fighter.called}: joins `{fighter.joins}`, which is no squad or fighter{hint}"
            )
            mends = tuple(_hosts(fighter, hosts, checking))
            yield about_fighter("UNKNOWN-ID", fighter, message, mends=mends)


def _hosts(fighter: Fighter, hosts: dict[str, str], checking: Checking) -> Iterator[Mend]:
    who = checking.name_of(fighter)
    if near := nearest_to(fighter.joins or "", hosts):
        yield Mend.by(f"{who} joins {hosts[near]}", Change("join", fighter.id, to=near))
    yield Mend.by(f"{who} joins nobody", Change("join", fighter.id))
