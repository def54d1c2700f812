"""Where a sheet of places is cut, whichever way its cards lie."""

from __future__ import annotations

from output.display import Drawing, Group, Line, Placed, Rect, Style
from output.page.places import Cuts, Places, Slot
from output.page.seams import seams

TEAL = Style("#0F4653")
BESIDE = Places(
    130,
    110,
    (
        Slot(10, 10, 30, 40),
        Slot(10, 50, 30, 40),
        Slot(40, 10, 40, 30, 90),
        Slot(40, 40, 40, 30, 90),
        Slot(80, 10, 40, 30, 90),
    ),
)
"""A column of upright cards, and two of turned ones, the second not filled."""


def test_cards_that_lie_share_an_edge_with_upright_ones():
    assert (BESIDE.size, BESIDE.box.x, BESIDE.box.w, BESIDE.box.h) == (5, 10, 110, 80)


def test_a_cut_is_marked_where_a_knife_meets_an_edge_first():
    assert BESIDE.cuts() == Cuts(
        left=(10, 50, 90), right=(10, 40, 70, 90), top=(10, 40, 80, 120), foot=(10, 40, 80, 120)
    )


def test_only_cards_that_are_there_are_cut_or_in_the_way():
    assert BESIDE.cuts(2) == Cuts((10, 50, 90), (10, 50, 90), (10, 40), (10, 40))
    assert BESIDE.cuts(3).right == (10, 40, 50, 90)


def test_a_gap_between_cards_has_two_cuts():
    places = Places(110, 60, (Slot(10, 10, 40, 40), Slot(53, 10, 40, 40)), gutter=3)
    assert places.cuts().top == (10, 50, 53, 93)


def test_colour_lies_over_the_edge_between_an_upright_card_and_turned_ones():
    face = Drawing(30, 40, [Rect(-3, -3, 36, 46, TEAL)])
    cards = [Placed(face, slot.x, slot.y, slot.turn) for slot in BESIDE.slots]
    strips = [strip for strip in seams(cards) if isinstance(strip, Rect)]
    upright = {(s.x, s.y, s.w, s.h) for s in strips if s.w == 0.3}
    assert upright == {
        (39.85, 10, 0.3, 30),
        (39.85, 40, 0.3, 10),
        (39.85, 50, 0.3, 20),
        (79.85, 10, 0.3, 30),
    }


def test_colour_of_a_part_of_a_turned_card_lies_over_that_part_of_its_edge():
    """A band along the top of a card turned clockwise runs down its right edge."""
    band = Drawing(30, 40, [Rect(0, 0, 30, 8, TEAL)])
    upright = Drawing(30, 40, [Rect(0, 0, 9, 40, TEAL)])
    (strip,) = seams([Placed(band, 10, 10, 90), Placed(upright, 50, 10)])
    assert strip == Rect(49.85, 10, 0.3, 30, TEAL)


def test_colour_over_an_edge_leaves_lines_and_other_grounds_of_both_cards_as_they_are():
    """Cream cards, one with a dark foot, both with a rule of 1 mm at the same height."""
    cream, dark, rule = Style("#F6F1E4"), Style("#2A2320"), Style(None, "#000000", 1)
    paper, line = Rect(0, 0, 30, 40, cream), Line(0, 10, 30, 10, rule)
    footed = Drawing(30, 40, [paper, line, Rect(0, 25, 30, 15, dark)])
    plain = Drawing(30, 40, [paper, line])
    strips = seams([Placed(footed, 0, 0), Placed(plain, 30, 0)])
    assert strips == [
        Rect(29.85, 0, 0.3, 9.5, cream),
        Rect(29.85, 10.5, 0.3, 14.5, cream),
        Line(29.85, 10, 30.15, 10, rule),
    ]


def test_no_colour_lies_over_a_picture_that_comes_to_the_edge():
    picture = Group([], clip=Rect(0, 20, 30, 20, Style()))
    face = Drawing(30, 40, [Rect(0, 0, 30, 40, TEAL), picture])
    (strip,) = seams([Placed(face, 0, 0), Placed(face, 30, 0)])
    assert strip == Rect(29.85, 0, 0.3, 20, TEAL)
