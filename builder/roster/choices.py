"""A roster as plain data: what was chosen, under the keys of its file."""

from __future__ import annotations

from typing import Any

from builder.roster.read import Format
from builder.roster.text.json_writer import JsonWriter
from builder.roster.text.yaml_writer import YamlWriter
from schemas.base import DECIMALS
from schemas.roster import Roster

ROWS = {"squads": False, "fighters": True, "accepted": False}
"""Lists of the file that have a line, or lines, for each entry."""


def choices_of(roster: Roster) -> dict[str, Any]:
    """What the file says, key by key in the model's order; nothing that was not set."""
    return roster.model_dump(by_alias=True, exclude_unset=True, context=DECIMALS)


def text_of(roster: Roster, format_: Format = "yaml") -> str:
    """The text of a new file with this roster."""
    choices = choices_of(roster)
    if format_ == "json":
        return JsonWriter(lists_in_line=True).text(choices) + "\n"
    writer = YamlWriter(ROWS)
    return "".join(
        f"{line}\n" for key, value in choices.items() for line in writer.entry(key, value, 0)
    )
