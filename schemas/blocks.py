"""A block of a quick-reference sheet: one model a kind, told by its `kind`."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, Tag
from pydantic import Discriminator as TellApart
from pydantic_core import PydanticCustomError

from schemas.base import TAG, Model, Num
from schemas.diagrams import BandsBlock, Board, Cancel, Discs, Duel, Graph, Panels, Timeline
from schemas.text_blocks import (
    Bullets,
    Callout,
    Checklist,
    Defs,
    Gloss,
    Mods,
    Para,
    Steps,
    Strip,
    TableBlock,
)

_T = TAG


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
