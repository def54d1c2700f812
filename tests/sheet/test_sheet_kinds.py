"""Each kind of block, short and long, in a column and across the page."""

from __future__ import annotations

import pytest

from output.display import Ellipse, Rect
from output.page.paper import load_paper
from output.printout import Page
from output.sheet import Section, SheetContent, SheetPages, sheet_pages
from output.sheet.laid import Laid, whole
from output.sheet.pen import Pen
from output.sheet.proofs import overlapping
from output.sheet.reference import reference_content
from output.sheet.type import SheetType
from schemas.blocks import KINDS
from schemas.sheet import ReferenceSheet, SheetSection
from tests.sheet.every_kind import section
from tests.sheet.said import ends, texts

WORDS = ("figure", "shoots", "moves", "holds", "within", "two", "inches", "then", "rolls", "saves")


def words(count: int) -> str:
    return " ".join(f"{WORDS[at % 10]}{at}" for at in range(count))


def laid_out(*sections: SheetSection, ink: str = "full", paper: str = "a4") -> SheetPages:
    sheet = ReferenceSheet("Game", "", "", "", (), (), sections)
    return sheet_pages(reference_content(sheet), load_paper(paper), ink)  # type: ignore[arg-type]


def outside(page: Page) -> list[str]:
    """Texts that stand outside of the margins."""
    found = []
    for text in texts(page):
        left, right = ends(text)
        if left < 9.99 or right > 200.01 or not 10 < text.y < 287.01:
            found.append(f"{text.string} at {left:.1f}…{right:.1f}, {text.y:.1f}")
    return found


@pytest.mark.parametrize("across", ["top", "bottom", None])
@pytest.mark.parametrize("kind", KINDS)
def test_every_word_of_a_block_is_printed_within_the_margins(kind: str, across: str | None) -> None:
    made = laid_out(section(kind, words(30), across=across))
    assert made.faults == []
    said = " ".join(text.string for page in made.pages for text in texts(page)).split()
    times = 2 if kind == "steps" else 0 if kind in ("strip", "board", "bands", "discs") else 1
    assert sum(word == "holds23" for word in said) == times
    for page in made.pages:
        assert outside(page) == []
        assert overlapping(page) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_longer_than_a_page_goes_on_and_is_whole(kind: str) -> None:
    made = laid_out(section(kind, words(1500)))
    assert made.faults == []
    assert [page for page in made.pages if outside(page)] == []
    said = {word for page in made.pages for text in texts(page) for word in text.string.split()}
    if kind not in ("strip", "board", "bands", "discs"):
        assert {*words(1500).split()} <= said


@pytest.mark.parametrize("across", ["top", None])
@pytest.mark.parametrize(("mine", "yours"), [(30, 2), (2, 30), (40, 40), (13, 7)])
def test_dice_that_no_row_has_room_for_go_on_below(
    mine: int, yours: int, across: str | None
) -> None:
    one, other = ["1"] * mine, ["2"] * yours
    cancel = {"kind": "cancel", "rows": [{"save": one, "hit": other, "text": "Roll."}]}
    duel = {"kind": "duel", "an": "A", "bn": "B", "rows": [{"a": one, "b": other, "text": "Roll."}]}
    for block in (cancel, duel):
        made = laid_out(
            SheetSection.model_validate({"id": "d", "blocks": [block], "across": across})
        )
        (page,) = made.pages
        assert (made.faults, outside(page), overlapping(page)) == ([], [], [])
        figures = [text for text in texts(page) if text.string in ("1", "2")]
        assert len(figures) == mine + yours
        column = 190.0 if across else (190 - 2 * 4.6) / 3
        assert max(text.x for text in figures) <= 10 + column - 2.25


@pytest.mark.parametrize("across", ["top", "bottom"])
@pytest.mark.parametrize("kind", ["para", "table", "panels", "graph", "timeline"])
def test_what_stands_across_and_is_longer_than_a_page_goes_on_across_the_next(
    kind: str, across: str
) -> None:
    made = laid_out(section("para", words(20)), section(kind, words(2500), across=across, id="b"))
    assert made.faults == []
    assert [page for page in made.pages if outside(page)] == []
    said = {word for page in made.pages for text in texts(page) for word in text.string.split()}
    assert {*words(2500).split()} <= said
    assert len(made.sections[-1].pages) > 1 or len(made.sections[0].pages) > 1


