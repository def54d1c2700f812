"""A rider has two statlines, its own and that of its mount; all that is said of one holds of both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog import Catalog
from builder.catalog.examine import check_folder
from builder.roster.read import parse_roster
from output.card.blocks import Table
from output.card.view import view_of
from output.export.json_ import warband_data
from output.export.text import to_text
from schemas.warband import Fighter, Warband

GAME = """
system: {id: riders, name: Riders, version: 1.0.0}
cost_types: {points: {name: Points, short: pts}}
characteristics:
  move: {name: Move, short: Mv, as: '{}"', min: 1, max: 12, beyond: error}
  might: {name: Might, default: 2}
  run: {name: Run, as: '{}"', formula: move * 2 + might}
  bite: {name: Bite, profile: mount}
profiles:
  mount: {has: [move, might, run]}
  dog: {name: Hound, has: [move]}
weapons:
  lance: {name: Lance, cost: 3, effects: [{modify: mount-might, add: 1}]}
wargear:
  barding: {name: Barding, cost: 2, effects: [{modify: mount-move, add: -2}]}
  stag: {name: Stag, cost: 6, effects: [{modify: mount-move, set: 9}]}
  horn: {name: Horn, cost: 1, effects: [{modify: mount-move, add: 9}]}
units:
  walker: {cost: 5, profile: {move: 5"}}
  rider: {like: walker, cost: 12, profile: {mount-move: 10", mount-might: 4, dog-move: 7"}}
"""
ROSTER = """
system: riders
limit: {points: 99}
fighters:
  - {id: a, unit: rider, with: [lance, barding]}
  - {id: b, unit: walker}
  - {id: c, unit: walker, with: [stag]}
  - {id: d, unit: walker, profile: {mount-move: 7"}}
  - {id: e, unit: rider, with: [horn]}
"""


@pytest.fixture
def game(tmp_path: Path) -> Catalog:
    folder = tmp_path / "riders"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME, "utf-8")
    return load_catalog("riders", [folder])


@pytest.fixture
def warband(game: Catalog) -> Warband:
    return build(parse_roster(ROSTER, "r.yaml").roster, game)


@pytest.fixture
def values(warband: Warband) -> Callable[[str], dict[str, str]]:
    def printed(id_: str) -> dict[str, str]:
        return {key: value.text for key, value in _fighter(warband, id_).values.items()}

    return printed


def _fighter(warband: Warband, id_: str) -> Fighter:
    return next(fighter for fighter in warband.fighters if fighter.id == id_)


def test_a_profile_is_changed_and_worked_out_by_itself(
    values: Callable[[str], dict[str, str]],
) -> None:
    rider = values("a")
    assert (rider["move"], rider["might"], rider["run"]) == ('5"', "2", '12"')
    assert (rider["mount-move"], rider["mount-might"], rider["mount-run"]) == ('8"', "5", '21"')
    assert rider["dog-move"] == '7"'


def test_its_receipt_names_unit_and_items(warband: Warband) -> None:
    value = _fighter(warband, "a").values["mount-move"]
    assert value.name == "Mount Move"
    assert [(line.label, line.amount) for line in value.receipt.lines] == [
        ("Rider", 10),
        ("Barding", -2),
    ]


def test_who_has_no_mount_has_none_of_its_values(
    values: Callable[[str], dict[str, str]],
) -> None:
    assert set(values("b")) == {"move", "might", "run"}


def test_an_item_or_the_player_gives_a_profile_to_who_has_none(
    values: Callable[[str], dict[str, str]],
) -> None:
    assert values("c")["mount-move"] == '9"'
    assert values("d")["mount-move"] == '7"'


def test_its_bounds_are_judged_by_themselves(game: Catalog, warband: Warband) -> None:
    findings = [finding for finding in check(warband, game) if finding.severity == "error"]
    assert [(finding.owner, finding.message) for finding in findings] == [
        ("e", 'Rider 2: Mount Move would be 19"; not beyond 12".')
    ]
    assert _fighter(warband, "e").values["mount-move"].text == '12"'


def test_a_card_has_a_row_for_each_profile_that_the_fighter_has(warband: Warband) -> None:
    rider, walker = (view_of(_fighter(warband, id_), warband.system).blocks for id_ in ("a", "b"))
    (table, *_) = [block for block in rider if isinstance(block, Table)]
    assert [column.label for column in table.columns] == ["Move", "Might", "Run"]
    assert [(row.name, tuple(f.text for f in row.figures)) for row in table.rows] == [
        ("Mount", ('8"', "5", '21"')),
        ("Hound", ('7"', "", "")),
    ]
    assert not [block for block in walker if isinstance(block, Table)]


def test_exports_have_the_values_of_all_profiles(warband: Warband) -> None:
    assert 'Mount Mv 8" · Mount Might 5' in to_text(warband, [])
    data = warband_data(warband, [])
    assert data["system"]["profiles"][0] == {
        "id": "mount",
        "name": "Mount",
        "values": ["mount-move", "mount-might", "mount-run"],
    }
    ids = [value["id"] for value in data["fighters"][0]["values"]]
    assert {"move", "mount-move", "dog-move"} <= set(ids)


@pytest.mark.parametrize(
    ("has", "what"),
    [
        ("[mov]", "no characteristic `mov`; did you mean `move`?"),
        ("[move, move]", "`move` is said twice"),
        ("[harm]", "`harm` is a value of items; a profile has those of fighters"),
        ("[ride]", "`mount-ride` is a characteristic already; rename it, or the profile"),
    ],
)
def test_what_a_profile_cannot_have_is_told_at_its_place(
    tmp_path: Path, has: str, what: str
) -> None:
    text = f"""system: {{id: g, name: G, version: 1.0.0}}
characteristics: {{move: {{}}, harm: {{of: item}}, ride: {{}}, mount-ride: {{}}}}
profiles: {{mount: {{has: {has}}}}}
units: {{walker: {{profile: {{move: 1, ride: 1, mount-ride: 1}}}}}}
"""
    (tmp_path / "g.yaml").write_text(text, "utf-8")
    errors = [one for one in check_folder(tmp_path) if not one.warning]
    assert [(one.line, one.message) for one in errors] == [(3, what)]
