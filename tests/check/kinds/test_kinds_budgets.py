"""Kinds 10 to 17: budgets and what things cost. Legal, at the boundary, one beyond."""

from __future__ import annotations

from fractions import Fraction

import pytest

from builder.catalog.catalog import Catalog
from schemas.base import Number, parse_number
from tests.check.kinds.kind_cases import Case, broken, cases, findings, legal, warband_of

OWN = "limit: {points: %s, trade: 10}"


@cases(
    legal("300 points of 300 are as many as may be", "cap", "{unit: squire, count: 30}",
          roster="size: skirmish"),
    broken("one more is too many", "cap", "{unit: squire, count: 30}, {unit: squire, with: [rope]}",
           311, 300, roster="size: skirmish"),
    legal("the same list at the next size is within", "cap",
          "{unit: squire, count: 30}, {unit: squire, with: [rope]}"),
    legal("a figure of one's own is a size", "cap", "{unit: squire, count: 10}",
          roster=OWN % 100),
    broken("and is kept like one", "cap", "{unit: squire, count: 10}", 100, 99, roster=OWN % 99),
    broken("nothing is a size too", "cap", "{unit: squire}", 10, 0, roster=OWN % 0),
    legal("25 under the size is enough", "floor", "{unit: reeve, with: [mail]}, "
          "{unit: squire, count: 25}", roster="size: skirmish"),
    broken("26 under it is not finished", "floor",
           "{unit: reeve, with: [shield]}, {unit: squire, count: 25}", 274, 275,
           kind="unfinished", roster="size: skirmish"),
)  # fmt: skip
def test_kind_10_a_cap_and_a_floor(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("ten of ten trade goods", "trade",
          "{unit: squire, count: 2, with: [rope]}, {unit: squire, count: 4, with: [thread]}",
          roster="size: skirmish"),
    broken("half of one more is too many", "trade",
           "{unit: squire, count: 2, with: [rope]}, {unit: squire, count: 5, with: [thread]}",
           10.5, 10, roster="size: skirmish"),
    legal("points do not count toward it", "trade", "{unit: captain, count: 9}"),
    legal("half of the chosen trade goods", "trade-share",
          "{unit: squire, with: [rope, thread, thread]}", roster="size: skirmish"),
    broken("a share of them is of them, not of points", "trade-share",
           "{unit: squire, with: [rope, thread, thread, thread]}", 5.5, 5, roster="size: skirmish"),
)  # fmt: skip
def test_kind_11_every_currency_has_its_own_cap(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("75 of the chosen 300 are a quarter", "elite-share",
          "{unit: squire, with: [crown, orb, rope, axe, pistol, bow]}", roster="size: skirmish"),
    broken("76 are more", "elite-share",
           "{unit: squire, with: [crown, orb, rope, axe, pistol, bow, rope]}", 76, 75,
           roster="size: skirmish"),
    legal("40 of 80 spent are half", "elite-spent",
          "{unit: squire, with: [crown]}, {unit: squire, count: 4}"),
    broken("40 of 79 spent are more than half", "elite-spent",
           "{unit: squire, with: [crown]}, {unit: squire, count: 3, with: [net]}, {unit: wagon, "
           "price: 3}", 40, 39.5),
)  # fmt: skip
def test_kind_12_the_chosen_and_the_spent_are_two_words(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("a quarter of the chosen on the red", "core", "{unit: squire, count: 15}"),
    broken("a point less is unfinished", "core", "{unit: squire, count: 14, with: []}, "
           "{unit: squire, price: 9}", 149, 150, kind="unfinished"),
    legal("35 in the hundred on one line", "one-line", "{unit: squire, count: 21}"),
    broken("one more on that line is too much", "one-line",
           "{unit: squire, count: 22}", 220, 210),
    legal("on two lines it is not one", "one-line",
          "{unit: squire, count: 11}, {unit: squire, count: 11}"),
)  # fmt: skip
def test_kind_13_shares_of_a_category_and_of_one_line(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("three scouts up to 2000", "scouts", "{unit: scout, count: 3}", roster=OWN % 2999),
    broken("a fourth needs another full thousand", "scouts", "{unit: scout, count: 4}", 4, 3,
           roster=OWN % 2999),
    legal("and has it at 3000", "scouts", "{unit: scout, count: 4}", roster=OWN % 3000),
    broken("and a fifth has not", "scouts", "{unit: scout, count: 5}", 5, 4, roster=OWN % 3999),
    legal("a part of a hundred counts as one where it is rounded up", "rowers",
          "{unit: rower, count: 3}", roster=OWN % 201),
    broken("a full hundred does not count twice", "rowers", "{unit: rower, count: 3}", 3, 2,
           roster=OWN % 200),
    broken("and never more than four", "rowers", "{unit: rower, count: 5}", 5, 4,
           roster=OWN % 900),
    legal("two captains from 600", "captains", "{unit: captain, count: 2}", roster=OWN % 600),
    broken("one below it", "captains", "{unit: captain, count: 2}", 2, 1, roster=OWN % 599),
    broken("none below the first step", "captains", "{unit: captain}", 1, 0, roster=OWN % 299),
)  # fmt: skip
def test_kind_14_one_for_so_many_points(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_15_without_a_size_one_finding_says_what_waits(skerry: Catalog) -> None:
    found = findings(skerry, "fighters: [{unit: scout, count: 9}, {unit: captain, count: 9}]")
    waiting = [f for f in found if f.code == "CHOOSE-SIZE"]
    assert len(waiting) == 1
    assert waiting[0].severity == "info"
    for name in ("points", "scouts", "rowers", "captains", "trade goods"):
        assert name in waiting[0].message
    unknown = {"cap", "floor", "trade", "elite-share", "core", "one-line", "scouts", "captains"}
    assert unknown.isdisjoint(f.code for f in found)
    assert "elite-spent" not in {f.code for f in found}


@cases(
    broken("a share of what is spent is known without a size", "elite-spent",
           "{unit: squire, with: [crown]}", 40, 20, roster="x-size: none"),
    broken("a size of nothing is known", "rowers", "{unit: rower}", 1, 0, roster=OWN % 0),
)  # fmt: skip
def test_kind_15_what_is_known_is_judged(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("50 points of relics on a model", "relic-points", "{unit: squire, with: [crown, orb]}"),
    broken("51 are one too many", "relic-points", "{unit: squire, with: [crown, grail]}", 51, 50),
    legal("a line of two has 50 each", "relic-points",
          "{unit: squire, count: 2, with: [crown, orb]}"),
    legal("other things are not relics", "relic-points", "{unit: squire, with: [crown, plate, axe]}"),
)  # fmt: skip
def test_kind_16_an_allowance_for_each_model(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


PRICES: list[tuple[str, str, Number | str]] = [
    ("one figure for each model", "{unit: squire, count: 3}", 30),
    ("by the models of the line, up to five", "{unit: mob, count: 5}", 95),
    ("by the models of the line, one beyond", "{unit: mob, count: 6}", 180),
    ("one bundle", "{unit: ogre}", 60),
    ("three are two and one", "{unit: ogre, count: 3}", 170),
    ("seven are four, two and one", "{unit: ogre, count: 4}, {unit: ogre, count: 3}", 370),
    ("an exact bundle", "{unit: twins, count: 4}", 50),
    ("the third copy is dearer", "{unit: scout}, {unit: scout, count: 2}", 310),
    ("and each further one", "{unit: scout, count: 5}", 530),
    ("the first two are free", "{unit: squire, with: [bomb, bomb]}", 10),
    ("the third is not", "{unit: squire, with: [bomb, bomb, bomb]}", 13),
    ("free for each model anew", "{unit: squire, count: 3, with: [bomb, bomb, bomb]}", 39),
    ("once for the line", "{unit: wagon, count: 7}", 50),
    ("a surcharge by keyword", "{unit: grot, count: 4}", 28),
    ("a price below nothing", "{unit: squire, with: [curse]}", 5),
    (
        "three tenths are exactly three tenths",
        "{unit: squire, with: [tonic, tonic, tonic]}",
        "10.3",
    ),
    ("ten per cent off, rounded up", "{unit: captain, with: [medal]}", 50),
    ("two discounts add up", "{unit: captain, with: [medal, drum]}", 46),
    ("given along is free", "{unit: squire, with: [sack]}", 11),
    ("the player's own price", "{unit: squire, price: 7.5, count: 2}", 15),
    ("the player's own price of a thing", "{unit: squire, with: [{item: sword, price: 1}]}", 11),
    ("no stated cost adds nothing", "{unit: squire, with: [heirloom]}", 10),
]


@pytest.mark.parametrize(("fighters", "total"), [p[1:] for p in PRICES], ids=[p[0] for p in PRICES])
def test_kind_17_what_it_costs(skerry: Catalog, fighters: str, total: Number | str) -> None:
    warband = warband_of(skerry, f"size: standard\nfighters: [{fighters}]")
    expected = parse_number(str(total))
    assert warband.total["points"] == expected
    lines = [line.amount for f in warband.fighters for line in f.receipts["points"].lines]
    assert sum(Fraction(amount) for amount in lines if amount is not None) == expected


@cases(
    legal("a pack that is sold", "PRICE-TABLE", "{unit: twins, count: 2}"),
    broken("three are not sold", "PRICE-TABLE", "{unit: twins, count: 3}"),
    legal("a mob of ten is sold", "PRICE-TABLE", "{unit: mob, count: 10}"),
    broken("a mob of eleven is not", "PRICE-TABLE", "{unit: mob, count: 11}"),
    broken("a thing without a stated cost is told", "COST-UNSTATED",
           "{unit: squire, with: [heirloom]}", kind="advisory"),
)  # fmt: skip
def test_kind_17_a_number_that_is_not_sold(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_17_currencies_are_added_up_each_by_itself(skerry: Catalog) -> None:
    warband = warband_of(skerry, "fighters: [{unit: squire, count: 2, with: [rope, thread]}]")
    assert warband.total == {"points": 24, "trade": 9}
