"""What the profile refuses: at once, with its line, and without harm."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output.svg import read_svg
from output.svg.parse import MAX_ELEMENTS
from schemas.problems import InputError

TEXT = '<text font-family="Barlow Condensed" font-size="3">'
PNG = "data:image/png;base64,"


def said(svg: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        read_svg(svg, "face.svg")
    return [str(problem) for problem in caught.value.problems]


def test_all_faults_are_told_at_once_with_their_lines(faults):
    assert faults(
        '\n<filter/>\n<rect width="1mm" heigth="2"/>\n<g class="a" onclick="x()"/>\n'
        '<rect fill="#12"/><rect style="fill:red;mix-blend-mode:screen"/>\nloose words'
    ) == [
        "2: `<filter>` is not in the SVG profile; draw it without",
        "3: `heigth` of `<rect>` is not in the SVG profile; did you mean `height`?",
        "3: width: `1mm` is not a plain number; lengths are in mm, without a unit",
        "4: `class` of `<g>` is not in the SVG profile; draw it without",
        "4: `onclick` of `<g>` is not in the SVG profile; draw it without",
        "5: fill: `#12` is not a colour; write it as #RRGGBB",
        "5: `mix-blend-mode` of `<rect>` is not in the SVG profile; draw it without",
        "6: text outside of `<text>`: 'loose words'; put it in a `<text>`",
    ]


@pytest.mark.parametrize(
    "markup",
    [
        "<script>alert(1)</script>",
        "<foreignObject/>",
        "<animate/>",
        "<a href='http://example.org'/>",
        "<symbol id='a'/>",
        "<mask id='a'/>",
        "<pattern id='a'/>",
        "<svg viewBox='0 0 1 1'/>",
        "<stop/>",
        "<tspan/>",
        "<style>rect { fill: red }</style>",
        "<style>@import 'a.css';</style>",
        "<style>@font-face { font-family: A; src: url(http://example.org/a.ttf) }</style>",
        "<rect transform='spin(3)'/>",
        "<rect transform='rotate(1 2)'/>",
        "<rect transform='translate(99999999)'/>",
        "<rect x='1e99'/>",
        "<rect x='nan'/>",
        "<rect x='1_0'/>",
        "<rect width='-1' height='1'/>",
        "<rect stroke-width='-1'/>",
        "<rect stroke-dasharray='1 -1'/>",
        "<rect style='fill'/>",
        "<rect style='fill: red !important'/>",
        "<rect width='1' height='1' fill='url(#none)'/>",
        "<rect width='1' height='1' clip-path='url(#none)'/>",
        "<rect width='1' height='1' fill='url(http://example.org#a)'/>",
        "<linearGradient id='a'/>",
        "<linearGradient id='a' spreadMethod='reflect'><stop/></linearGradient>",
        "<linearGradient id='a' href='#b'><stop/></linearGradient>",
        "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='0' y1='0' x2='1'><stop/></linearGradient>",
        "<clipPath id='a'/>",
        "<clipPath id='a'><rect width='1' height='1'/><circle r='1'/></clipPath>",
        f"<clipPath id='a'>{TEXT}a</text></clipPath>",
        "<clipPath id='a' clipPathUnits='objectBoundingBox'><circle r='1'/></clipPath>",
        "<g id='a'/><g id='a'/>",
        "<path d='M1'/>",
        "<polygon points='1 2 3'/>",
        f"{TEXT}<textPath/></text>",
        "<text font-family='Barlow Condensed' font-size='3em'>a</text>",
        "<text font-family='Barlow Condensed' font-size='3' font-weight='heavy'>a</text>",
        "<?xml-stylesheet href='a.css'?>",
    ],
)
def test_markup_outside_the_profile_is_a_fault(faults, markup):
    assert len(faults(markup)) == 1


@pytest.mark.parametrize(
    "href",
    [
        "file:///etc/passwd",
        "/etc/passwd",
        "picture.png",
        "../picture.png",
        "http://example.org/a.png",
        "//example.org/a.png",
        "data:text/html,hello",
        "data:image/svg+xml,<svg/>",
        "javascript:alert(1)",
        "",
    ],
)
def test_a_picture_is_never_fetched(faults, href, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("picture.png").write_bytes(b"x")
    (fault,) = faults(f"<image width='1' height='1' href='{href.replace('<', '&lt;')}'/>")
    assert "must be inside the SVG" in fault


@pytest.mark.parametrize(
    ("data", "word"),
    [(PNG + "!!!", "base64"), (PNG + "aGVsbG8=", "not a picture"), (PNG, "not a picture")],
)
def test_a_picture_that_is_none_is_a_fault(faults, data, word):
    (fault,) = faults(f"<image width='1' height='1' href='{data}'/>")
    assert word in fault


@pytest.mark.parametrize("target", ["#drawn", "#none", "face.svg#a", "http://example.org#a", ""])
def test_only_definitions_are_used(faults, target):
    (fault,) = faults(f"<g id='drawn'/><use href='{target}'/>")
    assert "no such id in `<defs>`" in fault


def test_a_doctype_is_refused_before_its_entities_are_read():
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'
    outside = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'
    for svg in (bomb, outside, '<!DOCTYPE svg PUBLIC "-//W3C//DTD" "http://example.org/d"><svg/>'):
        (fault,) = said(svg)
        assert "DOCTYPE is not in the SVG profile" in fault


def test_an_unknown_entity_is_not_well_formed():
    (fault,) = said('<svg viewBox="0 0 1 1">\n&nbsp;</svg>')
    assert fault == "face.svg:2:1: this is not well-formed XML: undefined entity"


@pytest.mark.parametrize(
    "svg",
    [
        "",
        "plain words",
        "<svg",
        "<svg></g>",
        "<svg/><svg/>",
        "<html/>",
        "<svg>\x00</svg>",
        "\ud800",
    ],
)
def test_what_is_no_svg_is_refused_with_its_place(svg):
    (fault,) = said(svg)
    assert fault.startswith("face.svg:")


def test_a_definition_that_uses_itself_is_told():
    faults = said(
        '<svg viewBox="0 0 9 9"><defs><g id="a"><use href="#b"/></g>'
        '<g id="b"><use href="#a"/></g></defs><use href="#a"/></svg>'
    )
    assert any("uses itself" in fault for fault in faults)


def test_definitions_that_multiply_end_soon():
    levels = "".join(
        f'<g id="l{n}">' + f'<use href="#l{n - 1}"/>' * 8 + "</g>" for n in range(1, 9)
    )
    bomb = f'<svg viewBox="0 0 9 9"><defs><circle id="l0" r="1"/>{levels}</defs></svg>'
    start = time.process_time()
    faults = said(bomb)
    assert time.process_time() - start < 2
    assert any("repeats more than" in fault for fault in faults)


def test_endless_nesting_and_endless_lists_are_refused():
    (deep,) = said('<svg viewBox="0 0 9 9">' + "<g>" * 100_000)
    (long,) = said('<svg viewBox="0 0 9 9">' + "<g/>" * (MAX_ELEMENTS + 1) + "</svg>")
    assert "nested" in deep
    assert "more than" in long


def test_data_attributes_are_passed_over(drawn):
    assert drawn('<g data-block="weapons" text-rendering="auto"/>') == []


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="<>/=\"' svgrecttextuse#&;dfWH0123", max_size=80))
def test_any_markup_is_a_drawing_or_refused(markup):
    with contextlib.suppress(InputError):
        read_svg(f'<svg viewBox="0 0 9 9">{markup}</svg>', "face.svg")
