"""Shapes of the profile, read to the display list."""

from __future__ import annotations

import pytest

from output.display import (
    Ellipse,
    Group,
    Line,
    LinearGradient,
    Outline,
    Path,
    RadialGradient,
    Rect,
    Stop,
    Style,
)
from output.svg import read_svg
from schemas.problems import InputError

BLACK = Style(fill="#000000")


def test_the_view_box_is_the_size_in_millimetres():
    drawing = read_svg('<svg width="63mm" height="88mm" viewBox="0 0 63 88"/>', "a")
    assert (drawing.width_mm, drawing.height_mm, drawing.items) == (63, 88, [])


def test_a_view_box_that_begins_elsewhere_moves_its_items():
    drawing = read_svg('<svg viewBox="-3 -2 69 94"><rect width="1" height="2"/></svg>', "a")
    assert drawing.items == [Group([Rect(0, 0, 1, 2, BLACK)], (1, 0, 0, 1, 3, 2))]


@pytest.mark.parametrize(
    "root",
    [
        "<svg/>",
        '<svg viewBox="0 0 63"/>',
        '<svg viewBox="0 0 0 88"/>',
        '<svg viewBox="0 0 63 90000"/>',
        '<svg width="126mm" viewBox="0 0 63 88"/>',
        '<svg width="63" viewBox="0 0 63 88"/>',
        '<svg width="100%" viewBox="0 0 63 88"/>',
    ],
)
def test_a_size_that_is_not_in_millimetres_is_refused(root):
    with pytest.raises(InputError, match="viewBox"):
        read_svg(root, "a")


def test_every_shape_is_read(drawn):
    assert drawn(
        '<rect x="1" y="2" width="3" height="4" rx="0.5"/>'
        '<circle cx="1" cy="2" r="3"/><ellipse cx="1" cy="2" rx="3" ry="4"/>'
        '<line x1="1" y1="2" x2="3" y2="4" stroke="black"/>'
        '<polygon points="0,0 1,0 1,1"/><polyline points="0 0 1 0 1 1"/>'
    ) == [
        Rect(1, 2, 3, 4, BLACK, 0.5, 0.5),
        Ellipse(1, 2, 3, 3, BLACK),
        Ellipse(1, 2, 3, 4, BLACK),
        Line(1, 2, 3, 4, Style("#000000", "#000000")),
        Path(Outline((("M", 0, 0), ("L", 1, 0), ("L", 1, 1), ("Z",))), BLACK),
        Path(Outline((("M", 0, 0), ("L", 1, 0), ("L", 1, 1))), BLACK),
    ]


def test_what_has_no_size_or_no_paint_is_not_drawn(drawn):
    assert (
        drawn(
            '<rect width="0" height="4"/><circle r="0"/><path d=""/>'
            '<rect width="1" height="1" fill="none"/>'
        )
        == []
    )


def test_corner_radii_never_pass_the_middle(drawn):
    assert drawn('<rect width="4" height="2" rx="9"/>') == [Rect(0, 0, 4, 2, BLACK, 2, 1)]


def test_properties_are_inherited_and_overridden(drawn):
    (group,) = [
        drawn(
            '<g fill="#f00" stroke="blue" stroke-width="0.5" stroke-dasharray="1 2 3"'
            ' stroke-dashoffset="4" stroke-linecap="round" stroke-linejoin="bevel"'
            ' stroke-opacity="0.25" fill-opacity="50%" stroke-miterlimit="9" fill-rule="evenodd">'
            '<rect width="1" height="1"/><rect width="1" height="1" fill="inherit" stroke="none"/>'
            "</g>"
        )
    ]
    assert [item.style for item in group] == [
        Style(
            "#FF0000",
            "#0000FF",
            0.5,
            (1, 2, 3, 1, 2, 3),
            4,
            "round",
            "bevel",
            9,
            0.5,
            0.25,
            even_odd=True,
        ),
        Style("#FF0000", fill_opacity=0.5, even_odd=True),
    ]


def test_an_inline_style_is_the_same_as_attributes_and_wins(drawn):
    plain = drawn('<rect width="1" height="1" fill="#123456" stroke="#ABCDEF" opacity="0.5"/>')
    styled = drawn(
        '<rect width="1" height="1" fill="red"'
        ' style=" fill : #123456 ;stroke:#abcdef; opacity:.5;"/>'
    )
    assert plain == styled


@pytest.mark.parametrize(
    ("written", "colour"),
    [
        ("#abc", "#AABBCC"),
        ("#0F4653", "#0F4653"),
        ("rgb(15, 70, 83)", "#0F4653"),
        ("rgb(100% 0% 0%)", "#FF0000"),
        ("rebeccapurple", "#663399"),
        ("White", "#FFFFFF"),
    ],
)
def test_colours_come_out_as_six_digits(drawn, written, colour):
    (rect,) = drawn(f'<rect width="1" height="1" fill="{written}"/>')
    assert rect.style.fill == colour


def test_the_current_colour_is_that_of_the_element(drawn):
    (rect,) = drawn('<g color="red"><rect width="1" height="1" fill="currentColor"/></g>')
    assert rect.style.fill == "#FF0000"


