"""The warband: a roster worked out, complete in itself; what everything is printed from.

Built once, then read only. Numbers are exact; texts are ready for paper; ids are for causes and
never printed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from schemas.base import Number
from schemas.card import CardSpec
from schemas.losses import LossTrack
from schemas.put_off import PutOff
from schemas.receipt import Receipt
from schemas.record import record
from schemas.roster import Roster

if TYPE_CHECKING:
    from schemas.figures import Figures

Money: TypeAlias = dict[str, Number | None]
"""Amount by cost type id; None where the rules state no cost. Never 0 for "unstated"."""


@record
class Contest:
    """Several that set one value to different numbers; the better number holds."""

    names: tuple[str, ...]
    causes: tuple[str, ...]
    better: str
    """The number that holds, as printed, before what else changes the value."""


@dataclass(slots=True)
class Value:
    """One characteristic of a fighter or item, worked out."""

    id: str
    name: str
    short: str
    text: str
    """As printed: `3+`, `7"`; empty where there is none."""
    number: Number | None = None
    raw: Number | None = None
    """The number before the bounds of the characteristic."""
    base: Number | None = None
    base_text: str = ""
    better: str = "high"
    receipt: Receipt = field(default_factory=Receipt)
    contested: Contest | None = None
    unchanged: Number | None = None
    """What the number would be if nothing had changed it, nor what it is worked out of."""


@record
class Rule:
    """A rule to print: a name and a text in our own words (may hold **bold**, *italic*, {icon})."""

    id: str
    name: str
    text: str
    source: str = ""


@dataclass(slots=True)
class Carried(PutOff):
    """An item that a fighter carries or has. `copies` are of one model."""

    ref: str
    """`fighter/item`, the id for causes."""
    id: str
    kind: str
    name: str
    class_: str = ""
    class_name: str = ""
    traits: tuple[str, ...] = ()
    trait_names: tuple[str, ...] = ()
    trait_texts: tuple[str, ...] = ()
    """The rule of each trait; empty where it has none."""
    text: str = ""
    source: str = ""
    slot: str | None = None
    slot_name: str = ""
    unasked: bool = False
    """Whether its slot was given by the catalog, not asked for by the player."""
    origin: str = "choice"
    copies: int = 1
    values: dict[str, Value] = field(default_factory=dict)
    cost: Money = field(default_factory=dict)
    emblem: str = ""
    own: bool = False
    """Own content of the player."""
    known: bool = True
    """False for an id that nothing defines; it is kept and shown."""
    why: str = ""
    priced: bool = False
    """Whether the player set its price."""
    facts: frozenset[str] | None = field(default=None, repr=False, compare=False)
    """What selectors ask of it (`builder.catalog.facts`), once it has been asked."""
    rest: Callable[[Carried, str], None] | None = field(default=None, repr=False, compare=False)
    """Fills in a field that is not there yet, once it is asked for."""

    @property
    def word(self) -> str:
        """How an edit names it: `ITEM`, or `ITEM@SLOT` where the player asked for the slot."""
        return self.id if self.unasked or not self.slot else f"{self.id}@{self.slot}"


@dataclass(slots=True)
class Fighter(PutOff):
    """A named fighter, or `count` alike ones. Values and `each` are of one model."""

    id: str
    number: int
    """1, 2, 3 … in the order of the roster; on the card's disc."""
    name: str
    unit: str
    unit_name: str
    lineage: tuple[str, ...]
    """The unit and those it is like, nearest first."""
    count: int = 1
    roles: tuple[str, ...] = ()
    role_names: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    keyword_names: tuple[str, ...] = ()
    squad: str | None = None
    squad_name: str = ""
    squad_types: tuple[str, ...] = ()
    joins: str | None = None
    fielded: bool = True
    values: dict[str, Value] = field(default_factory=dict)
    items: list[Carried] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    """Rules of its unit, roles, keywords and squad; those of items stand at the items."""
    cost: Money = field(default_factory=dict)
    """For all `count` models."""
    each: Money = field(default_factory=dict)
    """For one model; where prices fall with the number, the cost divided by the count."""
    receipts: dict[str, Receipt] = field(default_factory=dict)
    """By cost type; each adds up to `cost`."""
    selected: dict[str, tuple[Carried, ...]] = field(default_factory=dict)
    """By selector of the game's card (`schemas.card.selector_key`), as far as it is true of the
    fighter: the items that it selects, in the order in which it names them."""
    notes: str = ""
    picture: Path | None = None
    why: str = ""
    priced: bool = False
    """Whether the player set its price, with all that it has."""
    own: bool = False
    known: bool = True
    emblem: str = ""
    called: str = ""
    """Its name in findings; with its number where another has the same."""
    settled: bool = False
    """Whether all about it is worked out; then it never changes."""
    facts: frozenset[str] | None = field(default=None, repr=False, compare=False)
    """What selectors ask of it (`builder.catalog.facts`), once it has been asked."""
    alike: Fighter | None = field(default=None, repr=False, compare=False)
    """Of whom it is a copy but for id, name and notes: what is judged of one holds for both."""
    kit_facts: frozenset[str] | None = field(default=None, repr=False, compare=False)
    """What they ask of its items, of all together."""
    in_doubt: bool = field(default=True, repr=False, compare=False)
    """Whether anything may be amiss with its values, or with those of its items."""
    early: dict[str, Value | None] | None = field(default=None, repr=False, compare=False)
    """Values that limits read, where the others wait until they are asked for."""
    rest: Callable[[Fighter, str], None] | None = field(default=None, repr=False, compare=False)
    """Fills in a field that is not there yet, once it is asked for."""

    def value(self, id_: str) -> Value | None:
        """One value, for its number alone; the others need not be worked out for it."""
        if self.early is not None and id_ in self.early:
            return self.early[id_]
        return self.values.get(id_)

    def __post_init__(self) -> None:
        self.called = self.called or self.name


