"""CONFLICTING-SET: a value that several things set differently; the better one holds."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined


def set_differently(checking: Checking) -> Iterator[Broken]:
    """A warning for each such value of a fighter or of what it carries."""
    for fighter in checking.state.fielded:
        for item in (None, *fighter.items):
            values = item.values if item else fighter.values
            for value in values.values():
                if value.contested:
                    whose = f"{item.name}: " if item else ""
                    message = (
                        f"{fighter.name}: {whose}{value.name} is set by {joined(value.contested)};"
                        f" the better, {value.text}, holds"
                    )
                    yield about_fighter("CONFLICTING-SET", fighter, message, "warning", item)
