"""Blocks of a sheet that are words in order: sentences, lists, tables, terms, callouts."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from schemas.amounts import Condition, Selector
from schemas.base import IN_DIGITS, Model, Num
from schemas.words import Words, read_words, row_of

Pair: TypeAlias = Annotated[list[Words], row_of("term, text", 2)]
Share = Annotated[Num, Field(gt=0, lt=1)]


class Para(Model):
    """Two or three sentences."""

    kind: Literal["para"] = Field(description="What sort of block")
    text: Words = Field(description="Text with marks")
    if_: Condition | None = Field(
        None, alias="if", description="On a list's sheet only then; on the game's always"
    )


class Bullets(Model):
    """Points in no order."""

    kind: Literal["bullets"] = Field(description="What sort of block")
    items: list[Words] = Field(description="Texts with marks")


class Steps(Model):
    """What is done one after the other, numbered."""

    kind: Literal["steps"] = Field(description="What sort of block")
    items: list[Words] = Field(description="Texts with marks")
    start: Annotated[int, Field(ge=0), IN_DIGITS] = Field(1, description="Number of the first")


class Checklist(Model):
    """Conditions that must all hold."""

    kind: Literal["checklist"] = Field(description="What sort of block")
    items: list[Words] = Field(description="Texts with marks")


class Column(Model):
    """A column of a table."""

    head: Words = Field("", description="Its heading")
    align: Literal["l", "c", "r"] = Field("l", description="Left, centre or right")
    flex: Annotated[Num, Field(ge=0)] = Field(
        0, description="Share of the width that is left; 0: it takes what it needs"
    )
    of: str | None = Field(
        None, description="Of items: `name`, `cost`, `text`, or a characteristic"
    )
    words: dict[str, str] = Field(
        default_factory=dict, description="Item: words in place of what `of` gives"
    )


class TableBlock(Model):
    """Rows of cells; a row of one cell is a heading of the rows after it."""

    kind: Literal["table"] = Field(description="What sort of block")
    cols: list[Column] = Field(min_length=1, description="Its columns")
    rows: list[list[Words]] = Field(
        default_factory=list, description="A list of cells for each row"
    )
    items: Selector | None = Field(None, description="Items with a row each, after `rows`")
    show: Literal["used", "all"] = Field("used", description="Those that a list has, or all")
    vp: Annotated[Num, Field(ge=0, le=5)] | None = Field(
        None, description="Room over and under the text of a row, mm"
    )
    keep: bool = Field(
        False, description="Whether it stays in one column, and the next block with it"
    )


_EFFECTS = ("help", "harm", "flat")


def _mod(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 3:
        words = "[label, value, help or harm or flat]"
        raise PydanticCustomError("mod", f"a list of 3 is needed here: {words}")
    if not _is_effect(value[2]):
        raise PydanticCustomError("mod", f"the third cell is one of {', '.join(_EFFECTS)}")
    return value


def _is_effect(value: Any) -> bool:
    """Whether it says an effect, or one for each choice of a switch."""
    said = read_words(value)
    texts = [said] if isinstance(said, str) else next(iter(said.values())).values()
    return all(text in _EFFECTS for text in texts)


class Mods(Model):
    """Modifiers, each with a sign that says whether it helps or harms."""

    kind: Literal["mods"] = Field(description="What sort of block")
    rows: list[Annotated[list[Words], BeforeValidator(_mod)]] = Field(
        description="Label, value, and help, harm or flat"
    )
    pill: Annotated[Num, Field(gt=0, le=60)] | None = Field(
        None, description="Width of the values, mm; else as wide as the widest"
    )


class Strip(Model):
    """A row to look a number up in, and what it gives below."""

    kind: Literal["strip"] = Field(description="What sort of block")
    rows: list[Annotated[list[Words], Field(min_length=2)]] = Field(
        min_length=1,
        description="Cells of each row, the first its label; the first row is the head",
    )


class Defs(Model):
    """Terms and what they mean."""

    kind: Literal["defs"] = Field(description="What sort of block")
    items: list[Pair] = Field(description="Term and text")
    if_: Condition | None = Field(
        None, alias="if", description="On a list's sheet only then; on the game's always"
    )
    term: Share | None = Field(None, description="Share of the width that the terms take")


class Gloss(Model):
    """A special rule or skill: name, who has it, what it does."""

    kind: Literal["gloss"] = Field(description="What sort of block")
    name: Words = Field(description="Its name")
    tag: Words = Field("", description="Who has it, or what it costs")
    icon: str | None = Field(None, description="Icon before the name")
    text: Words = Field(description="Text with marks")


class Callout(Model):
    """What must not be missed; one a section at most."""

    kind: Literal["callout"] = Field(description="What sort of block")
    style: Literal["note", "warn", "eg", "house", "silent"] = Field(
        "note", description="Note, warning, example, house ruling, or what the rules leave open"
    )
    label: Words = Field("", description="Word before the text; an example has its own")
    text: Words = Field(description="Text with marks")
    bare: bool = Field(False, description="Whether it has no word before the text")
