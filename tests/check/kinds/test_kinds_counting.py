"""Kinds 1 to 9: counting limits. Legal, exactly at the boundary, one beyond, illegal."""

from __future__ import annotations

import pytest

from builder.catalog.catalog import Catalog
from schemas.base import parse_number
from tests.check.kinds.kind_cases import SQUADS, Case, broken, cases, findings, legal


def squires(count: int, *squads: str) -> str:
    """So many in each of these squads."""
    return ", ".join(f"{{unit: squire, count: {count}, squad: {squad}}}" for squad in squads)


@cases(
    legal("two grots are between one and three", "grots", "{unit: grot, count: 2}"),
    legal("one grot is as few as may be", "grots", "{unit: grot}"),
    legal("three grots are as many as may be", "grots", "{unit: grot}, {unit: grot, count: 2}"),
    broken("a fourth grot is one too many", "grots", "{unit: grot, count: 4}", 4, 3),
    broken("no grot at all is unfinished", "grots", "{unit: squire}", 0, 1, kind="unfinished"),
    legal("exactly one reeve is right", "reeves", "{unit: reeve}"),
    broken("a second reeve is one too many", "reeves", "{unit: reeve, count: 2}", 2, 1),
    broken("no reeve is unfinished", "reeves", "{unit: grot}", 0, 1, kind="unfinished"),
    legal("a guide in each squad is fine", "guides",
          "{unit: squire, role: guide, squad: t1}, {unit: squire, role: guide, squad: t2}",
          squads=SQUADS),
    broken("two guides in one squad are not", "guides",
           "{unit: squire, role: guide, squad: t1, count: 2}", 2, 1, squads=SQUADS),
    legal("a relic among the options is fine", "take-guard", "{unit: guard, with: [crown]}"),
    broken("two of them are one too many", "take-guard",
           "{unit: guard, with: [crown, orb]}", 2, 1),
    broken("who is like a guard has the same bound", "take-guard",
           "{unit: warden, with: [crown, orb]}", 2, 1),
)  # fmt: skip
def test_kind_01_min_max_and_exactly(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("none of what is banned is fine", "no-nets", "{unit: squire, with: [sword]}"),
    broken("one of what is banned is one too many", "no-nets", "{unit: squire, with: [net]}", 1, 0),
    broken("three of it are three", "no-nets", "{unit: squire, count: 3, with: [net]}", 3, 0),
    legal("`none` is no bound at all", "hounds", "{unit: hound, count: 40}"),
)
def test_kind_02_a_ban_is_0_and_unlimited_is_none(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("each team of a platoon has one special weapon", "one-special",
          "{unit: squire, squad: t1, with: [flamer]}, {unit: squire, squad: t2, with: [cannon]}",
          squads=SQUADS),
    broken("two in one team are one too many", "one-special",
           "{unit: squire, squad: t1, count: 2, with: [flamer]}", 2, 1, squads=SQUADS),
    legal("two in a platoon's teams are as many as may be", "platoon-special",
          "{unit: squire, squad: t1, with: [flamer]}, {unit: squire, squad: t2, with: [cannon]}",
          squads=SQUADS),
    broken("the platoon's own count with those of its teams", "platoon-special",
           "{unit: squire, squad: t1, with: [flamer]}, {unit: squire, squad: t2, with: [cannon]},"
           "{unit: squire, squad: p1, with: [flamer]}", 3, 2, squads=SQUADS),
    legal("another platoon is counted by itself", "platoon-special",
          "{unit: squire, squad: t1, count: 2, with: [flamer]}, "
          "{unit: squire, squad: p2, with: [cannon]}", squads=SQUADS),
    legal("a team in no platoon is in none", "platoon-special",
          "{unit: squire, squad: t3, count: 3, with: [flamer]}", squads=SQUADS),
    legal("eight of each house are as many as may be", "house-size",
          "{unit: squire, count: 8}, {unit: rower, count: 8}"),
    broken("a ninth of one house is one too many", "house-size",
           "{unit: squire, count: 9}, {unit: rower, count: 8}", 9, 8),
    legal("twenty in the pool are as many as may be", "stable",
          "{unit: squire, count: 9}, {unit: squire, count: 11, fielded: no}"),
    broken("who is not fielded counts in the pool", "stable",
           "{unit: squire, count: 9}, {unit: squire, count: 12, fielded: no}", 21, 20),
    legal("and nowhere else", "fielded",
          "{unit: squire, count: 12}, {unit: squire, count: 9, fielded: no}"),
    broken("thirteen fielded are one too many", "fielded", "{unit: squire, count: 13}", 13, 12),
    legal("a line of five is as long as may be", "line",
          "{unit: squire, count: 5}, {unit: squire, count: 5}"),
    broken("a sixth model in the line is too many", "line", "{unit: squire, count: 6}", 6, 5),
    legal("one pistol on each model", "own-pistols", "{unit: squire, count: 5, with: [pistol]}"),
    broken("two on each model of a line are two", "own-pistols",
           "{unit: squire, count: 5, with: [pistol, pistol]}", 2, 1),
)  # fmt: skip
def test_kind_03_counted_in_its_scope(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@pytest.mark.parametrize(
    ("code", "fighters", "owner"),
    [
        ("one-special", "{id: a, unit: squire, squad: t1, count: 2, with: [flamer]}", "t1"),
        ("platoon-special", "{id: a, unit: squire, squad: t1, count: 3, with: [flamer]}", "p1"),
        ("house-size", "{id: a, unit: rower, count: 9}", "green"),
        ("own-pistols", "{id: a, unit: squire, with: [pistol, pistol]}", "a"),
        ("fielded", "{id: a, unit: squire, count: 13}", "roster"),
    ],
)
def test_kind_03_the_owner_is_the_piece_of_the_scope(
    skerry: Catalog, code: str, fighters: str, owner: str
) -> None:
    text = f"size: standard\nsquads: {SQUADS}\nfighters: [{fighters}]"
    found = [f for f in findings(skerry, text) if f.code == code]
    assert [f.owner for f in found] == [owner]
    assert owner == "roster" or found[0].message[0].isupper()
    assert f"{owner}:" not in found[0].message


def test_kind_03_a_family_speaks_by_name(skerry: Catalog) -> None:
    found = findings(skerry, "size: standard\nfighters: [{unit: rower, count: 9}]")
    message = next(f.message for f in found if f.code == "house-size")
    assert message == "Green house: fighters: 9; at most 8. 1 too many."


@cases(
    legal("two gunners are as many as may be", "gunners",
          "{unit: squire, with: [flamer]}, {unit: squire, with: [cannon]}"),
    legal("one with two of them is one gunner", "gunners",
          "{unit: squire, with: [flamer, cannon]}, {unit: squire, with: [cannon]}"),
    broken("a third is one too many, whatever it carries", "gunners",
           "{unit: squire, count: 2, with: [flamer]}, {unit: cart, with: [cannon@front]}", 3, 2),
)  # fmt: skip
def test_kind_04_carriers_of_an_item_anywhere(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("six lines are as many as may be", "lines", ", ".join(["{unit: squire, count: 2}"] * 6)),
    broken("a seventh line is one too many", "lines", ", ".join(["{unit: squire}"] * 7), 7, 6),
    legal("three squads with somebody are as many as may be", "squads",
          squires(3, "t1", "t2", "t3"),
          squads=SQUADS),
    broken("a fourth is one too many", "squads",
           squires(1, "t1", "t2", "t3", "p2"), 4, 3,
           squads=SQUADS),
    legal("twelve models are twelve, however few the lines", "fielded",
          "{unit: squire, count: 12, with: [sword, axe]}"),
)  # fmt: skip
def test_kind_05_models_lines_and_squads_are_counted_by_name(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("twenty grots count as ten", "team-size", "{unit: grot, count: 20}"),
    broken("one more is half a fighter too many", "team-size", "{unit: grot, count: 21}", 10.5, 10),
    legal("loners do not count", "team-size",
          "{unit: squire, count: 10}, {unit: squire, count: 5, with: [loner]}"),
    broken("the others do", "team-size",
           "{unit: squire, count: 11}, {unit: squire, with: [loner]}", 11, 10),
    broken("a grot that is a loner counts least", "team-size",
           "{unit: squire, count: 11}, {unit: grot, count: 9, with: [loner]}", 11, 10),
    broken("for other limits each counts as one", "grots", "{unit: grot, count: 4}", 4, 3),
)  # fmt: skip
def test_kind_06_some_count_half_or_not_at_all(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("four different weapons are as many as may be", "few-kinds",
          "{unit: squire, count: 3, with: [sword, axe, bow, pistol]}"),
    broken("a fifth is one too many", "few-kinds",
           "{unit: squire, with: [sword, axe, bow]}, {unit: squire, with: [pistol, flamer, bow]}",
           5, 4),
    legal("what the kit holds is not among them", "few-kinds",
          "{unit: captain, with: [sword, axe, bow, pistol]}"),
    legal("two different wargear are as few as may be", "many-kinds",
          "{unit: squire, with: [oil, drum]}"),
    broken("two of the same are one", "many-kinds",
           "{unit: squire, with: [oil]}, {unit: squire, with: [oil]}", 1, 2, kind="unfinished"),
    legal("each relic once", "unique-relics", "{unit: squire, with: [crown, orb]}"),
    broken("one of them twice is one too many", "unique-relics",
           "{unit: squire, with: [crown, orb]}, {unit: reeve, with: [orb]}", 2, 1),
    legal("two captains with two names", "names",
          "{unit: captain, name: Ada}, {unit: captain, name: Bo}"),
    broken("the same name in capitals is the same name", "names",
           "{unit: captain, name: Ada}, {unit: captain, name: ADA}", 2, 1),
    legal("others may have it too", "names", "{unit: captain, name: Ada}, {unit: grot, name: Ada}"),
)  # fmt: skip
def test_kind_07_different_ones_and_none_twice(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("two pistols on each of five", "two-pistols",
          "{unit: squire, count: 5, with: [pistol, pistol]}"),
    broken("a third on each is one too many, said once", "two-pistols",
           "{unit: squire, count: 5, with: [{item: pistol, count: 3}]}", 3, 2),
    legal("a squad all in mail", "same-armour",
          "{unit: squire, squad: t1, count: 2, with: [mail]}, {unit: grot, squad: t1, with: [mail]}",
          squads=SQUADS),
    broken("one of them in plate is a second sort", "same-armour",
           "{unit: squire, squad: t1, count: 2, with: [mail]}, "
           "{unit: grot, squad: t1, with: [plate]}", 2, 1, squads=SQUADS),
)  # fmt: skip
def test_kind_08_each_model_and_all_alike(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("three bows by both routes are as many as may be", "bows",
          "{unit: squire, count: 2, with: [bow]}, {unit: squire, with: [sack]}"),
    broken("a fourth is too many, whichever route", "bows",
           "{unit: squire, count: 2, with: [bow]}, {unit: squire, count: 2, with: [sack]}", 4, 3),
    legal("two are bought, and one was given", "bought-bows",
          "{unit: squire, count: 2, with: [bow]}, {unit: squire, with: [sack]}"),
    broken("a third is bought", "bought-bows", "{unit: squire, count: 3, with: [bow]}", 3, 2),
    legal("one is given", "given-bows", "{unit: squire, with: [sack, bow]}"),
    broken("two are given", "given-bows", "{unit: squire, count: 2, with: [sack]}", 2, 1),
)  # fmt: skip
def test_kind_09_by_any_route_or_by_this_one(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("armour at both ends is right", "ends", "{unit: cart, with: [mail@front, plate@rear]}"),
    broken("an end with nothing on it is seen", "ends", "{unit: cart, with: [mail@front]}", 0, 1,
           kind="unfinished"),
    broken("two at one end are one too many", "ends",
           "{unit: cart, with: [mail@front, plate@front, mail@rear]}", 2, 1),
)  # fmt: skip
def test_kind_07_so_many_in_each_place(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_07_a_place_with_nothing_in_it_is_named(skerry: Catalog) -> None:
    found = findings(skerry, "size: standard\nfighters: [{unit: cart, with: [mail@front]}]")
    message = next(f.message for f in found if f.code == "ends")
    assert message == "Cart: armour in rear: 0; at least 1. 1 more."


def test_halves_are_told_as_decimals(skerry: Catalog) -> None:
    found = findings(skerry, "size: standard\nfighters: [{unit: grot, count: 21}]")
    size = next(f for f in found if f.code == "team-size")
    assert size.have == parse_number("10.5")
    assert "10.5; at most 10. 0.5 too many" in size.message
