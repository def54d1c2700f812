"""A quick-reference sheet as a catalog's author writes it: its head, and sections in order."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from schemas.amounts import Condition, Selector
from schemas.base import IN_DIGITS, Model, Num
from schemas.blocks import AnyBlock
from schemas.record import record
from schemas.words import Family, Words

Id: TypeAlias = str
_Part = Annotated[Num, Field(ge=0, le=1)]


class SheetHead(Model):
    """What stands over and under each page of the sheet."""

    title: Words | None = Field(None, description="Title; else the name of the game")
    subtitle: Words | None = Field(None, description="Words after the title")
    icon: str | None = Field(None, description="Icon before the title")
    accent: Annotated[str, Field(pattern="^#[0-9A-Fa-f]{6}$")] | None = Field(
        None, description="Ground of the head, #rrggbb; dark, since words on it are white"
    )
    meta: list[Words] = Field(default_factory=list, description="Small lines at the right")
    foot: list[Words] = Field(default_factory=list, description="Small lines under each page")


class SheetSection(Model):
    """A section of a sheet: a heading, and blocks or one of the short forms."""

    id: Id | None = Field(None, description="What `{ref:ID}` calls it")
    title: Words | None = Field(None, description="Heading")
    family: Family | None = Field(None, description="Kind of moment: its colour and spine")
    icon: str | None = Field(None, description="Icon before the heading")
    aside: Words | None = Field(None, description="Small words at the right of the heading")
    across: Literal["top", "bottom"] | None = Field(
        None, description="Over or under the columns, as wide as the page"
    )
    page: Annotated[int, Field(ge=1, le=20), IN_DIGITS] = Field(
        1, description="Page that it stands across"
    )
    float_: Annotated[list[_Part], Field(min_length=2, max_length=2)] | None = Field(
        None,
        alias="float",
        description="Between which shares of the list (0 start, 1 end) it may be moved",
    )
    split: Annotated[int, Field(ge=0, le=10000), IN_DIGITS] = Field(
        90, description="What it costs to go on with it in the next column: 90 little, 600 much"
    )
    spill: Annotated[int, Field(ge=0, le=100), IN_DIGITS] = Field(
        0, description="1, 2 …: goes to the next page first where there is no room"
    )
    optional: bool = Field(False, description="Whether it is left out where there is no room")
    if_: Condition | None = Field(
        None, alias="if", description="On a list's sheet only then; on the game's always"
    )
    list_: bool = Field(
        True, alias="list", description="Whether it is on the sheet of a list; else of a game alone"
    )
    text: Words | None = Field(None, description="Short form: a paragraph")
    columns: list[Words] | None = Field(None, description="Short form: heads of a table")
    rows: list[list[Words]] | None = Field(None, description="Its rows")
    items: Selector | None = Field(None, description="Short form: items with their texts")
    show: str | None = Field(None, description="`used`: items that the list has, or `all`")
    chip: Id | None = Field(
        None, description="Characteristic of the items that stands before who has them"
    )
    traits: str | None = Field(None, description="Short form: items' traits, `used` or `all`")
    table: Id | None = Field(None, description="Short form: a table to roll on")
    fighters: bool = Field(False, description="Short form: fighters with what they cost and have")
    rulings: str | list[Id] | None = Field(
        None, description="Short form: house rulings, `used`, `all` or those that matter in play"
    )
    blocks: list[AnyBlock] = Field(default_factory=list, description="Its blocks in order")
    source: str | None = Field(None, description="Where it stands")


@record
class ReferenceSheet:
    """A sheet settled for a warband, or for the game itself: its sections have blocks alone."""

    title: str
    subtitle: str
    icon: str
    accent: str
    meta: tuple[str, ...]
    foot: tuple[str, ...]
    sections: tuple[SheetSection, ...]
