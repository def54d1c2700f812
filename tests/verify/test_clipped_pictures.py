"""Pictures that are larger than what is shown of them."""

from __future__ import annotations

import pytest
from foreign import POINT, Sheet, codes, drawn, measured

from output.verify.measured import Asked

H = 297.0


def cropped(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    """A card filled with a picture that is wider than it, on a page that the sheet is one of."""
    canvas = sheet.canvas
    canvas.saveState()
    path = canvas.beginPath()
    path.rect(x * POINT, (H - y - h) * POINT, w * POINT, h * POINT)
    canvas.clipPath(path, stroke=0, fill=0)
    sheet.picture(x - 30, y, w + 60, h, (1200, 900))
    canvas.restoreState()


def grid(sheet: Sheet) -> None:
    for x in (10, 73, 136):
        cropped(sheet, x, 20, 63, 88)


def test_a_picture_counts_as_far_as_it_is_shown() -> None:
    pages = measured(drawn(grid), Asked()).pages
    boxes = [card.cut for card in pages[0].cards]
    assert [(round(b.x, 1), round(b.w, 1), round(b.h, 1)) for b in boxes] == [
        *((10, 63, 88), (73, 63, 88), (136, 63, 88)),
    ]
    assert codes(drawn(grid)) == []


def test_its_resolution_is_that_of_the_whole_picture() -> None:
    (photo, *_) = measured(drawn(grid), Asked()).pages[0].facts.photos
    assert photo.dpi == pytest.approx(1200 / 123 * 25.4, rel=0.001)


def test_a_picture_of_which_nothing_is_shown_is_not_there() -> None:
    def hidden(sheet: Sheet) -> None:
        canvas = sheet.canvas
        canvas.saveState()
        path = canvas.beginPath()
        path.rect(0, 0, 10, 10)
        canvas.clipPath(path, stroke=0, fill=0)
        sheet.picture(100, 20, 63, 88, (600, 800))
        canvas.restoreState()

    assert measured(drawn(hidden), Asked()).pages[0].facts.photos == []
