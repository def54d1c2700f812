"""The starter game of `templates/game`: sound, tested, and easily added to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builder import build, check, load_catalog, load_roster
from builder.catalog.examine import check_folder
from builder.check.case_files import read_cases
from builder.check.cases import run_case
from builder.check.witness import wanted, witness
from builder.cli.author.starter import start_game
from schemas.problems import InputError


@pytest.fixture
def game(tmp_path: Path) -> Path:
    start_game(str(tmp_path / "my-game"), None, force=False)
    return tmp_path / "my-game"


def test_the_linter_finds_nothing_in_it(game: Path) -> None:
    assert [str(problem) for problem in check_folder(game)] == []


def test_its_cases_come_out_as_they_say(game: Path) -> None:
    catalog = load_catalog(game)
    cases, problems = read_cases(game)
    assert problems == []
    assert len(cases) >= 6
    assert {one.case.case: run_case(one.case, catalog) for one in cases} == {
        one.case.case: [] for one in cases
    }


def test_each_of_its_units_is_in_a_legal_warband(game: Path) -> None:
    catalog = load_catalog(game)
    assert all(witness(catalog, *one).found for one in wanted(catalog))


def test_its_sample_is_legal_and_shows_every_part(game: Path) -> None:
    catalog = load_catalog(game)
    warband = build(load_roster(game / "samples" / "first-watch.yaml"), catalog)
    assert check(warband, catalog).findings == ()
    assert {fighter.unit for fighter in warband.fighters} == set(catalog.data.units)


def test_each_of_its_limits_is_broken_by_a_case(game: Path) -> None:
    catalog = load_catalog(game)
    cases, _ = read_cases(game)
    broken = {code for one in cases for code in one.case.finds}
    assert broken == {limit.id for limit in catalog.data.limits}


def test_its_limits_are_of_several_kinds(game: Path) -> None:
    kinds = {type(limit).__name__ for limit in load_catalog(game).data.limits}
    assert {"Count", "Sum", "Excludes"} <= kinds


def test_every_file_begins_with_a_comment_has_short_lines_and_no_placeholder(game: Path) -> None:
    files = sorted(game.rglob("*.yaml"))
    assert len(files) >= 10
    for file in files:
        text = file.read_text()
        assert text.startswith("# "), file
        assert "$" not in text, file
        assert max(map(len, text.splitlines())) <= 110, file


def test_the_weapon_that_it_suggests_is_one_line_away(game: Path) -> None:
    file = game / "weapons.yaml"
    text, changes = re.subn(r"(?m)^  # (boat-hook: )", r"  \1", file.read_text())
    assert changes == 1
    file.write_text(text)
    assert check_folder(game) == []
    assert load_catalog(game).data.weapons["boat-hook"].class_ == "hand"


@pytest.mark.parametrize(
    ("name", "id_", "title"),
    [
        ("my-game", "my-game", "My game"),
        ("Tides & Tin_Men", "tides-tin-men", "Tides Tin Men"),
        ("Übergang 2", "ubergang-2", "Übergang 2"),
        ("no", "no", "No"),
        ("1e3", "1e3", "1e3"),
        ("{a: b} # c", "a-b-c", "A b c"),
        ("null", "null", "Null"),
    ],
)
def test_the_id_and_the_title_follow_from_the_name(
    tmp_path: Path, name: str, id_: str, title: str
) -> None:
    made = start_game(str(tmp_path / "some" / name), None, force=False)
    assert (made.folder.name, made.id, made.name) == (name, id_, title)
    assert check_folder(made.folder) == []
    system = load_catalog(made.folder).data.system
    assert (system.id, system.name) == (id_, title)


@pytest.mark.parametrize("name", ["…", "---", "игра", "core-1e", "Core 1e"])
def test_a_name_without_an_id_of_its_own_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError):
        start_game(str(tmp_path / name), None, force=False)
    assert list(tmp_path.iterdir()) == []
