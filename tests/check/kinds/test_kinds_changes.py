"""Kinds 25 to 32: what changes limits, costs, values, names and tags, and when."""

from __future__ import annotations

from fractions import Fraction

import pytest

from builder.catalog.catalog import Catalog
from schemas.warband import Fighter
from tests.check.kinds.kind_cases import Case, broken, cases, findings, legal, warband_of

TRIBE = "size: standard\nswitches: {tribe: hill}"
OPEN = "size: standard\nswitches: {mode: open}"
OLD = "size: standard\nswitches: {rules: 2025-01}"
CAMPAIGN = "size: standard\nswitches: {stage: campaign}"


def first(game: Catalog, fighters: str, roster: str = "size: standard") -> Fighter:
    """The first fighter of a roster, worked out."""
    return warband_of(game, f"{roster}\nfighters: [{fighters}]").fighters[0]


@cases(
    legal("one crown makes one elite fighter", "elites", "{unit: squire, with: [crown]}"),
    broken("two crowns make two", "elites", "{unit: squire, count: 2, with: [crown]}", 2, 1),
    legal("a curse keeps it from one", "elites",
          "{unit: squire, with: [crown]}, {unit: squire, with: [crown, curse]}"),
    legal("three banners, one by right and two for five troopers", "tents",
          "{unit: trooper, count: 4}, {unit: trooper, with: [banner, banner, banner]}"),
    broken("a fourth banner is one too many", "tents",
           "{unit: trooper, count: 4}, {unit: trooper, with: [{item: banner, count: 4}]}", 4, 3),
    legal("one banner without troopers", "tents", "{unit: squire, with: [banner]}"),
    broken("two without troopers", "tents", "{unit: squire, with: [banner, banner]}", 2, 1),
)  # fmt: skip
def test_kind_25_tags_and_bounds_change_with_what_there_is(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@pytest.mark.parametrize(
    ("says", "fighters", "points"),
    [
        ("neither plate nor two blades", "{unit: squire, role: leader, with: [sword]}", 13),
        ("plate", "{unit: squire, role: leader, with: [plate]}", 25),
        ("or two blades", "{unit: squire, role: leader, with: [sword, sword]}", 21),
        (
            "both are no more than one",
            "{unit: squire, role: leader, with: [plate, axe, sword]}",
            33,
        ),
        ("not for others", "{unit: squire, with: [plate]}", 20),
        ("all of three", "{unit: rower, with: [bow]}, {unit: grot, count: 3}", 15),
        ("but a knife", "{unit: rower, with: [bow, knife]}", 14),
        ("but five fighters", "{unit: rower, with: [bow]}, {unit: grot, count: 4}", 14),
        ("a beast by its keyword", "{unit: grot}", 7),
        ("that an idol takes from it", "{unit: grot, with: [idol]}", 6),
    ],
)
def test_kind_25_a_price_under_conditions(
    skerry: Catalog, says: str, fighters: str, points: int
) -> None:
    assert first(skerry, fighters).cost["points"] == points, says


def test_kind_25_names_and_texts_change(skerry: Catalog) -> None:
    leader = first(skerry, "{unit: squire, role: leader, with: [sword]}")
    assert [item.name for item in leader.items] == ["Sword of office"]
    assert [line.label for line in leader.receipts["points"].lines] == ["Squire", "Sword of office"]
    assert [i.name for i in first(skerry, "{unit: squire, with: [sword]}").items] == ["Sword"]
    drummer = first(skerry, "{unit: rower, with: [drum]}, {unit: rower}")
    assert (drummer.name, drummer.unit_name) == ("Rower with a drum 1", "Rower with a drum")
    assert first(skerry, "{unit: rower, name: Una, with: [drum]}").name == "Una"
    noise = first(skerry, "{unit: squire, with: [rifle, oil]}").items[0].values["noise"]
    assert (noise.text, noise.base_text) == ("rather loud", "loud")


def test_kind_25_a_changed_bound_says_what_it_would_be(skerry: Catalog) -> None:
    text = "size: standard\nfighters: [{unit: guard, count: 4}, {unit: knight, role: leader}]"
    found = next(f for f in findings(skerry, text) if f.code == "guards")
    assert found.message == "Guards: 4; at most 3 (otherwise 2). 1 too many."


@pytest.mark.parametrize(("more", "leadership"), [(1, 7), (2, 8), (4, 8), (5, 9)])
def test_kind_26_once_for_so_many(skerry: Catalog, more: int, leadership: int) -> None:
    fighters = f"{{unit: captain}}, {{unit: grot, count: {more}}}"
    value = first(skerry, fighters).values["Ld"]
    assert (value.number, value.base) == (leadership, 7)
    assert sum(Fraction(line.amount or 0) for line in value.receipt.lines) == leadership


@pytest.mark.parametrize(
    ("says", "fighters", "id_", "shown", "base"),
    [
        ("better is lower where lower is better", "{unit: squire, with: [mail]}", "save", "5+", "6+"),
        ("and comes together", "{unit: squire, with: [mail, shield]}", "save", "4+", "6+"),
        ("exactly at the bound", "{unit: knight, with: [mail, shield]}", "save", "2+", "4+"),
        ("and no further", "{unit: knight, with: [plate, shield]}", "save", "2+", "4+"),
        ("worse goes down where higher is better", "{unit: squire, with: [plate]}", "M", '4"', '5"'),
        ("one of several that do not stack", "{unit: squire, with: [boots, boots]}", "M", '6"', '5"'),
        ("a wound twice is one", "{unit: squire, with: [wounded-pride, wounded-pride]}", "Ld", "3", "4"),
        ("not under the floor", "{unit: grot, profile: {Ld: 2}, with: [wounded-pride]}", "Ld", "2", "2"),
    ],
)  # fmt: skip
def test_kind_27_better_worse_and_no_further(
    skerry: Catalog, says: str, fighters: str, id_: str, shown: str, base: str
) -> None:
    value = first(skerry, fighters).values[id_]
    assert (value.text, value.base_text) == (shown, base), says
    assert sum(Fraction(line.amount or 0) for line in value.receipt.lines) == value.number


@cases(
    legal("one weapon of strength 7 has a high impact", "loud", "{unit: squire, with: [cannon]}"),
    broken("two have", "loud", "{unit: squire, with: [cannon]}, {unit: ogre, with: [axe]}", 2, 1),
    legal("a leader's blade of strength 6 has none", "loud",
          "{unit: squire, with: [cannon]}, {unit: squire, role: leader, with: [sword]}"),
    broken("his axe has", "loud",
           "{unit: squire, with: [cannon]}, {unit: squire, role: leader, with: [axe]}", 2, 1),
)  # fmt: skip
def test_kind_28_these_weapons_of_those_fighters(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_28_no_other_weapon_and_no_other_fighter(skerry: Catalog) -> None:
    leader = first(skerry, "{unit: squire, role: leader, with: [sword, pistol]}")
    assert [item.values["S"].number for item in leader.items] == [6, 3]
    assert leader.values["S"].number == 3
    assert first(skerry, "{unit: squire, with: [sword]}").items[0].values["S"].number == 4


@cases(
    legal("rowers on the plain", "hill-rowers", "{unit: rower}"),
    broken("rowers in the hills", "hill-rowers", "{unit: rower}", 1, 0, roster=TRIBE),
    legal("a third guard in the hills", "guards", "{unit: guard, count: 3}", roster=TRIBE),
    broken("a third on the plain is too many", "guards", "{unit: guard, count: 3}", 3, 2),
    broken("a fourth in the hills", "guards", "{unit: guard, count: 4}", 4, 3, roster=TRIBE),
    broken("whose rulings are told", "UNKNOWN-ID", "{unit: squire}",
           roster="size: standard\nswitches: {tribe: bog}"),
)  # fmt: skip
def test_kind_29_a_bundle_is_there_or_gone(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_29_its_prices_go_with_it(skerry: Catalog) -> None:
    assert first(skerry, "{unit: squire}", TRIBE).cost["points"] == 11
    assert first(skerry, "{unit: squire}").cost["points"] == 10


@cases(
    legal("one hound in a matched game", "matched-hounds", "{unit: hound}"),
    broken("two are one too many", "matched-hounds", "{unit: hound, count: 2}", 2, 1),
    legal("in an open game there is no such limit", "matched-hounds", "{unit: hound, count: 9}",
          roster=OPEN),
)  # fmt: skip
def test_kind_30_a_limit_of_a_mode(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("no axe under the errata", "errata-1", "{unit: squire, with: [sword]}"),
    broken("an axe is one too many", "errata-1", "{unit: squire, with: [axe]}", 1, 0),
    legal("before them it is none", "errata-1", "{unit: squire, count: 3, with: [axe]}", roster=OLD),
)  # fmt: skip
def test_kind_31_the_rules_of_a_date(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("no boat at the start", "later", "{unit: squire, with: [rope]}"),
    broken("a boat at the start", "later", "{unit: squire, with: [boat]}", 1, 0),
    legal("in the campaign a boat, and more", "later", "{unit: squire, with: [boat, boat]}",
          roster=CAMPAIGN),
)  # fmt: skip
def test_kind_32_not_at_the_start(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)
