"""What is worth a line about sides: what was asked and changes nothing, what is to be done by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from builder.cli.printing.card_part import CardPart

if TYPE_CHECKING:
    from builder.cli.printing.flags.sides import SideFlags
    from builder.cli.printing.settings import Settings
    from builder.cli.printing.sheet_part import SheetPart

BY_HAND = (
    "backs are pages of their own, to be printed on paper that you turn over its long edge and feed "
    "again; where your printer turns it, say --duplex long"
)


def side_remarks(
    said: SideFlags, settings: Settings, parts: Sequence[CardPart | SheetPart], has_backs: bool
) -> Iterator[str]:
    """Remarks on the sides of a print of these parts."""
    cards = [part for part in parts if isinstance(part, CardPart)]
    if settings.sides.has_common:
        if not cards:
            yield f"there are no cards, so --back {said.back} changes nothing"
        elif not settings.sides.apart and all(
            face.of % 2 == 0 for part in cards for face in part.faces
        ):
            yield f"every card has a second face, so --back {said.back} changes nothing"
    if settings.format_ != "pdf":
        return
    if not has_backs and not any(part.is_folded for part in cards):
        why = "nothing has a second side"
        if said.back == "none" and cards:
            why = "--back none prints nothing behind cards"
        vain = [f"--duplex {said.duplex}"] if said.duplex != "none" else []
        vain += [f"--back-pages {said.back_pages}"] if said.back_pages else []
        if vain:
            yield f"{why}, so {' and '.join(vain)} change{'s' * (len(vain) == 1)} nothing"
    elif has_backs and said.duplex == "none":
        yield BY_HAND
