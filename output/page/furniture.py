"""What stands round the cards: crop marks, the label, a ruler to check the size, a note."""

from __future__ import annotations

from output.display import IDENTITY, Group, Item, Line, Style, Text
from output.matrix import shift
from output.page.bands import Band, bands
from output.page.fold import fold_line
from output.page.places import Places
from output.page.sheet import Sheet
from output.text import default_fonts
from output.typeset import width_mm

MARK_OFF_MM = 2.0
MARK_MM = 5.0
SHORTEST_MARK_MM = 1.0
RULER_MM = 50.0
RULER_WORDS = "50 mm. Print at 100 %, not “fit to page”."

FOLD_WORDS = "fold along the dashed line, then cut"

INK = "#000000"
FAMILY = "Barlow Semi Condensed"
SIZE_MM = 2.3
SMALLEST_MM = 1.7
GAP_MM = 5.0
LEADING = 1.25

_HAIRLINE = Style(stroke=INK, stroke_width_mm=0.15)
_DASHED = Style(stroke=INK, stroke_width_mm=0.2, dash_mm=(1.5, 1.0))


class Furniture:
    """The furniture of one sheet. What finds no room in the margins is left out."""

    def __init__(self, places: Places, sheet: Sheet, label: str, note: str) -> None:
        self._places = places
        self._sheet = sheet
        self._label = label
        self._note = note

    def front(self, count: int, two_sided: bool) -> list[Item]:
        """Everything round the first `count` cards."""
        items: list[Item] = list(self._marks(count)) if self._sheet.marks else []
        items += self._fold(count)
        label = f"{self._label} · front" if two_sided else self._label
        if self._places.fold:
            label = f"{label} · {FOLD_WORDS}"
        shelf = _Shelf(bands(self._places, self._sheet.marks or self._places.fold is not None))
        shelf.put_text(label)
        if self._sheet.ruler:
            shelf.put_ruler()
        if self._note:
            shelf.put_text(self._note)
        return items + shelf.items

    def back(self) -> list[Item]:
        """The label alone: marks on both sides never meet exactly."""
        shelf = _Shelf(bands(self._places, marks=False))
        shelf.put_text(f"{self._label} · back")
        return shelf.items

    def _fold(self, count: int) -> list[Line]:
        """The line to fold along, as far as it lies clear of the cards."""
        fold = self._places.fold
        if fold is None:
            return []
        found = fold_line(self._places, count, MARK_OFF_MM + MARK_MM)
        if fold.is_upright:
            return [Line(fold.at, a, fold.at, b, _DASHED) for a, b in found]
        return [Line(a, fold.at, b, fold.at, _DASHED) for a, b in found]

    def _marks(self, count: int) -> list[Line]:
        """A mark at both ends of each cut, outside of the cards only."""
        places, box, cuts = self._places, self._places.box, self._places.cuts(count)
        left, right = _marks(box.x, box.x + box.w, places.page_w)
        top, foot = _marks(box.y, box.y + box.h, places.page_h)
        lines = [
            Line(x, a, x, b, _HAIRLINE)
            for (a, b), at in ((top, cuts.top), (foot, cuts.foot))
            for x in at
        ]
        lines += [
            Line(a, y, b, y, _HAIRLINE)
            for (a, b), at in ((left, cuts.left), (right, cuts.right))
            for y in at
        ]
        return [line for line in lines if _length(line) >= SHORTEST_MARK_MM]


def _marks(start: float, end: float, page: float) -> tuple[tuple[float, float], ...]:
    """From where to where the marks before and after the cards reach, within the page."""
    return (
        (max(start - MARK_OFF_MM - MARK_MM, 0.0), start - MARK_OFF_MM),
        (end + MARK_OFF_MM, min(end + MARK_OFF_MM + MARK_MM, page)),
    )


def _length(line: Line) -> float:
    """How long a mark is; below 0 where it has no room on the page."""
    return line.x2 - line.x1 + line.y2 - line.y1


