"""The ring of a token, by which kinds differ without colour: its lines, in mm."""

from __future__ import annotations

from output.sheet.pen import Pen
from schemas.tokens import Ring

EDGE_MM = 0.15
"""The true edge: a hairline to cut on."""
INSET = 1.0
"""From the true edge to the ring, so that what is cut half a millimetre off still looks right."""
_WIDTH: dict[Ring, float] = {"thick": 1.1, "double": 0.3}
_DASH: dict[Ring, tuple[float, ...]] = {
    "dash": (2.0, 1.0),
    "long": (4.2, 0.9),
    "dots": (0.5, 0.7),
}
_USUAL = 0.5


def width_of(ring: Ring) -> float:
    """How much of the inside a ring takes, from its outer edge."""
    return 1.0 if ring == "double" else _WIDTH.get(ring, _USUAL)


def draw_circle(pen: Pen, x: float, y: float, radius: float, ring: Ring, tint: float) -> None:
    """The true edge of a disc about x, y, its ring, and its ground where it is tinted."""
    line = _WIDTH.get(ring, _USUAL)
    pen.circle(x, y, radius, stroke=pen.inks.edge, line=EDGE_MM)
    inner = radius - INSET - line / 2
    fill = pen.inks.tint(tint) if tint else ""
    pen.circle(x, y, inner, fill, pen.inks.strong, line, _DASH.get(ring, ()))
    if ring == "double":
        pen.circle(x, y, inner - 0.7, "", pen.inks.strong, line)


def draw_box(
    pen: Pen, x: float, y: float, width: float, height: float, ring: Ring, tint: float
) -> None:
    """The same of a rectangle with its top left corner at x, y."""
    line = _WIDTH.get(ring, _USUAL)
    pen.rect(x, y, width, height, stroke=pen.inks.edge, line=EDGE_MM)
    off = INSET + line / 2
    fill = pen.inks.tint(tint) if tint else ""
    for inset in (off, off + 0.7) if ring == "double" else (off,):
        pen.rect(
            x + inset,
            y + inset,
            width - 2 * inset,
            height - 2 * inset,
            fill,
            pen.inks.strong,
            line,
            0.8,
            _DASH.get(ring, ()),
        )
        fill = ""
