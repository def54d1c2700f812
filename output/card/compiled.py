"""Templates compiled once, kept in the user's cache folder.

Compiling takes as long as printing twenty cards. What is kept is used only for the same text, the
same Jinja and the same Python; whatever is wrong with it, the template is compiled again.
"""

from __future__ import annotations

import os
import pickle
from contextlib import suppress

import jinja2
import platformdirs
from jinja2.bccache import Bucket, FileSystemBytecodeCache

KEPT = 400
"""Templates; each release, folder and version of Python has some thirty of its own."""


class KeptTemplates(FileSystemBytecodeCache):
    """A store that is never in the way: a folder that cannot be written keeps nothing."""

    def __init__(self) -> None:
        folder = platformdirs.user_cache_path("musterpress") / "templates"
        super().__init__(str(folder), f"{jinja2.__version__}-%s.template")
        self._folder = folder

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fills in what is kept for a template, if that is sound."""
        try:
            super().load_bytecode(bucket)
        except (OSError, ValueError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
            bucket.reset()
        with suppress(OSError):
            os.utime(self._get_cache_filename(bucket))  # it was used

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keeps a compiled template where that can be done."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)
            self._make_room()

    def _make_room(self) -> None:
        files = self._folder.glob("*.template")
        kept = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
        for file in kept[KEPT:]:
            file.unlink(missing_ok=True)
