"""Edits as functions from roster to roster."""

from __future__ import annotations

import pytest

from builder.roster.choices import choices_of
from builder.roster.edits import (
    accept,
    apply,
    changed,
    duplicate_fighter,
    edit_fighter,
    fighter_ids,
    find_fighter,
    give_ids,
    give_up,
    hire,
    new_id,
    remove_fighter,
    set_limit,
    set_name,
    set_size,
    set_switch,
    swap,
    take,
    withdraw,
)
from schemas.finding import Change
from schemas.problems import InputError
from schemas.roster import Accepted, Pick, Roster, RosterFighter

KIT = ["blade", "blade", "plate@front", "plate@rear"]


def roster(*fighters: RosterFighter, **fields: object) -> Roster:
    return Roster.model_validate({"system": "a", "fighters": fighters, **fields})


def fighter(unit: str = "levy", **fields: object) -> RosterFighter:
    return RosterFighter.model_validate({"unit": unit, **fields})


def ids(roster: Roster) -> list[str | None]:
    return [fighter.id for fighter in roster.fighters]


def items(fighter: RosterFighter) -> tuple[list[str], list[str]]:
    """What it takes, several of one written out, and what it gives up."""
    taken = [pick.item for pick in fighter.with_ for _ in range(pick.count or 1)]
    return taken, fighter.without


def test_hiring_always_makes_an_entry_of_its_own() -> None:
    one, first = hire(roster(), fighter())
    two, second = hire(one, fighter())
    assert ids(two) == [first, second] == ["levy", "levy-2"]


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("Sir Odo", "sir-odo"),
        ("Ægir Þór's Çelik", "gir-ors-celik"),
        ("織田信長", "levy"),
        ("עברית", "levy"),
        ("😀", "levy"),
        ("roster", "roster-2"),
        ("a/b@c", "a-b-c"),
        ("x" * 80, "x" * 40),
        ("", "levy"),
    ],
)
def test_an_id_is_made_of_plain_letters(name: str, id_: str) -> None:
    assert hire(roster(), fighter(name=name))[1] == id_


def test_an_id_is_never_given_twice() -> None:
    there = roster(
        fighter(id="levy-7"),
        fighter(id="odo", joins="levy-9"),
        squads=[{"id": "levy-10"}],
        accepted=[{"code": "X", "owner": "levy-11"}],
    )
    assert new_id(there, fighter()) == "levy-12"
    assert new_id(there, fighter(), used=["levy-30", "knight"]) == "levy-31"
    assert new_id(there, fighter("knight"), used=["knight"]) == "knight-2"


def test_an_id_that_the_fighter_brings_is_kept_only_where_it_is_free() -> None:
    there, id_ = hire(roster(), fighter(id="odo"))
    assert id_ == "odo"
    assert hire(there, fighter(id="odo"))[1] == "levy"


def test_missing_ids_are_the_positions() -> None:
    there = roster(fighter(), fighter(id="f3"), fighter(), fighter(id="odo"))
    assert fighter_ids(there) == ["f1", "f3", "f3x", "odo"]
    assert ids(give_ids(there)) == ["f1", "f3", "f3x", "odo"]


def test_a_roster_with_all_its_ids_is_left_as_it_is() -> None:
    there = roster(fighter(id="odo"))
    assert give_ids(there) is there


def test_a_fighter_is_found_by_id_or_by_a_name_that_only_one_has() -> None:
    there = roster(fighter(id="a", name="Odo"), fighter(name="Bob"), fighter(id="c", name="a"))
    assert find_fighter(there, "a").name == "Odo"
    assert find_fighter(there, "f2").name == "Bob"
    assert find_fighter(there, "bob").name == "Bob"


def test_a_name_that_several_have_is_refused_with_their_ids() -> None:
    there = roster(fighter(id="a", name="Bob"), fighter(name="Bob"))
    with pytest.raises(InputError, match="Bob: 2 fighters have this name; say one of a, f2"):
        find_fighter(there, "Bob")


def test_an_unknown_fighter_is_refused_with_the_nearest() -> None:
    there = roster(fighter(id="sir-odo", name="Sir Odo"))
    with pytest.raises(InputError, match="sir-oddo: no such fighter; did you mean `sir-odo`"):
        find_fighter(there, "sir-oddo")
    with pytest.raises(InputError, match="zzz: no such fighter; there are: sir-odo"):
        remove_fighter(there, "zzz")
    with pytest.raises(InputError, match="zzz: no such fighter; the roster has none yet"):
        edit_fighter(roster(), "zzz", count=2)


def test_fields_change_and_none_takes_them_out() -> None:
    there = roster(fighter(id="a", count=5, role="boss"))
    after = edit_fighter(there, "a", count=2, role=None, notes="x")
    assert choices_of(after)["fighters"] == [{"id": "a", "unit": "levy", "count": 2, "notes": "x"}]


