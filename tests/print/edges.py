"""What is painted along the edges of a card, on both sides of the cut, looked at as pixels."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

import pypdfium2 as pdfium
from PIL import Image, ImageChops

from output import write_pdf
from output.display import Drawing, Placed
from output.printout import Page, Printout

DPI = 254
PX = DPI / 25.4
"""Pixels to a millimetre."""
SIDES = ("top", "right", "bottom", "left")
_INKED, _WHITE = 12, 6
"""How far from white a pixel is that has ink, and one that has none at most."""


@dataclass(frozen=True)
class Sliver:
    """Where ink touches the cut from within and ends before the bleed does: mm along a side."""

    side: str
    start: float
    end: float


def pictured(drawings: Sequence[Drawing], bleed: float) -> list[Image.Image]:
    """Each drawing with its bleed, as a picture."""
    pages = [
        Page(
            drawing.width_mm + 2 * bleed,
            drawing.height_mm + 2 * bleed,
            [Placed(drawing, bleed, bleed, bleed_mm=bleed)],
        )
        for drawing in drawings
    ]
    target = io.BytesIO()
    write_pdf(Printout(pages), target)
    document = pdfium.PdfDocument(target.getvalue())
    return [page.render(scale=DPI / 72).to_pil().convert("RGB") for page in document]


def slivers(picture: Image.Image, bleed: float) -> list[Sliver]:
    """Everything that touches a cut from within and is not painted all through the bleed."""
    found = []
    for turn, side in enumerate(SIDES):
        lying = picture.rotate(90 * turn, expand=True)
        cut = round(bleed * PX)
        along = range(cut + 2, lying.width - cut - 2)
        within = _ink(lying, range(cut + 1, cut + 4), along)
        beyond = _ink(lying, range(1, cut - 1), along)
        bare = [
            at
            for at, (one, other) in enumerate(zip(within, beyond, strict=True))
            if one > _INKED and other <= _WHITE
        ]
        if bare:
            found.append(Sliver(side, bare[0] / PX, bare[-1] / PX))
    return found


def _ink(picture: Image.Image, rows: range, along: range) -> bytes:
    """The least ink of some rows of pixels, at each place along them."""
    least: Image.Image | None = None
    for row in rows:
        line = picture.crop((along.start, row, along.stop, row + 1))
        red, green, blue = ImageChops.invert(line).split()
        ink = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        least = ink if least is None else ImageChops.darker(least, ink)
    assert least is not None
    return least.tobytes()
