"""House rulings, variants, modes and editions of the rules, and what each choice brings."""

from typing import Literal, TypeAlias

from pydantic import Field

from schemas.amounts import Plain, Selector
from schemas.base import Model
from schemas.sheet import SheetSection
from schemas.statements import AnyChange, AnyLimit

Id: TypeAlias = str


class Patch(Model):
    """What a switch changes at a characteristic: its bounds."""

    min: Plain | None = Field(None, description="Smallest value, or `none`")
    max: Plain | None = Field(None, description="Largest value, or `none`")
    beyond: Literal["clamp", "warning", "error"] | None = Field(
        None, description="What a value outside the bounds is"
    )


class Choice(Model):
    """One choice of a switch, and what it brings."""

    says: str | None = Field(None, description="What is printed when it is in force")
    limits: list[AnyLimit] = Field(default_factory=list, description="Limits that come with it")
    changes: list[AnyChange] = Field(default_factory=list, description="Changes that come with it")
    characteristics: dict[Id, Patch] = Field(
        default_factory=dict, description="Bounds of characteristics under this choice"
    )
    reference: list[SheetSection] = Field(
        default_factory=list, description="Sections of the sheet that come with it"
    )


class Switch(Model):
    """A house ruling, variant, mode, edition of the rules, or a list's choice."""

    kind: Literal["ruling", "variant", "mode", "edition", "choice"] = Field(
        description="What sort of switch"
    )
    name: str | None = Field(None, description="Name, for people")
    code: str | None = Field(None, description="Number of the ruling, e.g. G3")
    asks: str | None = Field(None, description="The question it answers")
    default: str | None = Field(None, description="Choice where the roster says nothing")
    choices: dict[str, Choice] = Field(default_factory=dict, description="Its choices")
    from_: str | None = Field(None, alias="from", description="family:F gives the choices")
    toward: dict[str, dict[str, str | list[str]]] = Field(
        default_factory=dict,
        description="Choice: which others are to it what a word such as `aligned` says",
    )
    both_ways: str | list[str] = Field(
        default_factory=list, description="Words of `toward` that hold for the others too"
    )
    must: bool = Field(False, description="Not chosen is unfinished")
    about: Selector | None = Field(None, description="Whom or what it is about")
    play: bool = Field(True, description="Whether it matters once a list is made")
    source: str | None = Field(None, description="Where the question stands")
