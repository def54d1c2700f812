"""It never matters whether fighters are worked out each by itself or all together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from builder import load_catalog, load_roster
from builder.build.compiling import rulebook_for
from schemas.roster import Roster, RosterFighter
from tests.laws.law import law, worked_out
from tests.laws.tables import Table, tables

KILL_TEAM = load_catalog("kill-team")
"""A leader of it has values that count the team."""
TEAM = load_roster(Path(__file__).parents[2] / "catalogs/kill-team" / "samples" / "first-team.yaml")


@contextmanager
def all_together(table: Table) -> Iterator[None]:
    """Nobody is worked out by itself, and nothing kept is used."""
    roster = Roster.model_validate(table.roster)
    rulebook = rulebook_for(table.game.data, table.game.key, roster)
    before, rulebook.in_turn = rulebook.in_turn, False
    rulebook.forget()
    try:
        yield
    finally:
        rulebook.in_turn = before
        rulebook.forget()


def told(table: Table) -> Any:
    warband, found = worked_out(table.roster, table.game)
    return warband.fighters, warband.total, found.findings


@law(3)
@given(tables)
def test_in_turn_is_what_it_is_together(table: Table) -> None:
    with all_together(table):
        together = told(table)
    assert told(table) == together
    assert told(table) == together, "from what was kept"


@law(5)
@given(st.lists(st.lists(st.sampled_from(TEAM.fighters), min_size=1, max_size=9), min_size=3))
def test_a_leader_known_from_another_list_counts_the_list_it_is_in(
    lists: list[list[RosterFighter]],
) -> None:
    team = TEAM.model_dump(exclude_unset=True)
    made = [
        Table(KILL_TEAM, {**team, "fighters": named(at, each)}) for at, each in enumerate(lists)
    ]
    for table, (fighters, total, findings) in zip(made, list(map(told, made)), strict=True):
        leaders = [one for one in fighters if "leader" in one.roles]
        assert all(one.values["bottle"].number == -(-len(fighters) // 4) for one in leaders)
        with all_together(table):
            assert told(table) == (fighters, total, findings)


def named(at: int, fighters: list[RosterFighter]) -> list[dict[str, Any]]:
    """Fighters under names of their own."""
    return [
        {**one.model_dump(by_alias=True, exclude_unset=True), "id": f"f{n}", "name": f"{at} {n}"}
        for n, one in enumerate(fighters)
    ]
