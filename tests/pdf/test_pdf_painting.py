"""Shapes, colours, clips and gradients, looked at as a picture: 5 pixels are a millimetre."""

from __future__ import annotations

import re

import pytest
from pdf_reading import having, objects, picture, printed

from output.display import (
    Drawing,
    Ellipse,
    Group,
    Line,
    LinearGradient,
    Outline,
    Path,
    Placed,
    RadialGradient,
    Rect,
    Stop,
    Style,
    Text,
)
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.svg import read_svg

RED, BLUE, WHITE = (255, 0, 0), (0, 0, 255), (255, 255, 255)
FILL_RED, FILL_BLUE = Style("#FF0000"), Style("#0000FF")
OUTER = (("M", 0.0, 0.0), ("L", 20.0, 0.0), ("L", 20.0, 20.0), ("L", 0.0, 20.0), ("Z",))
INNER = (("M", 5.0, 5.0), ("L", 15.0, 5.0), ("L", 15.0, 15.0), ("L", 5.0, 15.0), ("Z",))
SQUARE = Outline((*OUTER, *INNER))


def at(*items, where, width=40, height=40):
    """The colours at places in mm."""
    image = picture(printed(*items, width=width, height=height))
    return [image.getpixel((int(x * 5), int(y * 5))) for x, y in where]


def near(colour, expected, off=3):
    return all(abs(a - b) <= off for a, b in zip(colour, expected, strict=True))


def test_a_page_has_its_size_in_pixels():
    assert picture(printed(width=63, height=88)).size == (315, 440)


def test_shapes_lie_where_they_are_put():
    inside, outside, circle = at(
        Rect(10, 5, 10, 20, FILL_RED),
        Ellipse(30, 30, 5, 5, FILL_BLUE),
        where=[(10.3, 5.3), (9.7, 5.3), (30, 34.6)],
    )
    assert (inside, outside, circle) == (RED, WHITE, BLUE)


def test_round_corners_leave_the_corner_white():
    corner, edge = at(Rect(10, 10, 20, 20, FILL_RED, 5, 5), where=[(10.5, 10.5), (20, 10.3)])
    assert (corner, edge) == (WHITE, RED)


def test_lines_have_their_width_and_dashes():
    style = Style(stroke="#FF0000", stroke_width_mm=2, dash_mm=(5, 5))
    on, off, beside = at(Line(0, 10, 40, 10, style), where=[(2, 10), (7, 10), (2, 11.5)])
    assert (on, off, beside) == (RED, WHITE, WHITE)


def test_the_fill_rule_is_nonzero_unless_said_otherwise():
    (whole,) = at(Path(SQUARE, FILL_RED), where=[(10, 10)])
    (hole,) = at(Path(SQUARE, Style("#FF0000", even_odd=True)), where=[(10, 10)])
    assert (whole, hole) == (RED, WHITE)


def test_opacity_lets_through_what_is_below():
    (mixed,) = at(
        Rect(0, 0, 40, 40, FILL_RED),
        Rect(0, 0, 40, 40, Style("#0000FF", fill_opacity=0.5)),
        where=[(20, 20)],
    )
    assert near(mixed, (128, 0, 128))


def test_a_faded_group_does_not_show_its_parts_through_each_other():
    pair = [Rect(5, 5, 20, 20, FILL_RED), Rect(15, 15, 20, 20, FILL_RED)]
    once, twice = at(Group(pair, opacity=0.5), where=[(8, 8), (20, 20)])
    assert near(once, (255, 128, 128))
    assert near(twice, once)


def test_state_set_in_a_group_ends_with_it():
    after = Rect(30, 30, 5, 5, Style("#FF0000"))
    faded = Group([Rect(0, 0, 5, 5, Style("#FF0000", fill_opacity=0.5))], (1, 0, 0, 1, 1, 1))
    (solid,) = at(Rect(0, 0, 1, 1, FILL_RED), faded, after, where=[(32, 32)])
    assert solid == RED


