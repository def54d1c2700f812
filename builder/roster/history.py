"""Earlier versions of a roster file, kept in the user's data folder.

`backups/HASH/` holds them for the file whose path has that hash: `0001.yaml`, `0002.yaml` … are
what the file held before each write, oldest first; `undone/` those that `undo` took back; `path`
names the file, and `ids` the ids that its fighters ever had.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from builder.roster.whole import write_whole
from schemas.problems import InputError

KEPT = 50
"""How many versions of a file are kept."""
APP = "musterpress"


@dataclass(frozen=True, slots=True)
class History:
    """The folder with the earlier versions of one file."""

    file: Path
    folder: Path

    @classmethod
    def of(cls, path: Path) -> History:
        """The history of a file; of the file itself where the path is a link to it."""
        file = Path(os.path.realpath(path))
        name = hashlib.sha256(os.fsencode(file)).hexdigest()[:16]
        folder = user_data_path(APP) / "backups" / name
        return cls(file, folder if _is_usable(folder) else file.parent / ".musterpress" / name)

    @property
    def undone(self) -> History:
        """The versions that undo took back, the last one taken back last."""
        return History(self.file, self.folder / "undone")

    def versions(self) -> list[Path]:
        """The kept versions, oldest first."""
        if not self.folder.is_dir():
            return []
        found = [entry for entry in self.folder.iterdir() if entry.stem.isdecimal()]
        return sorted(found, key=lambda entry: int(entry.stem))

    def keep(self, data: bytes) -> Path:
        """Keeps a version as the newest, and only so many older ones. Raises InputError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):
            (self.folder / "path").write_text(f"{self.file}\n", encoding="utf-8")
        versions = self.versions()
        number = int(versions[-1].stem) + 1 if versions else 1
        kept = self.folder / f"{number:04}{self.file.suffix or '.yaml'}"
        try:
            write_whole(kept, data)
        except InputError as error:
            what = error.problems[0].message
            message = f"{what} (for the version before, in {self.folder})"
            raise InputError.at(str(self.file), message) from None
        for old in versions[: max(0, len(versions) + 1 - KEPT)]:
            old.unlink(missing_ok=True)
        return kept

    def forget(self) -> None:
        """Takes all versions away."""
        for version in self.versions():
            version.unlink(missing_ok=True)

    def ids(self) -> frozenset[str]:
        """The ids that the file's fighters are known to have had."""
        try:
            return frozenset((self.folder / "ids").read_text(encoding="utf-8").split("\n")) - {""}
        except OSError:
            return frozenset()

    def note_ids(self, ids: frozenset[str]) -> None:
        """Remembers ids, so that none is given a second time. Not worth failing for."""
        new = sorted(ids - self.ids())
        if new:
            with suppress(OSError):
                self.folder.mkdir(parents=True, exist_ok=True)
                with (self.folder / "ids").open("a", encoding="utf-8") as file:
                    file.writelines(f"{id_}\n" for id_ in new)


def _is_usable(folder: Path) -> bool:
    """Whether a folder is there or can be made, and may be written in."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
