"""The outline of a PDF: what viewers list beside the pages, to jump to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from output.pdf.document import Document, Value, text
from output.printout import Bookmark


def write_outline(document: Document, bookmarks: Sequence[Bookmark]) -> None:
    """Writes bookmarks, all open; viewers show them at once where there are several parts."""
    if bookmarks:
        root = _Outline(document).written(bookmarks)
        document.outline(root, shown=len(bookmarks) > 1)


class _Outline:
    """Entries that point at their neighbours, which are named before they are written."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._numbers = count(1)

    def written(self, bookmarks: Sequence[Bookmark]) -> Value:
        """The reference to the root of the outline."""
        root = self._document.later("Outline")
        keys = {"Type": "/Outlines", **self._below(bookmarks, root)}
        self._document.define("Outline", keys)
        return root

    def _below(self, bookmarks: Sequence[Bookmark], parent: Value) -> dict[str, Value]:
        """Writes entries; what their parent says of them."""
        names = [f"Bookmark{next(self._numbers)}" for _ in bookmarks]
        entries = [self._document.later(name) for name in names]
        for at, bookmark in enumerate(bookmarks):
            keys: dict[str, Value] = {
                "Title": text(" ".join(bookmark.title.split())),
                "Parent": parent,
                "Dest": self._document.place(bookmark.page, bookmark.top_mm),
            }
            if at:
                keys["Prev"] = entries[at - 1]
            if at + 1 < len(entries):
                keys["Next"] = entries[at + 1]
            if bookmark.below:
                keys |= self._below(bookmark.below, entries[at])
            self._document.define(names[at], keys)
        return {"First": entries[0], "Last": entries[-1], "Count": str(_open(bookmarks))}


def _open(bookmarks: Sequence[Bookmark]) -> int:
    """How many entries are seen where all are open."""
    return sum(1 + _open(bookmark.below) for bookmark in bookmarks)
