"""A sheet of pieces that are cut or perforated already, as it stands in a file."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.base import Model

LONGEST_MM = 1300.0
MOST_PIECES = 100


class PieceGrid(Model):
    """Rows and columns of pieces that lie one way."""

    x: float = Field(description="Left edge of the first piece, mm", ge=0, le=LONGEST_MM)
    y: float = Field(description="Upper edge of the first piece, mm", ge=0, le=LONGEST_MM)
    columns: int = Field(1, description="Pieces beside each other", ge=1, le=MOST_PIECES)
    rows: int = Field(1, description="Pieces below each other", ge=1, le=MOST_PIECES)
    step_x: float | None = Field(
        None, description="From a left edge to the next, mm; else they touch", gt=0, le=LONGEST_MM
    )
    step_y: float | None = Field(
        None, description="From an upper edge to the next, mm; else they touch", gt=0, le=LONGEST_MM
    )
    turned: bool = Field(False, description="Whether they lie across those of `card`")


class PrecutFile(Model):
    """A sheet and where its pieces are; lengths from its top left corner, in mm."""

    format: Literal["musterpress/sheet"] = Field(description="What this file is")
    version: int = Field(1, description="Version of its shape", ge=1, le=1)
    name: str = Field(description="Name, for people")
    paper: str = Field(description="Paper: a4, letter, 210x297 (mm) …; lying: a4-landscape")
    card: str = Field(description="Size of a piece as it lies: 85x54 (mm), 3.5x2in")
    pieces: list[PieceGrid] = Field(
        description="Where they are, in the order they are filled", min_length=1, max_length=50
    )
