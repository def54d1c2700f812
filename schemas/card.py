"""What stands on a card, in the catalog's words: a closed list of parts."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from schemas.amounts import Selector
from schemas.base import NEAR, TAG, Model, NumOrId, by_key

_T = TAG
_SHAPES = {
    "value": "ValuePart",
    "values": "ValuesPart",
    "items": "ItemsPart",
    "weapons": "ItemsPart",
    "profiles": "ProfilesPart",
    "panel": "PanelPart",
    "slots": "SlotsPart",
    "tick": "TickPart",
}
"""The key that says what a part shows, and its model; without one of them it is a text."""


class ValuePart(Model):
    """A characteristic, shown in a special way."""

    value: str = Field(description="Id of the characteristic")
    boxes: bool | Literal["always"] = Field(
        False, description="With as many boxes to tick, where there is more than 1; or `always`"
    )
    marks: str | None = Field(
        None, description="Characteristic: so many of the last boxes stand behind a line, named"
    )
    words: bool = Field(False, description="In words at its place, not among the figures on top")
    under: list[str] = Field(
        default_factory=list, description="Characteristics that stand small under its figure"
    )
    arc: bool = Field(False, description="Drawn as an arc of so many degrees, front up")
    as_: str | None = Field(None, alias="as", description="Other label on the card")
    if_: Selector | None = Field(None, alias="if", description="Printed only for these fighters")


Edge = Literal["nearer", "farther"]


class ValuesPart(Model):
    """Several characteristics in words, on one line; those without a value are left out."""

    values: list[str] = Field(description="Ids of the characteristics")
    title: str | None = Field(None, description="What the line begins with")
    if_: Selector | None = Field(None, alias="if", description="Printed only for these fighters")


class Bands(Model):
    """What a fighter needs in each range band of a weapon."""

    reach: str = Field(description="Characteristic of the weapon that limits the bands")
    edges: list[NumOrId] = Field(
        description="Upper edges of all bands but the last, in table units or of the weapon"
    )
    cells: bool = Field(
        False, description="Each band a column, headed by its upper edge; the last has one too"
    )
    against: str | None = Field(
        None, description="Characteristic of the fighter that a cell is better or worse than"
    )
    values: list[str] = Field(description="Characteristic of the weapon for each band")
    edge: Edge | dict[str, dict[str, Edge]] = Field(
        "nearer", description="Band of a distance at an edge itself; may hang on a switch"
    )

    def under(self, choices: dict[str, str]) -> Bands:
        """These bands with `edge` as the choices in force have it."""
        if isinstance(self.edge, str):
            return self
        found = [by[choices[id_]] for id_, by in self.edge.items() if choices.get(id_) in by]
        return self.model_copy(update={"edge": next(iter(found), "nearer")})


class ItemsPart(Model):
    """A table or list of items."""

    items: Selector | None = Field(None, description="Which items, as a list with their texts")
    weapons: Selector | None = Field(None, description="Which weapons, as a table; `all`: each")
    title: str | None = Field(None, description="Heading")
    columns: list[str] = Field(default_factory=list, description="Characteristics, or traits, text")
    bands: Bands | None = Field(None, description="Number needed in each range band")
    boxed: dict[str, str] = Field(
        default_factory=dict,
        description="By column: characteristic that stands in a box beside its figure",
    )
    chip: str | None = Field(
        None, description="Characteristic that stands on a ground of its own after the name"
    )
    text: bool = Field(False, description="With the items' texts")


class ProfilesPart(Model):
    """Further profiles as a table, a row for each that the fighter has."""

    profiles: list[str] = Field(description="Ids of the profiles")
    title: str | None = Field(None, description="Heading; default: Profiles")


class PanelPart(Model):
    """One characteristic large on the warband's colour, others beside it, chances as bars."""

    panel: str = Field(description="Characteristic in the box")
    beside: list[str] = Field(
        default_factory=list, description="Characteristics below each other beside it"
    )
    bars: dict[str, str] = Field(
        default_factory=dict, description="Characteristic in percent: label over its bar"
    )
    title: str | None = Field(None, description="What the bars are")
    if_: Selector | None = Field(None, alias="if", description="Printed only for these fighters")


