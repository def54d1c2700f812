"""Amounts worked out of another currency, of roster lines, up to a largest; how bounds speak."""

from __future__ import annotations

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: ford, name: Ford, version: 1.0.0, label: invented for tests}
cost_types:
  points: {name: Points, limit: required}
  favour: {name: Favour, limit: optional, decimals: 1}
characteristics: {load: {name: Load, of: item}}
keywords: {line: {name: Line, plural: units of the line}, paid: {name: Paid, plural: paid}}
armour: {plate: {name: Plate, cost: 0}}
wargear: {sack: {name: Sack, cost: 0, profile: {load: 1}}, horse: {name: Horse, cost: 0}, relic: {name: Relic, plural: Relics, cost: {points: 0, favour: 1.5}}}
units:
  guard: {name: Guard, plural: Guards, cost: {models: {4: 1, 8: 2}, exact: yes}, keywords: [line]}
  mob: {name: Mob, plural: Mobs, cost: {models: {5: 1}}}
  twins: {name: Twins, cost: {bundle: {2: 3, 4: 5}, exact: yes}}
  pairs: {name: Pairs, cost: {bundle: {2: 3}}}
  hero: {name: Hero, plural: Heroes, cost: 1}
  sellsword: {name: Sellsword, plural: Sellswords, cost: 20, keywords: [paid]}
  outlaw: {name: Outlaw, plural: Outlaws, cost: 1}
  dog: {name: Dog, plural: Dogs, cost: 1, options: []}
  grot: {name: Grot, plural: Grots, cost: 1}
changes: [{weight: 0.5, of: grot, toward: PACK}]
limits:
  - {id: LOAD, for: dog, sum: load, of: items, max: 0}
  - {id: BARE, for: dog, count: horse, max: 0}
  - {id: BULKY, in: fighter, with: sack, excludes: plate}
  - {id: MIXED, count: dog, max: {percent: 50, of: fighters}}
  - {id: GUIDED, count: hero, min: {percent: 50, of: dog}}
  - {id: PACK, count: grot, max: 1}
  - {id: FAVOUR, sum: favour, max: {per: 50, of: limit, cost: points}}
  - {id: PAID, sum: points, of: keyword:paid, max: {percent: 25, of: limit, at_most: 75}}
  - {id: HEROES, count: hero, max: {per: 2, of: keyword:line, by: entry}}
  - {id: MOUNTED, count: keyword:line and has horse, by: entry, max: {percent: 50, of: keyword:line, by: entry}}
  - {id: OUTLAWS, count: outlaw, max: 0}
"""

SUMS = """
system: {id: ford, name: Ford, version: 1.0.0, label: invented for tests}
cost_types: {points: {name: Points, limit: optional}}
characteristics:
  load: {name: Load, of: item}
  strength: {name: Strength, default: 2}
  laden: {name: Laden, default: 0}
keywords: {core: {name: Core, plural: core units}, paid: {name: Paid, plural: paid swords}}
squads: {band: {name: Band}}
wargear:
  sack: {name: Sack, cost: 1, profile: {load: 1.5}}
  anvil: {name: Anvil, cost: 1, profile: {load: 4}}
units:
  guard: {name: Guard, plural: Guards, cost: 7, keywords: [core]}
  sword: {name: Sword, plural: Swords, cost: 5, keywords: [paid]}
  mule: {name: Mule, plural: Mules, cost: 0, profile: {strength: 5}}
limits:
  - {id: PAID, sum: points, of: keyword:paid, max: {percent: 50, sum: points, of: keyword:core}}
  - {id: MULES, sum: load, of: items, max: {sum: strength, of: unit:mule}}
  - {id: BANDS, count: keyword:paid, by: squad, max: {of: keyword:core, by: squad}}
