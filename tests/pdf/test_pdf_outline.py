"""The outline of a PDF and the names of its pages, as a viewer reads them."""

from __future__ import annotations

import pypdfium2
import pytest
from pdf_reading import MM, having

from output.pdf.painter import pdf_bytes
from output.printout import Bookmark, Page, Printout

PAGES = [Page(210, 297), Page(297, 210), Page(210, 297)]
OUTLINE = [
    Bookmark("Cards", 0, below=(Bookmark("Odo", 0, 20.0), Bookmark("Ida \n(the) Bold", 1, 5.0))),
    Bookmark("שלום 🔥", 2),
]


def read(outline: list[Bookmark]) -> list[tuple[int, str, int, float]]:
    """Level, title, page and mm from its upper edge of each entry."""
    with pypdfium2.PdfDocument(pdf_bytes(Printout(PAGES, "Levy", outline=outline))) as document:
        found = []
        for entry in document.get_toc():
            place = entry.get_dest()
            (_, top, _), height = place.get_view()[1], document[place.get_index()].get_height()
            found.append((entry.level, entry.get_title(), place.get_index(), (height - top) * MM))
        return found


def test_entries_lead_to_their_places() -> None:
    levels, titles, pages, tops = zip(*read(OUTLINE), strict=True)
    assert levels == (0, 1, 1, 0)
    assert titles == ("Cards", "Odo", "Ida (the) Bold", "שלום 🔥")
    assert pages == (0, 0, 1, 2)
    assert tops == pytest.approx((0, 20, 5, 0), abs=0.01)


def test_the_outline_is_shown_where_there_are_several_parts() -> None:
    assert having(pdf_bytes(Printout(PAGES, outline=OUTLINE)), "/PageMode /UseOutlines")
    assert not having(pdf_bytes(Printout(PAGES, outline=OUTLINE[:1])), "/PageMode /UseOutlines")


def test_a_printout_without_bookmarks_has_no_outline() -> None:
    assert not having(pdf_bytes(Printout(PAGES)), "/Outlines")


def test_viewers_call_pages_by_their_labels() -> None:
    labels = ["Cards 1", "Cards 1, back", "Tokens (שלום)"]
    with pypdfium2.PdfDocument(pdf_bytes(Printout(PAGES, labels=labels))) as document:
        assert [document.get_page_label(at) for at in range(3)] == labels


def test_the_language_is_said() -> None:
    assert len(having(pdf_bytes(Printout(PAGES)), "/Type /Catalog", "/Lang (en)")) == 1
