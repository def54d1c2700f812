"""A paragraph of rich text: measured once in em, then wrapped at any width and size.

For each piece of text that stays on one line the start and end are known in em from the
paragraph's beginning, so a line of a given width is one bisection.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from operator import sub

from output.text.bidi import is_right_to_left, levels
from output.text.breaks import Break, breaks_in
from output.text.font import Faces, Font
from output.text.fonts import FontSet
from output.text.line import Line, place_line
from output.text.marks import Span
from output.text.shape import shape_word
from output.text.styled import StyledText, flatten

_WORDS = re.compile("[^ ]+")
_EPSILON = 1e-9


class Paragraph:
    """Text to wrap. `content` is plain text, or the spans of `parse_marks`.

    `rtl` is its direction where its first letter does not tell.
    """

    def __init__(
        self,
        content: str | Sequence[Span],
        faces: Faces,
        fonts: FontSet,
        *,
        rtl: bool | None = None,
    ) -> None:
        spans = [Span(content)] if isinstance(content, str) else content
        self._begin(flatten(spans, faces), fonts, rtl)

    def _begin(self, styled: StyledText, fonts: FontSet, rtl: bool | None) -> None:
        self.styled = styled
        self.fonts = fonts
        self.text = styled.text
        self.rtl = is_right_to_left(self.text) if rtl is None else rtl
        rows = self.text.split("\n") if self.text else []
        self.levels = [level for row in rows for level in (*levels(row, self.rtl), int(self.rtl))]
        self.is_plain = not any(self.levels)
        self._from: list[int] = []
        self._to: list[int] = []
        self._starts: list[float] = []
        self._ends: list[float] = []
        self._missing: dict[str, None] = {}
        self._rows: list[tuple[int, int]] = []
        """First piece, and the one after the last, between two hard line breaks."""
        em = 0.0
        start = 0
        for row in rows:
            first = len(self._from)
            em = self._measure_row(start, row, em)
            self._rows.append((first, len(self._from)))
            start += len(row) + 1
        widths = map(sub, self._ends, self._starts)
        self.widest = max(widths, default=0.0)
        """Width of the widest piece that stays on one line, in em."""
        self._wrapped: tuple[float, list[tuple[int, int]]] = (0.0, [])

    @property
    def missing(self) -> tuple[str, ...]:
        """Characters that no font has."""
        return tuple(self._missing)

    @property
    def line_width(self) -> float:
        """Width in em where nothing is wrapped but at its own line breaks."""
        rows = ((self._starts[a], self._ends[b - 1]) for a, b in self._rows if b > a)
        return max((end - start for start, end in rows), default=0.0)

    def _measure_row(self, start: int, row: str, em: float) -> float:
        """Notes the pieces of a row that begins at `em`, and answers where it ends."""
        last = start
        for match in _WORDS.finditer(row):
            first = start + match.start()
            em += self._width(last, first)
            last = start + match.end()
            em = self._measure_word(first, last, breaks_in(match.group()), em)
        return em

    def _measure_word(self, first: int, last: int, breaks: tuple[Break, ...], em: float) -> float:
        if not breaks:
            width = self._width(first, last)
            self._add(first, last, em, em + width)
            return em + width
        inner: list[int] = []
        start = first
        for offset, solid in [*breaks, (last - first, True)]:
            place = first + offset
            if not solid:
                inner.append(place)
                continue
            em = self._measure_group([start, *inner, place], em)
            inner, start = [], place
        return em

    def _measure_group(self, places: list[int], em: float) -> float:
        """Pieces that kern with each other: each end and start as if the line was broken there."""
        first, last = places[0], places[-1]
        end = em + self._width(first, last)
        for a, b in pairwise(places):
            left = em if a == first else end - self._width(a, last)
            right = end if b == last else em + self._width(first, b)
            self._add(a, b, left, right)
        return end

    def _add(self, first: int, last: int, start: float, end: float) -> None:
        self._from.append(first)
        self._to.append(last)
        self._starts.append(start)
        self._ends.append(end)

    def _width(self, start: int, end: int) -> float:
        """Width in em of a part without a line break, all spaces or none."""
        if start == end:
            return 0.0
        style = self.styled.only_style(start, end)
        if self.is_plain and isinstance(style, Font):
            return self._word_width(start, end, style, 0)
        width = 0.0
        for a, b, style in self.styled.stretches(start, end):
            width += self._stretch_width(a, b, style) if isinstance(style, Font) else b - a
        return width

    def _stretch_width(self, start: int, end: int, font: Font) -> float:
        width = 0.0
        while start < end:
            level = self.levels[start]
            stop = start + 1
            while stop < end and self.levels[stop] == level:
                stop += 1
            width += self._word_width(start, stop, font, level)
            start = stop
        return width

    def _word_width(self, start: int, end: int, font: Font, level: int) -> float:
        word = shape_word(self.text[start:end], font, self.fonts, level % 2 == 1)
        if word.missing:
            self._missing.update(dict.fromkeys(word.missing))
        return word.width

    def breaks(self, width_mm: float, size_mm: float) -> list[tuple[int, int]]:
        """Start and end in `text` of each line at a width and a size."""
        room = width_mm / size_mm + _EPSILON
        if self._wrapped[0] != room:
            self._wrapped = room, self._wrap(room)
        return self._wrapped[1]

    def _wrap(self, room: float) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for first, last in self._rows:
            if first == last:
                found.append(self._blank_line(found))
            i = first
            while i < last:
                j = bisect_right(self._ends, self._starts[i] + room, i, last)
                if j > i:
                    found.append((self._from[i], self._to[j - 1]))
                    i = j
                else:
                    i = self._break_word(i, last, room, found)
        return found

    def _blank_line(self, found: list[tuple[int, int]]) -> tuple[int, int]:
        at = self.text.find("\n", found[-1][1]) + 1 if found else 0
        return at, at

    def _break_word(self, i: int, last: int, room: float, found: list[tuple[int, int]]) -> int:
        """Breaks a piece that is wider than a line; other pieces may follow its last part."""
        start, end = self._from[i], self._to[i]
        clusters = self._clusters(start, end)
        while True:
            stop = self._fill(start, clusters, room)
            if stop == end:
                break
            found.append((start, stop))
            start = stop
        left = self._ends[i] - self._width(start, end)
        j = max(bisect_right(self._ends, left + room, i + 1, last), i + 1)
        found.append((start, self._to[j - 1]))
        return j

    def _clusters(self, start: int, end: int) -> list[int]:
        """Places between the clusters of a part, its end among them."""
        found = {end}
        for a, b, style in self.styled.stretches(start, end):
            found.add(b)
            if isinstance(style, Font):
                word = shape_word(self.text[a:b], style, self.fonts, bool(self.levels[a] % 2))
                for run in word.runs:
                    found.update(a + run.start + glyph[5] for glyph in run.glyphs)
        return sorted(found)

    def _fill(self, start: int, clusters: list[int], room: float) -> int:
        """The furthest place up to which a line from `start` has room; one cluster at least."""
        first = bisect_right(clusters, start)
        fits = bisect_right(clusters, room, first, key=lambda at: self._width(start, at))
        return clusters[max(fits - 1, first)]

    def lines(self, width_mm: float, size_mm: float) -> list[Line]:
        """The lines at a width and a size. Right-to-left paragraphs stand at the right."""
        return [
            place_line(self, start, end, width_mm, size_mm)
            for start, end in self.breaks(width_mm, size_mm)
        ]

    def line_count(self, width_mm: float, size_mm: float) -> int:
        return len(self.breaks(width_mm, size_mm))

    def height(self, width_mm: float, size_mm: float, leading: float) -> float:
        """Height in mm; `leading` is the distance of lines in sizes."""
        return self.line_count(width_mm, size_mm) * leading * size_mm

    def rest(self, start: int) -> Paragraph:
        """What follows a place in `text`, to be continued elsewhere."""
        part = Paragraph.__new__(Paragraph)
        text = self.text[start:]
        skipped = len(text) - len(text.lstrip(" \n"))
        part._begin(self.styled.cut(start + skipped, len(self.text)), self.fonts, self.rtl)
        return part
