"""A game that does not say what its cards show has cards with all that there is."""

from __future__ import annotations

from pathlib import Path

from builder import build, load_catalog
from builder.roster.read import parse_roster
from output.card.blocks import Figure, Table
from output.card.view import view_of

GAME = """
system: {id: gulls, name: Gulls, version: 0.1.0}
cost_types: {coins: {name: Coins}}
characteristics: {speed: {name: Speed, as: '{}"'}, harm: {name: Harm, of: item}}
roles: {boss: {name: Boss}}
weapons: {oar: {name: Oar, cost: 2, profile: {harm: 3}}}
wargear: {net: {name: Net, text: Catches fish.}}
skills: {loud: {name: Loud, text: Heard far away.}}
units: {rower: {name: Rower, cost: 5, profile: {speed: '6"'}}}
"""
ROSTER = "system: gulls\nfighters: [{unit: rower, role: boss, with: [oar, net, loud]}]\n"


def test_all_that_a_fighter_has_stands_on_its_card(tmp_path: Path) -> None:
    folder = tmp_path / "gulls"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME, "utf-8")
    catalog = load_catalog("gulls", [folder])
    warband = build(parse_roster(ROSTER, "r.yaml").roster, catalog)
    view = view_of(warband.fighters[0], warband.system)
    assert view.header.name == "Rower"
    assert [(cell.label, cell.text) for cell in view.strip] == [("Speed", '6"')]
    (table,) = [block for block in view.blocks if isinstance(block, Table)]
    assert [(row.name, row.figures) for row in table.rows] == [("Oar", (Figure("3"),))]
    said = repr(view.blocks)
    assert "Catches fish." in said
    assert "Heard far away." in said
