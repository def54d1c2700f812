"""The YAML files of a catalog folder: which there are, their text, and their hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from schemas.problems import InputError, Problem
from schemas.record import record

Folder: TypeAlias = Path | Traversable
"""A folder on disk, or inside an installed package."""
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_INSIDE = (" ", "\t", "-", "#")
"""What a line begins with that goes on with the block of a top-level key."""


@record
class SourceFile:
    """A file's name as people see it, and its text with `\\n` at the end of each line."""

    name: str
    text: str


def yaml_files(folder: Folder) -> list[Traversable]:
    """The `*.yaml` of a folder by name, not those of its sub-folders."""
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".yaml")]
    files = (entry for entry in found if entry.is_file() or _leads_nowhere(entry))
    return sorted(files, key=lambda entry: entry.name)


def _leads_nowhere(entry: Traversable) -> bool:
    """Whether this is a link to nothing, which is told and not passed over."""
    return isinstance(entry, Path) and entry.is_symlink() and not entry.exists()


def read_sources(folder: Folder) -> tuple[list[SourceFile], list[Problem]]:
    """The texts of a catalog's files, and what is wrong with those that cannot be read."""
    sources: list[SourceFile] = []
    problems: list[Problem] = []
    for entry in yaml_files(folder):
        try:
            sources.append(read_source(entry))
        except InputError as error:
            problems += error.problems
    return sources, problems


def read_source(entry: Traversable) -> SourceFile:
    """A file's text. Raises InputError where it cannot be read or is not UTF-8."""
    name = str(entry)
    try:
        data = entry.read_bytes()
    except OSError as error:
        raise InputError.at(name, f"cannot be read: {error.strerror or error}") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if data.startswith(_UTF16):
            message = "this is UTF-16 text; save the file as UTF-8"
            raise InputError.at(name, message, 1, 1) from None
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - data.rfind(b"\n", 0, error.start)
        message = "this is not UTF-8 text; save the file as UTF-8"
        raise InputError.at(name, message, line, column) from None
    return SourceFile(name, text.replace("\r\n", "\n").replace("\r", "\n"))


def hash_of(sources: Iterable[SourceFile]) -> str:
    """`sha256-` and the hex of the files' content, in the order of their names."""
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.text.encode())
    return f"sha256-{digest.hexdigest()}"


def top_block(text: str, key: str) -> str:
    """The lines of a top-level key of a YAML text, without reading the rest; empty: not there."""
    lines = text.split("\n")
    start = next((at for at, line in enumerate(lines) if line.startswith(f"{key}:")), len(lines))
    after = range(start + 1, len(lines))
    end = next((at for at in after if not lines[at].startswith(_INSIDE) and lines[at]), len(lines))
    return "\n".join(lines[start:end])
