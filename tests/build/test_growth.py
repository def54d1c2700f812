"""The work grows with the roster and with the catalog as they do, counted in calls, not in time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.build.compiling import rulebook_for
from builder.catalog.catalog import Catalog
from builder.roster.read import parse_roster
from schemas.roster import Roster
from tests.calls import calls

UNITS, WEAPONS = 6, 8
GAME = """\
system: {id: growing, name: Growing game, version: "1"}
cost_types: {points: {name: Points}}
characteristics: {move: {name: Move}}
classes: {light: {name: Light weapon}, heavy: {name: Heavy weapon}}
keywords: {red: {name: Red, family: clan}, blue: {name: Blue, family: clan}}
squads: {team: {name: Team}}
"""
AROUND = """\
changes:
  - {id: crowd, modify: move, add: -1, if: {count: fighters, in: warband, min: 5}}
  - {id: team-work, modify: move, add: {per: 3, plus: 1, of: 'class:light', in: squad}}
  - {id: drill, modify: points, add: -1, times: {per: 4, of: 'keyword:red', in: warband}}
  - {id: parade, modify: points, add: 1, if: {sum: move, in: warband, min: 30}}
"""


@pytest.fixture
def game(tmp_path: Path) -> Callable[..., Catalog]:
    """A game of so many limits; with values that look around, or without."""

    def write(limits: int, *, around: bool = False) -> Catalog:
        folder = tmp_path / f"of-{limits}-{around}" / "growing"
        folder.mkdir(parents=True)
        clans = ("red", "blue")
        rows = {
            "units": [
                f"  unit-{at}: {{name: Unit {at}, keywords: [{clans[at % 2]}], cost: 10,"
                f" profile: {{move: 5}}}}"
                for at in range(UNITS)
            ],
            "weapons": [
                f"  weapon-{at}: {{name: Weapon {at}, class: {('light', 'heavy')[at % 2]}, cost: 1}}"
                for at in range(WEAPONS)
            ],
            "limits": [f"  - {{id: L{at}, {_limit(at)}}}" for at in range(limits)],
        }
        text = GAME + "".join(f"{key}:\n" + "\n".join(lines) + "\n" for key, lines in rows.items())
        (folder / "system.yaml").write_text(text + (AROUND if around else ""), "utf-8")
        return load_catalog("growing", [folder])

    return write


def _limit(at: int) -> str:
    kinds = (
        f"count: 'unit:unit-{at % UNITS}', max: 9",
        f"in: fighter, with: weapon-{at % WEAPONS}, requires: 'class:light'",
        f"for: 'unit:unit-{at % UNITS}', count: 'class:heavy', max: {{per: 2, plus: 1, of: fighters, in: warband}}",
        "sum: points, of: 'keyword:red', max: {percent: 60, of: spent}",
    )
    return kinds[at % len(kinds)]


def roster_of(fighters: int) -> Roster:
    """Fighters who differ, so that none is a copy, in squads of six."""
    squads = ", ".join(f"{{id: s{at}, type: team}}" for at in range(fighters // 6 + 1))
    lines = ["system: growing", f"squads: [{squads}]", "fighters:"]
    for at in range(fighters):
        weapons = f"weapon-{at % WEAPONS}, weapon-{(at * 3 + 1) % WEAPONS}"
        who = f"id: f{at}, unit: unit-{at % UNITS}, squad: s{at // 6}, why: reason {at}"
        lines.append(f"  - {{{who}, with: [{weapons}]}}")
    return parse_roster("\n".join(lines) + "\n", "roster.yaml").roster


def checked(roster: Roster, catalog: Catalog) -> None:
    check(build(roster, catalog), catalog, repairs=False)


@pytest.mark.parametrize("around", [False, True])
def test_twice_the_fighters_are_twice_the_work(game: Callable[..., Catalog], around: bool) -> None:
    catalog = game(20, around=around)
    checked(roster_of(240), catalog)

    def work(fighters: int) -> int:
        roster = roster_of(fighters)
        rulebook_for(catalog.data, catalog.key, roster).forget()
        return calls(lambda: checked(roster, catalog))

    assert 3 < work(240) / work(60) < 4.8


def test_twice_the_statements_are_no_more_than_twice_the_work(
    game: Callable[..., Catalog],
) -> None:
    def work(limits: int) -> int:
        catalog = game(limits)
        checked(roster_of(6), catalog)
        return calls(lambda: checked(roster_of(30), catalog))

    assert 1.5 < work(400) / work(100) < 4.4


@pytest.mark.parametrize("number", [100, 2400])
def test_an_edit_of_one_works_out_one_where_nobody_looks_around(
    game: Callable[..., Catalog], number: int
) -> None:
    catalog, roster = game(0), roster_of(number)
    first = calls(lambda: checked(roster, catalog))
    edited = roster.fighters[50].model_copy(update={"count": 2})
    fighters = [*roster.fighters[:50], edited, *roster.fighters[51:]]
    again = calls(lambda: checked(roster.model_copy(update={"fighters": fighters}), catalog))
    assert again < first / 8
