"""Which tokens a warband needs, how many, and what stands on each."""

from __future__ import annotations

import pytest

from tests.token.game import tokens

CRABS = "fighters: [{unit: crab, name: Ann}, {unit: crab, count: 2}, {unit: lobster, with: [drum]}]"


def test_a_count_is_an_amount_of_what_the_warband_has() -> None:
    found = tokens(
        "  - {id: a, size_mm: 20, count: {of: fighters}}\n"
        "  - {id: b, size_mm: 20, count: {plus: 1, per: 2, of: unit:crab, round: up}}\n"
        "  - {id: c, size_mm: 20, count: 3}",
        CRABS,
    )
    assert [(one.id, one.count) for one in found] == [("a", 4), ("b", 2), ("c", 3)]


def test_a_token_is_left_out_where_its_condition_does_not_hold_or_there_is_none() -> None:
    found = tokens(
        "  - {id: a, size_mm: 20, if: has drum}\n"
        "  - {id: b, size_mm: 20, if: has net}\n"
        "  - {id: c, size_mm: 20, count: {of: has net}}",
        CRABS,
    )
    assert [one.id for one in found] == ["a"]


def test_each_of_some_fighters_has_one_with_the_number_of_its_card() -> None:
    found = tokens("  - {id: a, name: Acted, size_mm: 20, each: unit:crab}", CRABS)
    assert [(one.front.mark, one.count) for one in found] == [("1", 1), ("2a", 1), ("2b", 1)]


def test_a_base_has_the_figure_and_the_name_of_its_fighter_and_is_as_large_as_it() -> None:
    found = tokens("  - {id: b, size_mm: {value: base}, each: fighters, figure: fighter}", CRABS)
    assert [(one.front.figure, one.front.name, one.size_mm) for one in found] == [
        ("1", "Ann", 25),
        ("2a", "Crab", 25),
        ("2b", "Crab", 25),
        ("3", "Lobster", 40),
    ]


def test_tokens_are_numbered_where_they_count() -> None:
    found = tokens("  - {id: r, name: Round, size_mm: 25, count: 3, figure: count}", CRABS)
    assert [one.front.figure for one in found] == ["1", "2", "3"]


def test_the_other_side_has_what_it_does_not_say_of_the_front() -> None:
    (found,) = tokens(
        "  - {id: a, name: Waiting, size_mm: 20, text: soon, icon: hourglass, back: {name: Done}}"
    )
    assert found.back is not None
    assert (found.back.label, found.back.text, found.back.icon, found.back.tint) == (
        "Done",
        "soon",
        "hourglass",
        True,
    )


@pytest.mark.parametrize(("choice", "size"), [("small", 25.4), ("large", 50.8)])
def test_a_size_may_hang_on_a_switch(choice: str, size: float) -> None:
    written = "  - {id: a, size_mm: {size: {small: 25.4, large: 50.8}}}"
    (found,) = tokens(written, f"switches: {{size: {choice}}}\nfighters: []")
    assert found.size_mm == size


def test_of_a_game_in_general_there_is_one_of_each() -> None:
    found = tokens(
        "  - {id: a, size_mm: 20, if: has drum, count: {of: fighters}}\n"
        "  - {id: b, size_mm: 20, each: unit:crab}\n"
        "  - {id: c, size_mm: 20, count: 3}",
        in_general=True,
    )
    assert [(one.id, one.front.mark, one.count) for one in found] == [
        ("a", "", 1),
        ("b", "", 1),
        ("c", "", 3),
    ]