@record
class CostTypeView:
    """A currency, for printing."""

    id: str
    name: str
    short: str
    decimals: int = 0


@record
class Ruling:
    """A house ruling or variant in force."""

    id: str
    code: str
    says: str
    asks: str = ""
    choice: str = ""
    changed: bool = False
    """True where the roster chose something else than the default."""
    kind: str = "ruling"

    @property
    def number(self) -> str:
        """What it is cited by: its code, or its id where it has none."""
        return self.code or self.id

    @property
    def source(self) -> str:
        """What a receipt or finding says that rests on it: `house ruling G3`."""
        return f"house ruling {self.number}"


@record
class ProfileView:
    """A further statline, for printing."""

    name: str
    has: tuple[str, ...]
    """The characteristics; of the fighter, `schemas.tags.value_id` of each."""


@dataclass(slots=True)
class SystemView:
    """What printing needs of the game system."""

    id: str
    name: str
    short: str
    edition: str
    version: str
    hash: str
    label: str
    unit: str
    cost_types: list[CostTypeView]
    card: CardSpec
    rulings: list[Ruling] = field(default_factory=list)
    characteristics: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Id: (name, short name), in the catalog's order."""
    profiles: dict[str, ProfileView] = field(default_factory=dict)
    """Further statlines by id."""
    helpers: frozenset[str] = frozenset()
    """Characteristics that only help to work others out, and that nobody is shown."""
    kind_names: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Kind of item: (name, plural)."""


@dataclass(slots=True)
class SquadView:
    """A squad, worked out."""

    id: str
    name: str
    type: str
    type_name: str
    fighters: tuple[str, ...] = ()
    within: str | None = None


@dataclass(slots=True)
class Warband:
    """The roster worked out."""

    name: str
    system: SystemView
    fighters: list[Fighter]
    roster: Roster
    squads: list[SquadView] = field(default_factory=list)
    limit: Money = field(default_factory=dict)
    """What the chosen size allows, by cost type; empty where no size is chosen."""
    size_name: str = ""
    losses: list[LossTrack] = field(default_factory=list)
    total: Money = field(default_factory=dict)
    unpriced: int = 0
    """How many things have no stated cost."""
    team: str = ""
    accent: str = ""
    emblem: str = ""
    file: Path | None = None
    hidden: frozenset[Literal["notes", "points"]] = frozenset()
    """What of it is not to be printed."""
    former: Figures | None = None
    """What it came to with the catalog that it was made for, where that is another and known."""
