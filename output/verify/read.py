"""A PDF to facts. What is PDFium stays in this module, `objects` and `letters`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pypdfium2
import pypdfium2.raw as pdfium

from output.display import Matrix
from output.matrix import multiply
from output.printout import Box, Duplex
from output.verify.facts import FileFacts, PageFacts
from output.verify.letters import read_letters
from output.verify.objects import Objects
from output.verify.points import MM, box_of
from output.verify.units import unit_of
from schemas.problems import InputError

MOST_PAGES = 1000
_PASSWORD = 4
_CREATOR = "Musterpress"
_DUPLEX: dict[int, Duplex] = {1: "none", 2: "short", 3: "long"}


def read_pdf(data: bytes, name: str, watch: Callable[[range], Iterable[int]] = iter) -> FileFacts:
    """Everything that is measured. InputError where it is no PDF, or none that can be opened.

    `watch` gives out the numbers of the pages, for who wants to say how far it is.
    """
    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise InputError.at(name, _refused(data, getattr(error, "err_code", 0))) from None
    with document:
        count = len(document)
        if not count:
            raise InputError.at(name, "has no pages, or is damaged; write it once more")
        if count > MOST_PAGES:
            message = f"has {count} pages, and {MOST_PAGES} are read at most; split it"
            raise InputError.at(name, message)
        objects = Objects()
        unit = unit_of(data, count, name)
        pages = [_page(document, at, name, objects, unit * MM) for at in watch(range(count))]
        keeps_size = not pdfium.FPDF_VIEWERREF_GetPrintScaling(document.raw)
        duplex = _DUPLEX.get(pdfium.FPDF_VIEWERREF_GetDuplex(document.raw))
        return FileFacts(pages, objects.fonts, keeps_size, duplex, unit)


def _refused(data: bytes, code: int) -> str:
    if not data:
        return "is empty; write it once more"
    if code == _PASSWORD:
        return "is locked with a password; save it without one"
    if b"%PDF-" not in data[:1024]:
        return "is not a PDF; name one, such as `muster print` writes"
    return "is damaged and cannot be opened; write it once more"


def _page(
    document: pypdfium2.PdfDocument, at: int, name: str, objects: Objects, unit_mm: float
) -> PageFacts:
    try:
        page = document[at]
    except pypdfium2.PdfiumError:
        message = f"page {at + 1} is damaged and cannot be read; write it once more"
        raise InputError.at(name, message) from None
    try:
        width, height = (side * unit_mm for side in page.get_size())
        to_page = _shown(page, unit_mm)
        facts = PageFacts(
            at + 1,
            width,
            height,
            _box(page.get_trimbox(fallback_ok=False), to_page),
            _box(page.get_bleedbox(fallback_ok=False), to_page),
            label=document.get_page_label(at) if _is_named(document) else "",
            file=name,
        )
        objects.read(page, to_page, facts)
        read_letters(page, to_page, facts)
        return facts
    finally:
        page.close()


def _is_named(document: pypdfium2.PdfDocument) -> bool:
    """Whether pages have names of ours; those of others say nothing, and PDFium trusts them."""
    return bool(document.get_metadata_value("Creator") == _CREATOR)


def _box(corners: tuple[float, float, float, float] | None, to_page: Matrix) -> Box | None:
    return None if corners is None else box_of(corners, to_page)


def _shown(page: pypdfium2.PdfPage, unit_mm: float) -> Matrix:
    """From the space of a page to mm from the top left of what is shown of it."""
    left, bottom, right, top = page.get_bbox()
    turned: dict[int, Matrix] = {
        0: (1.0, 0.0, 0.0, -1.0, -left, top),
        90: (0.0, 1.0, 1.0, 0.0, -bottom, -left),
        180: (-1.0, 0.0, 0.0, 1.0, right, -bottom),
        270: (0.0, -1.0, -1.0, 0.0, top, right),
    }
    return multiply((unit_mm, 0.0, 0.0, unit_mm, 0.0, 0.0), turned[page.get_rotation()])
