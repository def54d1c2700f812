"""A fighter with very many different picks is put together in one go."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from builder import build, load_catalog
from builder.roster.read import parse_roster


def lines_of_work(number: int) -> int:
    """How many lines are run to put together a fighter of so many different things."""
    picks = ", ".join(f"nope-{at}" for at in range(number))
    roster = parse_roster(
        f"system: core-1e\nfighters: [{{unit: levy, with: [{picks}]}}]\n", "levy.yaml"
    ).roster
    catalog, lines = load_catalog("core-1e"), 0

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal lines
        if not frame.f_code.co_filename.endswith("resolve.py"):
            return None
        lines += event == "line"
        return count

    sys.settrace(count)
    try:
        warband = build(roster, catalog)
    finally:
        sys.settrace(None)
    assert len(warband.fighters[0].items) == number + 1
    return lines


def test_twice_the_different_picks_are_twice_the_work() -> None:
    assert lines_of_work(400) < 5 * lines_of_work(100)
