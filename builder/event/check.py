"""A warband held against an event: each departure is a finding beside those of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from builder.catalog import Catalog
from builder.check import Findings, check
from builder.check.broken import Broken
from builder.check.ready import Beside, Checking
from builder.event.departures import DEPARTURES
from builder.event.held import Held
from builder.event.read import Setting
from schemas.warband import Warband


def check_at(
    warband: Warband, catalog: Catalog, setting: Setting, *, repairs: bool = True
) -> Findings:
    """All findings of a warband at an event; its departures from the event come first.

    `catalog` is what the warband was built with: the setting's, where it is of that game. What
    the player accepts counts as not accepted, unless the event allows it. Repairs leave the event
    as whole as the game: none departs from it in a new way.
    """
    judges = tuple(partial(_at, look, catalog, setting) for look in DEPARTURES)
    fixed = frozenset(setting.event.switches)
    beside = Beside(judges, "accepted" in setting.event.allow, fixed)
    return check(warband, catalog, repairs=repairs, beside=beside)


def _at(
    look: Callable[[Held], Iterator[Broken]], catalog: Catalog, setting: Setting, checking: Checking
) -> Iterator[Broken]:
    return look(Held(checking, catalog, setting))
