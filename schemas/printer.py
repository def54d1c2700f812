"""What was measured of a printer: how far what it prints is off, and what it leaves white."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.base import Model

MOST_OFF_MM = 20.0
LEAST_SCALE, MOST_SCALE = 90.0, 110.0


class Offset(Model):
    """How far a side of the paper is printed too far to the right and down."""

    x_mm: float = Field(
        0.0, ge=-MOST_OFF_MM, le=MOST_OFF_MM, description="Too far right in mm; below 0: left"
    )
    y_mm: float = Field(
        0.0, ge=-MOST_OFF_MM, le=MOST_OFF_MM, description="Too far down in mm; below 0: up"
    )


class Scale(Model):
    """How long 100 mm come out."""

    x_mm: float = Field(
        100.0, ge=LEAST_SCALE, le=MOST_SCALE, description="100 mm across the upright paper, in mm"
    )
    y_mm: float = Field(
        100.0, ge=LEAST_SCALE, le=MOST_SCALE, description="100 mm down the upright paper, in mm"
    )


class PrinterProfile(Model):
    """A printer as measured on a test sheet, the paper upright."""

    format: Literal["musterpress/printer"] = Field(
        "musterpress/printer", description="What this file is"
    )
    version: int = Field(1, ge=1, le=1, description="Version of its shape")
    front: Offset = Field(default=Offset(), description="Of the side that is printed first")
    back: Offset = Field(default=Offset(), description="Of the other side, as one looks at it")
    scale: Scale = Field(default=Scale(), description="How long 100 mm come out")
    margin_mm: float | None = Field(
        None, ge=0, le=50, description="The widest edge that it leaves white, in mm"
    )
