"""Drawings and pages to SVG that stands alone: the same profile that is read, fonts inside."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from output.display import (
    IDENTITY,
    Drawing,
    Ellipse,
    Gradient,
    Group,
    Image,
    Item,
    Line,
    LinearGradient,
    Matrix,
    Outline,
    Paint,
    Path,
    Placed,
    Rect,
    Style,
    Text,
)
from output.printout import Page
from output.svg.faces import font_faces
from output.svg.pictures import plain_data, upright
from output.text import FontSet, default_fonts
from output.text.bidi import is_right_to_left
from output.text.folded import folded

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f]")
_BROKEN = re.compile("[\ud800-\udfff\ufffe\uffff]")


def write_svg(picture: Drawing | Page, fonts: FontSet | None = None, *, embed: bool = True) -> str:
    """The SVG of a drawing or page; without `embed`, its fonts are named only."""
    fonts = fonts or default_fonts()
    writer = _Writer()
    writer.items(picture.items)
    faces = font_faces(picture.items, fonts) if embed else ""
    parts = [root_tag(picture.width_mm, picture.height_mm)]
    if faces:
        parts.append(f"<style>{faces}</style>")
    if writer.defs:
        parts += ["<defs>", *writer.defs, "</defs>"]
    parts += [*writer.parts, "</svg>"]
    return "\n".join(parts) + "\n"


def root_tag(width_mm: float, height_mm: float) -> str:
    """What an SVG of a size begins with."""
    w, h = _number(width_mm), _number(height_mm)
    root = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm"'
    return f'{root} viewBox="0 0 {w} {h}" text-rendering="geometricPrecision">'


def write_items(items: Iterable[Item], name: str) -> str:
    """The markup of items, to stand in an SVG; ids of what they refer to begin with `name`."""
    writer = _Writer(name)
    writer.items(items)
    return "\n".join([*writer.defs, *writer.parts])


@lru_cache(maxsize=16384)
def _number(value: float) -> str:
    return f"{round(value, 6) + 0.0:.12g}"


def _quoted(value: str) -> str:
    value = _BROKEN.sub("\ufffd", _UNSEEN.sub(" ", value))
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        value = value.replace(sign, entity)
    return value


def _tag(name: str, content: str | None = None, **attributes: Any) -> str:
    """An element. Attributes that are None are left out; `_` in a name is `-`."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            shown = _number(value) if isinstance(value, float | int) else _quoted(value)
            parts.append(f'{key.replace("_", "-")}="{shown}"')
    start = " ".join(parts)
    return f"{start}/>" if content is None else f"{start}>{content}</{name}>"


