"""Tokens and templates to cut out: as a catalog says them, and as they are worked out for a list."""

from typing import Any, Literal, TypeAlias

from pydantic import Field

from schemas.amounts import Condition, Selector
from schemas.base import Model, Num
from schemas.record import record
from schemas.words import Family, Words

Shape: TypeAlias = Literal["disc", "square", "strip", "arc"]
SHAPES: tuple[Shape, ...] = ("disc", "square", "strip", "arc")
MOST_TOKENS = 1000
"""Of a kind; more are a slip, and would be hundreds of pages."""
Ring: TypeAlias = Literal["solid", "dash", "long", "dots", "thick", "double"]


class TokenBack(Model):
    """The other side of a token of two states; what it does not say is as on the front."""

    name: str | None = Field(None, description="Name on it")
    text: str | None = Field(None, description="Words on it")
    icon: str | None = Field(None, description="Icon on it")
    tint: bool = Field(True, description="Whether it is tinted")


class Token(Model):
    """A token or template to cut out. `Any`: may hang on a switch."""

    id: str = Field(description="Id of the token")
    name: Words | None = Field(None, description="Name on it")
    label: str | None = Field(None, description="Shorter name, for where the name has no room")
    shape: Any = Field("disc", description="disc, square, strip (a gauge) or arc")
    size_mm: Any = Field(
        None, description="Across a disc or square, along a strip, radius of an arc, in millimetres"
    )
    angle: Num = Field(90, gt=0, le=360, description="Of an arc, in degrees")
    count: Any = Field(1, description="How many, an amount")
    each: Selector | None = Field(
        None, description="Instead: one for each of these fighters, with its number"
    )
    if_: Condition | None = Field(None, alias="if", description="Printed only then")
    figure: Literal["fighter", "count"] | None = Field(
        None, description="A large figure: the fighter's number, or 1, 2, 3 … of so many"
    )
    source: str | None = Field(None, description="Where it stands")
    text: Words | None = Field(None, description="Words on it")
    icon: str | None = Field(None, description="Icon on it")
    family: Family = Field("ref", description="Kind of moment, which gives its colour")
    ring: Ring = Field("solid", description="Its ring, so that kinds differ without colour")
    tint: bool = Field(False, description="Tinted, as those of the other side are")
    centre: bool = Field(False, description="With a cross in the middle, to measure from")
    back: TokenBack | None = Field(None, description="Other side, for a token of two states")


@record
class TokenFace:
    """One side of a token, as printed."""

    name: str
    label: str
    """The name, or a shorter one for where it has no room."""
    text: str = ""
    icon: str = ""
    figure: str = ""
    """A large figure."""
    mark: str = ""
    """The number of the fighter whose it is, small."""
    tint: bool = False


@record
class TokenView:
    """Tokens of one kind that look the same."""

    id: str
    kind: str
    """Its name, whoever's it is."""
    shape: Shape
    size_mm: float
    angle: float
    family: Family
    ring: Ring
    centre: bool
    front: TokenFace
    back: TokenFace | None = None
    count: int = 1
    source: str = ""
