"""What would change a bound that is the best value among fighters: theirs, or who they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from builder.build.state import Instance
from builder.catalog.match import Matcher
from builder.catalog.printed import readable
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.bound_items import changes_value
from builder.check.repair.candidate import MOST_OFFERS, Candidate, adding, price_of_one
from builder.check.repair.less import gone, removals, swaps
from builder.check.repair.mentioned import amounts, statements_about
from builder.check.repair.more import more
from builder.check.repair.offers import offers_for
from builder.check.repair.roles import elsewhere
from schemas.amounts import Best
from schemas.base import Number
from schemas.warband import Fighter

MOST_BEARERS = 4
MOST_OTHERS = 24
"""Others that are given the role, moved or hired, at most."""


def best_among(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Other values of the best, and others who are better; or the best no longer among them."""
    if broken.have is None:
        return
    for statement in statements_about(broken.code, checking.rulebook):
        for amount in amounts(statement):
            if isinstance(amount, Best) and amount.among is not None:
                yield from _of(amount, broken, checking)


def _of(amount: Best, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    rulebook = checking.rulebook
    matcher = rulebook.matcher(amount.among or "")
    scope = checking.state.around(amount.in_ or "warband", broken.instance)
    about = rulebook.characteristics.get(amount.best)
    is_low = about is not None and about.better == "low"
    bearers = [fighter for fighter in scope.fighters if matcher.fighter(fighter)]
    bearers.sort(key=lambda fighter: _value(fighter, amount.best) * (1 if is_low else -1))
    for fighter in bearers[:MOST_BEARERS]:
        yield from _of_bearer(fighter, amount.best, broken, checking)
    if broken.too_few is is_low:
        yield from _others(amount, matcher, scope, broken, checking)
        for fighter in bearers[:1]:
            roles = elsewhere(_of_one(fighter, broken), matcher, checking)
            yield from (one for one in roles if len(one.changes) > 1)  # to another, not to nobody
        return
    # The bound is too strict because somebody is so good.
    best = [thing for thing in bearers if _value(thing, amount.best) == broken.limit]
    for fighter in best[:MOST_BEARERS]:
        yield from elsewhere(_of_one(fighter, broken), matcher, checking)
        yield gone(fighter, price_of_one(fighter), checking)


def _of_one(fighter: Fighter, broken: Broken) -> Broken:
    """The same as if it were about one of those among whom the best is."""
    return replace(broken, instance=Instance(fighter.id, fighter.called, [fighter], True))


def _of_bearer(
    fighter: Fighter, value: str, broken: Broken, checking: Checking
) -> Iterator[Candidate]:
    """One of those among whom the best is, with other items that change the value."""
    changes = changes_value(value, checking)
    single = replace(broken, have=None, limit=None)
    for item in fighter.items:
        if changes(fighter, item):
            yield from removals(fighter, item, single, checking)
            yield from swaps(fighter, item, None, checking)
    offers = [
        o for o in offers_for(fighter, checking) if changes(fighter, o.as_carried(fighter, None))
    ]
    for offer in offers[:MOST_OFFERS]:
        yield adding(offer.id, offer.name, offer.price, fighter, checking)


def _others(
    amount: Best, matcher: Matcher, scope: Instance, broken: Broken, checking: Checking
) -> Iterator[Candidate]:
    """Somebody else among them: given the role, moved there, or hired if good enough."""
    wanted = Broken(
        broken.code, scope, broken.severity, True, False, "", wanted=matcher, have=None, limit=None
    )
    enough = [
        one
        for one in more(wanted, matcher, checking)
        if _is_good_enough(one, amount.best, broken, checking)
    ]
    yield from islice(enough, MOST_OTHERS)


def _is_good_enough(candidate: Candidate, value: str, broken: Broken, checking: Checking) -> bool:
    """Whether who is hired has the value that it takes, as far as his unit states one."""
    for change in candidate.changes:
        unit = checking.rulebook.unit(change.unit) if change.unit else None
        about = checking.rulebook.characteristics.get(value)
        stated = unit.profile.get(value) if unit else None
        number = readable(stated[0], about) if stated and about else None
        if number is not None and broken.have is not None:
            return number <= broken.have if broken.too_few else number >= broken.have
    return True


def _value(fighter: Fighter, value: str) -> Number:
    known = fighter.values.get(value)
    return (known.number if known else None) or 0
