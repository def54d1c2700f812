"""Type on a card: which font a role is set in, how wide a text of it is, how far lines are apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from output.card.blocks import Paragraph as Said
from output.card.layout import Elastic, Layout
from output.card.placed import Icon, Text, Tone
from output.card.rich import rich
from output.card.theme import FaceOfType, Theme
from output.text import (
    Faces,
    Font,
    FontSet,
    Line,
    Paragraph,
    fit_line,
    shape,
)
from output.text.capitals import capitals
from output.text.folded import folded

FACE_OF_ROLE = {
    "name": "name",
    "number": "number",
    "cost": "number",
    "cost_low": "number",
    "figure": "number",
    "cell": "number",
    "side": "number",
    "role": "role",
    "label": "label",
    "head": "label",
    "weapon": "strong",
    "more": "strong",
    "footer": "small",
    "needs": "body",
    "trait": "body",
    "rules": "body",
    "receipt": "body",
}
"""The face of the theme for each role of the layout."""

SENTENCES = frozenset({"rules", "trait", "needs"})
"""The roles that are read as sentences."""

ELASTIC = 0.4
"""How much of the leading moves with k, in sizes: 1.22 at k = 1 is 1.10 at k = 0.70."""

_LEAST_CAPITALS = 1.1
"""Height of capitals on cards of any size, mm: labels are read in play."""
_ELLIPSIS = "…"
TONES: dict[str, Tone] = {"worse": "alert", "better": "ink", "chip": "chip", "lead": "lead"}
"""The tones of those parts of a paragraph that have one of their own."""
_CLEAR = 0.02
"""Least room between the ink of two lines, in sizes."""


class TypeSet:
    """The fonts of a theme at the sizes of a layout. Sizes and widths in mm."""

    def __init__(self, layout: Layout, theme: Theme, fonts: FontSet) -> None:
        self.layout = layout
        self.theme = theme
        self.fonts = fonts
        given = {"role": theme.fonts["label"], **theme.fonts}
        self._faces = {role: given[face] for role, face in FACE_OF_ROLE.items()}
        self._fonts = {
            role: fonts.font(face.family, face.weight) for role, face in self._faces.items()
        }
        self._smallest = {role: self._least(role) for role in FACE_OF_ROLE}
        self._asked = {
            role: max(layout.size_mm(role) * face.factor, self._smallest[role])
            for role, face in self._faces.items()
        }
        body, strong = theme.fonts["body"], theme.fonts["strong"]
        self.faces = _faces_of(fonts, body, strong)

    def _least(self, role: str) -> float:
        floors = self.layout.floors
        floor = {"name": floors.name_mm, "figure": floors.figure_mm}.get(role, floors.text_mm)
        if role in SENTENCES:
            floor = max(floor, floors.body_mm)
        if self._faces[role].capitals:
            floor = max(floor, _LEAST_CAPITALS)
        size = self.layout.smallest_mm(role) * self._faces[role].factor
        return max(size, floor / self.small(role))

    def small(self, role: str) -> float:
        """Height of its small letters, in sizes; of its capitals where it is set in capitals."""
        font = self._fonts[role]
        return (font.cap_height if self._faces[role].capitals else font.x_height) or 0.5

    def font(self, role: str) -> Font:
        """The font of a role."""
        return self._fonts[role]

    def asked(self, role: str) -> float:
        """The size asked for."""
        return self._asked[role]

    def smallest(self, role: str) -> float:
        """The smallest size: the layout's, or that at which the x-height is at its floor."""
        return self._smallest[role]

    def cap(self, role: str, size: float) -> float:
        """Height of capitals and figures at a size."""
        return self._fonts[role].cap_height * size

    def said(self, role: str, string: str) -> str:
        """The text as it is set: on one line, and in capitals where the role is."""
        return _said(string, self._faces[role].capitals)

    def tracking(self, role: str) -> float:
        """Room after each letter, in em."""
        return self._faces[role].tracking

    def width(self, role: str, string: str, size: float = 1.0, tracked: bool = True) -> float:
        """Width of one line of a text that is already as `said` gives it."""
        spacing = self._faces[role].tracking if tracked else 0.0
        return shape(string, self._fonts[role], self.fonts, letter_spacing=spacing).width * size

    def run_width(self, string: str, font: Font, size: float) -> float:
        """Width of a text in a font, spaces at its ends included."""
        return shape(string, font, self.fonts).width * size

    def text_width(self, text: Text) -> float:
        """Width of a text in its place."""
        spacing = text.tracking / text.size
        shaped = shape(text.string, text.font, self.fonts, rtl=text.rtl, letter_spacing=spacing)
        return shaped.width * text.size

    def fitted(self, role: str, string: str, room: float) -> float | None:
        """The size at which a line fits, between that asked for and the smallest, or None."""
        return fit_line(
            string,
            self._fonts[role],
            self.fonts,
            room,
            self._asked[role],
            self._smallest[role],
            letter_spacing=self._faces[role].tracking,
        )

    def one_line(self, role: str, string: str) -> Paragraph:
        """Plain text of a role, to be wrapped; not tracked."""
        return _plain(string, self._fonts[role], self.fonts)

    def rich(self, lead: str, text: str, plain: bool = False) -> Paragraph:
        """A paragraph with a bold lead-in before its text; `plain`: marks mean nothing in it."""
        return rich(lead, text, plain, "", (), self.faces, self.fonts)

    def said_as(self, said: Said) -> Paragraph:
        """A paragraph of a card, with its chip or its figures."""
        return rich(
            said.lead,
            said.text,
            said.plain,
            said.chip,
            said.figures,
            self.faces,
            self.fonts,
            "lead",
        )

    def lines(self, paragraph: Paragraph, room: float, size: float) -> tuple[Line, ...]:
        """The lines of a paragraph; those of one that comes again are kept."""
        return _lines(paragraph, room, size)

    def shortened(
        self, role: str, string: str, room: float, size: float, most: int
    ) -> Sequence[Line]:
        """The first lines of a text and an ellipsis, for what stands whole elsewhere."""
        end = self.one_line(role, string).breaks(room, size)[most - 1][1]
        while True:
            lines = Paragraph(
                string[:end].rstrip() + _ELLIPSIS, _only(self._fonts[role]), self.fonts
            ).lines(room, size)
            if len(lines) <= most or end <= 1:
                return lines
            end -= 1

    def pitch(self, paragraph: Paragraph, role: str, size: float) -> Elastic:
        """Distance of lines: the leading of the role, or more where letters are taller."""
        leading = self.layout.type[role].leading
        if not paragraph.text.isascii():
            ink = self.ink(paragraph.text, role)
            if ink > leading - ELASTIC * 0.3:
                return (max(leading, ink) * size, 0.0)
        return ((leading - ELASTIC) * size, ELASTIC * size)

    def ink(self, string: str, role: str) -> float:
        """Room that lines of a text need to stand clear of each other, in sizes."""
        top, foot = self.reach(string, role)
        return top - foot + _CLEAR

    def reach(self, string: str, role: str) -> tuple[float, float]:
        """How far the letters of a text reach over and under the baseline, in sizes."""
        return _reach(string, self._fonts[role], self.fonts)

    def text(
        self,
        role: str,
        string: str,
        x: float,
        y: float,
        size: float,
        tone: Tone = "ink",
        *,
        middle: bool = False,
        tracked: bool = True,
    ) -> Text:
        """A text of a role in its place; tracked text is placed by its left end."""
        tracking = self._faces[role].tracking * size if tracked else 0.0
        if middle:
            x -= self.width(role, string, size, tracked) / 2
        return Text(x, y, folded(string), self._fonts[role], size, tone, tracking)


