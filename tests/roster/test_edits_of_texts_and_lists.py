"""Lists and texts of several lines, changed where they stand, with the comments around them."""

from __future__ import annotations

from builder.roster.edits import (
    give_up,
    remove_fighter,
    swap,
    take,
)
from schemas.roster import RosterFighter
from tests.roster.line_changes import LEVY, changes, field, on


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