changes: [{id: laden, modify: laden, for: fighters, add: {sum: load, of: items}}]
"""


@pytest.fixture(scope="module")
def ford(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("ford")
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    return load_catalog(folder)


def found(game: Catalog, fighters: str, points: int = 300) -> list[Finding]:
    text = f"system: ford\nlimit: {{points: {points}}}\nfighters: [{fighters}]"
    warband = build(Roster.model_validate(read_yaml(text, "roster").data), game)
    return list(check(warband, game, repairs=False))


def said(game: Catalog, fighters: str, points: int = 300) -> list[str]:
    return [finding.message for finding in found(game, fighters, points)]


RELICS = "{unit: hero, with: [relic, relic]}"


def test_a_bound_on_one_currency_goes_by_the_chosen_figure_of_another(ford: Catalog) -> None:
    guards = "{unit: guard, count: 4}, {unit: guard, count: 4}, "
    assert said(ford, guards + RELICS, 150) == []
    assert said(ford, guards + RELICS, 149) == [
        "Favour: 3 of 2; 1 over (1 for each full 50 of the chosen 149)."
    ]


def test_a_share_stops_at_its_largest(ford: Catalog) -> None:
    assert said(ford, "{unit: sellsword, count: 3}", 400) == []
    assert said(ford, "{unit: sellsword, count: 4}", 400) == [
        "Points of paid: 80 of 75; 5 over (25 % of the chosen 400, 75 at most)."
    ]
    assert said(ford, "{unit: sellsword, count: 2}", 150) == [
        "Points of paid: 40 of 37.5; 2.5 over (25 % of the chosen 150)."
    ]


@pytest.mark.parametrize(
    ("fighters", "messages"),
    [
        ("{unit: guard, count: 4}, {unit: guard, count: 4}, {unit: hero}", []),
        (
            "{unit: guard, count: 8}, {unit: hero}",
            ["Heroes: 1; at most 0 (1 for each full 2 of 1 line). 1 too many."],
        ),
        ("{unit: guard, count: 8, with: [horse]}, {unit: guard, count: 4}", []),
    ],
)
def test_one_for_so_many_roster_lines(ford: Catalog, fighters: str, messages: list[str]) -> None:
    assert said(ford, fighters) == messages


def test_half_of_the_lines_are_not_half_of_the_models(ford: Catalog) -> None:
    horse = "{unit: guard, count: 4, with: [horse]}"
    [finding] = found(ford, f"{horse}, {horse}, {{unit: guard, count: 8}}")
    assert (finding.code, finding.have, str(finding.limit)) == ("MOUNTED", 2, "3/2")
    assert "(50 % of 3 units of the line)" in finding.message


def test_what_is_not_allowed_at_all_is_said_so(ford: Catalog) -> None:
    assert said(ford, "{unit: outlaw, count: 2}") == ["Outlaws: 2; none allowed."]


@pytest.mark.parametrize(
    ("fighters", "message"),
    [
        ("{unit: guard, count: 6}", "Guard: no price for this number of Guards; take 4 or 8"),
        ("{unit: mob, count: 6}", "Mob: no price for this number of Mobs; take 5 at most"),
        ("{unit: twins, count: 3}", "Twins: no price for this number of Twins; take 2 or 4"),
        (
            "{unit: pairs, count: 3}",
            "Pairs: no price for this number of Pairs; make it up from packs of 2",
        ),
    ],
)
def test_a_number_without_a_price_is_told_what_is_sold(
    ford: Catalog, fighters: str, message: str
) -> None:
    assert said(ford, fighters) == [message]


def test_sizes_with_a_price_of_their_own_are_paid_line_by_line(ford: Catalog) -> None:
    assert said(ford, "{unit: guard, count: 4}, {unit: guard, count: 8}") == []


@pytest.mark.parametrize(
    ("fighters", "codes"),
    [
        ("{unit: dog, with: [sack]}", ["LOAD", "NOT-OFFERED"]),
        ("{unit: dog, with: [plate, sack]}", ["BULKY", "LOAD", "NOT-OFFERED", "NOT-OFFERED"]),
        ("{unit: dog, with: [horse]}", ["BARE"]),
    ],
)
def test_what_is_not_offered_is_told_unless_a_ban_tells_it(
    ford: Catalog, fighters: str, codes: list[str]
) -> None:
    warband = f"{fighters}, {{unit: hero}}, {{unit: guard, count: 4}}, {{unit: guard, count: 4}}"
    assert [finding.code for finding in found(ford, warband)] == codes


def test_half_a_thing_too_many_is_one_too_many(ford: Catalog) -> None:
    lines = "{unit: guard, count: 4}, {unit: guard, count: 4}"
    dogs = "{unit: dog, count: 10}, {unit: hero}"
    assert said(ford, f"{dogs}, {lines}") == [
        "Heroes: 1; at least 5 (50 % of 10 Dogs). 4 more.",
        "Dogs: 10; at most 9.5 (50 % of 19 fighters). 1 too many.",
    ]


def test_a_thing_that_counts_half_is_half_too_many(ford: Catalog) -> None:
    assert said(ford, "{unit: grot, count: 2}") == []
    assert said(ford, "{unit: grot, count: 3}") == ["Grots: 1.5; at most 1. 0.5 too many."]


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("sums")
    (folder / "game.yaml").write_text(SUMS, encoding="utf-8")
    return load_catalog(folder)


def test_a_bound_is_a_share_of_what_others_cost_and_nothing_is_rounded(sums: Catalog) -> None:
    assert said(sums, "{unit: guard, count: 3}, {unit: sword, count: 2}") == []
    assert said(sums, "{unit: guard, count: 3}, {unit: sword, count: 3}") == [
        "Points of paid swords: 15 of 10.5; 4.5 over (50 % of 21 points of core units)."
    ]


def test_a_bound_is_what_others_come_to_and_nobody_comes_to_nothing(sums: Catalog) -> None:
    mule = "{unit: mule, count: 2}"
    assert said(sums, mule + ", {unit: guard, with: [anvil, anvil, sack]}") == []
    assert said(sums, mule + ", {unit: guard, with: [anvil, anvil, sack, sack]}") == [
        "Load: 11 of 10; 1 over (10 strength of Mules)."
    ]
    assert said(sums, "{unit: guard, with: [sack]}") == [
        "Load: 1.5 of 0; 1.5 over (0 strength of Mules)."
    ]


def test_a_value_is_what_somebody_carries_together(sums: Catalog) -> None:
    text = (
        "system: ford\nfighters: [{unit: mule, count: 3, with: [sack, sack, anvil]}, {unit: mule}]"
    )
    warband = build(Roster.model_validate(read_yaml(text, "roster").data), sums)
    assert [fighter.values["laden"].text for fighter in warband.fighters] == ["7", "0"]


def test_what_is_counted_by_squads_is_told_in_squads(sums: Catalog) -> None:
    text = """system: ford
squads: [{id: a, type: band}, {id: b, type: band}, {id: c, type: band}]
fighters:
  - {unit: guard, count: 9, squad: a}
  - {unit: sword, squad: b}
  - {unit: sword, squad: c}
"""
    warband = build(Roster.model_validate(read_yaml(text, "roster").data), sums)
    assert [finding.message for finding in check(warband, sums, repairs=False)] == [
        "Squads with paid swords: 2; at most 1 (1 for each of 1 squad with core units). 1 too many."
    ]
