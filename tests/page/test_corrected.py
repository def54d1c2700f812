"""Pages for a printer that is off: what it prints then lies where it belongs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from output.display import IDENTITY, Group, Item, Line, Matrix, Style
from output.matrix import multiply
from output.page.calibration import calibration_sheet
from output.page.corrected import corrected
from output.page.paper import load_paper
from output.printout import Page, Printout
from schemas.printer import Offset, PrinterProfile, Scale
from schemas.problems import InputError

PROFILE = PrinterProfile(
    front=Offset(x_mm=0.5, y_mm=-0.3),
    back=Offset(x_mm=-0.2, y_mm=0.4),
    scale=Scale(x_mm=99.5, y_mm=100.25),
)
MARK = Line(20, 30, 60, 80, Style(stroke="#000000"))


def ends(items: list[Item], matrix: Matrix = IDENTITY) -> Iterator[tuple[float, float]]:
    for item in items:
        if isinstance(item, Group):
            yield from ends(item.items, multiply(matrix, item.transform))
        elif isinstance(item, Line):
            a, b, c, d, e, f = matrix
            for x, y in ((item.x1, item.y1), (item.x2, item.y2)):
                yield a * x + c * y + e, b * x + d * y + f


def printed(page: Page, off: Offset) -> list[tuple[float, float]]:
    """Where the printer of the profile puts the ends of lines."""
    middle_x, middle_y = page.width_mm / 2, page.height_mm / 2
    return [
        (
            middle_x + (x - middle_x) * 0.995 + off.x_mm,
            middle_y + (y - middle_y) * 1.0025 + off.y_mm,
        )
        for x, y in ends(page.items)
    ]


def test_what_is_printed_lies_where_it_belongs_on_both_sides() -> None:
    pages = corrected(Printout([Page(210, 297, [MARK])] * 2, duplex="long"), PROFILE).pages
    for page, off in zip(pages, (PROFILE.front, PROFILE.back), strict=True):
        (x1, y1), (x2, y2) = printed(page, off)
        assert (x1, y1, x2, y2) == pytest.approx((20, 30, 60, 80), abs=1e-9)


def test_pages_of_one_side_each_are_all_fronts() -> None:
    pages = corrected(Printout([Page(210, 297, [MARK])] * 2), PROFILE).pages
    assert pages[0] == pages[1]
    assert printed(pages[1], PROFILE.front)[0] == pytest.approx((20, 30), abs=1e-9)


def test_a_lying_page_is_turned_upright_and_then_corrected() -> None:
    (page,) = corrected(Printout([Page(297, 210, [MARK])]), PROFILE).pages
    assert (page.width_mm, page.height_mm) == (210, 297)
    assert printed(page, PROFILE.front)[0] == pytest.approx((210 - 30, 20), abs=1e-9)


def test_a_printer_that_is_right_changes_nothing() -> None:
    (page,) = corrected(Printout([Page(210, 297, [MARK])]), PrinterProfile()).pages
    assert list(ends(page.items)) == [(20, 30), (60, 80)]


def test_an_empty_back_stays_empty() -> None:
    assert corrected(Printout([Page(210, 297)]), PROFILE).pages == [Page(210, 297)]


@pytest.mark.parametrize("paper", ["a5", "a4", "letter", "a3"])
def test_the_cross_of_a_test_sheet_is_in_the_middle_of_both_sides(paper: str) -> None:
    for page in calibration_sheet(load_paper(paper)).pages:
        x, y = page.width_mm / 2, page.height_mm / 2
        lines = [
            (item.x1, item.y1, item.x2, item.y2) for item in page.items if isinstance(item, Line)
        ]
        assert (x - 10, y, x + 10, y) in lines
        assert (x, y - 10, x, y + 10) in lines


def test_a_paper_that_is_too_small_for_a_test_sheet_is_told() -> None:
    with pytest.raises(InputError, match="A6 is too small for a test sheet; choose A5 or larger"):
        calibration_sheet(load_paper("a6"))
