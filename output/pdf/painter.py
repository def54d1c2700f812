"""Pages of the display list to a PDF."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Protocol

from output.display import Drawing, Group, Item, Placed, Text
from output.matrix import shift
from output.pdf.bookmarks import write_outline
from output.pdf.content import Content
from output.pdf.document import Document
from output.pdf.lines import clusters
from output.pdf.numbers import POINT, number
from output.pdf.store import Store
from output.printout import Page, Printout
from output.text import FontSet, default_fonts
from output.typeset import shaped


class Painter(Protocol):
    """What makes a file of pages."""

    def page(self, page: Page) -> None:
        """Paints one more page."""

    def finish(self) -> bytes:
        """The finished file."""

    def finish_to(self, target: BinaryIO) -> None:
        """Writes the finished file, which is never held as a whole."""


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
        target = io.BytesIO()
        self.finish_to(target)
        return target.getvalue()

    def finish_to(self, target: BinaryIO) -> None:
        """Writes the finished file, which is never held as a whole."""
        self._store.write_fonts()
        write_outline(self._document, self._printout.outline)
        if self._printout.labels:
            self._document.label(self._printout.labels)
        self._document.save_to(target)


def repeated(pages: Iterable[Page]) -> list[Drawing]:
    """The drawings that stand on pages more than once."""
    placed = [drawing for page in pages for drawing in _placed(page.items)]
    counts = Counter(map(id, placed))
    often = {id(drawing): drawing for drawing in placed if counts[id(drawing)] > 1}
    return list(often.values())


def _placed(items: Iterable[Item]) -> Iterator[Drawing]:
    """The drawings among items, those within drawings too, each as often as it is there."""
    for item in items:
        if isinstance(item, Placed):
            yield item.drawing
            yield from _placed(item.drawing.items)
        elif isinstance(item, Group):
            yield from _placed(item.items)


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
