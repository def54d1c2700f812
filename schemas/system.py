"""The game system itself, and its currencies."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from schemas.base import IN_DIGITS, Model, Num
from schemas.losses import Losses

Id: TypeAlias = str


class Source(Model):
    """A document, or a kind of decision, that entries are taken from."""

    title: str | None = Field(None, description="Title of the document, for people")
    edition: str | None = Field(None, description="Its edition")
    kind: Literal["document", "ruling", "sample"] = Field(
        "document", description="document, house ruling, or sample content of ours"
    )


class System(Model):
    """The game system itself."""

    id: Id = Field(description="Id of the system, e.g. core-1e")
    name: str = Field(description="Name of the game")
    short: str | None = Field(None, description="Short name, for a card's footer")
    version: str = Field(description="Version of this catalog, e.g. 1.0.0")
    edition: str | None = Field(None, description="Edition of the rules")
    label: str | None = Field(
        None, description="A line printed with it, e.g. where figures are from"
    )
    unit: Literal["in", "cm"] = Field("in", description="Unit of lengths on the table")
    kit_cost: Literal["included", "listed"] = Field(
        "included", description="Whether a unit's price covers its kit or each piece is paid"
    )
    traits_listed: bool = Field(
        False, description="Whether an item may have only traits that are listed under `traits`"
    )
    sizes_only: bool = Field(False, description="Only the named sizes may be played")
    losses: Losses | None = Field(
        None, description="What is tested once many of the warband are lost"
    )
    sources: dict[str, Source] = Field(default_factory=dict, description="Sources by short id")


class CostType(Model):
    """A currency."""

    name: str = Field(description="Name, e.g. Points")
    short: str | None = Field(None, description="Abbreviation, e.g. pts")
    limit: Literal["required", "optional"] = Field(
        "required", description="Whether a list without a limit is told to choose a size"
    )
    stated: bool = Field(
        True, description="Whether the rules state prices; no: what says none is `unstated`"
    )
    default: Num | None = Field(None, description="Limit of a new roster")
    decimals: Annotated[int, Field(ge=0, le=4), IN_DIGITS] = Field(
        0, description="Digits after the point"
    )
