"""Sheets of paper: a PDF made visible as a printer would, and paper turned over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

import pypdfium2
from PIL import Image

DPI = 300
MM = DPI / 25.4
"""Pixels to a millimetre."""
AROUND_MM = 8.0
"""What is shown round the paper, so that what is painted beside it is seen."""


@dataclass(frozen=True)
class Side:
    """One side of a sheet as it looks. `left` and `top` are where the paper begins, in pixels."""

    image: Image.Image
    width_mm: float
    height_mm: float
    left: float
    top: float

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """A place on the paper in mm, in pixels of the picture."""
        return self.left + x * MM, self.top + y * MM

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A place in the picture, in mm on the paper."""
        return (x - self.left) / MM, (y - self.top) / MM

    def mirrored(self) -> Side:
        """As it is seen through the paper from behind, turned over an upright edge."""
        image = self.image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        left = image.width - self.left - self.width_mm * MM
        return Side(image, self.width_mm, self.height_mm, left, self.top)

    def upended(self) -> Side:
        """As it is seen through the paper from behind, turned over a level edge."""
        image = self.image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        top = image.height - self.top - self.height_mm * MM
        return Side(image, self.width_mm, self.height_mm, self.left, top)

    def turned_over(self, edge: str) -> Side:
        """As it lies behind the front, after a printer turned the sheet over its long or short edge.

        The long edges of upright paper stand, those of lying paper lie.
        """
        stands = edge == ("long" if self.height_mm >= self.width_mm else "short")
        return self.mirrored() if stands else self.upended()


def sides(pdf: bytes) -> Iterator[Side]:
    """The pages of a PDF as they look, with what lies around them."""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            width, height = (side / 72 * 25.4 for side in page.get_size())
            # A whole number of pixels, or else the page would be stretched to one.
            across, down = (ceil((side + 2 * AROUND_MM) * MM) for side in (width, height))
            point = 72 / DPI
            left, top = -AROUND_MM * MM * point, height * MM * point + AROUND_MM * MM * point
            hair = 0.01 * point  # PDFium rounds up
            box = (left, top - down * point + hair, left + across * point - hair, top)
            page.set_mediabox(*box)
            page.set_cropbox(*box)
            image = page.render(scale=DPI / 72).to_pil().convert("RGB")
            assert image.size == (across, down)
            page.close()
            yield Side(image, width, height, AROUND_MM * MM, AROUND_MM * MM)
