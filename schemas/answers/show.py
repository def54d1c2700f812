"""What a game system offers."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer, Money
from schemas.base import Model


class UnitEntry(Model):
    """A unit that can be hired."""

    id: str = Field(description="Id of the unit")
    name: str = Field(description="Name on paper")
    cost: Money = Field(description="Price of one with its kit, by cost type")
    kit: list[str] = Field(description="What it has on hiring, `item` or `item@slot`")
    options: list[str] = Field(description="Ids of the items that it may take")
    allowed: bool | None = Field(
        None, description="Whether the roster asked for may hire it; absent: no roster was given"
    )
    why: list[str] | None = Field(None, description="Why not, for people; absent: no reason")


class ItemEntry(Model):
    """An item that can be taken."""

    id: str = Field(description="Id of the item")
    kind: str = Field(description="weapon, armour, wargear, upgrade, skill, rule …")
    name: str = Field(description="Name on paper")
    cost: Money = Field(description="Price, by cost type")


class ShowAnswer(Answer):
    """What can be hired and taken, with costs and options."""

    format: Literal["musterpress/show"] = Field(description="What this answer is")
    system: str = Field(description="Id of the system")
    units: list[UnitEntry] = Field(description="In the catalog's order")
    items: list[ItemEntry] = Field(description="In the catalog's order")
