"""What can be hired and what it can have: units and items."""

from typing import Annotated, Literal

from pydantic import Field, Tag

from schemas.amounts import OfValue, Selector
from schemas.base import TAG, Model, Whole, by_key
from schemas.prices import Cost
from schemas.statements import Modify, When
from schemas.tags import Bound, PartnerOrSelector

_T = TAG


class Entry(Model):
    """What items and units have in common."""

    name: str | None = Field(None, description="Name on paper; default: the id in words")
    plural: str | None = Field(None, description="Plural of the name")
    aliases: list[str] = Field(default_factory=list, description="Other ids it answers to")
    text: str | None = Field(None, description="Rule, in our own words")
    source: str | None = Field(None, description="Source id and section")
    emblem: str | None = Field(None, description="Icon that stands for it")
    cost: Cost | None = Field(None, description="Price; absent: free")
    profile: dict[str, str] = Field(default_factory=dict, description="Values by characteristic")
    max: Bound | None = Field(None, description="At most so many")
    min: Bound | None = Field(None, description="At least so many")
    requires: PartnerOrSelector | None = Field(None, description="What it needs")
    excludes: PartnerOrSelector | None = Field(None, description="What it forbids")


class Item(Entry):
    """A weapon, armour, wargear, upgrade, skill, rule, action or injury."""

    class_: str | None = Field(None, alias="class", description="Sub-kind, free per system")
    traits: list[str] = Field(default_factory=list, description="Tags")
    effects: list[Modify] = Field(default_factory=list, description="Changes to the bearer")
    gives: list[str] = Field(default_factory=list, description="Items that come along free")
    uses: dict[str, Whole] = Field(default_factory=dict, description="Slots it fills")
    stacks: bool = Field(True, description="Whether several copies count")


Room = Annotated[
    Annotated[Whole, Tag(_T + "number")] | Annotated[OfValue, Tag(_T + "OfValue")],
    by_key({"value": _T + "OfValue"}, default=_T + "OfValue", scalar=_T + "number"),
]
"""How much a place holds: a number, or as much as a value of the fighter."""


class Slots(Model):
    """A group of places for items."""

    id: str | None = Field(None, description="Code of the finding")
    names: list[str] = Field(description="Names of the places")
    holds: Room | None = Field(None, description="How much each holds, by the items' `uses`")
    takes: Selector | None = Field(None, description="Which items go here")
    exactly: Whole | None = Field(None, description="Items in each place, no more and no less")
    min: Whole | None = Field(None, description="Items in each place, at least")
    max: Whole | None = Field(None, description="Items in each place, at most")
    by_default: Selector | None = Field(
        None, description="Items of `takes` go here unasked when the fighter has this"
    )
    when: When | None = Field(None, description="Switch: choice or choices under which it binds")
    message: str | None = Field(None, description="Own words")
    source: str | None = Field(None, description="Where the rule stands")

    @property
    def least(self) -> int:
        """Items in each place, at least."""
        return self.exactly if self.exactly is not None else self.min or 0

    @property
    def most(self) -> int | None:
        """Items in each place, at most; None: as many as one likes."""
        return self.exactly if self.exactly is not None else self.max


class Take(Model):
    """Offers items, with bounds."""

    take: Selector = Field(description="Which items")
    min: Whole | None = Field(None, description="At least so many")
    max: Whole | None = Field(None, description="At most so many")
    exactly: Whole | None = Field(None, description="No more and no fewer")

    @property
    def is_bounded(self) -> bool:
        """Whether it says how many."""
        return (self.min, self.max, self.exactly) != (None, None, None)


class Swap(Model):
    """Offers items to those who give up one."""

    swap: str = Field(description="The item given up")
    for_: Selector = Field(alias="for", description="What is offered for it")


Option = Annotated[
    Annotated[str, Tag(_T + "selector")]
    | Annotated[Take, Tag(_T + "Take")]
    | Annotated[Swap, Tag(_T + "Swap")],
    by_key({"swap": _T + "Swap"}, default=_T + "Take", scalar=_T + "selector"),
]


class Unit(Entry):
    """What can be hired. A unit with `like` and a kit is a preset, priced by its parts."""

    like: str | None = Field(None, description="Unit of which everything unsaid is taken over")
    abstract: bool = Field(False, description="Only there for others to be like; never hired")
    role: str | list[str] | None = Field(None, description="Roles it has on hiring")
    keywords: list[str] = Field(default_factory=list, description="Tags")
    kit: list[str] = Field(
        default_factory=list, description="Items on hiring, `item` or `item@slot`"
    )
    fixed: list[str] = Field(
        default_factory=list, description="Items of its kit that it cannot be without"
    )
    kit_cost: Literal["included", "listed"] | None = Field(
        None, description="As in `system`, for this unit"
    )
    options: list[Option] | None = Field(None, description="What it may take; absent: anything")
    slots: list[Slots] | None = Field(None, description="Places for items")
    effects: list[Modify] = Field(default_factory=list, description="Changes to itself")
