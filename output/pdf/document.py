"""The PDF file itself. All that is private in reportlab stays in this module.

A value is what PDF knows: a dict (keys without a slash), a list, a number, a reference, or a
string that is PDF already (`/Name`, `true`).
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, TypeAlias

from reportlab.pdfbase import pdfdoc

from output.pdf.numbers import POINT, number
from output.printout import Box, Duplex

Value: TypeAlias = Any
Resources: TypeAlias = dict[str, dict[str, Value]]

LEVEL = 6
LANGUAGE = "en"
"""What our labels and the shipped catalogs are in."""
_DUPLEX = {"none": "/Simplex", "long": "/DuplexFlipLongEdge", "short": "/DuplexFlipShortEdge"}


class Document:
    """A PDF in the making. The same calls give the same bytes."""

    def __init__(self, title: str, duplex: Duplex) -> None:
        # Not a Canvas: it begins every page and form with an unembedded Helvetica.
        doc = self._doc = pdfdoc.PDFDocument(
            dummyoutline=1, compression=1, invariant=1, pdfVersion=(1, 7), lang=LANGUAGE
        )
        doc.Catalog.Outlines = None
        doc.Catalog.ViewerPreferences = _plain(
            {
                "PrintScaling": "/None",
                "DisplayDocTitle": "true",
                "PickTrayByPDFSize": "true",
                "Duplex": _DUPLEX[duplex],
            }
        )
        doc.setTitle(title)
        doc.setAuthor("")
        doc.setSubject("")
        doc.setCreator("Musterpress")
        self._pages: list[tuple[str, float]] = []

    def add(self, value: Value) -> Value:
        """A reference to a value that is written as an object of its own."""
        return self._doc.Reference(_plain(value))

    def later(self, name: str) -> Value:
        """A reference to an object that is not known yet; `define` must follow."""
        return pdfdoc.PDFObjectReference(name)

    def define(self, name: str, value: Value) -> None:
        """The object that was promised by `later`."""
        self._doc.Reference(_plain(value), name)

    def stream(self, keys: dict[str, Value], data: bytes, name: str | None = None) -> Value:
        """A reference to a stream; compressed, unless its keys say how it is packed already."""
        if "Filter" not in keys:
            keys = {**keys, "Filter": "/FlateDecode"}
            data = zlib.compress(data, LEVEL)
        return self._doc.Reference(pdfdoc.PDFStream(_plain(keys), data), name)

    def late_stream(self, keys: dict[str, Value], load: Callable[[], bytes]) -> Value:
        """A reference to a stream that is packed already, and is loaded when it is written."""
        return self._doc.Reference(_Late(_plain(keys), load))

    def page(
        self,
        width_mm: float,
        height_mm: float,
        content: bytes,
        resources: Resources,
        boxes: dict[str, Box | None],
    ) -> None:
        """One more page, of true size; boxes (TrimBox, BleedBox) in mm from the top left."""
        width, height = number(width_mm * POINT), number(height_mm * POINT)
        keys: dict[str, Value] = {
            "Type": "/Page",
            "Parent": self._doc.Reference(self._doc.Pages),
            "MediaBox": f"[0 0 {width} {height}]",
            "Contents": self.stream({}, content),
            "Resources": resources,
        }
        for name, box in boxes.items():
            if box is not None:
                keys[name] = _rectangle(box, height_mm)
        if "ExtGState" in resources:
            keys["Group"] = {"S": "/Transparency", "CS": "/DeviceRGB"}
        self._pages.append((self._doc.thisPageName(), height_mm))
        self._doc.addPage(_plain(keys))

    def place(self, page: int, top_mm: float) -> Value:
        """A destination: a page, counted from 0, from so many mm under its upper edge on."""
        name, height_mm = self._pages[page]
        return [self.later(name), "/XYZ", "null", (height_mm - top_mm) * POINT, "null"]

    def outline(self, root: Value, shown: bool) -> None:
        """What viewers list beside the pages, and whether they open the list by themselves."""
        self._doc.Catalog.Outlines = root
        if shown:
            self._doc.Catalog.setPageMode("UseOutlines")

    def label(self, labels: Sequence[str]) -> None:
        """What viewers call each page."""
        pairs = [[at, {"P": text(label)}] for at, label in enumerate(labels)]
        numbers = [one for pair in pairs for one in pair]
        self._doc.Catalog.PageLabels = _plain({"Nums": numbers})

    def save_to(self, target: BinaryIO) -> None:
        """Writes the finished file, an object at a time, so that it is never held as a whole."""
        doc = self._doc
        doc.info.invariant = 1
        doc.info.digest(doc.signature)
        root, info = doc.Reference(doc.Catalog), doc.Reference(doc.info)
        file = _File(doc._pdfVersion, target)
        ids: list[str] = []
        while (number_ := len(ids) + 1) in doc.numberToId:
            id_ = doc.numberToId[number_]
            written = pdfdoc.PDFIndirectObject(id_, doc.idToObject[id_]).format(doc)
            doc.idToOffset[id_] = file.add(written)
            ids.append(id_)
        table = pdfdoc.PDFCrossReferenceTable()
        table.addsection(0, ids)
        start = file.add(table.format(doc))
        trailer = pdfdoc.PDFTrailer(
            startxref=start, Size=len(ids) + 1, Root=root, Info=info, ID=doc.ID()
        )
        file.add(trailer.format(doc))


class _File(pdfdoc.PDFFile):  # type: ignore[misc]
    """Counts the bytes of a file while they are written."""

    def __init__(self, version: tuple[int, int], target: BinaryIO) -> None:
        super().__init__(version)
        target.writelines(self.strings)
        self.strings.clear()
        self.write = target.write


class _Late(pdfdoc.PDFStream):  # type: ignore[misc]
    """A stream whose bytes are there only while it is written."""

    def __init__(self, dictionary: Value, load: Callable[[], bytes]) -> None:
        super().__init__(dictionary, b"")
        self._load = load

    def format(self, document: Value) -> bytes:
        """The stream as it stands in the file."""
        return bytes(pdfdoc.PDFStream(self.dictionary, self._load()).format(document))


def text(string: str) -> Value:
    """A text in any script, as PDF writes it outside of pages."""
    return pdfdoc.PDFString(string)


def _plain(value: Value) -> Value:
    if isinstance(value, dict):
        return pdfdoc.PDFDictionary({key: _plain(inner) for key, inner in value.items()})
    if isinstance(value, list):
        return pdfdoc.PDFArrayCompact([_plain(inner) for inner in value])
    return number(value) if isinstance(value, float) else value


def _rectangle(box: Box, height_mm: float) -> str:
    left, bottom = box.x * POINT, (height_mm - box.y - box.h) * POINT
    corners = (left, bottom, left + box.w * POINT, bottom + box.h * POINT)
    return f"[{' '.join(map(number, corners))}]"
