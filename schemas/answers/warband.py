"""The export of a warband: the player's choices, and everything that follows from them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer, Figure, Finding, Money, ReceiptLine
from schemas.base import Model
from schemas.finding import Status
from schemas.roster import Roster


class Named(Model):
    """An id with its name on paper."""

    id: str = Field(description="Id")
    name: str = Field(description="Name on paper")


class CostTypeData(Named):
    """A currency."""

    short: str = Field(description="Abbreviation")


class ProfileData(Named):
    """A further statline, as that of a mount."""

    values: list[str] = Field(description="Ids of its values, among those of a fighter that has it")


class SystemData(Named):
    """The game system, and which catalog the numbers are from."""

    edition: str = Field(description="Edition of the rules; may be empty")
    version: str = Field(description="Version of the catalog")
    hash: str = Field(description="Hash of the catalog's content")
    profiles: list[ProfileData] = Field(description="Further statlines that fighters may have")
    unit: str = Field(description="Unit of lengths on the table: in or cm")
    cost_types: list[CostTypeData] = Field(description="Its currencies, the main one first")


class ValueData(Named):
    """A characteristic, worked out."""

    value: str = Field(description="As printed, with its unit; empty: there is none")
    number: Figure | None = Field(description="The number in it; null: there is none")
    base: Figure | None = Field(description="The number before anything changed it")
    receipt: list[ReceiptLine] = Field(description="Lines that add up to `number`")


class RuleData(Named):
    """A rule that a fighter has."""

    text: str = Field(description="In our own words; may hold **bold**, *italic* and {icon}")
    source: str = Field(description="Where the rule stands, in words; may be empty")


class ItemData(RuleData):
    """An item that a fighter carries or has."""

    ref: str = Field(description="`fighter/item`, as causes name it")
    kind: str = Field(description="weapon, armour, wargear, upgrade, skill, rule …")
    class_: str = Field(alias="class", description="Sub-kind; may be empty")
    traits: list[Named] = Field(description="Tags")
    slot: str | None = Field(description="Where it sits; null: nowhere in particular")
    slot_name: str = Field(description="The slot's name on paper; may be empty")
    origin: str = Field(description="Where it comes from: the unit's kit, a choice …")
    copies: int = Field(description="How many one model has")
    values: list[ValueData] = Field(description="Its values, as this fighter uses it")
    cost: Money = Field(description="Price, by cost type")
    own: bool = Field(description="True for the player's own content")
    known: bool = Field(description="False for an id that nothing defines")
    why: str = Field(description="The player's reason for an own price; may be empty")


class FighterData(Named):
    """A fighter, or `count` alike ones. Values, items and `each` are of one model."""

    number: int = Field(description="Place in the roster, from 1")
    unit: str = Field(description="Id of the unit")
    unit_name: str = Field(description="Name of the unit")
    lineage: list[str] = Field(description="The unit and those it is like, nearest first")
    count: int = Field(description="How many models")
    roles: list[Named] = Field(description="Roles")
    keywords: list[Named] = Field(description="Tags")
    squad: str | None = Field(description="Id of its squad")
    joins: str | None = Field(description="Squad or fighter that it joins")
    fielded: bool = Field(description="False: it stays in the pool")
    values: list[ValueData] = Field(description="Its profile, in the catalog's order")
    items: list[ItemData] = Field(description="What it carries and has")
    rules: list[RuleData] = Field(description="Rules of its unit, roles, keywords and squad")
    cost: Money = Field(description="For all models, by cost type")
    each: Money = Field(description="For one; where prices fall with the number, the mean")
    receipts: dict[str, list[ReceiptLine]] = Field(
        description="By cost type; each adds up to `cost`"
    )
    notes: str = Field(description="The player's notes; may be empty")
    picture: str | None = Field(description="Picture file as the roster names it")
    own: bool = Field(description="True for the player's own content")
    known: bool = Field(description="False for a unit that nothing defines")
    why: str = Field(description="The player's reason for an own price; may be empty")


class SquadData(Named):
    """A squad."""

    type: str = Field(description="Id of its type; may be empty")
    type_name: str = Field(description="Name of its type; may be empty")
    within: str | None = Field(description="Squad that it is part of")
    fighters: list[str] = Field(description="Ids of its fighters")


class RulingData(Model):
    """A house ruling or variant in force."""

    id: str = Field(description="Id of the switch or ruling")
    code: str = Field(description="Its number, e.g. G3; may be empty")
    kind: str = Field(description="ruling, variant, mode, edition or choice")
    asks: str = Field(description="The question that it answers; may be empty")
    says: str = Field(description="The answer in force")
    choice: str = Field(description="Id of the choice; empty: there is only one reading")
    changed: bool = Field(description="True where the roster chose other than the default")


class WarbandExport(Answer):
    """A warband, complete in itself. `choices` opens again as the same roster."""

    format: Literal["musterpress/warband"] = Field(description="What this answer is")
    choices: Roster = Field(description="The roster: all that the player chose")
    name: str = Field(description="Name of the warband")
    system: SystemData = Field(description="The game system")
    status: Status = Field(description="illegal, unfinished, or legal: no finding is an error")
    legal: bool = Field(description="True when no finding is an error")
    size: str = Field(description="Name of the chosen size; may be empty")
    total: Money = Field(description="Of all fighters, by cost type")
    limit: Money | None = Field(description="What the chosen size allows; null: none chosen")
    unpriced: int = Field(description="How many things have no stated cost, where others have one")
    fighters: list[FighterData] = Field(description="In the roster's order")
    squads: list[SquadData] = Field(description="In the roster's order")
    rulings: list[RulingData] = Field(description="House rulings and variants in force")
    findings: list[Finding] = Field(description="What is wrong or doubtful")
