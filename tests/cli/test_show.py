"""What `show` lists: everything that can be typed, with what it means."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from builder.cli.lines import width
from builder.cli.show_system import shown
from builder.cli.table import growing


def section(text: str, title: str) -> str:
    """The lines under a title."""
    blocks = [block for block in text.split("\n\n") if block.startswith(title)]
    assert len(blocks) == 1, title
    return blocks[0]


def test_a_game_without_prices_says_so_once(player: Any) -> None:
    told = player.does("show", "morsdei")
    assert told.splitlines()[1] == "No costs are stated; `--price N` gives a fighter one of yours."
    assert "no cost stated" not in told
    assert "No costs" not in player.does("show", "kill-team")  # where some have a price


NARROW = """
system: {id: narrow, name: Narrow, version: 1.0.0}
classes: {gear: {name: Pack gear}}
wargear: {rope: {class: gear}, oil: {}}
units: {mule: {name: Mule, plural: Mules}}
limits:
  - {id: A, for: unit:mule, count: oil, max: 0, message: "{who}: no oil"}
  - {id: B, for: unit:mule, count: items, max: 0, name: ropes and oils}
  - {id: C, for: unit:mule, count: [rope, oil], max: 0, name: gear}
"""


def test_why_not_is_said_in_sentences_and_no_title_stands_alone(
    player: Any, tmp_path: Path
) -> None:
    (tmp_path / "narrow").mkdir()
    (tmp_path / "narrow" / "narrow.yaml").write_text(NARROW)
    player.does("new", "narrow", "-o", "mules.yaml", "--catalogs", str(tmp_path))
    at = ("--for", "mules.yaml", "--catalogs", str(tmp_path))
    told = player.does("show", "narrow", "mule", *at)
    assert "Values" not in told
    (rope,) = [line for line in told.splitlines() if line.startswith("  rope")]
    assert rope.endswith(" · Pack gear")
    (oil,) = [line for line in told.splitlines() if line.startswith("  oil")]
    assert (
        "no, not legal: Mule: no oil; Mule: ropes and oils: 1; none allowed. Mule: gear: 1" in oil
    )


@pytest.mark.parametrize("unit", [(), ("knight",)])
def test_the_answer_has_what_a_roster_may_say(player: Any, unit: tuple[str, ...]) -> None:
    shown = player.asks("show", "core-1e", *unit)
    (leader,) = [one for one in shown["roles"] if one["id"] == "squad-leader"]
    assert leader["name"] == "Squad leader"
    assert leader["limit"] == {"squad": 1}
    assert leader["least"] is None
    assert leader["text"]
    assert [one["id"] for one in shown["squads"]] == ["squad"]
    (blast,) = [one for one in shown["switches"] if one["id"] == "blast-size"]
    assert [one["id"] for one in blast["choices"]] == ["radius", "diameter"]
    assert all(one["says"] for one in blast["choices"])
    assert (blast["default"], blast["choice"], blast["code"]) == ("radius", "radius", "G3")
    assert "G33" in [one["code"] for one in shown["rulings"]]


def test_the_answer_says_which_places_take_an_item(player: Any) -> None:
    shown = player.asks("show", "core-1e")
    items = {one["id"]: one for one in shown["items"]}
    assert items["flamer"]["places"] == ["spell"]
    assert items["save"]["places"] == ["front", "left", "right", "rear"]
    assert items["magic"]["places"] == []
    assert "sword" in items["blade"]["aliases"]
    (sides,) = [one for one in shown["places"] if "plate" in one["takes"]]
    assert sides["units"] == ["vehicle"]
    assert (sides["least"], sides["most"], sides["unasked"]) == (1, 1, None)
    (spell,) = [one for one in shown["places"] if one["ids"] == ["spell"]]
    assert spell["units"] == ["infantry", "mounted"]
    assert spell["unasked"] == "Magic"


def test_roles_squads_and_rulings_are_listed_for_people(player: Any) -> None:
    text = player.does("show", "core-1e")
    roles = section(text, "Roles").splitlines()
    assert roles[1].split()[:6] == ["squad-leader", "Squad", "leader", "1", "a", "squad"]
    assert "  squad  Squad  " in section(text, "Squads")
    assert "  G33  A commander shoots as a leader" in section(text, "House rulings")
    assert "also sword" in section(text, "Weapons")


def test_how_a_mage_and_a_vehicle_are_written_is_told(player: Any) -> None:
    places = section(player.does("show", "core-1e"), "Places")
    assert "those of a fighter with Magic go there by themselves" in places
    assert "short-bow@spell says so outright" in places
    assert "armour, one in each: leather@front, or leather@all for all of them" in places


def test_a_game_is_shown_within_the_columns_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builder.cli.table.room", lambda: 80)
    lines = "\n".join(shown("core-1e", None, ())).splitlines()
    assert [line for line in lines if width(line) > 80] == []


def test_the_switch_in_force_is_that_of_the_roster(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("edit", "levy.yaml", "--switch", "blast-size=diameter")
    by_default = section(player.does("show", "core-1e"), "Switches")
    assert "  blast-size: Are the inches of a blast a radius or a diameter? (G3)" in by_default
    assert "    *  radius    Blast inches" in by_default
    for_file = section(player.does("show", "core-1e", "--for", "levy.yaml"), "Switches")
    assert "    *  diameter  Blast inches" in for_file
    assert "point of impact. (default)" in for_file
    switches = player.asks("show", "core-1e", "--for", "levy.yaml")["switches"]
    assert {one["id"]: one["choice"] for one in switches}["blast-size"] == "diameter"


def test_everything_that_show_names_can_be_typed(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    for unit in ("battle-mage", "vehicle", "knight"):
        text = player.does("show", "core-1e", unit)
        kit = section(text, "Kit").splitlines()[1:] if "Kit:" in text else []
        id_ = player.asks("add", "levy.yaml", unit)["fighter"]
        for line in kit:
            player.does("edit", "levy.yaml", id_, "--without", line.split()[0])
        (fighter,) = [
            one for one in player.asks("cost", "levy.yaml")["fighters"] if one["id"] == id_
        ]
        assert len(fighter["receipt"]) == 1, "nothing of the kit is left"
        for line in section(text, "Values").splitlines()[1:]:
            player.does("explain", "levy.yaml", id_, line.split()[0])


def test_a_fighter_of_ones_own_is_shown_with_what_it_takes_and_within_which_bounds(
    player: Any,
) -> None:
    told = section(player.does("show", "morsdei", "custom"), "Values")
    assert [line.split(maxsplit=3) for line in told.splitlines()[1:]] == [
        ["apl", "APL", "–", "whole, 0 to 4, needed"],
        ["move", "Move", "–", '0" or more, needed'],
        ["defence", "Defence", "–", "whole, 0 or more, needed"],
        ["hp", "HP", "–", "whole, 1 or more, needed"],
        ["base", "Base", "–", "needed"],
    ]
    (unit,) = player.asks("show", "morsdei", "custom")["units"]
    assert unit["values"][0] == {
        "id": "apl",
        "name": "APL",
        "value": "",
        "form": "{}",
        "kind": "whole",
        "least": 0,
        "most": 4,
        "needed": True,
    }


def test_what_is_worked_out_is_not_shown_as_what_can_be_set(player: Any) -> None:
    told = player.does("show", "morsdei", "captain")
    assert "injured" not in section(told, "Values")
    (line,) = section(told, "Worked out").splitlines()[1:]
    assert line.split(maxsplit=1) == ["injured-at", "Injured at  5 or less"]


def test_bounds_are_told_in_the_way_that_is_better(player: Any) -> None:
    told = section(player.does("show", "core-1e", "infantry"), "Values").splitlines()
    (line,) = (line for line in told if line.split()[0] == "to-hit")
    assert line.split()[-4:] == ["3+", "2+", "at", "best"]


def test_a_unit_has_the_places_of_what_it_is_like(player: Any) -> None:
    assert "front, left, right, rear" in section(
        player.does("show", "core-1e", "scout-car"), "Places"
    )
    shown = player.asks("show", "core-1e", "scout-car")
    assert ["front", "left", "right", "rear"] in [one["ids"] for one in shown["places"]]


def test_each_option_says_whether_the_roster_may_take_it(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 60)
    answer = player.asks("show", "core-1e", "knight", "--for", "levy.yaml")
    items = {one["id"]: one for one in answer["items"]}
    assert (items["blade"]["allowed"], items["blade"]["why"]) == (True, [])
    assert items["shield"]["why"] == [
        "61 points of 60: 1 over",
        "Knight: no shield with plate or power armour",
    ]
    rows = section(player.does("show", "core-1e", "knight", "--for", "levy.yaml"), "May take")
    shown = {row.split()[0]: row for row in rows.splitlines() if row.strip()}
    assert "allowed · Hand" in shown["blade"]
    assert "no, not legal and too dear: 61 points of 60: 1 over; Knight: no" in shown["shield"]
    alone = player.does("show", "core-1e", "knight")
    assert "allowed" not in alone
    assert "allowed" not in player.asks("show", "core-1e", "knight")["items"][0]


def test_what_would_allow_an_option_is_said_for_people_and_for_programs(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 60)
    answer = player.asks("show", "core-1e", "knight", "--for", "levy.yaml")
    items = {one["id"]: one for one in answer["items"]}
    flamer = items["flamer"]
    assert (flamer["allowed"], flamer["legal"], flamer["affordable"]) == (False, True, False)
    ways = {way["label"]: way for way in flamer["enabled_by"]}
    assert ways["remove Great weapon from Knight"]["total_after"] == {"points": 53}
    change = {"do": "remove", "fighter": flamer["hired"], "item": "great-weapon"}
    assert ways["remove Great weapon from Knight"]["changes"] == [change]
    assert "raise the limit to 63 points" in ways
    shield = items["shield"]
    assert (shield["legal"], shield["affordable"]) == (False, False)
    assert shield["enabled_by"][0]["label"] == "swap Plate for Flak / Mail on Knight"
    assert items["blade"]["enabled_by"] == []
    assert answer["untried"] == 0
    told = player.does("show", "core-1e", "knight", "--for", "levy.yaml")
    assert f"      to allow it: {'; or '.join(ways)}\n" in told


def test_a_unit_that_is_itself_too_dear_says_so_once_and_below_only_what_differs(
    player: Any,
) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 40)
    told = player.does("show", "core-1e", "knight", "--for", "levy.yaml")
    assert told.splitlines()[1].startswith("  no, too dear: ")
    assert told.count("points of 40") == 1
    rows = section(told, "May take").splitlines()
    assert rows[1] == "  all too dear, as Knight itself is; what else is against it:"
    shown = {row.split()[0]: row for row in rows if row.strip()}
    assert "· Hand" not in shown["blade"]
    assert "allowed" not in shown["blade"]
    assert "no, not legal: Knight: no shield with plate or power armour" in shown["shield"]
    assert 0 < sum("to allow it" in row for row in rows) <= sum("not legal" in row for row in rows)


def test_a_unit_that_costs_too_much_says_what_would_make_room(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 60)
    told = player.does("show", "core-1e", "officer", "--for", "core-1e/border-levy")
    assert told.splitlines()[1].startswith("  no, too dear: 298 points of 250: 48 over")
    assert "to allow it: raise the limit to 298 points" in told.splitlines()[2]
    units = {
        one["id"]: one for one in player.asks("show", "core-1e", "--for", "levy.yaml")["units"]
    }
    assert units["levy"]["allowed"]
    assert not units["paladin"]["affordable"]
    assert "raise the limit to 143 points" in [
        way["label"] for way in units["paladin"]["enabled_by"]
    ]
    assert "    to allow it: " in player.does("show", "core-1e", "--for", "levy.yaml")


def test_a_file_is_not_changed_by_being_asked(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 60)
    before = player.reads("levy.yaml")
    player.does("show", "core-1e", "knight", "--for", "levy.yaml")
    assert player.reads("levy.yaml") == before


def test_an_item_in_place_of_a_piece_of_the_kit_is_an_option_that_says_so(player: Any) -> None:
    skerry = Path(__file__).parents[1] / "check" / "kinds"
    shown = player.asks("show", "skerry", "guard", "--catalogs", skerry)
    items = {one["id"]: one for one in shown["items"]}
    assert "flamer" in shown["units"][0]["options"]
    assert items["flamer"]["instead_of"] == ["rifle"]
    assert "instead_of" not in items["sword"]
    told = player.does("show", "skerry", "guard", "--catalogs", skerry)
    assert "in place of Rifle" in section(told, "May take")


def test_what_goes_to_a_place_is_tried_in_one_and_in_all(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", "none")
    answer = player.asks("show", "core-1e", "vehicle", "--for", "levy.yaml")
    items = {one["id"]: one for one in answer["items"]}
    assert items["plate"]["allowed"]
    assert items["heavy-gun"]["allowed"]
    assert items["save"]["why"] == ["Vehicle: a better save needs armour to improve"]


def test_what_takes_a_while_to_know_is_said_line_by_line() -> None:
    asked: list[int] = []

    def last(at: int) -> str:
        asked.append(at)
        return f"cell {at}"

    lines = growing([("a", "1"), ("long", "20")], last, right=(1,), indent="  ")
    assert next(lines) == "  a      1  cell 0"
    assert asked == [0]
    assert list(lines) == ["  long  20  cell 1"]


MOOR = """
system: {id: moor, name: Moor, version: 1.0.0}
keywords: {wet: {name: Wet}, bold: {name: Bold}}
roles: {boss: {name: Boss}}
wargear: {net: {name: Net}, hull: {name: Hull}}
units: {boat: {name: Boat, kit: [hull], keywords: [wet, bold], role: boss, options: [net]}}
limits: [{id: NETS, for: boat, count: net, min: 2}]
"""


def test_a_game_without_costs_has_no_empty_places_for_them(player: Any, tmp_path: Path) -> None:
    (tmp_path / "moor").mkdir()
    (tmp_path / "moor" / "moor.yaml").write_text(MOOR)
    (tmp_path / "fleet.yaml").write_text("system: moor\nfighters: [{unit: boat, id: b}]\n")
    folder = ("--catalogs", tmp_path / "moor")
    shown = player.does("show", "moor", "boat", *folder).splitlines()
    assert shown[:3] == ["Boat (boat)", "  Role: Boss", "  Keywords: Wet, Bold"]
    told = player.tries("check", tmp_path / "fleet.yaml", *folder).stdout.splitlines()
    assert told[0].endswith("Warband, unfinished")
    assert told[2] == "    1. add 2 × Net to Boat"


def test_a_unit_for_others_to_be_like_is_neither_shown_nor_hired(player: Any) -> None:
    player.writes(
        "moor/moor.yaml",
        "system: {id: moor, name: Moor, version: 1.0.0}\n"
        "units: {craft: {abstract: yes}, boat: {like: craft}}\n",
    )
    folder = ("--catalogs", "moor")
    assert [one["id"] for one in player.asks("show", "moor", *folder)["units"]] == ["boat"]
    player.does("new", "moor", "-o", "fleet.yaml", *folder)
    said = "craft: is not hired itself; there are: boat"
    assert said in player.is_refused("add", "fleet.yaml", "craft", *folder)
    assert said in player.is_refused("show", "moor", "craft", *folder)


def test_what_no_unit_may_take_is_shown_as_such(player: Any, tmp_path: Path) -> None:
    (tmp_path / "moor").mkdir()
    (tmp_path / "moor" / "moor.yaml").write_text(MOOR)
    shown = player.does("show", "moor", "--catalogs", tmp_path / "moor").splitlines()
    assert "  hull  Hull    not to be taken" in shown
    assert "  net   Net" in [line.rstrip() for line in shown]


HARBOUR = """system: {id: pier, name: Pier, version: 1.0.0}
characteristics: {str: {name: Strength}, S: {name: Force, of: item}, W: {name: Weight, of: item}}
weapons:
  hook: {name: Hook, profile: {S: =bearer.str - 1, W: "=max(S, bearer.str * 2)"}}
  gaff: {name: Gaff, profile: {S: 3}}
units: {mate: {name: Mate, profile: {str: 3}, kit: [hook, gaff], fixed: [hook]}}
"""


def test_what_is_worked_out_of_an_item_is_told_in_words(player: Any, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(HARBOUR)
    said = player.does("show", str(tmp_path), "mate")
    assert "Force as its bearer's Strength − 1" in said
    assert "Weight as max(Force, its bearer's Strength × 2)" in said
    assert "Force 3" in said


def test_what_a_unit_cannot_be_without_is_in_the_answer(player: Any, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(HARBOUR)
    (mate,) = player.asks("show", str(tmp_path), "mate")["units"]
    assert (mate["kit"], mate["fixed"]) == (["hook", "gaff"], ["hook"])
