"""From flags to a fighter of the roster: everything that was typed is looked up first."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from builder.cli.fighter_flags import FighterFlags
from builder.cli.own_values import with_values
from builder.cli.typed import Typed
from builder.roster.edits import changed, give_up, hire, index_of, new_id, take, with_fighter
from schemas.base import Number, parse_number
from schemas.roster import Roster, RosterFighter, Squad
from schemas.warband import Fighter

if TYPE_CHECKING:
    from builder.cli.editing import Editing

NONE = "none"
"""What takes something back: `--role none`."""


def hire_as_said(
    editing: Editing, word: str, flags: FighterFlags, typed: Typed
) -> tuple[Roster, str]:
    """The roster with a new fighter, and its id. Raises InputError with all that is wrong."""
    unit = typed.unit(word)
    typed.settle()  # without the unit nothing can be said of its items
    fighter = RosterFighter(unit=unit)
    roster, fighter = _as_said(editing, fighter, _as_hired(editing, unit), flags, typed)
    return hire(roster, fighter, editing.document.used_ids())


def change_as_said(editing: Editing, chosen: Fighter, flags: FighterFlags, typed: Typed) -> Roster:
    """The roster with a changed fighter. Raises InputError with all that is wrong."""
    at = index_of(editing.roster, chosen.id)
    fighter = editing.roster.fighters[at]
    roster, fighter = _as_said(editing, fighter, chosen, flags, typed)
    return with_fighter(roster, at, fighter)


def remarks(fighter: Fighter, typed: Typed) -> list[str]:
    """What to say of a hired or changed fighter: aliases by their names, a leader of nobody."""
    meant = [f"{word} = {name}" for word, name in typed.meant.items()]
    roles = typed.rulebook.data.roles
    bounds = [(roles[id_].max, roles[id_].min) for id_ in fighter.roles if id_ in roles]
    in_a_squad = any(bound and bound.squad is not None for pair in bounds for bound in pair)
    if fighter.squad is not None or not in_a_squad:
        return meant
    names = " and ".join(name.lower() for name in fighter.role_names)
    return [*meant, f"{names} of no squad yet (--squad NAME)"]


def _as_said(
    editing: Editing, fighter: RosterFighter, bearer: Fighter, flags: FighterFlags, typed: Typed
) -> tuple[Roster, RosterFighter]:
    fields = _fields(flags, typed, editing.folder)
    fighter = with_items(changed(fighter, **fields), bearer, flags, typed)
    fighter = with_values(fighter, flags.values, typed)
    typed.settle()
    if flags.squad is None:
        return editing.roster, fighter
    roster, squad = with_squad(editing.roster, fighter, flags.squad)
    return roster, changed(fighter, squad=squad)


def _as_hired(editing: Editing, unit: str) -> Fighter:
    alone = editing.roster.model_copy(update={"fighters": [RosterFighter(unit=unit)]})
    return editing.warband(alone).fighters[0]


def _fields(flags: FighterFlags, typed: Typed, folder: Path) -> dict[str, Any]:
    """The fields that the flags say, besides squad, items and values.

    `folder` is the roster's own: a picture is written relative to it.
    """
    fields: dict[str, Any] = {}
    if flags.name is not None:
        fields["name"] = flags.name or None
    if flags.count is not None:
        fields["count"] = flags.count
    if flags.roles:
        fields["role"] = _roles(flags.roles, typed)
    if flags.note is not None:
        fields["notes"] = flags.note or None
    if flags.picture is not None:
        fields["picture"] = _picture(flags.picture, folder, typed)
    if flags.price is not None:
        fields["price"] = _price(flags.price, typed)
    return fields


def with_items(
    fighter: RosterFighter, bearer: Fighter, flags: FighterFlags, typed: Typed
) -> RosterFighter:
    """The fighter with what was given up gone, then with what was taken."""
    unit = typed.rulebook.unit(typed.names.unit_id(fighter.unit))
    kit = [str(piece) for piece in unit.kit] if unit else []
    for word in typed.carried(flags.given_up, bearer):
        fighter = give_up(fighter, word, kit, aliases=typed.names.aliases)
    for word in typed.items(flags.taken, fighter.unit):
        fighter = take(fighter, word)
    return fighter


def with_squad(
    roster: Roster, fighter: RosterFighter, name: str | None
) -> tuple[Roster, str | None]:
    """The roster, with a squad of that name if it has none yet, and the squad's id."""
    if name is None or name == NONE or not name.strip():
        return roster, None
    for squad in roster.squads:
        if name in (squad.id, squad.name):
            return roster, squad.id
    named = RosterFighter(unit=fighter.unit, name=name)
    squad = Squad(id=new_id(roster, named), name=name)
    return changed(roster, squads=[*roster.squads, squad]), squad.id


def _roles(roles: Sequence[str], typed: Typed) -> str | list[str] | None:
    if list(roles) == [NONE]:
        return None
    known = list(dict.fromkeys(typed.role(role) for role in roles))
    return known[0] if len(known) == 1 else known


def _picture(picture: str, folder: Path, typed: Typed) -> str | None:
    if not picture:
        return None
    if Path(picture).is_file():
        return Path(os.path.relpath(picture, folder)).as_posix()
    if not (folder / picture).is_file():
        typed.wrong(f"--picture {picture}", "there is no such file; look at the spelling")
    return picture


def _price(price: str, typed: Typed) -> Number | None:
    if price == NONE:
        return None
    main = next(iter(typed.rulebook.data.cost_types), "")
    limit = amounts([price], "--price", {main: None}, typed)
    return limit.get(main)


def amounts(
    said: Sequence[str], flag: str, types: Mapping[str, object], typed: Typed
) -> dict[str, Number]:
    """`N` of the first cost type and `TYPE=N`, as exact numbers by cost type; none below 0."""
    found: dict[str, Number] = {}
    for one in said:
        type_, _, figure = one.rpartition("=")
        type_ = type_ or next(iter(types), "")
        if type_ not in types:
            typed.wrong(f"{flag} {one}", f"`{type_}` is not to be had; say {' or '.join(types)}")
            continue
        number = number_in(figure)
        if number is None or number < 0:
            typed.wrong(f"{flag} {one}", "a number that is not below 0 is needed, e.g. 250")
        else:
            found[type_] = number
    return found


def number_in(text: str) -> Number | None:
    """The exact number that a text says; None where it says none."""
    try:
        return parse_number(text)
    except ValueError:
        return None
