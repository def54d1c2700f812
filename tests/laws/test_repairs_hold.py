"""A repair that is offered mends its finding and breaks no rule."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from builder import build, check
from builder.build.rulebook import rulebook_for
from builder.check.findings import Findings
from builder.check.repair import kits
from builder.roster.edits import apply
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
            assert edited.total == repair.total_after


def _of(findings: Findings) -> Counter[tuple[str, str]]:
    return Counter((finding.code, finding.owner) for finding in findings)


def _illegal(findings: Findings) -> Counter[tuple[str, str]]:
    return Counter((f.code, f.owner) for f in findings if f.kind == "illegal")
