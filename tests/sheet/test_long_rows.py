"""Rows that are taller than a page: they go on in the next column, under their name again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from output.page.paper import load_paper
from output.printout import Page
from output.sheet import SheetPages, sheet_pages
from output.sheet.proofs import overlapping
from output.sheet.reference import reference_content
from schemas.sheet import ReferenceSheet, SheetSection
from tests.sheet.every_kind import as_read
from tests.sheet.said import ends, texts
from tests.sheet.test_sheet_kinds import words

LONG = "@"
"""What stands for the long text in the blocks below."""
PAPERS = ("a4", "letter", "a6")
LEAST_MARGIN = 7.99

BLOCKS: dict[str, dict[str, Any]] = {
    "label of a strip": {"kind": "strip", "rows": [["Roll", "1", "2"], [LONG, "2+", "3+"]]},
    "cell of a strip": {"kind": "strip", "rows": [["Roll", "1", "2"], ["needs", LONG, "3+"]]},
    "head of a strip": {"kind": "strip", "rows": [["Roll", LONG, "2"], ["needs", "2+", "3+"]]},
    "modifier": {"kind": "mods", "rows": [[LONG, "+1", "help"], ["b", "-1", "harm"]]},
    "value of a modifier": {"kind": "mods", "rows": [["Cover", LONG, "harm"], ["b", "1", "flat"]]},
    "name in bands": {
        "kind": "bands",
        "edges": [9],
        "rows": [{"name": LONG, "att": "2", "bands": [[0, 9, "1"]]}],
    },
    "words in a band": {
        "kind": "bands",
        "edges": [9, 18],
        "rows": [{"name": "Rifle", "bands": [[0, 9, LONG], [9, 18, "+1"]]}],
    },
    "words for bands": {"kind": "bands", "edges": [9], "rows": [{"name": "Axe", "text": LONG}]},
    "case": {"kind": "cancel", "rows": [{"save": ["6*"], "hit": ["4", "5"], "text": LONG}]},
    "moment": {"kind": "duel", "an": "A", "bn": "B", "rows": [{"a": [6], "b": [5], "text": LONG}]},
    "die": {"kind": "cancel", "rows": [{"save": [LONG], "hit": ["4", "5"], "text": "b"}]},
    "head of bands": {
        "kind": "bands",
        "edges": [9],
        "heads": [LONG, "Pts"],
        "rows": [{"name": "Axe", "att": "2", "bands": [[0, 9, "1"]]}],
    },
    "label of a disc": {"kind": "discs", "discs": [[1, LONG], [3, "flamer"]]},
    "zone": {"kind": "board", "size": [30, 22], "zones": [[0, 0, 30, 3, LONG]]},
    "point": {"kind": "board", "size": [30, 22], "points": [[15, 11, LONG]]},
    "distance": {"kind": "board", "size": [30, 22], "dims": [[7, 15, 15, 15, LONG]]},
    "name of a side": {"kind": "duel", "an": LONG, "bn": "B", "rows": [{"a": [3], "b": [5]}]},
    "cell of a table": {
        "kind": "table",
        "cols": [{"head": "A"}, {"head": "B", "flex": 1}],
        "rows": [["Axe", LONG], ["c", "d"]],
    },
    "head of a table": {
        "kind": "table",
        "cols": [{"head": "A"}, {"head": LONG, "flex": 1}],
        "rows": [["a", "b"], ["c", "d"]],
    },
    "heading of rows": {"kind": "table", "cols": [{}, {}], "rows": [[LONG], ["c", "d"]]},
    "term": {"kind": "defs", "items": [[LONG, "b"], ["c", "d"]]},
    "meaning": {"kind": "defs", "items": [["Axe", LONG], ["c", "d"]]},
    "name of a rule": {"kind": "gloss", "name": LONG, "text": "b"},
    "tag of a rule": {"kind": "gloss", "name": "a", "tag": LONG, "text": "b"},
    "stage": {"kind": "timeline", "stages": [{"title": LONG, "text": "a"}, {"title": "End"}]},
    "panel": {"kind": "panels", "panels": [{"title": LONG, "who": "A", "steps": ["a"]}]},
    "who acts": {"kind": "panels", "panels": [{"title": "a", "who": LONG, "steps": ["a"]}]},
}
NARROW = ("head of bands",)
"""Where words have so little width that they are broken."""
NAMED = {
    "cell of a strip": "needs",
    "value of a modifier": "Cover",
    "words in a band": "Rifle",
    "words for bands": "Axe",
    "cell of a table": "Axe",
    "meaning": "Axe",
}
"""Rows by the name that comes again."""


def printed(block: dict[str, Any], text: str, paper: str, across: str | None = None) -> SheetPages:
    said = as_read(_with(block, text))
    section = SheetSection.model_validate(
        {"id": "x", "title": "Things", "blocks": [said], "across": across}
    )
    sheet = ReferenceSheet("Game", "", "", "", (), (), (section,))
    return sheet_pages(reference_content(sheet), load_paper(paper))


def _with(value: Any, text: str) -> Any:
    if isinstance(value, dict):
        return {key: _with(inner, text) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with(inner, text) for inner in value]
    return text if value == LONG else value


def faults(made: SheetPages) -> Iterator[str]:
    """What is told, what stands outside the margins, what overlaps."""
    yield from made.faults
    for page in made.pages:
        yield from _outside(page)
        yield from (f"{one[:20]} on {other[:20]}" for one, other in overlapping(page))


def _outside(page: Page) -> Iterator[str]:
    for text in texts(page):
        left, right = ends(text)
        across = left >= LEAST_MARGIN and right <= page.width_mm - LEAST_MARGIN
        if not across or not LEAST_MARGIN < text.y < page.height_mm - LEAST_MARGIN:
            yield f"{text.string[:20]} at {left:.1f}, {text.y:.1f}"


def missing(text: str, made: SheetPages) -> list[str]:
    """Words that are not printed."""
    said = " ".join(one.string for page in made.pages for one in texts(page)).upper().split()
    return [word for word in text.upper().split() if word not in said]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("where", [where for where in BLOCKS if where not in NARROW])
def test_a_text_longer_than_a_page_is_printed_whole_wherever_it_stands(
    where: str, paper: str
) -> None:
    text = words(250 if paper == "a6" else 700)
    made = printed(BLOCKS[where], text, paper)
    assert [*faults(made)] == []
    assert missing(text, made) == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    "where", ["cell of a strip", "modifier", "words for bands", "case", "moment"]
)
def test_a_row_across_the_page_goes_on_across_the_next(where: str, paper: str) -> None:
    text = words(400 if paper == "a6" else 1800)
    made = printed(BLOCKS[where], text, paper, "top")
    assert [*faults(made)] == []
    assert len(made.pages) > 1
    assert missing(text, made) == []


@pytest.mark.parametrize(("where", "name"), NAMED.items())
def test_in_each_further_column_a_row_has_its_name_again(where: str, name: str) -> None:
    made = printed(BLOCKS[where], words(900), "a4")
    said = [text for page in made.pages for text in texts(page)]
    marks = [text for text in said if text.string == "(continued)"]
    assert len(marks) >= 2
    for mark in marks:
        (beside,) = [
            text for text in said if abs(text.y - mark.y) < 0.6 and 0 < mark.x - text.x < 30
        ]
        assert beside.string == name


@pytest.mark.parametrize("where", ["case", "moment"])
def test_in_each_further_column_the_dice_of_a_row_come_again(where: str) -> None:
    made = printed(BLOCKS[where], words(900), "a4")
    said = [text.string for page in made.pages for text in texts(page)]
    columns = said.count("(continued)") + 1
    assert columns >= 3
    assert said.count("6") == said.count("5") == columns


@pytest.mark.parametrize("where", ["case", "moment"])
def test_more_dice_than_a_page_has_room_for_go_on(where: str) -> None:
    dice = {
        "case": {"save": ["3"] * 300, "hit": ["4"] * 200},
        "moment": {"a": [3] * 300, "b": [4] * 200},
    }
    block = {**BLOCKS[where], "rows": [{**dice[where], "text": "Roll."}]}
    for paper in PAPERS:
        made = printed(block, "", paper)
        assert [*faults(made)] == []
        said = [text.string for page in made.pages for text in texts(page)]
        assert (said.count("3"), said.count("4")) == (300, 200)


@pytest.mark.parametrize(
    "text",
    ["W" * 900, "戦闘中に移動できない兵士" * 40, ("שלום עולם " * 120).strip()],
    ids=["one word", "Japanese", "Hebrew"],
)
@pytest.mark.parametrize("where", BLOCKS)
def test_a_long_text_in_any_script_stays_within_its_row(where: str, text: str) -> None:
    made = printed(BLOCKS[where], text, "a6")
    assert [*faults(made)] == []
    letters = "".join(one.string for page in made.pages for one in texts(page))
    for letter in {*text} - {" "}:
        assert letters.upper().count(letter.upper()) >= text.count(letter)


@pytest.mark.parametrize("paper", PAPERS)
def test_many_discs_stand_in_rows(paper: str) -> None:
    discs = [[at % 12 + 1, f"blast {at}"] for at in range(60)]
    made = printed({"kind": "discs", "discs": discs}, "", paper)
    assert [*faults(made)] == []
    assert missing(" ".join(f"{at}" for at in range(60)), made) == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("across", [None, "top"])
@pytest.mark.parametrize("which", ["title", "aside"])
def test_a_title_longer_than_a_page_goes_on_under_its_bar(
    which: str, across: str | None, paper: str
) -> None:
    text = words(250 if paper == "a6" else 1200)
    said = {"id": "x", "title": "Things", "blocks": [{"kind": "para", "text": "End."}]}
    section = SheetSection.model_validate({**said, "across": across, which: text})
    sheet = ReferenceSheet("Game", "", "", "", (), (), (section,))
    made = sheet_pages(reference_content(sheet), load_paper(paper))
    assert [*faults(made)] == []
    assert missing(f"{text} End.", made) == []
    assert len(made.pages) <= 3
