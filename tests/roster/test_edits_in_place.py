"""Edits of a file: the lines that change, and no others."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from fractions import Fraction

import pytest

from builder.roster.document import RosterDocument
from builder.roster.edits import (
    accept,
    duplicate_fighter,
    edit_fighter,
    give_ids,
    give_up,
    hire,
    index_of,
    remove_fighter,
    set_limit,
    set_name,
    set_size,
    set_switch,
    swap,
    take,
    with_fighter,
)
from schemas.problems import InputError
from schemas.roster import Pick, Roster, RosterFighter

LEVY = """\
# Border Levy, for the club night
format: musterpress/roster   # leave this
version: 1
system: core-1e
name:   'Border Levy'   # our name

fighters:   # all of them
  # the boss
  - id: odo
    name: Sir Odo
    unit: knight    # horse is lame
    with: [pistol, {item: mail, as: Flak vest}]   # good kit
    notes: |   # printed
      Paint the horse.

        And the # lance.
    # he comes back in spring

  - id: bob
    # between two keys
    unit: levy
    count:  5
    with:
      - shield   # bought
      # the second one
      - blade
    x-paint: {coat: red}

  # last but not least
  - {id: flo, unit: levy, with: [bow]}  # in one line

x-own:
  - [1, 2]
# the end"""

Edit = Callable[[Roster], Roster]


def changes(text: str, edit: Edit, name: str = "list.yaml") -> list[str]:
    """The lines that an edit takes away (-), then those that it brings (+)."""
    document = RosterDocument.of_text(text, name)
    wanted = edit(document.roster)
    after = document.replace(wanted)
    assert after.roster == wanted
    lines = [*difflib.ndiff(text.split("\n"), after.text.split("\n"))]
    return [sign + line[2:] for sign in "-+" for line in lines if line[0] == sign]


def on(id_: str, change: Callable[[RosterFighter], RosterFighter]) -> Edit:
    def edit(roster: Roster) -> Roster:
        at = index_of(roster, id_)
        return with_fighter(roster, at, change(roster.fighters[at]))

    return edit


def field(id_: str, **fields: object) -> Edit:
    return lambda roster: edit_fighter(roster, id_, **fields)


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


def test_a_list_in_lines_loses_only_the_line_that_goes() -> None:
    assert changes(LEVY, on("bob", lambda fighter: give_up(fighter, "shield"))) == [
        "-      - shield   # bought"
    ]


def test_a_list_in_lines_gets_a_line() -> None:
    assert changes(LEVY, on("bob", lambda fighter: take(fighter, "plate@front"))) == [
        "+      - plate@front"
    ]


def test_an_item_is_swapped_in_its_place() -> None:
    assert changes(LEVY, on("bob", lambda fighter: swap(fighter, "shield", "buckler"))) == [
        "-      - shield   # bought",
        "+      - buckler   # bought",
    ]


def test_a_list_in_brackets_stays_in_brackets() -> None:
    assert changes(LEVY, on("odo", lambda fighter: take(fighter, "bow"))) == [
        "-    with: [pistol, {item: mail, as: Flak vest}]   # good kit",
        "+    with: [pistol, {item: mail, as: Flak vest}, bow]   # good kit",
    ]


def test_a_list_that_no_longer_fits_in_its_line_is_opened() -> None:
    def arm(fighter: RosterFighter) -> RosterFighter:
        for number in range(3):
            fighter = take(fighter, f"grenade-launcher-{number}")
        return fighter

    assert changes(LEVY, on("odo", arm)) == [
        "-    with: [pistol, {item: mail, as: Flak vest}]   # good kit",
        "+    with:   # good kit",
        "+      - pistol",
        "+      - {item: mail, as: Flak vest}",
        *(f"+      - grenade-launcher-{number}" for number in range(3)),
    ]


def test_a_text_of_several_lines_is_written_under_a_bar() -> None:
    assert changes(LEVY, field("bob", notes="one\n\n# two\n")) == [
        "+    notes: |",
        "+      one",
        "+",
        "+      # two",
    ]


def test_a_text_under_a_bar_changes_below_its_comment() -> None:
    assert changes(LEVY, field("odo", notes="Paint it.\nSoon")) == [
        "-    notes: |   # printed",
        "-      Paint the horse.",
        "-",
        "-        And the # lance.",
        "+    notes: |-   # printed",
        "+      Paint it.",
        "+      Soon",
    ]


def test_a_text_under_a_bar_becomes_a_line() -> None:
    assert changes(LEVY, field("odo", notes="Paint it."))[-1] == (
        "+    notes: Paint it.   # printed"
    )


def test_braces_are_opened_for_a_text_of_several_lines() -> None:
    assert changes(LEVY, field("flo", notes="a\nb")) == [
        "-  - {id: flo, unit: levy, with: [bow]}  # in one line",
        "+  - id: flo  # in one line",
        "+    unit: levy",
        "+    with: [bow]",
        "+    notes: |-",
        "+      a",
        "+      b",
    ]


