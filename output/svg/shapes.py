"""The elements that draw: shapes and pictures."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable

from output.display import Ellipse, Group, Image, Item, Line, Outline, Path, Rect, Shape, Style
from output.picture import picture_of
from output.svg.context import Context
from output.svg.parse import Node
from output.svg.paths import outline, polygon
from output.svg.values import BadValue, numbers

Attributes = dict[str, str]


def _rect(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    w, h = context.extent(node, attrs, "width"), context.extent(node, attrs, "height")
    x, y = context.number(node, attrs, "x"), context.number(node, attrs, "y")
    rx = ry = 0.0
    if "rx" in attrs or "ry" in attrs:
        rx = context.extent(node, attrs, "rx", context.extent(node, attrs, "ry"))
        ry = context.extent(node, attrs, "ry", rx)
    return Rect(x, y, w, h, style, min(rx, w / 2), min(ry, h / 2)) if w and h else None


def _line(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    x1, y1, x2, y2 = (context.number(node, attrs, name) for name in ("x1", "y1", "x2", "y2"))
    return Line(x1, y1, x2, y2, style)


def _circle(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    r = context.extent(node, attrs, "r")
    cx, cy = context.number(node, attrs, "cx"), context.number(node, attrs, "cy")
    return Ellipse(cx, cy, r, r, style) if r else None


def _ellipse(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    rx, ry = context.extent(node, attrs, "rx"), context.extent(node, attrs, "ry")
    cx, cy = context.number(node, attrs, "cx"), context.number(node, attrs, "cy")
    return Ellipse(cx, cy, rx, ry, style) if rx and ry else None


def _path(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    return _outlined(context, node, "d", lambda: outline(attrs.get("d", "")), style)


def _polygon(context: Context, node: Node, attrs: Attributes, style: Style) -> Shape | None:
    closed = node.name == "polygon"
    points = attrs.get("points", "")
    return _outlined(context, node, "points", lambda: polygon(numbers(points), closed), style)


def _outlined(
    context: Context, node: Node, name: str, read: Callable[[], Outline], style: Style
) -> Shape | None:
    try:
        found = read()
    except BadValue as error:
        context.fault(node, f"{name}: {error}")
        return None
    return Path(found, style) if found.commands else None


SHAPES: dict[str, Callable[[Context, Node, Attributes, Style], Shape | None]] = {
    "rect": _rect,
    "line": _line,
    "circle": _circle,
    "ellipse": _ellipse,
    "path": _path,
    "polygon": _polygon,
    "polyline": _polygon,
}

_DATA = re.compile(r"data:image/[a-z+.-]+;base64,")
_ALIGN = re.compile(r"x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?|none")
_SHARE = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}


def image(context: Context, node: Node, attrs: Attributes, opacity: float) -> Item | None:
    """The picture of an `<image>`; cut to its box where it is sliced."""
    w, h = context.extent(node, attrs, "width"), context.extent(node, attrs, "height")
    x, y = context.number(node, attrs, "x"), context.number(node, attrs, "y")
    data = _data(context, node, attrs.get("href", attrs.get("xlink:href", "")))
    if data is None:
        return None
    picture = picture_of(data)
    if isinstance(picture, str):
        context.fault(node, picture)
        return None
    align = _ALIGN.fullmatch(attrs.get("preserveAspectRatio", "xMidYMid meet").strip())
    if align is None:
        context.fault(node, "preserveAspectRatio: write `none`, or like `xMidYMid slice`")
        return None
    if not w or not h:
        context.fault(node, "an `<image>` needs a width and a height")
        return None
    if align[0] == "none":
        return Image(x, y, w, h, picture, opacity)
    fit = max if align[3] == "slice" else min
    factor = fit(w / picture.width, h / picture.height)
    width, height = picture.width * factor, picture.height * factor
    left, top = x + (w - width) * _SHARE[align[1]], y + (h - height) * _SHARE[align[2]]
    placed = Image(left, top, width, height, picture, opacity)
    if align[3] != "slice":
        return placed
    return Group([placed], clip=Rect(x, y, w, h, Style()))


def _data(context: Context, node: Node, href: str) -> bytes | None:
    found = _DATA.match(href)
    if not found:
        shown = href[:40] + ("…" if len(href) > 40 else "")
        context.fault(
            node, f"a picture must be inside the SVG (data:image/…;base64,), not `{shown}`"
        )
        return None
    try:
        return base64.b64decode(re.sub(r"\s+", "", href[found.end() :]), validate=True)
    except binascii.Error:
        context.fault(node, "the picture is not correct base64")
        return None
