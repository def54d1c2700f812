"""Laws of checking, on random warbands of a game that has every kind of limit."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.findings import Findings
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.warband import Warband

PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
"""Without explaining, which runs a failing example many times more."""

UNITS = (
    "captain", "knight", "squire", "trooper", "guard", "rower", "reeve", "grot", "hound", "ogre",
    "twins", "scout", "mob", "wagon", "cart",
)  # fmt: skip
ITEMS = (
    "knife", "sword", "axe", "pistol", "rifle", "bow", "flamer", "cannon", "net", "mail", "plate",
    "shield", "bipod", "crown", "orb", "banner", "medal", "curse", "tonic", "bomb", "rope", "idol",
    "drum", "oil", "boots", "sack", "loner", "wounded-pride", "heirloom",
)  # fmt: skip
SQUADS = [
    {"id": "p1", "type": "platoon"},
    {"id": "t1", "type": "team", "within": "p1"},
    {"id": "t2", "type": "team", "within": "p1"},
    {"id": "t3", "type": "team"},
]
SWITCHES = {
    "house": ("red", "blue", "green"),
    "creed": ("sea", "sky"),
    "tribe": ("plain", "hill"),
    "mode": ("matched", "open"),
    "rules": ("2025-01", "2026-05"),
    "stage": ("start", "campaign"),
}

fighters = st.fixed_dictionaries(
    {
        "unit": st.sampled_from(UNITS),
        "count": st.integers(1, 6),
        "with": st.lists(st.sampled_from(ITEMS), max_size=4),
    },
    optional={
        "role": st.sampled_from(("leader", "guide")),
        "squad": st.sampled_from([squad["id"] for squad in SQUADS]),
        "joins": st.sampled_from(("t1", "t3", "f0")),
        "fielded": st.booleans(),
        "price": st.integers(0, 99),
        "without": st.just(["rifle"]),
    },
)
switches = st.fixed_dictionaries(
    {}, optional={key: st.sampled_from(choices) for key, choices in SWITCHES.items()}
)
limits = st.none() | st.fixed_dictionaries(
    {"points": st.integers(0, 4000), "trade": st.integers(0, 40)}
)


@st.composite
def rosters(draw: st.DrawFn) -> dict[str, Any]:
    """A roster as a file holds it; ids and names are each fighter's own."""
    chosen = draw(st.lists(fighters, min_size=1, max_size=7))
    named = [{**f, "id": f"f{at}", "name": f"Fighter {at}"} for at, f in enumerate(chosen)]
    roster = {
        "system": "skerry",
        "fighters": named,
        "squads": SQUADS,
        "switches": draw(switches),
    }
    limit = draw(limits)
    return roster if limit is None else {**roster, "limit": limit}


def worked_out(data: dict[str, Any], game: Catalog) -> tuple[Warband, Findings]:
    """The warband of a roster, and what the checker says of it."""
    warband = build(Roster.model_validate(data), game)
    return warband, check(warband, game, repairs=False)


def shown(finding: Finding) -> tuple[object, ...]:
    """What a finding says, whatever the order in which it names things."""
    return (
        finding.code,
        finding.severity,
        finding.kind,
        finding.owner,
        finding.have,
        finding.limit,
        tuple(sorted(set(finding.cause))),
    )


