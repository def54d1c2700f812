"""Limits made ready once for a rulebook: selectors, bounds and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from builder.build.amounts import compile_amount
from builder.build.conditions import Holds, compile_condition
from builder.build.effects import Effect
from builder.build.kept import Kept
from builder.build.rulebook import Rulebook
from builder.build.state import Instance, State, alone
from builder.build.worked import AmountOf, Around
from builder.catalog.match import Matcher
from builder.catalog.needing import Needing
from builder.catalog.reads import looks_around
from schemas.record import record
from schemas.roster import RosterFighter
from schemas.statements import AnyLimit, Attach, Bounded, Count, Excludes, Requires, Rule
from schemas.warband import Fighter, Warband

if TYPE_CHECKING:
    from builder.check.broken import Broken


@dataclass(slots=True)
class Ready:
    """A limit made ready."""

    limit: AnyLimit
    code: str
    scope: str
    for_: Matcher | None
    if_: Holds | None
    unless: Holds | None
    low: AmountOf | None
    high: AmountOf | None
    low_changes: list[Effect]
    high_changes: list[Effect]
    weighed: bool
    """Whether something may count differently toward it."""
    local: bool
    """Whether it looks at one fighter at a time, and at nothing around it."""
    subject: Matcher | None
    """Nothing is broken of a fighter without one of these; None: it is always to be judged."""
    spare: int = 0
    """How many of these a fighter may have without anything being broken."""
    what: str | None = None
    """What it is about, in words, once it has been asked."""
    messages: Kept = field(default_factory=Kept)
    """What is said where it is broken, as a template, by what is said; once it has been."""

    def may_break(self, fighter: Fighter) -> bool:
        """Whether it is to be judged of a fighter at all."""
        return self.subject is None or self.subject.number(fighter) > self.spare

    def called(self, in_words: Callable[[], str]) -> str:
        """What it is about: its name, else what is said of its selector."""
        if self.what is None:
            self.what = self.limit.name or in_words()
        return self.what


@record
class Beside:
    """What a check looks at besides the rules of the game: those of where it is played."""

    judges: tuple[Callable[[Checking], Iterator[Broken]], ...] = ()
    accepts: bool = True
    """Whether what the player accepts counts as accepted."""
    fixed: frozenset[str] = frozenset()
    """Switches that are not the player's to choose."""


@dataclass(slots=True)
class Checking:
    """What a check looks at."""

    warband: Warband
    rulebook: Rulebook
    state: State
    entries: Mapping[str, RosterFighter]
    """What the roster says of each fighter, by its id."""
    waiting: dict[str, str] = field(default_factory=dict)
    """Limits that wait for a size to be chosen and were not judged: what they bound, by code."""
    beside: Beside = field(default_factory=Beside)
    solo: Instance | None = None
    """The one fighter that is looked at, where it is one alone."""
    _around_solo: Around | None = field(default=None, init=False)
    names: Mapping[str, str] = field(default_factory=dict)
    """What fighters are called, by their ids, where edits are told of that come before this."""

    def name_of(self, fighter: Fighter) -> str:
        """A fighter's name, with its number where another has the same."""
        return self.names.get(fighter.id, fighter.called)

    def alone(self, fighter: Fighter) -> Checking:
        """A check of one fighter, which does not know of the others."""
        return Checking(
            self.warband,
            self.rulebook,
            self.state.only(fighter),
            self.entries,
            solo=alone(fighter) if fighter.fielded else None,
        )

    def around(self, instance: Instance, cost_type: str = "") -> Around:
        """What amounts and conditions of an instance may look at; `cost_type`: not the main."""
        cost_type = cost_type or self.state.main_cost
        around = self._around_solo
        if around is not None and around.instance is instance and around.cost_type == cost_type:
            return around
        fighter = instance.fighters[0] if instance.single and instance.fighters else None
        around = Around(self.state, instance, cost_type, fighter)
        if instance is self.solo:
            self._around_solo = around
        return around


def ready_limits(rulebook: Rulebook) -> list[Ready]:
    """The rulebook's limits, made ready at the first call."""
    return rulebook.once("limits", lambda: _made_ready(rulebook))


def _made_ready(rulebook: Rulebook) -> list[Ready]:
    changes: dict[str, list[Effect]] = {}
    for effect in rulebook.changes:
        changes.setdefault(effect.target, []).append(effect)
    weighed = frozenset[str]().union(*(rule.toward for rule in rulebook.weights))
    limits = enumerate(rulebook.limits)
    return [_ready(limit, at, rulebook, changes, weighed) for at, limit in limits]


def limits_by_unit(rulebook: Rulebook) -> Needing[Ready]:
    """The limits, by the unit that each is for."""
    limits = ready_limits(rulebook)
    return rulebook.once(
        "limits by unit", lambda: Needing(limits, lambda ready: ready.for_, ("unit:",))
    )


def _ready(
    limit: AnyLimit,
    at: int,
    rulebook: Rulebook,
    changes: Mapping[str, list[Effect]],
    weighed: frozenset[str],
) -> Ready:
    code = limit.id or f"LIMIT-{at + 1}"
    low = high = None
    if isinstance(limit, Bounded):
        low_amount = limit.exactly if limit.exactly is not None else limit.min
        high_amount = limit.exactly if limit.exactly is not None else limit.max
        low = None if low_amount is None else compile_amount(low_amount, rulebook.matcher)
        high = None if high_amount is None else compile_amount(high_amount, rulebook.matcher)
    choices = rulebook.choices
    return Ready(
        limit,
        code,
        "fighter" if limit.for_ is not None else (limit.in_ or "warband"),
        rulebook.matcher(limit.for_) if limit.for_ is not None else None,
        compile_condition(limit.if_, rulebook.matcher, choices) if limit.if_ is not None else None,
        compile_condition(limit.unless, rulebook.matcher, choices)
        if limit.unless is not None
        else None,
        low,
        high,
        low_changes := changes.get(f"limit:{code}.min", []),
        high_changes := changes.get(f"limit:{code}.max", []),
        is_weighed := code in weighed,
        not isinstance(limit, Attach | Rule)
        and (limit.for_ is not None or limit.in_ == "fighter")
        and not (low_changes or high_changes)
        and not is_weighed
        and not looks_around(limit.model_copy(update={"in_": None})),
        *_subject(limit, rulebook),
    )


def _subject(limit: AnyLimit, rulebook: Rulebook) -> tuple[Matcher | None, int]:
    """Of what a fighter must have more than how many for anything to be broken."""
    match limit:
        case Requires() | Excludes():
            return rulebook.matcher(limit.with_), 0
        case Count(min=None, exactly=None, max=int() | Fraction() as most) if most >= 0:
            # One thing may be of several squads or families, and then counts as several.
            is_one = limit.by in ("model", "entry", "carrier")
            return rulebook.matcher(limit.count), int(most) if is_one else 0
    return None, 0


def instances(ready: Ready, checking: Checking) -> Iterator[Instance]:
    """The instances on which a limit is judged."""
    pieces = (checking.solo,) if checking.solo else checking.state.instances(ready.scope)
    for instance in pieces:
        if ready.for_ is not None and not ready.for_.fighter(instance.fighters[0]):
            continue
        around = checking.around(instance)
        if ready.if_ is not None and not ready.if_(around):
            continue
        if ready.unless is not None and ready.unless(around):
            continue
        yield instance