@pytest.mark.parametrize(
    ("written", "matrix"),
    [
        ("translate(3)", (1, 0, 0, 1, 3, 0)),
        ("translate(3, 4)", (1, 0, 0, 1, 3, 4)),
        ("scale(2)", (2, 0, 0, 2, 0, 0)),
        ("scale(2 -3)", (2, 0, 0, -3, 0, 0)),
        ("rotate(90)", (0, 1, -1, 0, 0, 0)),
        ("rotate(180 10 20)", (-1, 0, 0, -1, 20, 40)),
        ("matrix(1 2 3 4 5 6)", (1, 2, 3, 4, 5, 6)),
        ("translate(10 20)scale(2),translate(1 1)", (2, 0, 0, 2, 12, 22)),
    ],
)
def test_transforms_make_a_group_with_their_matrix(drawn, written, matrix):
    assert drawn(f'<rect width="1" height="1" transform="{written}"/>') == [
        Group([Rect(0, 0, 1, 1, BLACK)], matrix)
    ]


def test_skews_lean_by_their_angle(drawn):
    (x,) = drawn('<rect width="1" height="1" transform="skewX(45)"/>')
    (y,) = drawn('<rect width="1" height="1" transform="skewY(45)"/>')
    assert x.transform == pytest.approx((1, 0, 1, 1, 0, 0))
    assert y.transform == pytest.approx((1, 1, 0, 1, 0, 0))


def test_opacity_of_one_paint_is_folded_into_it(drawn):
    assert drawn('<g opacity="0.5"><rect width="1" height="1" opacity="0.5"/></g>') == [
        Rect(0, 0, 1, 1, Style("#000000", fill_opacity=0.25))
    ]


def test_opacity_of_fill_and_stroke_together_needs_a_group(drawn):
    (group,) = drawn('<rect width="1" height="1" stroke="red" opacity="0.5"/>')
    assert (group.opacity, len(group.items)) == (0.5, 1)


def test_a_clip_is_in_the_space_of_what_it_cuts(drawn):
    (group,) = drawn(
        '<clipPath id="c"><rect x="1" y="2" width="3" height="4" transform="translate(10 0)"/>'
        '</clipPath><g clip-path="url(#c)" transform="scale(2)"><rect width="9" height="9"/></g>'
    )
    assert group == Group([Rect(0, 0, 9, 9, BLACK)], (2, 0, 0, 2, 0, 0), Rect(11, 2, 3, 4, Style()))


def test_a_turned_clip_becomes_a_path(drawn):
    (group,) = drawn(
        '<defs><clipPath id="c" clip-rule="evenodd">'
        '<rect width="2" height="1" transform="rotate(90)"/></clipPath></defs>'
        '<rect width="9" height="9" clip-path="url(#c)"/>'
    )
    assert group.clip == Path(
        Outline((("M", 0, 0), ("L", 0, 2), ("L", -1, 2), ("L", -1, 0), ("Z",))),
        Style(even_odd=True),
    )


def test_gradients_are_measured_by_the_shape_they_paint(drawn):
    (rect,) = drawn(
        '<defs><linearGradient id="g" x2="0" y2="100%" gradientTransform="rotate(90 .5 .5)">'
        '<stop offset="0" stop-color="red"/>'
        '<stop offset="50%" style="stop-color:#00FF00;stop-opacity:0.5"/></linearGradient></defs>'
        '<rect x="10" y="20" width="30" height="40" fill="url(#g)"/>'
    )
    fill = rect.style.fill
    assert isinstance(fill, LinearGradient)
    assert (fill.x1, fill.y1, fill.x2, fill.y2) == (0, 0, 0, 1)
    assert fill.stops == (Stop(0, "#FF0000"), Stop(0.5, "#00FF00", 0.5))
    assert fill.transform == pytest.approx((0, 40, -30, 0, 40, 20))


def test_a_radial_gradient_keeps_its_focus_inside(drawn):
    (circle,) = drawn(
        '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="2" fx="50">'
        '<stop stop-color="red"/></radialGradient><circle r="9" stroke="url(#g)" fill="none"/>'
    )
    paint = circle.style.stroke
    assert isinstance(paint, RadialGradient)
    assert (paint.cx, paint.cy, paint.r, paint.fy) == (5, 5, 2, 5)
    assert paint.fx == pytest.approx(7, abs=0.01)


def test_the_box_of_a_curve_is_where_it_reaches_not_its_handles(drawn):
    (path,) = drawn(
        '<linearGradient id="g"><stop/></linearGradient>'
        '<path d="M0 0C0 4 10 4 10 0z" fill="url(#g)"/>'
    )
    assert path.style.fill.transform == pytest.approx((10, 0, 0, 3, 0, 0))


def test_use_repeats_a_definition_in_its_own_colour_and_place(drawn):
    assert drawn(
        '<defs><g id="pip"><circle r="1"/></g></defs>'
        '<use href="#pip" x="3" y="4" fill="#ff0000"/><use xlink:href="#pip"/>'
    ) == [
        Group([Ellipse(0, 0, 1, 1, Style("#FF0000"))], (1, 0, 0, 1, 3, 4)),
        Ellipse(0, 0, 1, 1, BLACK),
    ]


def test_a_style_sheet_of_faces_is_passed_over(drawn):
    assert (
        drawn(
            "<style>/* fonts */ @font-face { font-family: 'A'; "
            "src: url(data:font/ttf;base64,AAAA) format('truetype') }</style>"
        )
        == []
    )


def test_a_colour_that_another_library_has_looked_up_is_still_one(drawn):
    from PIL.ImageColor import getrgb

    getrgb("rebeccapurple")  # the library keeps what it worked out in its own table
    (rect,) = drawn('<rect width="1" height="1" fill="rebeccapurple"/>')
    assert rect.style.fill == "#663399"