class _Shelf:
    """Fills the bands of the margins: what comes first stands left, the last right."""

    def __init__(self, free: list[Band]) -> None:
        self._free = free
        self.items: list[Item] = []

    def put_text(self, string: str) -> None:
        """A line, smaller where it is long; longer still, it goes on in the next margin."""
        text, width = _set(string)
        for band in self._free:
            size = SIZE_MM * min(1.0, self._room(band) / width)
            if size >= SMALLEST_MM and band.depth >= SIZE_MM * LEADING:
                text.size_mm = size
                self._put(band, [text], width * size / SIZE_MM, SIZE_MM * LEADING)
                return
        self._put_words(string.split())

    def _put_words(self, words: list[str]) -> None:
        """As many words into each margin as it takes, the last of them with a sign of more."""
        free = [band for band in self._free if band.depth >= SIZE_MM * LEADING]
        for index, band in enumerate(free):
            more = " …" if index + 1 == len(free) else ""
            count = _fitting(words, self._room(band) - _set(more)[1])
            if count:
                left = words[count:]
                text, width = _set(" ".join(words[:count]) + (more if left else ""))
                self._put(band, [text], width, SIZE_MM * LEADING)
                words = left
            if not words:
                return

    def _room(self, band: Band) -> float:
        return band.room - (GAP_MM if band.used else 0.0)

    def put_ruler(self) -> None:
        """A line of 50 mm, its words beside it, or below it where the band is short."""
        words, width = _set(RULER_WORDS)
        beside, below, line = RULER_MM + 2 + width, max(RULER_MM, width), SIZE_MM * LEADING
        for band in self._free:
            room = self._room(band)
            if room >= beside and band.depth >= line:
                words.x = RULER_MM + 2
                self._put(band, [*_ruler(), words], beside, line, last=True)
                return
            if room >= below and band.depth >= 2 * line:
                words.y = line
                self._put(band, [*_ruler(), words], below, 2 * line, last=True)
                return
        self._put_ruler_between(words, width)

    def _put_ruler_between(self, words: Text, width: float) -> None:
        """The line between cards and marks, where there is no room without marks for 50 mm."""
        for band in self._free:
            size = SIZE_MM * min(1.0, band.room / width)
            if not band.used and band.turn == IDENTITY and size >= SMALLEST_MM and band.depth >= 4:
                words.size_mm, words.y = size, 1.0
                line = Group(_ruler(), shift(0.0, -SIZE_MM * 0.55))
                self._put(band, [line, words], width * size / SIZE_MM, SIZE_MM * LEADING + 1)
                for other in self._free:  # the line goes on above what is beside the words
                    if other.y == band.y and band.x < other.x < band.x + RULER_MM:
                        other.used = band.x + RULER_MM - other.x
                return

    def _put(
        self, band: Band, items: list[Item], width: float, height: float, last: bool = False
    ) -> None:
        x, y = band.take(width, height, GAP_MM, last)
        # The items stand on a baseline, and the band is measured from its top.
        self.items.append(Group(items, band.matrix(x, y + SIZE_MM * 0.85)))


def _fitting(words: list[str], room: float) -> int:
    """How many words stand in a room. Words are measured one by one: long notes are long."""
    space = _set("n n")[1] - 2 * _set("n")[1]
    used = -space
    for count, word in enumerate(words):
        used += space + _set(word)[1]
        if used > room:
            return count
    return len(words)


def _set(string: str) -> tuple[Text, float]:
    """A line of the furniture, and its length."""
    text = Text(0.0, 0.0, string, FAMILY, SIZE_MM, INK)
    return text, width_mm(text, default_fonts())


def _ruler() -> list[Item]:
    y, tick = -SIZE_MM * 0.33, SIZE_MM * 0.33
    return [
        Line(0.0, y, RULER_MM, y, _HAIRLINE),
        Line(0.0, y - tick, 0.0, y + tick, _HAIRLINE),
        Line(RULER_MM, y - tick, RULER_MM, y + tick, _HAIRLINE),
    ]
