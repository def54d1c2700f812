"""A catalog as its author writes it: what one game system offers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, PlainValidator, Tag

from schemas.amounts import Condition, Plain, Selector
from schemas.base import AS_WRITTEN, TAG, Model, Num, Number, by_key, number_or, parse_number
from schemas.card import CardSpec
from schemas.statements import AnyChange, AnyLimit, Modify

Id: TypeAlias = str
_T = TAG


class Source(Model):
    """A document, or a kind of decision, that entries are taken from."""

    title: str | None = Field(None, description="Title of the document, for people")
    edition: str | None = Field(None, description="Its edition")
    kind: Literal["document", "ruling", "sample"] = Field(
        "document", description="document, house ruling, or sample content of ours"
    )


class System(Model):
    """The game system itself."""

    id: Id = Field(description="Id of the system, e.g. core-1e")
    name: str = Field(description="Name of the game")
    short: str | None = Field(None, description="Short name, for a card's footer")
    version: str = Field(description="Version of this catalog, e.g. 1.0.0")
    edition: str | None = Field(None, description="Edition of the rules")
    label: str | None = Field(
        None, description="A line printed with it, e.g. where figures are from"
    )
    unit: Literal["in", "cm"] = Field("in", description="Unit of lengths on the table")
    kit_cost: Literal["included", "listed"] = Field(
        "included", description="Whether a unit's price covers its kit or each piece is paid"
    )
    sizes_only: bool = Field(False, description="Only the named sizes may be played")
    sources: dict[str, Source] = Field(default_factory=dict, description="Sources by short id")


class CostType(Model):
    """A currency."""

    name: str = Field(description="Name, e.g. Points")
    short: str | None = Field(None, description="Abbreviation, e.g. pts")
    limit: Literal["required", "optional"] = Field(
        "required", description="Whether a list without a limit is told to choose a size"
    )
    default: Num | None = Field(None, description="Limit of a new roster")
    decimals: int = Field(0, description="Digits after the point", ge=0, le=4)


class Characteristic(Model):
    """One value of a statline."""

    name: str | None = Field(None, description="Name on paper; default: the id in words")
    short: str | None = Field(None, description="Short name for narrow cards")
    as_: str = Field("{}", alias="as", description="How it is printed and read, e.g. {}+")
    better: Literal["high", "low", "none"] = Field("high", description="Which way is better")
    of: Literal["fighter", "item", "both"] = Field("fighter", description="Whose value it is")
    type: Literal["number", "text"] = Field("number", description="Number or free text")
    default: str | None = Field(None, description="Value where nothing is said; absent: none")
    formula: str | None = Field(None, description="Worked out from other characteristics")
    min: Num | None = Field(None, description="Smallest value")
    max: Num | None = Field(None, description="Largest value")
    beyond: Literal["clamp", "warning", "error"] = Field(
        "clamp", description="What a value outside the bounds is, besides being brought back"
    )
    beyond_by: Literal["all", "items"] = Field(
        "all", description="Whether roles and circumstances count for `beyond`, or items alone"
    )
    code: str | None = Field(None, description="Code of the finding for `beyond`")
    source: str | None = Field(None, description="Where the rule stands")


class Keyword(Model):
    """A tag of fighters."""

    name: str | None = Field(None, description="Name on paper")
    plural: str | None = Field(None, description="Plural of the name")
    family: str | None = Field(None, description="Family it belongs to")
    text: str | None = Field(None, description="Rule, in our own words")


class Bound(Model):
    """Short form of a count on an entry."""

    fighter: int | None = Field(None, description="On one fighter")
    squad: int | None = Field(None, description="In one squad")
    warband: int | None = Field(None, description="In the warband")
    id: str | None = Field(None, description="Code of the finding")
    source: str | None = Field(None, description="Where the rule stands")
    message: str | None = Field(None, description="Own words")


class Partner(Model):
    """Short form of requires or excludes on an entry."""

    any: Selector = Field(description="Any of these")
    id: str | None = Field(None, description="Code of the finding")
    in_: str | None = Field(None, alias="in", description="Scope; default fighter")
    source: str | None = Field(None, description="Where the rule stands")
    message: str | None = Field(None, description="Own words")


PartnerOrSelector = Annotated[
    Annotated[Selector, Tag(_T + "selector")] | Annotated[Partner, Tag(_T + "Partner")],
    by_key({"any": _T + "Partner"}, default=_T + "Partner", scalar=_T + "selector"),
]


class Role(Model):
    """Leader, specialist …"""

    name: str | None = Field(None, description="Name on paper")
    plural: str | None = Field(None, description="Plural of the name")
    text: str | None = Field(None, description="Rule, in our own words")
    effects: list[Modify] = Field(default_factory=list, description="Changes to who has it")
    max: Bound | None = Field(None, description="How many there may be")
    min: Bound | None = Field(None, description="How many there must be")
    source: str | None = Field(None, description="Where the rule stands")


class SquadType(Model):
    """A type of squad."""

    name: str | None = Field(None, description="Name on paper")
    within: str | None = Field(None, description="Type of the squad it is part of")
    text: str | None = Field(None, description="Rule, in our own words")
    source: str | None = Field(None, description="Where the rule stands")


class Copies(Model):
    """A price for each further copy."""

    copies: list[Num] = Field(description="Price of the first, second, … copy; the last repeats")
    in_: Literal["fighter", "squad", "warband"] = Field(
        "warband", alias="in", description="Where copies are counted"
    )


class Bundle(Model):
    """Prices of packs: the cheapest way to make up the number."""

    bundle: dict[int, Num] = Field(description="Number: price")
    exact: bool = Field(False, description="Only these numbers")


class Models(Model):
    """Price by the models of a roster line."""

    models: dict[int, Num] = Field(description="Up to so many: price")


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
    ),
]


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
    uses: dict[str, int] = Field(default_factory=dict, description="Slots it fills")
    stacks: bool = Field(True, description="Whether several copies count")


class Slots(Model):
    """A group of places for items."""

    id: str | None = Field(None, description="Code of the finding")
    names: list[str] = Field(description="Names of the places")
    holds: int | None = Field(None, description="How much each holds, by the items' `uses`")
    takes: Selector | None = Field(None, description="Which items go here")
    exactly: int | None = Field(None, description="Items in each place, no more and no less")
    min: int | None = Field(None, description="Items in each place, at least")
    max: int | None = Field(None, description="Items in each place, at most")
    by_default: Selector | None = Field(
        None, description="Items of `takes` go here unasked when the fighter has this"
    )
    message: str | None = Field(None, description="Own words")
    source: str | None = Field(None, description="Where the rule stands")


class Take(Model):
    """Offers items, with bounds."""

    take: Selector = Field(description="Which items")
    min: int | None = Field(None, description="At least so many")
    max: int | None = Field(None, description="At most so many")


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
    role: str | list[str] | None = Field(None, description="Roles it has on hiring")
    keywords: list[str] = Field(default_factory=list, description="Tags")
    kit: list[str] = Field(
        default_factory=list, description="Items on hiring, `item` or `item@slot`"
    )
    kit_cost: Literal["included", "listed"] | None = Field(
        None, description="As in `system`, for this unit"
    )
    options: list[Option] | None = Field(None, description="What it may take; absent: anything")
    slots: list[Slots] | None = Field(None, description="Places for items")
    effects: list[Modify] = Field(default_factory=list, description="Changes to itself")


class Patch(Model):
    """What a switch changes at a characteristic: its bounds."""

    min: Plain | None = Field(None, description="Smallest value, or `none`")
    max: Plain | None = Field(None, description="Largest value, or `none`")
    beyond: Literal["clamp", "warning", "error"] | None = Field(
        None, description="What a value outside the bounds is"
    )


class Choice(Model):
    """One choice of a switch, and what it brings."""

    says: str | None = Field(None, description="What is printed when it is in force")
    limits: list[AnyLimit] = Field(default_factory=list, description="Limits that come with it")
    changes: list[AnyChange] = Field(default_factory=list, description="Changes that come with it")
    characteristics: dict[Id, Patch] = Field(
        default_factory=dict, description="Bounds of characteristics under this choice"
    )
    reference: list[dict[str, Any]] = Field(default_factory=list, description="Sheet blocks")


class Switch(Model):
    """A house ruling, variant, mode, edition of the rules, or a list's choice."""

    kind: Literal["ruling", "variant", "mode", "edition", "choice"] = Field(
        description="What sort of switch"
    )
    name: str | None = Field(None, description="Name, for people")
    code: str | None = Field(None, description="Number of the ruling, e.g. G3")
    asks: str | None = Field(None, description="The question it answers")
    default: str | None = Field(None, description="Choice where the roster says nothing")
    choices: dict[str, Choice] = Field(default_factory=dict, description="Its choices")
    from_: str | None = Field(None, alias="from", description="family:F gives the choices")
    must: bool = Field(False, description="Not chosen is unfinished")
    source: str | None = Field(None, description="Where the question stands")


