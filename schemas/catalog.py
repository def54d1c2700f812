"""A catalog as its author writes it: what one game system offers."""

from typing import Any, TypeAlias

from pydantic import Field

from schemas.amounts import Selector
from schemas.base import Model
from schemas.card import CardSpec
from schemas.entries import Item, Unit
from schemas.sheet import SheetHead, SheetSection
from schemas.statements import AnyChange, AnyLimit
from schemas.switches import Switch
from schemas.system import CostType, System
from schemas.tags import Characteristic, Keyword, Profile, Role, SquadType
from schemas.tokens import Token

Id: TypeAlias = str


class Table(Model):
    """A table to roll on."""

    name: str | None = Field(None, description="Name on paper")
    dice: str = Field(description="D6, 2D6, D66, D3 …")
    rows: dict[str, Any] = Field(description="Result or range: item id, or a text")
    source: str | None = Field(None, description="Where it stands")


class Ruling(Model):
    """A house ruling with one reading: it is stated and printed."""

    says: str = Field(description="What is printed")
    asks: str | None = Field(None, description="The question it answers")
    about: Selector | None = Field(None, description="Whom or what it is about")
    play: bool = Field(True, description="Whether it matters once a list is made")
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


FIGURE = "cost type or figure of a size"
"""What `figures` names, as it is called where there is none of a name."""
SIZE_TEXTS = ("name", "text")
"""What a size says of itself beside figures."""


class CatalogData(Model):
    """All sections of a catalog folder, rows expanded, files joined."""

    system: System = Field(description="The game system")
    cost_types: dict[Id, CostType] = Field(default_factory=dict, description="First = main")
    sizes: dict[Id, dict[str, str]] = Field(default_factory=dict, description="Named sizes")
    characteristics: dict[Id, Characteristic] = Field(default_factory=dict, description="Statline")
    profiles: dict[Id, Profile] = Field(default_factory=dict, description="Further statlines")
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
    reference: list[SheetSection] = Field(
        default_factory=list, description="Sections of the quick-reference sheet, in order"
    )
    sheet: SheetHead | None = Field(None, description="What stands over and under the sheet")
    tokens: list[Token] = Field(default_factory=list, description="Tokens and templates")

    @property
    def figures(self) -> list[str]:
        """What a size, or a limit of one's own, may give a figure for: the cost types, then
        whatever else the sizes state."""
        stated = (key for size in self.sizes.values() for key in size)
        return [key for key in dict.fromkeys([*self.cost_types, *stated]) if key not in SIZE_TEXTS]


class Homebrew(Model):
    """Own content in a roster, in the catalog's shapes; it lies over the catalog."""

    characteristics: dict[Id, Characteristic] = Field(default_factory=dict, description="Statline")
    keywords: dict[Id, Keyword] = Field(default_factory=dict, description="Tags of fighters")
    traits: dict[Id, Keyword] = Field(default_factory=dict, description="Names of items' traits")
    weapons: Items = Field(default_factory=dict, description="Weapons")
    armour: Items = Field(default_factory=dict, description="Armour")
    wargear: Items = Field(default_factory=dict, description="Wargear")
    upgrades: Items = Field(default_factory=dict, description="Upgrades")
    skills: Items = Field(default_factory=dict, description="Skills")
    rules: Items = Field(default_factory=dict, description="Special rules")
    actions: Items = Field(default_factory=dict, description="Actions")
    injuries: Items = Field(default_factory=dict, description="Injuries")
    units: dict[Id, Unit] = Field(default_factory=dict, description="What can be hired")
