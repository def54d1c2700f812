"""Sheets that are cut already: where their pieces are, and how cards come onto them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from output import impose, load_sheet
from output.display import Drawing, Placed, Rect, Style
from output.looks import Looks
from output.page.precut import Precut, known_precut, load_precut
from output.page.sheet import Sheet
from output.printout import Page
from schemas.problems import InputError
from tests.page.decks import Face

GOOD = """format: musterpress/sheet
name: Mine
paper: a6
card: 40x60
pieces:
  - {x: 5, y: 5, columns: 2, rows: 2}
"""


def faces(count: int, w: float, h: float, sides: int = 1) -> list[Face]:
    return [
        Face(Drawing(w, h, [Rect(0, 0, w, h, Style("#0F4653"))]), number, bookmark="Sir Odo")
        for number in range(count)
        for _ in range(sides)
    ]


def sheet_of(precut: Precut, **more: object) -> Sheet:
    sheet = replace(load_sheet(marks=False), paper=precut.paper, precut=precut)
    return replace(sheet, **more)  # type: ignore[arg-type]


def spots(page: Page) -> list[tuple[float, float]]:
    return [(round(i.x, 3), round(i.y, 3)) for i in page.items if isinstance(i, Placed)]


def own(folder: Path, text: str) -> Precut:
    (folder / "sheets").mkdir()
    (folder / "sheets" / "mine.yaml").write_text(text, encoding="utf-8")
    return load_precut("mine", Looks((folder,)))


@pytest.mark.parametrize(
    ("name", "count", "page", "size", "first", "last", "gap"),
    [
        ("letter-10-business", 10, (215.9, 279.4), (88.9, 50.8), (19.05, 12.7), (107.95, 215.9), 0),
        ("letter-3-index", 3, (215.9, 279.4), (127, 76.2), (44.45, 25.4), (44.45, 177.8), 0),
        ("a4-8-business", 8, (210, 297), (85, 54), (17, 31.5), (108, 211.5), 6),
    ],
)
def test_the_shipped_sheets_are_those_of_the_trade(
    name: str,
    count: int,
    page: tuple[float, float],
    size: tuple[float, float],
    first: tuple[float, float],
    last: tuple[float, float],
    gap: float,
) -> None:
    precut = load_precut(name)
    assert (len(precut.pieces), precut.page, precut.size) == (count, page, size)
    assert (precut.pieces[0].x, precut.pieces[0].y) == first
    assert (precut.pieces[-1].x, precut.pieces[-1].y) == pytest.approx(last)
    assert precut.gap == pytest.approx(gap, abs=1e-9)
    left, right = min(p.x for p in precut.pieces), page[0] - max(p.right for p in precut.pieces)
    top, foot = min(p.y for p in precut.pieces), page[1] - max(p.foot for p in precut.pieces)
    assert (left, top) == pytest.approx((right, foot))


def test_all_shipped_sheets_are_tried() -> None:
    assert known_precut() == ["a4-8-business", "letter-10-business", "letter-3-index"]


def test_cards_lie_on_the_pieces_in_their_order() -> None:
    precut = load_precut("letter-10-business")
    first, second = impose(faces(11, 88.9, 50.8), sheet_of(precut)).pages
    assert spots(first) == [(round(p.x, 3), round(p.y, 3)) for p in precut.pieces]
    assert spots(second) == [(19.05, 12.7)]
    assert (first.width_mm, first.height_mm) == (215.9, 279.4)


def test_a_card_that_stands_is_turned_onto_a_piece_that_lies() -> None:
    (page,) = impose(faces(1, 50.8, 88.9), sheet_of(load_precut("letter-10-business"))).pages
    (card,) = [item for item in page.items if isinstance(item, Placed)]
    assert (card.x, card.y, card.turn) == (19.05, 12.7, 90)


def test_a_smaller_card_lies_in_the_middle_of_its_piece() -> None:
    (page,) = impose(faces(1, 80, 50), sheet_of(load_precut("a4-8-business"))).pages
    assert spots(page) == [(19.5, 33.5)]


def test_a_larger_card_is_refused() -> None:
    said = r"Sir Odo \(63 × 88 mm\) is larger than the pieces of Ten .* \(88.9 × 50.8 mm\); choose"
    with pytest.raises(InputError, match=said):
        impose(faces(1, 63, 88), sheet_of(load_precut("letter-10-business")))


def test_a_bleed_is_refused_where_it_would_be_on_the_next_card() -> None:
    with pytest.raises(InputError, match="a bleed of 2 mm would be on the next card"):
        impose(faces(1, 88.9, 50.8), sheet_of(load_precut("letter-10-business"), bleed_mm=2))
    (page,) = impose(faces(8, 85, 54), sheet_of(load_precut("a4-8-business"), bleed_mm=3)).pages
    assert len(spots(page)) == 8


@pytest.mark.parametrize("start", [1, 4, 10])
def test_a_part_used_sheet_is_gone_on_with(start: int) -> None:
    precut = load_precut("letter-10-business")
    printout = impose(faces(12, 88.9, 50.8), sheet_of(precut, start=start))
    there = [(round(p.x, 3), round(p.y, 3)) for p in precut.pieces]
    first, second, *_ = printout.pages
    assert spots(first) == there[start - 1 :]
    assert spots(second) == there[: 12 - len(spots(first))]
    assert sum(len(spots(page)) for page in printout.pages) == 12
    assert printout.outline[0].top_mm == precut.pieces[start - 1].y


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_backs_lie_behind_the_pieces_of_a_part_used_sheet(duplex: str) -> None:
    precut = load_precut("a4-8-business")
    front, back = impose(faces(3, 85, 54, sides=2), sheet_of(precut, start=2, duplex=duplex)).pages
    for (x, y), (other_x, other_y) in zip(spots(front), spots(back), strict=True):
        if duplex == "long":
            assert (other_x, other_y) == pytest.approx((210 - x - 85, y))
        else:
            assert (other_x, other_y) == pytest.approx((x, 297 - y - 54))


def test_a_sheet_of_ones_own_has_several_grids_lying_paper_and_turned_pieces(
    tmp_path: Path,
) -> None:
    text = """format: musterpress/sheet
