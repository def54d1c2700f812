"""Blocks of a sheet that are drawn: stages, panels, graphs, dice, the table, ranges."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from schemas.amounts import Selector
from schemas.base import IN_DIGITS, Model, Num
from schemas.words import Family, Words, row_of


class Stage(Model):
    """A stage of a round or a turn."""

    title: Words = Field(description="Its name")
    text: Words = Field("", description="Text with marks")
    family: Family | None = Field(None, description="Its colour; else that of the section")


class Timeline(Model):
    """A round or a turn, as arrows from left to right."""

    kind: Literal["timeline"] = Field(description="What sort of block")
    stages: list[Stage] = Field(min_length=1, description="Its stages in order")


class PanelPart(Model):
    """The steps of a procedure that one side takes."""

    title: Words = Field(description="Its name")
    who: Words = Field("", description="Who acts, e.g. attacker")
    steps: list[Words] = Field(description="Texts with marks; numbers run through all panels")


class Panels(Model):
    """A numbered procedure, cut by who acts."""

    kind: Literal["panels"] = Field(description="What sort of block")
    panels: list[PanelPart] = Field(min_length=1, description="Its parts in order")


class GraphNode(Model):
    """A box of a graph."""

    id: str = Field(description="What arrows call it")
    x: Annotated[Num, Field(ge=0)] = Field(description="Its left edge, in parts of the width")
    w: Annotated[Num, Field(gt=0)] = Field(description="Its width, in parts of the width")
    row: Annotated[int, Field(ge=0, le=20), IN_DIGITS] = Field(0, description="Its row from 0")
    span: Annotated[int, Field(ge=1, le=20), IN_DIGITS] = Field(1, description="Rows it takes")
    title: Words = Field(description="Its heading")
    text: Words = Field("", description="Text with marks")
    style: Literal["plain", "tint", "solid", "end"] = Field(
        "plain", description="Plain, the way in, where one chooses, the end"
    )


class GraphEdge(Model):
    """An arrow from a side of one box to a side of another: `turn.r` or `turn.r:0.35`."""

    from_: str = Field(alias="from", description="Box, side (l r t b), place on it from 0 to 1")
    to: str = Field(description="The same of its head")
    via: Literal["h", "v", "z"] = Field("z", description="Level, upright, or with two bends")


class Graph(Model):
    """Loops and choices: boxes in rows and arrows between them."""

    kind: Literal["graph"] = Field(description="What sort of block")
    w: Annotated[Num, Field(gt=0)] = Field(190, description="Width that `x` and `w` are parts of")
    nodes: list[GraphNode] = Field(min_length=1, description="Its boxes")
    edges: list[GraphEdge] = Field(default_factory=list, description="Its arrows")


class CancelRow(Model):
    """Dice that remove dice. A critical is written with a star: `6*`."""

    save: list[Words] = Field(description="Dice that remove")
    hit: list[Words] = Field(description="Dice that are removed, or not")
    ok: bool = Field(True, description="Whether they are removed")
    text: Words = Field("", description="Text with marks")


class Cancel(Model):
    """Which die removes which."""

    kind: Literal["cancel"] = Field(description="What sort of block")
    rows: list[CancelRow] = Field(min_length=1, description="One case after the other")


_Dice: TypeAlias = list[Annotated[int, Field(ge=1, le=100), IN_DIGITS]]
_Places: TypeAlias = list[Annotated[int, Field(ge=0, le=99), IN_DIGITS]]


class DuelRow(Model):
    """Dice of both sides at a moment; those spent by their place from 0."""

    a: _Dice = Field(default_factory=list, description="Dice of the first side")
    xa: _Places = Field(default_factory=list, description="Which of them are spent")
    b: _Dice = Field(default_factory=list, description="Dice of the second side")
    xb: _Places = Field(default_factory=list, description="Which of them are spent")
    text: Words = Field("", description="What happens")


class Duel(Model):
    """A worked example with dice."""

    kind: Literal["duel"] = Field(description="What sort of block")
    an: Words = Field(description="Name of the first side")
    bn: Words = Field(description="Name of the second side")
    rows: list[DuelRow] = Field(min_length=1, description="Moment after moment")
    crit: Annotated[int, Field(ge=1, le=100), IN_DIGITS] | None = Field(
        6, description="Result that is a critical"
    )


class Board(Model):
    """A sketch of the table to scale, in units of the table from its top left corner."""

    kind: Literal["board"] = Field(description="What sort of block")
    size: Annotated[list[Annotated[Num, Field(gt=0)]], row_of("width, height", 2)] = Field(
        description="Width and height"
    )
    zones: list[Annotated[list[Words], row_of("x, y, width, height, label", 4, 5, 4)]] = Field(
        default_factory=list, description="Where forces are set up"
    )
    terrain: list[Annotated[list[Num], row_of("x, y, width, height", 4)]] = Field(
        default_factory=list, description="Pieces of terrain"
    )
    points: list[Annotated[list[Words], row_of("x, y, label", 2, 3, 2)]] = Field(
        default_factory=list, description="Objectives"
    )
    dims: list[Annotated[list[Words], row_of("x1, y1, x2, y2, label", 5, 5, 4)]] = Field(
        default_factory=list, description="Distances with their words"
    )
    maxh: Annotated[Num, Field(gt=5, le=200)] = Field(60, description="Most height on paper, mm")


class BandsRow(Model):
    """A weapon and what holds in each of its range bands."""

    name: Words = Field(description="Its name")
    att: Words = Field("", description="Number of attacks")
    bands: list[Annotated[list[Words], row_of("from, to, modifier", 3, 3, 2)]] = Field(
        default_factory=list, description="Bands; none: only in contact"
    )
    cost: Words = Field("", description="What it costs")
    text: Words = Field("", description="Words in place of bands")


class BandsBlock(Model):
    """Range bands: filled where they help, grey where nothing changes, dashed where they harm."""

    kind: Literal["bands"] = Field(description="What sort of block")
    edges: list[Annotated[Num, Field(gt=0)]] = Field(min_length=1, description="Distances marked")
    rows: list[BandsRow] = Field(default_factory=list, description="One weapon after the other")
    items: Selector | None = Field(None, description="Items with a row each, after `rows`")
    show: Literal["used", "all"] = Field("used", description="Those that a list has, or all")
    values: list[str] = Field(
        default_factory=list, description="Characteristic of items up to each of `edges`"
    )
    att: str | None = Field(None, description="Characteristic of items: number of attacks")
    without: Words = Field("", description="Words for items that have no value in any band")
    heads: Annotated[list[Words], row_of("over attacks, over costs", 2)] = Field(
        default_factory=lambda: ["Att", "Pts"], description="Words over attacks and costs"
    )
    unit: str = Field('"', description="Unit behind distances")


class Discs(Model):
    """Sizes of blasts, to a common scale."""

    kind: Literal["discs"] = Field(description="What sort of block")
    discs: list[Annotated[list[Words], row_of("size, label", 2, 2, 1, positive=True)]] = Field(
        min_length=1, description="Size and whose it is"
    )
    unit: str = Field('"', description="Unit behind radii")
    shows: Words = Field("radius", description="What the inches are: radius, or diameter")
