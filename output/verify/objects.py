"""The objects of a page: paths, pictures and forms, as far down as they lie in one another."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from functools import partial
from math import hypot

import pypdfium2
import pypdfium2.raw as pdfium

from output.display import Matrix
from output.matrix import multiply
from output.printout import Box
from output.verify.clips import clipped
from output.verify.facts import PageFacts, Photo
from output.verify.outlines import SMALLEST_DISC_MM, Path, note_outline
from output.verify.points import around, box_of, middle, moved

MOST_DEEP = 12
MOST_SEGMENTS = 400
"""What is drawn with more is an icon or a letter, not an edge."""
MOST_SMALL_SEGMENTS = 12
"""As many as two marks that cross, in a ring."""
_INCH_MM = 25.4
_NONE = 0
_LONGEST_NAME = 128


class Objects:
    """Reads the objects of pages, and notes the fonts of the file by the way."""

    def __init__(self) -> None:
        self.fonts: dict[str, bool] = {}
        self._known: set[int] = set()

    def read(self, page: pypdfium2.PdfPage, to_page: Matrix, facts: PageFacts) -> None:
        """Adds the objects of a page to its facts."""
        count = pdfium.FPDFPage_CountObjects(page.raw)
        for at in range(count):
            self._object(pdfium.FPDFPage_GetObject(page.raw, at), to_page, facts, 0)
        self._known.clear()

    def _object(self, raw: object, matrix: Matrix, facts: PageFacts, depth: int) -> None:
        kind = pdfium.FPDFPageObj_GetType(raw)
        if kind == pdfium.FPDF_PAGEOBJ_FORM:
            if depth < MOST_DEEP:
                inner = multiply(matrix, _matrix(raw))
                for at in range(pdfium.FPDFFormObj_CountObjects(raw)):
                    self._object(pdfium.FPDFFormObj_GetObject(raw, at), inner, facts, depth + 1)
            return
        corners = [ctypes.c_float() for _ in range(4)]
        if not pdfium.FPDFPageObj_GetBounds(raw, *corners):
            return
        left, bottom, right, top = (corner.value for corner in corners)
        box = box_of((left, bottom, right, top), matrix)
        facts.ink.append(middle(box))
        if kind == pdfium.FPDF_PAGEOBJ_PATH:
            if _is_icon(raw, box):
                return
            shown = partial(clipped, raw, matrix=matrix)
            for path in _paths(raw, multiply(matrix, _matrix(raw))):
                note_outline(path, facts, shown)
        elif kind == pdfium.FPDF_PAGEOBJ_IMAGE:
            _note_photo(raw, matrix, facts)
        elif kind == pdfium.FPDF_PAGEOBJ_TEXT:
            self._note_font(raw)

    def _note_font(self, raw: object) -> None:
        font = pdfium.FPDFTextObj_GetFont(raw)
        if not font:
            return
        address = ctypes.addressof(font.contents)
        if address in self._known:
            return
        self._known.add(address)
        buffer = ctypes.create_string_buffer(_LONGEST_NAME)
        pdfium.FPDFFont_GetBaseFontName(font, buffer, _LONGEST_NAME)
        name = buffer.value.decode("utf-8", "replace")
        if name:  # one that is drawn in the file itself has none
            embedded = pdfium.FPDFFont_GetIsEmbedded(font) == 1
            self.fonts[name] = self.fonts.get(name, True) and embedded


def _is_icon(raw: object, box: Box) -> bool:
    """Whether a path is small and yet has many parts: no edge, mark or disc has."""
    is_small = max(box.w, box.h) < SMALLEST_DISC_MM
    return is_small and pdfium.FPDFPath_CountSegments(raw) > MOST_SMALL_SEGMENTS


def _matrix(raw: object) -> Matrix:
    found = pdfium.FS_MATRIX()
    pdfium.FPDFPageObj_GetMatrix(raw, found)
    return found.a, found.b, found.c, found.d, found.e, found.f


def _note_photo(raw: object, matrix: Matrix, facts: PageFacts) -> None:
    across, down = ctypes.c_uint(), ctypes.c_uint()
    pdfium.FPDFImageObj_GetImagePixelSize(raw, across, down)
    whole = multiply(matrix, _matrix(raw))
    a, b, c, d, _, _ = whole
    width, height = hypot(a, b), hypot(c, d)
    if not (width and height and across.value and down.value):
        return
    square = around(moved(point, whole) for point in ((0, 0), (0, 1), (1, 0), (1, 1)))
    box = clipped(raw, square, matrix)
    if box is not None:
        dpi = min(across.value / width, down.value / height) * _INCH_MM
        facts.photos.append(Photo(box, dpi))
        facts.boxes.append(box)


def _paths(raw: object, matrix: Matrix) -> Iterator[Path]:
    """The parts of a path that is painted."""
    filled, stroked = ctypes.c_int(), ctypes.c_int()
    pdfium.FPDFPath_GetDrawMode(raw, filled, stroked)
    count = pdfium.FPDFPath_CountSegments(raw)
    if count > MOST_SEGMENTS or (filled.value == _NONE and not stroked.value):
        return
    x, y = ctypes.c_float(), ctypes.c_float()
    is_dashed = bool(stroked.value) and pdfium.FPDFPageObj_GetDashCount(raw) > 0
    path: Path | None = None
    for at in range(count):
        segment = pdfium.FPDFPath_GetPathSegment(raw, at)
        pdfium.FPDFPathSegment_GetPoint(segment, x, y)
        point = moved((x.value, y.value), matrix)
        kind = pdfium.FPDFPathSegment_GetType(segment)
        if path is None or kind == pdfium.FPDF_SEGMENT_MOVETO:
            if path is not None:
                yield path
            path = Path([point], is_dashed)
        elif kind == pdfium.FPDF_SEGMENT_BEZIERTO:
            path.curved.append(point)
        else:
            path.straight.append(point)
    if path is not None:
        yield path
