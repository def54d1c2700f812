"""`<clipPath>`: one shape, in the space of what it cuts."""

from __future__ import annotations

from output.display import IDENTITY, Ellipse, Line, Matrix, Path, Rect, Style
from output.matrix import multiply
from output.outlines import transformed
from output.svg.context import Context
from output.svg.look import INITIAL
from output.svg.parse import Node
from output.svg.shapes import SHAPES
from output.svg.values import BadValue, transform


def clip_of(context: Context, node: Node) -> Rect | Ellipse | Path | None:
    """The shape of a `<clipPath>`; None where it is faulty."""
    attrs = context.attributes(node)
    if attrs.get("clipPathUnits", "userSpaceOnUse") != "userSpaceOnUse":
        context.fault(node, "clipPathUnits: only userSpaceOnUse is in the SVG profile")
    children = [child for child in node.children if isinstance(child, Node)]
    if len(children) != 1 or children[0].name not in SHAPES or children[0].name == "line":
        context.fault(node, "a `<clipPath>` holds one shape; join several in one `<path>`")
        return None
    child = children[0]
    inner = context.attributes(child)
    for name in ("clip-path", "opacity"):
        if name in inner:
            context.fault(child, f"`{name}` has no meaning in a `<clipPath>`; remove it")
    look = context.look(child, inner, context.look(node, attrs, INITIAL))
    style = Style(even_odd=look.clip_even_odd)
    shape = SHAPES[child.name](context, child, inner, style)
    matrix = multiply(_matrix(context, node, attrs), _matrix(context, child, inner))
    if shape is None or isinstance(shape, Line):
        return None
    return shape if matrix == IDENTITY else transformed(shape, matrix)


def _matrix(context: Context, node: Node, attrs: dict[str, str]) -> Matrix:
    try:
        return transform(attrs.get("transform", ""))
    except BadValue as error:
        context.fault(node, f"transform: {error}")
        return IDENTITY
