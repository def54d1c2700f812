"""Gradients to PDF shadings."""

from __future__ import annotations

from itertools import pairwise

from output.display import Gradient, LinearGradient, Paint, Stop
from output.matrix import multiply
from output.pdf.document import Value
from output.pdf.numbers import POINT, factor, matrix_operands, number


def fades(paint: Paint) -> bool:
    """Whether a paint is a gradient whose opacity changes or is not full."""
    return not isinstance(paint, str) and any(stop.opacity < 1 for stop in paint.stops)


def pattern(gradient: Gradient, matrix: tuple[float, ...], grey: bool = False) -> dict[str, Value]:
    """The pattern of a gradient whose space lies at `matrix` in that of the stream.

    With `grey`, its opacities in place of its colours.
    """
    whole = multiply(matrix, gradient.transform)  # type: ignore[arg-type]
    return {
        "Type": "/Pattern",
        "PatternType": 2,
        "Matrix": f"[{matrix_operands(whole)}]",
        "Shading": _shading(gradient, grey),
    }


def _shading(gradient: Gradient, grey: bool) -> dict[str, Value]:
    # The units of a gradient may be those of a box, 0 to 1, so it keeps more digits.
    def point(*pairs: float) -> str:
        signs = (1, -1) * (len(pairs) // 2)
        return " ".join(factor(n * sign * POINT) for n, sign in zip(pairs, signs, strict=True))

    if isinstance(gradient, LinearGradient):
        kind = 2
        coords = point(gradient.x1, gradient.y1, gradient.x2, gradient.y2)
    else:
        kind = 3
        centre, radius = point(gradient.cx, gradient.cy), factor(gradient.r * POINT)
        coords = f"{point(gradient.fx, gradient.fy)} 0 {centre} {radius}"
    return {
        "ShadingType": kind,
        "ColorSpace": "/DeviceGray" if grey else "/DeviceRGB",
        "Coords": f"[{coords}]",
        "Function": _function(gradient.stops, grey),
        "Extend": "[true true]",
    }


def _function(stops: tuple[Stop, ...], grey: bool) -> dict[str, Value]:
    """The colours from 0 to 1. Two stops at one place make a hard edge."""
    first, last = stops[0], stops[-1]
    padded = [
        Stop(0.0, first.colour, first.opacity),
        *stops,
        Stop(1.0, last.colour, last.opacity),
    ]
    pairs = [(a, b) for a, b in pairwise(padded) if b.at - a.at > 1e-6]
    parts = [
        {
            "FunctionType": 2,
            "Domain": "[0 1]",
            "N": 1,
            "C0": _components(a, grey),
            "C1": _components(b, grey),
        }
        for a, b in pairs
    ]
    if len(parts) == 1:
        return parts[0]
    return {
        "FunctionType": 3,
        "Domain": "[0 1]",
        "Functions": parts,
        "Bounds": "[" + " ".join(factor(b.at) for _, b in pairs[:-1]) + "]",
        "Encode": "[" + " ".join("0 1" for _ in parts) + "]",
    }


def _components(stop: Stop, grey: bool) -> str:
    if grey:
        return f"[{number(stop.opacity)}]"
    channels = (int(stop.colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return f"[{' '.join(map(number, channels))}]"
