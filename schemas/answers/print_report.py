"""What came out on paper, and what did not."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer, Figure
from schemas.base import Model


class FieldReport(Model):
    """How a field of a card was fitted."""

    name: str = Field(description="Name of the field")
    pt: Figure = Field(description="Size of its type in points")
    x_height_mm: Figure = Field(description="Height of a small x in mm; of capitals, where all are")
    step: Literal["asked", "leading", "size", "continued"] = Field(
        description="What it took to fit: as asked, closer lines, smaller type, a further face"
    )
    lost_chars: int = Field(description="Characters that are nowhere on paper")


class CardReport(Model):
    """How a fighter's card came out."""

    fighter: str = Field(description="Id of the fighter; of a deck, of the item")
    faces: int = Field(description="How many faces it took")
    fields: list[FieldReport] = Field(description="In the card's order")


class SectionReport(Model):
    """How a section of a sheet came out."""

    id: str = Field(description="Id of the section")
    pt: Figure = Field(description="Size of its type in points")
    pages: list[int] = Field(description="Pages of the file that it is on, from 1")
    lost_chars: int = Field(description="Characters that are nowhere on paper")


class PrintReport(Answer):
    """What was printed, card by card and section by section."""

    format: Literal["musterpress/print-report"] = Field(description="What this answer is")
    pages: int = Field(description="How many pages")
    cards: list[CardReport] = Field(description="In the order printed")
    sections: list[SectionReport] = Field(description="Sections of sheets, in the order printed")
    missing_glyphs: list[str] = Field(description="Characters that no bundled font has")
    overlaps: list[str] = Field(description="Text lines that overlap, in words")
