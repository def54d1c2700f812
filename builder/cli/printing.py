"""From a warband to files: cards on sheets as PDF, or a picture of each face."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from builder.check import Findings
from builder.cli.icons import missing_icons
from builder.cli.outfile import STANDARD, refuse_existing, write_all
from builder.cli.print_settings import PrintFlags, Settings, is_folder, settings_of
from builder.cli.printed import HAIR_MM, faults_of, report_of
from builder.cli.progress import watched
from output.card.faces import CardFace, card_faces
from output.card.view import MOST_MODELS
from output.display import Page, Placed, Printout
from output.page.impose import impose
from schemas.base import words
from schemas.problems import InputError, Problem
from schemas.warband import Warband

if TYPE_CHECKING:
    from output.card.layout import Layout

USUAL_CARD = "poker"
MOST_CODES = 3
MOST_LETTERS = 48
"""Of the codes in the margin, so that they stand on one line beside what else is there."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of it: a line about what was written, what is not as it should be, remarks."""

    written: str
    faults: list[str]
    remarks: list[str]


def print_cards(
    warband: Warband, findings: Findings, output: str, force: bool, flags: PrintFlags
) -> Printed:
    """Writes the cards, and the report where one is asked for.

    Raises InputError, with nothing written, where something cannot be used or written.
    """
    settings = settings_of(output, force, flags, warband.system.card.size or USUAL_CARD)
    faces = _faces(warband, settings.layout, flags)
    printout = None
    if settings.format_ == "pdf":
        title = " ".join(warband.name.split())
        placed = watched(faces, "placing card", len(faces))
        printout = impose(placed, settings.sheet, title=title, note=_note(findings))
        files = {output: _pdf(printout)}
    else:
        files = _pictures(faces, output, settings.format_)
        _refuse_each(files, output, force, flags.report)
    written = _written(list(files), faces, printout)
    pages = len(printout.pages) if printout else len(files)
    closely = flags.strict or flags.report is not None
    seen = watched(faces, "looking at card", len(faces))
    report = report_of(seen, pages, closely)
    if flags.report is not None:
        files[flags.report] = report.json()
    write_all(files)
    faults = faults_of(faces, report, settings.layout, flags.one_face)
    faults += missing_icons(warband)
    remarks = [_no_backs(faces, flags), _over_margin(printout, settings)]
    return Printed(written, faults, [remark for remark in remarks if remark])


def _no_backs(faces: Sequence[CardFace], flags: PrintFlags) -> str:
    if flags.duplex == "none" or any(face.index > 1 for face in faces):
        return ""
    return f"no card has a second face, so --duplex {flags.duplex} changes nothing"


def _over_margin(printout: Printout | None, settings: Settings) -> str:
    """What to say of cards that have less than the margin between them and the paper's edge."""
    margin = settings.sheet.margin_mm
    left = _edge(printout) if printout else margin
    if left > margin - HAIR_MM:
        return ""
    what_to_do = "choose larger paper or smaller cards"
    if settings.layout.clear_mm >= margin:
        what_to_do = "no words stand there"
    return (
        f"cards come within {left:.1f} mm of the edge of the paper, which printers leave white for "
        f"about {margin:g} mm; {what_to_do}"
    )


def _edge(printout: Printout) -> float:
    """How near cards and their bleed come to the edge of a page, in mm."""
    return min(
        min(
            *(card.x, page.width_mm - card.x - card.drawing.width_mm),
            *(card.y, page.height_mm - card.y - card.drawing.height_mm),
        )
        - card.bleed_mm
        for page in printout.pages
        for card in page.items
        if isinstance(card, Placed)
    )


def _refuse_each(files: Iterable[str], output: str, force: bool, report: str | None) -> None:
    """Raises InputError for pictures beside the output that are there already."""
    problems = []
    for path in files:
        try:
            if path != output:
                refuse_existing(path, force)
        except InputError as error:
            problems += error.problems
        if report not in (None, STANDARD) and Path(path) == Path(report or ""):
            message = "a picture goes to the same place; name another file for the report"
            problems.append(Problem(f"--report {report}", 0, 0, message))
    if problems:
        raise InputError(problems)