class _Writer:
    """Writes items in order; what they refer to is gathered in `defs`."""

    def __init__(self, name: str = "") -> None:
        self.parts: list[str] = []
        self.defs: list[str] = []
        self._gradients: dict[Gradient, str] = {}
        self._drawings: dict[int, str] = {}
        self._clips = 0
        self._name = name

    def items(self, items: Iterable[Item]) -> None:
        """Writes items."""
        for item in items:
            _WRITERS[type(item)](self, item)

    def _add(self, name: str, content: str | None = None, **attributes: Any) -> None:
        self.parts.append(_tag(name, content, **attributes))

    def _rect(self, item: Rect) -> None:
        radii: dict[str, Any] = {
            "rx": item.rx or None,
            "ry": item.ry if item.ry != item.rx else None,
        }
        style = self._style(item.style)
        self._add("rect", x=item.x, y=item.y, width=item.w, height=item.h, **radii, **style)

    def _line(self, item: Line) -> None:
        style = self._style(item.style)
        self._add("line", x1=item.x1, y1=item.y1, x2=item.x2, y2=item.y2, **style)

    def _ellipse(self, item: Ellipse) -> None:
        style = self._style(item.style)
        if item.rx == item.ry:
            self._add("circle", cx=item.cx, cy=item.cy, r=item.rx, **style)
        else:
            self._add("ellipse", cx=item.cx, cy=item.cy, rx=item.rx, ry=item.ry, **style)

    def _path(self, item: Path) -> None:
        self._add("path", d=_data(item.outline), **self._style(item.style))

    def _text(self, item: Text) -> None:
        rtl = item.rtl
        if rtl is None and is_right_to_left(item.string):
            rtl = True  # a viewer takes any text for left-to-right that does not say so
        anchor: str = item.anchor
        if rtl and anchor != "middle":
            anchor = "end" if anchor == "start" else "start"
        spaced = item.string != " ".join(item.string.split())
        attributes = {
            "x": item.x,
            "y": item.y,
            "font_family": f"'{item.family}'",
            "font_size": item.size_mm,
            "font_weight": item.weight,
            "font_style": "italic" if item.italic else None,
            "text_anchor": anchor if anchor != "start" else None,
            "letter_spacing": item.letter_spacing_mm or None,
            "direction": {True: "rtl", False: "ltr", None: None}[rtl],
            "fill": self._paint(item.fill),
            "fill_opacity": item.opacity if item.opacity < 1 else None,
            "xml:space": "preserve" if spaced else None,
        }
        self._add("text", _quoted(folded(item.string)), **attributes)

    def _image(self, item: Image) -> None:
        picture = item.picture
        data = base64.b64encode(plain_data(picture)).decode("ascii")
        is_turned = picture.orientation != 1
        if is_turned:
            self._open(upright(item), None, 1.0)
        x, y, w, h = (0.0, 0.0, 1.0, 1.0) if is_turned else (item.x, item.y, item.w, item.h)
        self._add(
            "image",
            x=x,
            y=y,
            width=w,
            height=h,
            preserveAspectRatio="none",
            opacity=item.opacity if item.opacity < 1 else None,
            href=f"data:image/{picture.kind};base64,{data}",
        )
        if is_turned:
            self.parts.append("</g>")

    def _group(self, item: Group) -> None:
        self._open(item.transform, item.clip, item.opacity)
        self.items(item.items)
        self.parts.append("</g>")

    def _placed(self, item: Placed) -> None:
        drawing, bleed = item.drawing, item.bleed_mm
        w, h = drawing.width_mm + 2 * bleed, drawing.height_mm + 2 * bleed
        self._open(item.matrix, Rect(-bleed, -bleed, w, h, Style()), 1.0)
        self._add("use", href=f"#{self._define(drawing)}")
        self.parts.append("</g>")

    def _define(self, drawing: Drawing) -> str:
        """The id of a drawing, which is written once."""
        found = self._drawings.get(id(drawing))
        if found is None:
            found = self._drawings[id(drawing)] = f"{self._name}d{len(self._drawings) + 1}"
            outer, self.parts = self.parts, []
            self.items(drawing.items)
            self.defs += [f'<g id="{found}">', *self.parts, "</g>"]
            self.parts = outer
        return found

    def _open(self, matrix: Matrix, clip: Rect | Ellipse | Path | None, opacity: float) -> None:
        parts = ["<g"]
        if matrix != IDENTITY:
            parts.append(f'transform="{_transform(matrix)}"')
        if clip is not None:
            parts.append(f'clip-path="url(#{self._clip(clip)})"')
        if opacity < 1:
            parts.append(f'opacity="{_number(opacity)}"')
        self.parts.append(" ".join(parts) + ">")

    def _clip(self, shape: Rect | Ellipse | Path) -> str:
        self._clips += 1
        outer, self.parts = self.parts, []
        _WRITERS[type(shape)](self, shape)
        rule = ' clip-rule="evenodd"' if shape.style.even_odd else ""
        id_ = f"{self._name}c{self._clips}"
        self.defs.append(f'<clipPath id="{id_}"{rule}>{self.parts[0]}</clipPath>')
        self.parts = outer
        return id_

    def _style(self, style: Style) -> dict[str, Any]:
        found: dict[str, Any] = {"fill": self._paint(style.fill)}
        if style.fill_opacity < 1:
            found["fill_opacity"] = style.fill_opacity
        if style.even_odd:
            found["fill_rule"] = "evenodd"
        if style.stroke is None:
            return found
        found |= {"stroke": self._paint(style.stroke), "stroke_width": style.stroke_width_mm}
        if style.dash_mm:
            found["stroke_dasharray"] = " ".join(map(_number, style.dash_mm))
            found["stroke_dashoffset"] = style.dash_offset_mm or None
        found["stroke_linecap"] = style.cap if style.cap != "butt" else None
        found["stroke_linejoin"] = style.join if style.join != "miter" else None
        found["stroke_miterlimit"] = style.miter_limit if style.miter_limit != 4 else None
        found["stroke_opacity"] = style.stroke_opacity if style.stroke_opacity < 1 else None
        return found

    def _paint(self, paint: Paint | None) -> str:
        if paint is None:
            return "none"
        if isinstance(paint, str):
            return paint
        if paint not in self._gradients:
            self._gradients[paint] = f"{self._name}g{len(self._gradients) + 1}"
            self.defs.append(_gradient(paint, self._gradients[paint]))
        return f"url(#{self._gradients[paint]})"


def _gradient(paint: Gradient, id_: str) -> str:
    stops = "".join(
        _tag(
            "stop",
            offset=stop.at,
            stop_color=stop.colour,
            stop_opacity=stop.opacity if stop.opacity < 1 else None,
        )
        for stop in paint.stops
    )
    common = {
        "id": id_,
        "gradientUnits": "userSpaceOnUse",
        "gradientTransform": _transform(paint.transform) if paint.transform != IDENTITY else None,
    }
    if isinstance(paint, LinearGradient):
        ends = {"x1": paint.x1, "y1": paint.y1, "x2": paint.x2, "y2": paint.y2}
        return _tag("linearGradient", stops, **common, **ends)
    circle = {"cx": paint.cx, "cy": paint.cy, "r": paint.r, "fx": paint.fx, "fy": paint.fy}
    return _tag("radialGradient", stops, **common, **circle)


def _transform(matrix: Matrix) -> str:
    return f"matrix({' '.join(map(_number, matrix))})"


@lru_cache(maxsize=256)
def _data(outline: Outline) -> str:
    return "".join(command[0] + " ".join(map(_number, command[1:])) for command in outline.commands)


_WRITERS: dict[type, Callable[[_Writer, Any], None]] = {
    Rect: _Writer._rect,
    Line: _Writer._line,
    Ellipse: _Writer._ellipse,
    Path: _Writer._path,
    Text: _Writer._text,
    Image: _Writer._image,
    Group: _Writer._group,
    Placed: _Writer._placed,
}
