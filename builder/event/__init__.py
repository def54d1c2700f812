"""An organiser's event: its file, and what in a roster departs from it."""

from builder.event.check import check_at
from builder.event.read import Setting, load_event

__all__ = ["Setting", "check_at", "load_event"]
