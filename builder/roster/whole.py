"""Files written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
from contextlib import suppress
from pathlib import Path

from schemas.problems import InputError

_REASONS = {
    errno.ENOSPC: "the disk is full; make room",
    errno.EDQUOT: "your share of the disk is used up; make room",
    errno.EACCES: "its folder may not be written in; change its rights or choose another place",
    errno.EPERM: "its folder may not be written in; change its rights or choose another place",
    errno.EROFS: "this disk can only be read; choose another place",
    errno.ENOENT: "its folder is not there; make it first",
    errno.ENOTDIR: "a part of its path is a file; name a folder there",
    errno.ENAMETOOLONG: "its name is too long; shorten it",
}


def write_whole(path: Path, data: bytes) -> None:
    """Puts data in a file in one step: whoever reads it finds the old or the new, never a part.

    Rights and owner stay. Raises InputError where it cannot be done; the old file is then still
    there, and nothing beside it.
    """
    beside = path.with_name(f".muster-{secrets.token_hex(6)}.tmp")
    try:
        _write(beside, data)
        if path.exists():
            _take_over_rights(path, beside)
        beside.replace(path)
    except OSError as error:
        raise InputError.at(str(path), f"not written: {reason_of(error)}") from None
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
    _settle(path.parent)


def reason_of(error: OSError) -> str:
    """Why the system refused, and what to do."""
    known = _REASONS.get(error.errno or 0)
    return known or (error.strerror or str(error)).lower()


def _write(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _take_over_rights(old: Path, new: Path) -> None:
    shutil.copymode(old, new)
    with suppress(OSError, AttributeError):  # only an administrator may give a file away
        there = old.stat()
        os.chown(new, there.st_uid, there.st_gid)


def _settle(folder: Path) -> None:
    """Makes the new name itself last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
