"""One font: its file, its measures, its glyphs.

It is opened when it is first used, by mapping its file: knowing of it opens none.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import uharfbuzz as hb

from schemas.record import record


class Font:
    """One face of a family. Heights are in em, measured upwards from the baseline."""

    def __init__(self, family: str, weight: int, italic: bool, file: Path) -> None:
        self.family = family
        self.weight = weight
        self.italic = italic
        self.file = file
        self._glyphs: dict[str, int] = {}

    def __repr__(self) -> str:
        return f"<Font {self.name}>"

    @property
    def name(self) -> str:
        """`NotoSans-400-Italic`: unique within a FontSet, without spaces."""
        slope = "-Italic" if self.italic else ""
        return f"{self.family.replace(' ', '')}-{self.weight}{slope}"

    @cached_property
    def data(self) -> bytes:
        """The whole font file, for embedding."""
        return self.file.read_bytes()

    @cached_property
    def hb_face(self) -> hb.Face:
        return hb.Face(hb.Blob.from_file_path(str(self.file)))

    @cached_property
    def hb_font(self) -> hb.Font:
        """Scaled to the font's own units: `units_per_em` units are 1 em."""
        return hb.Font(self.hb_face)

    @cached_property
    def units_per_em(self) -> int:
        return int(self.hb_face.upem)

    @cached_property
    def x_height(self) -> float:
        return self._metric(hb.OTMetricsTag.X_HEIGHT, "x")

    @cached_property
    def cap_height(self) -> float:
        return self._metric(hb.OTMetricsTag.CAP_HEIGHT, "H")

    @cached_property
    def ascent(self) -> float:
        return float(self.hb_font.get_font_extents("ltr").ascender) / self.units_per_em

    @cached_property
    def descent(self) -> float:
        """Below the baseline, so a negative number."""
        return float(self.hb_font.get_font_extents("ltr").descender) / self.units_per_em

    def _metric(self, tag: hb.OTMetricsTag, letter: str) -> float:
        units = self.hb_font.get_metric_position(tag)
        if not units and (glyph := self.glyph(letter)):
            units = self.hb_font.get_glyph_extents(glyph).y_bearing
        return float(units or 0) / self.units_per_em

    def glyph(self, char: str) -> int:
        """The glyph of a character before any shaping; 0 where the font has none."""
        found = self._glyphs.get(char)
        if found is None:
            found = self._glyphs[char] = self.hb_font.get_nominal_glyph(ord(char)) or 0
        return found

    def has(self, char: str) -> bool:
        return self.glyph(char) != 0


@record
class Faces:
    """The four fonts of a text with marks."""

    regular: Font
    bold: Font
    italic: Font
    bold_italic: Font

    def of(self, bold: bool, italic: bool) -> Font:
        if bold:
            return self.bold_italic if italic else self.bold
        return self.italic if italic else self.regular
