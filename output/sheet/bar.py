"""The heading of a section, and the line down its left side: both tell its family."""

from __future__ import annotations

from output.sheet.content import Section
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import mm
from schemas.record import record

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


def bar(section: Section, width: float, type_: SheetType) -> tuple[Piece, list[Piece]]:
    """The heading: number in a box, icon, title, aside; and lines that have no room in it.

    No height where there is no title.
    """
    if not section.title:
        return Piece(0.0, lambda _pen, _x, _y: None), []
    it = _heading(section, width, type_)

    def draw(pen: Pen, x: float, y: float) -> None:
        inks = pen.inks
        _ground(pen, x, y, width, it.tall)
        _number(pen, section, x, y, it.height)
        left = x + _left(section, it.height, type_)
        if section.icon:
            side = it.height - 1.1
            pen.icon(section.icon, left - side - 1.0, y + 0.55, side, inks.on_ground)
        size = type_.size("bar")
        baseline = y + it.height / 2 + size * 0.35
        if it.one_line:
            fitted = size * it.fitted
            pen.word(section.title, left, baseline, "bar", inks.on_ground, size=fitted)
        else:
            top = y + it.height / 2 - it.title.line / 2
            pen.setting(it.title, left, top, inks.on_ground, lines=slice(it.shown))
        if it.beside:
            pen.word(
                section.aside, x + width - 1.2, baseline, "small", inks.on_ground, anchor="end"
            )
        elif it.told:
            pen.setting(it.below, x + 1.2, y + it.tall + 0.4, inks.quiet, lines=slice(it.told))

    under = it.told * it.below.line + 0.4 if it.told else 0.0
    return Piece(it.tall + under + AFTER_BAR, draw, keep=True), it.rest


@record
class _Heading:
    """A title and its aside, measured."""

    height: float
    """Of a bar of one line."""
    title: Setting
    fitted: float
    """By how much one line is set smaller."""
    shown: int
    """Lines of the title in the bar."""
    beside: bool
    """Whether the aside stands beside the title."""
    below: Setting
    """Else it stands under the bar."""
    told: int
    """So many lines of it."""

    @property
    def one_line(self) -> bool:
        """Whether the title is set smaller, rather than wrapped."""
        return self.fitted >= _SMALLEST_TITLE

    @property
    def tall(self) -> float:
        """Height of the bar."""
        return self.height + (self.shown - 1) * self.title.line

    @property
    def rest(self) -> list[Piece]:
        """The lines that have no room in the bar or close under it."""
        lines = [] if self.one_line else _lines_from(self.title, self.shown)
        return lines if self.beside else lines + _lines_from(self.below, self.told, quiet=True)


def _heading(section: Section, width: float, type_: SheetType) -> _Heading:
    height = max(_LEAST, _OF_BODY * type_.body)
    room = width - _left(section, height, type_) - 1.2
    aside = type_.plain_width(section.aside, "small") if section.aside else 0.0
    natural = type_.plain_width(section.title, "bar")
    beside = bool(aside) and natural + 2.0 + aside <= room
    title = type_.set(section.title, "bar", room)
    below = type_.set(section.aside, "small", width - 2.4)
    fitted = min(1.0, room / natural) if natural else 1.0
    one_line = fitted >= _SMALLEST_TITLE
    shown = 1 if one_line else _shown(title, type_.tallest / 2 - height)
    is_whole = one_line or shown == title.count
    told = _shown(below, type_.tallest / 2) if aside and is_whole and not beside else 0
    return _Heading(height, title, fitted, shown, beside, below, told)


def _shown(setting: Setting, room: float) -> int:
    """How many lines have room in a bar: of what is longer than half a page, not all."""
    return min(setting.count, 1 + max(int(room / setting.line), 0))


def _lines_from(setting: Setting, first: int, quiet: bool = False) -> list[Piece]:
    """The lines that go on under the bar, from one on."""
    return [_line_of(setting, at, quiet) for at in range(first, setting.count)]


def _line_of(setting: Setting, at: int, quiet: bool) -> Piece:
    """A line that goes on under the bar."""

    def draw(pen: Pen, x: float, y: float) -> None:
        colour = pen.inks.quiet if quiet else pen.inks.strong
        pen.setting(setting, x, y, colour, lines=slice(at, at + 1))

    return Piece(setting.line, draw, goes_on=True)


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
