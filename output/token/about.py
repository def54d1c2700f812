"""What stands in the head and the foot of the pages of tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from output.roster.verdict import short_hash
from output.sheet.content import SheetContent
from schemas.tokens import TokenView
from schemas.warband import Warband

_CREDIT = "icons: game-icons.net, CC BY 3.0"


def about_tokens(
    warband: Warband, tokens: Sequence[TokenView], tool: str, *, in_general: bool = False
) -> SheetContent:
    """Game and warband; how many there are of each kind, and what they were made with."""
    system = warband.system
    counts: Counter[tuple[str, float]] = Counter()
    for token in tokens:
        counts[token.kind, token.size_mm] += token.count
    listed = " · ".join(
        f"{f'{many} × ' if many > 1 else ''}{name} ({size:g} mm)"
        for (name, size), many in counts.items()
    )
    stamp = f"{tool} · catalog {system.id} {system.version} · {short_hash(system.hash)} · {_CREDIT}"
    subtitle = "tokens and templates" if in_general else f"tokens for {warband.name}"
    return SheetContent(system.name, [], subtitle, foot=[listed, stamp])
