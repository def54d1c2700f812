"""Bytes that are put aside until the file is written, so that many pictures are not held at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from tempfile import TemporaryFile
from typing import IO

LEAST = 256_000
"""Bytes; fewer are held, for they cost little."""


class Aside:
    """A file without a name, which is gone with it."""

    def __init__(self) -> None:
        self._file: IO[bytes] | None = None

    def put(self, data: bytes) -> Callable[[], bytes]:
        """What gives the bytes back. They are held where there is no room for the file."""
        start = self._write(data) if len(data) >= LEAST else None
        if start is None:
            return partial(bytes, data)
        return partial(self._part, start, len(data))

    def _write(self, data: bytes) -> int | None:
        """Where they stand in the file; None where it cannot take them."""
        try:
            if self._file is None:
                self._file = TemporaryFile(buffering=0)  # noqa: SIM115 - it is closed with this
            start = self._file.seek(0, os.SEEK_END)
            return start if self._file.write(data) == len(data) else None
        except OSError:
            return None

    def _part(self, start: int, length: int) -> bytes:
        assert self._file is not None, "something was written"
        self._file.seek(start)
        return self._file.read(length)
