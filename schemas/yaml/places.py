"""Where joined data stand: files put together, rows expanded, and each value's own line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from schemas.problems import Problem
from schemas.yaml.reader import Document, Path


class Origin(NamedTuple):
    """Where a joined value is from: a document, the value's path in it, and its key's."""

    document: Document
    value: Path
    key: Path


@dataclass(slots=True)
class Places:
    """Joined path to file, line and column. What is not moved stands below what is."""

    origins: dict[Path, Origin] = field(default_factory=dict)

    @classmethod
    def of(cls, document: Document) -> Places:
        """The places of a document that is used as it stands."""
        places = cls()
        places.put((), document, ())
        return places

    def put(self, path: Path, document: Document, value: Path, key: Path | None = None) -> None:
        """Notes that the value at `path` is the one at `value` in a document."""
        self.origins[path] = Origin(document, value, value if key is None else key)

    def place(self, path: Path) -> tuple[str, int, int]:
        """File, line and column (from 1) of the value at a path, or of what is around it."""
        for cut in range(len(path), -1, -1):
            origin = self.origins.get(path[:cut])
            if origin:
                document = origin.document
                return (document.file, *document.place((*origin.value, *path[cut:])))
        return ("", 0, 0)

    def key_place(self, path: Path) -> tuple[str, int, int]:
        """File, line and column (from 1) of the key at a path; else of its value."""
        for cut in range(len(path), -1, -1):
            origin = self.origins.get(path[:cut])
            if origin:
                here = origin.key if cut == len(path) else (*origin.value, *path[cut:])
                return (origin.document.file, *origin.document.key_place(here))
        return ("", 0, 0)

    def within(self, path: Path, piece: str) -> tuple[str, int, int]:
        """File, line and column of a piece of the text at a path; else of that text."""
        file, line, column = self.place(path)
        origin = next(o for cut in range(len(path), -1, -1) if (o := self.origins.get(path[:cut])))
        lines = origin.document.text.splitlines()[line - 1 :]
        for at, text in enumerate(lines):
            found = text.find(piece, 0 if at else column - 1)
            if found >= 0:
                return file, line + at, found + 1
        return file, line, column

    def problem(self, path: Path, message: str, *, key: bool = False) -> Problem:
        """A problem at the value of a path, or at its key."""
        return Problem(*(self.key_place(path) if key else self.place(path)), message)
