"""The warband while it is worked out, and the pieces of it that a statement looks at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from schemas.base import Number
from schemas.warband import Fighter, SquadView

T = TypeVar("T")


@dataclass(slots=True)
class Instance:
    """A piece of a scope: one fighter, one squad, the warband. It is judged alone.

    With `single` its one fighter counts as one model, however many the roster line has.
    """

    owner: str
    label: str
    fighters: list[Fighter]
    single: bool = False
    scope: str = ""
    """Of which scope it is, where one of another scope may have the same owner."""

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
    names: dict[str, str] = field(default_factory=dict)
    """Keyword: its name, for people."""

    fielded: list[Fighter] = field(init=False)
    """The fighters that take part."""
    _asked: dict[Hashable, Any] = field(init=False, default_factory=dict)
    _members: dict[str, dict[str, list[Fighter]]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.fielded = [fighter for fighter in self.fighters if fighter.fielded]

    def once(self, instance: Instance, question: Hashable, answer: Callable[[], T]) -> T:
        """The answer to a question about an instance of many, which many may ask; it is worked
        out once, until `turn`. So each of n fighters may ask about all n."""
        key = question, instance.owner, instance.label, instance.scope
        if key not in self._asked:
            self._asked[key] = answer()
        found: T = self._asked[key]
        return found

    def turn(self) -> None:
        """To be said when values change: what was asked before may have another answer."""
        self._asked.clear()

    def only(self, fighter: Fighter) -> State:
        """The same state with one fighter alone."""
        return State(
            [fighter],
            self.squads,
            self.limit,
            self.main_cost,
            self.families,
            self.optional,
            self.spent,
            self.names,
        )

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
                    yield Instance(fighter.id, fighter.called, [fighter])
            case "squad":
                members = self._by_squad(argument)
                yield from (
                    Instance(squad.id, squad.name, members[squad.id], scope=scope)
                    for squad in self.squads
                    if squad.id in members
                )
            case "family":
                for keyword in sorted(self.families.get(argument, ())):
                    of_it = [f for f in self.fielded if keyword in f.keywords]
                    if of_it:
                        yield Instance(
                            keyword, self.names.get(keyword, keyword), of_it, scope=scope
                        )
            case "pool":
                yield Instance("roster", "The pool", self.fighters)
            case _:
                yield self.warband()

    def around(self, scope: str | None, instance: Instance) -> Instance:
        """The instance of another scope that an instance lies in, for `in:` of an amount; itself
        where it lies in none."""
        if scope is None:
            return instance
        kind, _, argument = scope.partition(":")
        if kind == "warband":
            return self.warband()
        if kind == "pool":
            return next(self.instances(kind))
        first = instance.fighters[0] if instance.fighters else None
        if first is None:
            return instance
        if kind == "squad":
            squad = _home(first, argument, self._squads_by_id())
            if squad is None:
                return instance
            members = self._by_squad(argument)[squad.id]
            return Instance(squad.id, squad.name, members, scope=scope)
        if kind == "entry":
            return Instance(first.id, first.called, [first])
        return alone(first)

    def homes(self, fighters: Iterable[Fighter], type_: str) -> set[str]:
        """The nearest squads of a type around fighters; of any type where none is named."""
        by_id = self._squads_by_id()
        found = (_home(fighter, type_, by_id) for fighter in fighters)
        return {squad.id for squad in found if squad is not None}

    def _squads_by_id(self) -> dict[str, SquadView]:
        return {squad.id: squad for squad in self.squads}

    def _by_squad(self, type_: str) -> dict[str, list[Fighter]]:
        """Squad of a type (empty: of any): the fighters of whom it is the nearest such squad.

        Without a type, a squad that is made of squads alone is none: nobody is in it himself.
        """
        if type_ in self._members:
            return self._members[type_]
        by_id = self._squads_by_id()
        members: dict[str, list[Fighter]] = {
            squad.id: [] for squad in self.squads if not type_ or squad.type == type_
        }
        for fighter in self.fielded:
            home = _home(fighter, type_, by_id)
            if home is not None:
                members[home.id].append(fighter)
        outer = set() if type_ else {squad.within for squad in self.squads}
        kept = {id_: found for id_, found in members.items() if found or id_ not in outer}
        self._members[type_] = kept
        return kept


def _home(fighter: Fighter, type_: str, by_id: dict[str, SquadView]) -> SquadView | None:
    """The nearest squad of a type around a fighter; of any type where none is named."""
    squad = by_id.get(fighter.squad or "")
    seen: set[str] = set()
    while squad and type_ and squad.type != type_:
        seen.add(squad.id)
        squad = by_id.get(squad.within or "")
        if squad and squad.id in seen:
            return None
    return squad


def alone(fighter: Fighter) -> Instance:
    """One model of a fighter, by itself."""
    return Instance(fighter.id, fighter.called, [fighter], single=True)
