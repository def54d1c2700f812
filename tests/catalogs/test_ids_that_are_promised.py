"""Ids that players and programs may rely on: base units, values, and what is written in two words."""

from __future__ import annotations

import pytest

from builder import load_catalog
from builder.catalog.names import names_of

UNITS = {
    "core-1e": ("infantry", "mounted", "vehicle", "custom"),
    "double-tap": ("unit", "custom"),
    "morsdei": ("custom",),
    "kill-team": ("custom",),
}
VALUES = {
    "core-1e": (
        *("move", "save", "save-front", "save-left", "save-right", "save-rear"),
        *("wounds", "to-hit", "morale", "close-combat"),
    ),
    "double-tap": ("quality", "advance", "rush", "charge"),
    "morsdei": ("apl", "move", "defence", "hp", "injured-at", "base"),
    "kill-team": (
        *("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld", "new-speed", "run", "drag", "ap-pool"),
        *("to-hit", "grenade-range", "detect", "flesh-wounds"),
    ),
}


@pytest.mark.parametrize("system", UNITS)
def test_the_base_units_can_be_hired(system: str) -> None:
    names = names_of(load_catalog(system).data)
    assert [word for word in UNITS[system] if names.unit_id(word) not in names.units] == []


@pytest.mark.parametrize("system", VALUES)
def test_the_values_are_explained_by_their_ids(system: str) -> None:
    known = load_catalog(system).data.characteristics
    assert [id_ for id_ in VALUES[system] if id_ not in known] == []


def test_poison_gear_is_of_two_kinds() -> None:
    assert {"poison-gear-melee", "poison-gear-ranged"} <= load_catalog(
        "double-tap"
    ).data.rules.keys()
