"""The letters of a page: where they stand, how small they get, and what measures they tell."""

from __future__ import annotations

import ctypes
import re
from math import degrees

import pypdfium2
import pypdfium2.raw as pdfium

from output.display import Box, Matrix, Turn
from output.verify.facts import Letter, PageFacts, Place, Told
from output.verify.points import around, box_of, middle

AS_HIGH_AS_X = frozenset("acemnorsuvwxz")
SMALLEST_MM = 0.1
"""What is lower has no ink."""
_MEASURE = re.compile(r"(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?(mm|cm|inch(?:es)?|in)\b")
_UNIT_MM = {"mm": 1.0, "cm": 10.0, "in": 25.4, "inch": 25.4, "inches": 25.4}
_UNSEEN = 3
_PART_OF_WORD = re.compile(r"\w+$"), re.compile(r"\w+")


def read_letters(page: pypdfium2.PdfPage, to_page: Matrix, facts: PageFacts) -> None:
    """Adds what the letters of a page tell to its facts."""
    shown = page.get_textpage()
    try:
        count = shown.count_chars()
        signs = "".join(chr(pdfium.FPDFText_GetUnicode(shown.raw, at) or 32) for at in range(count))
        boxes = [_box(shown, at, to_page) for at in range(count)]
        seen = [at for at, box in enumerate(boxes) if box and not signs[at].isspace()]
        turns = {at: _turn(shown, at, to_page) for at in seen}
        facts.letters += [Place(*middle(_known(boxes[at])), turns[at]) for at in seen]
        facts.smallest = _smallest(shown, signs, boxes, turns)
        for found in _MEASURE.finditer(signs):
            start, end = _line(signs, found.start())
            parts = [box for box in boxes[start:end] if box is not None]
            if parts:
                mm = float(found[1].replace(",", ".")) * _UNIT_MM[found[2]]
                facts.measures.append(Told(mm, _all(parts)))
    finally:
        shown.close()


def _line(signs: str, at: int) -> tuple[int, int]:
    """From where to where the line of a letter reaches."""
    ends = [end for end in (signs.find(sign, at) for sign in "\r\n") if end >= 0]
    return max(signs.rfind(sign, 0, at) for sign in "\r\n") + 1, min(ends, default=len(signs))


def _known(box: Box | None) -> Box:
    assert box is not None
    return box


def _all(boxes: list[Box]) -> Box:
    corners = [(box.x, box.y) for box in boxes]
    return around([*corners, *((box.x + box.w, box.y + box.h) for box in boxes)])


def _box(shown: pypdfium2.PdfTextPage, at: int, to_page: Matrix) -> Box | None:
    """Where the ink of a letter is; None where it has none."""
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    if not pdfium.FPDFText_GetCharBox(shown.raw, at, left, right, bottom, top):
        return None
    box = box_of((left.value, bottom.value, right.value, top.value), to_page)
    return box if max(box.w, box.h) >= SMALLEST_MM else None


def _turn(shown: pypdfium2.PdfTextPage, at: int, to_page: Matrix) -> Turn:
    """How far clockwise the line of a letter is turned on the page as it is shown."""
    angle = degrees(pdfium.FPDFText_GetCharAngle(shown.raw, at))
    a, b, _, _, _, _ = to_page
    of_page = 0 if a > 0 else 180 if a < 0 else 90 if b > 0 else 270
    quarters = round((angle + of_page) / 90) % 4
    turns: tuple[Turn, ...] = (0, 90, 180, 270)
    return turns[quarters]


def _smallest(
    shown: pypdfium2.PdfTextPage,
    signs: str,
    boxes: list[Box | None],
    turns: dict[int, Turn],
) -> Letter | None:
    """The lowest of the letters that are as high as an x and can be seen."""
    heights = []
    for at, turn in turns.items():
        if signs[at] in AS_HIGH_AS_X:
            box = _known(boxes[at])
            heights.append((box.w if turn in (90, 270) else box.h, at))
    for height, at in sorted(heights):
        text = pdfium.FPDFText_GetTextObject(shown.raw, at)
        unseen = text and pdfium.FPDFTextObj_GetTextRenderMode(text) == _UNSEEN
        if height >= SMALLEST_MM and not unseen:
            return Letter(height, _word(signs, at))
    return None


def _word(signs: str, at: int) -> str:
    before, after = (_PART_OF_WORD[0].search(signs[:at]), _PART_OF_WORD[1].match(signs[at:]))
    return (before[0] if before else "") + (after[0] if after else "")
