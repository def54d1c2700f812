"""A warband held against an event: each departure is a finding beside those of the game."""

from __future__ import annotations

from dataclasses import replace

from builder.catalog import Catalog
from builder.check import Findings, check
from builder.event.departures import DEPARTURES, Held
from builder.event.read import Setting
from schemas.warband import Warband


def check_at(
    warband: Warband, catalog: Catalog, setting: Setting, *, repairs: bool = True
) -> Findings:
    """All findings of a warband at an event; its departures from the event come first.

    `catalog` is what the warband was built with: the setting's, where it is of that game. What
    the player accepts counts as not accepted, unless the event allows it.
    """
    judged = warband
    if warband.roster.accepted and "accepted" not in setting.event.allow:
        judged = replace(warband, roster=warband.roster.model_copy(update={"accepted": []}))
    found = check(judged, catalog, repairs=repairs)
    held = Held(warband, catalog, setting)
    departures = [finding for look in DEPARTURES for finding in look(held)]
    return Findings((*departures, *found), found.checked + len(DEPARTURES), found.untried)
