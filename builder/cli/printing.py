"""From a warband to files: cards on sheets as PDF, or a picture of each face."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from builder.check import Findings
from builder.cli.outfile import STANDARD, refuse_existing, write_out
from builder.cli.printed import faults_of, report_of
from builder.cli.progress import watched
from output.card.faces import CardFace, card_faces
from output.card.layout import load_layout
from output.card.view import MOST_MODELS
from output.display import Page, Placed, Printout
from output.export.words import listed
from output.page.impose import impose
from output.page.sheet import load_sheet
from schemas.base import words
from schemas.problems import InputError
from schemas.warband import Warband

if TYPE_CHECKING:
    from output.card.layout import Layout
    from output.card.palette import Ink
    from output.display import Duplex

USUAL_CARD = "poker"
FORMATS = ("pdf", "svg", "png")
NOT_YET = {"sheet", "roster", "tokens"}
MOST_CODES = 3
MOST_LETTERS = 48
"""Of the codes in the margin, so that they stand on one line beside what else is there."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of it: a line about what was written, what is not as it should be, a remark."""

    written: str
    faults: list[str]
    remark: str


@dataclass(frozen=True, slots=True)
class PrintFlags:
    """How the cards are printed, as it was said on the command line; lengths in mm."""

    what: str
    paper: str
    card: str | None
    duplex: Duplex
    bleed: float
    margin: float
    marks: bool
    ruler: bool
    theme: str
    ink: Ink
    format_: str | None
    copies: str
    report: str | None
    strict: bool
    one_face: bool
    templates: Path | None


def print_cards(
    warband: Warband, findings: Findings, output: str, force: bool, flags: PrintFlags
) -> Printed:
    """Writes the cards, and the report where one is asked for.

    Raises InputError, with nothing written, where something cannot be used or written.
    """
    _refuse_what(flags.what)
    format_ = flags.format_ or _by_ending(output)
    if format_ == "pdf" and _is_folder(output):
        message = "is a folder; name a file in it, or say --format png for a picture of each face"
        raise InputError.at(output, message)
    for path in (output, flags.report):
        if path is not None:
            refuse_existing(path, force)
    size = flags.card or warband.system.card.size or USUAL_CARD
    layout = load_layout(size, flags.templates / "layouts" if flags.templates else None)
    faces = _faces(warband, layout, flags)
    printout = _sheets(warband, findings, faces, flags) if format_ == "pdf" else None
    if printout is not None:
        files = {output: _pdf(printout)}
    else:
        files = _pictures(faces, output, format_)
        for path in files:
            refuse_existing(path, force)
    written = _written(list(files), faces, printout)
    pages = len(printout.pages) if printout else len(files)
    closely = flags.strict or flags.report is not None
    report = report_of(faces, pages, closely)
    if flags.report is not None:
        files[flags.report] = report.json()
    for path, data in files.items():
        write_out(path, data)
    faults = faults_of(faces, report, layout, flags.one_face)
    return Printed(written, faults, _no_backs(faces, flags))


def _no_backs(faces: Sequence[CardFace], flags: PrintFlags) -> str:
    if flags.duplex == "none" or any(face.index > 1 for face in faces):
        return ""
    return f"no card has a second face, so --duplex {flags.duplex} changes nothing"


def _written(paths: list[str], faces: Sequence[CardFace], printout: Printout | None) -> str:
    """`levy.pdf: 11 cards on 2 pages`, `levy-1.png … levy-14.png: 14 faces`."""
    if printout is None:
        several = f"{paths[0]} … {paths[-1]}: {len(paths)} faces"
        return several if len(paths) > 1 else f"{paths[0]}: 1 face"
    cards = sum({face.card: face.copies for face in faces}.values())
    pages = len(printout.pages)
    return f"{paths[0]}: {cards} card{'s' * (cards != 1)} on {pages} page{'s' * (pages != 1)}"


def _refuse_what(what: str) -> None:
    for word in what.split(","):
        if word.strip() in NOT_YET:
            message = "is not printed by this version; say --what cards"
            raise InputError.at(f"--what {word.strip()}", message)
        if word.strip() != "cards":
            raise InputError.at(
                f"--what {word.strip()}", "there is no such thing to print; say cards"
            )


def _by_ending(output: str) -> str:
    """The format that the name of a file says; without an ending, PDF."""
    ending = PurePath(output).suffix.lower().removeprefix(".")
    if ending and ending not in FORMATS:
        message = f"`.{ending}` is none of {listed(FORMATS)}; change the ending, or say --format"
        raise InputError.at(output, message)
    return ending or "pdf"


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


def _sheets(
    warband: Warband, findings: Findings, faces: Sequence[CardFace], flags: PrintFlags
) -> Printout:
    sheet = load_sheet(
        flags.paper,
        margin_mm=flags.margin,
        marks=flags.marks,
        ruler=flags.ruler,
        bleed_mm=flags.bleed,
        duplex=flags.duplex,
    )
    return impose(faces, sheet, title=" ".join(warband.name.split()), note=_note(findings))


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
    from output.pdf.painter import pdf_bytes

    return pdf_bytes(printout)


def _pictures(faces: Sequence[CardFace], output: str, format_: str) -> dict[str, bytes]:
    """A picture of each face, by the file that it goes to."""
    if not faces:
        raise InputError.at(output, "there are no cards to print; add a fighter first")
    if format_ == "svg":
        from output.svg import embed_fonts

        pictures = [embed_fonts(face.svg).encode() for face in faces]
    else:
        from output.pdf.png import render_png

        pages = [_alone(face) for face in faces]
        pictures = render_png(_pdf(Printout(pages)))
    return dict(zip(_names(faces, output, format_), pictures, strict=True))


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
    if _is_folder(output):
        place.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(faces)))
        return [
            str(place / f"{at:0{digits}}-{_plain(face.fighter)}-{face.index}.{format_}")
            for at, face in enumerate(faces, 1)
        ]
    if len(faces) == 1:
        return [output]
    stem = place.with_suffix("") if place.suffix.lower() == f".{format_}" else place
    return [f"{stem}-{at}.{format_}" for at in range(1, len(faces) + 1)]


def _is_folder(output: str) -> bool:
    return output.endswith(("/", "\\")) or Path(output).is_dir()


def _plain(id_: str) -> str:
    """An id as a part of a file's name, whatever a hand wrote into the roster."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", id_)[:60] or "fighter"
