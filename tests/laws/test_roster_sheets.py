"""The roster sheet of any game's warband has every fighter, all that it costs, and stays on paper."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from builder import build, check
from output.card.themes import load_theme
from output.page.paper import load_paper
from output.roster.pages import roster_pages
from output.roster.view import roster_view
from output.sheet.proofs import overlapping
from tests.laws.law import law, roster_of
from tests.laws.tables import Table, made_up, played
from tests.roster_sheet.on_paper import stand_within
from tests.roster_sheet.sheets import words_on


def is_whole(table: Table) -> None:
    """Asserts that the roster sheet says what the warband is, on paper."""
    warband = build(roster_of(table.roster), table.game)
    findings = check(warband, table.game, repairs=False)
    view = roster_view(warband, findings.findings, findings.checked)
    rows = [row for group in view.groups for row in group.figures]
    assert Counter(row.fighter for row in rows) == Counter(one.id for one in warband.fighters)
    assert len(view.told) == len(findings)
    for one, row in zip(
        warband.fighters, sorted(rows, key=lambda row: int(row.number)), strict=True
    ):
        assert len(row.kit) == len(one.items)
    made = roster_pages(
        warband, findings.findings, findings.checked, load_paper("a4"), load_theme("signal")
    )
    assert made.faults == []
    for page in made.pages:
        assert stand_within(page)
        assert overlapping(page) == []
    words = words_on(made.pages)
    for found in findings:
        assert found.code in words


@given(table=made_up())
@law()
def test_a_made_up_game_has_whole_roster_sheets(table: Table) -> None:
    is_whole(table)


@given(table=played())
@law()
def test_a_written_game_has_whole_roster_sheets(table: Table) -> None:
    is_whole(table)
