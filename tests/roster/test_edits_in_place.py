"""Edits of a file: the lines that change, and no others."""

from __future__ import annotations

from fractions import Fraction

import pytest

from builder.roster.document import RosterDocument
from builder.roster.edits import (
    accept,
    duplicate_fighter,
    give_ids,
    give_up,
    hire,
    remove_fighter,
    set_limit,
    set_name,
    set_size,
    set_switch,
)
from schemas.problems import InputError
from schemas.roster import Pick, RosterFighter
from tests.roster.line_changes import LEVY, Edit, changes, field, on


def test_a_value_is_replaced_and_what_stands_around_it_stays() -> None:
    assert changes(LEVY, field("bob", count=3)) == ["-    count:  5", "+    count:  3"]


def test_a_name_is_quoted_only_where_it_must_be() -> None:
    for name, written in [
        ("Bob", "Bob"),
        ("4+ no", "4+ no"),
        ("a: b", '"a: b"'),
        ("#1", '"#1"'),
        ('"Red" O\'Neil', "'\"Red\" O''Neil'"),
        ("a\tb", '"a\\tb"'),
        (" a", '" a"'),
        ("אב, ج", "אב, ج"),
        ("😀", "😀"),
    ]:
        assert changes(LEVY, field("odo", name=name))[1] == f"+    name: {written}"


def test_inside_brackets_a_comma_needs_quotes_too() -> None:
    assert changes(LEVY, field("flo", name="a, b"))[1] == (
        '+  - {id: flo, name: "a, b", unit: levy, with: [bow]}  # in one line'
    )


def test_a_new_key_comes_behind_those_before_it_in_the_model() -> None:
    assert changes(LEVY, field("odo", count=2, role=["boss", "medic"])) == [
        "+    count: 2",
        "+    role: [boss, medic]",
    ]


def test_a_key_of_the_roster_comes_in_its_place() -> None:
    assert changes(LEVY, lambda roster: set_limit(roster, {"points": 250})) == [
        "+limit: {points: 250}"
    ]


def test_a_new_section_stands_apart_where_others_do() -> None:
    assert changes(LEVY, lambda roster: accept(roster, "C3-A4", "house rule: fine", "odo")) == [
        "+accepted:",
        '+  - {code: C3-A4, owner: odo, reason: "house rule: fine"}',
        "+",
    ]


def test_a_key_that_goes_leaves_its_comments_behind() -> None:
    assert changes(LEVY, field("bob", with_=None)) == [
        "-    with:",
        "-      - shield   # bought",
        "-      # the second one",
        "-      - blade",
        "+    # bought",
        "+    # the second one",
    ]


def test_a_fighter_is_hired_behind_the_last_as_its_neighbours_are_written() -> None:
    new = RosterFighter(unit="archer", name="Ann", with_=[Pick(item="bow", price=Fraction(5, 2))])
    assert changes(LEVY, lambda roster: hire(roster, new)[0]) == [
        "+  - {id: ann, name: Ann, unit: archer, with: [{item: bow, price: 2.5}]}",
        "+",
    ]
    assert changes(
        LEVY.replace("  - {id: flo, unit: levy, with: [bow]}  # in one line\n", ""),
        lambda roster: hire(roster, new)[0],
    ) == [
        "+  - id: ann",
        "+    name: Ann",
        "+    unit: archer",
        "+    with: [{item: bow, price: 2.5}]",
        "+",
    ]


def test_a_fighter_goes_with_its_own_lines_and_the_comments_around_stay() -> None:
    taken = changes(LEVY, lambda roster: remove_fighter(roster, "odo"))
    assert [line[1:] for line in taken] == LEVY.split("\n")[8:16]


def test_a_copy_stands_behind_its_original() -> None:
    taken = changes(LEVY, lambda roster: duplicate_fighter(roster, "bob")[0])
    assert taken == [
        "+  - id: levy",
        "+    unit: levy",
        "+    count: 5",
        "+    with: [shield, blade]",
        "+    x-paint: {coat: red}",
        "+",
    ]


def test_the_last_fighter_leaves_an_empty_list_and_every_comment() -> None:
    text = "system: a\nfighters:  # all\n  # first\n  - unit: b\n  # last\nname: c\n"
    document = RosterDocument.of_text(text, "x.yaml")
    roster = document.roster
    gone = document.replace(roster.model_copy(update={"fighters": []}))
    assert gone.text == "system: a\nfighters: []  # all\n  # first\n  # last\nname: c\n"
    back = gone.replace(hire(gone.roster, RosterFighter(unit="b"))[0])
    assert back.text == (
        "system: a\nfighters:  # all\n  - id: b\n    unit: b\n  # first\n  # last\nname: c\n"
    )


def test_ids_are_given_without_moving_a_line() -> None:
    text = "system: a\nfighters:\n- unit: b  # first\n  count: 2\n- {unit: c}\n- id: z\n  unit: d\n"
    assert changes(text, give_ids) == ["-- {unit: c}", "+  id: f1", "+- {id: f2, unit: c}"]


def test_an_edit_gives_all_ids_first_so_that_none_is_mixed_up() -> None:
    text = "system: a\nfighters:\n- unit: b  # one\n- unit: b  # two\n- unit: b  # three\n"
    assert changes(text, lambda roster: remove_fighter(roster, "f2")) == [
        "-- unit: b  # two",
        "+  id: f1",
        "+  id: f3",
    ]


@pytest.mark.parametrize(
    "edit",
    [
        lambda roster: set_name(roster, None),
        lambda roster: set_size(roster, "standard"),
        lambda roster: set_switch(roster, "blast-size", "diameter"),
        field("odo", role="boss"),
        field("bob", price=Fraction(81, 2), why="club price"),
        field("bob", fielded=False, joins="odo", squad="first"),
        field("flo", profile={"move": '7"', "save": "4+"}),
        on("flo", lambda fighter: give_up(fighter, "bow")),
    ],
)
def test_windows_lines_and_a_missing_last_line_end_stay(edit: Edit) -> None:
    document = RosterDocument.of_text(LEVY.replace("\n", "\r\n"), "list.yaml")
    after = document.replace(edit(document.roster)).text
    plain = RosterDocument.of_text(LEVY, "list.yaml")
    assert after == plain.replace(edit(plain.roster)).text.replace("\n", "\r\n")
    assert after.endswith("# the end")


def test_a_byte_order_mark_stays() -> None:
    document = RosterDocument.of_text("\ufeffsystem: a\n", "list.yaml")
    assert document.replace(set_name(document.roster, "Bób")).data == (
        b"\xef\xbb\xbfsystem: a\nname: B\xc3\xb3b\n"
    )


def test_half_a_letter_is_refused() -> None:
    document = RosterDocument.of_text("system: a\n", "list.yaml")
    with pytest.raises(InputError, match=r"U\+D800, half a letter"):
        document.replace(set_name(document.roster, "a\ud800"))


def test_an_export_is_not_edited() -> None:
    with pytest.raises(InputError, match="this is an exported warband"):
        RosterDocument.of_text(
            '{"format":"musterpress/warband","choices":{"system":"a"}}', "a.json"
        )


def test_a_lone_carriage_return_is_refused() -> None:
    with pytest.raises(InputError, match=r"list\.yaml:2:1: a lone carriage return"):
        RosterDocument.of_text("system: a\nname: b\rteam: c\n", "list.yaml")