def _written(paths: list[str], faces: Sequence[CardFace], printout: Printout | None) -> str:
    """`levy.pdf: 11 cards on 2 pages`, `levy-1.png … levy-14.png: 14 faces`."""
    if printout is None:
        several = f"{paths[0]} … {paths[-1]}: {len(paths)} faces"
        return several if len(paths) > 1 else f"{paths[0]}: 1 face"
    cards = sum({face.card: face.copies for face in faces}.values())
    pages = len(printout.pages)
    return f"{paths[0]}: {cards} card{'s' * (cards != 1)} on {pages} page{'s' * (pages != 1)}"


def _faces(warband: Warband, layout: Layout, flags: PrintFlags) -> list[CardFace]:
    faces: list[CardFace] = []
    for fighter in watched(warband.fighters, "drawing card", len(warband.fighters)):
        alone = flags.copies == "each" and 1 < fighter.count <= MOST_MODELS
        for model in range(1, fighter.count + 1) if alone else (None,):
            made = card_faces(
                fighter,
                warband.system,
                layout,
                warband=warband,
                theme=flags.theme,
                ink=flags.ink,
                folder=flags.templates,
                model=model,
            )
            faces += made if flags.copies == "each" else [replace(face, copies=1) for face in made]
    return faces


def _note(findings: Findings) -> str:
    """The line in the margin of cards that are printed with findings; short, as margins are."""
    worst = "warning" if findings.legal else "error"
    codes = list(dict.fromkeys(one.code for one in findings if one.severity == worst))
    if not codes:
        return ""
    shown = codes[:MOST_CODES]
    while len(shown) > 1 and len(", ".join(shown)) > MOST_LETTERS:
        shown.pop()
    more = f" and {len(codes) - len(shown)} more" if len(codes) > len(shown) else ""
    verdict = "Legal, but" if findings.legal else words(findings.status)
    return f"{verdict}: {', '.join(shown)}{more}; see muster check"


def _pdf(printout: Printout) -> bytes:
    from output.pdf.painter import PdfPainter

    painter = PdfPainter(printout)
    for page in watched(printout.pages, "writing page", len(printout.pages)):
        painter.page(page)
    return painter.finish()


def _pictures(faces: Sequence[CardFace], output: str, format_: str) -> dict[str, bytes]:
    """A picture of each face, by the file that it goes to."""
    if not faces:
        raise InputError.at(output, "there are no cards to print; add a fighter first")
    made = _svgs(faces) if format_ == "svg" else _pngs(faces)
    pictures = list(watched(made, "drawing picture", len(faces)))
    return dict(zip(_names(faces, output, format_), pictures, strict=True))


def _svgs(faces: Sequence[CardFace]) -> Iterator[bytes]:
    from output.svg import embed_fonts

    for face in faces:
        yield embed_fonts(face.svg).encode()


def _pngs(faces: Sequence[CardFace]) -> Iterator[bytes]:
    from output.pdf.png import pictures_of

    yield from pictures_of(_pdf(Printout([_alone(face) for face in faces])))


def _alone(face: CardFace) -> Page:
    drawing = face.drawing
    return Page(drawing.width_mm, drawing.height_mm, [Placed(drawing, 0.0, 0.0)])


def _names(faces: Sequence[CardFace], output: str, format_: str) -> list[str]:
    """Where each face goes: into a folder by fighter, or numbered beside the file named."""
    if output == STANDARD:
        if len(faces) > 1:
            raise InputError.at(
                output, f"{len(faces)} faces do not go into one pipe; name a folder"
            )
        return [output]
    place = Path(output)
    if is_folder(output):
        place.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(faces)))
        return [
            str(place / f"{at:0{digits}}-{_plain(face.fighter)}-{face.index}.{format_}")
            for at, face in enumerate(faces, 1)
        ]
    if len(faces) == 1:
        return [output]
    stem = place.with_suffix("") if place.suffix.lower() == f".{format_}" else place
    digits = len(str(len(faces)))  # so that they sort as they are counted
    return [f"{stem}-{at:0{digits}}.{format_}" for at in range(1, len(faces) + 1)]


def _plain(id_: str) -> str:
    """An id as a part of a file's name, whatever a hand wrote into the roster."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", id_)[:60] or "fighter"
