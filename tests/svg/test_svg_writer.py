"""SVG that stands alone: it reads back as the same drawing and has its fonts inside."""

from __future__ import annotations

import base64
import io
import re

import pytest
import uharfbuzz as hb
from PIL import Image as Pillow

from output.display import (
    Drawing,
    Ellipse,
    Group,
    Image,
    Item,
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
from output.picture import picture_of
from output.printout import Page
from output.svg import embed_fonts, read_svg, write_svg

RED = Style("#FF0000")
LINED = Style(None, "#00FF00", 0.3, (1, 2), 0.5, "round", "bevel", 9, stroke_opacity=0.5)
FADE = (Stop(0, "#FF0000"), Stop(1, "#0000FF", 0.25))
FACE = re.compile(r"@font-face\{(.*?)\}")


def picture():
    buffer = io.BytesIO()
    Pillow.new("RGB", (3, 2), "teal").save(buffer, "PNG")
    return picture_of(buffer.getvalue())


def outline():
    return Outline((("M", 0.0, 0.0), ("L", 1.5, 0.0), ("C", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0), ("Z",)))


ITEMS: dict[str, Item] = {
    "rect": Rect(1, 2, 3, 4, RED, 0.5, 0.25),
    "line": Line(1, 2, 3, 4, LINED),
    "circle": Ellipse(1, 2, 3, 3, Style("#FF0000", "#000000", fill_opacity=0.5)),
    "ellipse": Ellipse(1, 2, 3, 4, RED),
    "path": Path(outline(), Style("#FF0000", even_odd=True)),
    "linear": Rect(0, 0, 1, 1, Style(LinearGradient(0, 1, 2, 3, FADE, (2, 0, 0, 3, 1, 1)))),
    "radial": Rect(0, 0, 1, 1, Style(None, RadialGradient(0, 1, 2, 0.5, 1, FADE), 0.2)),
    "image": Image(1, 2, 3, 2, picture(), 0.5),
    "group": Group(
        [Rect(0, 0, 1, 1, RED), Rect(0, 0, 2, 1, RED)],
        (2, 0, 0, 2, 1, 1),
        Ellipse(0, 0, 1, 1, Style()),
        0.5,
    ),
    "clip": Group([Line(0, 0, 1, 1, LINED)], clip=Path(outline(), Style(even_odd=True))),
    "text": Text(
        1, 2, 'a < b & "c"', "Barlow Condensed", 3, "#123456", 700, False, "end", 0.1, None, 0.5
    ),
    "spaces": Text(0, 0, " two  spaces ", "Noto Sans", 3, italic=True),
    "rtl": Text(9, 2, "שלום!", "Noto Sans Hebrew", 3, anchor="start", rtl=True),
    "ltr": Text(9, 2, "שלום!", "Noto Sans Hebrew", 3, anchor="start", rtl=False),
}


@pytest.mark.parametrize("name", ITEMS)
def test_a_written_item_reads_back_as_the_same(name):
    drawing = Drawing(63, 88, [ITEMS[name]])
    assert read_svg(write_svg(drawing), "a") == drawing


def test_a_whole_face_reads_back_as_the_same():
    drawing = Drawing(63.5, 88.9, list(ITEMS.values()))
    assert read_svg(write_svg(drawing, embed=False), "a") == drawing


def test_viewers_are_told_not_to_round_letters():
    assert 'text-rendering="geometricPrecision"' in write_svg(Drawing(1, 1))


def test_a_right_to_left_text_says_so_to_viewers():
    written = write_svg(Drawing(9, 9, [Text(5, 2, "שלום", "Noto Sans Hebrew", 3)]))
    assert 'direction="rtl"' in written
    assert 'text-anchor="end"' in written


def test_characters_that_xml_cannot_hold_are_replaced():
    written = write_svg(Drawing(9, 9, [Text(0, 0, "a\x00b\ud800c\x1b", "Noto Sans", 3)]))
    (text,) = read_svg(written, "a").items
    assert isinstance(text, Text)
    assert text.string.rstrip() == "a b\ufffdc"


def faces(svg: str) -> list[dict[str, str]]:
    rules = []
    for rule in FACE.findall(svg):
        safe = rule.replace("data:font/ttf;", "data:font/ttf,")
        rules.append(dict(part.split(":", 1) for part in safe.split(";")))
    return rules


def font_of(rule: dict[str, str]) -> hb.Face:
    encoded = rule["src"].split("base64,")[1].split(")")[0]
    return hb.Face(base64.b64decode(encoded))


def test_the_fonts_used_are_inside_and_hold_what_is_used_alone():
    svg = write_svg(Drawing(63, 88, [Text(0, 9, "Sir Odo", "Barlow Condensed", 5, weight=700)]))
    (rule,) = faces(svg)
    assert (rule["font-family"], rule["font-weight"]) == ("'Barlow Condensed'", "700")
    assert set(font_of(rule).unicodes) == set(map(ord, "Sir Odo"))


def test_fonts_that_stand_in_are_declared_for_their_characters():
    svg = write_svg(Drawing(63, 88, [Text(0, 9, "Odo Жук", "Barlow Condensed", 5, weight=700)]))
    own, other = faces(svg)
    assert "unicode-range" not in own
    assert other["font-family"] == own["font-family"]
    assert other["unicode-range"] == "U+416,U+43A,U+443"
    assert 90 < float(other["size-adjust"].rstrip("%")) < 100
    assert set(font_of(other).unicodes) == set(map(ord, "Жук"))


def test_embedding_adds_the_same_faces_to_a_written_svg():
    drawing = Drawing(63, 88, [Text(0, 9, "Odo > Жук", "Barlow Condensed", 5, weight=700)])
    bare = write_svg(drawing, embed=False)
    embedded = embed_fonts(bare)
    assert faces(embedded) == faces(write_svg(drawing))
    assert read_svg(embedded, "a") == drawing
    assert embed_fonts(write_svg(Drawing(1, 1))) == write_svg(Drawing(1, 1))


def test_a_page_holds_a_repeated_drawing_once():
    card = Drawing(10, 10, [Text(1, 5, "Levy", "Barlow Condensed", 3, weight=700)])
    page = Page(50, 30, [Placed(card, 5, 5), Placed(card, 20, 5, turn=180)])
    svg = write_svg(page)
    assert svg.count(">Levy<") == 1
    first, second = read_svg(svg, "a").items
    assert isinstance(first, Group)
    assert isinstance(second, Group)
    assert first.items == card.items
    assert (first.transform, first.clip) == ((1, 0, 0, 1, 5, 5), Rect(0, 0, 10, 10, Style()))
    assert second.transform == (-1, 0, 0, -1, 30, 15)
