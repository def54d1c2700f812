"""PDFs that another program made: reportlab's canvas, with lengths in mm from the top left."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from output.verify.findings import findings
from output.verify.found import Found
from output.verify.measured import Asked, Measured, measure
from output.verify.read import read_pdf

POINT = 72 / 25.4
A4 = (210.0, 297.0)


class Sheet:
    """A page to draw on."""

    def __init__(self, canvas: Canvas, height: float) -> None:
        self.canvas = canvas
        self._height = height

    def box(self, x: float, y: float, w: float, h: float, fill: int = 1, stroke: int = 0) -> None:
        self.canvas.setFillGray(0.8)
        low = (self._height - y - h) * POINT
        self.canvas.rect(x * POINT, low, w * POINT, h * POINT, fill=fill, stroke=stroke)

    def rounded(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        low = (self._height - y - h) * POINT
        self.canvas.roundRect(x * POINT, low, w * POINT, h * POINT, radius * POINT)

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        high, low = (self._height - y1) * POINT, (self._height - y2) * POINT
        self.canvas.line(x1 * POINT, high, x2 * POINT, low)

    def circle(self, x: float, y: float, diameter: float) -> None:
        self.canvas.circle(x * POINT, (self._height - y) * POINT, diameter / 2 * POINT)

    def text(self, x: float, y: float, words: str, size: float = 10, turned: float = 0) -> None:
        self.canvas.saveState()
        self.canvas.translate(x * POINT, (self._height - y) * POINT)
        self.canvas.rotate(-turned)
        self.canvas.setFillGray(0)
        self.canvas.setFont("Helvetica", size)
        self.canvas.drawString(0, 0, words)
        self.canvas.restoreState()

    def picture(self, x: float, y: float, w: float, h: float, pixels: tuple[int, int]) -> None:
        file = io.BytesIO()
        Image.new("RGB", pixels, "#884422").save(file, "PNG")
        low = (self._height - y - h) * POINT
        reader = ImageReader(io.BytesIO(file.getvalue()))
        self.canvas.drawImage(reader, x * POINT, low, w * POINT, h * POINT)

    def marks(self, across: list[float], down: list[float]) -> None:
        """Marks of 4 mm, 1 mm off the outermost cuts."""
        for x in across:
            self.line(x, down[0] - 5, x, down[0] - 1)
            self.line(x, down[-1] + 1, x, down[-1] + 5)
        for y in down:
            self.line(across[0] - 5, y, across[0] - 1, y)
            self.line(across[-1] + 1, y, across[-1] + 5, y)

    def ruler(self, x: float, y: float, length: float, words: str = "50 mm") -> None:
        self.line(x, y, x + length, y)
        self.line(x, y - 1, x, y + 1)
        self.line(x + length, y - 1, x + length, y + 1)
        self.text(x, y + 5, words)


def drawn(*pages: Callable[[Sheet], object], paper: tuple[float, float] = A4, **more: Any) -> bytes:
    """The PDF of pages, each drawn by a function."""
    file = io.BytesIO()
    canvas = Canvas(file, tuple(side * POINT for side in paper), **more)
    for draw in pages:
        draw(Sheet(canvas, paper[1]))
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def measured(pdf: bytes, asked: Asked | None = None) -> Measured:
    return measure(read_pdf(pdf, "test.pdf"), asked or Asked())


def found(pdf: bytes, **asked: Any) -> list[Found]:
    wanted = Asked(**asked)
    return findings(measured(pdf, wanted), wanted)


def codes(pdf: bytes, severity: str = "error", **asked: Any) -> list[tuple[str, int]]:
    """Code and page of the findings of a severity."""
    return [(one.code, one.page) for one in found(pdf, **asked) if one.severity == severity]
