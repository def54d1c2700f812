"""The blocks of a quick-reference sheet, as a catalog's author writes them: one model a kind."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, Field, PlainSerializer, PlainValidator, Tag, WithJsonSchema
from pydantic import Discriminator as TellApart
from pydantic_core import PydanticCustomError

from schemas.base import IN_DIGITS, TAG, Model, Num

_T = TAG

Family: TypeAlias = Literal["setup", "turn", "move", "shoot", "fight", "state", "win", "ref"]
"""Kind of moment: what a section's colour and spine say."""


def _words(value: Any) -> Any:
    """A text, or one for each choice of a switch."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and len(value) == 1:
        (choices,) = value.values()
        texts = choices.values() if isinstance(choices, dict) else ()
        if texts and all(isinstance(text, str) for text in texts):
            return value
    message = "a text is needed here, or one for each choice of a switch: {SWITCH: {CHOICE: text}}"
    raise PydanticCustomError("words", message)


_CHOICES: dict[str, Any] = {
    "type": "object",
    "additionalProperties": {"type": "object", "additionalProperties": {"type": "string"}},
    "minProperties": 1,
    "maxProperties": 1,
}
Words = Annotated[
    str,
    PlainValidator(_words),
    PlainSerializer(lambda value: value, return_type=Any),
    WithJsonSchema({"anyOf": [{"type": "string"}, _CHOICES]}),
]
"""A text with marks. Until the switches of a roster are settled it may hang on one of them."""


def _row_of(what: str, least: int, most: int | None = None, numbers: int = 0) -> BeforeValidator:
    """Checks the length of a row, and that it begins with so many numbers."""
    most = most or least

    def check(value: Any) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise PydanticCustomError("row", f"a list is needed here: [{what}]")
        for cell in value[:numbers]:
            try:
                float(cell)
            except (TypeError, ValueError):
                raise PydanticCustomError(
                    "row", f"a number is needed in the first {numbers} of [{what}]"
                ) from None
        return value

    return BeforeValidator(check)


Pair: TypeAlias = Annotated[list[Words], _row_of("term, text", 2)]
Share = Annotated[Num, Field(gt=0, lt=1)]


class Para(Model):
    """Two or three sentences."""

    kind: Literal["para"] = Field(description="What sort of block")
    text: Words = Field(description="Text with marks")


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


class TableBlock(Model):
    """Rows of cells; a row of one cell is a heading of the rows after it."""

    kind: Literal["table"] = Field(description="What sort of block")
    cols: list[Column] = Field(min_length=1, description="Its columns")
    rows: list[list[Words]] = Field(description="A list of cells for each row")
    vp: Annotated[Num, Field(ge=0, le=5)] | None = Field(
        None, description="Room over and under the text of a row, mm"
    )
    keep: bool = Field(False, description="Whether it never goes on in the next column")


_EFFECTS = ("help", "harm", "flat")


def _mod(value: Any) -> Any:
    words = "[label, value, help or harm or flat]"
    if not isinstance(value, list) or len(value) != 3 or not _is_effect(value[2]):
        raise PydanticCustomError("mod", f"a list is needed here: {words}")
    return value


def _is_effect(value: Any) -> bool:
    """Whether it says an effect, or one for each choice of a switch."""
    said = _words(value)
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


class Stage(Model):
    """A stage of a round or a turn."""

    title: Words = Field(description="Its name")
    text: Words = Field("", description="Text with marks")
    family: Family | None = Field(None, description="Its colour; else that of the section")


class Timeline(Model):
    """A round or a turn, as arrows from left to right."""

    kind: Literal["timeline"] = Field(description="What sort of block")
    stages: list[Stage] = Field(min_length=1, description="Its stages in order")


class PanelPart(Model):
    """The steps of a procedure that one side takes."""

    title: Words = Field(description="Its name")
    who: Words = Field("", description="Who acts, e.g. attacker")
    steps: list[Words] = Field(description="Texts with marks; numbers run through all panels")


class Panels(Model):
    """A numbered procedure, cut by who acts."""

    kind: Literal["panels"] = Field(description="What sort of block")
    panels: list[PanelPart] = Field(min_length=1, description="Its parts in order")


class GraphNode(Model):
    """A box of a graph."""

    id: str = Field(description="What arrows call it")
    x: Annotated[Num, Field(ge=0)] = Field(description="Its left edge, in parts of the width")
    w: Annotated[Num, Field(gt=0)] = Field(description="Its width, in parts of the width")
    row: Annotated[int, Field(ge=0, le=20), IN_DIGITS] = Field(0, description="Its row from 0")
    span: Annotated[int, Field(ge=1, le=20), IN_DIGITS] = Field(1, description="Rows it takes")
    title: Words = Field(description="Its heading")
    text: Words = Field("", description="Text with marks")
    style: Literal["plain", "tint", "solid", "end"] = Field(
        "plain", description="Plain, the way in, where one chooses, the end"
    )


class GraphEdge(Model):
    """An arrow from a side of one box to a side of another: `turn.r` or `turn.r:0.35`."""

    from_: str = Field(alias="from", description="Box, side (l r t b), place on it from 0 to 1")
    to: str = Field(description="The same of its head")
    via: Literal["h", "v", "z"] = Field("z", description="Level, upright, or with two bends")


class Graph(Model):
    """Loops and choices: boxes in rows and arrows between them."""

    kind: Literal["graph"] = Field(description="What sort of block")
    w: Annotated[Num, Field(gt=0)] = Field(190, description="Width that `x` and `w` are parts of")
    nodes: list[GraphNode] = Field(min_length=1, description="Its boxes")
    edges: list[GraphEdge] = Field(default_factory=list, description="Its arrows")


class CancelRow(Model):
    """Dice that remove dice. A critical is written with a star: `6*`."""

    save: list[Words] = Field(description="Dice that remove")
    hit: list[Words] = Field(description="Dice that are removed, or not")
    ok: bool = Field(True, description="Whether they are removed")
    text: Words = Field("", description="Text with marks")


class Cancel(Model):
    """Which die removes which."""

    kind: Literal["cancel"] = Field(description="What sort of block")
    rows: list[CancelRow] = Field(min_length=1, description="One case after the other")


_Dice: TypeAlias = list[Annotated[int, Field(ge=1, le=100), IN_DIGITS]]
_Places: TypeAlias = list[Annotated[int, Field(ge=0, le=99), IN_DIGITS]]


class DuelRow(Model):
    """Dice of both sides at a moment; those spent by their place from 0."""

    a: _Dice = Field(default_factory=list, description="Dice of the first side")
    xa: _Places = Field(default_factory=list, description="Which of them are spent")
    b: _Dice = Field(default_factory=list, description="Dice of the second side")
    xb: _Places = Field(default_factory=list, description="Which of them are spent")
    text: Words = Field("", description="What happens")


class Duel(Model):
    """A worked example with dice."""

    kind: Literal["duel"] = Field(description="What sort of block")
    an: Words = Field(description="Name of the first side")
    bn: Words = Field(description="Name of the second side")
    rows: list[DuelRow] = Field(min_length=1, description="Moment after moment")
    crit: Annotated[int, Field(ge=1, le=100), IN_DIGITS] | None = Field(
        6, description="Result that is a critical"
    )


class Board(Model):
    """A sketch of the table to scale, in units of the table from its top left corner."""

    kind: Literal["board"] = Field(description="What sort of block")
    size: Annotated[list[Num], _row_of("width, height", 2)] = Field(description="Width and height")
    zones: list[Annotated[list[Words], _row_of("x, y, width, height, label", 4, 5, 4)]] = Field(
        default_factory=list, description="Where forces are set up"
    )
    terrain: list[Annotated[list[Num], _row_of("x, y, width, height", 4)]] = Field(
        default_factory=list, description="Pieces of terrain"
    )
    points: list[Annotated[list[Words], _row_of("x, y, label", 2, 3, 2)]] = Field(
        default_factory=list, description="Objectives"
    )
    dims: list[Annotated[list[Words], _row_of("x1, y1, x2, y2, label", 5, 5, 4)]] = Field(
        default_factory=list, description="Distances with their words"
    )
    maxh: Annotated[Num, Field(gt=5, le=200)] = Field(60, description="Most height on paper, mm")


class BandsRow(Model):
    """A weapon and what holds in each of its range bands."""

    name: Words = Field(description="Its name")
    att: Words = Field("", description="Number of attacks")
    bands: list[Annotated[list[Words], _row_of("from, to, modifier", 3, 3, 2)]] = Field(
        default_factory=list, description="Bands; none: only in contact"
    )
    text: Words = Field("", description="Words in place of bands")
    item: str | None = Field(
        None, description="The item that it is: on a list's sheet only where the list has it"
    )


class BandsBlock(Model):
    """Range bands: filled where they help, grey where nothing changes, dashed where they harm."""

    kind: Literal["bands"] = Field(description="What sort of block")
    edges: list[Annotated[Num, Field(gt=0)]] = Field(min_length=1, description="Distances marked")
    rows: list[BandsRow] = Field(description="One weapon after the other")
    unit: str = Field('"', description="Unit behind distances")


class Discs(Model):
    """Sizes of blasts, to a common scale."""

    kind: Literal["discs"] = Field(description="What sort of block")
    discs: list[Annotated[list[Words], _row_of("size, label", 2, 2, 1)]] = Field(
        min_length=1, description="Size and whose it is"
    )
    unit: str = Field('"', description="Unit behind radii")
    shows: Words = Field("radius", description="What the inches are: radius, or diameter")


class RowBlock(Model):
    """Blocks side by side."""

    kind: Literal["row"] = Field(description="What sort of block")
    blocks: list[AnyBlock] = Field(min_length=1, description="From left to right")
    w: list[Annotated[Num, Field(gt=0)]] = Field(
        default_factory=list, description="Their shares of the width; else equal"
    )


KINDS = (
    "para bullets steps checklist table mods strip defs gloss callout timeline panels graph cancel "
    "duel board bands discs row"
).split()


def _known(value: Any) -> Any:
    """A block of a kind that there is; a text is a paragraph."""
    if isinstance(value, str):
        return {"kind": "para", "text": value}
    if isinstance(value, Model):
        return value
    if not isinstance(value, dict):
        raise PydanticCustomError("block", "a block is needed here: {kind: …}, or a text")
    kind = value.get("kind")
    if kind in KINDS:
        return value
    if kind is None:
        message = "`kind` is missing; add it: what sort of block this is, e.g. para or table"
    else:
        near = get_close_matches(str(kind), KINDS, 1, 0.6)
        hint = f"did you mean `{near[0]}`?" if near else f"there are: {', '.join(KINDS)}"
        message = f"there is no kind of block `{str(kind)[:40]}`; {hint}"
    raise PydanticCustomError("block", message)


def _tag(value: Any) -> str:
    return _T + str(value.get("kind") if isinstance(value, dict) else value.kind)


AnyBlock = Annotated[
    Annotated[Para, Tag(_T + "para")]
    | Annotated[Bullets, Tag(_T + "bullets")]
    | Annotated[Steps, Tag(_T + "steps")]
    | Annotated[Checklist, Tag(_T + "checklist")]
    | Annotated[TableBlock, Tag(_T + "table")]
    | Annotated[Mods, Tag(_T + "mods")]
    | Annotated[Strip, Tag(_T + "strip")]
    | Annotated[Defs, Tag(_T + "defs")]
    | Annotated[Gloss, Tag(_T + "gloss")]
    | Annotated[Callout, Tag(_T + "callout")]
    | Annotated[Timeline, Tag(_T + "timeline")]
    | Annotated[Panels, Tag(_T + "panels")]
    | Annotated[Graph, Tag(_T + "graph")]
    | Annotated[Cancel, Tag(_T + "cancel")]
    | Annotated[Duel, Tag(_T + "duel")]
    | Annotated[Board, Tag(_T + "board")]
    | Annotated[BandsBlock, Tag(_T + "bands")]
    | Annotated[Discs, Tag(_T + "discs")]
    | Annotated[RowBlock, Tag(_T + "row")],
    TellApart(_tag),
    BeforeValidator(_known),
]
"""One block, told by its `kind`."""
