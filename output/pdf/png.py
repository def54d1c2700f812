"""PDF to PNG, so that the picture is the print by construction."""

from __future__ import annotations

import io

import pypdfium2

LEAST_DPI, MOST_DPI = 20, 1200


def render_png(pdf: bytes, dpi: float = 300) -> list[bytes]:
    """One PNG for each page of a PDF, at true size. ValueError where dpi is not 20 to 1200."""
    if not LEAST_DPI <= dpi <= MOST_DPI:
        raise ValueError(f"{dpi:g} dpi cannot be drawn; choose {LEAST_DPI} to {MOST_DPI}")
    document = pypdfium2.PdfDocument(pdf)
    try:
        pages = []
        for page in document:
            picture = page.render(scale=dpi / 72).to_pil()
            buffer = io.BytesIO()
            picture.save(buffer, "PNG", compress_level=4, dpi=(dpi, dpi))
            pages.append(buffer.getvalue())
            page.close()
        return pages
    finally:
        document.close()
