"""Entries below each other: what it is about in bold, then the words."""

from __future__ import annotations

from collections.abc import Sequence

from output.roster.texts import hanging, told
from output.sheet.laid import Laid, Piece
from output.sheet.type import Role, SheetType
from output.text.bidi import is_right_to_left
from schemas.record import record

_GAP = 0.55


@record
class Entries:
    """Pairs of a lead and a text; a lead may be empty. Marks mean nothing in either."""

    entries: Sequence[tuple[str, str]]
    role: Role = "table"

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Each entry in lines, a little room between two."""
        pieces: list[Piece] = []
        for lead, text in self.entries:
            if pieces:
                pieces.append(Piece(_GAP, lambda _pen, _x, _y: None))
            spans = told("", f"{lead} " if lead and text else lead, text)
            rtl = is_right_to_left(text or lead)
            pieces += hanging(type_.set(spans, self.role, width, rtl=rtl))
        return Laid(pieces)
