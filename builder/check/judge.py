"""Judges every limit on every instance."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from builder.build.compiling import rulebook_for
from builder.build.state_of import state_of
from builder.check.alone import broken_alone
from builder.check.broken import Broken, finding
from builder.check.builtin import OF_ROSTER
from builder.check.builtin.choices import choose_size
from builder.check.builtin.notes import accepted_in_vain
from builder.check.limits import JUDGES
from builder.check.ready import Beside, Checking, ready_limits
from schemas.finding import Finding
from schemas.warband import Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

SEVERITIES = ("error", "warning", "info")


def checking_of(warband: Warband, catalog: Catalog, beside: Beside | None = None) -> Checking:
    """What a check of a warband looks at."""
    rulebook = rulebook_for(catalog.data, catalog.key, warband.roster)
    state = state_of(warband, rulebook)
    ids = (fighter.id for fighter in warband.fighters)
    entries = dict(zip(ids, warband.roster.fighters, strict=True))
    return Checking(warband, rulebook, state, entries, beside=beside or Beside())


def judge(checking: Checking) -> list[tuple[Broken, Finding]]:
    """What is broken, with its finding, in the order in which findings are shown."""
    pairs = [(one, finding(one, checking)) for one in all_broken(checking)]
    if checking.beside.accepts and checking.warband.roster.accepted:
        pairs = [(one, f if one.departs else _accepted(f, checking)) for one, f in pairs]
    order = {fighter.id: fighter.number for fighter in checking.warband.fighters}
    pairs.sort(key=lambda pair: () if pair[0].departs else _rank(pair[1], order))
    return pairs


def all_broken(checking: Checking) -> list[Broken]:
    """What is broken, in no particular order."""
    broken: list[Broken] = []
    broken += broken_alone(checking)
    for ready in ready_limits(checking.rulebook):
        if not ready.local:
            broken += JUDGES[type(ready.limit)](ready, checking)
    for builtin in OF_ROSTER:
        broken += builtin(checking)
    broken += choose_size(checking)
    if checking.beside.accepts:
        broken += list(accepted_in_vain(broken, checking))
    departures = [one for look in checking.beside.judges for one in look(checking)]
    return departures + _once(broken)


def _once(broken: Iterable[Broken]) -> list[Broken]:
    """Without NOT-OFFERED where a limit of the catalog forbids the same thing and says why."""
    several = list(broken)
    said = {
        thing.ref for one in several if one.bans and one.kind == "illegal" for thing in one.causes
    }
    return [
        one
        for one in several
        if one.code != "NOT-OFFERED" or not any(thing.ref in said for thing in one.causes)
    ]


def _accepted(found: Finding, checking: Checking) -> Finding:
    for accepted in checking.warband.roster.accepted:
        if accepted.code == found.code and accepted.owner == found.owner:
            return replace(found, severity="info", accepted=accepted.reason or "accepted")
    return found


def _rank(found: Finding, order: dict[str, int]) -> tuple[int, int, str, str, str]:
    return (
        SEVERITIES.index(found.severity),
        order.get(found.owner, 0),
        found.code,
        found.owner,
        found.message,
    )
