"""The sheet to measure a printer by: a cross in the middle, lines of 100 mm, scales at the edges."""

from __future__ import annotations

from collections.abc import Iterator

from output.display import Item, Line, Style, Text
from output.page.paper import Paper
from output.printout import Page, Printout
from schemas.problems import InputError

LINE_MM = 100.0
LEAST_WIDTH_MM = 148.0
SCALE_MM = 20
"""How far the scales at the edges reach."""
_FAMILY = "Barlow Semi Condensed"
_INK = "#000000"
_HAIRLINE = Style(stroke=_INK, stroke_width_mm=0.15)
_CROSS_MM = 20.0
_WORDS = "Noto Sans"
"""Its two hyphens in a row can be told from a dash."""
_SMALL_MM, _TEXT_MM, _TITLE_MM = 2.3, 2.8, 5.0
_LEADING = 1.4
_FIVE = 5


def calibration_sheet(paper: Paper) -> Printout:
    """Both sides of a test sheet, upright, to be printed at 100 % like cards.

    InputError where the paper is too small for it.
    """
    if paper.width_mm < LEAST_WIDTH_MM:
        message = f"{paper.name} is too small for a test sheet; choose A5 or larger"
        raise InputError.at(f"--paper {paper.id}", message)
    pages = [_page(paper, side) for side in ("front", "back")]
    return Printout(pages, f"Test sheet, {paper.name}", "long")


def _page(paper: Paper, side: str) -> Page:
    width, height = paper.width_mm, paper.height_mm
    items: list[Item] = [*_cross(width / 2, height / 2), *_scales(width, height)]
    items += _lines(width, height)
    items += _words(paper, side)
    return Page(width, height, items)


def _cross(x: float, y: float) -> Iterator[Item]:
    half = _CROSS_MM / 2
    yield _line(x - half, y, x + half, y)
    yield _line(x, y - half, x, y + half)


def _lines(width: float, height: float) -> Iterator[Item]:
    """A line of 100 mm across and one down, each with a tick at both ends and its length."""
    x, y = (width - LINE_MM) / 2, height / 2 + LINE_MM / 2 + 5
    yield _line(x, y, x + LINE_MM, y)
    for end in (x, x + LINE_MM):
        yield _line(end, y - 1.5, end, y + 1.5)
    yield Text(width / 2, y - 1.2, "across: 100 mm", _FAMILY, _SMALL_MM, _INK, anchor="middle")
    x, y = width / 2 - LINE_MM / 2 + 5, (height - LINE_MM) / 2
    yield _line(x, y, x, y + LINE_MM)
    for end in (y, y + LINE_MM):
        yield _line(x - 1.5, end, x + 1.5, end)
    yield Text(x + 1.5, y + LINE_MM / 4, "down: 100 mm", _FAMILY, _SMALL_MM, _INK)


def _scales(width: float, height: float) -> Iterator[Item]:
    """From the middle of each edge inwards a tick each mm: the first one seen is the margin."""
    for at in range(SCALE_MM + 1):
        half = 4.0 if at % _FIVE == 0 else 2.0
        x, y = width / 2, height / 2
        for level in (at, height - at):
            yield _line(x - half, level, x + half, level)
        for upright in (at, width - at):
            yield _line(upright, y - half, upright, y + half)
        if at and at % _FIVE == 0:
            for level in (at, height - at):
                yield Text(x + half + 0.8, level + 0.8, str(at), _FAMILY, _SMALL_MM, _INK)
            for upright in (at, width - at):
                yield _middle(upright, y + half + _SMALL_MM, str(at))


def _middle(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, _FAMILY, _SMALL_MM, _INK, anchor="middle")


def _words(paper: Paper, side: str) -> Iterator[Item]:
    """What to measure, and what to type."""
    x, y = SCALE_MM + 5.0, SCALE_MM + 8.0
    title = f"{paper.name}, {side}"
    yield Text(x, y, title, _FAMILY, _TITLE_MM, _INK, weight=600)
    for at, line in enumerate(_told(paper, side), 2):
        yield Text(x, y + at * _TEXT_MM * _LEADING, line, _WORDS, _TEXT_MM, _INK)


def _told(paper: Paper, side: str) -> list[str]:
    middle = (
        f"{paper.width_mm / 2:g} mm from the left edge and {paper.height_mm / 2:g} mm from the top"
    )
    lines = [
        f"The cross belongs {middle}.",
        f"Measure how far right and down of that it is (left and up: below 0), and say --{side} X,Y.",
    ]
    if side == "front":
        lines = [
            "Print at 100 %, on both sides if your printer does that.",
            *lines,
            "Measure both lines of 100 mm, and say --scale ACROSS,DOWN.",
            "At each edge, read the first line that is there; say the largest as --margin MM.",
        ]
    else:
        lines.append("Hold this side as you read it, with these words upright.")
    lines.append(f"muster calibrate --profile NAME --{side} 0.5,-0.3")
    return [*lines, "From then on, print with --profile NAME."]


def _line(x1: float, y1: float, x2: float, y2: float) -> Line:
    return Line(x1, y1, x2, y2, _HAIRLINE)