def test_a_default_is_said_only_where_something_was_said_before() -> None:
    assert "count" not in choices_of(changed(roster(fighter()).fighters[0], count=1))
    assert changed(fighter(count=5), count=1).model_fields_set == {"unit", "count"}


def test_the_roster_edited_is_not_changed() -> None:
    there = roster(fighter(id="a", **{"with": ["bow"]}))
    before = there.model_copy(deep=True)
    edit_fighter(there, "a", name="x")
    apply(there, [Change("add", fighter="a", item="axe"), Change("remove", fighter="a")])
    assert there == before


def test_what_speaks_of_a_removed_fighter_stays() -> None:
    there = roster(
        fighter(id="a"), fighter(id="b", joins="a"), accepted=[{"code": "X", "owner": "a"}]
    )
    after = remove_fighter(there, "a")
    assert ids(after) == ["b"]
    assert after.fighters[0].joins == "a"
    assert after.accepted == [Accepted(code="X", owner="a")]
    assert hire(after, fighter("a"))[1] == "a-2"


def test_a_copy_shares_nothing_with_its_original() -> None:
    there = roster(
        fighter(
            id="a", name="Odo", **{"with": [{"item": "bow", "as": "Yew"}], "x-own": {"k": [1]}}
        ),
        fighter(id="b"),
    )
    after, id_ = duplicate_fighter(there, "a")
    assert ids(after) == ["a", "odo", "b"]
    original, copy = after.fighters[0], after.fighters[1]
    assert id_ == copy.id == "odo"
    assert changed(copy, id="a") == original
    assert copy.with_ is not original.with_
    assert copy.model_extra is not None
    assert original.model_extra is not None
    assert copy.model_extra["x-own"] is not original.model_extra["x-own"]


def test_a_copy_may_go_to_another_roster() -> None:
    there, other = roster(fighter(id="a")), roster(fighter(), fighter(id="levy"))
    after, id_ = duplicate_fighter(there, "a", to=other)
    assert (ids(after), id_) == (["f1", "levy", "levy-2"], "levy-2")


def test_an_item_said_twice_is_taken_twice() -> None:
    assert items(take(take(fighter(), "bow"), "bow")) == (["bow", "bow"], [])
    assert items(take(fighter(), "bow", 2)) == (["bow", "bow"], [])


def test_taking_a_piece_that_was_given_up_brings_it_back() -> None:
    there = give_up(fighter(), "blade", KIT)
    assert items(there) == ([], ["blade"])
    assert items(take(there, "blade")) == ([], [])
    assert "without" not in take(there, "blade").model_dump(exclude_unset=True)


def test_an_item_taken_is_given_up_before_a_piece_of_the_kit() -> None:
    there = take(fighter(), "blade")
    assert items(give_up(there, "blade", KIT)) == ([], [])
    assert items(give_up(there, "blade", KIT, count=3)) == ([], ["blade", "blade"])


def test_a_piece_is_given_up_as_the_kit_spells_it() -> None:
    assert items(give_up(fighter(), "plate", KIT)) == ([], ["plate@front"])
    assert items(give_up(fighter(), "plate", KIT, count=2)) == ([], ["plate@front", "plate@rear"])
    assert items(give_up(fighter(), "plate@rear", KIT)) == ([], ["plate@rear"])


def test_one_of_several_in_a_pick_goes() -> None:
    there = fighter(**{"with": [{"item": "bow", "count": 3, "as": "Yew"}, "axe"]})
    after = give_up(there, "bow")
    assert after.with_[0] == Pick.model_validate({"item": "bow", "count": 2, "as": "Yew"})
    assert items(give_up(after, "bow", count=2)) == (["axe"], [])


def test_a_slot_said_must_fit_and_a_slot_not_said_may() -> None:
    there = fighter(**{"with": ["flamer@spell", "flamer"]})
    assert items(give_up(there, "flamer@spell")) == (["flamer"], [])
    assert items(give_up(there, "flamer")) == (["flamer@spell"], [])
    assert items(give_up(there, "flamer", count=2)) == ([], [])


def test_a_swap_keeps_the_place_in_the_list() -> None:
    there = fighter(**{"with": ["plate", "bow", "axe"]})
    assert items(swap(there, "bow", "gun")) == (["plate", "gun", "axe"], [])
    assert items(swap(there, "blade", "gun", KIT)) == (["plate", "bow", "axe", "gun"], ["blade"])


def test_a_swap_back_to_the_kit_leaves_no_trace() -> None:
    there = swap(fighter(), "blade", "gun", KIT)
    assert items(swap(there, "gun", "blade", KIT)) == ([], [])


def test_one_of_several_in_a_pick_is_swapped() -> None:
    there = fighter(**{"with": [{"item": "bow", "count": 2}, "axe"]})
    assert items(swap(there, "bow", "gun")) == (["bow", "gun", "axe"], [])


def test_other_words_for_an_item_are_understood() -> None:
    there = fighter(**{"with": ["flak"]})
    assert items(give_up(there, "mail", aliases={"flak": "mail"})) == ([], [])
    assert items(swap(there, "mail", "plate", aliases={"flak": "mail"})) == (["plate"], [])