class Table(Model):
    """A table to roll on."""

    name: str | None = Field(None, description="Name on paper")
    dice: str = Field(description="D6, 2D6, D66, D3 …")
    rows: dict[str, Any] = Field(description="Result or range: item id, or a text")
    source: str | None = Field(None, description="Where it stands")


class Token(Model):
    """A token or template to cut out."""

    id: str = Field(description="Id of the token")
    name: Any = Field(None, description="Name on it")
    shape: Any = Field("disc", description="disc, square, arc, strip …")
    size_mm: Any = Field(None, description="Size in millimetres")
    count: Any = Field(1, description="How many, an amount")
    if_: Condition | None = Field(None, alias="if", description="Printed only then")
    source: str | None = Field(None, description="Where it stands")
    text: Any = Field(None, description="Words on it")
    icon: str | None = Field(None, description="Icon on it")


class Ruling(Model):
    """A house ruling with one reading: it is stated and printed."""

    says: str = Field(description="What is printed")
    asks: str | None = Field(None, description="The question it answers")
    source: str | None = Field(None, description="Where the question stands")


Items: TypeAlias = dict[Id, Item]
ITEM_SECTIONS = {
    "weapons": "weapon",
    "armour": "armour",
    "wargear": "wargear",
    "upgrades": "upgrade",
    "skills": "skill",
    "rules": "rule",
    "actions": "action",
    "injuries": "injury",
}
"""Section of a catalog: kind of the items in it."""


