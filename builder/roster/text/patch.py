"""Changes of a text, collected by place and made at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple


class Edit(NamedTuple):
    """What stands from `start` to `end` becomes `new`."""

    start: int
    end: int
    new: str


class Overlap(Exception):
    """Two changes of the same place: a fault of the one who asked for them."""


@dataclass(slots=True)
class Patch:
    """Changes of one text. Places are those of the text before any of them."""

    text: str
    newline: str = "\n"
    edits: list[Edit] = field(default_factory=list)

    def replace(self, start: int, end: int, new: str) -> None:
        """Puts something else in place of a stretch."""
        if self.text[start:end] != new:
            self.edits.append(Edit(start, end, new))

    def insert(self, at: int, new: str) -> None:
        """Puts something in; several at one place keep the order of asking."""
        self.replace(at, at, new)

    def delete(self, start: int, end: int) -> None:
        """Takes a stretch away."""
        self.replace(start, end, "")

    def insert_lines(self, at: int, lines: Iterable[str]) -> None:
        """Puts whole lines in where a line begins."""
        self.insert(at, "".join(line + self.newline for line in lines))

    def applied(self) -> str:
        """The text with all changes made."""
        parts: list[str] = []
        at = 0
        for edit in sorted(self.edits, key=lambda edit: (edit.start, edit.end)):
            if edit.start < at:
                raise Overlap(edit)
            parts += (self.text[at : edit.start], edit.new)
            at = edit.end
        return "".join(parts) + self.text[at:]
