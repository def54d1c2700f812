"""What is worth a line about sheets of cards, and no fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from builder.cli.printing.report import HAIR_MM
from builder.cli.printing.settings import Settings
from output.display import Drawing, Placed
from output.export.words import listed
from output.printout import Page

if TYPE_CHECKING:
    from output.card.layout import Layout
    from schemas.printer import PrinterProfile

_NAMES = {
    "label": "the name of the sheet",
    "ruler": "the mark of 50 mm",
    "note": "all of the note that the list has findings",
}


class Drawn(Protocol):
    """A side of a card."""

    @property
    def drawing(self) -> Drawing:
        """What is on it."""


def over_margin(pages: Sequence[Page], settings: Settings) -> Iterator[str]:
    """Cards that have less than the margin between them and the paper's edge."""
    margin = settings.sheet.margin_mm
    left = _edge(pages) if pages else margin
    if left > margin - HAIR_MM:
        return
    what_to_do = "choose larger paper or smaller cards"
    if settings.layout.clear_mm >= margin:
        what_to_do = "no words stand there"
    yield (
        f"cards come within {left:.1f} mm of the edge of the paper, which printers leave white for "
        f"about {margin:g} mm; {what_to_do}"
    )


def off_paper(pages: Sequence[Page], profile: PrinterProfile | None) -> Iterator[str]:
    """Cards that a printer's profile moves over the edge of the paper."""
    if profile is None:
        return
    from output.page.corrected import beyond_paper  # not needed by who has no profile

    beyond = beyond_paper(pages, profile)
    if beyond > HAIR_MM:
        yield (
            f"the printer's profile moves cards {beyond:.1f} mm over the edge of the paper, where nothing "
            "is printed; choose larger paper or smaller cards, or measure the printer again"
        )


def _edge(pages: Sequence[Page]) -> float:
    """How near cards and their bleed come to the edge of a page, in mm."""
    return min(
        min(
            *(card.x, page.width_mm - card.x - card.width_mm),
            *(card.y, page.height_mm - card.y - card.height_mm),
        )
        - card.bleed_mm
        for page in pages
        for card in page.items
        if isinstance(card, Placed)
    )


def without_room(left_out: Sequence[str], layout: Layout) -> Iterator[str]:
    """What the margins were too narrow for."""
    names = listed(_NAMES.get(one, "") for one in left_out)
    if "cuts" in left_out:
        yield (
            "some cards are enclosed by others that lie, and no mark at the edge of the paper shows "
            "where to cut them: say --guides corners"
        )
    if names:
        instead = ""
        if "ruler" in left_out:
            size = f"{layout.width_mm:g} × {layout.height_mm:g} mm"
            instead = f"; to check the size, measure a card: {size}"
        yield f"the margins have no room for: {names}{instead}"


def short_of_bleed(sides: Sequence[Drawn], bleed_mm: float) -> Iterator[str]:
    """Designs of one's own that end before the bleed does."""
    if not bleed_mm:
        return
    from output.page.short_bleed import bleed_of

    least = min((bleed_of(side.drawing, bleed_mm) for side in sides), default=bleed_mm)
    if least < bleed_mm - HAIR_MM:
        yield (
            f"what touches the cut runs {least:g} mm past it, and a bleed of {bleed_mm:g} mm is "
            "asked; white may show where a knife is off: let backgrounds begin at -face.bleed"
        )
