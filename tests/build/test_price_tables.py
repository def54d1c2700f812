"""Prices that go by the number: copies, bundles, models of a line, flat."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builder import build, check, load_catalog
from builder.build.price_tables import cost_of
from builder.catalog.catalog import Catalog
from schemas.prices import Bundle, Copies, Flat, Models
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Warband

GAME = """
system: {id: packs, name: Packs, version: 1.0.0}
cost_types: {points: {name: Points, limit: optional}}
units:
  ogre: {name: Ogre, cost: {bundle: {1: 60, 2: 110, 4: 200}}}
  pair: {name: Pair, cost: {bundle: {2: 30, 4: 50}, exact: yes}}
  scout: {name: Scout, cost: {copies: [100, 100, 110]}}
  mob: {name: Mob, cost: {models: {5: 95, 10: 180}}}
  guide: {name: Guide, cost: {flat: 50}}
wargear:
  bomb: {name: Bomb, cost: {copies: [0, 0, 3], in: fighter}}
  flag: {name: Flag, cost: {copies: [1, 5], in: squad}}
squads: {team: {name: Team}}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder: Path = tmp_path_factory.mktemp("c") / "packs"
    folder.mkdir()
    (folder / "packs.yaml").write_text(GAME, "utf-8")
    return load_catalog(str(folder))


def warband(game: Catalog, *fighters: RosterFighter) -> Warband:
    return build(Roster(system="packs", fighters=list(fighters)), game)


def one(unit: str, count: int = 1, **more: object) -> RosterFighter:
    return RosterFighter(unit=unit, count=count, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "total"), [(1, 60), (2, 110), (3, 170), (4, 200), (5, 260), (7, 370), (8, 400)]
)
def test_a_bundle_is_made_up_the_cheapest_way(game: Catalog, number: int, total: int) -> None:
    assert warband(game, one("ogre", number)).total == {"points": total}
    assert warband(game, *[one("ogre")] * number).total == {"points": total}


def test_who_pays_for_which_copy_stands_in_the_receipt(game: Catalog) -> None:
    pairs = warband(game, *[one("scout", number) for number in (1, 1, 3)])
    labels = [f.receipts["points"].lines[0].label for f in pairs.fighters]
    assert labels == ["Scout (1st of 5)", "Scout (2nd of 5)", "3 × Scout (3rd to 5th of 5)"]
    assert (
        warband(game, one("scout", 3)).fighters[0].receipts["points"].lines[0].label == "3 × Scout"
    )


def test_the_third_copy_costs_more_whichever_was_hired_first(game: Catalog) -> None:
    scouts = [one("scout", id=name, name=name) for name in ("ann", "bob", "cy")]
    for order in (scouts, scouts[::-1]):
        built = warband(game, *order)
        assert built.total == {"points": 310}
        assert sorted(str(f.cost["points"]) for f in built.fighters) == ["100", "100", "110"]
        assert next(f for f in built.fighters if f.id == "cy").cost == {"points": 110}
    assert warband(game, *scouts[1:]).total == {"points": 200}


def test_a_price_of_ones_own_takes_no_cheaper_copy_from_others(game: Catalog) -> None:
    scouts = [one("scout", 3), one("scout", price=5)]
    assert [warband(game, *order).total["points"] for order in (scouts, scouts[::-1])] == [315, 315]
    flags = [Pick(item="flag", price=7), Pick(item="flag")]
    for order in (flags, flags[::-1]):
        assert warband(game, one("guide", with_=order)).total == {"points": 50 + 7 + 1}


def test_the_models_of_a_line_and_a_flat_price(game: Catalog) -> None:
    assert [warband(game, one("mob", n)).total["points"] for n in (1, 5, 6, 10)] == [
        95,
        95,
        180,
        180,
    ]
    assert warband(game, one("mob", 5), one("mob", 6)).total == {"points": 275}
    assert warband(game, one("guide", 7)).total == {"points": 50}


