"""Files as they are written: whole, or not at all."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

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


def write_file(path: Path, data: bytes) -> None:
    """Writes a file whole: what was there before stays until all of it is on the disk.

    InputError, from the OSError, where that does not work; no half-written file is left.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_bytes(data)  # a pipe or a device takes bytes, and has no neighbours
        else:
            _replace(target, data)
    except OSError as error:
        known = _REASONS.get(error.errno or 0)
        reason = known.format(folder=path.parent) if known else error.strerror or str(error)
        raise InputError.at(str(path), f"cannot be written: {reason}") from error


def _replace(target: Path, data: bytes) -> None:
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a folder")
    beside = target.with_name(f".{secrets.token_hex(6)}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
