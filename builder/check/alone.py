"""What is broken of each fighter by itself; judged once for a fighter that stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple, TypeAlias

from builder.build.rulebook import Rulebook
from builder.catalog.expand import SlotLimit
from builder.catalog.facts import of_kit, settled_by_unit
from builder.catalog.needing import Needing
from builder.catalog.units import ResolvedUnit
from builder.check.broken import Broken
from builder.check.builtin import OF_FIGHTER, OF_VALUES, Builtin
from builder.check.builtin.hired import not_for_hire
from builder.check.builtin.in_vain import in_vain
from builder.check.builtin.offered import not_offered
from builder.check.limits import JUDGES
from builder.check.limits.beyond import judge_beyond
from builder.check.limits.holds import judge_holds
from builder.check.limits.slots import judge_slots
from builder.check.ready import Checking, Ready, limits_by_unit
from schemas.warband import Fighter

FACTS_OF_ITEMS = ("item:", "class:", "kind:", "trait:")
Question: TypeAlias = Callable[[Checking], Iterator[Broken]]
"""What may be broken of one fighter, which is all that it looks at."""


class Limit(NamedTuple):
    """A limit, and what asks whether it is broken."""

    ready: Ready
    question: Question


class About(NamedTuple):
    """What can be broken of fighters of one unit with the same roles."""

    limits: Needing[Limit]
    always: list[Question]
    """What is to be asked in any case."""
    in_doubt: list[Question]
    """What is to be asked of those with whose values anything may be amiss."""


class Judged(NamedTuple):
    """What was found broken of a fighter, and what still holds for one that is alike."""

    fighter: Fighter
    """Kept too, so that its identity is not given to another one."""
    figures: tuple[object, ...]
    """What of the roster it was judged by."""
    broken: list[Broken]
    questions: list[Question]
    """Those by which something was broken."""
    waiting: dict[str, str]


def broken_alone(checking: Checking) -> Iterator[Broken]:
    """What is broken of each fighter; notes what waits for a size to be chosen."""
    squads = tuple(squad.id for squad in checking.warband.squads)
    figures = (*checking.state.limit.items(), squads)
    for fighter in checking.state.fighters:
        other = _kept(fighter.alike, figures, checking) if fighter.alike else None
        # Where nothing is broken, nothing names its bearer: it holds for both.
        is_fine = other is not None and not other.questions
        judged = other if is_fine else _kept(fighter, figures, checking)
        if judged is None:
            judged = _judged(fighter, figures, checking, other)
            checking.rulebook.judged.keep(id(fighter), judged)
        checking.waiting.update(judged.waiting)
        yield from judged.broken


def _kept(fighter: Fighter, figures: tuple[object, ...], checking: Checking) -> Judged | None:
    kept: Judged | None = checking.rulebook.judged.get(id(fighter))
    return kept if kept and kept.fighter is fighter and kept.figures == figures else None


def _judged(
    fighter: Fighter, figures: tuple[object, ...], checking: Checking, other: Judged | None
) -> Judged:
    """Of one that is alike another, only what was broken there is asked: it names its bearer."""
    alone = checking.alone(fighter)
    asked = other.questions if other is not None else _questions(fighter, alone.rulebook)
    broken: list[Broken] = []
    questions = []
    for question in asked:
        found = list(question(alone))
        if found:
            broken += found
            questions.append(question)
    return Judged(fighter, figures, broken, questions, other.waiting if other else alone.waiting)


def _questions(fighter: Fighter, rulebook: Rulebook) -> Iterable[Question]:
    name = "about", fighter.unit, fighter.roles
    about = rulebook.once(name, lambda: _worked_out(fighter, rulebook))
    for limit in about.limits.among(of_kit(fighter)):
        if limit.ready.may_break(fighter):
            yield limit.question
    yield from about.always
    if fighter.in_doubt:
        yield from about.in_doubt


def _worked_out(fighter: Fighter, rulebook: Rulebook) -> About:
    facts, unit = settled_by_unit(fighter), rulebook.unit(fighter.unit)
    limits = [
        Limit(ready, partial(JUDGES[type(ready.limit)], ready))
        for ready in limits_by_unit(rulebook).among(facts)
        if ready.local and not (ready.for_ and ready.for_.never(facts))
    ]
    # A group of the unit's own takes the place of one of a unit that it is like.
    groups = unit.slots if unit else ()

    def its_own(several: list[SlotLimit]) -> list[SlotLimit]:
        return [one for one in several if one.unit in fighter.lineage and one.group in groups]

    return About(
        Needing(limits, lambda limit: limit.ready.subject, FACTS_OF_ITEMS, of_kit=True),
        [
            *(partial(judge_slots, place) for place in its_own(rulebook.slot_limits)),
            *(partial(judge_holds, room) for room in its_own(rulebook.rooms)),
            *[one for one in OF_FIGHTER if _concerns(one, unit, rulebook)],
        ],
        [judge_beyond, *OF_VALUES],
    )


def _concerns(builtin: Builtin, unit: ResolvedUnit | None, rulebook: Rulebook) -> bool:
    """Whether anything of the kind can be said of fighters of a unit."""
    if builtin is not_for_hire:
        return unit is not None and unit.abstract
    if builtin is not_offered:
        return unit is not None and unit.options is not None
    return builtin is not in_vain or bool(rulebook.own_items)
