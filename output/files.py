"""Files as they are written: whole, or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, TypeAlias

from schemas.problems import InputError

_REASONS = {
    errno.ENOENT: "there is no folder `{folder}`; make it first",
    errno.ENOTDIR: "`{folder}` is not a folder; choose another place",
    errno.EISDIR: "this is a folder; name a file in it",
    errno.EACCES: "nothing may be written here; choose another place",
    errno.EPERM: "nothing may be written here; choose another place",
    errno.EROFS: "nothing can be written on this disk; choose another place",
    errno.ENOSPC: "the disk is full; make room and try again",
    errno.EDQUOT: "your share of the disk is full; make room and try again",
    errno.EFBIG: "the file is too large for this disk",
    errno.ENAMETOOLONG: "the name is too long; choose a shorter one",
}


Content: TypeAlias = bytes | Callable[[BinaryIO], None]
"""What is to be in a file; or what writes that, so that it is never held as a whole."""


def write_file(path: Path, data: Content) -> None:
    """Writes a file whole: what was there before stays until all of it is on the disk.

    InputError, from the OSError, where that does not work; no half-written file is left.
    """
    write_files({path: data})


def write_files(files: Mapping[Path, Content]) -> None:
    """Writes several files whole: none takes its place before all of them are on the disk.

    InputError for the first that cannot be written; what was there before is there still.
    """
    ready: list[tuple[Path, Path, Path]] = []
    path = Path()
    try:
        for path, data in files.items():
            target = path.resolve()
            if _is_device(target):
                with target.open("wb") as device:  # it takes bytes, and has no neighbours
                    put(data, device)
            else:
                ready.append((path, _beside(target, data), target))
        for place, beside, target in ready:
            path = place
            beside.replace(target)
    except OSError as error:
        known = _REASONS.get(error.errno or 0)
        reason = known.format(folder=path.parent) if known else error.strerror or str(error)
        raise InputError.at(str(path), f"cannot be written: {reason}") from error
    finally:
        for _, beside, _ in ready:
            with suppress(OSError):
                beside.unlink(missing_ok=True)


def _is_device(target: Path) -> bool:
    return target.exists() and not target.is_file() and not target.is_dir()


def put(content: Content, target: BinaryIO) -> None:
    """Writes what is to be in a file into one that is open."""
    if isinstance(content, bytes):
        target.write(content)
    else:
        content(target)


def _beside(target: Path, data: Content) -> Path:
    """The file beside its place that is to be put there."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder")
    beside = target.with_name(f".{secrets.token_hex(6)}.part")
    try:
        with beside.open("xb") as file:
            put(data, file)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    return beside
