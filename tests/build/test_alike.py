"""A fighter that is a copy of one that is alike is what it would be worked out by itself."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builder import load_catalog
from builder.build import build
from builder.build.compiling import rulebook_for
from builder.check import check
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Fighter
from tests.build.test_receipts import CATALOG, rosters


def renamed(roster: Roster) -> Roster:
    """The same fighters with other ids, in another order, with notes."""
    others = [
        fighter.model_copy(update={"id": f"y{at}", "notes": f"Note {at}"})
        for at, fighter in enumerate(reversed(roster.fighters))
    ]
    return roster.model_copy(update={"fighters": others})


@settings(max_examples=40, deadline=None)
@given(rosters, st.booleans())
def test_a_copy_is_what_it_would_be_by_itself(roster: Roster, named: bool) -> None:
    rulebook = rulebook_for(CATALOG.data, CATALOG.key, roster)
    if named:
        several = [f.model_copy(update={"name": f"N {f.id}"}) for f in roster.fighters]
        roster = roster.model_copy(update={"fighters": several})
    build(roster, CATALOG)
    other = renamed(roster)
    copies = build(other, CATALOG)
    found = check(copies, CATALOG, repairs=False)
    rulebook.forget()
    fresh = [f.model_copy() for f in other.fighters]
    alone = [
        build(other.model_copy(update={"fighters": fresh}), CATALOG).fighters[at]
        for at in range(len(fresh))
        if rulebook.forget() is None
    ]
    assert copies.fighters == alone
    rulebook.forget()
    again = build(other.model_copy(update={"fighters": fresh}), CATALOG)
    assert found.findings == check(again, CATALOG, repairs=False).findings


def levy(id_: str, **more: object) -> RosterFighter:
    return RosterFighter(id=id_, unit="levy", with_=[Pick(item="blade")], **more)  # type: ignore[arg-type]


def built(*fighters: RosterFighter) -> list[Fighter]:
    return build(Roster(system="core-1e", fighters=list(fighters)), CATALOG).fighters


def test_copies_share_no_item_and_name_their_own() -> None:
    rulebook_for(CATALOG.data, CATALOG.key, Roster(system="core-1e")).forget()
    one, two = built(levy("one"), levy("two"))
    assert two.alike is one
    assert {item.ref for item in two.items} == {"two/blade"}
    causes = {line.cause for line in two.receipts["points"].lines}
    assert "two/blade" in causes
    assert not any(cause.startswith("one") for cause in causes)


def test_who_has_a_price_or_values_of_his_own_is_no_copy() -> None:
    rulebook_for(CATALOG.data, CATALOG.key, Roster(system="core-1e")).forget()
    priced = built(levy("one", price=3), levy("two", price=3))
    valued = built(levy("one", profile={"move": '9"'}), levy("two", profile={"move": '9"'}))
    assert [fighter.alike for fighter in (*priced, *valued)] == [None] * 4
    assert valued[1].values["move"].receipt.lines[0].cause == "two"


BANNERS = """\
system: {id: banners, name: Banners, version: "1"}
cost_types: {points: {name: Points}}
characteristics: {morale: {name: Morale}}
wargear:
  flag: {name: Flag, cost: 1, effects: [{modify: morale, set: 3}]}
  drum: {name: Drum, cost: 1, effects: [{modify: morale, set: 5}]}
units: {levy: {name: Levy, cost: 1, profile: {morale: 1}}}
"""


def test_a_copy_names_its_own_things_where_they_contradict_each_other(tmp_path: Path) -> None:
    (tmp_path / "banners").mkdir()
    (tmp_path / "banners" / "system.yaml").write_text(BANNERS, "utf-8")
    catalog = load_catalog("banners", [tmp_path])
    things = [Pick(item="flag"), Pick(item="drum")]
    fighters = [
        RosterFighter(id=id_, unit="levy", name=id_, with_=things) for id_ in ("one", "two")
    ]
    warband = build(Roster(system="banners", fighters=fighters), catalog)
    contest = warband.fighters[1].values["morale"].contested
    assert contest is not None
    assert contest.causes == ("two/flag", "two/drum")
    found = check(warband, catalog, repairs=False)
    conflicts = [one for one in found if one.code == "CONFLICTING-SET"]
    assert [one.cause for one in conflicts] == [
        ("one/flag", "one/drum"),
        ("two/flag", "two/drum"),
    ]


def test_what_names_the_other_is_not_copied_before_it_is_asked_for() -> None:
    rulebook_for(CATALOG.data, CATALOG.key, Roster(system="core-1e")).forget()
    _, two = built(levy("one"), levy("two"))
    with pytest.raises(AttributeError):
        object.__getattribute__(two, "items")
    assert two.items[0].ref == "two/blade"
    assert object.__getattribute__(two, "items") is two.items
    with pytest.raises(AttributeError, match="has no `nonsense`"):
        two.nonsense  # noqa: B018
    assert copy(two) == two
