"""Panels of lines over two logarithmic axes, as an SVG picture that needs no font of its own."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 420, 320
LEFT, RIGHT, TOP, BOTTOM = 52, 30, 34, 38
COLOURS = ("#1b4f9c", "#b4480f", "#2e7d32", "#7a3e9d", "#5a6570")
DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 4")


class Line(NamedTuple):
    """A line of a panel: its name, and points of more than 0."""

    label: str
    points: Sequence[tuple[float, float]]


class _Axis(NamedTuple):
    """From a power of ten to another, onto a stretch of the picture."""

    low: int
    high: int
    start: float
    end: float

    def at(self, value: float) -> float:
        part = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + part * (self.end - self.start)


def plot(panels: Mapping[str, Sequence[Line]], unit: str = "ms of CPU") -> str:
    """The panels side by side: under each its name, at its left `unit`; a grey line is linear."""
    width = WIDTH * len(panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}"',
        f' width="{width}" height="{HEIGHT}" font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for at, (name, lines) in enumerate(panels.items()):
        parts += [f'<g transform="translate({at * WIDTH} 0)">', *_panel(name, lines, unit), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


def _panel(name: str, lines: Sequence[Line], unit: str) -> Iterator[str]:
    x, y = _axes([point for line in lines for point in line.points])
    for power in range(x.low, x.high + 1):
        yield _grid(x.at(10**power), y.start, x.at(10**power), y.end)
        yield _text(x.at(10**power), y.start + 14, f"{10**power:,}", "middle")
    for power in range(y.low, y.high + 1):
        yield _grid(x.start, y.at(10**power), x.end, y.at(10**power))
        yield _text(x.start - 6, y.at(10**power) + 4, f"{10.0**power:,g}", "end")
    yield _text((x.start + x.end) / 2, HEIGHT - 6, name, "middle")
    yield _text(4, TOP - 20, unit, "start")
    decades = min(x.high - x.low, y.high - y.low)
    yield (
        f'<path d="M{x.at(10**x.low):.1f} {y.at(10**y.low):.1f}L{x.at(10 ** (x.low + decades)):.1f} '
        f'{y.at(10 ** (y.low + decades)):.1f}" stroke="#c4c8cc" stroke-width="3" fill="none"/>'
    )
    for at, line in enumerate(lines):
        path = "L".join(f"{x.at(n):.1f} {y.at(value):.1f}" for n, value in line.points)
        style = f'stroke="{COLOURS[at]}" stroke-width="1.8" stroke-dasharray="{DASHES[at]}"'
        yield f'<path d="M{path}" {style} fill="none"/>'
        top = TOP + 12 + 15 * at
        yield f'<path d="M{x.start + 8} {top - 4}h26" {style} fill="none"/>'
        yield _text(x.start + 40, top, line.label, "start")


def _axes(points: Sequence[tuple[float, float]]) -> tuple[_Axis, _Axis]:
    across, up = zip(*points, strict=True)
    return (
        _Axis(*_powers(across), LEFT, WIDTH - RIGHT),
        _Axis(*_powers(up), HEIGHT - BOTTOM, TOP),
    )


def _powers(values: Sequence[float]) -> tuple[int, int]:
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def _grid(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#e3e6e8"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{text}</text>'
