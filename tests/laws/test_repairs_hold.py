"""A repair that is offered mends its finding and breaks no rule."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from builder import build, check
from builder.build.compiling import rulebook_for
from builder.check.findings import Findings
from builder.check.repair import kits
from builder.roster.edits import apply
from schemas.base import Number
from schemas.statements import Sum
from tests.laws.law import law, worked_out
from tests.laws.tables import Table, tables


@law(0.7)
@given(tables)
def test_a_repair_mends_its_finding_and_makes_nothing_illegal(table: Table) -> None:
    warband, findings = worked_out(table.roster, table.game, repairs=True)
    rulebook = rulebook_for(table.game.data, table.game.key, warband.roster)
    known = kits(rulebook, warband), rulebook.names.aliases
    for finding in findings:
        for repair in finding.repairs:
            edited = build(apply(warband.roster, repair.changes, *known), table.game)
            after = check(edited, table.game, repairs=False)
            key = finding.code, finding.owner
            assert _of(after)[key] < _of(findings)[key], repair.label
            assert not (_illegal(after) - _illegal(findings)), repair.label
            assert not _grown(findings, after, table), repair.label
            assert edited.total == repair.total_after


def _of(findings: Findings) -> Counter[tuple[str, str]]:
    return Counter((finding.code, finding.owner) for finding in findings)


def _grown(before: Findings, after: Findings, table: Table) -> list[str]:
    """What is illegal, other than by what is spent, and further from its bound than it was."""
    money = {
        limit.id
        for limit in table.game.data.limits
        if isinstance(limit, Sum) and limit.sum in table.game.data.cost_types
    }
    gaps = [_gaps(findings, money) for findings in (before, after)]
    return [key for key, gap in gaps[1].items() if key in gaps[0] and gap > gaps[0][key]]


def _gaps(findings: Findings, money: set[str | None]) -> dict[str, Number]:
    found: dict[str, Number] = {}
    for one in findings:
        if one.kind == "illegal" and one.have is not None and one.limit is not None:
            key = f"{one.code} of {one.owner}"
            if one.code not in money:
                found[key] = max(found.get(key, 0), abs(one.have - one.limit))
    return found


def _illegal(findings: Findings) -> Counter[tuple[str, str]]:
    return Counter((f.code, f.owner) for f in findings if f.kind == "illegal")