def test_the_first_two_are_free_on_each_model(game: Catalog) -> None:
    bombs = [Pick(item="bomb", count=4)]
    built = warband(game, one("guide", 3, with_=bombs))
    assert built.total == {"points": 50 + 3 * 6}
    assert built.fighters[0].items[0].cost == {"points": 6}


def test_copies_are_counted_by_squad_where_the_table_says_so(game: Catalog) -> None:
    flag = [Pick(item="flag")]
    members = [one("guide", squad=squad, with_=flag) for squad in ("a", "a", "b")]
    assert warband(game, *members).total == {"points": 150 + 1 + 5 + 1}


def test_a_number_that_is_not_sold_is_a_finding_and_has_no_price(game: Catalog) -> None:
    for unit, count in (("pair", 3), ("mob", 11)):
        built = warband(game, one(unit, count))
        findings = check(built, game, repairs=False)
        assert [f.code for f in findings] == ["PRICE-TABLE"]
        assert built.fighters[0].cost == {"points": None}


@pytest.mark.parametrize("lines", [(2,), (1, 1), (4,), (2, 2), (1, 3), (1, 1, 1, 1)])
def test_a_pack_is_sold_to_several_lines_as_to_one(game: Catalog, lines: tuple[int, ...]) -> None:
    built = warband(game, *[one("pair", number) for number in lines])
    assert built.total == {"points": {2: 30, 4: 50}[sum(lines)]}
    assert not check(built, game, repairs=False)
    assert {f.receipts["points"].total for f in built.fighters} == {
        f.cost["points"] for f in built.fighters
    }


def test_the_first_of_a_pack_pays_for_it_and_what_is_left_over_has_no_price(game: Catalog) -> None:
    built = warband(game, one("pair"), one("pair"), one("pair", 2), one("pair"))
    costs = [fighter.cost["points"] for fighter in built.fighters]
    assert costs == [30, 0, None, 20]


def test_an_own_price_names_the_price_of_the_copy_that_it_is_for(game: Catalog) -> None:
    flags = [Pick(item="flag", price=7)]
    built = warband(
        game, one("guide", with_=["flag"], squad="a"), one("guide", with_=flags, squad="a")
    )
    assert built.fighters[1].receipts["points"].lines[1].label == "Flag (own price instead of 5)"


def test_an_own_price_of_a_part_of_a_pack_is_written_as_people_write_it(game: Catalog) -> None:
    (ogre,) = warband(game, one("ogre", 3, price=50)).fighters
    assert ogre.receipts["points"].lines[1].label == "3 × own price instead of 56 2/3"


@settings(max_examples=50, deadline=None)
@given(
    st.lists(
        st.tuples(st.sampled_from(["ogre", "scout", "mob", "guide"]), st.integers(1, 10)),
        max_size=6,
    ),
    st.randoms(use_true_random=False),
)
def test_totals_add_up_and_never_depend_on_the_order(game: Catalog, chosen, random) -> None:
    fighters = [one(unit, n, id=f"x{at}") for at, (unit, n) in enumerate(chosen)]
    built = warband(game, *fighters)
    for fighter in built.fighters:
        assert fighter.receipts["points"].total == (fighter.cost["points"] or 0)
    shuffled = list(fighters)
    random.shuffle(shuffled)
    assert warband(game, *shuffled).total == built.total


def test_what_a_table_asks_for_none_is_nothing() -> None:
    for table in (
        Copies(copies=[3]),
        Bundle(bundle={2: 5}),
        Bundle(bundle={2: 5}, exact=True),
        Flat(flat=9),
    ):
        assert cost_of(table, 0) == 0
    assert cost_of(Models(models={5: 9}), 6) is None


def test_what_is_paid_once_says_so_where_there_are_more(game: Catalog) -> None:
    three, alone = warband(game, one("guide", 3), one("guide")).fighters
    (line,) = three.receipts["points"].lines
    assert (line.label, line.amount) == ("3 × Guide (once)", 50)
    assert alone.receipts["points"].lines[0].label == "Guide"
