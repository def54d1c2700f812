"""Rulebooks are kept for the lists that choose the same, and not without end."""

from __future__ import annotations

from builder import load_catalog
from builder.build import compiling
from builder.build.compiling import rulebook_for
from schemas.roster import Roster

CATALOG = load_catalog("core-1e")


def rulebook_of(**switches: str) -> compiling.Rulebook:
    return rulebook_for(CATALOG.data, CATALOG.key, Roster(system="core-1e", switches=switches))


def test_lists_that_choose_the_same_share_one() -> None:
    assert rulebook_of() is rulebook_of()


def test_what_lists_say_of_switches_that_are_not_there_is_not_kept_without_end() -> None:
    for at in range(2 * compiling._CACHE_SIZE):
        rulebook_of(nonsense=str(at))
    assert len(compiling._CACHE) <= compiling._CACHE_SIZE
