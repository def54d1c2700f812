"""What is where in a PDF, in mm from the top left corner of each page."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer, Figure
from schemas.base import Model


class PlacedBox(Model):
    """A box on a page."""

    x_mm: Figure = Field(description="Its left edge, in mm from the left of the page")
    y_mm: Figure = Field(description="Its upper edge, in mm from the top of the page")
    width_mm: Figure = Field(description="From left to right in mm")
    height_mm: Figure = Field(description="From top to bottom in mm")


class PlacedCard(PlacedBox):
    """A card, as it will be cut."""

    size: str | None = Field(description="Name of its size, as `--card` takes it; null: none")
    bleed_mm: Figure | None = Field(
        description="How far it is painted over its edges in mm; null: nothing tells"
    )
    edge_mm: Figure = Field(
        description="From its cut to the nearest edge of the page in mm; below 0: it is over it"
    )
    turned: Literal[0, 90, 180, 270] | None = Field(
        description="How far most of its words are turned, in degrees; null: no words"
    )
    behind: int | None = Field(
        description="The card that it is the back of, by its number from 1 among the cards of the page"
        " in front, or where that is folded of the same page; null: it lies behind none"
    )


class PlacedDisc(Model):
    """The outline of a token."""

    x_mm: Figure = Field(description="Its middle, in mm from the left of the page")
    y_mm: Figure = Field(description="Its middle, in mm from the top of the page")
    diameter_mm: Figure = Field(description="From edge to edge in mm")


class PlacedPicture(PlacedBox):
    """A picture of pixels."""

    dpi: int = Field(description="Pixels to an inch of paper, where they are fewest")


class MeasuredRuler(Model):
    """A line beside which its length is written."""

    says_mm: Figure = Field(description="The length that is written, in mm")
    length_mm: Figure = Field(description="The length that it has, in mm")


class SmallestType(Model):
    """The smallest type of a page."""

    x_height_mm: Figure = Field(description="Height of a small x in mm, measured on the letters")
    word: str = Field(description="A word that is set in it")


class VerifiedPage(Model):
    """A page."""

    file: str = Field(description="The file that it is in")
    page: int = Field(description="Its number in that file, from 1")
    width_mm: Figure = Field(description="As it is shown, in mm")
    height_mm: Figure = Field(description="As it is shown, in mm")
    paper: str | None = Field(description="Name of its size; null: of no paper that is known")
    orientation: Literal["portrait", "landscape"] = Field(description="Upright or lying")
    side: Literal["front", "back"] = Field(
        description="back: it lies behind another page; of a folded page both sides are on the front"
    )
    front_page: int | None = Field(description="The page that it lies behind; null: none")
    trim: PlacedBox | None = Field(description="Its TrimBox; null: none is stated")
    bleed: PlacedBox | None = Field(description="Its BleedBox; null: none is stated")
    cards: list[PlacedCard] = Field(description="By rows from the top left")
    gap_across_mm: Figure | None = Field(
        description="The narrowest gap of cards side by side in mm; null: there are none"
    )
    gap_down_mm: Figure | None = Field(
        description="The narrowest gap of cards one over the other in mm; null: there are none"
    )
    ruler: MeasuredRuler | None = Field(description="The line to check the size by; null: none")
    discs: list[PlacedDisc] = Field(
        description="Outlines of 10 mm or more in no other, where there are no cards"
    )
    pictures: list[PlacedPicture] = Field(description="In the order painted")
    smallest_type: SmallestType | None = Field(description="null: no small Latin letters")


class EmbeddedFont(Model):
    """A font that is written with."""

    name: str = Field(description="Its name in the file")
    embedded: bool = Field(description="Whether it is in the file itself")


class PrintFinding(Model):
    """What is wrong or doubtful."""

    code: str = Field(description="What kind of finding it is, in capitals")
    severity: Literal["error", "warning"] = Field(description="error: the exit code is 1")
    file: str = Field(description="The file that it is in")
    page: int = Field(description="The page, from 1; 0: the file as a whole")
    message: str = Field(description="What is wrong, for people")


class VerifyAnswer(Answer):
    """A PDF, measured in the file itself."""

    format: Literal["musterpress/verify"] = Field(description="What this answer is")
    file: str = Field(description="The file as it was named")
    backs_file: str | None = Field(
        description="The file of backs that was named after it; null: none"
    )
    keeps_size: bool = Field(description="Whether viewers are told not to scale it")
    duplex: Literal["none", "long", "short"] | None = Field(
        description="The edge that printers are told to turn it over; null: nothing is said"
    )
    back_pages: Literal["next", "last", "reversed", "apart", "mixed"] | None = Field(
        description="Where pages of backs are, as found: next to their fronts, after all fronts in"
        " their order or reversed, in a file of their own, here and there; null: there are none"
    )
    turned: Literal["long", "short", "either", "fold"] | None = Field(
        description="How backs come behind their fronts, as asked or else as found: over which edge the"
        " paper is turned, or that it is folded; null: there are none"
    )
    fonts: list[EmbeddedFont] = Field(description="In the order that they come")
    pages: list[VerifiedPage] = Field(description="In their order")
    findings: list[PrintFinding] = Field(description="Errors first, then by page")
