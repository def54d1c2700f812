"""All things of one kind taken away at once, where different ones or classes are counted."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import MOST_AT_ONCE, Candidate, together
from builder.check.repair.less import without
from builder.check.repair.mentioned import statements_about
from schemas.statements import Count


def of_a_kind(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Without all things of each kind, the fewest first; what is one thing alone is tried anyway."""
    limits = statements_about(broken.code, checking.rulebook)
    by = {limit.by for limit in limits if isinstance(limit, Count)} & {"class", "different"}
    if broken.have is None or broken.too_few or not by:
        return
    kinds: dict[str, list[Thing]] = {}
    for thing in broken.causes:
        if thing.item is not None:
            kind = thing.item.class_ if "class" in by else thing.item.id
            kinds.setdefault(kind, []).append(thing)
    for alike in sorted(kinds.values(), key=len):
        if 1 < len(alike) <= MOST_AT_ONCE:
            yield together(*[without(t.fighter, t.item, broken, checking) for t in alike if t.item])
