"""The heading of a section, and the line down its left side: both tell its family."""

from __future__ import annotations

from output.sheet.content import Section
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from output.text import mm

SPINE = 2.2
"""Width that the spine takes off a section's text, in mm."""
AFTER_BAR = 1.0
_LEAST, _OF_BODY = 5.0, 1.8
_CONTINUED, _CONTINUED_PT, _OF_SIZE = 4.0, 8.2, 1.38
"""Height of the low bar at least, its type at least, and its height in sizes of that."""
_BOX = 0.6
_RULED = 0.4
"""By how much the number's box is lower where a line is drawn under the bar in place of its ground."""
_IN_BOX = 1.15
"""Size of the number over the height of that lower box; it stands at one place in either."""
_SMALLEST_TITLE = 0.8
_GOES_ON = "(continued)"
_MOST_WORDS = 40
"""More have no room in any bar."""
_LINE, _THIN_LINE = 0.6, 0.3
"""Under a bar, and under the low one, where ink is saved."""
_DASHES: dict[str, tuple[float, float, tuple[float, ...]]] = {
    "setup": (0.0, 0.45, ()),
    "turn": (0.0, 1.0, ()),
    "move": (0.0, 0.8, (3.2, 1.2)),
    "fight": (0.0, 1.0, (1.1, 0.7)),
    "state": (0.0, 0.8, (0.5, 0.9)),
    "win": (0.0, 0.45, (4.0, 1.4)),
    "ref": (0.0, 0.25, ()),
}
"""Family: where its spine begins, how wide it is, its dashes; that of shooting is double."""


def bar(section: Section, width: float, type_: SheetType) -> Piece:
    """The heading: number in a box, icon, title, aside. No height where there is no title."""
    if not section.title:
        return Piece(0.0, lambda _pen, _x, _y: None)
    height = max(_LEAST, _OF_BODY * type_.body)
    size = type_.size("bar")
    room = width - _left(section, height, type_) - 1.2
    aside = type_.plain_width(section.aside, "small") if section.aside else 0.0
    natural = type_.plain_width(section.title, "bar")
    beside = bool(aside) and natural + 2.0 + aside <= room
    if not beside and aside:
        below = type_.set(section.aside, "small", width - 2.4)
    title = type_.set(section.title, "bar", room)
    fitted = min(1.0, room / natural) if natural else 1.0
    one_line = fitted >= _SMALLEST_TITLE
    tall = height if one_line else height + (title.count - 1) * title.line
    total = tall + (below.height + 0.4 if aside and not beside else 0.0)

    def draw(pen: Pen, x: float, y: float) -> None:
        inks = pen.inks
        _ground(pen, x, y, width, tall)
        _number(pen, section, x, y, height)
        left = x + _left(section, height, type_)
        if section.icon:
            side = height - 1.1
            pen.icon(section.icon, left - side - 1.0, y + 0.55, side, inks.on_ground)
        baseline = y + height / 2 + size * 0.35
        if one_line:
            pen.word(section.title, left, baseline, "bar", inks.on_ground, size=size * fitted)
        else:
            pen.setting(title, left, y + height / 2 - title.line / 2, inks.on_ground)
        if beside:
            pen.word(
                section.aside, x + width - 1.2, baseline, "small", inks.on_ground, anchor="end"
            )
        elif aside:
            pen.setting(below, x + 1.2, y + tall + 0.4, inks.quiet)

    return Piece(total + AFTER_BAR, draw, keep=True)


def continued(section: Section, width: float, type_: SheetType) -> Piece:
    """The low bar over what goes on in another column."""
    if not section.title:
        return Piece(0.0, lambda _pen, _x, _y: None)
    size = mm(max(_CONTINUED_PT, type_.sizes.small_least_pt))
    height = max(_CONTINUED, _OF_SIZE * size)
    room = width - _left_of_continued(section, height, type_) - 1.0
    words = _shortened(section.title, room / size, type_)
    natural = type_.plain_width(words, "bar") / type_.size("bar")

    def draw(pen: Pen, x: float, y: float) -> None:
        _ground(pen, x, y, width, height, _THIN_LINE)
        _number(pen, section, x, y, height)
        left = x + _left_of_continued(section, height, type_)
        fitted = min(size, room / natural)
        baseline = y + height / 2 + fitted * 0.35
        pen.word(words, left, baseline, "bar", pen.inks.on_ground, size=fitted)

    return Piece(height + AFTER_BAR, draw, keep=True)


def _left_of_continued(section: Section, height: float, type_: SheetType) -> float:
    return _box_width(section, height, type_) + 2.2 if _no(section, type_) else 1.6


def _shortened(title: str, room: float, type_: SheetType) -> str:
    """The title that goes on, with as many of its words as have room; `room` is in sizes."""
    words = title.split()
    for count in range(min(len(words), _MOST_WORDS), 0, -1):
        cut = "" if count == len(words) else "…"
        said = f"{' '.join(words[:count])}{cut} {_GOES_ON}"
        if type_.plain_width(said, "bar") / type_.size("bar") * _SMALLEST_TITLE <= room:
            return said
    return _GOES_ON


def draw_spine(pen: Pen, x: float, y: float, height: float) -> None:
    """The line at the left of a section, from under its bar down to its end."""
    if height <= 0:
        return
    colour = pen.inks.strong
    if pen.inks.family == "shoot":
        pen.line(x + 0.15, y, x + 0.15, y + height, colour, 0.3)
        pen.line(x + 0.85, y, x + 0.85, y + height, colour, 0.3)
        return
    left, wide, dash = _DASHES[pen.inks.family]
    pen.line(x + left + wide / 2, y, x + left + wide / 2, y + height, colour, wide, dash)


def _ground(pen: Pen, x: float, y: float, width: float, height: float, line: float = _LINE) -> None:
    if pen.inks.ground:
        pen.rect(x, y, width, height, pen.inks.ground)
    else:
        middle = y + height - line / 2
        pen.line(x, middle, x + width, middle, pen.inks.strong, line)


def _no(section: Section, type_: SheetType) -> str:
    return type_.numbers.get(section.id, "")


def _box_width(section: Section, height: float, type_: SheetType) -> float:
    number = type_.plain_width(_no(section, type_), "bar")
    return max(height - 2 * _BOX + 1.0, number + 1.6)


def _left(section: Section, height: float, type_: SheetType) -> float:
    """Where the title begins."""
    left = _box_width(section, height, type_) + _BOX + 1.2 if _no(section, type_) else 1.8
    return left + (height - 1.1 + 1.0 if section.icon else 0.0)


def _number(pen: Pen, section: Section, x: float, y: float, height: float) -> None:
    number = _no(section, pen.type)
    if not number:
        return
    inks = pen.inks
    box = _box_width(section, height, pen.type)
    if inks.filled:
        pen.rect(x + _BOX, y + _BOX, box, height - 2 * _BOX, "#FFFFFF")
    else:
        pen.rect(x + _BOX, y + _BOX, box, height - 2 * _BOX - _RULED, "", inks.strong, 0.3)
    size = min(pen.type.size("bar"), (height - 2 * _BOX - _RULED) * _IN_BOX)
    middle = y + (height - _RULED / 2) / 2
    pen.word(
        number,
        x + _BOX + box / 2,
        middle + size * 0.35,
        "bar",
        inks.strong,
        size=size,
        anchor="middle",
    )
