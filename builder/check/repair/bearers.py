"""Hires who may take what is missing, together with it, where nobody who is there may."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.candidate import Candidate, together
from builder.check.repair.gifts import gifts, given, named
from builder.check.repair.hires import hires
from builder.check.repair.offers import Offer, as_hired, offers_for, unit_prices
from builder.check.repair.squads import squad_of
from builder.roster.edits.ids import new_id
from schemas.roster import RosterFighter
from schemas.warband import Fighter

MOST_UNITS = 40
"""Units of which it is asked what they may take, the cheapest first."""
MOST_BEARERS, MOST_GIFTS = 3, 14


def bearers(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """One of each of the cheapest units that may take what is wanted, with it."""
    squad = squad_of(broken, checking)
    for sample, offers in islice(_samples(wanted, checking), MOST_BEARERS):
        unit = checking.rulebook.matcher(f"unit:{sample.unit}")
        hired = [
            one for one in hires(unit, 1, checking, squad) if one.changes[-1].unit == sample.unit
        ]
        for hire in hired[:1]:
            assert isinstance(hire.said, Phrase)
            found = sorted(gifts(broken, offers, sample, checking), key=len, reverse=True)
            for gift in found[:MOST_GIFTS]:
                both = together(hire, given(gift, sample, checking))
                what = f"{hire.said.what} with {named(gift)}"
                yield replace(both, said=replace(hire.said, what=what), parts=())


def _samples(wanted: Matcher, checking: Checking) -> Iterator[tuple[Fighter, list[Offer]]]:
    """One of each unit to which any of it is offered, as it would be hired, with what of it."""
    rulebook = checking.rulebook
    for unit, name, _ in unit_prices(checking)[:MOST_UNITS]:
        resolved = rulebook.unit(unit)
        if resolved is None:
            continue
        id_ = new_id(checking.warband.roster, RosterFighter(unit=unit))
        sample = as_hired(id_, name, resolved)
        offers = [
            one
            for one in offers_for(sample, checking)
            if wanted.item(sample, one.as_carried(sample, None))
        ]
        if offers:
            yield sample, offers
