"""The worked examples of the rules facts, entered through the command line."""

from __future__ import annotations

from typing import Any

import pytest

TROOPERS: dict[str, tuple[str, int, set[str], dict[str, str]]] = {
    "C-E1": ("infantry plate blade", 25, set(), {"save": "3+"}),
    "C-E2": ("infantry mail shield spear", 37, set(), {"save": "3+"}),
    "C-E3": ("infantry leather bow blade", 18, set(), {"save": "5+"}),
    "C-E4": ("mounted plate great-weapon", 46, set(), {"move": '10"', "close-combat": "+1"}),
    "C-E5": ("infantry plate shield blade", 40, {"C3-SHIELD-HEAVY"}, {}),
    "C-E7": ("infantry musket", 5, set(), {"save": "–"}),
    "C-E8": ("infantry flak assault-rifle pistol", 24, set(), {"close-combat": "+1"}),
    "C-E10": ("infantry magic flamer grenade-launcher longbow", 43, set(), {}),
    "C-E11": ("infantry magic flamer grenade-launcher longbow pistol", 46, {"C3-MAX3"}, {}),
    "C-E12": (
        "vehicle plate@front mail@left mail@right leather@rear heavy-gun flamer",
        117,
        set(),
        {"save-front": "3+", "save-left": "4+", "save-right": "4+", "save-rear": "5+"},
    ),
    "C-E13": ("vehicle plate@all rocket-launcher heavy-gun assault-rifle", 150, set(), {}),
    "C-E15": ("vehicle leather@all " + "assault-rifle " * 4, 84, {"C3-MAX3"}, {}),
    "C-E17": ("infantry mail blade to-hit to-hit", 70, {"C3-STAT-BOUND"}, {}),
    "C-E19": ("infantry leather blade blade", 20, set(), {"close-combat": "+1"}),
    "C-E22": ("infantry", 0, {"C3-A2"}, {}),
    "C-E24": ("infantry shield blade", 20, {"C3-A1"}, {"save": "–"}),
    "C-E26": ("infantry flamer@spell", 17, {"C3-MAGIC-FEE"}, {}),
}


@pytest.mark.parametrize("name", TROOPERS)
def test_an_example_costs_and_finds_what_it_should(player: Any, name: str) -> None:
    entered, total, codes, values = TROOPERS[name]
    unit, *items = entered.split()
    player.does("new", "core-1e", "-o", "list.yaml", "--limit", 1000)
    player.does("add", "list.yaml", unit, *(word for item in items for word in ("--with", item)))
    assert player.asks("cost", "list.yaml")["total"] == {"points": total}
    assert _codes(player) == codes
    (fighter,) = player.asks("explain", "list.yaml")["fighters"]
    printed = {value["id"]: value["value"] for value in fighter["values"]}
    assert printed.items() >= values.items()


def test_a_paladin_as_commander_has_all_that_was_bought(player: Any) -> None:
    bought = ["plate", "great-weapon", "pistol", "wound", "wound", "to-hit", "movement", "morale"]
    player.does("new", "core-1e", "-o", "list.yaml", "--limit", 143)
    flags = [word for item in bought for word in ("--with", item)]
    player.does("add", "list.yaml", "infantry", *flags, "--role", "army-commander")
    assert player.asks("cost", "list.yaml")["total"] == {"points": 143}
    assert _codes(player) == set()
    (fighter,) = player.asks("explain", "list.yaml")["fighters"]
    printed = {value["id"]: value["value"] for value in fighter["values"]}
    expected = {"wounds": "3", "move": '7"', "to-hit": "2+", "save": "3+", "close-combat": "+4"}
    assert printed.items() >= expected.items()


def test_five_swordsmen_and_their_leader_cost_155(player: Any) -> None:
    player.does("new", "core-1e", "-o", "list.yaml", "--limit", 155)
    player.does("add", "list.yaml", "swordsman", "--count", 5, "--squad", "First")
    leader = ["--with", "plate", "--with", "great-weapon", "--role", "squad-leader"]
    player.does("add", "list.yaml", "infantry", *leader, "--squad", "First")
    assert player.asks("cost", "list.yaml")["total"] == {"points": 155}
    assert _codes(player) == set()


@pytest.mark.parametrize(("sample", "total"), [("border-levy", 250), ("corporate-security", 249)])
def test_the_sample_armies_are_legal_and_cost_what_they_say(
    player: Any, sample: str, total: int
) -> None:
    assert player.asks("cost", f"core-1e/{sample}")["total"] == {"points": total}
    (file,) = player.asks("check", f"core-1e/{sample}")["files"]
    assert file["status"] == "legal"
    assert file["checked"] > 10


def _codes(player: Any) -> set[str]:
    (file,) = player.asks("check", "list.yaml")["files"]
    assert file["legal"] == all(one["severity"] != "error" for one in file["findings"])
    return {one["code"] for one in file["findings"] if one["severity"] != "info"}
