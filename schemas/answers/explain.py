"""How the values of fighters come about."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from schemas.answers.parts import Answer, CitedRuling, Figure, ReceiptLine
from schemas.base import Model


class ExplainedValue(Model):
    """A value and the lines that make it up."""

    id: str = Field(description="Id of the characteristic, or of the cost type asked for")
    name: str = Field(description="Name on paper")
    value: str = Field(description="As printed, with its unit; empty: there is none")
    number: Figure | None = Field(description="The number in it; null: there is none")
    base: Figure | None = Field(description="The number before anything changed it")
    receipt: list[ReceiptLine] = Field(description="Lines that add up to `number`")


class ExplainedItem(Model):
    """An item of a fighter with its own values, as this fighter uses it."""

    id: str = Field(description="`fighter/item`")
    name: str = Field(description="Name on paper")
    values: list[ExplainedValue] = Field(description="Its values")


class ExplainedFighter(Model):
    """A fighter's values."""

    id: str = Field(description="Id of the fighter")
    name: str = Field(description="Name on paper")
    values: list[ExplainedValue] = Field(description="In the catalog's order; of one model")
    items: list[ExplainedItem] = Field(description="Items that have such values")


class ExplainAnswer(Answer):
    """Values with their receipts."""

    format: Literal["musterpress/explain"] = Field(description="What this answer is")
    fighters: list[ExplainedFighter] = Field(description="In the roster's order")
    rulings: list[CitedRuling] = Field(
        default_factory=list, description="House rulings that the receipts rest on"
    )
