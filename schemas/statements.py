"""The statements of a catalog: six limits, three changes, and the named rule."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, Tag

from schemas.amounts import Amount, By, Condition, Rounding, Selector
from schemas.base import TAG, Model, Whole, by_key

Severity: TypeAlias = Literal["error", "warning", "info"]
When: TypeAlias = dict[str, str | list[str]]
Each: TypeAlias = Literal["item", "class", "unit", "name", "role", "slot", "squad", "alike"]


class Statement(Model):
    """What every statement may say."""

    id: str | None = Field(None, description="Code of the finding, stable")
    name: str | None = Field(None, description="What is counted or changed, for people")
    for_: Selector | None = Field(None, alias="for", description="Only these fighters, each alone")
    if_: Condition | None = Field(None, alias="if", description="Holds only then")
    unless: Condition | None = Field(None, description="Does not hold then")
    when: When | None = Field(None, description="Switch: choice or choices under which it exists")
    source: str | None = Field(None, description="Source id and section, e.g. `S003:Armour`")


class Limit(Statement):
    """A statement that can be broken."""

    in_: str | None = Field(None, alias="in", description="Scope: fighter, squad, warband, …")
    severity: Severity = Field("error", description="How bad it is when broken")
    too_few: Literal["unfinished", "illegal"] = Field(
        "unfinished", description="What too few of something makes of a list"
    )
    message: str | None = Field(None, description="Own words, with {have} {limit} {who} …")


class Bounded(Limit):
    """A limit with bounds."""

    min: Amount | None = Field(None, description="At least")
    max: Amount | None = Field(None, description="At most")
    exactly: Amount | None = Field(None, description="No more and no less")


class Count(Bounded):
    """How many things."""

    count: Selector = Field(description="Which things")
    by: By = Field("model", description="What one of them is")
    each: Each | None = Field(None, description="The bound holds for each value of this alone")


class Sum(Bounded):
    """The sum of a cost type or characteristic."""

    sum: str = Field(description="Cost type or characteristic")
    of: Selector = Field("fighters", description="Over which things")
    also: Selector | None = Field(None, description="And over these: items beside fighters")


class Requires(Limit):
    """Where there is one of the first there is one of the second."""

    with_: Selector = Field(alias="with", description="What needs something")
    requires: Selector = Field(description="What it needs")


class Excludes(Limit):
    """Not both in one instance."""

    with_: Selector = Field(alias="with", description="One side")
    excludes: Selector = Field(description="The other side")


class OneOf(Limit):
    """Exactly one of the selectors (`optional`: at most one)."""

    one_of: list[Selector] = Field(description="The choices")
    optional: bool = Field(False, description="None at all is fine too")


class Attach(Limit):
    """Fighters that may join a squad or another fighter."""

    attach: Selector = Field(description="Who may join")
    to: Selector = Field(description="Whom")
    host_min: Whole = Field(1, description="Models that the host must have")
    same: str | None = Field(None, description="Family of which both share a keyword")
    max: Whole | None = Field(None, description="How many may join one host")
    must: bool = Field(False, description="Not joined is unfinished")


class Rule(Limit):
    """A rule of the toolkit, called by name."""

    rule: str = Field(description="Name of the rule")
    options: dict[str, Any] = Field(default_factory=dict, description="Its parameters")


class Times(Model):
    """Repeats a change."""

    per: Whole = Field(1, description="Once for this many")
    of: Selector = Field(description="Of these")
    in_: str | None = Field(None, alias="in", description="Counted where")
    round: Rounding = Field("down", description="What happens to a part")


class Modify(Statement):
    """One change to one value."""

    modify: str = Field(description="Characteristic, cost type, keywords, traits, limit:ID.max …")
    of: Selector | None = Field(None, description="Which items, if items are changed")
    over: Literal["model", "entry"] | None = Field(
        None, description="Of a price: that of a model or roster line with all that it carries"
    )
    at: str | None = Field(
        None, description="In an item's effects: only while the item sits in this slot, or `none`"
    )
    set: Amount | None = Field(None, description="Becomes this")
    add: Amount | None = Field(None, description="Goes up by this")
    improve: Amount | None = Field(None, description="Gets better by this")
    worsen: Amount | None = Field(None, description="Gets worse by this")
    multiply: Amount | None = Field(None, description="Times this, of the printed value")
    round: Rounding | None = Field(None, description="Rounding of a product")
    at_least: Amount | None = Field(None, description="Not under this")
    at_most: Amount | None = Field(None, description="Not over this")
    gain: Selector | None = Field(None, description="Keywords or traits that come")
    lose: Selector | None = Field(None, description="Keywords or traits that go")
    text: str | None = Field(None, description="New name or text, {} for the old one")
    times: Times | None = Field(None, description="Repeats the change")
    stacks: bool = Field(True, description="Whether several copies of the item count")


class Weight(Statement):
    """Counts that much toward the named limits."""

    weight: Amount = Field(description="Instead of 1")
    of: Selector = Field(description="What counts differently")
    toward: str | list[str] = Field(description="Ids of limits")


class Exempt(Statement):
    """Does not count toward the named limits."""

    exempt: Selector = Field(description="What does not count")
    from_: str | list[str] = Field(alias="from", description="Ids of limits")


_T = TAG
LIMIT_KEYS = {
    "count": "Count",
    "requires": "Requires",
    "excludes": "Excludes",
    "one_of": "OneOf",
    "attach": "Attach",
    "rule": "Rule",
    "sum": "Sum",
}
"""Key that makes a limit: its model. `sum` last, since nothing else has it."""

CHANGE_KEYS = {"modify": "Modify", "weight": "Weight", "exempt": "Exempt"}

AnyLimit = Annotated[
    Annotated[Count, Tag(_T + "Count")]
    | Annotated[Sum, Tag(_T + "Sum")]
    | Annotated[Requires, Tag(_T + "Requires")]
    | Annotated[Excludes, Tag(_T + "Excludes")]
    | Annotated[OneOf, Tag(_T + "OneOf")]
    | Annotated[Attach, Tag(_T + "Attach")]
    | Annotated[Rule, Tag(_T + "Rule")],
    by_key({key: _T + name for key, name in LIMIT_KEYS.items()}, default=_T + "Count"),
]

AnyChange = Annotated[
    Annotated[Modify, Tag(_T + "Modify")]
    | Annotated[Weight, Tag(_T + "Weight")]
    | Annotated[Exempt, Tag(_T + "Exempt")],
    by_key({key: _T + name for key, name in CHANGE_KEYS.items()}, default=_T + "Modify"),
]
