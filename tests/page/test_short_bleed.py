"""Designs of which something that touches the cut ends before the bleed does."""

from __future__ import annotations

import pytest

from output import card_faces, load_layout
from output.card.layouts import known_layouts
from output.display import Drawing, Group, Image, Item, Picture, Rect, Style, Text
from output.page.short_bleed import bleed_of
from tests.card.sample_warbands import levy, paladin, warband

TEAL = Style("#0F4653")
PIXEL = Picture("p", "png", 1, 1, b"")


@pytest.mark.parametrize(
    ("item", "bleed"),
    [
        (Rect(-3, -3, 69, 20, TEAL), 3),
        (Rect(-6, -6, 75, 20, TEAL), 5),
        (Rect(-5, -5, 73, 98, TEAL), 5),
        (Rect(-5, 80, 73, 8, TEAL), 0),
        (Rect(-5, 20, 69, 8, TEAL), 1),
        (Rect(5, 20, 20, 8, TEAL), 5),
        (Rect(-5, 20, 66, 8, TEAL), 5),
        (Rect(62, 20, 2, 2, TEAL), 5),
        (Rect(-1, 20, 9, 8, Style(stroke="#000000")), 5),
        (Image(0, 0, 63, 40, PIXEL), 0),
        (Image(-9, -2, 81, 40, PIXEL), 2),
        (Group([Image(-9, -9, 81, 40, PIXEL)], clip=Rect(0, -9, 63, 40, Style())), 0),
        (Group([Rect(-9, 20, 81, 9, TEAL)]), 5),
        (Text(-5, 5, "over", "Noto Sans", 3), 5),
    ],
)
def test_the_least_that_runs_past_the_cut_it_touches_is_found(item: Item, bleed: float):
    assert bleed_of(Drawing(63, 88, [Rect(-5, -5, 73, 98, TEAL), item]), 5) == bleed


@pytest.mark.parametrize("size", known_layouts())
def test_our_own_designs_run_as_far_as_is_asked(size: str):
    layout = load_layout(size).bled(8)
    for fighter in (levy(), paladin()):
        band = warband(fighter)
        for face in card_faces(fighter, band.system, layout, warband=band):
            assert bleed_of(face.drawing, 8) == 8
