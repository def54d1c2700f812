"""Whether a roster may hire a unit, and if not, which limits say so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from builder.build import build
from builder.catalog import Catalog
from builder.check import check
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter


def why_not(roster: Roster, unit: str, catalog: Catalog, before: Iterable[Finding]) -> list[str]:
    """What would be illegal if the unit were hired, and is not yet so; empty: it is allowed."""
    more = [*roster.fighters, RosterFighter(unit=unit)]
    after = check(
        build(roster.model_copy(update={"fighters": more}), catalog), catalog, repairs=False
    )
    worst = {(one.code, one.owner): one.have for one in before}
    return [one.message for one in after if one.kind == "illegal" and _is_worse(one, worst)]


def _is_worse(finding: Finding, worst: Mapping[tuple[str, str], object]) -> bool:
    key = (finding.code, finding.owner)
    return key not in worst or worst[key] != finding.have
