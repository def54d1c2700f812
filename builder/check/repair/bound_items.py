"""Items that a bound is worked out of: taken away, swapped, or added where they would raise it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from builder.build.effects import NUMERIC, Effect
from builder.catalog.selectors import Clause
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import MOST_OFFERS, Candidate, adding
from builder.check.repair.less import removals, swaps
from builder.check.repair.mentioned import statements_about
from builder.check.repair.offers import offers_for
from schemas.amounts import Best, OfValue
from schemas.statements import Bounded, Modify, Statement
from schemas.warband import Carried, Fighter

Wanted: TypeAlias = Callable[[Fighter, Carried], bool]
"""Whether an item of a fighter, or one that it might have, is meant."""


def bound_items(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """For one fighter that has more than a bound allows, which goes by what it carries."""
    if not broken.instance.single or broken.too_few or broken.have is None:
        return
    fighter = broken.instance.fighters[0]
    for statement in statements_about(broken.code, checking.rulebook):
        wanted = _sets(statement, checking)
        if wanted is None:
            continue
        for item in fighter.items:
            if wanted(fighter, item):
                yield next(removals(fighter, item, broken, checking))
                yield from swaps(fighter, item, None, checking)
        offers = [
            o for o in offers_for(fighter, checking) if wanted(fighter, o.as_carried(fighter, None))
        ]
        for offer in offers[:MOST_OFFERS]:
            yield adding(offer.id, offer.name, offer.price, fighter, checking)


def raised_by(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Of fighters whose values come to too much: without the items that change those values."""
    if broken.adds is None or broken.too_few:
        return
    changes = changes_value(broken.adds, checking)
    for fighter in [thing.fighter for thing in broken.causes if thing.item is None][:MOST_OFFERS]:
        for item in fighter.items:
            if changes(fighter, item):
                yield from removals(fighter, item, broken, checking)
                yield from swaps(fighter, item, None, checking)


def changes_value(value: str, checking: Checking) -> Wanted:
    """Whether an item changes a value of the fighter that has it."""
    rulebook = checking.rulebook
    about = [one for one in rulebook.changes if _is_about(one, value)]
    owners = {
        id_
        for id_, effects in rulebook.item_effects.items()
        if any(_is_about(one, value) for one in effects)
    }
    had = [word for one in about if one.for_ for word in items_had(one.for_.parsed.clauses)]
    matchers = [rulebook.matcher(one) for one in dict.fromkeys(had)]
    return lambda fighter, item: item.id in owners or any(m.item(fighter, item) for m in matchers)


def items_asked_for(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Without an item that a limit asks for in its `for`, a fighter is not held to it."""
    if not broken.instance.single:
        return
    fighter = broken.instance.fighters[0]
    for statement in statements_about(broken.code, checking.rulebook):
        for_ = getattr(statement, "for_", None)
        clauses = checking.rulebook.matcher(for_).parsed.clauses if for_ else ()
        for selector in dict.fromkeys(items_had(clauses)):
            for item in checking.rulebook.matcher(selector).items(fighter):
                yield from removals(fighter, item, replace(broken, have=None), checking)


def _sets(statement: Statement, checking: Checking) -> Wanted | None:
    """Which items the upper bound of a limit goes by; None: no items."""
    if isinstance(statement, Modify):
        clauses = checking.rulebook.matcher(statement.for_).parsed.clauses if statement.for_ else ()
        matchers = [checking.rulebook.matcher(one) for one in items_had(clauses)]
        return lambda fighter, item: any(m.item(fighter, item) for m in matchers)
    if not isinstance(statement, Bounded):
        return None
    match statement.max if statement.exactly is None else statement.exactly:
        case Best(of=of) if of is not None:
            matcher = checking.rulebook.matcher(of)
            return matcher.item
        case OfValue(value=value):
            return changes_value(value, checking)
    return None


def items_had(clauses: Iterable[Clause]) -> list[str]:
    """The items, as selectors, that a fighter must have to be selected."""
    return [
        f"{term.facet}:{term.id}"
        for clause in clauses
        for term in clause.terms
        if (term.has or term.about == "item") and not term.negated and term.facet != "all"
    ]


def _is_about(effect: Effect, value: str) -> bool:
    return effect.target == value and effect.of is None and effect.operation in NUMERIC
