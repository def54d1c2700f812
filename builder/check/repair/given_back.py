"""Pieces of its kit that a fighter gave up, given back: they are its own, whatever else it may take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from builder.build.carried import carried
from builder.build.costs import stated_price
from builder.catalog.match import Matcher
from builder.check.ready import Checking
from builder.check.repair.candidate import MOST_AT_ONCE, Candidate, adding, together
from builder.check.words import placed
from schemas.warband import Fighter


def given_back(wanted: Matcher, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    """Each piece that is wanted by itself, then a few of them together."""
    ways = [
        way
        for word, copies in Counter(checking.entries[fighter.id].without).items()
        for way in _back(word, copies, wanted, fighter, checking)
    ]
    yield from ways
    if 1 < len(ways) <= MOST_AT_ONCE:
        yield together(*ways)


def _back(
    word: str, copies: int, wanted: Matcher, fighter: Fighter, checking: Checking
) -> Iterator[Candidate]:
    rulebook, main = checking.rulebook, checking.state.main_cost
    id_, _, slot = word.partition("@")
    piece = carried(id_, slot or None, "kit", fighter, rulebook)
    if not piece.known or (wanted.level == "item" and not wanted.item(fighter, piece)):
        return
    item, unit = rulebook.item(piece.id), rulebook.unit(fighter.unit)
    paid = item is not None and unit is not None and unit.kit_listed
    price = stated_price(item.cost, main, main) if paid and item else 0
    name = placed(piece.name, slot, rulebook) if slot else piece.name
    for number in sorted({1, copies}):
        yield adding(word, name, price, fighter, checking, number)
