"""What is wrong or doubtful in the files of a catalog."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer
from schemas.base import Model


class CatalogProblem(Model):
    """A fault at a place of a file."""

    file: str = Field(description="The file, as it was named")
    line: int = Field(description="Line, from 1; 0: the file or folder as a whole")
    column: int = Field(description="Column, from 1; 0: the file or folder as a whole")
    severity: Literal["error", "warning"] = Field(
        description="error: the catalog cannot be used; warning: doubtful"
    )
    message: str = Field(description="What is wrong and what to do, for people")


class CatalogCheckAnswer(Answer):
    """Every problem of a catalog's files."""

    format: Literal["musterpress/catalog-check"] = Field(description="What this answer is")
    problems: list[CatalogProblem] = Field(
        description="Unknown sections first, then by file and line; empty: all is well"
    )
    not_shown: int = Field(
        description="How many more were found that may only follow from what could not be read"
    )
