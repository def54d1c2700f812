"""Words and the ruler set into the free strips of the margins, none over another."""

from __future__ import annotations

from collections.abc import Sequence

from output.display import IDENTITY, Group, Item, Line, Style, Text
from output.page.bands import Band
from output.printout import Box
from output.text import default_fonts
from output.typeset import width_mm

RULER_MM = 50.0

INK = "#000000"
FAMILY = "Barlow Semi Condensed"
SIZE_MM = 2.3
SMALLEST_MM = 1.8
GAP_MM = 5.0
LINE_MM = SIZE_MM * 1.25
UNDER_RULER_MM, RULER_DEPTH_MM = 2.1, 4.6
"""From the ruler to its words below it, and what both take up."""
_HAIRLINE = Style(stroke=INK, stroke_width_mm=0.15)
_HAIR = 1e-6


class Shelf:
    """Fills the strips: what comes first stands left, the ruler right. `taken` is what they hold."""

    def __init__(self, free: Sequence[Band]) -> None:
        self._free = [band for band in free if band.depth >= LINE_MM]
        self.items: list[Item] = []
        self.taken: list[Box] = []

    def put_text(self, string: str, *, is_whole: bool = False) -> bool:
        """A line, smaller where it is long; longer still, it goes on in the next strip;
        one that `is_whole` is left out instead.

        Whether all of it has room.
        """
        text, width = _set(string)
        for band in self._free:
            x = self._start(band)
            size = SIZE_MM * min(1.0, (band.length - x) / width)
            if size >= SMALLEST_MM and self._is_free(band, x, width * size / SIZE_MM, LINE_MM):
                text.size_mm = size
                self._put(band, x, [text], width * size / SIZE_MM, LINE_MM)
                return True
        return not is_whole and self._put_words(string.split())

    def put_ruler(self, string: str) -> bool:
        """A line of 50 mm, its words beside it or below it; whether it has room."""
        words, width = _set(string)
        beside, below = RULER_MM + 2 + width, max(RULER_MM, width)
        for band in sorted(self._free, key=_for_ruler):
            for is_beside, wide, high in ((True, beside, LINE_MM), (False, below, RULER_DEPTH_MM)):
                x = band.length - wide
                if x >= 0 and band.depth >= high and self._is_free(band, x, wide, high):
                    words.x, words.y = (RULER_MM + 2, 0.0) if is_beside else (0.0, UNDER_RULER_MM)
                    self._put(band, x, [*_ruler(), words], wide, high)
                    return True
        return False

    def _put_words(self, words: list[str]) -> bool:
        """As many words into each strip as it takes, the last of them with a sign of more."""
        free = [band for band in self._free if not band.crosses]
        free = [band for band in free if self._is_free(band, self._start(band), GAP_MM, LINE_MM)]
        for index, band in enumerate(free):
            x = self._start(band)
            more = " …" if index + 1 == len(free) else ""
            count = _fitting(words, band.length - x - _set(more)[1])
            if count:
                left = words[count:]
                text, width = _set(" ".join(words[:count]) + (more if left else ""))
                self._put(band, x, [text], width, LINE_MM)
                words = left
            if not words:
                return True
        return False

    def _start(self, band: Band) -> float:
        """Where the next thing in a strip stands: after all that there is in it already."""
        ends = [band.behind(box) + GAP_MM for box in self.taken if _meet(box, _all_of(band))]
        return max(ends, default=0.0)

    def _is_free(self, band: Band, x: float, width: float, height: float) -> bool:
        box = band.box(x, width, height)
        fits = x + width <= band.length + _HAIR
        return fits and not any(_meet(box, other) for other in self.taken)

    def _put(self, band: Band, x: float, items: list[Item], width: float, height: float) -> None:
        self.taken.append(band.box(x, width, height))
        # The items stand on a baseline, and the band is measured from its top.
        place = band.matrix(x, band.top(height) + SIZE_MM * 0.85)
        self.items.append(Group(items, place))


def _for_ruler(band: Band) -> tuple[bool, bool, bool, float]:
    """Clear of marks before across them, level before upright, below before above, from right."""
    return band.crosses, band.turn != IDENTITY, band.above, -band.x


def _all_of(band: Band) -> Box:
    return band.box(0.0, band.length, band.depth)


def _meet(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down) > _HAIR


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
