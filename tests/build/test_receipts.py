"""Laws of building: receipts add up, causes resolve, order never matters."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builder.build import build
from builder.build.compiling import rulebook_for
from builder.catalog.load import load_catalog
from builder.check import check
from schemas.receipt import Receipt, ReceiptLine
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Fighter, Warband

CATALOG = load_catalog("core-1e")
NAMES = rulebook_for(CATALOG.data, CATALOG.hash, Roster(system="core-1e")).names
UNITS = sorted(NAMES.units)
ITEMS = sorted(NAMES.items)

picks = st.builds(
    Pick,
    item=st.sampled_from(ITEMS + [f"{item}@{slot}" for item in ("plate", "mail", "save")
                                  for slot in ("front", "left", "all")] + ["flamer@spell"]),
    count=st.integers(1, 3),
)  # fmt: skip
fighters = st.builds(
    RosterFighter,
    unit=st.sampled_from(UNITS),
    count=st.integers(1, 6),
    with_=st.lists(picks, max_size=5),
    role=st.sampled_from([None, "squad-leader", "army-commander"]),
    price=st.sampled_from([None, None, None, 12, Fraction(5, 2)]),
)
rosters = st.lists(fighters, max_size=6).map(
    lambda several: Roster(
        system="core-1e",
        limit={"points": 250},
        fighters=[f.model_copy(update={"id": f"x{at}"}) for at, f in enumerate(several)],
    )
)


def _build(roster: Roster) -> Warband:
    return build(roster, CATALOG)


def test_a_sum_of_fractions_that_is_whole_is_a_whole_number() -> None:
    half = Fraction(19, 2)
    total = Receipt((ReceiptLine("Scar", half, "f/scar"), ReceiptLine("Off", -half, "off"))).total
    assert (total, type(total)) == (0, int)


@settings(max_examples=60, deadline=None)
@given(rosters)
def test_every_total_is_the_sum_of_its_receipt(roster: Roster) -> None:
    warband = _build(roster)
    for fighter in warband.fighters:
        assert fighter.receipts["points"].total == fighter.cost["points"]
        for value in fighter.values.values():
            if value.number is not None:
                assert value.receipt.total == value.number
        for item in fighter.items:
            for value in item.values.values():
                if value.number is not None:
                    assert value.receipt.total == value.number
    assert warband.total["points"] == sum(f.cost["points"] or 0 for f in warband.fighters)


def _resolves(cause: str, fighter: Fighter) -> bool:
    data = CATALOG.data
    statements = {change.id for change in data.changes}
    for switch in data.switches.values():
        for choice in switch.choices.values():
            statements |= {change.id for change in choice.changes}
    known = {fighter.id, *data.units, *data.roles, *data.characteristics, *statements}
    owner, _, item = cause.partition("/")
    return cause in known or (owner == fighter.id and item in {i.id for i in fighter.items})


@settings(max_examples=60, deadline=None)
@given(rosters)
def test_every_cause_resolves_and_every_item_has_a_line(roster: Roster) -> None:
    for fighter in _build(roster).fighters:
        lines = [line for r in fighter.receipts.values() for line in r.lines]
        lines += [line for v in fighter.values.values() for line in v.receipt.lines]
        for line in lines:
            assert _resolves(line.cause, fighter), line
        priced = {line.cause for line in fighter.receipts["points"].lines}
        assert {item.ref for item in fighter.items} <= priced


@settings(max_examples=60, deadline=None)
@given(rosters.filter(lambda r: any(f.with_ for f in r.fighters)), st.data())
def test_taking_an_item_away_takes_exactly_its_lines_away(roster: Roster, data: st.DataObject):
    at = data.draw(st.sampled_from([i for i, f in enumerate(roster.fighters) if f.with_]))
    entry = roster.fighters[at].model_copy(update={"price": None})
    gone = NAMES.item_id(entry.with_[0].id)
    left = [pick for pick in entry.with_ if NAMES.item_id(pick.id) != gone]

    def lines(items: list[Pick]) -> list[tuple[str, object]]:
        changed = entry.model_copy(update={"with_": items})
        warband = _build(roster.model_copy(update={"fighters": [changed]}))
        fighter = warband.fighters[0]
        kit = [i.ref for i in fighter.items if i.origin == "kit"]
        return [
            (line.cause, line.amount)
            for line in fighter.receipts["points"].lines
            if not (line.cause == f"{entry.id}/{gone}" and line.cause not in kit)
        ]

    # A mage's ranged picks are spells: labels may change with magic, lines may not.
    if f"{entry.id}/{gone}" not in [
        i.ref for i in _build(roster).fighters[at].items if i.origin == "kit"
    ]:
        assert lines(entry.with_) == lines(left)


@settings(max_examples=40, deadline=None)
@given(rosters, st.randoms(use_true_random=False))
def test_the_order_of_hiring_never_matters(roster: Roster, random) -> None:
    shuffled = list(roster.fighters)
    random.shuffle(shuffled)
    other = roster.model_copy(update={"fighters": shuffled})
    one, two = _build(roster), _build(other)
    assert one.total == two.total

    def said(warband: Warband) -> list[tuple[str, str, object]]:
        return sorted(
            (f.code, f.owner, str(f.have)) for f in check(warband, CATALOG, repairs=False)
        )

    assert said(one) == said(two)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_price_is_paid_once_for_each_model(count: int) -> None:
    roster = Roster(system="core-1e", fighters=[RosterFighter(unit="spearman", count=count)])
    fighter = _build(roster).fighters[0]
    assert fighter.each == {"points": 22}
    assert fighter.cost == {"points": 22 * count}


def test_decimals_are_exact() -> None:
    price = Fraction(1, 10)
    roster = Roster(
        system="core-1e",
        fighters=[RosterFighter(unit="levy", price=price) for _ in range(3)],
    )
    assert _build(roster).total == {"points": Fraction(3, 10)}


def test_an_own_price_shows_both_prices() -> None:
    entry = RosterFighter(unit="knight", price=40, why="club price")
    fighter = _build(Roster(system="core-1e", fighters=[entry])).fighters[0]
    last = fighter.receipts["points"].lines[-1]
    assert (last.label, last.amount) == ("own price instead of 46 (club price)", -6)
    assert fighter.cost == {"points": 40}


COSTS_THAT_WAIT = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}, grace: {name: Grace, limit: optional}}
keywords: {mad: {name: Mad}}
wargear: {idol: {name: Idol, cost: 1, effects: [{modify: keywords, gain: mad}]}}
units: {ape: {name: Ape, cost: {coins: 9, grace: 2}, kit: [idol]}}
changes: [{modify: coins, for: keyword:mad, multiply: 2}]
"""


