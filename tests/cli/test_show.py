"""What `show` lists: everything that can be typed, with what it means."""

from __future__ import annotations

from typing import Any

import pytest


def section(text: str, title: str) -> str:
    """The lines under a title."""
    blocks = [block for block in text.split("\n\n") if block.startswith(title)]
    assert len(blocks) == 1, title
    return blocks[0]


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


def test_a_unit_has_the_places_of_what_it_is_like(player: Any) -> None:
    assert "front, left, right, rear" in section(
        player.does("show", "core-1e", "scout-car"), "Places"
    )
    shown = player.asks("show", "core-1e", "scout-car")
    assert ["front", "left", "right", "rear"] in [one["ids"] for one in shown["places"]]
