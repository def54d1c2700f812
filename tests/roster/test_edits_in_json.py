"""Edits of JSON files, and files that are new."""

from __future__ import annotations

from fractions import Fraction

from builder.roster.document import RosterDocument
from builder.roster.edits import (
    accept,
    duplicate_fighter,
    hire,
    remove_fighter,
    take,
    with_fighter,
)
from schemas.roster import Pick, Roster, RosterFighter
from tests.roster.line_changes import changes, field

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
