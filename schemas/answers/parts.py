"""What several answers share: the head, figures, money, receipts, findings."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, WithJsonSchema

from schemas.base import Model
from schemas.finding import Edit, Kind, Severity

Figure: TypeAlias = Annotated[int | float, WithJsonSchema({"type": "number"})]
"""A number in JSON: whole where it is whole, else a decimal whose text is exact."""

Money: TypeAlias = dict[str, Figure | None]
"""Amount by cost type id; null where the rules state no cost, never 0 for that."""


class Answer(Model):
    """The head of every answer."""

    format: str = Field(description="What this answer is")
    version: Literal[1] = Field(description="Version of its shape")


class ReceiptLine(Model):
    """One reason for a part of a number."""

    label: str = Field(description="What it is, for people")
    amount: Figure | None = Field(description="Its part of the number; null: no figure stated")
    cause: str = Field(description="Id of what caused it: a fighter, `fighter/item`, a rule …")
    source: str = Field(description="Where the rule stands, in words; may be empty")


class CitedRuling(Model):
    """A house ruling that a source names."""

    code: str = Field(description="Its number, as in the source `house ruling G3`")
    says: str = Field(description="The ruling, for people")


class CostLine(ReceiptLine):
    """One reason for a part of a cost."""

    type: str = Field(description="Id of the cost type that the amount is in")


class Change(Model):
    """One edit of a roster. Keys that do not matter to it are absent."""

    do: Edit = Field(
        description="What is done; disband takes a squad away, and nobody who is in it; price, "
        "profile and content take away what is the player's own, withdraw an accepted finding; "
        "profile with a `value` is about that one alone"
    )
    fighter: str | None = Field(None, description="Id of the fighter that is changed")
    item: str | None = Field(None, description="Item concerned, `item` or `item@slot`")
    for_: str | None = Field(
        None,
        alias="for",
        description="Item or value that comes instead, or squad that takes in who is in a disbanded one",
    )
    unit: str | None = Field(None, description="Unit that is hired")
    count: int | None = Field(None, description="New number of models, or how many are hired")
    role: str | list[str] | None = Field(
        None, description="Role, or roles, that it has then; absent: none of its own"
    )
    switch: str | None = Field(None, description="Switch that is set")
    to: str | None = Field(
        None,
        description="Squad, fighter, size, limit (`points=250`), choice or printed value; absent: "
        "none of its own, and of a switch the default",
    )
    value: str | None = Field(None, description="Characteristic whose printed value is changed")
    type: str | None = Field(None, description="Type of the squad `to`, which is made or changed")
    within: str | None = Field(None, description="Squad that `to` is part of then; empty: of none")
    code: str | None = Field(None, description="Code of the finding that is no longer accepted")
    owner: str | None = Field(None, description="Its owner")


class Repair(Model):
    """A proven way to mend a finding."""

    label: str = Field(description="What to do, for people")
    changes: list[Change] = Field(description="The edits, to be made together")
    total_after: Money = Field(description="What the warband costs after them, by cost type")


class Finding(Model):
    """A broken or doubtful limit."""

    code: str = Field(description="Stable code")
    severity: Severity = Field(description="How bad it is")
    kind: Kind = Field(description="Against the rules, not finished yet, or advice")
    owner: str = Field(description="Fighter, squad or keyword id, or `roster`")
    cause: list[str] = Field(description="Ids of fighters and `fighter/item` that cause it")
    have: Figure | None = Field(description="The number found; null: nothing is counted")
    limit: Figure | None = Field(description="The number allowed; null: nothing is counted")
    message: str = Field(description="What is wrong, for people")
    source: str = Field(description="Where the rule stands, in words; may be empty")
    accepted: str | None = Field(None, description="The player's reason; absent: not accepted")
    repairs: list[Repair] = Field(description="Ways to mend it, the smallest change first")
