"""What a thing costs: a figure, money of several currencies, or a price table."""

from typing import Annotated, Any, Literal

from pydantic import Field, PlainValidator, Tag

from schemas.base import (
    AS_WRITTEN,
    TAG,
    Model,
    Num,
    Number,
    Whole,
    by_key,
    number_or,
    parse_number,
)

_T = TAG


class Copies(Model):
    """A price for each further copy."""

    copies: list[Num] = Field(description="Price of the first, second, … copy; the last repeats")
    in_: Literal["fighter", "squad", "warband"] = Field(
        "warband", alias="in", description="Where copies are counted"
    )


class Bundle(Model):
    """Prices of packs: the cheapest way to make up the number."""

    bundle: dict[Whole, Num] = Field(description="Number: price")
    exact: bool = Field(False, description="Only these numbers")


class Models(Model):
    """Price by the models of a roster line."""

    models: dict[Whole, Num] = Field(description="Up to so many: price")
    exact: bool = Field(False, description="Only these numbers")


class Flat(Model):
    """Once for the line, however many models."""

    flat: Num = Field(description="Price")


def _plain_cost(value: Any) -> Number | Literal["unstated"]:
    return "unstated" if value == "unstated" else parse_number(value)


PlainCost = Annotated[
    Number | Literal["unstated"], PlainValidator(_plain_cost), AS_WRITTEN, number_or("unstated")
]
Cost = Annotated[
    Annotated[PlainCost, Tag(_T + "number")]
    | Annotated[dict[str, PlainCost], Tag(_T + "money")]
    | Annotated[Copies, Tag(_T + "Copies")]
    | Annotated[Bundle, Tag(_T + "Bundle")]
    | Annotated[Models, Tag(_T + "Models")]
    | Annotated[Flat, Tag(_T + "Flat")],
    by_key(
        {
            "copies": _T + "Copies",
            "bundle": _T + "Bundle",
            "models": _T + "Models",
            "flat": _T + "Flat",
        },
        default=_T + "money",
        scalar=_T + "number",
        names=True,
    ),
]
