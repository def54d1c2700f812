"""The text of a roster file, whatever holds it: a path, standard input, a packaged sample."""

from __future__ import annotations

import os
import sys
from importlib.resources.abc import Traversable
from pathlib import Path
from select import select
from stat import S_ISDIR, S_ISFIFO
from typing import TypeAlias

from schemas.problems import InputError
from schemas.record import record

Source: TypeAlias = str | Path | Traversable
STANDARD = "-"
"""The name for standard input."""
MAX_BYTES = 20_000_000
FOLDER = "this is a folder; name a roster file in it"
PATIENCE = 3
"""Seconds until the writer of a pipe is to begin."""
_BOM = "\ufeff"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


@record
class RawText:
    """A file's name for messages, its bytes, and its text without a byte order mark."""

    name: str
    data: bytes
    text: str
    bom: bool


def read_source(source: Source) -> RawText:
    """The text of a roster file, its line ends as they are.

    Raises InputError where it is not there, a folder, too big, or not UTF-8 text.
    """
    name = "<standard input>" if source == STANDARD else str(source)
    data = _bytes_of(source, name)
    text = _decoded(data, name)
    return RawText(name, data, text.removeprefix(_BOM), text.startswith(_BOM))


def _bytes_of(source: Source, name: str) -> bytes:
    if source == STANDARD:
        data = _standard_input(name)
    else:
        place = Path(source) if isinstance(source, str) else source
        data = _read(place, name)
    if len(data) > MAX_BYTES:
        raise InputError.at(name, f"larger than {MAX_BYTES // 1_000_000} MB; this is no roster")
    return data


def _standard_input(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InputError.at(name, f"cannot be read: {reason}") from None


def _read(place: Path | Traversable, name: str) -> bytes:
    try:
        if isinstance(place, Path):
            return _read_path(place, name)
        if place.is_dir():
            raise InputError.at(name, FOLDER)
        return place.read_bytes()
    except FileNotFoundError:
        raise InputError.at(name, f"there is no such file{_nearest(place)}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError.at(name, f"cannot be read: {reason.lower()}") from None


def _read_path(place: Path, name: str) -> bytes:
    mode = place.stat().st_mode  # asked once: who checks many rosters reads as many files
    if S_ISDIR(mode):
        raise InputError.at(name, FOLDER)
    if S_ISFIFO(mode):
        return _from_pipe(place, name)
    with place.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _from_pipe(place: Path, name: str) -> bytes:
    """What is written to a pipe, if anybody begins to: one without a writer has no end."""
    handle = os.open(place, os.O_RDONLY | os.O_NONBLOCK)
    with os.fdopen(handle, "rb") as pipe:
        if not select([pipe], [], [], PATIENCE)[0]:
            raise InputError.at(name, "this is a pipe to which nobody writes; name a roster file")
        os.set_blocking(handle, True)
        return pipe.read(MAX_BYTES + 1)


def _nearest(place: Path | Traversable) -> str:
    from schemas.yaml.suggest import did_you_mean

    if isinstance(place, Path) and place.is_symlink():
        return "; it is a link that leads nowhere"
    if not isinstance(place, Path) or not place.parent.is_dir():
        return "; look at the folder's name"
    rosters = [p.name for p in place.parent.iterdir() if p.suffix in (".yaml", ".yml", ".json")]
    return did_you_mean(place.name, rosters) or "; look at the spelling"


def _decoded(data: bytes, name: str) -> str:
    if data.startswith(_UTF16):
        raise InputError.at(name, "this is UTF-16 text; save the file as UTF-8", 1, 1)
    if b"\0" in data:
        line = data.count(b"\n", 0, data.index(b"\0")) + 1
        raise InputError.at(name, "this is no text file; a roster is YAML or JSON text", line, 1)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        before = data[data.rfind(b"\n", 0, error.start) + 1 : error.start]
        column = len(before.decode("utf-8", "replace")) + 1
        message = "this is not UTF-8 text; save the file as UTF-8"
        raise InputError.at(name, message, line, column) from None
