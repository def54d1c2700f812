"""The letters of a page and the ground behind them, as pixels. PDFium stays in here."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, ImageChops

from output.pdf.png import page_picture
from schemas.record import record

_UNSEEN = 3
_TOUCHED = 128
"""How much of a pixel, of 255, a letter covers at least where it touches it."""
_WHITE, _BLACK = 255, 0
_NOWHERE = (0, 0, 0, 0)


@record
class Letter:
    """A letter in its colour; the box of its ink is in pixels from the top left."""

    sign: str
    colour: str
    box: tuple[int, int, int, int]


@record
class Lettering:
    """Runs of letters, each one text of the PDF; what lies behind them, and where they are."""

    runs: list[list[Letter]]
    ground: Image.Image
    """The page without its texts, RGB."""
    touched: Image.Image
    """255 where a letter is seen, else 0."""


def lettering_of(page: pypdfium2.PdfPage, dpi: float) -> Lettering:
    """The letters of an open page, which is drawn three times and has no texts afterwards.

    What letters touch is where the page differs with its texts in white and in black: so letters
    are found whatever their colour and ground, and not where something lies over them.
    """
    shown = page.get_textpage()
    texts: dict[int, Any] = {}
    runs: dict[int, list[Letter]] = {}
    for at in range(shown.count_chars()):
        text = pdfium.FPDFText_GetTextObject(shown.raw, at)
        sign = chr(pdfium.FPDFText_GetUnicode(shown.raw, at) or 32)
        if not text or pdfium.FPDFTextObj_GetTextRenderMode(text) == _UNSEEN:
            continue
        key = ctypes.addressof(text.contents)
        texts[key] = text
        box = _NOWHERE if sign.isspace() else _box(page, shown, at, dpi)
        if box is not None:
            runs.setdefault(key, []).append(Letter(sign, _colour(text), box))
    white, black = (_with_texts(page, texts.values(), grey, dpi) for grey in (_WHITE, _BLACK))
    for text in texts.values():
        pdfium.FPDFTextObj_SetTextRenderMode(text, _UNSEEN)
    touched = ImageChops.difference(white, black).convert("L")
    return Lettering(
        [run for run in runs.values() if any(one.box != _NOWHERE for one in run)],
        page_picture(page, dpi),
        touched.point(lambda covered: 255 * (covered >= _TOUCHED)),
    )


def _with_texts(
    page: pypdfium2.PdfPage, texts: Iterable[Any], grey: int, dpi: float
) -> Image.Image:
    for text in texts:
        pdfium.FPDFPageObj_SetFillColor(text, grey, grey, grey, 255)
    return page_picture(page, dpi)


def _colour(text: Any) -> str:
    channels = [ctypes.c_uint() for _ in range(4)]
    pdfium.FPDFPageObj_GetFillColor(text, *channels)
    return "#" + "".join(f"{channel.value:02X}" for channel in channels[:3])


def _box(
    page: pypdfium2.PdfPage, shown: pypdfium2.PdfTextPage, at: int, dpi: float
) -> tuple[int, int, int, int] | None:
    """The pixels of a letter's ink; None where it has none."""
    left, right, bottom, top = (ctypes.c_double() for _ in range(4))
    if not pdfium.FPDFText_GetCharBox(shown.raw, at, left, right, bottom, top):
        return None
    height, scale = page.get_height(), dpi / 72
    x0, x1 = int(left.value * scale), int(right.value * scale) + 1
    y0, y1 = int((height - top.value) * scale), int((height - bottom.value) * scale) + 1
    return None if right.value <= left.value or top.value <= bottom.value else (x0, y0, x1, y1)


def letterings(pdf: bytes, dpi: float) -> Iterator[Lettering]:
    """The letters of each page of a PDF."""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            yield lettering_of(page, dpi)
            page.close()
