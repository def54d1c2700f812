"""Whatever is printed, each back lies under its own front, on the sheet as a printer turns it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output import impose, load_sheet
from output.display import Drawing, Line, Placed, Rect, Style, Text
from output.matrix import applied
from output.page.places import Fold
from output.printout import Page, Printout
from schemas.problems import InputError

SIZES = [(63, 88), (44, 68), (70, 120), (88, 63), (100, 130), (70, 70)]
COMMON = "common"


@dataclass
class Face:
    drawing: Drawing
    card: int
    copies: int = 1
    label: str = ""
    clear_mm: float = 0.0
    bookmark: str = ""


@dataclass(frozen=True)
class Kind:
    """Alike cards: how large, how many faces each has, how many of them there are."""

    size: tuple[float, float]
    faces: int
    copies: int


def drawing(name: str, size: tuple[float, float]) -> Drawing:
    w, h = size
    ground = Rect(-3, -3, w + 6, h + 6, Style("#0F4653"))
    return Drawing(w, h, [ground, Text(5, 9, name, "Noto Sans", 5)])


def faces_of(kinds: list[Kind]) -> list[Face]:
    return [
        Face(drawing(f"{number}/{at}", kind.size), number, kind.copies)
        for number, kind in enumerate(kinds)
        for at in range(1, kind.faces + 1)
    ]


def wanted(kinds: list[Kind], common: tuple[float, float] | None) -> Counter[tuple[str, str]]:
    """Front and back of each piece of cardboard."""
    found: Counter[tuple[str, str]] = Counter()
    for number, kind in enumerate(kinds):
        for at in range(1, kind.faces + 1, 2):
            back = f"{number}/{at + 1}" if at < kind.faces else ""
            found[f"{number}/{at}", back or COMMON * (kind.size == common)] += kind.copies
    return found


def name(placed: Placed) -> str:
    (text,) = [item for item in placed.drawing.items if isinstance(item, Text)]
    return text.string


def is_front(placed: Placed) -> bool:
    return name(placed) != COMMON and int(name(placed).split("/")[1]) % 2 == 1


def placed_on(page: Page) -> list[Placed]:
    return [item for item in page.items if isinstance(item, Placed)]


def sheets(
    printout: Printout, duplex: str
) -> Iterator[tuple[Page, list[Placed], list[Placed], bool]]:
    """Of each sheet its front page, fronts, backs, and whether left and right meet."""
    if printout.is_folded:
        for page in printout.pages:
            on_it = placed_on(page)
            fronts = [one for one in on_it if is_front(one)]
            yield page, fronts, [one for one in on_it if not is_front(one)], fold(page).is_upright
        return
    step = 1 if printout.duplex == "none" else 2
    for at in range(0, len(printout.pages), step):
        page = printout.pages[at]
        sides = printout.pages[at : at + step]
        backs = placed_on(sides[1]) if sides[1:] else []
        yield page, placed_on(page), backs, (duplex == "long") == (page.height_mm >= page.width_mm)


def fold(page: Page) -> Fold:
    """The fold of a page, by the line that is drawn for it."""
    dashed = [item for item in page.items if isinstance(item, Line) and item.style.dash_mm]
    ends = {(line.x1, line.x2) if line.x1 == line.x2 else (line.y1, line.y2) for line in dashed}
    ((at, _),) = ends
    upright = dashed[0].x1 == dashed[0].x2
    assert at == pytest.approx((page.width_mm if upright else page.height_mm) / 2)
    return Fold(at, upright)


def corners(placed: Placed, *, seen_from_behind: bool = False) -> list[tuple[float, float]]:
    """Where on the page the corners of a card are: upper left, upper right, lower right as one
    looks at its front, whichever side of it this is."""
    w, h = placed.drawing.width_mm, placed.drawing.height_mm
    places = [(w, 0), (0, 0), (0, h)] if seen_from_behind else [(0, 0), (w, 0), (w, h)]
    return [applied(placed.matrix, *place) for place in places]


def made_of(printout: Printout, duplex: str) -> Counter[tuple[str, str]]:
    """What is on both sides of the cards, once the paper is turned or folded and cut."""
    found: Counter[tuple[str, str]] = Counter()
    for page, fronts, backs, sideways in sheets(printout, duplex):
        left = list(backs)
        for front in fronts:
            here = [p for corner in corners(front) for p in corner]
            under = [
                back for back in left if turned_over(back, page, sideways) == pytest.approx(here)
            ]
            assert len(under) <= 1
            found[name(front), name(under[0]) if under else ""] += 1
            left = [back for back in left if back not in under]
        assert left == []
    return found


def turned_over(back: Placed, page: Page, sideways: bool) -> list[float]:
    """The corners of a back where they are once the page is turned over or folded."""
    seen = corners(back, seen_from_behind=True)
    w, h = page.width_mm, page.height_mm
    return [p for x, y in seen for p in ((w - x, y) if sideways else (x, h - y))]


KINDS = st.builds(Kind, st.sampled_from(SIZES), st.integers(1, 4), st.integers(1, 11))


@given(
    st.lists(KINDS, min_size=1, max_size=5),
    st.sampled_from(["long", "short", "fold"]),
    st.sampled_from(["a4", "letter", "a3"]),
    st.fixed_dictionaries(
        {
            "bleed_mm": st.sampled_from([0, 2, 3]),
            "gutter_mm": st.sampled_from([0, 4]),
            "turn": st.sampled_from(["auto", "upright", "lying"]),
            "turn_cards": st.sampled_from(["auto", "never", "always"]),
        }
    ),
    st.sampled_from([None, *SIZES]),
)
def test_each_back_comes_to_lie_under_its_own_front(kinds, duplex, paper, laid, common):
    sheet = load_sheet(paper, duplex=duplex, **laid)
    back = drawing(COMMON, common) if common else None
    try:
        printout = impose(faces_of(kinds), sheet, back=back)
    except InputError:  # turned as was asked, not all cards fit
        return
    assert made_of(printout, duplex) == wanted(kinds, common)


@given(
    st.lists(KINDS, min_size=1, max_size=4),
    st.sampled_from(["a4", "letter", "a5"]),
    st.sampled_from([0, 3]),
    st.sampled_from([0, 8]),
)
def test_nothing_lies_over_a_fold_or_over_the_edge(kinds, paper, bleed, gutter):
    sheet = load_sheet(paper, duplex="fold", bleed_mm=bleed, margin_mm=5, gutter_mm=gutter)
    two_faced = [Kind(kind.size, 2, kind.copies) for kind in kinds]
    try:
        printout = impose(faces_of(two_faced), sheet)
    except InputError:
        return
    for page in printout.pages:
        line = fold(page)
        for one in placed_on(page):
            left, top = one.x - bleed, one.y - bleed
            right, foot = one.x + one.width_mm + bleed, one.y + one.height_mm + bleed
            assert left > 5 - 1e-6
            assert top > 5 - 1e-6
            assert right < page.width_mm - 5 + 1e-6
            assert foot < page.height_mm - 5 + 1e-6
            before, after = (left, right) if line.is_upright else (top, foot)
            on_its_half = after < line.at + 1e-6 if is_front(one) else before > line.at - 1e-6
            assert on_its_half


# The fold


def folded(count: int, size: tuple[float, float] = (63, 88), **more: object) -> Printout:
    return impose(faces_of([Kind(size, 2, count)]), load_sheet(duplex="fold", **more))


def dashes(page: Page) -> list[tuple[float, float]]:
    """From where to where the fold is drawn."""
    lines = [item for item in page.items if isinstance(item, Line) and item.style.dash_mm]
    upright = fold(page).is_upright
    ends = [(line.y1, line.y2) if upright else (line.x1, line.x2) for line in lines]
    return [(round(a, 3), round(b, 3)) for a, b in ends]


@pytest.mark.parametrize(
    ("size", "paper", "pairs", "lying", "upright"),
    [
        ((63, 88), "a4", 4, True, True),
        ((63, 88), "a3", 9, True, True),
        ((70, 120), "a4", 3, False, False),
        ((100, 130), "a4", 2, False, True),
        ((44, 68), "a4", 9, False, False),
        ((69, 94), "letter", 3, True, False),
    ],
)
def test_the_fold_runs_where_most_pairs_fit(size, paper, pairs, lying, upright):
    (page,) = folded(pairs, size, paper=paper).pages
    assert len(folded(pairs + 1, size, paper=paper).pages) == 2
    assert (page.width_mm > page.height_mm) == lying
    assert fold(page).is_upright == upright


def test_cards_lie_against_the_fold_which_is_drawn_beyond_them_and_nobody_cuts():
    (page,) = folded(4).pages
    assert dashes(page) == [(0, 15), (195, 210)]
    cuts = [item for item in page.items if isinstance(item, Line) and not item.style.dash_mm]
    assert {round(line.x1, 3) for line in cuts if line.x1 == line.x2} == {22.5, 85.5, 211.5, 274.5}
    assert {round(line.y1, 3) for line in cuts if line.y1 == line.y2} == {17, 105, 193}


def test_the_fold_is_drawn_through_what_no_card_takes():
    (page,) = folded(3).pages
    assert dashes(page) == [(0, 15), (107, 210)]


def test_with_bleed_cards_are_cut_on_both_sides_of_the_fold():
    (page,) = folded(2, bleed_mm=3).pages
    beside = [one for one in placed_on(page) if name(one) == "0/1"]
    cuts = [item for item in page.items if isinstance(item, Line) and not item.style.dash_mm]
    middle = fold(page).at
    assert fold(page).is_upright
    assert max(one.x + one.width_mm for one in beside) == pytest.approx(middle - 3)
    near = {round(line.x1 - middle, 3) for line in cuts if abs(line.x1 - middle) < 20}
    assert near == {-3, 3}


def test_a_page_that_cards_fill_wholly_is_folded_between_them():
    (page,) = folded(1, (148.5, 210)).pages
    assert [(one.x, one.y) for one in placed_on(page)] == [(0, 0), (148.5, 0)]


def test_a_folded_page_is_one_side_and_says_what_to_do():
    printout = folded(1)
    assert (printout.duplex, printout.is_folded, len(printout.pages)) == ("none", True, 1)
    groups = [item for item in printout.pages[0].items if hasattr(item, "items")]
    words = [one.string for group in groups for one in group.items if isinstance(one, Text)]
    assert words[0] == "sheet 1 of 1 · fold along the dashed line, glue, then cut"


def test_the_fold_is_drawn_where_nobody_wants_marks():
    (page,) = folded(4, marks=False).pages
    assert [item for item in page.items if isinstance(item, Line) and not item.style.dash_mm] == []
    assert dashes(page) == [(0, 15), (195, 210)]


def test_cards_of_one_face_each_are_not_folded():
    faces = faces_of([Kind((63, 88), 1, 9)])
    assert impose(faces, load_sheet(duplex="fold")) == impose(faces, load_sheet())


def test_a_card_that_fits_the_paper_but_not_half_of_it_is_told():
    said = r"the card of Sir Odo \(148 × 210 mm\) does not fit on half of A5"
    faces = faces_of([Kind((148, 210), 2, 1)])
    faces[0].label = "Sir Odo"
    with pytest.raises(InputError, match=said):
        impose(faces, load_sheet("a5", duplex="fold"))


def test_faces_apart_are_cards_of_their_own_with_the_common_back_behind_each():
    faces = faces_of([Kind((63, 88), 2, 1), Kind((63, 88), 1, 1)])
    back = drawing(COMMON, (63, 88))
    front, behind = impose(faces, load_sheet(duplex="long"), back=back, apart=True).pages
    assert [name(one) for one in placed_on(front)] == ["0/1", "0/2", "1/1"]
    assert [name(one) for one in placed_on(behind)] == [COMMON] * 3
    assert (front.is_back, behind.is_back) == (False, True)
    assert len({id(one.drawing) for one in placed_on(behind)}) == 1
