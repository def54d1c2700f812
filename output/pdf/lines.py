"""Lines of text to text operators, kept by document: game text repeats itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias
from unicodedata import combining, mirrored

from output.display import Text
from output.pdf.composed import Part
from output.pdf.fonts import Drawn, PdfFont
from output.pdf.numbers import POINT, number
from output.text import Font, FontSet
from output.text.shape import Glyph, Run
from output.typeset import shaped
from schemas.record import record

NOTICED = 0.5
"""Thousandths of an em that a glyph may stand off its place before it is moved."""

KEPT = 2048
"""Lines kept, so that a long print takes no more memory for them than a short one."""

_Placed: TypeAlias = tuple[Drawn, float, float, float, int, int]
"""A glyph of a run, or several that are to be made one."""

_Key: TypeAlias = tuple[str, str, int, bool, float, float, bool | None]


@record
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
            if len(self._lines) >= KEPT:
                self._lines.clear()  # what comes often is there again soon
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
    row.add(run.glyphs if _is_simple(run) else _composed(run), run)
    yield from row.close()
    if followed:
        yield from row.settle()


def _is_simple(run: Run) -> bool:
    """Whether each glyph stands on the baseline, for characters of its own."""
    places, rises = {glyph[4] for glyph in run.glyphs}, {glyph[3] for glyph in run.glyphs}
    return len(places) == len(run.glyphs) and rises <= {0.0}


def _composed(run: Run) -> Iterator[_Placed]:
    """The glyphs of a run, those made one that are raised or stand for the same characters."""
    units = run.font.units_per_em / run.scale
    for start, end in clusters(run.glyphs):
        cluster = run.glyphs[start:end]
        if len(cluster) == 1 and not cluster[0][3]:
            yield cluster[0]
            continue
        parts: list[Part] = []
        pen = 0.0
        for glyph, advance, dx, dy, _, _ in cluster:
            parts.append((glyph, round((pen + dx) * units), round(dy * units)))
            pen += advance
        yield tuple(parts), pen, 0.0, 0.0, cluster[0][4], cluster[0][5]


class _Row:
    """Codes in a row, with the moves between them. Counts in thousandths of the run's em."""

    def __init__(self, font: PdfFont, unit: float, spacing: float) -> None:
        self._font = font
        self._unit = unit
        self._spacing = spacing
        self._off = 0.0
        """How far the pen is right of where the next glyph belongs."""
        self._parts: list[str] = []

    def add(self, glyphs: Iterable[_Placed], run: Run) -> None:
        """Glyphs, each standing for its characters of a run."""
        parts, off = self._parts, self._off
        unit, spacing, code_of = self._unit, self._spacing, self._font.code
        text, rtl = run.text, run.rtl
        for glyph, advance, dx, _, start, end in glyphs:
            said = text[start:end]
            if rtl:
                said = turned(said)
            code, width = code_of(glyph, said)
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


def turned(said: str) -> str:
    """The characters of a letter in right-to-left text as viewers expect them, who turn them back.

    Marks on a letter stand before it, in their own order; brackets are those that are seen.
    """
    if len(said) == 1:
        return _mirrored(said)
    groups: list[str] = []
    for char in said:
        if groups and combining(char) and combining(groups[-1][0]):
            groups[-1] += char
        else:
            groups.append(_mirrored(char))
    return "".join(reversed(groups))


def _mirrored(char: str) -> str:
    if not mirrored(char):
        return char
    from bidi.mirror import MIRRORED

    return str(MIRRORED.get(char, char))


def clusters(glyphs: tuple[Glyph, ...]) -> Iterator[tuple[int, int]]:
    """Start and end of the glyphs that stand for the same characters."""
    start = 0
    for index in range(1, len(glyphs) + 1):
        if index == len(glyphs) or glyphs[index][4] != glyphs[start][4]:
            yield start, index
            start = index
