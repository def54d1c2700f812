"""Roster files: read, edited so that the rest keeps its bytes, saved so that nothing is lost."""

from builder.roster.document import RosterDocument
from builder.roster.read import load_roster, parse_roster
from builder.roster.save import redo, undo

__all__ = ["RosterDocument", "load_roster", "parse_roster", "redo", "undo"]
