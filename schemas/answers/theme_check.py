"""What is wrong or doubtful in a theme, and which themes there are."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.catalog_check import CatalogProblem
from schemas.answers.parts import Answer
from schemas.base import Model


class ThemeCheckAnswer(Answer):
    """Every problem of a theme's files, drawings and cards."""

    format: Literal["musterpress/theme-check"] = Field(description="What this answer is")
    themes: list[str] = Field(description="The names of the themes that were looked at")
    faces: int = Field(description="Faces of sample cards that were drawn and looked at")
    problems: list[CatalogProblem] = Field(
        description="In the order of looking; empty: all is well"
    )


class ListedTheme(Model):
    """A theme."""

    id: str = Field(description="The name that `--theme` takes")
    name: str = Field(description="The name for people; empty where it cannot be used")
    file: str | None = Field(description="The file of one's own; null: it comes with musterpress")
    usable: bool = Field(description="Whether cards can be printed with it")


class ThemesAnswer(Answer):
    """The themes that there are."""

    format: Literal["musterpress/themes"] = Field(description="What this answer is")
    themes: list[ListedTheme] = Field(description="By name")
