"""The cards as a part of a print: on sheets of paper, or a picture of each face."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from builder.cli.printing.blank_cards import blank_cards
from builder.cli.printing.card_backs import back_of
from builder.cli.printing.flags import PrintFlags
from builder.cli.printing.flags.pictures import PictureFlags
from builder.cli.printing.job import Job
from builder.cli.printing.nothing import NothingToPrint
from builder.cli.printing.picture_remarks import coarse_pictures
from builder.cli.printing.report import PrintReport, faults_of, report_cards
from builder.cli.printing.settings import Settings
from builder.cli.printing.sheet import told_by_flags
from builder.cli.printing.sheet_remarks import off_paper, over_margin, short_of_bleed, without_room
from builder.cli.printing.verdict import verdict
from builder.cli.progress import watched
from output.card.faces import CardFace, card_faces
from output.card.pictures import PictureStyle
from output.display import Drawing, Placed
from output.page.impose import impose
from output.printout import Bookmark, Page, Printout, Sides
from schemas.numbering import models_of
from schemas.record import record
from schemas.warband import Warband

if TYPE_CHECKING:
    from output.card.back import CardBack

CARDS = "cards"
"""The word for the cards of fighters."""
BLANK = "blank"
"""The name of the blank cards among them."""


@record
class Section:
    """Cards that are asked for by one word."""

    name: str
    """What `--what` calls them."""
    title: str
    """What people call them."""
    faces: list[CardFace]

    @property
    def of(self) -> str:
        """` of weapons`; nothing of fighters' own cards and of blank ones."""
        return "" if self.name in (CARDS, BLANK) else f" of {self.title}"


@record
class CardPart:
    """The faces of all cards, and the pages that they stand on where they go on paper.

    Cards of several sections share sheets.
    """

    sections: Sequence[Section]
    pages: list[Page]
    sides: Sides
    outline: list[Bookmark]
    settings: Settings
    flags: PrintFlags
    back: CardBack | None = None
    """What is behind the cards that have nothing of their own there."""
    is_folded: bool = False
    """Whether backs lie beside their fronts."""
    left_out: Sequence[str] = ()
    """What found no room in the margins."""
    lacking: Sequence[str] = ()
    """What was asked for too, and there is none of."""

    @property
    def name(self) -> str:
        """What `--what` calls it, or the first section of it."""
        return self.sections[0].name

    @property
    def title(self) -> str:
        """What people call it."""
        return CARDS if self.sections[1:] else self.sections[0].title

    @property
    def said(self) -> list[str]:
        """`11 cards`, `5 blank cards (15 faces)`, `9 cards of weapons`; of pictures, `14 faces`."""
        drawn = [section for section in self.sections if section.faces]
        counted = [_counted(section, is_paper=bool(self.pages)) for section in drawn]
        return [*counted, "the back"] if self._back_alone else counted

    @property
    def names(self) -> list[str]:
        """What each picture is called."""
        return [
            f"{f'{section.name}-' if section.of else ''}{_plain(face.fighter)}-{face.index}"
            for section in self.sections
            for face in section.faces
        ] + ["back"] * bool(self._back_alone)

    @property
    def _pictured(self) -> list[CardFace | CardBack]:
        """All that is drawn, each once."""
        return [*self.faces, *([self.back] if self.back else [])]

    def _alone(self, drawing: Drawing) -> Page:
        """A side of a card with its bleed, and nothing round it."""
        bleed = self.settings.sheet.bleed_mm
        width, height = drawing.width_mm + 2 * bleed, drawing.height_mm + 2 * bleed
        return Page(width, height, [Placed(drawing, bleed, bleed, bleed_mm=bleed)])

    @property
    def _back_alone(self) -> CardBack | None:
        """The back that cards share, as a picture of its own."""
        return None if self.pages else self.back

    @property
    def faces(self) -> list[CardFace]:
        """The faces of all sections."""
        return [face for section in self.sections for face in section.faces]

    def pictured(self) -> list[Page]:
        """Each face as a page of its own."""
        return [self._alone(side.drawing) for side in self._pictured]

    def svgs(self) -> Iterator[bytes]:
        """Each face as SVG that stands alone."""
        from output.svg import embed_fonts, write_svg

        fonts, bleeds = self.settings.looks.fonts, self.settings.sheet.bleed_mm > 0
        for side in self._pictured:
            page = self._alone(side.drawing) if bleeds else None
            yield (write_svg(page, fonts) if page else embed_fonts(side.svg, fonts)).encode()

    def report(self, report: PrintReport, place: Sequence[int], closely: bool) -> None:
        """Adds how the cards came out. `closely` also looks for texts that overlap."""
        for section in self.sections:
            seen = watched(section.faces, "looking at card", len(section.faces))
            report_cards(report, seen, closely)
        if self.back:
            missing = dict.fromkeys([*report.missing_glyphs, *self.back.missing_glyphs])
            report.missing_glyphs = list(missing)

    def let_go(self) -> None:
        """Leaves what is drawn to the pages, for who only writes them; it takes much memory."""
        for face in self.faces:
            face.let_go()

    def faults(self) -> list[str]:
        """What `--strict` fails on, a line each."""
        faults = faults_of(self.faces, self.settings.layout, self.flags.answer.one_face)
        return [*self.lacking, *faults, *(self.back.warnings if self.back else ())]

    def remarks(self) -> list[str]:
        """What is worth a line, and no fault."""
        drawn = [face.drawing.items for face in self.faces if face.look.picture]
        drawn += [self.back.drawing.items] if self.back else []
        return [
            *without_room(self.left_out, self.settings.layout),
            *over_margin(self.pages, self.settings),
            *off_paper(self.pages, self.settings.profile),
            *short_of_bleed(self._pictured, self.settings.sheet.bleed_mm),
            *coarse_pictures(drawn),
        ]


