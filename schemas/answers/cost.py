"""What a warband costs, and why."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.differing import MadeFor
from schemas.answers.parts import Answer, CostLine, Money
from schemas.base import Model


class FighterCost(Model):
    """What a fighter, or `count` alike ones, cost."""

    id: str = Field(description="Id of the fighter")
    name: str = Field(description="Name on paper")
    unit: str = Field(description="Id of the unit")
    count: int = Field(description="How many models")
    cost: Money = Field(description="For all of them, by cost type")
    each: Money = Field(description="For one; where prices fall with the number, the mean")
    receipt: list[CostLine] = Field(description="Lines that add up to `cost`, type by type")


class CostAnswer(Answer):
    """Totals with their receipts."""

    format: Literal["musterpress/cost"] = Field(description="What this answer is")
    total: Money = Field(description="Of all fighters, by cost type")
    limit: Money | None = Field(description="What the chosen size allows; null: none chosen")
    unpriced: int = Field(description="How many things have no stated cost, where others have one")
    fighters: list[FighterCost] = Field(description="In the roster's order")
    made_for: MadeFor | None = Field(
        None, description="Another state of the catalog; absent: it was made for this one"
    )