def test_a_group_moves_turns_and_scales():
    group = Group([Rect(0, 0, 5, 2, FILL_RED)], (0, 2, -2, 0, 20, 10))
    inside, above, right = at(group, where=[(18, 19), (18, 9), (21, 12)])
    assert (inside, above, right) == (RED, WHITE, WHITE)


@pytest.mark.parametrize(
    "clip",
    [
        Rect(10, 10, 10, 10, Style()),
        Ellipse(15, 15, 5, 5, Style()),
        Path(
            Outline((("M", 10, 10), ("L", 20, 10), ("L", 20, 20), ("L", 10, 20), ("Z",))), Style()
        ),
    ],
)
def test_a_clip_cuts(clip):
    group = Group([Rect(0, 0, 40, 40, FILL_RED)], clip=clip)
    inside, outside = at(group, where=[(15, 15), (25, 15)])
    assert (inside, outside) == (RED, WHITE)


FADE = (Stop(0, "#FF0000"), Stop(1, "#0000FF"))


def test_a_linear_gradient_runs_along_its_line():
    style = Style(LinearGradient(0, 0, 40, 0, FADE))
    left, middle, right = at(Rect(0, 0, 40, 40, style), where=[(0.2, 9), (20, 30), (39.8, 9)])
    assert near(left, RED, 6)
    assert near(middle, (128, 0, 128), 6)
    assert near(right, BLUE, 6)


def test_a_gradient_moves_with_its_group():
    style = Style(LinearGradient(0, 0, 10, 0, FADE))
    group = Group([Rect(0, 0, 10, 10, style)], (2, 0, 0, 2, 10, 10))
    left, right = at(group, where=[(10.2, 20), (29.8, 20)])
    assert near(left, RED, 8)
    assert near(right, BLUE, 8)


def test_a_gradient_moves_with_a_drawing_placed_twice():
    face = Drawing(10, 10, [Rect(0, 0, 10, 10, Style(LinearGradient(0, 0, 10, 0, FADE)))])
    items = [Placed(face, 5, 5), Placed(face, 25, 25, turn=180)]
    left, right, turned_left, turned_right = at(
        *items, where=[(5.2, 10), (14.8, 10), (25.2, 30), (34.8, 30)]
    )
    assert near(left, RED, 9)
    assert near(right, BLUE, 9)
    assert near(turned_left, BLUE, 9)
    assert near(turned_right, RED, 9)


def test_a_gradient_of_a_box_read_from_svg_fills_the_box():
    drawing = read_svg(
        '<svg viewBox="0 0 40 40"><linearGradient id="g" x2="0" y2="1"><stop stop-color="red"/>'
        '<stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/>'
        '<stop offset="1" stop-color="blue"/></linearGradient>'
        '<path d="M10 10h20v20h-20z" fill="url(#g)"/></svg>',
        "a",
    )
    above, below = at(*drawing.items, where=[(20, 19.5), (20, 20.5)])
    assert (above, below) == (RED, BLUE)


def test_a_radial_gradient_runs_outwards():
    style = Style(RadialGradient(20, 20, 20, 20, 20, FADE))
    centre, edge, corner = at(Rect(0, 0, 40, 40, style), where=[(20, 20), (39.8, 20), (1, 1)])
    assert near(centre, RED, 8)
    assert near(edge, BLUE, 8)
    assert near(corner, BLUE, 8)


def test_a_gradient_strokes_too():
    style = Style(stroke=LinearGradient(0, 0, 40, 0, FADE), stroke_width_mm=4)
    left, right = at(Line(0, 20, 40, 20, style), where=[(0.2, 20), (39.8, 20)])
    assert near(left, RED, 6)
    assert near(right, BLUE, 6)


