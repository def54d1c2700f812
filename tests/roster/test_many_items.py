"""Many pieces of one fighter, taken and given up at once."""

from __future__ import annotations

from builder.roster.edits import give_up, swap, take
from schemas.roster import Pick, RosterFighter
from tests.calls import calls

KIT = ["blade", "plate@front", "blade", "blade@left"]


def archer(*words: str | Pick, without: list[str] | None = None) -> RosterFighter:
    picks = [Pick(item=word) if isinstance(word, str) else word for word in words]
    return RosterFighter.model_validate(
        {"unit": "archer", "with": picks, **({"without": without} if without else {})}
    )


def items(fighter: RosterFighter) -> tuple[list[str], list[str]]:
    said = [f"{pick.count or 1} {pick.item}" for pick in fighter.with_]
    return said, fighter.without


def test_of_many_picks_the_last_go_first_and_those_without_a_place_before_others() -> None:
    fighter = archer("bow", "axe", "bow@left", "bow", "bow@right")
    assert items(give_up(fighter, "bow", count=1))[0] == [
        "1 bow",
        "1 axe",
        "1 bow@left",
        "1 bow@right",
    ]
    assert items(give_up(fighter, "bow", count=3))[0] == ["1 axe", "1 bow@left"]
    assert items(give_up(fighter, "bow@left", count=1))[0] == [
        "1 bow",
        "1 axe",
        "1 bow",
        "1 bow@right",
    ]


def test_several_in_one_pick_are_given_up_one_by_one() -> None:
    fighter = archer("axe", Pick(item="bow", count=5), Pick(item="bow", count=2))
    assert items(give_up(fighter, "bow", count=3))[0] == ["1 axe", "4 bow"]
    assert items(give_up(fighter, "bow", count=6))[0] == ["1 axe", "1 bow"]
    assert "count" not in give_up(fighter, "bow", count=6).with_[1].model_dump(exclude_unset=True)


def test_what_is_not_picked_is_given_up_of_the_kit_in_its_spelling() -> None:
    fighter = archer("blade", without=["blade"])
    assert items(give_up(fighter, "blade", KIT, count=5)) == (
        [],
        ["blade", "blade", "blade@left", "blade", "blade"],
    )
    assert items(give_up(fighter, "plate", KIT, count=2))[1] == ["blade", "plate@front", "plate"]


def test_pieces_given_up_come_back_before_any_is_added() -> None:
    fighter = archer(without=["bow", "axe", "bow"])
    assert items(take(fighter, "bow", 3)) == (["1 bow"], ["axe"])


def test_a_swap_out_of_several_leaves_the_others_before_it() -> None:
    fighter = archer(Pick(item="bow", count=3), "axe")
    assert items(swap(fighter, "bow", "sling"))[0] == ["2 bow", "1 sling", "1 axe"]


def test_to_give_up_many_of_many_grows_as_they_do() -> None:
    def work(number: int) -> int:
        fighter = archer(*["bow", "axe"] * number)
        return calls(lambda: give_up(fighter, "bow", count=number))

    assert work(400) < 5 * work(100)


def test_to_take_many_grows_as_they_do() -> None:
    def work(number: int) -> int:
        fighter = archer(without=["bow"] * number)
        return calls(lambda: take(fighter, "bow", 2 * number))

    assert work(400) < 5 * work(100)