def test_a_size_and_a_limit_take_each_others_place() -> None:
    there = set_limit(roster(size="small"), {"points": 250})
    assert (there.size, there.limit) == (None, {"points": 250})
    there = set_size(there, "standard")
    assert choices_of(there) == {"system": "a", "size": "standard", "fighters": []}
    assert choices_of(set_limit(there, None)) == {"system": "a", "fighters": []}


def test_a_switch_is_put_and_taken_back() -> None:
    there = set_switch(roster(switches={"a": "b"}), "c", "d")
    assert there.switches == {"a": "b", "c": "d"}
    assert set_switch(there, "a", "x").switches == {"a": "x", "c": "d"}
    assert "switches" not in choices_of(set_switch(set_switch(there, "a", None), "c", None))


def test_a_finding_is_accepted_once_for_one_owner() -> None:
    there = accept(accept(roster(), "X", "so"), "X", "thus", "a")
    assert [(one.owner, one.reason) for one in there.accepted] == [("roster", "so"), ("a", "thus")]
    there = accept(there, "X", "because", "a")
    assert [one.reason for one in there.accepted] == ["so", "because"]
    assert [one.owner for one in withdraw(there, "X").accepted] == ["a"]


def test_the_name_of_the_roster_may_go() -> None:
    assert "name" not in choices_of(set_name(set_name(roster(), "x"), None))


THERE = roster(
    fighter(id="a", **{"with": ["bow"]}), fighter("knight", id="b", count=3, role="boss")
)


@pytest.mark.parametrize(
    ("change", "a", "b"),
    [
        (Change("add", fighter="a", item="axe"), {"with": ["bow", "axe"]}, {}),
        (Change("add", fighter="a", item="axe", count=2), {"with": ["bow", "axe", "axe"]}, {}),
        (Change("remove", fighter="a", item="bow"), {"with": None}, {}),
        (Change("remove", fighter="b", item="plate"), {}, {"without": ["plate@front"]}),
        (Change("swap", fighter="a", item="bow", for_="gun"), {"with": ["gun"]}, {}),
        (
            Change("swap", fighter="b", item="plate@rear", for_="mail@rear"),
            {},
            {"with": ["mail@rear"], "without": ["plate@rear"]},
        ),
        (Change("count", fighter="b", count=2), {}, {"count": 2}),
        (Change("role", fighter="b", role=None), {}, {"role": None}),
        (Change("role", fighter="a", role="medic"), {"role": "medic"}, {}),
        (Change("join", fighter="a", to="b"), {"joins": "b"}, {}),
    ],
)
def test_a_change_of_a_repair_is_carried_out(
    change: Change, a: dict[str, object], b: dict[str, object]
) -> None:
    after = choices_of(apply(THERE, [change], {"knight": KIT}))
    expected = choices_of(THERE)
    for entry, update in zip(expected["fighters"], (a, b), strict=True):
        entry.update(update)
        for key in [key for key, value in entry.items() if value is None]:
            del entry[key]
    assert after == expected


def test_changes_are_carried_out_one_after_the_other() -> None:
    after = apply(
        THERE,
        [
            Change("remove", fighter="a"),
            Change("add", unit="levy", count=4, to="first", role="medic"),
            Change("size", to="large"),
        ],
    )
    assert ids(after) == ["b", "levy"]
    new = after.fighters[1]
    assert (new.count, new.squad, new.role, after.size) == (4, "first", "medic", "large")
    assert apply(after, [Change("size", to="points=300")]).limit == {"points": 300}


def test_a_change_finds_a_fighter_that_has_no_id_yet() -> None:
    after = apply(roster(fighter(), fighter()), [Change("count", fighter="f2", count=3)])
    assert (ids(after), after.fighters[1].count) == (["f1", "f2"], 3)


def test_a_change_of_a_fighter_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputError, match="no such fighter"):
        apply(THERE, [Change("remove", fighter="x")])


def test_a_squad_is_disbanded_into_another_or_into_what_was_around_it() -> None:
    squads = [{"id": "h", "type": "host"}, {"id": "a", "within": "h"}, {"id": "b", "within": "a"}]
    fighters = [{"id": "x", "unit": "u", "squad": "a"}, {"id": "y", "unit": "u", "joins": "a"}]
    before = Roster.model_validate({"system": "s", "squads": squads, "fighters": fighters})
    without = apply(before, [Change("disband", to="a")])
    assert [(one.id, one.within) for one in without.squads] == [("h", None), ("b", "h")]
    assert [(one.squad, one.joins) for one in without.fighters] == [("h", None), (None, None)]
    merged = apply(before, [Change("disband", to="a", for_="b")])
    assert [(one.id, one.within) for one in merged.squads] == [("h", None), ("b", "h")]
    assert [(one.squad, one.joins) for one in merged.fighters] == [("b", None), (None, "b")]
