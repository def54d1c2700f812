"""Files that a command makes: whole or not at all, and never over another without `--force`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile

from schemas.problems import InputError

STANDARD = "-"


def refuse_existing(path: str, force: bool) -> None:
    """Raises InputError where a file is there already and `force` was not said.

    Asked before the work begins, so that nobody waits for a refusal.
    """
    if path == STANDARD or force:
        return
    if Path(path).exists():
        raise InputError.at(path, "is there already; choose another name or say --force")


def write_whole(path: str, content: bytes) -> None:
    """Writes a file in one step, so that nothing half-written is left; `-` is standard output.

    Raises OSError where the place cannot be written to.
    """
    if path == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    target = Path(path)
    try:
        with NamedTemporaryFile(
            dir=target.parent, prefix=f".{target.name[:40]}.", delete=False
        ) as made:
            beside = Path(made.name)
            try:
                made.write(content)
                made.flush()
                os.fsync(made.fileno())
            except BaseException:
                beside.unlink(missing_ok=True)
                raise
        _give_usual_rights(beside)
        beside.replace(target)
    except OSError as error:
        # The name that the user gave says more than that of the file beside it.
        raise type(error)(error.errno, error.strerror, path) from None


def _give_usual_rights(made: Path) -> None:
    mask = os.umask(0)
    os.umask(mask)
    made.chmod(0o666 & ~mask)
