"""What of an object is left where it is cut off: pictures are drawn whole and clipped to a card."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pypdfium2.raw as pdfium

from output.display import Matrix
from output.printout import Box
from output.verify.points import around, moved

MOST_PATHS = 32


def clipped(raw: object, box: Box, matrix: Matrix) -> Box | None:
    """The box of an object as far as its clip leaves it; None where nothing is left.

    `matrix` brings the space that the object lies in to the page.
    """
    for clip in _clips(raw, matrix):
        left, top = max(box.x, clip.x), max(box.y, clip.y)
        right, foot = min(box.x + box.w, clip.x + clip.w), min(box.y + box.h, clip.y + clip.h)
        if right <= left or foot <= top:
            return None
        box = Box(left, top, right - left, foot - top)
    return box


def _clips(raw: object, matrix: Matrix) -> Iterator[Box]:
    """The box round each path that an object is clipped to."""
    clip = pdfium.FPDFPageObj_GetClipPath(raw)
    if not clip:
        return
    x, y = ctypes.c_float(), ctypes.c_float()
    for path in range(min(pdfium.FPDFClipPath_CountPaths(clip), MOST_PATHS)):
        points = []
        for at in range(pdfium.FPDFClipPath_CountPathSegments(clip, path)):
            segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, at)
            if pdfium.FPDFPathSegment_GetPoint(segment, x, y):
                points.append(moved((x.value, y.value), matrix))
        if points:
            yield around(points)
