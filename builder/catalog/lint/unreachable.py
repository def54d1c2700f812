"""Lower bounds that nobody can meet: warnings to an author."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.lint.bounds import bounds
from builder.catalog.lint.contradictions import contradictions
from builder.catalog.lint.could import items_of
from builder.catalog.lint.floors import Floor, floors
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.supply import Lack, Supply
from schemas.base import decimal_text
from schemas.entries import Slots


def unreachable(subject: Subject) -> Iterator[Fault]:
    """At least so many of what nobody can have, or of what there can be fewer."""
    supply = Supply(subject)
    told: set[object] | None = None
    for floor in floors(subject):
        lack = supply.short_of(floor)
        if lack is None:
            continue
        if told is None:
            faults = (*contradictions(subject), *bounds(subject))
            told = {path for one in faults for path in (one.path, *one.see)}
        if floor.path not in told and floor.path[:-1] not in told:
            yield Fault(floor.path, _message(floor, lack), warning=True)


def unfilled(subject: Subject) -> Iterator[Fault]:
    """Places that have to hold what their units cannot have."""
    supply = Supply(subject)
    for id_, unit in subject.data.units.items():
        for index, group in enumerate(unit.slots or ()):
            if not group.least or group.takes is None:
                continue
            having = [kin for kin in subject.kin(id_) if group in supply.reach.unit(kin).slots]
            path = ("units", id_, "slots", index, "takes")
            floor = Floor(path, group.takes, 1, "fighter", [f"unit:{kin}" for kin in having])
            if _is_there(subject, group) and supply.short_of(floor):
                message = "can have what goes here, and it must not be empty; add it to `options`"
                yield Fault(path, f"nobody who has this place {message}", warning=True)


def _is_there(subject: Subject, group: Slots) -> bool:
    """Whether there is anything that goes there at all; that there is not, another rule tells."""
    return next(items_of(subject, group.takes or "items"), None) is not None


def _message(floor: Floor, lack: Lack) -> str:
    what, most = "`, `".join(lack.texts), lack.most
    if most == 0 and floor.where == "fighter":
        who = "no unit" if floor.for_ == "fighters" else "none for whom this holds"
        return f"{who} can have `{what}`; offer it in `options`, or leave this out"
    if most == 0:
        return f"no warband can have `{what}`; offer it to a unit, or leave this out"
    whose = "one fighter" if floor.where == "fighter" else "a warband"
    number = decimal_text(floor.number)
    return f"{whose} has at most {most} of `{what}`, never {number}; lower this, or allow more"
