"""A row of a table, measured: name, what is needed in each band, words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.card.band_line import bands_width, lines_of_bands
from output.card.blocks import Band, Row
from output.card.flow import Piece
from output.card.layout import Elastic
from output.card.typeset import TypeSet
from output.text import Line, Paragraph

_DESCENT = 0.21
"""Of Latin letters, in sizes."""
_CLEAR = 0.1
"""Least room between the name and what reaches up from under it, mm."""
_WORDS_AFTER = 2.4
"""Between what is needed under a name, and the words on the same line, mm."""


@dataclass
class NameLines:
    """The name of an item at a size."""

    size: float
    lines: Sequence[Line]
    step: str


@dataclass
class RowRoom:
    """The widths that a table gives to its rows, mm."""

    name: float
    """Beside the columns."""
    under: float
    """Under the name."""
    needs_size: float
    beside: bool
    """Whether what is needed stands beside the name where it has room, and not under it."""


class RowType:
    """A row at the sizes of a step."""

    def __init__(
        self, row: Row, text: Paragraph | None, room: RowRoom, share: float, type_: TypeSet
    ) -> None:
        self.row = row
        self.type = type_
        self.room = room
        self.name = fit_name(row.name, room.name, type_, share)
        self.needs: list[list[Band]] = lines_of_bands(row.bands, room.under, room.needs_size, type_)
        self.beside_x = self._beside_x()
        """Where what is needed begins beside the name; 0: it stands under it."""
        self.text = text
        self.text_size = type_.asked("trait")
        self.lines = type_.lines(text, room.under, self.text_size) if text else ()
        self.text_x = self._text_x()
        """Where the words begin on the line of what is needed; 0: on lines of their own."""

    def _beside_x(self) -> float:
        """Right after a name on one line, and clear of the first column."""
        if not self.room.beside or len(self.needs) != 1 or len(self.name.lines) != 1:
            return 0.0
        x = self.name.lines[0].width_mm + self.type.layout.table.beside
        right = x + bands_width(self.row.bands, self.room.needs_size, self.type)
        return x if right <= self.room.name - self.type.layout.table.beside_clear else 0.0

    def _text_x(self) -> float:
        alone = len(self.needs) == 1 and len(self.lines) == 1
        if not alone or self.beside_x or (self.text and self.text.rtl):
            return 0.0
        x = bands_width(self.row.bands, self.room.needs_size, self.type) + _WORDS_AFTER
        return x if x + self.lines[0].width_mm <= self.room.under else 0.0

    def piece(self) -> Piece:
        """Its height."""
        fixed, elastic = self.type.layout.table.row
        needs, text = self.needs_pitch(), self.text_pitch()
        needs_lines = 0 if self.beside_x else len(self.needs)
        text_lines = 0 if self.text_x else len(self.lines)
        fixed += (len(self.name.lines) - 1) * self.name_pitch()
        fixed += needs_lines * needs[0] + text_lines * text[0] + self.hanging()
        return Piece(fixed, elastic + needs_lines * needs[1] + text_lines * text[1])

    def name_pitch(self) -> float:
        """Distance of the lines of the name."""
        leading = self.type.layout.type["weapon"].leading
        if not self.row.name.isascii():
            leading = max(leading, self.type.ink(self.row.name, "weapon"))
        return leading * self.name.size

    def hanging(self) -> float:
        """What is missing between what hangs from its name and reaches up from under it, mm."""
        words = self.text.text if self.text else ""
        has_needs = bool(self.needs) and not self.beside_x
        usual = (self.row.name + words).isascii() and not self.text_x
        if usual or not (self.lines or has_needs):
            return 0.0
        foot = max(-self.type.reach(self.row.name, "weapon")[1], _DESCENT) * self.name.size
        top = self.type.cap("needs", self.room.needs_size) if has_needs else 0.0
        if self.text_x or not has_needs:
            top = max(top, self.type.reach(words, "trait")[0] * self.text_size)
        fixed, elastic = self.needs_pitch() if has_needs else self.text_pitch()
        room = fixed + elastic * self.type.layout.ladder.dense.least
        return max(foot + top + _CLEAR - room, 0.0)

    def needs_pitch(self) -> Elastic:
        """Distance to a line of what is needed."""
        under = self.type.layout.table.under
        return self.type.layout.type["needs"].leading * self.room.needs_size - under, under

    def text_pitch(self) -> Elastic:
        """Distance to a line of words."""
        if self.text is None:
            return 0.0, 0.0
        return self.type.pitch(self.text, "trait", self.text_size)


def text_of(row: Row, type_: TypeSet) -> Paragraph | None:
    """What stands under a row's name, what is to be known about the item first."""
    mark = f"{row.mark.capitalize()}." if row.mark else ""
    return type_.rich(mark, row.text) if mark or row.text else None


def fit_name(name: str, room: float, type_: TypeSet, share: float = 1.0) -> NameLines:
    """An item's name: smaller first, then on more lines."""
    name = type_.said("weapon", name)
    asked, smallest = type_.asked("weapon") * share, type_.smallest("weapon")
    em = type_.width("weapon", name)
    size = max(asked if em * asked <= room else min(asked, room / em), smallest)
    step = "asked" if size == type_.asked("weapon") else "size"
    return NameLines(size, type_.lines(type_.one_line("weapon", name), room, size), step)