def test_a_comment_below_does_not_become_part_of_a_text_that_opens_braces() -> None:
    text = "system: a\nfighters:\n- {id: x, unit: b}\n        # deep in\n# end\n"
    assert changes(text, field("x", notes="a\nb")) == [
        "-- {id: x, unit: b}",
        "+- id: x",
        "+  unit: b",
        "+  notes: |-",
        "+    a",
        "+    b",
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


def test_a_comment_does_not_become_part_of_the_text_above_when_a_fighter_goes() -> None:
    text = (
        "system: a\nfighters:\n- id: x\n  unit: b\n  notes: |\n    Text\n- id: y\n  unit: b\n"
        "      # deep in\n- id: z\n  unit: b\n"
    )
    assert changes(text, lambda roster: remove_fighter(roster, "y")) == [
        "-- id: y",
        "-  unit: b",
        "-      # deep in",
        "+# deep in",
    ]


def test_a_comment_below_does_not_become_part_of_a_new_text() -> None:
    text = "system: a\nfighters:\n- id: x\n  notes: short\n      # deep in\n  unit: b\n"
    for between in ("", "\n", "\n\n"):
        apart = text.replace("      #", between + "      #")
        assert changes(apart, field("x", notes="a\nb")) == [
            "-  notes: short",
            '+  notes: "a\\nb"',
        ]


def test_a_comment_below_does_not_become_part_of_a_text_that_moves_out() -> None:
    text = (
        "system: a\nfighters:\n- id: x\n  notes: |\n         deep\n      # less deep\n  unit: b\n"
    )
    assert changes(text, field("x", notes="a\nb")) == [
        "-  notes: |",
        "-         deep",
        '+  notes: "a\\nb"',
    ]


def test_brackets_over_several_lines_keep_their_comments() -> None:
    text = (
        "system: a\nfighters:\n- id: x\n  unit: b\n  with: [\n    bow,  # one\n    mail  # two\n"
        "    # three\n  ]\n"
    )
    assert changes(text, on("x", lambda fighter: take(fighter, "axe"))) == [
        "-    mail  # two",
        "+    mail,  # two",
        "+    axe",
    ]
    assert changes(text, on("x", lambda fighter: give_up(fighter, "bow"))) == ["-    bow,  # one"]
    assert changes(text, on("x", lambda fighter: give_up(fighter, "mail"))) == [
        "-    bow,  # one",
        "-    mail  # two",
        "+    bow  # one",
    ]


PRETTY = """\
{
\t"system": "core-1e",
\t"x-own": [1.50, "\\u00e9", null, true],
\t"fighters": [
\t\t{
\t\t\t"unit": "knight",
\t\t\t"id": "odo",
\t\t\t"with": ["pistol", {"item": "mail"}]
\t\t},
\t\t{"id": "flo", "unit": "levy"}
\t]
}"""


def test_json_keeps_its_tabs_its_order_and_its_escapes() -> None:
    edit = field("odo", name="Bób")
    assert changes(PRETTY, edit, "list.json") == ['+\t\t\t"name": "B\\u00f3b",']


def test_json_gets_its_commas_right() -> None:
    new = RosterFighter(unit="levy", price=Fraction(5, 2), fielded=False)
    assert changes(PRETTY, lambda roster: hire(roster, new)[0], "list.json") == [
        '-\t\t{"id": "flo", "unit": "levy"}',
        '+\t\t{"id": "flo", "unit": "levy"},',
        '+\t\t{"id": "levy", "unit": "levy", "price": 2.5, "fielded": false}',
    ]
    assert changes(PRETTY, lambda roster: remove_fighter(roster, "flo"), "list.json") == [
        "-\t\t},",
        '-\t\t{"id": "flo", "unit": "levy"}',
        "+\t\t}",
    ]
    assert changes(PRETTY, lambda roster: accept(roster, "X", "so"), "list.json") == [
        "+\t],",
        '+\t"accepted": [',
        '+\t\t{"code": "X", "owner": "roster", "reason": "so"}',
    ]


def test_json_in_one_line_stays_in_one_line() -> None:
    text = '{"system":"a","fighters":[{"id":"x","unit":"b","with":["bow"]}],"x-own":{}}'
    document = RosterDocument.of_text(text, "list.json")
    fighter = document.roster.fighters[0]
    roster = with_fighter(document.roster, 0, take(fighter, "axe"))
    assert document.replace(roster).text == text.replace('"bow"', '"bow","axe"')


def test_a_fighter_of_a_json_file_comes_into_a_yaml_file_with_all_it_has() -> None:
    source = RosterDocument.of_text(
        '{"system":"a","fighters":[{"id":"x","unit":"b","count":2,"fielded":false,'
        '"notes":"1\\n2","x-own":[1.5,null,true,{"a":"no"}]}]}',
        "a.json",
    )
    target = RosterDocument.of_text("system: a\nfighters: []\n", "b.yaml")
    roster, _ = duplicate_fighter(source.roster, "x", to=target.roster)
    assert target.replace(roster).text == (
        "system: a\nfighters:\n  - id: b\n    unit: b\n    count: 2\n    notes: |-\n      1\n"
        "      2\n    fielded: no\n    x-own: [1.5, null, yes, {a: no}]\n"
    )


def test_a_new_file_says_what_was_chosen_and_no_more() -> None:
    roster = Roster(
        format="musterpress/roster",
        version=1,
        system="a",
        name="Levy: one",
        limit={"points": 250},
        fighters=[RosterFighter(id="x", unit="b", with_=[Pick(item="bow")])],
    )
    assert RosterDocument.new("x.yaml", roster).text == (
        'format: musterpress/roster\nversion: 1\nsystem: a\nname: "Levy: one"\n'
        "limit: {points: 250}\nfighters:\n  - id: x\n    unit: b\n    with: [bow]\n"
    )
    assert RosterDocument.new("x.json", roster).text.startswith(
        '{\n  "format": "musterpress/roster",\n  "version": 1,\n  "system": "a",\n'
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
