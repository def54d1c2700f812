"""Special rules by name, with who has them."""

from __future__ import annotations

from output.sheet.inks import Inks
from output.sheet.kinds.defs import MOST_WHOLE, kept_whole
from output.sheet.kinds.long_rows import (
    Cell,
    going_on,
    is_long,
    kept,
    named_again,
    row_of,
    strong,
    unseen,
)
from output.sheet.kinds.paragraph import pieces_of
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record


@record
class GlossBlock:
    """The name of a rule, who has it, and what it does."""

    name: str
    text: str
    tag: str = ""
    icon: str = ""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The name stays with the first lines of the text."""
        mark = f"{{i:{self.icon}}} " if self.icon else ""
        name = type_.set(f"{mark}**{self.name}**", "table", width)
        tag = type_.set(self.tag, "small", width) if self.tag else None
        beside = tag is not None and name.natural + 2.0 + tag.natural <= width
        height = name.height + (tag.height if tag and not beside else 0.0)

        def draw(pen: Pen, x: float, y: float) -> None:
            pen.setting(name, x, y, pen.inks.strong)
            if tag is not None and beside:
                top = y + name.baseline - tag.baseline
                if name.is_rtl:
                    left = x - (width - tag.natural if tag.is_rtl else 0.0)
                    pen.setting(tag, left, top, pen.inks.quiet)
                else:
                    pen.setting(tag, x, top, pen.inks.quiet, anchor="end")
            elif tag is not None:
                pen.setting(tag, x, y + name.height, pen.inks.quiet)

        text = pieces_of(type_.set(self.text, "body", width))
        head = [Piece(height, draw)]
        if is_long(name, *([tag] if tag else [])):
            head = row_of([Cell(name, 0.0, colour=strong)], unseen, None, 0.0)
            head += row_of([Cell(tag, 0.0, colour=_quiet)], unseen, None, 0.0) if tag else []
        pieces = [*(kept(head) if text else head), *kept_whole(text)]
        if len(pieces) <= MOST_WHOLE:
            return Laid(pieces)
        return Laid(going_on(pieces, named_again(self.name, width, type_)))


def _quiet(inks: Inks) -> str:
    return inks.quiet
