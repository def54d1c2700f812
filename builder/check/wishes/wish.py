"""Something that a player would like: a fighter hired, maybe with an item besides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from builder.build.warband import build
from builder.check.broken import Broken
from builder.check.judge import all_broken, checking_of
from builder.check.ready import Checking
from builder.check.repair.worse import gap, is_worse
from builder.roster.edits import hire, index_of, take, with_fighter
from schemas.finding import Change
from schemas.record import record
from schemas.roster import Roster, RosterFighter
from schemas.warband import Fighter, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

Key: TypeAlias = tuple[str, str, tuple[str, ...]]


@record
class Wish:
    """A roster in which a wish is granted, whatever follows: who was hired, and with what item."""

    roster: Roster
    fighter: str
    unit: str
    item: str = ""
    copies: int = 0
    """Of the item, with those in the kit; 0: the fighter is what is wished."""

    def stands(self, warband: Warband) -> bool:
        """Whether the wish is still granted in a warband."""
        fighters = (one for one in warband.fighters if one.id == self.fighter)
        return any(one.unit == self.unit and self.has(one) >= self.copies for one in fighters)

    def has(self, fighter: Fighter) -> int:
        """How many copies of the item a fighter has."""
        return sum(item.copies for item in fighter.items if item.id == self.item)

    def with_item(self, words: Sequence[str], item: str) -> Wish:
        """The wish for an item besides; `words` are ways to write it, `plate@front`, all taken."""
        at = index_of(self.roster, self.fighter)
        fighter = self.roster.fighters[at]
        for word in words:
            fighter = take(fighter, word)
        return replace(self, roster=with_fighter(self.roster, at, fighter), item=item)

    def is_undone_by(self, change: Change) -> bool:
        """Whether an edit can be seen to take back what is wished."""
        if change.do == "remove" and change.item is None and self._is_alike(change.fighter):
            return True
        if change.do not in ("remove", "swap") or change.fighter != self.fighter:
            return False
        item = (change.item or "").partition("@")[0]
        return change.item is None or (item == self.item and self.copies == 1)

    def _is_alike(self, fighter: str | None) -> bool:
        """Whether a fighter is of the unit that is wished, so that its place gains nothing."""
        return any(one.id == fighter and one.unit == self.unit for one in self.roster.fighters)


def wish(roster: Roster, unit: str) -> Wish:
    """The wish for a unit."""
    wider, id_ = hire(roster, RosterFighter(unit=unit))
    return Wish(wider, id_, unit)


def counted(granted: Wish, warband: Warband) -> Wish:
    """The wish with the copies of the item that its fighter has in the warband."""
    fighter = next(one for one in warband.fighters if one.id == granted.fighter)
    return replace(granted, copies=granted.has(fighter) if granted.item else 0)


@dataclass(slots=True)
class Situation:
    """A roster worked out, and what is illegal in it that was not so before."""

    warband: Warband
    checking: Checking
    broken: list[Broken]
    new: list[Broken]

    def against(self, before: Mapping[Key, Broken]) -> Situation:
        """The same, held against another state of things."""
        return replace(self, new=_new(self.broken, self.warband.roster, before))

    @property
    def gap(self) -> tuple[int, float]:
        """How far it is from being allowed: findings, then how much they are over."""
        return len(self.new), sum(float(gap(one) or 0) for one in self.new)


def situation(roster: Roster, catalog: Catalog, before: Mapping[Key, Broken]) -> Situation:
    """What there is to say of a roster; `before` is what was illegal anyway."""
    warband = build(roster, catalog)
    checking = checking_of(warband, catalog)
    broken = all_broken(checking)
    return Situation(warband, checking, broken, _new(broken, roster, before))


def illegal(broken: Iterable[Broken], roster: Roster) -> dict[Key, Broken]:
    """What is against the rules and not accepted, by what makes it the same finding."""
    accepted = {(one.code, one.owner) for one in roster.accepted}
    return {
        one.key: one
        for one in broken
        if one.kind == "illegal" and (one.code, one.instance.owner) not in accepted
    }


def _new(broken: list[Broken], roster: Roster, before: Mapping[Key, Broken]) -> list[Broken]:
    """What is illegal and was not, or was less so."""
    return [one for key, one in illegal(broken, roster).items() if is_worse(one, before.get(key))]
