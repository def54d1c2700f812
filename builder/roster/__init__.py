"""Roster files: read, edited so that the rest keeps its bytes, saved so that nothing is lost.

Names are fetched when they are first used: checking a roster needs nothing of writing one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.on_demand import on_demand

if TYPE_CHECKING:
    from builder.roster.document import RosterDocument
    from builder.roster.read import load_roster, parse_roster
    from builder.roster.save import redo, undo

__all__ = ["RosterDocument", "load_roster", "parse_roster", "redo", "undo"]

__getattr__ = on_demand(
    __name__,
    {
        "RosterDocument": "document",
        "load_roster": "read",
        "parse_roster": "read",
        "redo": "save",
        "undo": "save",
    },
)
