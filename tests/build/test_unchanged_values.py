"""What a value would be if nothing had changed it, nor what it is worked out of."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, load_catalog
from builder.catalog.formulas import MAX_POWER, FormulaError, parse_formula
from builder.roster.read import parse_roster
from schemas.warband import Fighter

GAME = """
system: {id: gulls, name: Gulls, version: 1.0.0}
characteristics:
  speed: {max: 6}
  aim: {min: 1}
  needs: {formula: 7 - aim, better: low}
  dash: {formula: 2 * speed}
  save: {better: low}
  hits: {of: item, formula: 7 - bearer.aim - steady, better: low}
  steady: {of: item}
weapons: {sling: {profile: {steady: 1}}}
injuries:
  eye: {effects: [{modify: aim, worsen: 1}]}
  leg: {effects: [{modify: speed, worsen: 1}]}
skills: {nimble: {effects: [{modify: dash, add: 3}]}}
changes: [{modify: save, set: 5}]
units: {rower: {profile: {speed: 9, aim: 3}}}
"""


def fighter(folder: Path, *items: str) -> Fighter:
    (folder / "game.yaml").write_text(GAME, "utf-8")
    roster = f"system: gulls\nfighters: [{{unit: rower, with: [{', '.join(items)}]}}]\n"
    return build(parse_roster(roster, "r.yaml").roster, load_catalog("gulls", [folder])).fighters[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "gulls").mkdir()
    return tmp_path / "gulls"


def test_what_follows_from_a_changed_value_would_have_followed_from_the_unchanged_one(
    folder: Path,
) -> None:
    hurt = fighter(folder, "eye", "sling").values
    assert (hurt["aim"].number, hurt["aim"].unchanged) == (2, 3)
    assert (hurt["needs"].number, hurt["needs"].unchanged) == (5, 4)


def test_so_does_what_an_item_works_out_of_its_bearer(folder: Path) -> None:
    (sling, *_) = fighter(folder, "sling", "eye", "eye").items
    assert (sling.values["hits"].number, sling.values["hits"].unchanged) == (5, 3)


def test_a_change_of_its_own_counts_as_one_too(folder: Path) -> None:
    dash = fighter(folder, "nimble").values["dash"]
    assert (dash.number, dash.unchanged) == (15, 12)


def test_a_printed_value_past_its_bounds_is_no_change(folder: Path) -> None:
    speed = fighter(folder).values["speed"]
    assert (speed.base, speed.number, speed.unchanged) == (9, 6, 6)


def test_a_value_that_there_would_not_be_is_none_unchanged(folder: Path) -> None:
    save = fighter(folder).values["save"]
    assert (save.number, save.unchanged) == (5, None)


@pytest.mark.parametrize(
    ("formula", "result"),
    [
        ("power(2, n)", 32),
        ("power(0.5, n)", "1/32"),
        ("power(2, n - n)", 1),
        ("power(2, n - 6)", None),
        ("power(2, n / 2)", None),
        (f"power(1, {MAX_POWER + 1})", None),
    ],
)
def test_a_power_is_of_whole_numbers_that_are_not_too_large(formula: str, result: object) -> None:
    found = parse_formula(formula).evaluate({"n": 5}.get)
    assert (None if found is None else str(found)) == (None if result is None else str(result))


@pytest.mark.parametrize("formula", ["power(2)", "power(2, 3, 4)"])
def test_a_power_takes_two_values(formula: str) -> None:
    with pytest.raises(FormulaError, match="`power` takes two values: of what, and how often"):
        parse_formula(formula)
