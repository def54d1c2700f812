"""`muster catalog new|check|test`: a game made, looked at, tested, and given a weapon."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import click
import platformdirs
import pytest
from jsonschema import Draft202012Validator

from builder.cli.commands.catalog import command as catalog
from schemas.published import json_schema, model_of

SAMPLE = "my-game/samples/first-watch.yaml"


@pytest.fixture
def game(player: Any) -> Path:
    player.does("catalog", "new", "my-game")
    folder: Path = player.folder / "my-game"
    return folder


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert text.count(old) >= 1
    file.write_text(text.replace(old, new, 1))


def fits(name: str, read: Any) -> Any:
    model_of(name).model_validate(read)
    errors = Draft202012Validator(json_schema(name)).iter_errors(read)
    assert [error.message for error in errors] == []
    return read


@pytest.mark.parametrize(
    ("arguments", "wants_catalogs"),
    [
        (("the-tides",), False),
        (("./the-tides/",), False),
        (("the tides",), True),
        (("games/the tides",), True),
        (("the-tides", "-o", "work"), True),
        (("the-tides", "-o", "OWN"), False),
    ],
)
def test_a_new_game_says_what_to_do_next_and_that_works(
    player: Any, arguments: tuple[str, ...], wants_catalogs: bool
) -> None:
    own = platformdirs.user_data_path("musterpress") / "catalogs" / "the-tides"
    place = str(own) if arguments[-1] == "OWN" else arguments[-1]
    said = player.does("catalog", "new", *arguments[:-1], place).splitlines()
    assert said[0] == f"{Path(place)}: a new game, The tides; 11 files"
    steps = [shlex.split(line) for line in said[2:]]
    assert [words[1:2] for words in steps] == [["catalog"], ["catalog"], ["print"]]
    for words in steps:
        player.does(*words[1:])
    assert (player.folder / "the-tides.pdf").read_bytes().startswith(b"%PDF")
    assert ("--catalogs" in steps[-1]) == wants_catalogs


def test_catalogs_are_said_where_another_game_of_that_id_would_be_found(player: Any) -> None:
    player.does("catalog", "new", "mine", "-o", "first/mine")
    (own := platformdirs.user_data_path("musterpress") / "catalogs").mkdir(parents=True)
    (player.folder / "first" / "mine").rename(own / "mine")
    assert "print mine/first-watch --catalogs mine -o" in player.does("catalog", "new", "mine")


def test_a_new_roster_says_what_to_do_next_and_that_works(player: Any, game: Path) -> None:
    game.rename(game.with_name("a game"))
    made = player.tries("new", "my-game", "-o", "my list.yaml", "--catalogs", "a game")
    first, second = made.stderr.splitlines()[-1].removeprefix("Next: ").split("; ")
    player.does(*shlex.split(first)[1:])
    player.does(*shlex.split(second.replace("UNIT", "warden"))[1:])
    assert player.does("cost", "my list.yaml", "--catalogs", "a game")


def test_the_folder_may_have_another_name_than_the_game(player: Any) -> None:
    player.does("catalog", "new", "tides", "-o", "work/first")
    assert player.does("catalog", "check", "work/first") == "work/first: nothing found\n"
    systems = player.asks("systems", "--catalogs", "work/first")["systems"]
    assert "tides" in [one["id"] for one in systems]


def test_nothing_is_overwritten_without_force(player: Any, game: Path) -> None:
    before = {file: file.read_bytes() for file in game.rglob("*") if file.is_file()}
    (game / "units.yaml").write_text("units: {}\n")
    (game / "mine.txt").write_text("mine")
    assert "say --force" in player.is_refused("catalog", "new", "my-game")
    assert (game / "units.yaml").read_text() == "units: {}\n"
    player.does("catalog", "new", "my-game", "--force")
    after = {file: file.read_bytes() for file in game.rglob("*") if file.is_file()}
    assert after == before | {game / "mine.txt": b"mine"}


def test_an_empty_folder_is_taken_and_a_file_in_the_way_is_not(player: Any) -> None:
    (player.folder / "empty").mkdir()
    player.does("catalog", "new", "empty")
    player.writes("file", "")
    assert player.is_refused("catalog", "new", "file").startswith("file: is a file")
    assert player.is_refused("catalog", "new", "file/game")


def test_a_weapon_of_one_line_is_checked_paid_and_printed(player: Any, game: Path) -> None:
    with (game / "weapons.yaml").open("a") as file:
        file.write('  harpoon: [Harpoon, ranged, 6, 10", 3, [two-handed], spears, RULES:Weapons]\n')
    assert player.does("catalog", "check", "my-game") == "my-game: nothing found\n"
    mine = ("--catalogs", "my-game")
    player.does("new", "my-game", "-o", "a.yaml", "--from", "first-watch", *mine)
    before = player.asks("cost", "a.yaml", *mine)["total"]["points"]
    player.does("edit", "a.yaml", "bram", "--with", "harpoon", *mine)
    assert player.asks("cost", "a.yaml", *mine)["total"]["points"] == before + 6
    player.does("check", "a.yaml", *mine)
    player.does("edit", "a.yaml", "bram", "--with", "shield", *mine)
    (found,) = player.asks("check", "a.yaml", *mine)["files"][0]["findings"]
    assert found["code"] == "HANDS"
    assert "bram/harpoon" in found["cause"]
    player.does("undo", "a.yaml")
    player.does("print", "a.yaml", *mine, "-o", "cards/", "--format", "svg", "--strict")
    (card,) = (player.folder / "cards").glob("*bram-1.svg")
    assert all(word in card.read_text() for word in ("Harpoon", "10", "Two-handed"))


def test_every_fault_is_said_at_once_with_its_place(player: Any, game: Path) -> None:
    replace(game / "units.yaml", "guild, [coat, billhook]", "guld, [coat, bilhook]")
    replace(game / "limits.yaml", "count: role:leader", "count: role:leder")
    result = player.tries("catalog", "check", "my-game")
    assert result.exit_code == 1
    *faults, summary = result.stdout.splitlines()
    assert [fault.split(": ")[0].rsplit(":", 2)[0] for fault in faults] == [
        "my-game/limits.yaml",
        "my-game/units.yaml",
        "my-game/units.yaml",
    ]
    assert all("did you mean" in fault for fault in faults)
    assert summary == "my-game: 3 errors"


def test_a_warning_alone_is_no_failure(player: Any, game: Path) -> None:
    replace(game / "weapons.yaml", "knife: [Knife, hand", "knife: [Knife, hnad")
    said = player.does("catalog", "check", "my-game")
    assert ": warning: " in said
    assert said.splitlines()[-1] == "my-game: 1 warning"
    (problem,) = fits("catalog-check", player.asks("catalog", "check", "my-game"))["problems"]
    assert problem["severity"] == "warning"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("units.yaml", "pikeman", "pikman", "no icon `pikman`; did you mean `pikeman`?"),
        ("units.yaml", "pikeman", "qqq", "no icon `qqq`; docs/catalog-language/entries.md lists"),
        ("card.yaml", "size: poker ", "size: pocker", "no card size `pocker` comes with"),
        ("samples/first-watch.yaml", "squads:", "emblem: crwn\nsquads:", "no icon `crwn`; did you"),
    ],
)
def test_what_would_not_be_drawn_is_remarked(
    file: str, old: str, new: str, said: str, player: Any, game: Path
) -> None:
    replace(game / file, old, new)
    remarked, summary = player.does("catalog", "check", "my-game").splitlines()
    assert f"warning: {said}" in remarked
    assert remarked.startswith(f"my-game/{file}:")
    assert summary == "my-game: 1 warning"


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("roles:\n  x:\n    text: A {crwn} shines.", "3:13"),
        ("skills: {x: {text: 'It is a {crwn}, and {crown}, and {crwn}.'}}", "1:29"),
        ("rulings: {x: {says: 'The {i:crwn} wins.'}}", "1:26"),
        ("reference: [{title: T, text: '{box} {>} {d:6} {crwn}'}]", "1:47"),
        ("reference: [{title: T, icon: crwn, text: On.}]", "1:30"),
        ("reference: [{title: T, columns: [A], rows: [['a {crwn}']]}]", "1:49"),
        ("reference:\n  - title: T\n    text: |\n      One.\n      Two {crwn}.", "5:11"),
        ("reference: [{title: T, text: '{**not** and {Big} and { }'}]", ""),
        ("limits: [{id: A, count: fighters, max: 30, message: '{have} of {limit}'}]", ""),
    ],
)
def test_icons_in_texts_that_there_are_not_are_remarked(
    text: str, at: str, player: Any, game: Path
) -> None:
    (game / "more.yaml").write_text(text)
    said = player.does("catalog", "check", "my-game").splitlines()
    remarked = [line.removeprefix("my-game/") for line in said if "icon" in line]
    assert remarked == [f"more.yaml:{at}: warning: no icon `crwn`; did you mean `crown`?"] * bool(
        at
    )


def test_a_misspelt_section_is_one_fault(player: Any, game: Path) -> None:
    replace(game / "units.yaml", "\nunits:", "\nunist:")
    fault, summary = player.tries("catalog", "check", "my-game").stdout.splitlines()
    assert fault == "my-game/units.yaml:3:1: no section `unist`; did you mean `units`?"
    assert summary == "my-game: 1 error"


def test_what_follows_from_a_missing_file_is_counted_and_not_listed(
    player: Any, game: Path
) -> None:
    (game / "system.yaml").unlink()
    fault, summary = player.is_refused("catalog", "check", "my-game").splitlines()
    assert fault.startswith("my-game: no `system` section in this folder")
    found = re.fullmatch(r"my-game: 1 error; (\d+) more that may follow from this .+", summary)
    assert found is not None
    answer = fits("catalog-check", player.asks("catalog", "check", "my-game"))
    assert answer["not_shown"] == int(found[1]) > 1


def test_a_print_says_which_icons_there_are_not(player: Any, game: Path) -> None:
    replace(game / "units.yaml", "pikeman", "pikman")
    mine = ("--catalogs", player.folder)
    result = player.tries("print", SAMPLE, *mine, "-o", "a.pdf", "--strict")
    assert result.exit_code == 1
    assert "no icon `pikman`; did you mean `pikeman`?" in result.stderr


def test_the_answer_of_check_has_the_place_of_each_fault(player: Any, game: Path) -> None:
    replace(game / "limits.yaml", "max: {limit: points}", "max: {limit: pionts}")
    result = player.tries("catalog", "check", "my-game", "--json")
    assert result.exit_code == 1
    (problem,) = fits("catalog-check", json.loads(result.stdout))["problems"]
    assert problem["file"] == str(Path("my-game") / "limits.yaml")
    line = (game / "limits.yaml").read_text().splitlines()[problem["line"] - 1]
    assert "pionts" in line[problem["column"] - 1 :]
    assert problem["severity"] == "error"


@pytest.mark.parametrize("word", ["check", "test"])
def test_what_is_no_catalog_is_unusable(player: Any, game: Path, word: str) -> None:
    assert "did you mean `my-game`?" in player.is_refused("catalog", word, "my-gmae")
    assert "`muster catalog new NAME`" in player.is_refused("catalog", word, "nowhere/at/all")
    assert "is a file" in player.is_refused("catalog", word, "my-game/units.yaml")
    (player.folder / "empty").mkdir()
    assert "a catalog begins with `system:" in player.is_refused("catalog", word, "empty")
    player.writes("half/units.yaml", "units: {a: {cost: 1}}\n")
    assert "no `system` section" in player.is_refused("catalog", word, "half")


def test_a_broken_catalog_is_not_tested_and_says_all_its_faults(player: Any, game: Path) -> None:
    replace(game / "units.yaml", "[coat, billhook]", "[coat, bilhook]")
    replace(game / "limits.yaml", "count: role:leader", "count: role:leder")
    assert len(player.is_refused("catalog", "test", "my-game").splitlines()) == 2


def test_a_case_that_fails_is_said_with_its_line(player: Any, game: Path) -> None:
    file = game / "cases" / "limits.yaml"
    replace(file, "total: 47", "total: 46")
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 1
    line = file.read_text().splitlines().index("- case: a-watch") + 1
    first, cases, *_ = result.stdout.splitlines()
    assert first == f"my-game/cases/limits.yaml:{line}: case a-watch: total is 47, not 46"
    assert cases.endswith(", 1 failed")
    read = fits("catalog-test", player.asks("catalog", "test", "my-game"))
    failed = [one for one in read["cases"] if not one["ok"]]
    assert [(one["case"], one["line"]) for one in failed] == [("a-watch", line)]
    assert failed[0]["differences"] == ["total is 47, not 46"]


def test_a_case_that_cannot_be_read_is_unusable_and_the_others_are_run(
    player: Any, game: Path
) -> None:
    replace(game / "cases" / "limits.yaml", "finds: [HOUNDS]", "fnids: [HOUNDS]")
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 2
    assert "unknown key `fnids`; did you mean `finds`?" in result.stderr
    assert "all as they say" in result.stdout
    read = fits("catalog-test", player.asks("catalog", "test", "my-game"))
    assert len(read["problems"]) == 1
    assert len(read["cases"]) > 5


def test_check_looks_at_samples_and_cases_too(player: Any, game: Path) -> None:
    replace(game / "samples" / "first-watch.yaml", "unit: hound", "unit: huond")
    replace(game / "cases" / "limits.yaml", "finds: [HOUNDS]", "finds: [HUONDS]")
    replace(game / "limits.yaml", "count: role:leader", "count: role:leder")
    result = player.tries("catalog", "check", "my-game")
    assert result.exit_code == 1
    *faults, summary = result.stdout.splitlines()
    assert [fault.split(":")[0].removeprefix("my-game/") for fault in faults] == [
        "limits.yaml",
        "cases/limits.yaml",
        "samples/first-watch.yaml",
    ]
    assert all("did you mean" in fault for fault in faults)
    assert summary == "my-game: 3 errors"


def test_a_sample_is_checked_and_must_not_be_illegal(player: Any, game: Path) -> None:
    assert "1 sample, all legal" in player.does("catalog", "test", "my-game").splitlines()
    file = game / "samples" / "first-watch.yaml"
    replace(file, "{points: 100}", "{points: 50}")
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 1
    first, *_ = result.stdout.splitlines()
    assert first.startswith("my-game/samples/first-watch.yaml: sample first-watch is illegal: ")
    assert first.endswith("[BUDGET]")
    assert "1 sample, 1 illegal" in result.stdout.splitlines()
    (sample,) = fits("catalog-test", player.asks("catalog", "test", "my-game"))["samples"]
    assert (sample["sample"], sample["ok"], sample["status"]) == ("first-watch", False, "illegal")
    assert len(sample["findings"]) == 1


def test_a_sample_may_say_that_what_is_found_in_it_is_meant(player: Any, game: Path) -> None:
    file = game / "samples" / "first-watch.yaml"
    replace(file, "{points: 100}", "{points: 50}\naccepted: [{code: BUDGET, reason: it is big}]")
    assert "1 sample, all legal" in player.does("catalog", "test", "my-game").splitlines()


def test_a_sample_that_is_not_finished_is_told_and_is_no_failure(player: Any, game: Path) -> None:
    replace(game / "samples" / "first-watch.yaml", "    role: leader\n", "")
    said = player.does("catalog", "test", "my-game").splitlines()
    assert "1 sample, 1 unfinished" in said
    assert said[0].startswith("my-game/samples/first-watch.yaml: sample first-watch is unfinished")


def test_a_sample_that_cannot_be_read_is_unusable_and_the_others_are_checked(
    player: Any, game: Path
) -> None:
    text = (game / "samples" / "first-watch.yaml").read_text()
    (game / "samples" / "other.yaml").write_text(text.replace("my-game", "her-game"))
    (game / "samples" / "own.yaml").write_text(text + "homebrew: {skills: {x: {gives: [y]}}}\n")
    (game / "samples" / "torn.yaml").write_text("fighters: [\n")
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 2
    told = [
        line.split(":")[0].removeprefix("my-game/samples/") for line in result.stderr.splitlines()
    ]
    assert told == ["other.yaml", "own.yaml", "torn.yaml"]
    assert "1 sample, all legal" in result.stdout.splitlines()


def test_limits_that_no_case_is_held_to_are_told(player: Any, game: Path) -> None:
    told = "no case has a `size` or a `limit`, so that none is held to BUDGET, LOUD"
    assert told not in player.does("catalog", "test", "my-game")
    for file in (game / "cases").iterdir():
        file.write_text(f"- {{case: {file.stem}}}\n")
    assert told in player.tries("catalog", "test", "my-game").stdout.splitlines()


def test_a_case_whose_own_content_cannot_be_used_fails_alone(player: Any, game: Path) -> None:
    text = "- {case: own, homebrew: {skills: {x: {gives: [y]}}}}\n"
    (game / "cases" / "own.yaml").write_text(text)
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 1
    first, cases, *_ = result.stdout.splitlines()
    assert first.startswith("my-game/cases/own.yaml:1: case own: ")
    assert "no item `y`" in first
    assert cases == "14 cases, 1 failed"


def test_a_unit_that_can_be_in_no_warband_is_said_with_its_place(player: Any, game: Path) -> None:
    (game / "more.yaml").write_text(
        "limits: [{id: NO-DOGS, count: unit:hound, max: 0, source: HOUSE, message: No dogs here.}]\n"
    )
    (game / "cases" / "limits.yaml").unlink()
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 1
    (line,) = [line for line in result.stdout.splitlines() if "no legal warband" in line]
    assert line.startswith("my-game/units.yaml:")
    assert "no legal warband with Hound was found in " in line
    assert line.endswith(", which is no proof that there is none; what remains: No dogs here")
    read = fits("catalog-test", player.asks("catalog", "test", "my-game"))
    lost = [one for one in read["witnesses"] if not one["found"]]
    assert [one["unit"] for one in lost] == ["hound"]
    assert lost[0]["remains"] == ["No dogs here."]


def test_where_no_warband_at_all_is_legal_only_the_nearest_is_told(player: Any, game: Path) -> None:
    (game / "more.yaml").write_text(
        "limits:\n"
        "  - {id: NOBODY, count: fighters, max: {per: 1, of: fighters, over: 99}, source: HOUSE,"
        " message: Nobody here.}\n"
    )
    (game / "cases" / "limits.yaml").unlink()
    result = player.tries("catalog", "test", "my-game")
    assert result.exit_code == 1
    (line,) = [line for line in result.stdout.splitlines() if "no legal warband" in line]
    assert "Nobody here" in line
    read = fits("catalog-test", player.asks("catalog", "test", "my-game"))
    assert len(read["witnesses"]) > 1
    assert not any(one["found"] for one in read["witnesses"])


def test_a_shipped_game_is_sound_by_its_id(player: Any) -> None:
    player.does("catalog", "check", "core-1e")
    player.does("catalog", "test", "core-1e")


def test_the_group_says_what_was_meant(player: Any) -> None:
    assert "did you mean check?" in player.tries("catalog", "chek").stderr


@pytest.mark.parametrize("name", list(catalog.commands))
def test_each_example_of_a_command_for_authors_works(player: Any, name: str) -> None:
    inner = catalog.commands[name]
    assert inner.help
    examples = inner.help.partition("Example:")[2].split("\n")
    lines = [shlex.split(line)[1:] for line in examples if line.strip()]
    assert lines
    if name != "new":
        player.does("catalog", "new", "my-game")
    for words in lines:
        player.does(*words)
    for parameter in inner.params:
        assert not isinstance(parameter, click.Option) or parameter.help
