"""Type on a sheet: the roles, their sizes as they follow from the body's, texts set in a width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from output.sheet.marks import spans_of
from output.sheet.sizes import USUAL, Sizes
from output.text import Faces, FontSet, Line, Paragraph, Span, baseline_mm, default_fonts, mm, shape
from output.text.line import place_line
from schemas.record import record

Role: TypeAlias = Literal["body", "table", "head", "small", "bar", "title", "subtitle", "foot"]

Words: TypeAlias = str | tuple[Span, ...]
"""A text whose marks are read, or spans, in which nothing is a mark: a player's own words."""

SENTENCES, LOOKED_UP = "Noto Sans", "Barlow Semi Condensed"
_LEADING: dict[Role, float] = {"body": 1.24, "table": 1.17, "head": 1.17, "foot": 8.2 / 6.9}
_USUAL_LEADING = 1.2
_TITLE_PT = 18.0
TALLEST = 150.0
"""Of one piece, in mm, on paper that has room for it."""


@record
class Setting:
    """A text wrapped in a width: as many lines as it takes, measured; placed when it is drawn."""

    paragraph: Paragraph
    faces: Faces
    width: float
    size: float
    leading: float

    @property
    def count(self) -> int:
        """How many lines it is."""
        return self.paragraph.line_count(self.width, self.size)

    @property
    def line(self) -> float:
        """From baseline to baseline, in mm."""
        return self.size * self.leading

    @property
    def height(self) -> float:
        """Of all lines, in mm."""
        return self.count * self.line

    @property
    def natural(self) -> float:
        """Its width where it is never wrapped."""
        return self.paragraph.line_width * self.size

    @property
    def widest(self) -> float:
        """The width of its longest word: in less, that word is broken."""
        return self.paragraph.widest * self.size

    @property
    def is_rtl(self) -> bool:
        """Whether it runs from right to left: then its lines stand at the right of its width."""
        return self.paragraph.rtl

    @property
    def baseline(self) -> float:
        """From the top of a line to its baseline."""
        return baseline_mm(self.faces.regular, self.size, self.leading)

    def lines(self, which: slice) -> Sequence[Line]:
        """Some of the lines, in their places."""
        return [
            place_line(self.paragraph, start, end, self.width, self.size)
            for start, end in self.paragraph.breaks(self.width, self.size)[which]
        ]


@record
class SheetType:
    """The type of a sheet at a size of its body, in points. `numbers` are those of the sections."""

    body_pt: float
    fonts: FontSet
    numbers: Mapping[str, str]
    sizes: Sizes = USUAL
    tallest: float = TALLEST
    """What would be taller in one piece is laid out in several, in mm."""

    def pt(self, role: Role) -> float:
        """The size of a role in points."""
        sizes, body = self.sizes, self.body_pt
        return {
            "body": body,
            "table": body + sizes.table,
            "head": body + sizes.head,
            "bar": body + sizes.bar,
            "small": max(sizes.small_least_pt, body + sizes.small),
            "title": _TITLE_PT,
            "subtitle": sizes.subtitle_pt,
            "foot": sizes.foot_pt,
        }[role]

    def size(self, role: Role) -> float:
        """The size of a role in mm."""
        return mm(self.pt(role))

    @property
    def body(self) -> float:
        """The size of the body in mm, which many measures follow."""
        return mm(self.body_pt)

    def faces(self, role: Role) -> Faces:
        """The fonts of a role; of those that are bold throughout, bold in all four."""
        return _faces(role, self.fonts)

    def leading(self, role: Role) -> float:
        """Distance of lines, in sizes."""
        return _LEADING.get(role, _USUAL_LEADING)

    def set(self, text: Words, role: Role, width: float, *, rtl: bool | None = None) -> Setting:
        """A text with marks in a width. `rtl` is its direction; None: that of its first letter."""
        faces = self.faces(role)
        paragraph = _paragraph(text, faces, self.fonts, self._said(text), rtl)
        return Setting(paragraph, faces, width, self.size(role), self.leading(role))

    def plain_width(self, text: str, role: Role, bold: bool = False) -> float:
        """The width of a text without marks on one line, in mm."""
        font = self.faces(role).of(bold, False)
        return shape(text, font, self.fonts).width * self.size(role)

    def _said(self, text: Words) -> tuple[tuple[str, str], ...]:
        """The numbers of the sections that a text refers to."""
        if not isinstance(text, str) or "{ref:" not in text:
            return ()
        return tuple((id_, no) for id_, no in self.numbers.items() if f"{{ref:{id_}}}" in text)


def sheet_type(
    body_pt: float,
    fonts: FontSet | None = None,
    numbers: Mapping[str, str] | None = None,
    sizes: Sizes = USUAL,
    tallest: float = TALLEST,
) -> SheetType:
    """The type of a sheet whose body has a size in points."""
    return SheetType(body_pt, fonts or default_fonts(), numbers or {}, sizes, tallest)


@lru_cache(maxsize=64)
def _faces(role: Role, fonts: FontSet) -> Faces:
    if role == "body":
        return fonts.faces(SENTENCES, 400, 700)
    if role in ("head", "bar", "title"):
        return fonts.faces(LOOKED_UP, 600, 600)
    return fonts.faces(LOOKED_UP, 400, 600)


@lru_cache(maxsize=4096)
def _paragraph(
    text: Words,
    faces: Faces,
    fonts: FontSet,
    numbers: tuple[tuple[str, str], ...],
    rtl: bool | None,
) -> Paragraph:
    spans = spans_of(text, dict(numbers)) if isinstance(text, str) else text
    return Paragraph(spans, faces, fonts, rtl=rtl)
