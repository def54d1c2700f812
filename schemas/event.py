"""An event: what an organiser fixes for every roster that is played at it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from schemas.base import Model, Num
from schemas.roster import Kept
from schemas.statements import AnyLimit

Allowed: TypeAlias = Literal["own-content", "own-prices", "accepted"]


class EventCatalog(Model):
    """The state of the catalog that an event is played with."""

    version: str | None = Field(None, description="Version of the catalog, e.g. 1.0.0")
    hash: str | None = Field(
        None, description="Hash of its content, as `muster new` writes it into a roster"
    )


class Event(Kept):
    """What an organiser fixes. What is not said is left to the players, but for `allow`."""

    format: Literal["musterpress/event"] = Field(description="What this file is")
    version: int = Field(ge=1, le=1, description="Version of the format")
    name: str = Field(min_length=1, description="Name of the event, for people")
    system: str = Field(description="Game system id")
    size: str | None = Field(None, description="Named size; instead of `limit`")
    limit: dict[str, Num] | None = Field(None, description="Limit by cost type")
    switches: dict[str, str] = Field(default_factory=dict, description="Switch: fixed choice")
    allow: list[Allowed] = Field(
        default_factory=list,
        description="What is allowed, each not unless it is here: `own-content` (homebrew, own "
        "printed values), `own-prices`, `accepted` (findings that a player accepts)",
    )
    catalog: EventCatalog | None = Field(None, description="State of the catalog to play with")
    limits: list[AnyLimit] = Field(
        default_factory=list, description="More limits, as in a catalog; they lie over its own"
    )
    notes: str | None = Field(None, description="Notes, for people")
