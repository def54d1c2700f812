"""A fighter with very many picks: repairs are looked for as long as that does not take long."""

from __future__ import annotations

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.repair import proven
from builder.roster.read import parse_roster

HEAD = "system: core-1e\nlimit: {points: 250}\nfighters: [{unit: levy, with: ["


@pytest.fixture(scope="module")
def core() -> Catalog:
    return load_catalog("core-1e")


def untried(number: int, catalog: Catalog) -> tuple[int, int]:
    """How many findings so many picks have, and on how many no repair was looked for."""
    picks = ", ".join(["pistol", "shield", "nope", "never"] * (number // 4))
    roster = parse_roster(f"{HEAD}{picks}]}}]\n", "levy.yaml").roster
    found = check(build(roster, catalog), catalog)
    return len(found.findings), found.untried


def test_picks_count_as_fighters_do_and_what_was_not_tried_is_said(
    core: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert untried(400, core) == (5, 0)
    monkeypatch.setattr(proven, "WORK", 500)
    assert untried(40, core)[1] == 0
    assert untried(400, core) == (5, 4)


def test_different_things_count_more_than_the_same_again(
    core: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proven, "WORK", 2_000)
    picks = ", ".join(f"nope-{at}" for at in range(100))
    roster = parse_roster(f"{HEAD}{picks}]}}]\n", "levy.yaml").roster
    assert check(build(roster, core), core).untried > 50
    assert untried(100, core) == (5, 0)
