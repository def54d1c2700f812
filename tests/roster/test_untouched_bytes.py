"""Whatever an edit does not touch stays the same bytes: generated files, generated edits."""

from __future__ import annotations

import json
from collections import Counter

from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from builder.roster.document import RosterDocument
from builder.roster.edits import (
    hire,
    remove_fighter,
)
from builder.roster.text.comments import tail_of
from builder.roster.text.lines import line_start, with_last_line
from schemas.roster import RosterFighter
from tests.roster.careless_files import NAMES, TEXTS, edits, json_rosters, yaml_rosters

SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def opened(text: str, name: str = "list.yaml") -> RosterDocument:
    return RosterDocument.of_text(text, name)


def lines_of_entries(document: RosterDocument) -> dict[str, str]:
    """The lines of each fighter's entry, by id."""
    fighters = document.tree.child("fighters")
    nodes = fighters.node.children if fighters else []
    text = with_last_line(document.text)
    return {
        fighter.id or "": text[line_start(text, child.start) : tail_of(text, child)]
        for fighter, child in zip(document.roster.fighters, nodes, strict=True)
    }


def comments(text: str) -> Counter[str]:
    """The comment lines of a text, and lines of `|` texts that look like such."""
    lines = (line.strip() for line in text.splitlines())
    return Counter(line for line in lines if line.startswith("#"))


@SETTINGS
@given(st.data())
def test_an_edit_of_one_entry_leaves_all_other_lines_alone(data: st.DataObject) -> None:
    text = data.draw(yaml_rosters())
    note(text)
    document = opened(text)
    edit, touched = data.draw(edits(document.roster))
    wanted = edit(document.roster)
    after = document.replace(wanted)
    note(after.text)

    assert after.roster == wanted
    rest = with_last_line(text)
    for id_, lines in lines_of_entries(document).items():
        if id_ != touched:
            assert lines.rstrip("\r\n") in after.text
        else:
            rest = rest.replace(lines, "", 1)
    assert not comments(rest) - comments(after.text)
    assert after.text.count("\r\n") in (0, after.text.count("\n"))


@SETTINGS
@given(st.data())
def test_several_edits_at_once_read_back_as_the_same_roster(data: st.DataObject) -> None:
    document = opened(data.draw(yaml_rosters()))
    wanted = document.roster
    for _ in range(data.draw(st.integers(1, 4))):
        edit, _ = data.draw(edits(wanted))
        wanted = edit(wanted)

    assert document.replace(wanted).roster == wanted


@SETTINGS
@given(yaml_rosters(), NAMES, TEXTS)
def test_hiring_and_dismissing_gives_the_same_bytes_again(text: str, name: str, notes: str) -> None:
    document = opened(text)
    hired, id_ = hire(document.roster, RosterFighter(unit="knight", name=name, notes=notes))
    there = document.replace(hired)
    back = there.replace(remove_fighter(hired, id_))
    note(there.text)

    if document.roster.fighters:
        assert back.text == text
    assert back.roster == document.roster


@SETTINGS
@given(st.data())
def test_an_edit_of_a_json_file_leaves_all_other_entries_alone(data: st.DataObject) -> None:
    text = data.draw(json_rosters())
    note(text)
    document = opened(text, "list.json")
    edit, touched = data.draw(edits(document.roster))
    wanted = edit(document.roster)
    after = document.replace(wanted)
    note(after.text)

    assert after.roster == wanted
    assert json.loads(after.text)
    fighters = document.tree.child("fighters")
    assert fighters is not None
    for fighter, child in zip(document.roster.fighters, fighters.node.children, strict=True):
        if fighter.id != touched:
            assert text[child.start : child.end] in after.text
    assert "\n" not in after.text.rstrip() or "\n" in text.rstrip()


@SETTINGS
@given(json_rosters(), NAMES)
def test_hiring_and_dismissing_in_a_json_file_gives_the_same_bytes_again(
    text: str, name: str
) -> None:
    document = opened(text, "list.json")
    hired, id_ = hire(document.roster, RosterFighter(unit="knight", name=name))
    there = document.replace(hired)
    note(there.text)

    assert there.replace(remove_fighter(hired, id_)).text == text
