"""What a game system offers."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from schemas.answers.parts import Answer, Figure, Money, Repair
from schemas.base import Model

Scope: TypeAlias = Literal["fighter", "squad", "warband"]


class Verdict(Model):
    """Whether a roster may have something. All of it is absent where no roster was given."""

    allowed: bool | None = Field(
        None,
        description="Of a unit, whether the roster may hire it; of an item, whether the unit "
        "asked for may take it once it is hired: both legal and affordable",
    )
    legal: bool | None = Field(None, description="Whether no rule but the budget is against it")
    affordable: bool | None = Field(None, description="Whether the budget allows it")
    why: list[str] | None = Field(None, description="Why not, for people; empty: it is allowed")
    hired: str | None = Field(None, description="Id of the fighter that is hired, in `enabled_by`")
    enabled_by: list[Repair] | None = Field(
        None,
        description="What would allow it, the smallest change first, each proven by checking; "
        "empty: allowed, or nothing was found",
    )


class ValueEntry(Model):
    """A value that a player can give to a fighter of a unit."""

    id: str = Field(description="Id of the characteristic, for `--set ID=VALUE`")
    name: str = Field(description="Name on paper")
    value: str = Field(description="As the unit prints it; empty: nothing yet")
    form: str = Field(description="How it is printed; the number stands at {}")
    kind: Literal["number", "whole", "text"] = Field(description="What it takes")
    least: Figure | None = Field(description="Smallest number; null: no bound")
    most: Figure | None = Field(description="Largest number; null: no bound")
    needed: bool = Field(description="Whether a fighter is unfinished without it")


class UnitEntry(Verdict):
    """A unit that can be hired."""

    id: str = Field(description="Id of the unit")
    name: str = Field(description="Name on paper")
    cost: Money = Field(description="Price of one with its kit, by cost type")
    kit: list[str] = Field(description="What it has on hiring, `item` or `item@slot`")
    fixed: list[str] = Field(
        default_factory=list, description="Ids of the items of its kit that it cannot be without"
    )
    values: list[ValueEntry] = Field(
        default_factory=list, description="What can be set of it, in the catalog's order"
    )
    options: list[str] = Field(
        description="Ids of the items that it may take, also in place of a piece of its kit, or "
        "with a role, a choice of the list or another item"
    )


class ItemEntry(Verdict):
    """An item that can be taken."""

    id: str = Field(description="Id of the item")
    kind: str = Field(description="weapon, armour, wargear, upgrade, skill, rule …")
    name: str = Field(description="Name on paper")
    cost: Money = Field(description="Price, by cost type")
    aliases: list[str] = Field(default_factory=list, description="Other ids it answers to")
    places: list[str] = Field(
        default_factory=list, description="Ids of the places for it, as in `ITEM@SLOT`"
    )
    instead_of: list[str] | None = Field(
        None,
        description="Pieces of the kit of the unit asked for, one of which it gives up for the "
        "item, `item` or `item@slot`; absent: none",
    )


class PlaceEntry(Model):
    """Places that units have for items."""

    ids: list[str] = Field(description="Ids of the places")
    units: list[str] = Field(description="Ids of the units that have them, and all like them")
    takes: list[str] = Field(description="Ids of the items that go there")
    unasked: str | None = Field(
        description="What puts a fighter's items there without being asked, in words; null: nothing"
    )
    least: int | None = Field(description="Items in each, at least; null: no bound")
    most: int | None = Field(description="Items in each, at most; null: no bound")


class RoleEntry(Model):
    """A role that a fighter can have."""

    id: str = Field(description="Id of the role")
    name: str = Field(description="Name on paper")
    text: str = Field(description="What it does, for people")
    limit: dict[Scope, int] | None = Field(description="At most so many; null: no bound")
    least: dict[Scope, int] | None = Field(description="At least so many; null: no bound")


class SquadEntry(Model):
    """A type of squad."""

    id: str = Field(description="Id of the type")
    name: str = Field(description="Name on paper")
    text: str = Field(description="Its rule, for people")
    within: str | None = Field(description="Type of the squad it is part of; null: none")


class ChoiceEntry(Model):
    """A choice of a switch."""

    id: str = Field(description="Id of the choice")
    says: str = Field(description="What holds under it, for people")
    toward: dict[str, list[str]] = Field(
        description="Ids of choices that are to it what a word such as `aligned` says; mostly empty"
    )


class SwitchEntry(Model):
    """A house ruling with a second reading, a variant, or what else a roster may choose."""

    id: str = Field(description="Id of the switch")
    kind: str = Field(description="ruling, variant, mode, edition or choice")
    code: str = Field(description="Number of the ruling; may be empty")
    name: str = Field(description="Name, for people")
    asks: str = Field(description="The question that it answers")
    choices: list[ChoiceEntry] = Field(description="In the catalog's order")
    default: str | None = Field(description="Choice where a roster says nothing; null: none")
    choice: str | None = Field(description="Choice in force, for the roster asked for; null: none")


class RulingEntry(Model):
    """A house ruling with one reading."""

    code: str = Field(description="Its number")
    asks: str = Field(description="The question that it answers; may be empty")
    says: str = Field(description="The answer, for people")


class ShowAnswer(Answer):
    """What can be hired and taken, with costs and options."""

    format: Literal["musterpress/show"] = Field(description="What this answer is")
    system: str = Field(description="Id of the system")
    units: list[UnitEntry] = Field(description="In the catalog's order")
    items: list[ItemEntry] = Field(description="In the catalog's order")
    places: list[PlaceEntry] = Field(default_factory=list, description="Places for items")
    roles: list[RoleEntry] = Field(default_factory=list, description="In the catalog's order")
    squads: list[SquadEntry] = Field(default_factory=list, description="Types of squads")
    switches: list[SwitchEntry] = Field(
        default_factory=list, description="What a roster may choose"
    )
    rulings: list[RulingEntry] = Field(
        default_factory=list, description="House rulings without a second reading"
    )
    untried: int | None = Field(
        None,
        description="For how many of these nothing was found that would allow them, and not "
        "everything was tried; absent: no roster was given",
    )
