"""An edited roster checked: whether a finding is mended, and what else came of it.

An edit is kept when the finding is gone and nothing new is illegal. Kept ones are ranked by how
little they change: what keeps all fighters and squads, new findings, number of edits, items before
fighters before sizes, the change of the total, what else is mended, what a fighter gave up of its
kit, the label; who is healed, and what a list chooses, come last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from builder.build.warband import build
from builder.check.broken import Broken
from builder.check.judge import all_broken, checking_of
from builder.check.ready import Beside, Checking
from builder.check.repair.candidate import Candidate
from builder.check.repair.worse import is_worse, kind_of_worse
from builder.roster.edits import apply
from schemas.base import Number
from schemas.record import record
from schemas.roster import Roster
from schemas.warband import Money, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

Key: TypeAlias = tuple[str, str, tuple[str, ...]]


@record
class Proven:
    candidate: Candidate
    rank: tuple[object, ...]
    total: Money
    is_dearer: bool = False
    """Whether it goes further over a limit of costs that was broken already."""


@dataclass(slots=True)
class Search:
    """Looks for repairs of one finding."""

    broken: Broken
    roster: Roster
    before: Mapping[Key, Broken]
    total: Money
    catalog: Catalog
    kits: Mapping[str, Sequence[str]]
    beside: Beside
    names: Mapping[str, str]
    """What fighters are called before any edit, by their ids."""
    tries: int
    spent: int = 0
    """Edited rosters that were checked."""
    is_thorough: bool = True
    """Whether also to be tried what makes something worse, where nothing else mends it."""

    def allow(self, tries: int) -> None:
        """So many more tries at least, however many were used up."""
        self.tries = max(self.tries, tries)

    def checking(self, warband: Warband) -> Checking:
        """What a check of a warband after an edit looks at."""
        checking = checking_of(warband, self.catalog, self.beside)
        checking.names = self.names
        return checking

    def attempt(self, candidate: Candidate) -> tuple[Proven | None, After | None]:
        """Applies a candidate: proven, or what it led to."""
        if self.tries <= 0:
            return None, None
        self.tries -= 1
        self.spent += 1
        edited = apply(self.roster, candidate.changes, self.kits)
        warband = build(edited, self.catalog)
        after = After(warband, all_broken(self.checking(warband)))
        still = {b.key: b for b in after.broken}
        worse = [b for key, b in still.items() if is_worse(b, self.before.get(key))]
        after.worse = [b for b in worse if self._is_new_illegal(b)]
        if self.broken.key in still or after.worse or any(map(self._is_of_this, worse)):
            return None, after
        if self.broken.money:
            # What is left unspent follows from any saving and must not outrank a nearer one.
            worse = [b for b in worse if b.severity != "info"]
        kinds = [kind_of_worse(b, self.before.get(b.key)) for b in worse]
        besides = sum(b.kind != "advisory" and key not in still for key, b in self.before.items())
        main, *others = _apart(warband.total, self.total) or [0]
        rank = (
            False,  # True for many edits together
            is_choice(candidate) and not self.broken.is_choice,
            candidate.heals,
            loses_fighters(candidate),
            any(change.do == "disband" for change in candidate.changes),
            (candidate.said, candidate.changes) not in (self.broken.mends or ()),
            kinds.count("unfinished"),
            len(kinds) - kinds.count("unfinished"),
            len(candidate.changes),
            candidate.weight,
            main,
            -besides,
            candidate.delta,
            sum(others),
            not self._gives_back(candidate),
            candidate.label,
        )
        dearer = any(b.money and b.kind == "illegal" for b in worse)
        return Proven(candidate, rank, dict(warband.total), dearer), after

    def _gives_back(self, candidate: Candidate) -> bool:
        """Whether a fighter has a piece of its kit again that it gave up."""
        back = {(change.fighter, change.item) for change in candidate.changes if change.do == "add"}
        return any(
            (entry.id, word) in back for entry in self.roster.fighters for word in entry.without
        )

    def _is_of_this(self, other: Broken) -> bool:
        """Whether the same limit finds it of the same owner: on its other side, or of what the list
        chose instead; or of another from whom only was taken what was missing here."""
        mine = self.broken
        is_moved = mine.kind == other.kind == "unfinished"
        return other.code == mine.code and (is_moved or other.instance.owner == mine.instance.owner)

    def _is_new_illegal(self, worse: Broken) -> bool:
        """Whether what got worse is illegal; that more is spent over a limit is judged by itself."""
        before = self.before.get(worse.key)
        was_illegal = before is not None and before.kind == "illegal"
        is_illegal = kind_of_worse(worse, before) == "illegal"
        return is_illegal and not (worse.money and was_illegal)


@dataclass(slots=True)
class After:
    """The warband after a candidate."""

    warband: Warband
    broken: list[Broken]
    worse: list[Broken] = field(default_factory=list)
    """What is illegal now and was not before."""


def _apart(one: Money, other: Money) -> list[Number]:
    """By how much two costs differ, of each currency."""
    differ = [(now or 0) - (other.get(type_) or 0) for type_, now in one.items()]
    return [max(by, -by) for by in differ]


def is_choice(candidate: Candidate) -> bool:
    """Whether it only changes what a list chooses."""
    return all(change.do == "switch" for change in candidate.changes)


def loses_fighters(candidate: Candidate) -> bool:
    """Whether somebody goes."""
    return any(change.do == "remove" and change.item is None for change in candidate.changes)


def only_loses(candidate: Candidate) -> bool:
    """Whether fighters go, and nothing else is done."""
    return all(change.do == "remove" and change.item is None for change in candidate.changes)
