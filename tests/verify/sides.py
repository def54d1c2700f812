"""Cards of two sides that bear a name, printed in every order that pages of backs may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from builder.cli.printing.bound import bound
from builder.cli.printing.page_order import Order
from output import impose
from output.display import Drawing, Placed, Rect, Style, Text
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Bookmark, Page, Printout, Sides
from output.verify.facts import FileFacts
from output.verify.findings import findings
from output.verify.measured import Asked, Measured, measure
from output.verify.read import read_pdf
from tests.page.decks import Face

Spoil = Callable[[list[Page]], object]


@dataclass
class Cards:
    """A part of a print: fronts, each followed by its backs."""

    pages: list[Page]
    title: str = "cards"
    sides: Sides = "pairs"
    outline: list[Bookmark] = field(default_factory=list)


def side(size: tuple[float, float], name: str, fill: str) -> Drawing:
    w, h = size
    ground = Rect(-10, -10, w + 20, h + 20, Style(fill))
    return Drawing(w, h, [ground, Text(5, 12, name, "Noto Sans", 6, "#FFFFFF")])


def deck(count: int, size: tuple[float, float]) -> list[Face]:
    """Cards with a name on both sides."""
    names = [f"Levy {at}" for at in range(1, count + 1)]
    fills = ("#0F4653", "#5A1F1F")
    return [Face(side(size, name, fill), at) for at, name in enumerate(names) for fill in fills]


def printed(
    faces: Sequence[Face], sheet: Sheet, order: Order = "next", spoil: Spoil = list
) -> list[Printout]:
    """The files of a print; `spoil` may change its pages, each front before its back."""
    made = impose(faces, sheet, title="Levy")
    spoil(made.pages)
    return bound([Cards(made.pages)], "Levy", made.duplex, order).printouts


def folded(faces: Sequence[Face], sheet: Sheet, spoil: Spoil = list) -> list[Printout]:
    made = impose(faces, sheet, title="Levy")
    spoil(made.pages)
    return [made]


def read(files: Sequence[Printout]) -> FileFacts:
    fronts, *backs = [read_pdf(pdf_bytes(one), f"{at}.pdf") for at, one in enumerate(files)]
    return fronts.with_backs(backs[0]) if backs else fronts


def found(files: Sequence[Printout], asked: Asked | None = None) -> tuple[Measured, list[str]]:
    """What is measured, and the findings as `CODE page: message`."""
    measured = measure(read(files), asked or Asked())
    said = findings(measured, asked or Asked())
    return measured, [f"{one.code} {one.page}: {one.message}" for one in said]


def cards_on(page: Page) -> list[Placed]:
    return [item for item in page.items if isinstance(item, Placed)]
