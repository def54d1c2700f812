"""Printed pages read back with pdfium: where each letter lies, in millimetres."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2 as pdfium
import pytest
from pypdfium2 import raw

MM = 25.4 / 72


@dataclass(frozen=True)
class Letter:
    """A letter on a page: its ink box and baseline in mm from the top left, and how it is drawn."""

    char: str
    left: float
    top: float
    right: float
    bottom: float
    baseline: float
    start: float
    visible: bool


@dataclass
class Line:
    """Letters of one baseline that follow one another."""

    letters: list[Letter]

    @property
    def text(self) -> str:
        return "".join(letter.char for letter in self.letters)

    @property
    def box(self) -> tuple[float, float, float, float]:
        return (
            min(letter.left for letter in self.letters),
            min(letter.top for letter in self.letters),
            max(letter.right for letter in self.letters),
            max(letter.bottom for letter in self.letters),
        )


class Printed:
    """A PDF read back."""

    def __init__(self, data: bytes) -> None:
        self.document = pdfium.PdfDocument(data)

    def letters(self, page_number: int) -> Iterator[Letter]:
        """The letters of a page that leave ink."""
        page = self.document[page_number]
        height = page.get_height()
        text = page.get_textpage()
        box = [ctypes.c_double() for _ in range(4)]
        origin = [ctypes.c_double() for _ in range(2)]
        for at in range(text.count_chars()):
            code = raw.FPDFText_GetUnicode(text.raw, at)
            if raw.FPDFText_IsGenerated(text.raw, at) == 1 or code in (0, 10, 13, 32, 160):
                continue
            raw.FPDFText_GetCharBox(text.raw, at, *box)
            raw.FPDFText_GetCharOrigin(text.raw, at, *origin)
            left, right, bottom, top = (value.value for value in box)
            thing = raw.FPDFText_GetTextObject(text.raw, at)
            mode = raw.FPDFTextObj_GetTextRenderMode(thing)
            if code in (0x02, 0xFFFE):  # what pdfium makes of a hyphen at the end of a line
                code = ord("-")
            yield Letter(
                chr(code),
                left * MM,
                (height - top) * MM,
                right * MM,
                (height - bottom) * MM,
                (height - origin[1].value) * MM,
                origin[0].value * MM,
                mode in (raw.FPDF_TEXTRENDERMODE_FILL, raw.FPDF_TEXTRENDERMODE_FILL_STROKE),
            )

    @staticmethod
    def lines(letters: list[Letter]) -> list[Line]:
        """Letters gathered to lines."""
        return lines_of(letters)

    def size_mm(self, page_number: int) -> tuple[float, float]:
        page = self.document[page_number]
        return page.get_width() * MM, page.get_height() * MM


def lines_of(letters: list[Letter], gap: float = 3.0) -> list[Line]:
    """Letters gathered to lines: one baseline, no gap wider than `gap` mm."""
    rows: dict[int, list[Letter]] = {}
    for letter in letters:
        rows.setdefault(round(letter.baseline * 50), []).append(letter)
    lines: list[Line] = []
    for row in rows.values():
        row.sort(key=lambda letter: letter.start)
        current = [row[0]]
        for letter in row[1:]:
            if letter.left - current[-1].right > gap:
                lines.append(Line(current))
                current = []
            current.append(letter)
        lines.append(Line(current))
    return lines


@pytest.fixture
def read_back():
    return Printed
