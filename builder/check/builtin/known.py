"""UNKNOWN-ID: ids that nothing defines. They are kept; this says so."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import choices_of
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter, about_roster
from builder.check.ready import Checking
from builder.yaml.suggest import did_you_mean, nearest_to
from schemas.finding import Change
from schemas.warband import Carried, Fighter


def unknown_ids(checking: Checking) -> Iterator[Broken]:
    """Unknown units, items, roles and squads of fighters."""
    for fighter in checking.state.fighters:
        yield from _of_fighter(fighter, checking)


def unknown_choices(checking: Checking) -> Iterator[Broken]:
    """Unknown sizes, switches, choices and cost types of the roster."""
    roster, data = checking.warband.roster, checking.rulebook.data
    if roster.size is not None and roster.size not in data.sizes:
        hint = did_you_mean(roster.size, data.sizes)
        yield about_roster("UNKNOWN-ID", checking, f"No size `{roster.size}`{hint}")
    for key, choice in roster.switches.items():
        switch = data.switches.get(key)
        if switch is None:
            hint = did_you_mean(key, data.switches)
            yield about_roster("UNKNOWN-ID", checking, f"No switch `{key}`{hint}")
        elif choice not in (known := choices_of(switch, checking.rulebook.keywords)):
            hint = did_you_mean(choice, known)
            yield about_roster("UNKNOWN-ID", checking, f"Switch `{key}` has no `{choice}`{hint}")
    for type_ in roster.limit or {}:
        if type_ not in data.cost_types:
            hint = did_you_mean(type_, data.cost_types)
            yield about_roster("UNKNOWN-ID", checking, f"No cost type `{type_}`{hint}")


def _of_fighter(fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    rulebook = checking.rulebook
    who = fighter.name
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
                mends=_roles(fighter, role, checking),
            )
    squads = {squad.id for squad in checking.warband.squads}
    if fighter.squad is not None and fighter.squad not in squads:
        hint = did_you_mean(fighter.squad, squads)
        message = f"{who}: no squad `{fighter.squad}`{hint}"
        yield about_fighter("UNKNOWN-ID", fighter, message, mends=())


def _unknown_unit(fighter: Fighter, checking: Checking) -> Broken:
    names, who = checking.rulebook.names, checking.name_of(fighter)
    choices = [*names.units, *names.unit_aliases]
    message = f"{fighter.name}: no unit `{fighter.unit}`{did_you_mean(fighter.unit, choices)}"
    mend = (f"remove {who}", Change("remove", fighter.id))
    if near := nearest_to(fighter.unit, choices):
        meant = names.unit_id(near)
        mend = (f"take the unit `{meant}` for {who}", Change("swap", fighter.id, for_=meant))
    return about_fighter("UNKNOWN-ID", fighter, message, mends=(mend,))


def _unknown_item(fighter: Fighter, item: Carried, checking: Checking) -> Broken:
    names = checking.rulebook.names
    choices = [*names.items, *names.aliases]
    message = f"{fighter.name}: no item `{item.id}`{did_you_mean(item.id, choices)}"
    mends = None
    if near := nearest_to(item.id, choices):
        meant = names.item_id(near)
        placed = meant if item.word == item.id else f"{meant}@{item.slot}"
        label = f"take `{meant}` for `{item.id}` on {checking.name_of(fighter)}"
        mends = ((label, Change("swap", fighter.id, item.word, placed)),)
    return about_fighter("UNKNOWN-ID", fighter, message, item=item, mends=mends)


def _roles(fighter: Fighter, role: str, checking: Checking) -> tuple[tuple[str, Change], ...]:
    """The role that was probably meant, or none; an edit gives one role at most."""
    if len(fighter.roles) > 1:
        return ()
    roles, who = checking.rulebook.data.roles, checking.name_of(fighter)
    near = nearest_to(role, roles)
    none = (f"take the role from {who}", Change("role", fighter.id))
    if near:
        name = checking.rulebook.names.facets["role"].get(near, near)
        return (f"make {who} {name.lower()}", Change("role", fighter.id, role=near)), none
    return (none,)


def unknown_hosts(checking: Checking) -> Iterator[Broken]:
    """Fighters that join what is no squad or fighter of the roster."""
    guests = [fighter for fighter in checking.state.fighters if fighter.joins is not None]
    if not guests:
        return
    hosts = {squad.id for squad in checking.warband.squads}
    hosts |= {fighter.id for fighter in checking.warband.fighters}
    for fighter in guests:
        if fighter.joins is not None and fighter.joins not in hosts:
            hint = did_you_mean(fighter.joins, hosts)
            message = f"{fighter.name}: joins `{fighter.joins}`, which is no squad or fighter{hint}"
            yield about_fighter("UNKNOWN-ID", fighter, message)
