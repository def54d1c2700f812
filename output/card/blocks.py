"""What a card says, as plain data: the blocks of a fighter's card, before anything is measured."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from schemas.base import Number
from schemas.record import record

Change: TypeAlias = Literal["", "worse", "better"]
"""How a value stands to what it would be if nothing had changed it."""


Shade: TypeAlias = Literal["", "better", "level", "worse", "none"]
"""How good a range band is: its ground on the card. Empty: no range band."""


class Figure(NamedTuple):
    """A value, with a label where it needs one. An empty `text` is a dash."""

    text: str
    change: Change = ""
    label: str = ""
    boxed: str = ""
    """A second figure beside it, in a box: the dice when injured."""
    shade: Shade = ""


@dataclass(slots=True)
class Header:
    """Who it is: number, name, what it is, what it costs. An empty text is not drawn."""

    number: str
    name: str
    line: tuple[str, ...]
    """Roles, unit and keywords, in order; joined to one line."""
    keywords: tuple[str, ...] = ()
    """Those of the line that may stand in the words instead, where they have no room."""
    told: frozenset[str] = frozenset()
    """Those of the keywords that another part of the card says as well."""
    cost: str = ""
    cost_unit: str = ""
    cost_short: str = ""
    count: str = ""
    """`×3`, where the card stands for several."""
    icon: str = ""
    """What is on the disc of a card without a number."""


@dataclass(slots=True)
class Cell:
    """A characteristic in the strip. An empty `text` is a dash."""

    id: str
    label: str
    short: str
    text: str
    change: Change = ""
    under: tuple[Figure, ...] = ()
    """Values that follow from it, under the figure."""
    arc: float = 0
    """Degrees of the arc that is drawn instead of the figure; 0: none is."""


@dataclass(slots=True)
class Ticks:
    """Boxes for a pencil."""

    label: str
    boxes: int = 1
    last_crossed: bool = False
    """Whether the last box ends something, as the last wound does."""
    marked: int = 0
    """How many of the last boxes are worse ones: a line stands before them."""
    marked_label: str = ""
    """What they mean, and with what is left: `Injured at 5 or less`."""


@dataclass(slots=True)
class Side:
    """A place of a fighter with a value: the front of a vehicle."""

    slot: str
    name: str
    text: str
    strength: float = 0.0
    """From 0 (none) to 1 (the best there is)."""


@dataclass(slots=True)
class Plan:
    """Four sides, drawn from above."""

    sides: list[Side]


@dataclass(slots=True)
class Column:
    """A column of figures in a table."""

    id: str
    label: str
    short: str
    band: bool = False
    """Whether it is a range band, headed by its upper edge."""


@dataclass(slots=True)
class Band:
    """What is needed up to, or beyond, a distance: `≤12"`, `3+`."""

    label: str
    value: str
    change: Change = ""


@dataclass(slots=True)
class Row:
    """An item in a table, with a figure in each column. `bands` are for a table without columns of
    range bands."""

    item: str
    name: str
    icon: str
    figures: tuple[Figure, ...]
    bands: tuple[Band, ...] = ()
    text: str = ""
    mark: str = ""
    """What is to be known about it: own content, or an id that nothing defines."""


@dataclass(slots=True)
class Table:
    """Items with their figures."""

    title: str
    columns: list[Column]
    rows: list[Row]


@dataclass(slots=True)
class Paragraph:
    """A rule, note or list: a lead-in in bold and a text with the marks of rich text."""

    id: str
    lead: str
    text: str
    plain: bool = False
    """The player's own words, in which no mark means anything."""
    chip: str = ""
    """A price or the like after the lead-in, on a ground of its own."""
    figures: tuple[Figure, ...] = ()
    """The values that the text says, to show which of them have changed."""


@record
class Bar:
    """A chance in percent, with a bar of that share."""

    label: str
    name: str
    """Where there is no bar for the label to stand over."""
    text: str
    share: float
    """From 0 to 1."""


@dataclass(slots=True)
class Panel:
    """A figure on the warband's colour, others below each other beside it, and chances."""

    cell: Cell
    beside: tuple[Figure, ...]
    bars: tuple[Bar, ...]
    title: str
    """What the bars are."""


@dataclass(slots=True)
class Words:
    """Paragraphs one below the other."""

    paragraphs: list[Paragraph]


@dataclass(slots=True)
class Receipt:
    """What a cost is made of, and small print: each line a bold beginning and the rest."""

    lines: list[tuple[str, str]]


@dataclass(slots=True)
class Footer:
    """Where it belongs and what it is from."""

    left: str
    right: tuple[str, ...]
    """The same from long to short: the first that has room is taken."""


Block: TypeAlias = Plan | Panel | Table | Words | Receipt


@dataclass(slots=True)
class CardView:
    """Everything that a fighter's card says."""

    fighter: str
    header: Header
    strip: list[Cell]
    ticks: list[Ticks]
    blocks: list[Block]
    footer: Footer
    count: int = 1
    emblem: str = ""
    picture: Path | None = None
    grows: bool = False
    """Whether its rules are set larger where they would leave most of the card empty."""


def strength(number: Number | None, better: str) -> float:
    """How good a value is, from 0 to 1: a target number on a die, or a figure of up to 10."""
    if number is None:
        return 0.0
    share = (7 - number) / 5 if better == "low" else number / 10
    return min(max(float(share), 0.0), 1.0)
