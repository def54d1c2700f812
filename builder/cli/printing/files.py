"""The files of a print: one PDF, one for each part, or a picture of each face and page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from builder.cli.outfile import STANDARD
from builder.cli.printing.bound import Bindable, bound
from builder.cli.printing.page_order import backs_file
from builder.cli.printing.settings import is_folder
from builder.cli.progress import watched
from output.display import Drawing, Group, Item, Placed
from output.printout import Page, Printout
from schemas.problems import InputError
from schemas.record import record

if TYPE_CHECKING:
    from builder.cli.printing.sides import SideSettings
    from output.files import Content
    from output.pdf.painter import PdfPainter
    from output.text import FontSet
    from schemas.printer import PrinterProfile


class Printable(Bindable, Protocol):
    """A part of a print."""

    @property
    def name(self) -> str:
        """What `--what` calls it."""

    @property
    def names(self) -> list[str]:
        """What each picture is called."""

    def pictured(self) -> list[Page]:
        """Each picture as a page."""

    def svgs(self) -> Iterator[bytes]:
        """Each picture as SVG that stands alone."""


@record
class Files:
    """What is in each file, by its path, and on how many pages."""

    made: dict[str, Content]
    pages: int
    places: Sequence[Sequence[int]]
    """Of each part: which pages of its file, counted from 0, are its own."""
    has_backs: bool
    """Whether a page lies behind another."""


def pdf_files(
    parts: Sequence[Printable],
    output: str,
    title: str,
    sides: SideSettings,
    profile: PrinterProfile | None = None,
    fonts: FontSet | None = None,
) -> Files:
    """One PDF of all parts; in a folder, one for each. `profile` is the printer's, `fonts` are what
    its texts were measured with.

    Where backs are apart, those of `OUT.pdf` are in `OUT-backs.pdf` beside it.
    """
    duplex, order = sides.duplex, sides.order
    if is_folder(output):
        place = Path(output)
        place.mkdir(parents=True, exist_ok=True)
        made = {
            str(place / f"{part.name}.pdf"): bound([part], f"{title} · {part.title}", duplex, order)
            for part in parts
        }
    else:
        made = {output: bound(parts, title, duplex, order)}
    printouts = {
        path if not at else backs_file(path): printout
        for path, one in made.items()
        for at, printout in enumerate(one.printouts)
        if printout.pages or not at
    }
    return Files(
        {
            path: _pdf(_for_printer(printout, profile), fonts).finish_to
            for path, printout in printouts.items()
        },
        sum(len(printout.pages) for printout in printouts.values()),
        [place for one in made.values() for place in one.places],
        any(one.has_backs for one in made.values()),
    )


def _for_printer(printout: Printout, profile: PrinterProfile | None) -> Printout:
    if profile is None:
        return printout
    from output.page.corrected import corrected

    return corrected(printout, profile)


def picture_files(
    parts: Sequence[Printable], output: str, format_: str, fonts: FontSet | None = None
) -> Files:
    """A picture of each face and page."""
    names = [name for part in parts for name in part.names]
    if not names:
        raise InputError.at(output, "there are no cards to print; add a fighter first")
    drawn = _svgs(parts) if format_ == "svg" else _pngs(parts, fonts)
    pictures = list(watched(drawn, "drawing picture", len(names)))
    made: dict[str, Content] = dict(zip(_paths(names, output, format_), pictures, strict=True))
    return Files(made, len(names), [range(len(part.pages)) for part in parts], True)


def _pdf(printout: Printout, fonts: FontSet | None) -> PdfPainter:
    """A PDF with all its pages."""
    from output.pdf.painter import PdfPainter

    painter = PdfPainter(printout, fonts)
    for page in watched(printout.pages, "writing page", len(printout.pages)):
        painter.page(page)
        _let_go(page.items)
    return painter


def _let_go(items: Iterable[Item]) -> None:
    """Lets cards go that are painted: those of a long print take much memory."""
    for item in items:
        if isinstance(item, Placed):
            item.drawing = Drawing(item.drawing.width_mm, item.drawing.height_mm)
        elif isinstance(item, Group):
            _let_go(item.items)


def _svgs(parts: Sequence[Printable]) -> Iterator[bytes]:
    for part in parts:
        yield from part.svgs()


def _pngs(parts: Sequence[Printable], fonts: FontSet | None) -> Iterator[bytes]:
    from output.pdf.png import pictures_of

    pages = [page for part in parts for page in part.pictured()]
    yield from pictures_of(_pdf(Printout(pages), fonts).finish())


def _paths(names: Sequence[str], output: str, format_: str) -> list[str]:
    """Where each picture goes: into a folder by its name, or numbered beside the file named."""
    if output == STANDARD:
        if len(names) > 1:
            message = f"{len(names)} pictures do not go into one pipe; name a folder"
            raise InputError.at(output, message)
        return [output]
    place = Path(output)
    if is_folder(output):
        place.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(names)))
        return [str(place / f"{at:0{digits}}-{name}.{format_}") for at, name in enumerate(names, 1)]
    if len(names) == 1:
        return [output]
    stem = place.with_suffix("") if place.suffix.lower() == f".{format_}" else place
    digits = len(str(len(names)))  # so that they sort as they are counted
    return [f"{stem}-{at:0{digits}}.{format_}" for at in range(1, len(names) + 1)]
