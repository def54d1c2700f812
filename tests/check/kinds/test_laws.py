"""A law of switches: what is off is as if it were not written. Other laws are in `tests/laws`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builder import load_catalog
from builder.catalog.catalog import Catalog
from tests.laws.law import law, worked_out
from tests.laws.rosters import rosters

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
@law(0.7)
@given(data=st.data())
def test_what_is_off_is_as_if_it_were_not_written(
    skerry: Catalog,
    without: Callable[[str], Catalog],
    switch: str,
    data: st.DataObject,
) -> None:
    roster = data.draw(rosters(skerry))
    off = {**roster, "switches": {**roster["switches"], switch: BUNDLES[switch][0]}}
    less = {**roster, "switches": {k: v for k, v in off["switches"].items() if k != switch}}
    if switch != "tribe":
        less = off
    here, there = worked_out(off, skerry), worked_out(less, without(switch))
    assert list(here[1]) == list(there[1])
    assert here[1].checked == there[1].checked
    assert here[0].total == there[0].total
