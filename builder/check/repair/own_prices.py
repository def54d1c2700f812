"""The prices of the game in place of higher ones that a player gave."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.costs import stated_price
from builder.check.broken import Broken
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.candidate import ITEM, Candidate
from schemas.base import Number
from schemas.finding import Change
from schemas.receipt import OWN_PRICE
from schemas.warband import Fighter


def game_prices(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """For each fighter that costs more, with what it carries, than the game asks."""
    main = checking.state.main_cost
    if broken.costs != main:
        return
    for fighter in broken.instance.fighters:
        more = _more_than_asked(fighter, main, checking)
        if more > 0:
            said = Phrase("take", "the prices of the game", "for", checking.name_of(fighter))
            yield Candidate(said, (Change("price", fighter.id),), ITEM, -more)


def _more_than_asked(fighter: Fighter, main: str, checking: Checking) -> Number:
    if not fighter.priced and not any(item.priced for item in fighter.items):
        return 0
    lines = fighter.receipts[main].lines
    more = sum(line.amount or 0 for line in lines if line.source == OWN_PRICE)
    for item in fighter.items:
        entry = checking.rulebook.item(item.id)
        if item.priced and entry is not None:
            # The line of the whole is a difference already, that of an item its price.
            asked = stated_price(entry.cost, main, main) or 0
            more -= asked * item.copies * fighter.count
    return more
