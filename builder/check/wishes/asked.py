"""Whether a roster may hire a unit or take an item; if not, why, and what would enable it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from builder.check.broken import Broken
from builder.check.repair.hires import homes
from builder.check.wishes.enabling import Enabling
from builder.check.wishes.said import said
from builder.check.wishes.wish import Key, Situation, Wish, counted, illegal, situation, wish
from builder.roster.edits import apply, give_ids
from schemas.amounts import OfLimit
from schemas.finding import Repair
from schemas.record import record
from schemas.roster import Roster
from schemas.statements import Sum

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

WORK = 9_000
"""What is spent on everything that is asked of a roster: a try costs its fighters, and a bit more."""
A_TRY = 10
TRIES = 60
"""Rosters tried for one wish."""
FEWEST = 3


@record
class Verdict:
    """Whether a wish is allowed: legal by the rules, affordable by the limit; and if not, why."""

    legal: bool
    affordable: bool
    why: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    """Of `why`, what is there besides the limit."""
    ways: tuple[Repair, ...] = ()
    """What would enable it, the smallest change first."""
    untried: bool = False
    """Whether none were found, and not all were looked for, since that takes too long."""
    fighter: str = ""
    """The id of who was hired, in the ways."""

    @property
    def allowed(self) -> bool:
        """Whether there is nothing against it."""
        return not self.why


class Asked:
    """A roster that is asked again and again: what was worked out of it is kept."""

    def __init__(self, roster: Roster, catalog: Catalog) -> None:
        self._roster = give_ids(roster)
        self._catalog = catalog
        self._left = WORK
        self._as_it_is = self._illegal(self._roster)
        self._hired: dict[str, tuple[Wish, Mapping[Key, Broken]]] = {}

    def hire(self, unit: str, still: int = 1) -> Verdict:
        """Whether the roster may hire a unit. `still` wishes are asked for, this one among them."""
        granted, now = self._at_home(wish(self._roster, unit))
        return self._verdict(granted, now, still)

    def take(self, unit: str, item: str, ways: Iterable[Sequence[str]], still: int = 1) -> Verdict:
        """Whether a unit, when it is hired, may take an item besides.

        `ways` are the words for the item, `plate@front`: it is allowed if it is in one of them.
        """
        if unit not in self._hired:
            bare, _ = self._at_home(wish(self._roster, unit))
            self._hired[unit] = bare, self._illegal(bare.roster)
        bare, before = self._hired[unit]
        several = []
        for words in ways:
            granted = bare.with_item(words, item)
            now = situation(granted.roster, self._catalog, before)
            several.append((counted(granted, now.warband), now))
        granted, now = min(several, key=lambda one: len(one[1].new))
        return self._verdict(granted, now, still)

    def _at_home(self, granted: Wish) -> tuple[Wish, Situation]:
        """The wish, where a squad is needed in that of all squads which is the least against it."""
        now = situation(granted.roster, self._catalog, self._as_it_is)
        who = next(one for one in now.warband.fighters if one.id == granted.fighter)
        tried = []
        for home in homes(who, now.checking):
            roster = apply(granted.roster, home.changes(granted.fighter))
            there = replace(granted, roster=roster)
            tried.append((there, situation(roster, self._catalog, self._as_it_is)))
        return min([*tried, (granted, now)], key=lambda one: one[1].gap)

    def _illegal(self, roster: Roster) -> Mapping[Key, Broken]:
        return illegal(situation(roster, self._catalog, {}).new, roster)

    def _verdict(self, granted: Wish, now: Situation, still: int) -> Verdict:
        if not now.new:
            return Verdict(True, True, fighter=granted.fighter)
        too_dear = [one for one in now.new if _is_the_limit(one, now)]
        in_order = sorted(now.new, key=lambda one: (one.instance.single, one.code))
        why = {one.key: said(one, self._as_it_is.get(one.key), now.checking) for one in in_order}
        dear = {one.key for one in too_dear}
        besides = tuple(message for key, message in why.items() if key not in dear)
        price = A_TRY + len(now.warband.fighters)
        tries = min(TRIES, self._left // (max(still, 1) * price))
        verdict = Verdict(
            not besides, not too_dear, tuple(why.values()), besides, fighter=granted.fighter
        )
        if tries < FEWEST:
            return replace(verdict, untried=True)
        # What it makes worse is to be mended whole: back where it was, it would still be illegal.
        others = {key: one for key, one in self._as_it_is.items() if key not in why}
        search = Enabling(granted, self._catalog, others, tries)
        ways = search.ways(now.against(others))
        self._left -= (tries - search.tries) * price
        return replace(verdict, ways=ways, untried=search.was_cut and not ways)


def _is_the_limit(broken: Broken, now: Situation) -> bool:
    """Whether it says no more than that all together costs too much."""
    return any(
        isinstance(limit, Sum) and limit.of == "fighters" and isinstance(limit.max, OfLimit)
        for limit in now.checking.rulebook.limits
        if limit.id == broken.code and broken.instance.owner == "roster"
    )
