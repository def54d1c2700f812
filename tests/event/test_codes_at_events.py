"""Codes of limits without an id: the same whatever a roster chooses and wherever it is played."""

from __future__ import annotations

from pathlib import Path

from builder import build, check, load_catalog
from builder.event import check_at, load_event
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: fen, name: Fen, version: 1.0.0}
units: {rat: {name: Rat}, eel: {name: Eel, max: {warband: 1}}}
limits:
  - {count: unit:rat, max: 0, when: {tide: low}}
  - {count: unit:rat, max: 1}
switches:
  tide:
    kind: mode
    default: high
    choices:
      high: {limits: [{count: unit:eel, max: 0}]}
      low: {limits: [{count: fighters, max: 0}]}
"""
EVENT = """
format: musterpress/event
version: 1
name: Cup
system: fen
limits: [{count: fighters, max: 2}, {count: unit:eel, max: 0}]
"""
CREW = "system: fen\nfighters: [{unit: rat, count: 2}, {unit: eel, count: 2}]\n"


def codes(folder: Path, roster: str, event: str | None = None) -> set[str]:
    game = folder / "fen"
    game.mkdir(exist_ok=True)
    (game / "system.yaml").write_text(GAME)
    chosen = Roster.model_validate(read_yaml(roster, "crew.yaml").data)
    catalog = load_catalog("fen", [game])
    if event is None:
        return {one.code for one in check(build(chosen, catalog), catalog)}
    file = folder / "event.yaml"
    file.write_text(event)
    setting = load_event(file, [game])
    warband = build(chosen, setting.catalog)
    return {one.code for one in check_at(warband, setting.catalog, setting)}


def test_a_limit_without_an_id_has_the_code_of_its_place_whatever_is_chosen(tmp_path: Path) -> None:
    assert codes(tmp_path, CREW) == {"LIMIT-2", "LIMIT-3", "max-eel"}
    low = codes(tmp_path, CREW + "switches: {tide: low}\n")
    assert low == {"LIMIT-1", "LIMIT-2", "LIMIT-4", "max-eel"}


def test_limits_of_an_event_change_no_code_of_the_game(tmp_path: Path) -> None:
    own = codes(tmp_path, CREW)
    assert codes(tmp_path, CREW, EVENT) == own | {"EVENT-1", "EVENT-2"}
