"""Lines of text to text operators, kept by document: game text repeats itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from output.display import Text
from output.pdf.fonts import PdfFont
from output.pdf.numbers import POINT, number
from output.text import Font, FontSet
from output.text.shape import Glyph, Run
from output.typeset import shaped

NOTICED = 0.5
"""Thousandths of an em that a glyph may stand off its place before it is moved."""

_Key: TypeAlias = tuple[str, str, int, bool, float, float, bool | None]


@dataclass(frozen=True, slots=True)
class Line:
    """A shaped line: what selects its first font, the rest, its last font, what it measures."""

    first: str
    operators: str
    last: str
    fonts: tuple[str, ...]
    width_mm: float


class Lines:
    """The lines and fonts of one document."""

    def __init__(self, fonts: FontSet) -> None:
        self._set = fonts
        self.fonts: dict[Font, PdfFont] = {}
        self._lines: dict[_Key, Line] = {}

    def line(self, text: Text) -> Line:
        """The operators of a text at the origin, without its colour."""
        key = (
            text.string,
            text.family,
            text.weight,
            text.italic,
            text.size_mm,
            text.letter_spacing_mm,
            text.rtl,
        )
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._make(text)
        return found

    def _make(self, text: Text) -> Line:
        glyphs = shaped(text, self._set)
        size = text.size_mm * POINT
        spacing = text.letter_spacing_mm * POINT
        parts: list[str] = []
        selected: list[str] = []
        names: dict[str, None] = {}
        for index, run in enumerate(glyphs.runs):
            font = self._font(run.font)
            names[font.name] = None
            select = f"/{font.name} {number(size * run.scale)} Tf"
            if selected and select != selected[-1]:
                parts.append(select)
            selected.append(select)
            followed = index + 1 < len(glyphs.runs)
            parts += _operators(run, font, size, spacing, followed)
        width = glyphs.width * text.size_mm + text.letter_spacing_mm
        ends = (selected[0], selected[-1]) if selected else ("", "")
        return Line(ends[0], " ".join(parts), ends[1], tuple(names), width)

    def _font(self, font: Font) -> PdfFont:
        found = self.fonts.get(font)
        if found is None:
            found = self.fonts[font] = PdfFont(font, f"F{len(self.fonts) + 1}")
        return found


def _operators(
    run: Run, font: PdfFont, size: float, spacing: float, followed: bool
) -> Iterator[str]:
    """The operators of one run: rows of codes, moved where a glyph is not where it would fall."""
    em = size * run.scale
    row = _Row(font, 1000 / run.scale, 1000 * spacing / em)
    if _is_simple(run.glyphs):
        row.add(run.glyphs, run.text)
    else:
        yield from _marked(run, row, size)
    yield from row.close()
    if row.rise:
        yield "0 Ts"
    if followed:
        yield from row.settle()


def _is_simple(glyphs: tuple[Glyph, ...]) -> bool:
    """Whether each glyph stands on the baseline, for characters of its own."""
    places, rises = {glyph[4] for glyph in glyphs}, {glyph[3] for glyph in glyphs}
    return len(places) == len(glyphs) and rises <= {0.0}


def _marked(run: Run, row: _Row, size: float) -> Iterator[str]:
    """Glyphs of which some are raised, or need their characters said beside them."""
    for start, end in clusters(run.glyphs):
        cluster = run.glyphs[start:end]
        text = run.text
        alone = len(cluster) == 1
        if not alone:
            yield from row.close()
            spoken = text[cluster[0][4] : cluster[0][5]].encode("utf-16-be").hex().upper()
            yield f"/Span<</ActualText<FEFF{spoken}>>>BDC"
        for glyph in cluster:
            if glyph[3] != row.rise:
                yield from row.close()
                row.rise = glyph[3]
                yield f"{number(row.rise * size)} Ts"
            row.add((glyph,), text if alone else "")
        if not alone:
            yield from row.close()
            yield "EMC"


class _Row:
    """Codes in a row, with the moves between them. Counts in thousandths of the run's em."""

    def __init__(self, font: PdfFont, unit: float, spacing: float) -> None:
        self.rise = 0.0
        self._font = font
        self._unit = unit
        self._spacing = spacing
        self._off = 0.0
        """How far the pen is right of where the next glyph belongs."""
        self._parts: list[str] = []

    def add(self, glyphs: Iterable[Glyph], text: str) -> None:
        """Glyphs, each standing for its characters of a text; "" where these are said beside."""
        parts, off = self._parts, self._off
        unit, spacing, code_of = self._unit, self._spacing, self._font.code
        for glyph, advance, dx, _, start, end in glyphs:
            code, width = code_of(glyph, text[start:end])
            shift = dx * unit
            off -= shift
            if abs(off) > NOTICED:
                moved = round(off, 1)
                parts.append(f">{moved:g}<" if parts else f"{moved:g}<")
                off -= moved
            elif not parts:
                parts.append("<")
            parts.append(code)
            off = off + shift + width + spacing - advance * unit
        self._off = off

    def close(self) -> Iterator[str]:
        """The operator that draws what has gathered; a move that is left over waits."""
        if self._parts:
            row = "".join(self._parts) + ">"
            self._parts.clear()
            simple = row[0] == "<" and row.count("<") == 1
            yield f"{row}Tj" if simple else f"[{row}]TJ"

    def settle(self) -> Iterator[str]:
        """Puts the pen where the run ends, for a run of another font to go on."""
        if abs(self._off) > NOTICED:
            yield f"[{round(self._off, 1):g}]TJ"


def clusters(glyphs: tuple[Glyph, ...]) -> Iterator[tuple[int, int]]:
    """Start and end of the glyphs that stand for the same characters."""
    start = 0
    for index in range(1, len(glyphs) + 1):
        if index == len(glyphs) or glyphs[index][4] != glyphs[start][4]:
            yield start, index
            start = index
