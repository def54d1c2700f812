"""The SVG profile: which elements there are and which attributes each may have."""

from __future__ import annotations

import difflib

from output.svg.look import INHERITED

_EVERYWHERE = frozenset({"id", "style", "text-rendering"})
_PAINTED = INHERITED | {"opacity", "clip-path", "transform"}

ELEMENTS: dict[str, frozenset[str]] = {
    name: frozenset(own.split()) | _EVERYWHERE | more
    for name, own, more in (
        ("svg", "xmlns xmlns:xlink version width height viewBox", INHERITED),
        ("g", "", _PAINTED),
        ("defs", "", INHERITED),
        ("rect", "x y width height rx ry", _PAINTED),
        ("line", "x1 y1 x2 y2", _PAINTED),
        ("circle", "cx cy r", _PAINTED),
        ("ellipse", "cx cy rx ry", _PAINTED),
        ("polygon", "points", _PAINTED),
        ("polyline", "points", _PAINTED),
        ("path", "d", _PAINTED),
        ("text", "x y dx dy", _PAINTED),
        ("tspan", "x y dx dy", INHERITED | {"opacity"}),
        ("use", "href xlink:href x y", _PAINTED),
        ("image", "href xlink:href x y width height preserveAspectRatio", _PAINTED),
        ("clipPath", "clipPathUnits", INHERITED | {"transform"}),
        ("linearGradient", "x1 y1 x2 y2 gradientUnits gradientTransform spreadMethod", frozenset()),
        (
            "radialGradient",
            "cx cy r fx fy gradientUnits gradientTransform spreadMethod",
            frozenset(),
        ),
        ("stop", "offset stop-color stop-opacity", frozenset()),
        ("style", "type", frozenset()),
    )
}

STYLED = INHERITED | {"opacity", "clip-path", "stop-color", "stop-opacity", "text-rendering"}
"""What may stand in a `style` attribute."""


def unknown_element(name: str) -> str:
    """What to say of an element outside the profile."""
    return f"`<{name}>` is not in the SVG profile; {_hint(name, ELEMENTS)}"


def unknown_attribute(name: str, element: str) -> str:
    """What to say of an attribute or property outside the profile."""
    known = ELEMENTS[element]
    return f"`{name}` of `<{element}>` is not in the SVG profile; {_hint(name, known)}"


def _hint(name: str, known: frozenset[str] | dict[str, frozenset[str]]) -> str:
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.75)
    return f"did you mean `{near[0]}`?" if near else "draw it without"
