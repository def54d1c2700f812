"""One change of a file under way: what is collected, and how new things are written."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from builder.roster.text.json_writer import JsonWriter
from builder.roster.text.patch import Patch
from builder.roster.text.yaml_writer import YamlWriter
from schemas.record import record

Writer: TypeAlias = YamlWriter | JsonWriter


class Added(NamedTuple):
    """A value that comes into a list or map, behind an old child (None: before all)."""

    after: int | None
    key: str | None
    value: Any


@record
class Job:
    """The patch of a text, and the writer in its style."""

    patch: Patch
    writer: Writer

    @property
    def text(self) -> str:
        """The text before the change."""
        return self.patch.text
