"""A roster: the player's file, choices only."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    ModelWrapValidatorHandler,
    SerializerFunctionWrapHandler,
    model_serializer,
    model_validator,
)
from pydantic_core import CoreSchema

from schemas.base import IN_DIGITS, Model, Num
from schemas.catalog import Homebrew


class Kept(Model):
    """A model that keeps keys beginning with `x-`; the reader refuses other unknown keys."""

    model_config = ConfigDict(extra="allow")


class Pick(Kept):
    """An item taken: `ITEM`, `ITEM@SLOT`, or a mapping."""

    item: str = Field(description="Item id, or `item@slot`")
    count: Annotated[int, Field(ge=1, le=9999), IN_DIGITS] | None = Field(
        None, description="How many"
    )
    as_: str | None = Field(None, alias="as", description="Name on paper")
    price: Num | None = Field(None, description="The player's own price, of the main cost type")
    why: str | None = Field(None, description="Reason for the price")

    @model_validator(mode="wrap")
    @classmethod
    def _short_form(cls, value: Any, handler: ModelWrapValidatorHandler[Pick]) -> Pick:
        return handler({"item": value} if isinstance(value, str) else value)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        mapping = handler.resolve_ref_schema(handler(core_schema))
        return {"anyOf": [{"type": "string"}, mapping]}

    @model_serializer(mode="wrap")
    def _as_short_as_it_can_be(self, handler: SerializerFunctionWrapHandler) -> Any:
        if self.model_fields_set == {"item"}:
            return self.item
        return handler(self)

    @property
    def id(self) -> str:
        """The item without its slot."""
        return self.item.partition("@")[0]

    @property
    def slot(self) -> str | None:
        """The slot asked for, if any."""
        return self.item.partition("@")[2] or None


class Squad(Kept):
    """A squad of the roster."""

    id: str = Field(description="Id of the squad")
    type: str | None = Field(None, description="Type of squad, where the game has several")
    name: str | None = Field(None, description="Name on paper")
    within: str | None = Field(None, description="Squad that it is part of")


class RosterFighter(Kept):
    """One entry of a roster: a named fighter, or `count` alike ones."""

    id: str | None = Field(None, description="Given once and kept; absent: by position")
    name: str | None = Field(None, description="Absent: the unit's name, numbered where several")
    unit: str = Field(description="Unit id")
    count: Annotated[int, Field(ge=1, le=99999), IN_DIGITS] = Field(1, description="How many alike")
    role: str | list[str] | None = Field(None, description="Role or roles")
    squad: str | None = Field(None, description="Squad id")
    with_: list[Pick] = Field(default_factory=list, alias="with", description="Added to the kit")
    without: list[str] = Field(default_factory=list, description="Taken from the kit")
    profile: dict[str, str] = Field(default_factory=dict, description="Own printed values")
    price: Num | None = Field(None, description="The player's own price for one")
    why: str | None = Field(None, description="Reason for the price")
    notes: str | None = Field(None, description="Notes, printed on the card")
    picture: str | None = Field(None, description="Picture file, relative to the roster")
    joins: str | None = Field(None, description="Squad or fighter that it joins")
    fielded: bool = Field(True, description="No: it stays in the pool")

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles as a tuple."""
        if self.role is None:
            return ()
        return (self.role,) if isinstance(self.role, str) else tuple(self.role)


class Accepted(Kept):
    """A finding that the player accepts, with a reason."""

    code: str = Field(description="Code of the finding")
    owner: str = Field("roster", description="Fighter, squad or keyword id, or roster")
    reason: str = Field("", description="Why it is all right")


class CatalogStamp(Kept):
    """The catalog that the roster was made for."""

    version: str | None = Field(None, description="Version of the catalog")
    hash: str | None = Field(None, description="Hash of its content")


class Choices(Kept):
    """A roster without own content."""

    format: Literal["musterpress/roster"] = Field(
        "musterpress/roster", description="What this file is"
    )
    version: int = Field(1, ge=1, le=1, description="Version of the format")
    system: str = Field(description="Game system id")
    catalog: CatalogStamp | None = Field(None, description="Written by `new`")
    name: str | None = Field(None, description="Name of the warband")
    size: str | None = Field(None, description="Named size; instead of `limit`")
    limit: dict[str, Num] | None = Field(None, description="Limit by cost type")
    switches: dict[str, str] = Field(default_factory=dict, description="What is not the default")
    squads: list[Squad] = Field(default_factory=list, description="Squads")
    fighters: list[RosterFighter] = Field(default_factory=list, description="Entries")
    accepted: list[Accepted] = Field(default_factory=list, description="Accepted findings")
    campaign: Annotated[dict[str, Any] | None, Field(description="Kept as it is")] = None
    team: str | None = Field(None, description="Colour of the cards, #rrggbb or a colour's name")
    accent: str | None = Field(None, description="Colour on it of roles and costs, likewise")
    emblem: str | None = Field(None, description="Icon of the warband")
    notes: str | None = Field(None, description="Notes on the warband")


class Roster(Choices):
    """The player's choices."""

    homebrew: Homebrew | None = Field(None, description="Own content")

    @classmethod
    def of(cls, choices: Choices) -> Roster:
        """The roster with these choices and no own content."""
        values = {name: getattr(choices, name) for name in type(choices).model_fields}
        extra = choices.__pydantic_extra__ or {}
        return cls.model_construct(_fields_set=set(choices.model_fields_set), **values, **extra)
