"""Witnesses: of what a catalog offers, what can be in a legal warband."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.witness import wanted, witness

GAME = """
system: {id: docks, name: Docks, version: 1.0.0, kit_cost: listed}
cost_types: {coins: {name: Coins, limit: optional, default: 30}}
roles: {boss: {name: Boss}}
weapons:
  columns: [name, class, cost]
  hook: [Hook, hand, 2]
  cannon: [Cannon, heavy, 20]
armour: {vest: {name: Vest, cost: 3}}
units:
  columns: [name, cost, kit]
  rat: [Rat, 3, [hook]]
  brute: [Brute, 9, [cannon]]
"""


@pytest.fixture
def docks(tmp_path: Path) -> Callable[[str], Catalog]:
    """The catalog of a small game with more said."""

    def load(more: str) -> Catalog:
        (tmp_path / "system.yaml").write_text(GAME)
        (tmp_path / "more.yaml").write_text(more)
        return load_catalog(tmp_path)

    return load


def test_a_size_and_each_unit_are_wanted(docks: Callable[[str], Catalog]) -> None:
    assert wanted(docks("")) == [(None, None), ("rat", None), ("brute", None)]
    catalog = docks("sizes: {small: {coins: 10}, big: {coins: 50}}")
    assert wanted(catalog)[:2] == [(None, "small"), (None, "big")]


@pytest.mark.parametrize("system", ["core-1e", "kill-team"])
def test_each_unit_of_a_shipped_game_is_in_a_legal_warband(system: str) -> None:
    catalog = load_catalog(system)
    missing = [one for one in wanted(catalog) if not witness(catalog, *one).found]
    assert missing == []


def test_what_was_found_is_legal_and_has_the_unit(docks: Callable[[str], Catalog]) -> None:
    catalog = docks(
        "limits:\n"
        "  - {id: BUDGET, sum: coins, max: {limit: coins}}\n"
        "  - {id: CREW, count: fighters, min: 2}\n"
        "  - {id: BOSS, count: role:boss, exactly: 1}\n"
        "  - {id: VEST, in: fighter, count: vest, min: 1}\n"
    )
    found = witness(catalog, "rat")
    assert found.found
    assert found.steps >= 3
    assert check(build(found.roster, catalog), catalog).legal
    assert "rat" in [fighter.unit for fighter in found.roster.fighters]


def test_a_unit_that_the_limits_forbid_is_reported_with_what_remains(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks("limits: [{id: PEACE, count: unit:brute, max: 0}]")
    lost = witness(catalog, "brute")
    assert not lost.found
    assert [finding.code for finding in lost.remains] == ["PEACE"]
    assert witness(catalog, "rat").found


def test_limits_that_are_fine_alone_and_impossible_together_are_found(
    docks: Callable[[str], Catalog],
) -> None:
    three = "limits: [{id: CREW, count: fighters, min: 3}]"
    dear = "limits: [{id: CANNON, in: fighter, count: cannon, min: 1}]"
    both = three.removesuffix("]") + ", {id: CANNON, in: fighter, count: cannon, min: 1}"
    both += ", {id: BUDGET, sum: coins, max: {limit: coins}}]"
    assert witness(docks(three)).found
    assert witness(docks(dear)).found
    assert not witness(docks(both)).found


def test_a_size_too_small_for_anybody_is_reported_and_the_other_is_not(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(
        "sizes: {small: {coins: 4}, big: {coins: 50}}\n"
        "limits: [{id: BUDGET, sum: coins, max: {limit: coins}}]\n"
    )
    assert witness(catalog, None, "big").roster.size == "big"
    small = witness(catalog, None, "small")
    # The hook can be given up, and then a rat is paid for.
    assert small.found
    assert small.roster.size == "small"
    tiny = docks("sizes: {tiny: {coins: 2}}\nlimits: [{id: B, sum: coins, max: {limit: coins}}]")
    assert not witness(tiny, None, "tiny").found


def test_a_warband_of_nobody_is_no_witness(docks: Callable[[str], Catalog]) -> None:
    found = witness(docks("limits: [{id: FEW, count: fighters, max: 2}]"))
    assert found.found
    assert found.roster.fighters
    nobody = witness(docks("limits: [{id: NONE, count: fighters, max: 0}]"))
    assert not nobody.found


def test_where_the_first_repair_leads_nowhere_another_is_taken(
    docks: Callable[[str], Catalog],
) -> None:
    # A hook is the cheapest weapon, and no fighter with a vest may have one.
    catalog = docks(
        "limits:\n"
        "  - {id: ARMED, in: fighter, count: kind:weapon, min: 1}\n"
        "  - {id: VEST, in: fighter, count: vest, min: 1}\n"
        "  - {id: HOOKED, in: fighter, with: hook, excludes: vest}\n"
    )
    found = witness(catalog, "rat")
    assert found.found, [finding.message for finding in found.remains]


def test_the_same_is_found_every_time(docks: Callable[[str], Catalog]) -> None:
    catalog = docks("limits: [{id: CREW, count: fighters, min: 3}]")
    assert witness(catalog, "rat") == witness(catalog, "rat")


SQUADS = """
squads: {gang: {name: Gang, within: host}, host: {name: Host}}
limits:
  - {id: ALL-IN, count: fighters and not squad:gang, max: 0}
  - {id: GANG, in: squad:gang, count: fighters, min: 2, max: 3}
  - {id: CREW, count: fighters, min: 4}