def test_a_gradient_may_fade_away_over_what_is_below():
    fading = (Stop(0, "#0000FF", 1.0), Stop(1, "#0000FF", 0.0))
    style = Style(LinearGradient(0, 0, 20, 0, fading))
    left, middle, right, after = at(
        Rect(0, 0, 40, 40, FILL_RED),
        Group([Rect(0, 0, 20, 20, style)], (1, 0, 0, 1, 10, 10)),
        Rect(0, 35, 40, 5, FILL_BLUE),
        where=[(10.2, 20), (20, 20), (29.8, 20), (20, 37)],
    )
    assert near(left, BLUE, 8)
    assert near(middle, (127, 0, 128), 8)
    assert near(right, RED, 8)
    assert after == BLUE


def test_text_may_be_filled_with_a_gradient():
    hard = (Stop(0, "#FF0000"), Stop(0.5, "#FF0000"), Stop(0.5, "#0000FF"), Stop(1, "#0000FF"))
    text = Text(0, 30, "HHHH", "Noto Sans", 20, LinearGradient(0, 0, 40, 0, hard), weight=700)
    image = picture(printed(text, width=40, height=40))
    colours = {image.getpixel((x, 110)) for x in range(90)}
    assert RED in colours
    assert BLUE not in colours
    assert BLUE in {image.getpixel((x, 110)) for x in range(110, 200)}


def test_greys_are_black_ink_alone():
    (page,) = having(printed(Rect(0, 0, 1, 1, Style("#808080", "#000000"))), " re ")
    assert re.search(rb"0\.502 g\b", page)
    assert b"rg" not in page


def test_state_is_written_only_where_it_changes():
    rects = [Rect(x, 0, 1, 1, FILL_RED) for x in range(5)]
    (page,) = having(printed(*rects), " re ")
    assert page.count(b" rg") == 1


def test_a_placed_drawing_is_cut_at_its_edge_or_its_bleed():
    wide = Drawing(10, 10, [Ellipse(5, 5, 12, 12, FILL_RED)])
    cut, inside = at(Placed(wide, 15, 15), where=[(14.5, 20), (15.5, 20)])
    assert (cut, inside) == (WHITE, RED)
    bled, beyond = at(Placed(wide, 15, 15, bleed_mm=2), where=[(13.5, 20), (12.5, 20)])
    assert (bled, beyond) == (RED, WHITE)


@pytest.mark.parametrize(
    ("turn", "top"),
    [(0, (15, 10.5)), (90, (29.5, 15)), (180, (15, 29.5)), (270, (10.5, 15))],
)
@pytest.mark.parametrize("times", [1, 2])
def test_a_drawing_is_turned_clockwise_about_the_corner_it_has_on_the_page(turn, top, times):
    face = Drawing(10, 20, [Rect(-9, -9, 30, 40, FILL_BLUE), Rect(0, 0, 10, 1, FILL_RED)])
    w, h = (20, 10) if turn in (90, 270) else (10, 20)
    corners = [(10.5, 10.5), (9.5 + w, 10.5), (10.5, 9.5 + h), (9.5 + w, 9.5 + h)]
    outside = [(9.5, 10), (10.5 + w, 10), (10, 9.5), (10, 10.5 + h)]
    where = [top, *corners, *outside]
    seen, *found = at(*[Placed(face, 10, 10, turn)] * times, where=where)
    assert seen == RED
    assert sorted(found[:4]) == sorted([RED, RED, BLUE, BLUE])
    assert found[4:] == [WHITE] * 4


def test_a_drawing_placed_twice_is_written_once_and_else_inline():
    face = Drawing(10, 10, [Rect(0, 0, 10, 10, FILL_RED)])
    other = Drawing(10, 10, [Rect(0, 0, 10, 10, FILL_BLUE)])
    pages = [
        Page(40, 40, [Placed(face, 0, 0), Placed(other, 20, 20)]),
        Page(40, 40, [Placed(face, 20, 0)]),
    ]
    pdf = pdf_bytes(Printout(pages))
    (form,) = having(pdf, "/Subtype /Form")
    assert b"1 0 0 rg" in form
    assert len([body for body in objects(pdf) if b"0 0 1 rg" in body]) == 1
