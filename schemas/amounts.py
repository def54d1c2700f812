"""Amounts and conditions: what may stand where a number may, and when a statement holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, PlainValidator, Tag
from pydantic_core import PydanticCustomError

from schemas.base import (
    AS_WRITTEN,
    TAG,
    Model,
    Num,
    Number,
    Share,
    by_key,
    number_or,
    parse_fraction,
)

Selector: TypeAlias = str | list[str]
"""Which things are meant, as the author wrote it; a list means any of these."""

Rounding: TypeAlias = Literal["down", "up", "nearest"]


By: TypeAlias = Literal["model", "entry", "carrier", "squad", "different", "class"]
"""What one of the things counted is."""


def _plain(value: Any) -> Number | Literal["none"]:
    if isinstance(value, str) and value.rstrip().endswith("%"):
        raise PydanticCustomError("number", "a share is written `{percent: N, of: limit}`")
    return "none" if value == "none" else parse_fraction(value)


Plain = Annotated[
    Number | Literal["none"], PlainValidator(_plain), AS_WRITTEN, number_or("none", fraction=True)
]


class Measured(Model):
    """What an amount is worked out of: the chosen size, what is spent, a count or a sum."""

    of: Selector = Field(description="`limit`, `spent`, or a selector that is counted")
    sum: str | None = Field(
        None, description="Cost type or characteristic of these, added up instead of counted"
    )
    cost: str | None = Field(
        None, description="Whose `limit` or `spent`; absent: the statement's own cost type"
    )
    by: By = Field("model", description="How a selector is counted, as in `count`")
    in_: str | None = Field(None, alias="in", description="Scope to count in, if wider")


class Percent(Measured):
    """A share of the chosen size, of what is spent, or of a count."""

    percent: Share = Field(description="Hundredths, e.g. 25")
    round: Rounding | None = Field(None, description="Rounding; absent: compared exactly")
    plus: Added = Field(0, description="Added to it: a number or an amount")
    at_least: Num | None = Field(None, description="The smallest result")
    at_most: Num | None = Field(None, description="The largest result")


class Per(Measured):
    """base + plus for each `per` over `over` of something."""

    base: Added = Field(0, description="What there is to begin with: a number or an amount")
    plus: Share = Field(1, description="What each full `per` adds")
    per: Share = Field(1, description="How many make one step")
    over: Num = Field(0, description="What is left out before counting")
    round: Rounding = Field("down", description="What happens to a part of a step")
    at_least: Num | None = Field(None, description="The smallest result")
    at_most: Num | None = Field(None, description="The largest result")


class Steps(Measured):
    """The highest step reached."""

    steps: dict[Num, Plain] = Field(description="What is reached: the result, or `none`")
    plus: Added = Field(0, description="Added to it: a number or an amount")


class OfLimit(Model):
    """What the chosen size of the game allows of a cost type or resource."""

    limit: str = Field(description="Id of the cost type or of a figure of the sizes")
    plus: Added = Field(0, description="Added to it: a number or an amount")


class OfValue(Model):
    """A characteristic of the fighter."""

    value: str = Field(description="Id of the characteristic")
    plus: Added = Field(0, description="Added to it: a number or an amount")
    unbounded: bool = Field(False, description="As it would be without its min and max")


class Best(Model):
    """The best value of a characteristic among the fighter's own items, or among fighters."""

    best: str = Field(description="Id of the characteristic")
    of: Selector | None = Field(None, description="Which items of the fighter")
    among: Selector | None = Field(None, description="Instead of items: which fighters")
    in_: str | None = Field(
        None, alias="in", description="Scope of `among`; absent: the whole warband"
    )
    plus: Added = Field(0, description="Added to it: a number or an amount")


_T = TAG
_WORKED_OUT = by_key(
    {
        "percent": _T + "Percent",
        "steps": _T + "Steps",
        "limit": _T + "OfLimit",
        "value": _T + "OfValue",
        "best": _T + "Best",
    },
    default=_T + "Per",
    scalar=_T + "number",
)
Amount = Annotated[
    Annotated[Plain, Tag(_T + "number")]
    | Annotated[Percent, Tag(_T + "Percent")]
    | Annotated[Per, Tag(_T + "Per")]
    | Annotated[Steps, Tag(_T + "Steps")]
    | Annotated[OfLimit, Tag(_T + "OfLimit")]
    | Annotated[OfValue, Tag(_T + "OfValue")]
    | Annotated[Best, Tag(_T + "Best")],
    _WORKED_OUT,
]
"""A number, `none`, or one of the six ways to work one out."""

Added = Annotated[
    Annotated[Share, Tag(_T + "number")]
    | Annotated[Percent, Tag(_T + "Percent")]
    | Annotated[Per, Tag(_T + "Per")]
    | Annotated[Steps, Tag(_T + "Steps")]
    | Annotated[OfLimit, Tag(_T + "OfLimit")]
    | Annotated[OfValue, Tag(_T + "OfValue")]
    | Annotated[Best, Tag(_T + "Best")],
    _WORKED_OUT,
]
"""A number that an amount is added to: the same without `none`."""


def plain(added: Added) -> Number:
    """What is added as a number; an amount is added by itself."""
    return 0 if isinstance(added, Model) else added


def parts_of(amount: object) -> Iterator[Model]:
    """An amount that is worked out, and those that are added to it."""
    if isinstance(amount, Percent | Per | Steps | OfLimit | OfValue | Best):
        yield amount
        yield from parts_of(amount.base if isinstance(amount, Per) else amount.plus)


class Comparison(Model):
    """A count, sum, value or limit held against bounds; without bounds: at least 1."""

    count: Selector | None = Field(None, description="Things to count")
    sum: str | None = Field(None, description="Cost type or characteristic to add up")
    value: str | None = Field(None, description="Characteristic to look at")
    limit: str | None = Field(None, description="Figure of the chosen size to look at")
    of: Selector | None = Field(None, description="Whose sum")
    by: By | None = Field(None, description="How a count counts, as in `count`")
    in_: str | None = Field(None, alias="in", description="Scope, if not the statement's own")
    min: Amount | None = Field(None, description="At least")
    max: Amount | None = Field(None, description="At most")
    exactly: Amount | None = Field(None, description="No more and no less")


class Chosen(Model):
    """True when the list chose this with a switch."""

    chosen: dict[str, str] = Field(description="Switch: choice")


class AnyOf(Model):
    """True when one of them is."""

    any: list[Condition] = Field(description="Conditions")


class AllOf(Model):
    """True when all of them are."""

    all: list[Condition] = Field(description="Conditions")


class Not(Model):
    """True when it is not."""

    not_: Condition = Field(alias="not", description="Condition")


Condition = Annotated[
    Annotated[Selector, Tag(_T + "selector")]
    | Annotated[Comparison, Tag(_T + "Comparison")]
    | Annotated[Chosen, Tag(_T + "Chosen")]
    | Annotated[AnyOf, Tag(_T + "AnyOf")]
    | Annotated[AllOf, Tag(_T + "AllOf")]
    | Annotated[Not, Tag(_T + "Not")],
    by_key(
        {"chosen": _T + "Chosen", "any": _T + "AnyOf", "all": _T + "AllOf", "not": _T + "Not"},
        default=_T + "Comparison",
        scalar=_T + "selector",
    ),
]
"""A selector (at least one such thing in the same instance), a comparison, or a combination."""
