"""Values as figures: with what has become of them, and with what their range bands are like."""

from __future__ import annotations

from output.card.blocks import Change, Figure, Shade
from schemas.base import Number
from schemas.warband import Value

POINTERS: dict[Change, str] = {"": "", "worse": "▾", "better": "▴"}
"""Stands after the figure of a value that has changed."""


DASH = "–"
_ROUND = 360


def change_of(value: Value) -> Change:
    """Whether a value is worse or better than if nothing had changed it or what it comes from."""
    if value.number is None or value.unchanged is None or value.better == "none":
        return ""
    if value.number == value.unchanged:
        return ""
    return "better" if (value.number < value.unchanged) == (value.better == "low") else "worse"


def figure_of(value: Value | None, label: str = "", boxed: Value | None = None) -> Figure:
    """A value as a figure, with a second one in a box."""
    if value is None:
        return Figure("", label=label)
    return Figure(value.text, change_of(value), label, boxed.text if boxed else "")


def pointed(figure: Figure) -> str:
    """Its text with a pointer, where it has changed; of nothing, an empty text."""
    return figure.text + POINTERS[figure.change]


def shade_of(needed: Value | None, against: Number | None) -> Shade:
    """How a number that is needed stands to the usual one, low being better."""
    if needed is None or needed.number is None:
        return "none"
    if against is None or needed.number == against:
        return "level"
    return "better" if needed.number < against else "worse"


def arc_of(value: Value) -> float:
    """Degrees of an arc to draw; 0 where the value is none."""
    degrees = float(value.number or 0)
    return degrees if 0 < degrees <= _ROUND else 0
