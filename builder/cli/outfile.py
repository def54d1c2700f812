"""Files that a command makes: whole or not at all, and never over another without `--force`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from builder.cli.lines import as_seen, json_as_seen
from output.files import Content, put, write_file, write_files
from schemas.problems import InputError

STANDARD = "-"
"""The name for standard output."""


def refuse_existing(path: str, force: bool) -> None:
    """Raises InputError where a file is there already and `force` was not said, no folder is, or
    nothing may be written in it.

    Asked before the work begins, so that nobody waits for a refusal.
    """
    if path == STANDARD:
        return
    if not path:
        raise InputError.at('""', "names no file to write; say one, or a folder/")
    target, folder = Path(path), Path(path).parent
    if target.is_file() and not force:
        raise InputError.at(path, "is there already; choose another name or say --force")
    if not path.endswith(("/", "\\")) and not folder.is_dir():
        raise InputError.at(path, f"there is no folder `{folder}`; make it first")
    is_new = target.is_file() or not target.exists()  # a device or folder is there already
    if is_new and folder.is_dir() and not os.access(folder, os.W_OK):
        raise InputError.at(
            path, "cannot be written: nothing may be written here; choose another place"
        )


def write_all(files: Mapping[str, Content]) -> None:
    """Writes several files, or none: the last thing is standard output. Raises InputError."""
    write_files({Path(path): data for path, data in files.items() if path != STANDARD})
    if STANDARD in files:
        write_out(STANDARD, files[STANDARD])


def write_text(path: str, text: str, is_json: bool = False) -> None:
    """Writes text: as it is to a file or pipe; on a terminal nothing of it stays unseen.

    JSON says the same on both. Raises InputError where it cannot be written.
    """
    if path == STANDARD and sys.stdout.isatty():
        text = json_as_seen(text) if is_json else as_seen(text)
    write_out(path, text.encode())


def write_out(path: str, data: Content) -> None:
    """Writes a file in one step; `-` is standard output. Raises InputError where it cannot be."""
    if path != STANDARD:
        write_file(Path(path), data)
        return
    sys.stdout.flush()
    put(data, sys.stdout.buffer)
    sys.stdout.buffer.flush()