class CatalogData(Model):
    """All sections of a catalog folder, rows expanded, files joined."""

    system: System = Field(description="The game system")
    cost_types: dict[Id, CostType] = Field(default_factory=dict, description="First = main")
    sizes: dict[Id, dict[str, str]] = Field(default_factory=dict, description="Named sizes")
    characteristics: dict[Id, Characteristic] = Field(default_factory=dict, description="Statline")
    keywords: dict[Id, Keyword] = Field(default_factory=dict, description="Tags of fighters")
    roles: dict[Id, Role] = Field(default_factory=dict, description="Roles")
    squads: dict[Id, SquadType] = Field(default_factory=dict, description="Types of squads")
    classes: dict[Id, Keyword] = Field(default_factory=dict, description="Names of item classes")
    traits: dict[Id, Keyword] = Field(default_factory=dict, description="Names of item traits")
    slots: dict[Id, Keyword] = Field(default_factory=dict, description="Names of slots")
    switches: dict[Id, Switch] = Field(default_factory=dict, description="Switches")
    rulings: dict[Id, Ruling] = Field(
        default_factory=dict, description="House rulings without a second reading"
    )
    weapons: Items = Field(default_factory=dict, description="Weapons")
    armour: Items = Field(default_factory=dict, description="Armour")
    wargear: Items = Field(default_factory=dict, description="Wargear")
    upgrades: Items = Field(default_factory=dict, description="Upgrades")
    skills: Items = Field(default_factory=dict, description="Skills")
    rules: Items = Field(default_factory=dict, description="Special rules")
    actions: Items = Field(default_factory=dict, description="Actions")
    injuries: Items = Field(default_factory=dict, description="Injuries")
    units: dict[Id, Unit] = Field(default_factory=dict, description="What can be hired")
    limits: list[AnyLimit] = Field(default_factory=list, description="Statements")
    changes: list[AnyChange] = Field(default_factory=list, description="modify, weight, exempt")
    tables: dict[Id, Table] = Field(default_factory=dict, description="Tables")
    card: CardSpec | None = Field(None, description="What stands on a card, in order")
    reference: list[dict[str, Any]] = Field(default_factory=list, description="Sheet blocks")
    tokens: list[Token] = Field(default_factory=list, description="Tokens and templates")


class Homebrew(Model):
    """Own content in a roster, in the catalog's shapes; it lies over the catalog."""

    characteristics: dict[Id, Characteristic] = Field(default_factory=dict, description="Statline")
    keywords: dict[Id, Keyword] = Field(default_factory=dict, description="Tags of fighters")
    weapons: Items = Field(default_factory=dict, description="Weapons")
    armour: Items = Field(default_factory=dict, description="Armour")
    wargear: Items = Field(default_factory=dict, description="Wargear")
    upgrades: Items = Field(default_factory=dict, description="Upgrades")
    skills: Items = Field(default_factory=dict, description="Skills")
    rules: Items = Field(default_factory=dict, description="Special rules")
    actions: Items = Field(default_factory=dict, description="Actions")
    injuries: Items = Field(default_factory=dict, description="Injuries")
    units: dict[Id, Unit] = Field(default_factory=dict, description="What can be hired")
