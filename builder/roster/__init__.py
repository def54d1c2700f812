"""Roster files: read, edited so that the rest keeps its bytes, saved so that nothing is lost.

Names are fetched when they are first used: checking a roster needs nothing of writing one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from builder.roster.document import RosterDocument
    from builder.roster.read import load_roster, parse_roster
    from builder.roster.save import redo, undo

__all__ = ["RosterDocument", "load_roster", "parse_roster", "redo", "undo"]

_HOMES = {
    "RosterDocument": "builder.roster.document",
    "load_roster": "builder.roster.read",
    "parse_roster": "builder.roster.read",
    "redo": "builder.roster.save",
    "undo": "builder.roster.save",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