@pytest.mark.parametrize("paper", ["a4", "a5", "a6"])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_boxes_side_by_side_are_as_wide_as_their_longest_words(count: int, paper: str) -> None:
    steps = [
        "During an activation, each of the enemies who is on watch may shoot once.",
        "Counter.",
    ]
    boxes = [steps, ["Enemies in contact fight; unaccompanied commanders withdraw."]]
    boxes = [boxes[at % 2] for at in range(count)]
    stages = [{"title": "Reinforcements", "text": " ".join(each)} for each in boxes]
    panels = [{"title": "Reinforcements", "who": "defender", "steps": each} for each in boxes]
    blocks = [{"kind": "timeline", "stages": stages}, {"kind": "panels", "panels": panels}]
    asked = {"id": "round", "blocks": blocks, "across": "top"}
    made = laid_out(SheetSection.model_validate(asked), paper=paper)
    assert made.faults == []
    printed = {word for page in made.pages for text in texts(page) for word in text.string.split()}
    assert {word for each in boxes for step in each for word in step.split()} <= printed


def test_what_no_page_has_room_for_is_told_and_its_letters_counted() -> None:
    class Tall:
        def measure(self, width: float, type_: SheetType) -> Laid:
            def draw(pen: Pen, x: float, y: float) -> None:
                for at in range(40):
                    pen.word("a long way down", x, y + 10 * at, "body")

            return whole(400, draw)

    tall = Section("tall", "Tall", [Tall()])
    made = sheet_pages(SheetContent("Game", [tall]), load_paper("a4"))
    (fault,) = made.faults
    assert fault.endswith("is taller than the page; cut it in parts")
    assert made.sections[0].lost_chars > 100


@pytest.mark.parametrize("kind", KINDS)
def test_a_label_of_one_endless_word_stays_within_the_margins(kind: str) -> None:
    made = laid_out(section(kind, "short", "W" * 70))
    assert [outside(page) for page in made.pages] == [[] for _ in made.pages]


@pytest.mark.parametrize("kind", KINDS)
def test_each_way_of_using_ink_has_the_same_texts_in_the_same_places(kind: str) -> None:
    full, saver, black = (
        [
            (text.string, text.x, text.y, text.size_mm)
            for page in laid_out(section(kind, words(20)), ink=ink).pages
            for text in texts(page)
        ]
        for ink in ("full", "saver", "black")
    )
    assert full == saver == black


HEBREW = "שלום עולם, הדמות נעה ואז יורה"


@pytest.mark.parametrize("kind", KINDS)
def test_texts_from_right_to_left_stand_clear_of_each_other_within_the_margins(kind: str) -> None:
    made = laid_out(section(kind, f"{HEBREW} " * 4, "תווית"))
    for page in made.pages:
        assert outside(page) == []
        assert overlapping(page) == []


@pytest.mark.parametrize("kind", ["bullets", "steps", "checklist"])
def test_the_mark_of_a_point_stands_where_its_text_begins(kind: str) -> None:
    for text, is_left in (("A figure moves.", True), (HEBREW, False)):
        (page,) = laid_out(section(kind, text)).pages
        word = text.split()[0]
        (first, *_) = [one for one in texts(page) if word in one.string]
        left, right = ends(first)
        marks = [
            item
            for item in page.items
            if isinstance(item, Rect | Ellipse)
            and abs(_middle(item)[1] - first.y) < 3
            and _width(item) < 6
        ]
        assert marks
        assert all((_middle(mark)[0] < left) is is_left for mark in marks)
        assert all((_middle(mark)[0] > right) is not is_left for mark in marks)


def _middle(item: Rect | Ellipse) -> tuple[float, float]:
    if isinstance(item, Rect):
        return item.x + item.w / 2, item.y + item.h / 2
    return item.cx, item.cy


def _width(item: Rect | Ellipse) -> float:
    return item.w if isinstance(item, Rect) else 2 * item.rx


def test_what_holds_in_a_range_band_stays_within_it_however_long() -> None:
    long = "−1 unless the target stands on open ground or fired last turn"
    row = {"name": "Rifle", "bands": [["0", "9", long], ["9", "18", "+1"], ["18", "27", long]]}
    said = {"kind": "bands", "edges": ["9", "18", "27"], "rows": [row]}
    made = laid_out(SheetSection.model_validate({"id": "a", "title": "A", "blocks": [said]}))
    assert made.faults == []
    (page,) = made.pages
    assert overlapping(page) == []
    assert outside(page) == []
    words_said = " ".join(text.string for text in texts(page)).split()
    assert words_said.count("unless") == 2
