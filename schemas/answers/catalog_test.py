"""How the cases of a catalog came out, and of what there is a legal warband."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.catalog_check import CatalogProblem
from schemas.answers.parts import Answer
from schemas.base import Model
from schemas.finding import Status


class CaseResult(Model):
    """A case that was run."""

    case: str = Field(description="Id of the case")
    file: str = Field(description="The file that it stands in")
    line: int = Field(description="Its line, from 1")
    ok: bool = Field(description="Whether all is as it says")
    differences: list[str] = Field(description="What is not, for people")


class SampleResult(Model):
    """A sample roster that was checked."""

    sample: str = Field(description="Id of the sample")
    file: str = Field(description="The file that it is")
    ok: bool = Field(description="Whether nothing illegal was found; accepted findings are not")
    status: Status = Field(description="illegal, unfinished, or legal: no finding is an error")
    findings: list[str] = Field(description="The errors, for people, each with its code")


class WitnessFighter(Model):
    """An entry of the warband that was built."""

    unit: str = Field(description="Id of the unit")
    count: int = Field(description="How many alike")


class WitnessResult(Model):
    """An attempt to build a legal warband of a size, or with a unit."""

    unit: str | None = Field(description="Id of the unit that had to be in it; null: any")
    size: str | None = Field(description="Id of its named size; null: the usual limit, or none")
    found: bool = Field(
        description="Whether a legal one was found; false is no proof that there is none"
    )
    tried: int = Field(0, description="Warbands that were looked at")
    steps: int = Field(description="Repairs that led to it")
    switches: dict[str, str] = Field(
        default_factory=dict, description="What was chosen for it, by switch"
    )
    fighters: list[WitnessFighter] = Field(description="The warband, or the nearest to a legal one")
    remains: list[str] = Field(description="What remains wrong with it, for people")


class CatalogTestAnswer(Answer):
    """The cases and witnesses of a catalog."""

    format: Literal["musterpress/catalog-test"] = Field(description="What this answer is")
    cases: list[CaseResult] = Field(description="By file and line")
    samples: list[SampleResult] = Field(
        default_factory=list, description="The sample rosters, by file"
    )
    witnesses: list[WitnessResult] = Field(description="The sizes, then the units")
    problems: list[CatalogProblem] = Field(
        description="What keeps other cases and samples from being run"
    )