def _counted(section: Section, is_paper: bool) -> str:
    faces = section.faces
    number, what, sides = len(faces), "face", 0
    if is_paper:
        number, what = sum(face.copies for face in faces if face.index == 1), "card"
        sides = sum(face.copies for face in faces)
    if section.name == BLANK:
        what = f"blank {what}"
    said = f"{number} {what}{'s' * (number != 1)}{section.of}"
    return f"{said} ({sides} faces)" if sides > number else said


def card_part(job: Job, settings: Settings) -> CardPart:
    """The cards of a warband, on sheets where they are printed as PDF.

    InputError where one does not fit the paper, NothingToPrint where there is none.
    """
    chosen = settings.chosen
    faces = faces_of_fighters(chosen.warband, settings, job.flags, chosen.times)
    note = "" if job.in_general else verdict(job.findings, tells_why=job.flags.choice.points)
    blanks = Section(BLANK, "blank cards", blank_cards(job, settings))
    sections = [one for one in (Section(CARDS, CARDS, faces), blanks) if one.faces]
    if not sections and (settings.format_ == "pdf" or back_of(job, settings) is None):
        raise NothingToPrint.at(job.title, "there are no cards to print; add a fighter first")
    return laid(sections or [Section(CARDS, CARDS, [])], job, settings, note)


def laid(
    sections: Sequence[Section],
    job: Job,
    settings: Settings,
    note: str = "",
    lacking: Sequence[str] = (),
) -> CardPart:
    """Cards as a part, on sheets where they are printed as PDF."""
    printout, back = Printout([]), back_of(job, settings)
    if settings.format_ == "pdf":
        faces = [face for section in sections for face in section.faces]
        of = "" if sections[1:] or sections[0].name == CARDS else f" · {sections[0].title}"
        drawn = (face.drawn_for_good() for face in faces)
        placed = watched(drawn, "placing card", len(faces))
        with told_by_flags(job.flags):
            printout = impose(
                placed,
                settings.sheet,
                title=job.title + of,
                note=note,
                back=back.drawing if back else None,
                apart=settings.sides.apart,
            )
    sides: Sides = "fronts" if printout.duplex == "none" else "pairs"
    outline = list(_outline(sections, printout.outline))
    return CardPart(
        sections,
        printout.pages,
        sides,
        outline,
        settings,
        job.flags,
        back,
        printout.is_folded,
        printout.left_out,
        lacking,
    )


def _outline(sections: Sequence[Section], bookmarks: Sequence[Bookmark]) -> Iterator[Bookmark]:
    """An entry for each section with those of its cards, which stand in the same order."""
    rest = iter(bookmarks)
    for section in sections:
        below = tuple(islice(rest, sum(bool(face.bookmark) for face in section.faces)))
        if below:
            yield Bookmark(section.title.capitalize(), below[0].page, below[0].top_mm, below)


def faces_of_fighters(
    warband: Warband, settings: Settings, flags: PrintFlags, times: Mapping[str, int]
) -> list[CardFace]:
    """The faces of all cards of a warband, each model with its own where it is to have one.

    `times`: how many of each card, by fighter.
    """
    faces: list[CardFace] = []
    for fighter in watched(warband.fighters, "drawing card", len(warband.fighters)):
        for model in models_of(fighter) if flags.choice.copies == "each" else (None,):
            made = card_faces(
                fighter,
                warband.system,
                settings.layout,
                warband=warband,
                theme=flags.look.theme,
                ink=flags.look.ink,
                looks=settings.looks,
                model=model,
                pictures=picture_style(flags.pictures),
            )
            each = flags.choice.copies == "each"
            count = times.get(fighter.id, flags.choice.times)
            faces += [replace(face, copies=(face.copies if each else 1) * count) for face in made]
    return faces


def picture_style(flags: PictureFlags) -> PictureStyle:
    """How pictures are shown."""
    return PictureStyle(flags.pictures, flags.picture_fit == "whole")


def _plain(id_: str) -> str:
    """An id as a part of a file's name, whatever a hand wrote into the roster."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", id_)[:60] or "fighter"
