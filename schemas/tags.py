"""Statlines and tags: characteristics, keywords, roles, squads, and the short forms on entries."""

from typing import Annotated, Literal

from pydantic import Field, Tag

from schemas.amounts import Selector
from schemas.base import TAG, Model, Num, Whole, by_key
from schemas.losses import Losses
from schemas.statements import Modify

_T = TAG


class Characteristic(Model):
    """One value of a statline."""

    name: str | None = Field(None, description="Name on paper; default: the id in words")
    short: str | None = Field(None, description="Short name for narrow cards")
    as_: str = Field("{}", alias="as", description="How it is printed and read, e.g. {}+")
    better: Literal["high", "low", "none"] = Field("high", description="Which way is better")
    of: Literal["fighter", "item", "both"] = Field("fighter", description="Whose value it is")
    type: Literal["number", "text"] = Field("number", description="Number or free text")
    default: str | None = Field(None, description="Value where nothing is said; absent: none")
    formula: str | None = Field(None, description="Worked out from other characteristics")
    whole: bool = Field(False, description="Whether only whole numbers may be stated")
    needed_by: Selector | None = Field(
        None, description="Who and what is unfinished without a value, e.g. fighters"
    )
    helper: bool = Field(
        False, description="Whether it only helps to work others out: no card or list has it"
    )
    tracked: bool = Field(
        False, description="Whether players write it down for each fighter, as experience"
    )
    min: Num | None = Field(None, description="Smallest value")
    max: Num | None = Field(None, description="Largest value")
    beyond: Literal["clamp", "warning", "error"] = Field(
        "clamp", description="What a value outside the bounds is, besides being brought back"
    )
    beyond_by: Literal["all", "items", "printed"] = Field(
        "all",
        description="What counts for `beyond`: all, items without roles and circumstances, or what"
        " is printed alone",
    )
    code: str | None = Field(None, description="Code of the finding for `beyond`")
    source: str | None = Field(None, description="Where the rule stands")
    profile: str | None = Field(
        None, description="Further profile that it is part of; only fighters with that have it"
    )


class Profile(Model):
    """A further statline that some fighters have, as that of a mount."""

    name: str | None = Field(None, description="Name on paper; default: the id in words")
    has: list[str] = Field(
        description="Characteristics that it has; of `mount`, `move` becomes `mount-move`"
    )


def value_id(profile: str, characteristic: str) -> str:
    """Id of a characteristic as a profile has it: `mount-move`."""
    return f"{profile}-{characteristic}"


class Keyword(Model):
    """A tag of fighters."""

    name: str | None = Field(None, description="Name on paper")
    plural: str | None = Field(None, description="Plural of the name")
    family: str | None = Field(None, description="Family it belongs to")
    text: str | None = Field(None, description="Rule, in our own words")


class Bound(Model):
    """Short form of a count on an entry."""

    fighter: Whole | None = Field(None, description="On one fighter")
    squad: Whole | None = Field(None, description="In one squad")
    warband: Whole | None = Field(None, description="In the warband")
    id: str | None = Field(None, description="Code of the finding")
    source: str | None = Field(None, description="Where the rule stands")
    message: str | None = Field(None, description="Own words")


class Partner(Model):
    """Short form of requires or excludes on an entry."""

    any: Selector = Field(description="Any of these")
    id: str | None = Field(None, description="Code of the finding")
    in_: str | None = Field(None, alias="in", description="Scope; default fighter")
    source: str | None = Field(None, description="Where the rule stands")
    message: str | None = Field(None, description="Own words")


PartnerOrSelector = Annotated[
    Annotated[Selector, Tag(_T + "selector")] | Annotated[Partner, Tag(_T + "Partner")],
    by_key({"any": _T + "Partner"}, default=_T + "Partner", scalar=_T + "selector"),
]


class Role(Model):
    """Leader, specialist …"""

    name: str | None = Field(None, description="Name on paper")
    plural: str | None = Field(None, description="Plural of the name")
    text: str | None = Field(None, description="Rule, in our own words")
    effects: list[Modify] = Field(default_factory=list, description="Changes to who has it")
    gives: list[str] = Field(default_factory=list, description="Items that come along free")
    max: Bound | None = Field(None, description="How many there may be")
    min: Bound | None = Field(None, description="How many there must be")
    source: str | None = Field(None, description="Where the rule stands")


class SquadType(Model):
    """A type of squad."""

    name: str | None = Field(None, description="Name on paper")
    plural: str | None = Field(None, description="Plural of the name")
    within: str | None = Field(None, description="Type of the squad it is part of")
    text: str | None = Field(None, description="Rule, in our own words")
    losses: Losses | None = Field(None, description="What is tested once many of it are lost")
    source: str | None = Field(None, description="Where the rule stands")