"""


def test_where_everybody_must_be_in_a_squad_squads_are_filled(
    docks: Callable[[str], Catalog],
) -> None:
    found = witness(docks(SQUADS), "rat")
    assert found.found, [finding.message for finding in found.remains]
    assert [squad.within for squad in found.roster.squads if squad.type == "gang"] == ["host"] * 2


def test_what_a_list_must_choose_is_chosen_so_that_the_unit_may_be_in_it(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(
        "keywords: {red: {name: Red, family: house}, blue: {name: Blue, family: house}}\n"
        "switches: {house: {kind: choice, from: family:house, must: yes}}\n"
        "units: {page: {cost: 1, keywords: [blue]}}\n"
        "limits: [{id: OWN, count: family:house and not chosen:house, max: 0}]\n"
    )
    found = witness(catalog, "page")
    assert found.found, [finding.message for finding in found.remains]
    assert found.roster.switches == {"house": "blue"}


def test_a_unit_may_join_a_warband_that_is_known_to_be_legal(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks("")
    rats = witness(catalog, "rat").roster
    joined = witness(catalog, "brute", known=[rats])
    assert joined.found
    assert [fighter.unit for fighter in joined.roster.fighters] == ["rat", "brute"]


def test_where_it_cannot_join_as_it_is_others_make_room(docks: Callable[[str], Catalog]) -> None:
    catalog = docks("limits: [{id: APART, with: unit:rat, excludes: unit:brute}]")
    rats = witness(catalog, "rat").roster
    apart = witness(catalog, "brute", known=[rats])
    assert apart.found
    assert [fighter.unit for fighter in apart.roster.fighters] == ["brute"]


def test_a_unit_that_only_another_ruling_or_mode_allows_is_found_with_it(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(
        "limits: [{id: LATER, count: unit:brute, max: 0, when: {stage: start}}]\n"
        "switches:\n"
        "  roads: {kind: ruling, default: bad, choices: {bad: {}, good: {}}}\n"
        "  stage: {kind: mode, default: start, choices: {start: {}, later: {}}}\n"
    )
    found = witness(catalog, "brute")
    assert found.found
    assert found.roster.switches == {"stage": "later"}


LEAGUE = """
keywords: {red: {name: Red, family: side}, blue: {name: Blue, family: side}}
switches: {side: {kind: choice, name: Side, from: family:side, must: yes}}
units:
  ox: {name: Ox, cost: 9, keywords: [red]}
  calf: {name: Calf, cost: 2, keywords: [red]}
  elk: {name: Elk, cost: 9, keywords: [blue]}
  fawn: {name: Fawn, cost: 2, keywords: [blue]}
limits:
  - {id: BUDGET, sum: coins, max: {limit: coins}}
  - {id: NO-DOCKERS, count: [unit:rat, unit:brute], max: 0}
  - {id: SIDE, count: family:side and not chosen:side, max: 0}
  - {id: HERD, count: unit:ox, max: {per: 2, of: unit:calf}}
  - {id: PACK, count: unit:elk, max: {per: 2, of: unit:fawn}}
  - {id: BOSS, count: role:boss, exactly: 1}
  - {id: RED-BOSS, count: role:boss and not unit:ox, max: 0, if: {chosen: {side: red}}}
  - {id: BLUE-BOSS, count: role:boss and not unit:fawn, max: 0, if: {chosen: {side: blue}}}
"""


@pytest.mark.parametrize("unit", ["ox", "calf", "elk", "fawn"])
def test_where_each_needs_two_others_and_the_leader_goes_by_the_side_all_are_found(
    docks: Callable[[str], Catalog], unit: str
) -> None:
    found = witness(docks(LEAGUE), unit)
    assert found.found, [finding.message for finding in found.remains]
    assert unit in [fighter.unit for fighter in found.roster.fighters]


GARRISON = """
roles: {sergeant: {name: Sergeant}}
squads: {host: {name: Host}, team: {name: Team, within: host}}
limits:
  - {id: HOME, count: unit:rat and not squad:team, max: 0}
  - {id: CHIEF, count: unit:brute and squad:team, max: 0}
  - {id: TEAM, in: squad:team, count: fighters, min: 3, max: 5}
  - {id: SERGEANT, in: squad:team, count: role:sergeant, exactly: 1}
  - {id: TEAMS, in: squad:host, count: squad:team, by: squad, min: 2}
  - {id: BOSS, count: role:boss and unit:brute, exactly: 1}