name: Mine
paper: a6-landscape
card: 1.5x2in
pieces:
  - {x: 3, y: 4, columns: 2, step_x: 40}
  - {x: 90, y: 4, turned: yes}
"""
    precut = own(tmp_path, text)
    assert precut.page == (148, 105)
    assert [(p.x, p.y, p.w, p.h) for p in precut.pieces] == [
        *((3, 4, 38.1, 50.8), (43, 4, 38.1, 50.8)),
        (90, 4, 50.8, 38.1),
    ]
    (page,) = impose(faces(3, 38.1, 50.8), sheet_of(precut)).pages
    assert [i.turn for i in page.items if isinstance(i, Placed)] == [0, 0, 90]


def test_a_sheet_of_ones_own_may_bear_a_shipped_name(tmp_path: Path) -> None:
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "a4-8-business.yaml").write_text(GOOD, encoding="utf-8")
    assert load_precut("a4-8-business", Looks((tmp_path,))).name == "Mine"
    assert load_precut("A4 8 business").name == "Eight business cards on A4"


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (("paper: a6", "papr: a6"), 3, "unknown key `papr`; did you mean `paper`?"),
        (("paper: a6", "paper: a66"), 3, "there is no paper `a66`"),
        (("card: 40x60", "card: large"), 4, "`large` is no size; write it as 85x54 (mm)"),
        (("card: 40x60", "card: 0x60"), 4, "`0x60` is no size"),
        (("x: 5", "x: -5"), 6, "a number of at least 0"),
        (("x: 5", "x: nan"), 6, "is needed here, not `nan`"),
        (("columns: 2", "columns: 0"), 6, "a number of at least 1"),
        (("columns: 2", "columns: 9"), 6, "pieces reach to 365 × 125 mm, and the sheet is 105"),
        (("rows: 2", "rows: 2, step_y: 30"), 6, "pieces lie over one another"),
        (("rows: 2}", "rows: 2}\n  - {x: 50, y: 50}"), 7, "pieces lie over one another"),
        (("columns: 2, rows: 2", "columns: 90, rows: 90"), 6, "8100 pieces; a sheet has 100"),
        (("pieces:", "pieces: ["), 7, ""),
    ],
)
def test_what_is_wrong_in_a_sheet_is_told_with_its_line(
    change: tuple[str, str], line: int, message: str, tmp_path: Path
) -> None:
    with pytest.raises(InputError) as error:
        own(tmp_path, GOOD.replace(*change))
    problem = error.value.problems[0]
    assert problem.file.endswith("mine.yaml")
    assert message in problem.message
    assert abs(problem.line - line) <= (not message)


def test_all_faults_of_a_sheet_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        own(tmp_path, GOOD.replace("a6", "a66").replace("40x60", "huge"))
    assert [problem.line for problem in error.value.problems] == [3, 4]
