"""Pages of the display list to a PDF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from output.display import Drawing, Group, Item, Page, Placed, Printout, Text
from output.matrix import shift
from output.pdf.bookmarks import write_outline
from output.pdf.content import Content
from output.pdf.document import Document
from output.pdf.lines import clusters
from output.pdf.numbers import POINT, number
from output.pdf.store import Store
from output.text import FontSet, default_fonts
from output.typeset import shaped


class Painter(Protocol):
    """What makes a file of pages."""

    def page(self, page: Page) -> None:
        """Paints one more page."""

    def finish(self) -> bytes:
        """The finished file."""


class PdfPainter:
    """Paints a printout's pages to a PDF of true size."""

    def __init__(self, printout: Printout, fonts: FontSet | None = None) -> None:
        self._printout = printout
        self._document = Document(printout.title, printout.duplex)
        fonts = fonts or default_fonts()
        forms = [d for d in repeated(printout.pages) if not speaks_for_glyphs(d.items, fonts)]
        self._store = Store(self._document, fonts, forms)

    def page(self, page: Page) -> None:
        """Paints one more page."""
        content = Content(self._store, shift(0.0, -page.height_mm))
        content.operators.append(f"1 0 0 1 0 {number(page.height_mm * POINT)} cm")
        content.paint(page.items)
        boxes = {"TrimBox": page.trim, "BleedBox": page.bleed}
        self._document.page(page.width_mm, page.height_mm, content.data, content.resources, boxes)

    def finish(self) -> bytes:
        """The finished file."""
        self._store.write_fonts()
        write_outline(self._document, self._printout.outline)
        if self._printout.labels:
            self._document.label(self._printout.labels)
        return self._document.save()


def repeated(pages: Iterable[Page]) -> list[Drawing]:
    """The drawings that stand on pages more than once."""
    counts: Counter[int] = Counter()
    drawings: dict[int, Drawing] = {}

    def count(items: Iterable[Item]) -> None:
        for item in items:
            if isinstance(item, Placed):
                counts[id(item.drawing)] += 1
                drawings[id(item.drawing)] = item.drawing
                count(item.drawing.items)
            elif isinstance(item, Group):
                count(item.items)

    for page in pages:
        count(page.items)
    return [drawing for key, drawing in drawings.items() if counts[key] > 1]


def speaks_for_glyphs(items: Iterable[Item], fonts: FontSet) -> bool:
    """Whether a text needs an actual text for its glyphs; readers misplace that in a form."""
    for item in items:
        if isinstance(item, Group):
            if speaks_for_glyphs(item.items, fonts):
                return True
        elif isinstance(item, Placed):
            if speaks_for_glyphs(item.drawing.items, fonts):
                return True
        elif isinstance(item, Text) and not item.string.isascii():
            runs = shaped(item, fonts).runs
            if any(end - start > 1 for run in runs for start, end in clusters(run.glyphs)):
                return True
    return False


def pdf_bytes(printout: Printout, fonts: FontSet | None = None) -> bytes:
    """The PDF of a printout."""
    painter: Painter = PdfPainter(printout, fonts)
    for page in printout.pages:
        painter.page(page)
    return painter.finish()
