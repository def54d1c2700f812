"""One writer at a time."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from schemas.problems import InputError

PATIENCE_S = 5.0
"""How long another writer is waited for."""
_PAUSE_S = 0.02

if sys.platform == "win32":
    import msvcrt

    def _try(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(folder: Path, name: str) -> Iterator[None]:
    """Holds the lock of a folder. Raises InputError, in the name of a file, if it stays taken."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("ab") as file:
        deadline = time.monotonic() + PATIENCE_S
        while True:
            try:
                _try(file)
            except OSError:
                if time.monotonic() > deadline:
                    message = "another command is writing it; try again"
                    raise InputError.at(name, message) from None
                time.sleep(_PAUSE_S)
            else:
                break
        yield  # closing the file gives the lock back
