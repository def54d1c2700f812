"""The checker: informs, never edits, never refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from builder.check.builtin import OF_FIGHTER, OF_ROSTER, OF_VALUES
from builder.check.findings import Findings
from builder.check.judge import checking_of, judge
from builder.check.ready import Beside, Checking
from builder.check.then import with_numbers
from schemas.warband import Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog


def check(
    warband: Warband, catalog: Catalog, *, repairs: bool = True, beside: Beside | None = None
) -> Findings:
    """All findings of a warband, in a fixed order, with proven repairs unless told not to.

    `beside` is what else it is held against, such as the rules of an event.
    """
    checking = checking_of(warband, catalog, beside)
    pairs = judge(checking)
    findings, untried = [found for _, found in pairs], 0
    if repairs and findings:
        from builder.check.repair import with_repairs

        findings, untried = with_repairs(pairs, checking, catalog)
    findings = with_numbers(findings, warband)
    return Findings(tuple(findings), _checked(checking), untried)


def _checked(checking: Checking) -> int:
    """How many limits were looked at; those that wait for a size were not."""
    rulebook = checking.rulebook
    limits = len(rulebook.limits) - len(checking.waiting)
    places = len(rulebook.slot_limits) + len(rulebook.rooms)
    builtin = len(OF_FIGHTER) + len(OF_VALUES) + len(OF_ROSTER) + len(checking.beside.judges)
    return limits + places + len(rulebook.minded) + builtin
