"""SVG of the profile to a drawing. What comes in is exactly what is painted, or it is refused."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from output.bounds import bounds_of
from output.display import (
    IDENTITY,
    Drawing,
    Ellipse,
    Group,
    Image,
    Item,
    Line,
    Matrix,
    Paint,
    Path,
    Rect,
    Style,
    Text,
)
from output.matrix import shift
from output.svg.clips import clip_of
from output.svg.context import Context, TooMuch
from output.svg.gradients import gradient
from output.svg.lines import LineReader
from output.svg.look import INITIAL, REFERENCE, Look, Ref
from output.svg.parse import MAX_DEPTH, Node, parse_svg
from output.svg.profile import ELEMENTS, unknown_element
from output.svg.shapes import SHAPES, image
from output.svg.values import BadValue, numbers, share, transform
from output.text import FontSet, default_fonts
from schemas.problems import InputError

LARGEST_MM = 2000.0

_MM = re.compile(r"(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})mm")
_FACES = re.compile(r"/\*.*?(?:\*/|\Z)|@font-face\s*\{[^{}]*\}", re.DOTALL)
_ELSEWHERE = re.compile(r"url\(\s*[\"']?(?!data:)|@import", re.IGNORECASE)


def read_svg(text: str, name: str, fonts: FontSet | None = None) -> Drawing:
    """The drawing of an SVG in the profile; its viewBox is in mm.

    Fetches nothing. InputError names every fault with its line: markup outside the profile,
    values that cannot be read, faces that no font has.
    """
    root, problems = parse_svg(text, name)
    context = Context(name, fonts or default_fonts())
    try:
        drawing = _Reader(context).read(root)
    except TooMuch:
        drawing = Drawing(0, 0)
    problems += context.problems.values()
    if problems:
        raise InputError(problems)
    return drawing


class _Reader:
    """Walks the tree and draws each element."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lines = LineReader(context, self._text_fill)
        self._depth = 0

    def read(self, root: Node) -> Drawing:
        context = self._context
        self._collect(root, in_defs=False)
        attrs = context.attributes(root)
        x, y, w, h = self._view_box(root, attrs)
        items = self._children(root, context.look(root, attrs, INITIAL), used=False)
        if x or y:
            items = [Group(items, shift(-x, -y))]
        return Drawing(w, h, items)

    def _collect(self, node: Node, in_defs: bool) -> None:
        context = self._context
        for child in node.children:
            if isinstance(child, str):
                continue
            if id_ := child.attrs.get("id"):
                if id_ in context.ids:
                    context.fault(child, f"the id `{id_}` is used twice")
                context.ids[id_] = child
                if in_defs:
                    context.defined.add(id_)
            if child.children:
                self._collect(child, in_defs or child.name == "defs")

    def _view_box(self, root: Node, attrs: dict[str, str]) -> tuple[float, float, float, float]:
        context = self._context
        try:
            box = numbers(attrs.get("viewBox", ""))
        except BadValue as error:
            context.fault(root, f"viewBox: {error}")
            return 0, 0, 1, 1
        if len(box) != 4 or not (0 < box[2] <= LARGEST_MM and 0 < box[3] <= LARGEST_MM):
            context.fault(root, 'the `<svg>` needs a viewBox in mm, like viewBox="0 0 63 88"')
            return 0, 0, 1, 1
        for name, size in (("width", box[2]), ("height", box[3])):
            raw = attrs.get(name)
            found = _MM.fullmatch(raw or f"{size}mm")
            if not found or abs(float(found[1]) - size) > 0.001:
                context.fault(root, f"{name}: `{raw}` is not that of the viewBox, {size:g}mm")
        return box[0], box[1], box[2], box[3]

    def _children(self, node: Node, look: Look, used: bool) -> list[Item]:
        items: list[Item] = []
        for child in node.children:
            if isinstance(child, Node):
                items += self._element(child, look, used)
        return items

    def _element(self, node: Node, parent: Look, used: bool) -> list[Item]:
        context = self._context
        if node.name not in ELEMENTS:
            context.fault(node, unknown_element(node.name))
            return []
        if used:
            context.count_use(node)
        attrs = context.attributes(node)
        look = context.look(node, attrs, parent)
        items = self._drawn(node, attrs, look, used)
        if not attrs.keys().isdisjoint(("transform", "clip-path", "opacity")):
            return self._grouped(node, attrs, items)
        return items

    def _drawn(self, node: Node, attrs: dict[str, str], look: Look, used: bool) -> list[Item]:
        name = node.name
        if name in SHAPES:
            shape = SHAPES[name](self._context, node, attrs, look.style)
            if shape is None:
                return []
            if isinstance(look.fill, Ref) or isinstance(look.stroke, Ref):
                bounds = bounds_of(shape)
                paints = (self._paint(node, paint, bounds) for paint in (look.fill, look.stroke))
                shape.style = look.style_with(*paints)
            return [shape] if shape.style.fill or shape.style.stroke else []
        match name:
            case "text":
                return self._lines.read(node, attrs, look)
            case "g":
                return self._children(node, look, used)
            case "use":
                return self._use(node, attrs, look)
            case "image":
                picture = image(self._context, node, attrs, 1.0)
                return [picture] if picture else []
            case "defs":
                self._definitions(node, look)
            case "style":
                self._style_sheet(node)
            case "clipPath":
                clip_of(self._context, node)
            case "linearGradient" | "radialGradient":
                gradient(self._context, node, (0.0, 0.0, 1.0, 1.0))
            case _:
                self._context.fault(node, f"`<{name}>` cannot stand here")
        return []

    def _definitions(self, node: Node, look: Look) -> None:
        # Drawn once to no end, so that faults are found whether or not it is used.
        self._children(node, look, used=False)

    def _use(self, node: Node, attrs: dict[str, str], look: Look) -> list[Item]:
        context = self._context
        href = attrs.get("href", attrs.get("xlink:href", ""))
        target = context.ids.get(href[1:]) if href.startswith("#") else None
        if target is None or href[1:] not in context.defined:
            context.fault(node, f"`<use>` of `{href[:40]}`: there is no such id in `<defs>`")
            return []
        if self._depth >= MAX_DEPTH:
            context.fault(node, f"`{href}` uses itself, or nests more than {MAX_DEPTH} deep")
            raise TooMuch
        self._depth += 1
        items = self._element(target, look, used=True)
        self._depth -= 1
        x, y = context.number(node, attrs, "x"), context.number(node, attrs, "y")
        return [Group(items, shift(x, y))] if items and (x or y) else items

    def _grouped(self, node: Node, attrs: dict[str, str], items: list[Item]) -> list[Item]:
        context = self._context
        matrix: Matrix = IDENTITY
        opacity, clip = 1.0, None
        try:
            matrix = transform(attrs.get("transform", ""))
            opacity = share(attrs.get("opacity", "1"))
        except BadValue as error:
            context.fault(node, str(error))
        if attrs.get("clip-path", "none") != "none":
            found = REFERENCE.fullmatch(attrs["clip-path"].strip())
            target = context.ids.get(found[1]) if found else None
            if target is None or target.name != "clipPath":
                context.fault(node, f"clip-path: no clipPath `{attrs['clip-path'][:40]}`")
            else:
                clip = clip_of(context, target)
        if opacity < 1 and len(items) == 1 and (faded := _faded(items[0], opacity)):
            items, opacity = [faded], 1.0
        if not items or (matrix == IDENTITY and clip is None and opacity == 1):
            return items
        return [Group(items, matrix, clip, opacity)]

    def _paint(
        self, node: Node, paint: str | Ref | None, bounds: tuple[float, float, float, float] | None
    ) -> Paint | None:
        if not isinstance(paint, Ref):
            return paint
        target = self._context.ids.get(paint.id)
        if target is None or target.name not in ("linearGradient", "radialGradient"):
            self._context.fault(node, f"there is no gradient with the id `{paint.id}`")
            return None
        return gradient(self._context, target, bounds)

    def _text_fill(self, node: Node, look: Look) -> Paint | None:
        return self._paint(node, look.fill, None)

    def _style_sheet(self, node: Node) -> None:
        sheet = "".join(child for child in node.children if isinstance(child, str))
        if _FACES.sub("", sheet).strip():
            self._context.fault(node, "a `<style>` holds @font-face only; use attributes")
        elif _ELSEWHERE.search(sheet):
            self._context.fault(node, "a font must be inside the SVG (data:), never elsewhere")


@lru_cache(maxsize=1024)
def _faded_style(style: Style, opacity: float) -> Style:
    if style.fill is None:
        return replace(style, stroke_opacity=style.stroke_opacity * opacity)
    return replace(style, fill_opacity=style.fill_opacity * opacity)


def _faded(item: Item, opacity: float) -> Item | None:
    """The same item, fainter; None where only a group can do it."""
    match item:
        case Text() | Image():
            item.opacity *= opacity
            return item
        case Rect() | Line() | Ellipse() | Path():
            if item.style.fill is not None and item.style.stroke is not None:
                return None  # the stroke would show through on the fill
            item.style = _faded_style(item.style, opacity)
            return item
    return None
