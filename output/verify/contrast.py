"""How well each text of a PDF stands out from what is really behind it, measured in pixels.

The ground is the page without its texts, so emblems, pictures and lines behind a letter count as
they are painted. Edges that the painter has smoothed are left out of account: of a letter, the
worst twentieth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from output.card.colour import contrast
from output.verify.lettering import Letter, letterings
from schemas.record import record

LEAST = 4.5
"""Of every text, as WCAG 2.2 asks for in 1.4.3."""
DPI = 300.0
_EDGE, _EDGE_PIXELS = 0.05, 2
"""How much of a letter may be edge: a share of its pixels, and so many in any case."""
_COLOURS = 1 << 16


@record
class TextContrast:
    """A text, and where it stands out least: there a letter's colour is on a ground."""

    page: int
    """Counted from 1."""
    text: str
    ratio: float
    """From 1, nothing to see, to 21."""
    colour: str
    ground: str

    def __str__(self) -> str:
        said = f"“{self.text}” in {self.colour} on {self.ground}"
        return f"page {self.page}: {said} is {self.ratio:.2f}:1"


def text_contrasts(pdf: bytes, dpi: float = DPI) -> Iterator[TextContrast]:
    """Every text of a PDF. One that something covers, or that is off the page, is at 1:1."""
    for number, lettering in enumerate(letterings(pdf, dpi), 1):
        ground = lettering.ground.copy()
        ground.putalpha(lettering.touched)
        for run in lettering.runs:
            yield _of_run(number, run, ground)


def hard_to_read(pdf: bytes, least: float = LEAST, dpi: float = DPI) -> list[TextContrast]:
    """The texts that stand out less than they must, the worst first."""
    found = [one for one in text_contrasts(pdf, dpi) if one.ratio < least]
    return sorted(found, key=lambda one: one.ratio)


def _of_run(page: int, run: Sequence[Letter], ground: Image.Image) -> TextContrast:
    text = "".join(letter.sign for letter in run)
    seen = [
        (*worst, letter.colour)
        for letter in run
        if (worst := _worst(letter.colour, _behind(letter, ground))) is not None
    ]
    ratio, behind, colour = min(seen, default=(1.0, "nothing", run[0].colour))
    return TextContrast(page, text, ratio, colour, behind)


def _behind(letter: Letter, ground: Image.Image) -> list[tuple[int, str]]:
    """How many pixels of which colour a letter touches."""
    colours: list[Any] = ground.crop(letter.box).getcolors(_COLOURS) or []
    return [(count, _hex(*colour[:3])) for count, colour in colours if colour[3]]


def _worst(colour: str, behind: Iterable[tuple[int, str]]) -> tuple[float, str] | None:
    """The least contrast that is more than an edge, and the ground there; None without pixels."""
    found = sorted((_contrast(colour, ground), ground, count) for count, ground in behind)
    edge = max(sum(count for *_, count in found) * _EDGE, _EDGE_PIXELS)
    for ratio, ground, count in found:
        edge -= count
        if edge < 0:
            return ratio, ground
    return found[-1][:2] if found else None


def _hex(red: int, green: int, blue: int) -> str:
    return f"#{red:02X}{green:02X}{blue:02X}"


_contrast = lru_cache(maxsize=1 << 14)(contrast)
