"""The warband while it is worked out, and the pieces of it that a statement looks at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from schemas.base import Number
from schemas.warband import Fighter, SquadView


@dataclass(slots=True)
class Instance:
    """A piece of a scope: one fighter, one squad, the warband. It is judged alone.

    With `single` its one fighter counts as one model, however many the roster line has.
    """

    owner: str
    label: str
    fighters: list[Fighter]
    single: bool = False

    def models(self, fighter: Fighter) -> int:
        """How many models a fighter of this instance counts as."""
        return 1 if self.single else fighter.count


@dataclass(slots=True)
class State:
    """Fighters resolved so far, and what the list chose."""

    fighters: list[Fighter]
    squads: list[SquadView]
    limit: dict[str, Number]
    """Figures of the chosen size, by cost type or resource; empty where none is chosen."""
    main_cost: str
    families: dict[str, frozenset[str]]
    optional: frozenset[str] = frozenset()
    """Cost types without whose limit a list is complete."""
    spent: dict[str, Number] = field(default_factory=dict)
    """Total by cost type, once the costs are known."""

    @property
    def fielded(self) -> list[Fighter]:
        """The fighters that take part."""
        return [fighter for fighter in self.fighters if fighter.fielded]

    def warband(self) -> Instance:
        """All fielded fighters."""
        return Instance("roster", "The warband", self.fielded)

    def instances(self, scope: str) -> Iterator[Instance]:
        """The instances of a scope; `squad:TYPE` and `family:F` carry their argument."""
        kind, _, argument = scope.partition(":")
        match kind:
            case "fighter":
                for fighter in self.fielded:
                    yield alone(fighter)
            case "entry":
                for fighter in self.fielded:
                    yield Instance(fighter.id, fighter.name, [fighter])
            case "squad":
                for squad in self.squads:
                    if not argument or squad.type == argument:
                        yield Instance(squad.id, squad.name, self._members(squad))
            case "family":
                for keyword in sorted(self.families.get(argument, ())):
                    members = [f for f in self.fielded if keyword in f.keywords]
                    if members:
                        yield Instance(keyword, keyword, members)
            case "pool":
                yield Instance("roster", "The pool", self.fighters)
            case _:
                yield self.warband()

    def around(self, scope: str | None, instance: Instance) -> Instance:
        """The instance of another scope that an instance lies in, for `in:` of an amount."""
        if scope is None:
            return instance
        kind, _, argument = scope.partition(":")
        if kind in ("warband", "pool"):
            return next(self.instances(kind))
        first = instance.fighters[0] if instance.fighters else None
        if first is None:
            return instance
        if kind == "squad":
            squad = self._squad_of(first, argument)
            return Instance(squad.id, squad.name, self._members(squad)) if squad else alone(first)
        if kind == "entry":
            return Instance(first.id, first.name, [first])
        return alone(first)

    def _members(self, squad: SquadView) -> list[Fighter]:
        inside = {squad.id}
        grown = True
        while grown:
            more = {s.id for s in self.squads if s.within in inside} - inside
            inside |= more
            grown = bool(more)
        return [fighter for fighter in self.fielded if fighter.squad in inside]

    def _squad_of(self, fighter: Fighter, type_: str) -> SquadView | None:
        by_id = {squad.id: squad for squad in self.squads}
        squad = by_id.get(fighter.squad or "")
        seen: set[str] = set()
        while squad and type_ and squad.type != type_ and squad.id not in seen:
            seen.add(squad.id)
            squad = by_id.get(squad.within or "")
        return squad


def alone(fighter: Fighter) -> Instance:
    """One model of a fighter, by itself."""
    return Instance(fighter.id, fighter.name, [fighter], single=True)
