"""PDFs that lead in circles, or say in a few bytes what never ends."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable

import pikepdf
from pikepdf import Array, Dictionary, Name

DEEP = 8
WIDE = 40


def spoilt(spoil: Callable[[pikepdf.Pdf], None], creator: str = "Musterpress") -> bytes:
    """A file of one page, changed."""
    file = pikepdf.new()
    file.add_blank_page(page_size=(595, 842))
    file.docinfo["/Creator"] = creator
    spoil(file)
    out = io.BytesIO()
    file.save(out)
    return out.getvalue()


def labels_in_a_circle(file: pikepdf.Pdf) -> None:
    labels = file.make_indirect(Dictionary())
    labels.Kids = Array([labels])
    file.Root.PageLabels = labels


def labels_in_a_wide_circle(file: pikepdf.Pdf) -> None:
    labels = file.make_indirect(Dictionary())
    labels.Kids = Array([labels] * WIDE)
    file.Root.PageLabels = labels


def pages_in_a_circle(file: pikepdf.Pdf) -> None:
    file.Root.Pages.Kids = Array([file.Root.Pages])
    file.Root.Pages.Count = 3


def a_page_that_is_its_own_parent(file: pikepdf.Pdf) -> None:
    page = file.pages[0].obj
    del page.MediaBox
    page.Parent = page


def more_pages_than_there_are(file: pikepdf.Pdf) -> None:
    file.Root.Pages.Count = 2_000_000_000


def a_bookmark_that_is_its_own_next(file: pikepdf.Pdf) -> None:
    mark = file.make_indirect(Dictionary(Title="x"))
    mark.Next = mark
    mark.First = mark
    file.Root.Outlines = file.make_indirect(Dictionary(Type=Name.Outlines, First=mark, Last=mark))


def form(file: pikepdf.Pdf, content: bytes, **inner: pikepdf.Object) -> pikepdf.Object:
    made = file.make_stream(content)
    made.Type, made.Subtype, made.BBox = Name.XObject, Name.Form, Array([0, 0, 595, 842])
    made.Resources = Dictionary(XObject=Dictionary({f"/{name}": of for name, of in inner.items()}))
    return made


def a_form_that_holds_itself(file: pikepdf.Pdf) -> None:
    made = form(file, b"/A Do")
    made.Resources.XObject.A = made
    _put(file, made)


def forms_in_forms(file: pikepdf.Pdf) -> None:
    """Forty times forty times … a rectangle."""
    made = form(file, b"10 10 100 100 re f ")
    for _ in range(DEEP):
        made = form(file, b"/A Do " * WIDE, A=made)
    _put(file, made)


def a_page_of_a_gigabyte(file: pikepdf.Pdf) -> None:
    packer = zlib.compressobj(9)
    data = b"".join(packer.compress(b"1 1 re f\n" * 120_000) for _ in range(400)) + packer.flush()
    stream = file.make_stream(b"")
    stream.write(data, filter=Name.FlateDecode)
    file.pages[0].obj.Contents = stream


def arrays_in_arrays(file: pikepdf.Pdf) -> None:
    file.pages[0].obj.Contents = file.make_stream(b"[" * 5_000_000)


def _put(file: pikepdf.Pdf, made: pikepdf.Object) -> None:
    page = file.pages[0].obj
    page.Resources = Dictionary(XObject=Dictionary(A=made))
    page.Contents = file.make_stream(b"/A Do")
