"""Reads PDFs back, as a stranger's viewer would."""

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image

from output.display import Drawing, Item
from output.pdf.painter import pdf_bytes
from output.pdf.png import render_png
from output.printout import Page, Printout

MM = 25.4 / 72
_OBJECT = re.compile(rb"\n(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"(.*?)\nstream\n(.*)endstream", re.DOTALL)


def printed(*items: Item, width: float = 63, height: float = 88) -> bytes:
    """The PDF of one page of items."""
    return pdf_bytes(Printout([Page(width, height, list(items))]))


def drawn(drawing: Drawing) -> bytes:
    """The PDF of one drawing."""
    return printed(*drawing.items, width=drawing.width_mm, height=drawing.height_mm)


def texts(pdf: bytes) -> list[str]:
    """The text of each page."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_range() for page in document]


def boxes(pdf: bytes, page: int = 0) -> Iterator[tuple[str, float, float, float, float]]:
    """Each character with its ink's left, top, right, bottom in mm from the top left."""
    with pypdfium2.PdfDocument(pdf) as document:
        shown = document[page]
        height = shown.get_height()
        text = shown.get_textpage()
        for index in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(index)
            code = pdfium.FPDFText_GetUnicode(text.raw, index)
            yield (
                chr(code),
                left * MM,
                (height - top) * MM,
                right * MM,
                (height - bottom) * MM,
            )


def picture(pdf: bytes, dpi: float = 127) -> Image.Image:
    """The first page as it looks; at 127 dpi, 5 pixels are a millimetre."""
    return Image.open(io.BytesIO(render_png(pdf, dpi)[0])).convert("RGB")


def objects(pdf: bytes) -> list[bytes]:
    """The dictionaries and unpacked streams of all objects."""
    found = []
    for _, body in _OBJECT.findall(pdf):
        stream = _STREAM.fullmatch(body)
        if stream is None:
            found.append(body)
        elif b"/FlateDecode" in stream[1] and b"/DecodeParms" not in stream[1]:
            found.append(stream[1] + b"\nstream\n" + zlib.decompress(stream[2]))
        else:
            found.append(stream[1] + b"\nstream\n" + stream[2])
    return found


def having(pdf: bytes, *words: str) -> list[bytes]:
    """The objects that hold all of these words."""
    return [body for body in objects(pdf) if all(word.encode() in body for word in words)]
