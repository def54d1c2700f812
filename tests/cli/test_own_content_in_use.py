"""Own content of every section: it costs, is checked, explained, printed and exported."""

from __future__ import annotations

from typing import Any

import pytest

ITEMS = {
    "weapons": 9,
    "armour": 7,
    "wargear": 3,
    "upgrades": 4,
    "skills": 2,
    "rules": 6,
    "actions": 1,
    "injuries": 5,
}
HEAD = "format: musterpress/roster\nsystem: core-1e\nlimit: {points: 20}\n"


def _with_item(section: str, id_: str, cost: int) -> str:
    fighter = f"fighters:\n  - {{id: odo, unit: levy, with: [{id_}]}}\n"
    return f"{HEAD}{fighter}homebrew:\n  {section}: {{{id_}: {{name: Gadget, cost: {cost}}}}}\n"


@pytest.mark.parametrize("section", ITEMS)
def test_an_own_item_of_every_section_is_used_as_the_catalogs_are(
    player: Any, section: str
) -> None:
    player.writes("own.yaml", _with_item(section, "gadget", ITEMS[section]))
    assert player.asks("cost", "own.yaml")["total"] == {"points": 5 + ITEMS[section]}
    assert f"+{ITEMS[section]}  Gadget" in player.does("explain", "own.yaml")
    assert "Own content: Gadget" in player.does("check", "own.yaml")
    assert "Gadget (own content)" in player.does("export", "own.yaml", "--to", "text")
    player.does("print", "own.yaml", "-o", "own.pdf")


@pytest.mark.parametrize("section", ITEMS)
def test_an_own_item_of_every_section_counts_toward_the_limit(player: Any, section: str) -> None:
    player.writes("own.yaml", _with_item(section, "gadget", 40))
    result = player.tries("check", "own.yaml")
    assert result.exit_code == 1
    assert "45 points of 20: 25 over [C3-11]" in result.stdout


@pytest.mark.parametrize("section", ITEMS)
def test_an_own_item_stands_before_the_catalogs_whatever_its_section(
    player: Any, section: str
) -> None:
    player.writes("own.yaml", _with_item(section, "pistol", ITEMS[section]))
    assert player.asks("cost", "own.yaml")["total"] == {"points": 5 + ITEMS[section]}
    assert "Own `pistol` stands in front of the catalog's" in player.does("check", "own.yaml")


@pytest.mark.parametrize(
    "section", ["classes", "limits", "changes", "slots", "switches", "roles", "squads", "tables"]
)
def test_a_section_that_only_a_catalog_has_is_refused_with_those_there_are(
    player: Any, section: str
) -> None:
    player.writes("own.yaml", f"{HEAD}homebrew:\n  {section}: {{}}\n")
    said = player.is_refused("check", "own.yaml")
    assert said.startswith(f"own.yaml:5:3: unknown key `{section}`; ")