class SlotsPart(Model):
    """Places of a fighter with a value at each: the four sides of a vehicle."""

    slots: list[str] = Field(description="Names of the places: front, left, right, rear")
    show: list[str] = Field(description="Characteristic at each of them")
    plan: Literal["sides", "list"] = Field("list", description="How they are drawn")


class TextPart(Model):
    """A text of the catalog's own."""

    text: str = Field(description="The text, with **bold** and {icon}")
    if_: Selector | None = Field(None, alias="if", description="Printed only for these fighters")

    @model_validator(mode="before")
    @classmethod
    def _shows_something(cls, value: Any) -> Any:
        if isinstance(value, dict) and not any(map(_is_text_key, value)):
            words = ", ".join(f"`{key}`" for key in (*_SHAPES, "text"))
            message = f"a part says what it shows, by one of {words}"
            raise PydanticCustomError("part", message)
        return value


def _is_text_key(key: Any) -> bool:
    return bool(get_close_matches(str(key), ["text"], 1, NEAR))


class TickPart(Model):
    """A box to tick in play, or as many as a value says."""

    tick: str = Field(description="Its label")
    times: str | None = Field(None, description="Characteristic that says how many boxes")
    crossed: bool = Field(False, description="With a cross in the last box, which ends something")
    if_: Selector | None = Field(None, alias="if", description="Printed only for these fighters")


Part = Annotated[
    Annotated[str, Tag(_T + "word")]
    | Annotated[ValuePart, Tag(_T + "ValuePart")]
    | Annotated[ValuesPart, Tag(_T + "ValuesPart")]
    | Annotated[ItemsPart, Tag(_T + "ItemsPart")]
    | Annotated[ProfilesPart, Tag(_T + "ProfilesPart")]
    | Annotated[PanelPart, Tag(_T + "PanelPart")]
    | Annotated[SlotsPart, Tag(_T + "SlotsPart")]
    | Annotated[TickPart, Tag(_T + "TickPart")]
    | Annotated[TextPart, Tag(_T + "TextPart")],
    by_key(
        {key: _T + shape for key, shape in _SHAPES.items()},
        default=_T + "TextPart",
        scalar=_T + "word",
    ),
]
"""`name unit role cost keywords squad notes picture receipt rules`, a characteristic, or a part."""


_FOR_SOME = ValuePart | ValuesPart | PanelPart | TextPart | TickPart


class CardSpec(Model):
    """The card of a game system: its parts in order."""

    size: str | None = Field(None, description="Best card size, e.g. poker, or 70x120 by its mm")
    credit: str | list[str] | None = Field(
        None, description="Provenance line of the footer, or the same from long to short"
    )
    front: list[Part] = Field(default_factory=list, description="Parts of the front, in order")
    back: list[Part] = Field(default_factory=list, description="Parts that may go to the back")

    def under(self, choices: dict[str, str]) -> CardSpec:
        """This card with all that hangs on a switch as the choices in force have it."""
        sides = {side: [_under(part, choices) for part in getattr(self, side)] for side in _SIDES}
        return self.model_copy(update=sides)

    def selectors(self) -> list[Selector]:
        """The selectors of all parts."""
        found: list[Selector] = []
        for part in (*self.front, *self.back):
            if isinstance(part, ItemsPart):
                found += [s for s in (part.items, part.weapons) if s is not None and s != ALL]
            elif isinstance(part, _FOR_SOME) and part.if_ is not None:
                found.append(part.if_)
        return found


_SIDES = ("front", "back")


def _under(part: Part, choices: dict[str, str]) -> Part:
    if isinstance(part, ItemsPart) and part.bands is not None:
        return part.model_copy(update={"bands": part.bands.under(choices)})
    return part


ALL = "all"
"""Selector of a card that is each item."""


def selector_key(selector: Selector) -> str:
    """A selector as a key."""
    return selector if isinstance(selector, str) else "\n".join(selector)
