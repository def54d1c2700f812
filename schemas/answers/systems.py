"""Which game systems there are."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer
from schemas.base import Model


class Sample(Model):
    """A sample warband that comes with a system."""

    id: str = Field(description="Id; SYSTEM/ID is accepted wherever a roster file is read")
    name: str = Field(description="Name of the warband")


class SystemEntry(Model):
    """A game system that was found."""

    id: str = Field(description="Id of the system")
    name: str = Field(description="Name of the game")
    version: str = Field(description="Version of the catalog")
    cost_types: list[str] = Field(description="Ids of its currencies, the main one first")
    samples: list[Sample] = Field(description="Sample warbands")


class SystemsAnswer(Answer):
    """The game systems found: those that are shipped and those of the user's own folders."""

    format: Literal["musterpress/systems"] = Field(description="What this answer is")
    systems: list[SystemEntry] = Field(description="Sorted by id")
