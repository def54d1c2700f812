"""Lines on cards, which go on where nothing of them is shown, are no marks to cut by."""

from __future__ import annotations

import pytest
from foreign import POINT, Sheet, drawn, measured

H = 297.0


def ruled_card(sheet: Sheet, x: float, y: float, w: float, h: float, over: float) -> None:
    """A card with a rule across it that goes on over its edges, where it is clipped."""
    canvas = sheet.canvas
    canvas.saveState()
    path = canvas.beginPath()
    path.rect(x * POINT, (H - y - h) * POINT, w * POINT, h * POINT)
    canvas.clipPath(path, stroke=0, fill=0)
    sheet.line(x - over, y + 15, x + w + over, y + 15)
    canvas.restoreState()


@pytest.mark.parametrize("over", [5.0, 8.0])
def test_a_rule_of_a_card_near_the_edge_of_the_paper_cuts_nothing(over: float) -> None:
    def sheet(page: Sheet) -> None:
        for column in (0, 1, 2):
            ruled_card(page, 6 + 66 * column, 20, 66, 88, over)
        for x in (6, 72, 138, 204):
            page.line(x, 0, x, 15)
            page.line(x, H, x, H - 15)
        for y in (20, 108):
            page.line(0, y, 4, y)
            page.line(210, y, 206, y)

    (page,) = measured(drawn(sheet)).pages
    sizes = [(round(card.cut.y, 2), round(card.cut.h, 2)) for card in page.cards]
    assert sizes == [(20, 88)] * 3
