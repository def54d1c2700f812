"""PDF to PNG, so that the picture is the print by construction."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image

LEAST_DPI, MOST_DPI = 20, 1200


def render_png(pdf: bytes, dpi: float = 300) -> list[bytes]:
    """One PNG for each page of a PDF, at true size. ValueError where dpi is not 20 to 1200."""
    return list(pictures_of(pdf, dpi))


def pictures_of(pdf: bytes, dpi: float = 300) -> Iterator[bytes]:
    """The same one by one, for who wants to say how far it is."""
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise ValueError(f"{dpi:g} dpi cannot be drawn; choose {LEAST_DPI} to {MOST_DPI}")
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            buffer = io.BytesIO()
            page_picture(page, dpi).save(buffer, "PNG", compress_level=4, dpi=(dpi, dpi))
            page.close()
            yield buffer.getvalue()
    finally:
        document.close()


def page_picture(page: pypdfium2.PdfPage, dpi: float) -> Image.Image:
    """A page as a picture of the nearest whole number of pixels; PDFium itself rounds up."""
    width, height = (max(1, round(side * dpi / 72)) for side in page.get_size())
    bitmap = pypdfium2.PdfBitmap.new_native(width, height, pdfium.FPDFBitmap_BGR)
    bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    picture: Image.Image = bitmap.to_pil()
    return picture
