"""A roster that was made for another state of its catalog: untouched, and told in numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from schemas.published import model_of

GAME = {
    "system.yaml": """\
system: {id: tarn, name: Tarn, version: 1.0.0, kit_cost: listed, label: invented for tests}
cost_types: {points: {name: Points}}
characteristics: {move: {name: Move, as: '{}"'}, range: {name: Range, as: '{}"', of: item}}
units:
  guide: {name: Guide, cost: 10, profile: {move: 5"}, kit: [staff]}
  porter: {name: Porter, cost: 6, profile: {move: 4"}}
weapons:
  staff: {name: Staff, cost: 2}
  sling: {name: Sling, cost: 3, profile: {range: 8"}}
""",
    "limits.yaml": """\
limits:
  - {id: CAP, sum: points, max: {limit: points}}
  - {id: PORTERS, count: unit:porter, max: 3}
switches:
  rules: {kind: edition, default: spring, choices: {spring: {}, autumn: {limits: [{id: FEW, count: fighters, max: 2}]}}}
""",
}


class Game:
    """A player with a catalog of their own, made for which a roster lies there."""

    def __init__(self, player: Any) -> None:
        self.player = player
        for name, text in GAME.items():
            player.writes(f"games/tarn/{name}", text)
        self.does("new", "tarn", "-o", "r.yaml", "--limit", 40)
        for unit, *more in (("guide", "--name", "Ada"), ("porter", "--with", "sling")):
            self.does("add", "r.yaml", unit, *more)
        self.before = player.reads("r.yaml")

    def does(self, *arguments: object) -> str:
        return str(self.player.does(*arguments, "--catalogs", "games"))

    def asks(self, *arguments: object) -> Any:
        return self.player.asks(*arguments, "--catalogs", "games")

    def changes(self, name: str, old: str, new: str) -> None:
        """Another state of the catalog."""
        text = self.player.reads(f"games/tarn/{name}")
        assert old in text
        self.player.writes(f"games/tarn/{name}", text.replace(old, new))

    def told(self) -> str:
        """What `check` says of the catalog."""
        (file,) = self.asks("check", "r.yaml")["files"]
        (found,) = [one for one in file["findings"] if one["code"] == "CATALOG-CHANGED"]
        assert (found["severity"], found["owner"]) == ("info", "roster")
        return str(found["message"])

    def differs(self) -> Any:
        """The same for programs."""
        answer = self.asks("check", "r.yaml")
        model_of("check").model_validate(answer)
        return answer["files"][0]["made_for"]["differs"]


@pytest.fixture
def game(player: Any) -> Game:
    return Game(player)


def test_the_catalog_as_it_was_is_told_nowhere(game: Game) -> None:
    (file,) = game.asks("check", "r.yaml")["files"]
    assert "made_for" not in file
    assert "CATALOG-CHANGED" not in [one["code"] for one in file["findings"]]
    assert "made_for" not in game.asks("cost", "r.yaml")


def test_a_price_that_changed_is_told_for_all_and_for_each(game: Game) -> None:
    game.changes("system.yaml", "1.0.0", "1.1.0")
    game.changes("system.yaml", "cost: 3", "cost: 5")
    assert game.told() == (
        "This roster was made for version 1.0.0 of the catalog, which is now version 1.1.0; "
        "23 points in all, was 21 points; Porter 11 points, was 9 points"
    )
    differs = game.differs()
    assert differs["total"] == {"then": {"points": 21}, "now": {"points": 23}}
    (porter,) = differs["fighters"]
    assert (porter["name"], porter["values"]) == ("Porter", [])
    assert porter["cost"] == {"then": {"points": 9}, "now": {"points": 11}}


def test_values_that_changed_are_told_with_whose_they_are(game: Game) -> None:
    game.changes("system.yaml", 'range: 8"', 'range: 9"')
    game.changes("system.yaml", 'move: 5"', 'move: 6"')
    assert game.told() == (
        "This roster was made for version 1.0.0 of the catalog, which is in another state of "
        'version 1.0.0; Move 6", was 5" (Ada); Range of Sling 9", was 8" (Porter)'
    )
    assert game.differs()["fighters"][1]["values"] == [
        {"id": "sling.range", "name": "Range of Sling", "then": '8"', "now": '9"'}
    ]


def test_a_limit_that_changed_is_told_by_the_finding_it_makes(game: Game) -> None:
    game.changes("limits.yaml", "unit:porter, max: 3", "unit:porter, max: 0")
    assert "; new: Porters: 1; none allowed [PORTERS]" in game.told()
    (new,) = game.differs()["new"]
    assert (new["code"], new["severity"], new["owner"]) == ("PORTERS", "error", "roster")
    game.changes("limits.yaml", "unit:porter, max: 0", "unit:porter, max: 4")
    assert game.told().endswith("; nothing in it has changed")


def test_a_finding_that_is_gone_is_told(game: Game) -> None:
    game.does("add", "r.yaml", "porter", "--count", 3)
    game.changes("limits.yaml", "max: 3", "max: 9")
    assert "no longer: Porters: 4; at most 3. 1 too many [PORTERS]" in game.told()


def test_another_edition_of_the_rules_by_default_is_told(game: Game) -> None:
    game.does("add", "r.yaml", "porter")
    game.changes("limits.yaml", "default: spring", "default: autumn")
    assert [one["code"] for one in game.differs()["new"]] == ["FEW"]
    game.does("edit", "r.yaml", "--switch", "rules=spring")
    assert game.differs()["new"] == []


def test_an_entry_that_is_gone_is_kept_and_told(game: Game) -> None:
    game.changes("system.yaml", "porter: {name: Porter", "hauler: {name: Hauler")
    game.changes("limits.yaml", "unit:porter", "unit:hauler")
    assert "Porter 3 points, was 9 points" in game.told()
    differs = game.differs()
    assert "UNKNOWN-ID" in [one["code"] for one in differs["new"]]
    assert game.player.reads("r.yaml") == game.before


def test_what_it_came_to_is_not_known_where_the_catalog_of_then_is_not(game: Game) -> None:
    stamped = re.sub("sha256-[0-9a-f]+", "sha256-0123", game.before).replace("1.0.0", "0.9.0")
    game.player.writes("r.yaml", stamped)
    assert game.told() == (
        "This roster was made for version 0.9.0 of the catalog, which is now version 1.0.0; "
        "what it came to then is not known here"
    )
    made_for = game.asks("cost", "r.yaml")["made_for"]
    assert made_for == {"version": "0.9.0", "hash": "sha256-0123", "differs": None}


@pytest.mark.parametrize("hash_", ["../../x", "ä" * 3000, "0", "''"])
def test_a_hash_that_is_none_finds_nothing(game: Game, hash_: str) -> None:
    stamped = re.sub("sha256-[0-9a-f]+", hash_, game.before).replace("1.0.0", "0.9.0")
    game.player.writes("r.yaml", stamped)
    assert game.told().endswith("; what it came to then is not known here")


def test_a_version_alone_is_enough_to_be_another(game: Game) -> None:
    stamped = re.sub(" *hash: .*\n", "", game.before).replace("1.0.0", "2.0.0")
    game.player.writes("r.yaml", stamped)
    assert "made for version 2.0.0 of the catalog, which is now version 1.0.0" in game.told()
    game.player.writes("r.yaml", stamped.replace("2.0.0", "1.0.0"))
    assert "made_for" not in game.asks("cost", "r.yaml")


def test_a_roster_that_names_no_catalog_is_of_this_one(game: Game) -> None:
    game.player.writes("r.yaml", re.sub("catalog:\n.*\n.*\n", "", game.before))
    game.changes("system.yaml", "cost: 3", "cost: 5")
    assert "made_for" not in game.asks("cost", "r.yaml")


def test_a_catalog_that_another_hides_is_looked_at_too(game: Game, tmp_path: Path) -> None:
    for name, text in GAME.items():
        game.player.writes(f"older/tarn/{name}", text)
    game.changes("system.yaml", "cost: 3", "cost: 5")
    for kept in (tmp_path / "home").rglob("former/*/*"):
        kept.unlink()
    both = ("--catalogs", "games", "--catalogs", "older")
    made_for = game.player.asks("cost", "r.yaml", *both)["made_for"]
    assert made_for["differs"]["total"]["then"] == {"points": 21}


def test_an_export_says_itself_what_it_came_to(game: Game, tmp_path: Path) -> None:
    game.player.writes("out.json", game.does("export", "r.yaml", "--to", "json"))
    game.changes("system.yaml", "cost: 3", "cost: 5")
    for kept in (tmp_path / "home").rglob("former/*/*"):
        kept.unlink()
    made_for = game.asks("cost", "out.json")["made_for"]
    assert made_for["differs"]["total"] == {"then": {"points": 21}, "now": {"points": 23}}


READING = [
    ("check", "r.yaml"),
    ("cost", "r.yaml"),
    ("explain", "r.yaml"),
    ("show", "tarn", "--for", "r.yaml"),
    ("export", "r.yaml", "--to", "json"),
    ("print", "r.yaml", "-o", "r.pdf"),
]


@pytest.mark.parametrize("command", READING, ids=lambda command: command[0])
def test_no_reading_command_changes_the_file(game: Game, command: tuple[str, ...]) -> None:
    game.changes("system.yaml", "cost: 3", "cost: 5")
    game.does(*command)
    assert game.player.reads("r.yaml") == game.before


EDITS = [
    ("add", "r.yaml", "guide"),
    ("edit", "r.yaml", "Ada", "--name", "Ida"),
    ("edit", "r.yaml", "--limit", "50"),
    ("remove", "r.yaml", "Ada"),
    ("duplicate", "r.yaml", "Ada"),
]


@pytest.mark.parametrize("command", EDITS, ids=lambda command: " ".join(command[:3]))
def test_an_edit_keeps_the_state_it_was_made_for(game: Game, command: tuple[str, ...]) -> None:
    stamp = "".join(re.findall("(?m)^catalog:\n.*\n.*\n", game.before))
    assert "hash: sha256-" in stamp
    game.changes("system.yaml", "cost: 3", "cost: 5")
    game.does(*command)
    assert stamp in game.player.reads("r.yaml")


def test_a_new_roster_from_an_older_one_is_made_for_the_catalog_as_it_is(game: Game) -> None:
    game.changes("system.yaml", "1.0.0", "1.1.0")
    game.changes("system.yaml", "cost: 3", "cost: 5")
    told = game.does("new", "tarn", "-o", "n.yaml", "--from", "r.yaml")
    assert "23 points in all, was 21 points" in told
    assert "version: 1.1.0" in game.player.reads("n.yaml")
    assert "made_for" not in game.asks("cost", "n.yaml")


def test_people_are_told_by_cost_too(game: Game) -> None:
    game.changes("system.yaml", "cost: 3", "cost: 5")
    assert "info: This roster was made for version 1.0.0" in game.does("cost", "r.yaml")
    assert json.loads(game.does("cost", "r.yaml", "--json"))["made_for"]["version"] == "1.0.0"