def _faces_of(fonts: FontSet, body: FaceOfType, strong: FaceOfType) -> Faces:
    if body.family == strong.family:
        return fonts.faces(body.family, body.weight, strong.weight)
    regular = fonts.faces(body.family, body.weight, body.weight)
    bold = fonts.faces(strong.family, strong.weight, strong.weight)
    return Faces(regular.regular, bold.regular, regular.italic, bold.italic)


def place(
    line: Line, x: float, y: float, size: float, tone: Tone = "ink", *, flush: bool = False
) -> tuple[list[Text], list[Icon]]:
    """The texts and icons of a line in a box whose left end is at x, with the baseline at y.

    A right-to-left line ends at the box's right end; `flush`: it begins at x as others do.
    """
    texts, icons = [], []
    if flush and line.segments:
        x -= min(part.x_mm for part in line.segments)
    for part in line.segments:
        if part.font is not None:
            own = TONES.get(part.tone, tone)
            texts.append(
                Text(x + part.x_mm, y, part.text, part.font, size, own, rtl=part.rtl or None)
            )
        elif part.icon is not None:
            icons.append(Icon(part.icon, x + part.x_mm, y - size * 0.82, size))
    return texts, icons


@lru_cache(maxsize=16)
def type_set(layout: Layout, theme: Theme, fonts: FontSet) -> TypeSet:
    """The type of a layout in a theme, made once."""
    return TypeSet(layout, theme, fonts)


@lru_cache(maxsize=4096)
def _said(string: str, in_capitals: bool) -> str:
    string = folded(" ".join(string.split()))
    return capitals(string) if in_capitals else string


@lru_cache(maxsize=2048)
def _plain(string: str, font: Font, fonts: FontSet) -> Paragraph:
    return Paragraph(string, _only(font), fonts)


def _only(font: Font) -> Faces:
    return Faces(font, font, font, font)


@lru_cache(maxsize=2048)
def _lines(paragraph: Paragraph, room: float, size: float) -> tuple[Line, ...]:
    return tuple(paragraph.lines(room, size))


@lru_cache(maxsize=2048)
def _reach(string: str, font: Font, fonts: FontSet) -> tuple[float, float]:
    words = [_reach_of_word(word, font, fonts) for word in string.split()]
    tops, feet = zip((0.7, -0.2), *words, strict=True)
    return max(tops), min(feet)


@lru_cache(maxsize=8192)
def _reach_of_word(word: str, font: Font, fonts: FontSet) -> tuple[float, float]:
    top, foot = 0.0, 0.0
    for run in shape(word, font, fonts).runs:
        em = run.scale / run.font.units_per_em
        for glyph in run.glyphs:
            extents = run.font.hb_font.get_glyph_extents(glyph[0])
            if extents is None:
                continue
            high = extents.y_bearing * em + glyph[3]
            top = max(top, high)
            foot = min(foot, high + extents.height * em)
    return top, foot
