"""Ids that cannot be ids, limits below nothing, keys left empty, signs of YAML."""

from __future__ import annotations

import pytest

from builder.roster import RosterDocument, parse_roster
from builder.roster.edits import changed, hire, set_limit, set_switch
from schemas.problems import InputError
from schemas.roster import Pick, RosterFighter, Squad


def problems(text: str, name: str = "x.yaml") -> list[str]:
    with pytest.raises(InputError) as caught:
        parse_roster(text, name)
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("id_", "message"),
    [
        ('""', "an id is needed here, and there is nothing; letters, digits, `-` and `.` make one"),
        ('"A b/c"', "`A b/c` is no id; letters, digits, `-` and `.` make one, such as `a-b-c`"),
        ('"@x"', "`@x` is no id; letters, digits, `-` and `.` make one, such as `x`"),
        ('"-x"', "`-x` is no id; letters, digits, `-` and `.` make one, such as `x`"),
        ('"/"', "`/` is no id; letters, digits, `-` and `.` make one, such as `odo-the-old`"),
        ("roster", "`roster` stands for the whole list; write another id, such as `odo-the-old`"),
    ],
)
def test_an_id_that_cannot_be_one_is_told_with_another(id_: str, message: str) -> None:
    for section in ("fighters", "squads"):
        unit = ", unit: knight" if section == "fighters" else ""
        text = f"system: a\n{section}:\n  - {{id: {id_}, name: Odo the Old{unit}}}\n"
        (said,) = problems(text)
        assert said.startswith(f"x.yaml:3:10: {message}")


@pytest.mark.parametrize("id_", ["sir-odo", "f3", "A.1", "Zoë", "7", "a--b", "roster-2"])
def test_an_id_of_letters_and_digits_is_taken(id_: str) -> None:
    roster = parse_roster(f"system: a\nfighters: [{{id: {id_}, unit: b}}]", "x.yaml").roster
    assert roster.fighters[0].id == id_


def test_a_limit_below_nothing_is_told_beside_everything_else() -> None:
    text = (
        "system: a\nlimit: {points: -5, sr: 0, gold: -0.5}\nfighters: [{unit: b, id: a/b}]\nx: 1\n"
    )
    assert [said.split(";")[0] for said in problems(text)] == [
        "x.yaml:2:17: a limit is 0 or more, not `-5`",
        "x.yaml:2:34: a limit is 0 or more, not `-0.5`",
        "x.yaml:3:26: `a/b` is no id",
        "x.yaml:4:1: unknown key `x`",
    ]


def test_what_json_cannot_be_is_told_in_json_too() -> None:
    text = '{"system": "a", "limit": {"points": -5}, "fighters": [{"id": "", "unit": "b"}]}'
    assert [said.partition(": ")[0] for said in problems(text, "x.json")] == [
        "x.json:1:37",
        "x.json:1:62",
    ]


@pytest.mark.parametrize("count", ["1_0", "_1", "1__0"])
def test_a_number_with_an_underscore_is_none(count: str) -> None:
    text = f"system: a\nlimit: {{points: {count}}}\nfighters: [{{unit: b, count: {count}}}]"
    assert [said.partition(": ")[2] for said in problems(text)] == [
        f"a number is needed here, in digits from 0 to 9, not `{count}`"
    ] * 2


def test_nothing_but_the_sign_is_said_where_an_anchor_or_alias_stands() -> None:
    text = "system: a\nfighters:\n  - &a {unit: levy}\n  - *a\n  - {<<: *a, count: 2}\n  - {untis: b}\n"
    assert [said.split(";")[0] for said in problems(text)] == [
        "x.yaml:3:5: anchors (&name) are not used here",
        "x.yaml:4:5: aliases (*name) are not used here",
        "x.yaml:5:10: aliases (*name) are not used here",
        "x.yaml:6:6: unknown key `untis`",
    ]


EMPTY = """\
system: a
limit:
switches:   # none
catalog:
squads:
fighters:
accepted:
homebrew:
"""


def test_keys_with_nothing_behind_the_colon_are_read_as_empty() -> None:
    roster = parse_roster(EMPTY, "x.yaml").roster
    assert roster == parse_roster("system: a", "x.yaml").roster
    inside = "system: a\nfighters:\n  - unit: b\n    with:\n    without:\n    profile:\n    role:\n"
    assert parse_roster(inside, "x.yaml").roster.fighters == [RosterFighter(unit="b")]
    own = "system: a\nhomebrew:\n  weapons:\n  skills: {quick: {effects: , traits: }}\n"
    homebrew = parse_roster(own, "x.yaml").roster.homebrew
    assert homebrew is not None
    assert (homebrew.weapons, [*homebrew.skills]) == ({}, ["quick"])


@pytest.mark.parametrize(
    "text",
    [
        "system: a\nlimit: {points: }\n",
        "system: a\nfighters:\n  -\n",
        "system:\n  x: y\n",
    ],
)
def test_a_value_that_is_missing_is_still_told(text: str) -> None:
    assert problems(text)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("end", ["", "\n", "\n# the end\n", "\n\nx-own: kept\n"])
def test_an_edit_fills_an_empty_key_in_its_place(end: str, newline: str) -> None:
    text = (EMPTY.rstrip("\n") + end).replace("\n", newline)
    document = RosterDocument.of_text(text, "x.yaml")
    roster = hire(document.roster, RosterFighter(unit="knight", with_=[Pick(item="pistol")]))[0]
    roster = set_limit(set_switch(roster, "blast", "wide"), {"points": 250})
    filled = document.replace(changed(roster, squads=[Squad(id="first")]))
    body = filled.text.removesuffix(end.replace("\n", newline))
    assert body.replace(newline, "\n") == (
        "system: a\nlimit: {points: 250}\nswitches: {blast: wide}   # none\ncatalog:\n"
        "squads:\n  - {id: first}\n"
        "fighters:\n  - id: knight\n    unit: knight\n    with: [pistol]\naccepted:\nhomebrew:"
    )


def test_an_edit_fills_an_empty_key_of_a_fighter() -> None:
    text = "system: a\nfighters:\n- id: b\n  unit: b\n  with:\n  without:   # none\n- {id: c, unit: c, with: }\n"
    document = RosterDocument.of_text(text, "x.yaml")
    fighters = [
        changed(fighter, with_=[Pick(item="bow")], without=["axe"])
        for fighter in document.roster.fighters
    ]
    assert document.replace(changed(document.roster, fighters=fighters)).text == (
        "system: a\nfighters:\n- id: b\n  unit: b\n  with: [bow]\n  without: [axe]   # none\n"
        "- {id: c, unit: c, with: [bow], without: [axe]}\n"
    )
