"""The letters of a page: where they stand, how small they get, and what measures they tell."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium

from output.display import Matrix
from output.printout import Box
from output.verify.facts import Letter, PageFacts, Told
from output.verify.lines import Setting, Settings, lines_of
from output.verify.points import around, moved

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
        boxes = list(_boxes(shown, count, to_page))
        seen = [at for at, box in enumerate(boxes) if box and not signs[at].isspace()]
        of_page = Settings(shown, to_page)
        settings = {at: of_page.of(at) for at in seen}
        facts.lines += lines_of(signs, boxes, settings)
        facts.smallest = _smallest(shown, signs, boxes, settings)
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


def _boxes(shown: pypdfium2.PdfTextPage, count: int, to_page: Matrix) -> Iterator[Box | None]:
    """Where the ink of each letter is; None where it has none."""
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    for at in range(count):
        if not pdfium.FPDFText_GetCharBox(shown.raw, at, left, right, bottom, top):
            yield None
            continue
        # Pages are turned by quarters at most, so that two corners say where the others are.
        x1, y1 = moved((left.value, bottom.value), to_page)
        x2, y2 = moved((right.value, top.value), to_page)
        box = Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
        yield box if max(box.w, box.h) >= SMALLEST_MM else None


def _smallest(
    shown: pypdfium2.PdfTextPage,
    signs: str,
    boxes: list[Box | None],
    settings: dict[int, Setting],
) -> Letter | None:
    """The lowest of the letters that are as high as an x and can be seen."""
    heights = []
    for at, setting in settings.items():
        if signs[at] in AS_HIGH_AS_X:
            box = _known(boxes[at])
            heights.append((box.w if setting.turn in (90, 270) else box.h, at))
    for height, at in sorted(heights):
        text = pdfium.FPDFText_GetTextObject(shown.raw, at)
        unseen = text and pdfium.FPDFTextObj_GetTextRenderMode(text) == _UNSEEN
        if height >= SMALLEST_MM and not unseen:
            return Letter(height, _word(signs, at))
    return None


def _word(signs: str, at: int) -> str:
    before, after = (_PART_OF_WORD[0].search(signs[:at]), _PART_OF_WORD[1].match(signs[at:]))
    return (before[0] if before else "") + (after[0] if after else "")
