"""What a roster came to with another state of its catalog, or in another roster."""

from __future__ import annotations

from pydantic import Field

from schemas.answers.parts import Money
from schemas.base import Model
from schemas.finding import Severity


class MoneyDiffers(Model):
    """An amount then and now."""

    then: Money = Field(description="Before, by cost type")
    now: Money = Field(description="Now, by cost type")


class ValueDiffers(Model):
    """A value that is another now."""

    id: str = Field(description="Id of the characteristic, or `item.characteristic`")
    name: str = Field(description="Name, for people")
    then: str = Field(description="As it was printed; empty: there was none")
    now: str = Field(description="As it is printed; empty: there is none")


class FighterDiffers(Model):
    """A fighter that costs something else or has other values."""

    id: str = Field(description="Id of the fighter")
    name: str = Field(description="Name on paper")
    cost: MoneyDiffers = Field(description="For all models")
    values: list[ValueDiffers] = Field(description="Values that differ")


class SaidDiffers(Model):
    """A finding that came or went."""

    code: str = Field(description="Its code")
    severity: Severity = Field(description="How bad it is")
    owner: str = Field(description="Fighter, squad or keyword id, or `roster`")
    message: str = Field(description="What is wrong, for people")


class Differing(Model):
    """What differs; everything is empty where nothing does."""

    total: MoneyDiffers | None = Field(
        None, description="Of all fighters, whether it differs or not; absent: not compared"
    )
    fighters: list[FighterDiffers] = Field(description="Fighters that differ")
    new: list[SaidDiffers] = Field(description="Findings that were not there")
    gone: list[SaidDiffers] = Field(description="Findings that are there no longer")


class MadeFor(Model):
    """Another state of the catalog, for which the roster was made."""

    version: str | None = Field(description="Its version; null: the roster does not say")
    hash: str | None = Field(description="Hash of its content; null: the roster does not say")
    differs: Differing | None = Field(
        description="What differs with the catalog as it is now; null: what it came to then is "
        "not known here"
    )