def summary(data: dict[str, Any], game: Catalog) -> tuple[object, ...]:
    """Totals, costs, values and findings of a roster, without any order."""
    warband, findings = worked_out(data, game)
    each = {
        f.id: (
            tuple(f.cost.items()),
            sorted(f.keywords),
            tuple((value.id, value.number) for value in f.values.values()),
        )
        for f in warband.fighters
    }
    return warband.total, each, sorted(map(repr, map(shown, findings)))


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(st.data())
def test_the_order_of_fighters_never_matters(skerry: Catalog, data: st.DataObject) -> None:
    roster = data.draw(rosters())
    shuffled = {**roster, "fighters": data.draw(st.permutations(roster["fighters"]))}
    assert summary(shuffled, skerry) == summary(roster, skerry)


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(st.data())
def test_the_order_of_what_is_taken_never_matters(skerry: Catalog, data: st.DataObject) -> None:
    roster = data.draw(rosters())
    turned = [{**f, "with": f["with"][::-1]} for f in roster["fighters"]]
    assert summary({**roster, "fighters": turned}, skerry) == summary(roster, skerry)


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(rosters(), fighters)
def test_taking_away_what_was_added_restores_all(
    skerry: Catalog, roster: dict[str, Any], more: dict[str, Any]
) -> None:
    before = worked_out(roster, skerry)
    with_it = [*roster["fighters"], {**more, "id": "more", "name": "One more"}]
    worked_out({**roster, "fighters": with_it}, skerry)
    after = worked_out(roster, skerry)
    assert list(after[1]) == list(before[1])
    assert after[0].total == before[0].total
    assert after[0].fighters == before[0].fighters


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(rosters(), st.integers(0, 2000), st.integers(0, 20))
def test_a_larger_size_is_never_beyond_a_limit_that_a_smaller_kept(
    skerry: Catalog, roster: dict[str, Any], points: int, trade: int
) -> None:
    small = roster.get("limit", {"points": 300, "trade": 10})
    large = {"points": small["points"] + points, "trade": small["trade"] + trade}
    beyond = [
        {
            (f.code, f.owner)
            for f in worked_out({**roster, "limit": limit}, skerry)[1]
            if f.have is not None and f.limit is not None and f.have > f.limit
        }
        for limit in (small, large)
    ]
    assert beyond[1] <= beyond[0]


@settings(max_examples=25, deadline=None, phases=PHASES)
@given(rosters())
def test_a_total_is_the_sum_of_its_lines(skerry: Catalog, roster: dict[str, Any]) -> None:
    warband, _ = worked_out(roster, skerry)
    for type_ in ("points", "trade"):
        for fighter in warband.fighters:
            lines = [line.amount or 0 for line in fighter.receipts[type_].lines]
            assert sum(lines) == (fighter.cost[type_] or 0)
        fielded = [f.cost[type_] or 0 for f in warband.fighters if f.fielded]
        assert sum(fielded) == (warband.total[type_] or 0)


BUNDLES = {
    "tribe": ("plain", r"  tribe:\n(?:    .*\n)+"),
    "mode": ("open", r"  - .*when: \{mode: matched\}\}\n"),
    "rules": ("2025-01", r", 2026-05: \{limits: .*\}\]\}"),
    "stage": ("campaign", r"  - .*when: \{stage: start\}\}\n"),
}
"""Switch: the choice under which its bundle is off, and the bundle in the catalog's text."""


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Catalog]:
    """The game without the bundle of a switch."""
    text = (Path(__file__).parent / "game.yaml").read_text("utf-8")
    known: dict[str, Catalog] = {}

    def load(switch: str) -> Catalog:
        if switch not in known:
            folder = tmp_path_factory.mktemp(switch)
            less, cuts = re.subn(BUNDLES[switch][1], "", text)
            assert cuts == 1
            if switch == "rules":
                less = less.replace("default: 2026-05", "default: 2025-01")
            (folder / "game.yaml").write_text(less, "utf-8")
            known[switch] = load_catalog(str(folder))
        return known[switch]

    return load


@pytest.mark.parametrize("switch", list(BUNDLES))
@settings(max_examples=12, deadline=None, phases=PHASES)
@given(roster=rosters())
def test_what_is_off_is_as_if_it_were_not_written(
    skerry: Catalog,
    without: Callable[[str], Catalog],
    switch: str,
    roster: dict[str, Any],
) -> None:
    off = {**roster, "switches": {**roster["switches"], switch: BUNDLES[switch][0]}}
    less = {**roster, "switches": {k: v for k, v in off["switches"].items() if k != switch}}
    if switch != "tribe":
        less = off
    here, there = worked_out(off, skerry), worked_out(less, without(switch))
    assert list(here[1]) == list(there[1])
    assert here[1].checked == there[1].checked
    assert here[0].total == there[0].total