"""


@pytest.mark.parametrize("unit", ["rat", "brute"])
def test_squads_of_a_least_size_with_a_sergeant_each_are_filled(
    docks: Callable[[str], Catalog], unit: str
) -> None:
    found = witness(docks(GARRISON), unit)
    assert found.found, [finding.message for finding in found.remains]


ARMED = """
armour: {coat: {name: Coat, cost: 1}}
limits:
  - {id: ARMED, in: fighter, count: kind:armour, min: 1, too_few: illegal}
  - {id: SPEND, sum: coins, min: {limit: coins, plus: -3}}
  - {id: BUDGET, sum: coins, max: {limit: coins}}
"""


def test_where_a_hire_is_illegal_until_it_is_armed_it_is_hired_and_armed(
    docks: Callable[[str], Catalog],
) -> None:
    found = witness(docks(ARMED), "rat")
    assert found.found, [finding.message for finding in found.remains]


def test_who_must_join_somebody_is_given_a_host(docks: Callable[[str], Catalog]) -> None:
    catalog = docks(
        "limits: [{id: GUEST, attach: unit:brute, to: unit:rat, host_min: 3, must: yes}]"
    )
    found = witness(catalog, "brute")
    assert found.found, [finding.message for finding in found.remains]
    assert found.roster.fighters[0].joins == found.roster.fighters[1].id


def test_what_is_not_found_says_how_many_were_tried(docks: Callable[[str], Catalog]) -> None:
    lost = witness(docks("limits: [{id: NOBODY, count: fighters, max: 0}]"), "rat")
    assert not lost.found
    assert lost.tried >= 1


CHOICES = """
keywords: {red: {name: Red, family: side}, blue: {name: Blue, family: side}}
units:
  knight: {name: Knight, cost: 9, keywords: [red]}
  squire: {name: Squire, cost: 4, keywords: [blue]}
limits: [{id: SIDE, count: family:side and not chosen:side, max: 0}]
switches:
  side: {kind: choice, must: yes, from: family:side}
  hour:
    kind: choice
    must: yes
    choices: {day: {limits: [{id: NO-BRUTE, count: unit:brute, max: 0}]}, night: {}}
  task: {kind: choice, must: yes, choices: {a: {}, b: {}, c: {}, d: {}, e: {}}}
  place: {kind: choice, must: yes, choices: {a: {}, b: {}, c: {}}}
"""


def test_what_must_be_chosen_is_chosen_as_the_unit_needs_it(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(CHOICES)
    missing = [one for one in wanted(catalog) if not witness(catalog, *one).found]
    assert missing == []
    assert witness(catalog, "knight").roster.switches["side"] == "red"
    assert witness(catalog, "brute").roster.switches["hour"] == "night"


def test_what_is_left_is_spent_when_all_that_must_be_there_is(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(
        "units:\n"
        "  guard: {name: Guard, cost: 5}\n"
        "  mage: {name: Mage, cost: 2}\n"
        "  page: {name: Page, cost: 1}\n"
        "limits:\n"
        "  - {id: ALL, sum: coins, exactly: {limit: coins}}\n"
        "  - {id: CORE, sum: coins, of: guard, min: {percent: 50, of: limit}}\n"
    )
    for unit in ("guard", "mage", "page"):
        found = witness(catalog, unit)
        assert found.found, found.remains


def test_several_different_items_are_given_at_once(docks: Callable[[str], Catalog]) -> None:
    catalog = docks(
        "classes: {a: {name: A}}\n"
        "skills: {columns: [name, class], a1: [A1, a], a2: [A2, a], a3: [A3, a], a4: [A4, a]}\n"
        "limits:\n"
        "  - {id: TWICE, in: fighter, count: kind:skill, each: item, max: 1}\n"
        "  - {id: OWN, for: unit:rat, count: class:a, exactly: 4}\n"
    )
    found = witness(catalog, "rat")
    assert found.found, [finding.message for finding in found.remains]
    assert sorted(pick.item for pick in found.roster.fighters[0].with_) == ["a1", "a2", "a3", "a4"]


def test_what_remains_is_what_nothing_mends_and_not_what_is_yet_to_be_hired(
    docks: Callable[[str], Catalog],
) -> None:
    catalog = docks(
        "limits:\n"
        "  - {id: BRUTE, count: unit:brute, min: 1}\n"
        "  - {id: VESTS, for: unit:brute, count: vest, min: 2}\n"
        "  - {id: FEW, count: vest, max: {per: 1, of: unit:brute, at_most: 1}}\n"
    )
    lost = witness(catalog, "rat")
    assert not lost.found
    assert "BRUTE" not in [finding.code for finding in lost.remains]
    assert "VESTS" in [finding.code for finding in lost.remains]
