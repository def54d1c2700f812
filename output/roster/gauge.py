"""The gauge: what each entry takes of what may be spent, and where the limit stands."""

from __future__ import annotations

from collections.abc import Iterator

from output.roster.spent import Gauge
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record

HEIGHT = 6.4
_BESIDE = 0.8
"""Room at each side of a figure that stands inside its part."""
_GREYS = (0.12, 0.24)
_EDGE, _RULE = 0.3, 0.15
_LIMIT_LINE, _OVERHANG = 0.7, 1.5
_HATCH_STEP, _HATCH = 1.1, 0.25
_WORDS_UNDER, _WORDS_CLEAR, _CAP = 3.4, 1.2, 0.7
_LEAST = 0.12
"""Parts narrower than this are drawn as one with their neighbours."""


def words_under(type_: SheetType) -> float:
    """From the foot of the gauge to the baseline of the words under it, in mm."""
    return max(_WORDS_UNDER, _WORDS_CLEAR + _CAP * type_.size("small"))


@record
class _Segment:
    start: float
    end: float
    text: str


def draw_gauge(gauge: Gauge, width: float, pen: Pen, x: float, y: float, verdict: str) -> None:
    """Draws it with the words under it, in a width in mm; `verdict` is the colour of the limit."""
    inks = pen.inks
    scale = width / gauge.reach
    at_limit = width if gauge.limit is None else min(gauge.limit * scale, width)
    for at, segment in enumerate(_segments(gauge, scale)):
        _part(pen, x, y, segment, _GREYS[at % 2], at_limit)
    spent = gauge.total * scale
    if spent > at_limit + _LEAST:
        _over(pen, x + at_limit, y, min(spent, width) - at_limit, verdict)
    pen.rect(x, y, width, HEIGHT, "", inks.ink, _EDGE, 0.5)
    below = y + HEIGHT + words_under(pen.type)
    pen.word(gauge.of, x, below, "small", inks.ink)
    if gauge.limit is not None:
        pen.line(x + at_limit, y - _OVERHANG, x + at_limit, y + HEIGHT + 0.6, verdict, _LIMIT_LINE)
        half = pen.type.plain_width(gauge.limit_text, "small", bold=True) / 2
        middle = min(max(x + at_limit, x + half), x + width - half)
        start = x + pen.type.plain_width(gauge.of, "small") + 2.0
        if middle - half < start:
            below += pen.type.size("small") * 1.2
        pen.word(gauge.limit_text, middle, below, "small", inks.ink, bold=True, anchor="middle")


def _segments(gauge: Gauge, scale: float) -> Iterator[_Segment]:
    """The parts from left to right; those too narrow to be seen are drawn together."""
    end = 0.0
    start, texts = 0.0, 0
    text = ""
    for text, amount in gauge.parts:
        end += amount * scale
        texts += 1
        if end - start >= _LEAST:
            yield _Segment(start, end, text if texts == 1 else "")
            start, texts = end, 0
    if end > start:
        yield _Segment(start, end, "")


def _part(pen: Pen, x: float, y: float, part: _Segment, grey: float, limit: float) -> None:
    """A part: grey where it is within the limit, white under the hatching beyond."""
    inks = pen.inks
    within = min(part.end, limit) - part.start
    if within > 0:
        pen.rect(x + part.start, y, within, HEIGHT, inks.grey(grey))
    pen.line(x + part.end, y, x + part.end, y + HEIGHT, inks.ink, _RULE)
    needed = pen.type.plain_width(part.text, "table", bold=True) + 2 * _BESIDE
    if part.text and within >= needed:
        size = pen.type.size("table")
        middle = x + part.start + within / 2
        pen.word(
            part.text, middle, y + HEIGHT / 2 + size * 0.35, "table", bold=True, anchor="middle"
        )


def _over(pen: Pen, x: float, y: float, width: float, colour: str) -> None:
    """What is over, framed and hatched, so that it is seen without colour."""
    pen.rect(x, y, width, HEIGHT, "", colour, 0.5)
    slant = HEIGHT * 0.5
    at = -slant + _HATCH_STEP / 2
    while at < width:
        low, high = max(at, 0.0), min(at + slant, width)
        if high > low:
            pen.line(
                x + low,
                y + HEIGHT * (1 - (low - at) / slant),
                x + high,
                y + HEIGHT * (1 - (high - at) / slant),
                colour,
                _HATCH,
            )
        at += _HATCH_STEP
