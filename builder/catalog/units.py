"""Units worked out along `like`: what a preset takes over from the unit it is like."""

from __future__ import annotations

from collections.abc import Sequence

from builder.catalog.names import Names
from schemas.base import many, words
from schemas.entries import Option, Slots, Unit
from schemas.prices import Cost
from schemas.record import record
from schemas.statements import Modify
from schemas.system import System


@record
class Piece:
    """A piece of a kit: an item, maybe in a slot."""

    item: str
    slot: str | None = None

    def __str__(self) -> str:
        return f"{self.item}@{self.slot}" if self.slot else self.item


@record
class ResolvedUnit:
    """A unit with everything that it takes over."""

    id: str
    name: str
    plural: str
    lineage: tuple[str, ...]
    """Itself, then what it is like, nearest first."""
    abstract: bool
    """Whether it is only there for others to be like."""
    roles: tuple[str, ...]
    keywords: tuple[str, ...]
    profile: dict[str, tuple[str, str]]
    """Characteristic: (printed value, unit that states it)."""
    kit: tuple[Piece, ...]
    fixed: frozenset[str]
    """Items of the kit that cannot be given up."""
    kit_listed: bool
    cost: Cost | None
    cost_unit: str
    """The unit that states the cost."""
    options: tuple[Option, ...] | None
    slots: tuple[Slots, ...]
    effects: tuple[tuple[str, Modify], ...]
    texts: tuple[tuple[str, str, str, str], ...]
    """(unit, name, text, source) of each unit in the lineage that has a text, farthest first."""
    emblem: str
    source: str


def piece(text: str, names: Names) -> Piece:
    """`item` or `item@slot`, aliases resolved."""
    item, _, slot = text.partition("@")
    return Piece(names.item_id(item), slot or None)


def _is_one_alone(unit: Unit) -> bool:
    """Whether a warband has one at most, so that its name is of no more than one."""
    return unit.max is not None and unit.max.warband == 1


def lineage_of(id_: str, names: Names) -> list[str]:
    """A known unit's id, then those that it is like, nearest first; a cycle ends where it begins."""
    lineage: dict[str, None] = {}
    current: str | None = names.unit_id(id_)
    while current in names.units and current not in lineage:
        lineage[current] = None
        like = names.units[current].like
        current = names.unit_id(like) if like is not None else None
    return list(lineage)


def _nearest(chain: Sequence[tuple[str, Unit]], field: str) -> tuple[str, Unit]:
    """The first that says so itself, even that there are none; the last if none does."""
    return next((pair for pair in chain if field in pair[1].model_fields_set), chain[-1])


def resolve_unit(id_: str, names: Names, system: System) -> ResolvedUnit:
    """Follows `like` to its end. Cycles end where they begin; the linter names them."""
    chain = [(unit_id, names.units[unit_id]) for unit_id in lineage_of(id_, names)]
    nearest = [unit for _, unit in chain]
    own = nearest[0]
    profile: dict[str, tuple[str, str]] = {}
    kit: list[Piece] = []
    for unit_id, unit in reversed(chain):
        profile.update((key, (text, unit_id)) for key, text in unit.profile.items())
        kit += [piece(text, names) for text in unit.kit]
    role = next((unit.role for unit in nearest if unit.role is not None), None)
    by_id, changed = _nearest(chain, "effects")
    cost_unit = next((unit_id for unit_id, unit in chain if unit.cost is not None), id_)
    kit_cost = next((u.kit_cost for u in nearest if u.kit_cost is not None), system.kit_cost)
    name = own.name or words(id_)
    return ResolvedUnit(
        id=chain[0][0],
        name=name,
        plural=own.plural or (name if _is_one_alone(own) else many(name)),
        lineage=tuple(unit_id for unit_id, _ in chain),
        abstract=own.abstract,
        roles=(role,) if isinstance(role, str) else tuple(role or ()),
        keywords=tuple(dict.fromkeys(_nearest(chain, "keywords")[1].keywords)),
        profile=profile,
        kit=tuple(kit),
        fixed=frozenset(names.item_id(word) for unit in nearest for word in unit.fixed),
        kit_listed=kit_cost == "listed",
        cost=next((unit.cost for unit in nearest if unit.cost is not None), None),
        cost_unit=cost_unit,
        options=next((tuple(u.options) for u in nearest if u.options is not None), None),
        slots=next((tuple(u.slots) for u in nearest if u.slots is not None), ()),
        effects=tuple((by_id, effect) for effect in changed.effects),
        texts=tuple(
            (unit_id, unit.name or words(unit_id), unit.text, unit.source or "")
            for unit_id, unit in reversed(chain)
            if unit.text
        ),
        emblem=next((unit.emblem for unit in nearest if unit.emblem), ""),
        source=own.source or "",
    )
