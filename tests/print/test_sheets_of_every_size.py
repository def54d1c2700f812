"""How many cards of each size a sheet takes, and that no word of theirs is where none is printed."""

from __future__ import annotations

import pytest

from builder import build, load_catalog, load_roster
from output import card_faces, impose, load_layout, load_sheet
from output.card.layouts import known_layouts
from output.display import Placed
from output.page.grid import best_places
from output.page.sheet import USUAL_MARGIN_MM
from tests.card.inked import inked

ON_A4_AND_LETTER = {
    "mini": (21, 20),
    "business": (11, 12),
    "bridge": (10, 10),
    "poker": (9, 9),
    "us-poker": (9, 9),
    "square": (8, 6),
    "70x100": (8, 6),
    "tarot": (6, 5),
    "a7": (5, 5),
    "3x5in": (4, 5),
    "100x110": (4, 4),
    "100x130": (4, 4),
    "a6": (4, 3),
    "a5": (2, 1),
}


def test_the_table_has_every_size() -> None:
    assert sorted(ON_A4_AND_LETTER) == known_layouts()


@pytest.mark.parametrize("at", [0, 1], ids=["a4", "letter"])
@pytest.mark.parametrize("size", ON_A4_AND_LETTER)
def test_so_many_cards_go_on_a_sheet(size: str, at: int) -> None:
    layout = load_layout(size)
    sheet = load_sheet(("a4", "letter")[at])
    places = best_places(layout.width_mm, layout.height_mm, sheet, clear_mm=layout.clear_mm)
    assert places.size == ON_A4_AND_LETTER[size][at]


@pytest.mark.parametrize(("size", "count"), [("a6", 2), ("a5", 1)])
def test_a_margin_that_is_said_holds_for_large_cards_too(size: str, count: int) -> None:
    layout = load_layout(size)
    sheet = load_sheet("a4", margin_mm=5)
    places = best_places(layout.width_mm, layout.height_mm, sheet, clear_mm=layout.clear_mm)
    assert places.size == count


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", ON_A4_AND_LETTER)
def test_no_word_is_where_home_printers_print_nothing(size: str, paper: str) -> None:
    catalog = load_catalog("kill-team")
    band = build(load_roster(catalog.folder / "samples" / "first-team.yaml"), catalog)
    layout = load_layout(size)
    faces = [card_faces(one, band.system, layout, warband=band)[0] for one in band.fighters]
    pages = impose(faces, load_sheet(paper)).pages
    assert len(pages) == -(-len(faces) // ON_A4_AND_LETTER[size][paper == "letter"])
    for page in pages:
        for card in (item for item in page.items if isinstance(item, Placed)):
            a, b, c, d, e, f = card.matrix
            for box in inked(card.drawing):
                for x, y in ((box.left, box.top), (box.right, box.bottom)):
                    right, down = a * x + c * y + e, b * x + d * y + f
                    assert USUAL_MARGIN_MM <= right <= page.width_mm - USUAL_MARGIN_MM
                    assert USUAL_MARGIN_MM <= down <= page.height_mm - USUAL_MARGIN_MM
