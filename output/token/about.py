"""What stands in the head and the foot of the pages of tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from output.made_with import ICONS, catalog_line
from output.sheet.content import SheetContent
from output.token.piece import SMALLEST
from schemas.tokens import TokenView
from schemas.warband import Warband


def about_tokens(warband: Warband, tool: str, *, in_general: bool = False) -> SheetContent:
    """Game and warband, and what the tokens were made with."""
    system = warband.system
    stamp = f"{tool} · {catalog_line(system)} · {ICONS}"
    subtitle = "tokens and templates" if in_general else f"tokens for {warband.name}"
    return SheetContent(system.name, [], subtitle, foot=[stamp])


def listed(tokens: Iterable[TokenView]) -> str:
    """How many are printed of each kind and size."""
    counts: Counter[tuple[str, float]] = Counter()
    for token in (one for one in tokens if one.size_mm >= SMALLEST):
        counts[token.kind, token.size_mm] += token.count
    return " · ".join(
        f"{f'{many} × ' if many > 1 else ''}{name} ({size:g} mm)"
        for (name, size), many in counts.items()
    )
