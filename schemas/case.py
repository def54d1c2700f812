"""A case: a small roster and what must follow from it. Rules are tested by cases."""

from __future__ import annotations

from pydantic import Field

from schemas.base import Model, Num
from schemas.catalog import Homebrew
from schemas.finding import Kind
from schemas.prices import PlainCost
from schemas.roster import Accepted, RosterFighter, Squad


class Case(Model):
    """A case of a catalog's `cases/` folder."""

    case: str = Field(description="Id of the case, e.g. C-E5")
    says: str = Field("", description="What it shows, as a sentence")
    fighters: list[RosterFighter] = Field(default_factory=list, description="As in a roster")
    size: str | None = Field(None, description="Named size")
    limit: dict[str, Num] | None = Field(None, description="Limit by cost type")
    switches: dict[str, str] = Field(default_factory=dict, description="As in a roster")
    squads: list[Squad] = Field(default_factory=list, description="As in a roster")
    accepted: list[Accepted] = Field(default_factory=list, description="As in a roster")
    homebrew: Homebrew | None = Field(None, description="As in a roster")
    total: PlainCost | None = Field(None, description="Total of the main cost type")
    totals: dict[str, PlainCost] = Field(
        default_factory=dict, description="Cost type: total, or `unstated`"
    )
    values: dict[str, dict[str, str]] = Field(
        default_factory=dict,
        description="Fighter id: {characteristic, or keywords: as printed, or none}",
    )
    weapons: dict[str, dict[str, dict[str, str]]] = Field(
        default_factory=dict,
        description="Fighter id: {item: {characteristic, or traits: as printed}}",
    )
    finds: list[str] = Field(
        default_factory=list, description="Codes of severity error and warning, exactly"
    )
    advice: list[str] | None = Field(None, description="Codes of severity info, when given")
    kind: dict[str, Kind] = Field(default_factory=dict, description="Code: kind")
    messages: dict[str, str] = Field(default_factory=dict, description="Code: what is said")
    repairs: dict[str, str] = Field(
        default_factory=dict, description="Code: label of the first repair"
    )