def test_costs_come_in_the_catalogs_order_whichever_is_worked_out_first(tmp_path: Path) -> None:
    (tmp_path / "moor.yaml").write_text(COSTS_THAT_WAIT)
    roster = Roster(system="moor", fighters=[RosterFighter(unit="ape")])
    (ape,) = build(roster, load_catalog(tmp_path)).fighters
    assert list(ape.cost.items()) == [("coins", 18), ("grace", 2)]
    for money in (ape.each, ape.receipts, ape.items[0].cost):
        assert list(money) == ["coins", "grace"]


def test_several_of_a_thing_are_told_by_their_number_before_its_name(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(
        "system: {id: inn, name: Inn, version: 1.0.0}\n"
        "cost_types: {points: {name: Points}}\n"
        "characteristics: {cheer: {name: Cheer}}\n"
        "wargear: {ale: {name: Ale, cost: 2, effects: [{modify: cheer, add: 1}]}}\n"
        "units: {guest: {name: Guest, cost: 3, profile: {cheer: 1}}}\n"
    )
    game = load_catalog(tmp_path)
    guests = RosterFighter(unit="guest", with_=[Pick(item="ale", count=2)])
    several = guests.model_copy(update={"count": 3})
    warband = build(Roster(system="inn", fighters=[guests, several]), game)
    (one, three) = warband.fighters
    assert [line.label for line in one.values["cheer"].receipt.lines] == ["Guest", "2 × Ale"]
    assert [line.label for line in one.receipts["points"].lines] == ["Guest", "2 × Ale"]
    assert three.receipts["points"].lines[1].label == "3 × 2 × Ale"
