"""More models in the roster lines of a squad, or in the one line that is looked at."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Recount
from builder.check.ready import Checking
from builder.check.repair.candidate import COUNT, Candidate, price_of_one, worth
from schemas.finding import Change
from schemas.warband import Fighter

MOST_LINES = 6
MOST_MODELS = 200


def raised(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Each line of those wanted, by as many models as are missing; but nobody of his own twice."""
    if broken.have is None or broken.limit is None or broken.by_line:
        return
    short = Fraction(broken.limit - broken.have)
    owner = broken.instance.owner
    lines = [
        fighter
        for fighter in broken.instance.fighters
        if wanted.fighter(fighter) and (fighter.id == owner or not _is_somebody(fighter))
    ]
    for fighter in lines[:MOST_LINES]:
        each = worth(fighter, broken)
        more = math.ceil(short / Fraction(each)) if each > 0 else 0
        if 0 < more <= MOST_MODELS:
            count = fighter.count + more
            yield Candidate(
                Recount(checking.name_of(fighter), count, fighter.count),
                (Change("count", fighter=fighter.id, count=count),),
                COUNT,
                price_of_one(fighter) * more,
            )


def _is_somebody(fighter: Fighter) -> bool:
    """Whether it is one model with a name or a role."""
    named = fighter.name != fighter.unit_name
    return fighter.count == 1 and (named or bool(fighter.roles))
