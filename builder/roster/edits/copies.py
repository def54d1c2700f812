"""Several fighters copied at once, within a roster or into another, with what belongs to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from builder.roster.edits.changed import changed
from builder.roster.edits.fighters import duplicate_fighter, edit_fighter
from builder.roster.edits.ids import fighter_ids, give_ids, index_of
from schemas.roster import Roster, Squad


@dataclass(slots=True)
class Copies:
    """A roster with the copies in it."""

    roster: Roster
    pairs: list[tuple[str, str]] = field(default_factory=list)
    """The id of each original, and that of its copy."""
    alone: list[str] = field(default_factory=list)
    """Copies that join nobody, since whom the original joins did not come along."""

    @property
    def ids(self) -> dict[str, str]:
        """The copy of each original; of several copies the first."""
        return dict(reversed(self.pairs))


def copy_fighters(
    roster: Roster, ids: Sequence[str], *, to: Roster | None = None, used: Iterable[str] = ()
) -> Copies:
    """The roster, or `to`, with a copy of each fighter that shares nothing with the original.

    In the roster itself a copy stands behind the original; in another at the end, and its squads
    come along. Who joins one that is copied too joins the copy. What is accepted of an original
    is accepted of the copy. Raises InputError where no fighter has an id.
    """
    source = give_ids(roster)
    copies = Copies(source if to is None else give_ids(to))
    used = frozenset(used)
    for id_ in ids:
        if to is None:
            copies.roster, new = duplicate_fighter(copies.roster, id_, used=used)
        else:
            copies.roster, new = duplicate_fighter(source, id_, to=copies.roster, used=used)
        copies.pairs.append((id_, new))
    squads: dict[str, str] = {}
    if to is not None:
        squads = _with_squads(copies, source, used)
    for id_, new in copies.pairs:
        _with_host(copies, source, id_, new, squads, here=to is None)
    _with_accepted(copies, source)
    return copies


def _with_squads(copies: Copies, source: Roster, used: frozenset[str]) -> dict[str, str]:
    """Puts the copies into squads as the originals': those that are there, or new ones."""
    known = {squad.id: squad for squad in source.squads}
    came: dict[str, str] = {}
    for id_, new in copies.pairs:
        squad = source.fighters[index_of(source, id_)].squad
        if squad in known:
            there = _brought(known[squad], known, came, copies, used)
            copies.roster = edit_fighter(copies.roster, new, squad=there)
    return came


def _brought(
    squad: Squad,
    known: dict[str, Squad],
    came: dict[str, str],
    copies: Copies,
    used: frozenset[str],
) -> str:
    """The id of a squad in the roster of the copies, into which it is brought with those around."""
    if squad.id in came:
        return came[squad.id]
    came[squad.id] = squad.id  # a circle of squads ends here
    within = squad.within
    if within in known:
        within = _brought(known[within], known, came, copies, used)
    wanted = changed(squad, within=within)
    there = {one.id: one for one in copies.roster.squads}
    if there.get(squad.id) != wanted:
        taken = {*there, *fighter_ids(copies.roster), *used, "roster"}
        if squad.id in taken:
            wanted = changed(wanted, id=_free(squad.id, taken))
        copies.roster = changed(copies.roster, squads=[*copies.roster.squads, wanted])
    came[squad.id] = wanted.id
    return wanted.id


def _free(id_: str, taken: set[str]) -> str:
    return next(new for n in range(2, len(taken) + 3) if (new := f"{id_}-{n}") not in taken)


def _with_host(
    copies: Copies, source: Roster, id_: str, new: str, squads: dict[str, str], *, here: bool
) -> None:
    """Lets a copy join the copy of whom the original joins; else whom it joins, if that is here."""
    host = source.fighters[index_of(source, id_)].joins
    if host is None:
        return
    meant = copies.ids.get(host) or squads.get(host) or (host if here else None)
    copies.roster = edit_fighter(copies.roster, new, joins=meant)
    if meant is None:
        copies.alone.append(new)


def _with_accepted(copies: Copies, source: Roster) -> None:
    """What is accepted of the originals, accepted of the copies."""
    more = [
        changed(accepted, owner=new)
        for id_, new in copies.pairs
        for accepted in source.accepted
        if accepted.owner == id_
    ]
    if more:
        copies.roster = changed(copies.roster, accepted=[*copies.roster.accepted, *more])
