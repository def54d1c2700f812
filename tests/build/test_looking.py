"""Fighters whose values look at others: each counts the list that it is in."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.build import build
from builder.catalog.catalog import Catalog
from builder.catalog.load import load_catalog
from builder.roster.read import parse_roster
from schemas.base import Number

GAME = """
system: {id: quills, name: Quills, version: 1.0.0}
cost_types: {coins: {name: Coins}}
characteristics: {reach: {name: Reach}, zeal: {name: Zeal, default: "1"}}
roles: {head: {}}
skills: {brave: {name: Brave}}
wargear: {bell: {name: Bell, effects: [{modify: reach, add: {per: 1, of: fighters, in: warband}}]}}
units: {clerk: {name: Clerk, profile: {reach: "2"}}}
changes:
  - {modify: reach, for: role:head, add: {per: 1, of: [has brave, has bell], in: warband}}
  - {modify: zeal, for: role:head, add: 3, if: {count: has brave, in: warband, min: 2}}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("quills")
    (folder / "game.yaml").write_text(GAME)
    return load_catalog(folder)


def first(game: Catalog, *fighters: str) -> tuple[Number | None, Number | None]:
    """Reach and zeal of the first fighter of a list."""
    rows = "".join(f"  - {{unit: clerk, {said}}}\n" for said in fighters)
    roster = parse_roster(f"system: quills\nfighters:\n{rows}", Path("r.yaml").name).roster
    values = build(roster, game).fighters[0].values
    return values["reach"].number, values["zeal"].number


HEAD, CLERK, BRAVE = "role: head", "count: 1", "with: [brave]"


def test_each_list_gives_its_own_answer(game: Catalog) -> None:
    for _ in range(2):
        assert first(game, HEAD) == (2, 1)
        assert first(game, HEAD, BRAVE, CLERK) == (3, 1)
        assert first(game, HEAD, BRAVE, BRAVE) == (4, 4)
        assert first(game, CLERK, BRAVE, BRAVE) == (2, 1)


def test_what_an_item_counts_is_counted_in_each_list_too(game: Catalog) -> None:
    for _ in range(2):
        assert first(game, "with: [bell]") == (3, 1)
        assert first(game, "with: [bell]", BRAVE, CLERK) == (5, 1)
