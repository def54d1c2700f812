"""Gradients of an SVG to gradients in the space of what they paint."""

from __future__ import annotations

import math

from output.bounds import Bounds
from output.display import Gradient, LinearGradient, Matrix, RadialGradient, Stop
from output.matrix import multiply
from output.svg.context import Context
from output.svg.parse import Node
from output.svg.values import BadValue, colour, number, share, transform


def gradient(context: Context, node: Node, bounds: Bounds | None) -> Gradient | None:
    """The gradient of an element for a shape of these bounds; None where it can't be read.

    `bounds` is None where there is no box to measure by: then only `userSpaceOnUse` will do.
    """
    attrs = context.attributes(node)
    if attrs.get("spreadMethod", "pad") != "pad":
        context.fault(node, "spreadMethod: only `pad` is in the SVG profile")
    units = attrs.get("gradientUnits", "objectBoundingBox")
    if units not in ("objectBoundingBox", "userSpaceOnUse"):
        context.fault(node, f"gradientUnits: `{units}` is none of objectBoundingBox userSpaceOnUse")
    matrix = _matrix(context, node, attrs)
    if units == "objectBoundingBox":
        if bounds is None:
            context.fault(node, 'a text needs a gradient with gradientUnits="userSpaceOnUse"')
            return None
        x, y, w, h = bounds
        if not w or not h:  # nothing to stretch it over; SVG does not paint it either
            return None
        matrix = multiply((w, 0, 0, h, x, y), matrix)
    stops = _stops(context, node)
    if not stops:
        return None
    if node.name == "linearGradient":
        x1, y1, x2, y2 = (_part(context, node, attrs, *pair) for pair in _LINEAR)
        if (x1, y1) == (x2, y2):
            x2, stops = x1 + 1, stops[-1:]
        return LinearGradient(x1, y1, x2, y2, stops, matrix)
    cx, cy, r = (_part(context, node, attrs, *pair) for pair in _RADIAL)
    fx = _part(context, node, attrs, "fx", cx)
    fy = _part(context, node, attrs, "fy", cy)
    if r <= 0:
        r, stops = 1, stops[-1:]
    distance = math.hypot(fx - cx, fy - cy) / r
    if distance > _INSIDE:  # a focus outside of the circle would make a cone
        fx, fy = cx + (fx - cx) / distance * _INSIDE, cy + (fy - cy) / distance * _INSIDE
    return RadialGradient(cx, cy, r, fx, fy, stops, matrix)


_INSIDE = 0.999
_LINEAR = (("x1", 0.0), ("y1", 0.0), ("x2", 1.0), ("y2", 0.0))
_RADIAL = (("cx", 0.5), ("cy", 0.5), ("r", 0.5))


def _part(context: Context, node: Node, attrs: dict[str, str], name: str, default: float) -> float:
    raw = attrs.get(name)
    if raw is None:
        if attrs.get("gradientUnits") == "userSpaceOnUse" and name not in ("fx", "fy"):
            context.fault(node, f"a gradient in userSpaceOnUse needs `{name}`")
        return default
    try:
        percent = raw.endswith("%") and attrs.get("gradientUnits") != "userSpaceOnUse"
        return number(raw[:-1]) / 100 if percent else number(raw)
    except BadValue as error:
        context.fault(node, f"{name}: {error}")
        return default


def _matrix(context: Context, node: Node, attrs: dict[str, str]) -> Matrix:
    try:
        return transform(attrs.get("gradientTransform", ""))
    except BadValue as error:
        context.fault(node, f"gradientTransform: {error}")
        return transform("")


def _stops(context: Context, node: Node) -> tuple[Stop, ...]:
    stops: list[Stop] = []
    for child in node.children:
        if not isinstance(child, Node) or child.name != "stop":
            context.fault(node, f"a `<{node.name}>` holds `<stop>` only")
            continue
        attrs = context.attributes(child)
        try:
            at = share(attrs.get("offset", "0"))
            stop = Stop(
                max(at, stops[-1].at if stops else 0.0),
                colour(attrs.get("stop-color", "#000000")),
                share(attrs.get("stop-opacity", "1")),
            )
        except BadValue as error:
            context.fault(child, str(error))
            continue
        stops.append(stop)
    if not stops:
        context.fault(node, f"a `<{node.name}>` needs at least one `<stop>`")
    return tuple(stops)
