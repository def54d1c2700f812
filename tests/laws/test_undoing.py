"""What is taken back leaves nothing behind."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder import build, check
from builder.catalog.catalog import Catalog
from builder.check.findings import Findings
from builder.roster.choices import text_of
from builder.roster.document import RosterDocument
from builder.roster.edits import duplicate_fighter, hire, remove_fighter, take
from builder.roster.edits.fighters import with_fighter
from builder.roster.save import redo, undo
from schemas.prices import Bundle, Copies, Models
from schemas.roster import Roster, RosterFighter
from schemas.warband import Warband
from tests.laws.law import law, roster_of, summary, worked_out
from tests.laws.rosters import rosters
from tests.laws.tables import Table, tables


def _of(roster: Roster, game: Catalog) -> tuple[Warband, Findings]:
    warband = build(roster, game)
    return warband, check(warband, game, repairs=False)


@law()
@given(tables, st.data())
def test_taking_away_what_was_added_restores_all(table: Table, data: st.DataObject) -> None:
    more = data.draw(rosters(table.game))["fighters"][0]
    before = worked_out(table.roster, table.game)
    added = [*table.roster["fighters"], {**more, "id": "more"}]
    worked_out({**table.roster, "fighters": added}, table.game)
    after = worked_out(table.roster, table.game)
    assert list(after[1]) == list(before[1])
    assert after[0].total == before[0].total
    assert after[0].fighters == before[0].fighters


@law()
@given(tables, st.data())
def test_hiring_and_dismissing_by_edits_restores_all(table: Table, data: st.DataObject) -> None:
    roster = roster_of(table.roster)
    unit = data.draw(st.sampled_from([*table.game.data.units]))
    hired, id_ = hire(roster, RosterFighter(unit=unit, count=data.draw(st.integers(1, 3))))
    dismissed = remove_fighter(hired, id_)
    assert text_of(dismissed) == text_of(roster)
    assert summary(*_of(dismissed, table.game)) == summary(*_of(roster, table.game))


@law(0.4)
@given(table=tables, data=st.data())
def test_undo_brings_back_the_file_and_what_is_said_of_it(
    table: Table, data: st.DataObject, folder: Path
) -> None:
    file = folder / "roster.yaml"
    file.unlink(missing_ok=True)
    first = RosterDocument.new(file, roster_of(table.roster))
    first.save()
    held = [file.read_bytes()]
    for _ in range(data.draw(st.integers(1, 3))):
        document = RosterDocument.open(file)
        document.replace(data.draw(edited(document.roster, table.game))).save()
        if file.read_bytes() != held[-1]:
            held.append(file.read_bytes())
    for before in held[-2::-1]:
        undo(file)
        assert file.read_bytes() == before
    again = RosterDocument.open(file).roster
    assert summary(*_of(again, table.game)) == summary(*worked_out(table.roster, table.game))
    for after in held[1:]:
        redo(file)
        assert file.read_bytes() == after


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rosters")


@st.composite
def edited(draw: st.DrawFn, roster: Roster, game: Catalog) -> Roster:
    """A roster after one edit that a player makes."""
    at = draw(st.integers(0, len(roster.fighters) - 1)) if roster.fighters else -1
    edits = ["hire", *["take", "remove", "duplicate"] * (at >= 0)]
    match draw(st.sampled_from(edits)):
        case "hire":
            unit = draw(st.sampled_from([*game.data.units]))
            return hire(roster, RosterFighter(unit=unit))[0]
        case "take":
            more = draw(rosters(game))["fighters"][0]["with"]
            word = next((pick for pick in more if isinstance(pick, str)), "ghost")
            return with_fighter(roster, at, take(roster.fighters[at], word))
        case "remove":
            return remove_fighter(roster, str(roster.fighters[at].id))
        case _:
            return duplicate_fighter(roster, str(roster.fighters[at].id))[0]


@law()
@given(tables)
def test_a_copy_costs_what_the_original_costs(table: Table) -> None:
    roster = roster_of(table.roster)
    for fighter in roster.fighters:
        copied, id_ = duplicate_fighter(roster, str(fighter.id))
        warband = build(copied, table.game)
        one, other = (next(f for f in warband.fighters if f.id == i) for i in (fighter.id, id_))
        if not _depends_on_others(table.game):
            assert one.cost == other.cost
            assert _figures(one.receipts) == _figures(other.receipts)
        assert [item.word for item in one.items] == [item.word for item in other.items]


def _depends_on_others(game: Catalog) -> bool:
    """Whether some price depends on how many of a thing there are."""
    entries = [*game.data.units.values(), *_all_items(game)]
    return any(isinstance(entry.cost, Copies | Bundle | Models) for entry in entries)


def _all_items(game: Catalog) -> list[Any]:
    from schemas.catalog import ITEM_SECTIONS

    return [item for section in ITEM_SECTIONS for item in getattr(game.data, section).values()]


def _figures(receipts: dict[str, Any]) -> dict[str, list[int | Fraction | None]]:
    return {type_: [line.amount for line in one.lines] for type_, one in receipts.items()}
