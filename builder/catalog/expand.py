"""Short forms on entries (`max:`, `requires:`, `excludes:`, slots) as the long form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from builder.catalog.names import Names
from builder.catalog.units import lineage_of
from schemas.amounts import Selector
from schemas.base import many, words
from schemas.entries import Entry, Item, Slots, Take
from schemas.record import record
from schemas.statements import AnyLimit, Count, Excludes, Requires
from schemas.tags import Bound, Partner, Role


@record
class SlotLimit:
    """A slot group with bounds, of a unit and those like it."""

    unit: str
    group: Slots

    @property
    def code(self) -> str:
        """The finding's code."""
        return self.group.id or f"SLOT-{self.group.names[0].upper()}"


def short_forms(names: Names, roles: Mapping[str, Role]) -> tuple[list[AnyLimit], list[SlotLimit]]:
    """The statements that entries imply, in the order of the catalog."""
    limits: list[AnyLimit] = []
    for id_, item in names.items.items():
        limits += _bounds(item, f"item:{id_}", id_)
        limits += _partners(item, f"item:{id_}", id_)
    for id_, unit in names.units.items():
        limits += _bounds(unit, f"unit:{id_}", id_)
        limits += _partners(unit, f"unit:{id_}", id_)
    for id_, role in roles.items():
        limits += _bounds(role, f"role:{id_}", id_)
    limits += _takes(names)
    slots = [
        SlotLimit(id_, group)
        for id_, unit in names.units.items()
        for group in unit.slots or ()
        if (group.exactly, group.min, group.max) != (None, None, None)
    ]
    return limits, slots


def room_limits(names: Names) -> list[SlotLimit]:
    """The slot groups that hold so much, of each unit that has its own."""
    return [
        SlotLimit(id_, group)
        for id_, unit in names.units.items()
        for group in unit.slots or ()
        if group.holds is not None
    ]


def _takes(names: Names) -> Iterator[Count]:
    """The bounds of what a unit may `take`, for it and those whose options are the same."""
    bounded = [
        (id_, unit, option)
        for id_, unit in names.units.items()
        for option in unit.options or ()
        if isinstance(option, Take) and option.is_bounded
    ]
    others = _with_other_options(names, {id_ for id_, _, _ in bounded})
    for id_, unit, option in bounded:
        selectors = [option.take] if isinstance(option.take, str) else option.take
        yield Count.model_construct(
            id=f"take-{id_}",
            for_=" and ".join([f"unit:{id_}", *(f"not unit:{o}" for o in others[id_])]),
            count=[f"{one} and not origin:kit" for one in selectors],
            min=option.min,
            max=option.max,
            exactly=option.exactly,
            source=unit.source,
        )


def _with_other_options(names: Names, of: set[str]) -> dict[str, list[str]]:
    """Unit to the units that are like it and have options of their own."""
    others: dict[str, list[str]] = {id_: [] for id_ in of}
    for other_id, other in names.units.items() if of else ():
        if other.options is not None:
            for id_ in lineage_of(other_id, names)[1:]:
                if id_ in of:
                    others[id_].append(other_id)
    return others


def _bounds(entry: Entry | Role, selector: str, id_: str) -> Iterator[AnyLimit]:
    plural = entry.plural or many(entry.name or words(id_))
    for key, bound in (("max", entry.max), ("min", entry.min)):
        if bound is None:
            continue
        for scope in ("fighter", "squad", "warband"):
            number = getattr(bound, scope)
            if number is not None:
                yield _count(selector, id_, scope, key, number, bound, plural)


def _count(
    selector: str, id_: str, scope: str, key: str, number: int, bound: Bound, name: str
) -> Count:
    return Count.model_construct(
        id=bound.id or f"{key}-{id_}",
        name=name,
        in_=scope,
        count=selector,
        min=number if key == "min" else None,
        max=number if key == "max" else None,
        source=bound.source,
        message=bound.message,
    )


def _partners(entry: Entry, selector: str, id_: str) -> Iterator[AnyLimit]:
    in_ = "fighter" if isinstance(entry, Item) else "warband"
    if entry.requires is not None:
        more, other = _partner(entry.requires)
        yield Requires.model_construct(
            id=more.id or f"requires-{id_}",
            in_=more.in_ or in_,
            with_=selector,
            requires=other,
            source=more.source,
            message=more.message,
        )
    if entry.excludes is not None:
        more, other = _partner(entry.excludes)
        yield Excludes.model_construct(
            id=more.id or f"excludes-{id_}",
            in_=more.in_ or in_,
            with_=selector,
            excludes=other,
            source=more.source,
            message=more.message,
        )


def _partner(partner: Partner | Selector) -> tuple[Partner, Selector]:
    if isinstance(partner, Partner):
        return partner, partner.any
    return Partner.model_construct(any=partner), partner
