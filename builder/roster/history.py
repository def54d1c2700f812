"""Earlier versions of a roster file, kept in the user's data folder.

`backups/HASH/` holds them for the file whose path has that hash: `0001.yaml`, `0002.yaml` … are
what the file held before each write, oldest first; `undone/` those that `undo` took back; `path`
names the file, and `ids` the ids that its fighters ever had. `former-1/`, `former-2/` … hold the
same of files that lay there before and were taken away.
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from builder.roster.whole import write_whole
from schemas.record import record

KEPT = 50
"""How many versions of a file are kept."""
APP = "musterpress"
_FORMER = re.compile(r"former-\d+")


@record
class History:
    """The folder with the earlier versions of one file."""

    file: Path
    folder: Path

    @classmethod
    def of(cls, path: Path) -> History:
        """The history of a file; of the file itself where the path is a link to it.

        Where the user's data folder cannot be written, it lies in `.musterpress` beside the file.
        """
        file = Path(os.path.realpath(path))
        name = hashlib.sha256(os.fsencode(file)).hexdigest()[:16]
        backups = user_data_path(APP) / "backups"
        if not _is_usable(backups):
            backups = file.parent / ".musterpress"
        return cls(file, backups / name)

    @property
    def undone(self) -> History:
        """The versions that undo took back, the last one taken back last."""
        return History(self.file, self.folder / "undone")

    def versions(self) -> list[Path]:
        """The kept versions, oldest first."""
        found = [entry for entry in self._entries() if entry.stem.isdecimal()]
        return sorted(found, key=lambda entry: int(entry.stem))

    def former(self) -> list[Path]:
        """The folders with versions of other files that lay there before, oldest first."""
        found = [entry for entry in self._entries() if _FORMER.fullmatch(entry.name)]
        return sorted(found, key=_number)

    def begin_anew(self, besides: Path | None = None) -> None:
        """Puts everything that is kept aside, but for one version: it is another file's."""
        kept = [*self.versions(), self.undone.folder, self.folder / "ids"]
        kept = [entry for entry in kept if entry.exists() and entry != besides]
        if kept:
            former = self.former()
            aside = self.folder / f"former-{_number(former[-1]) + 1 if former else 1}"
            aside.mkdir()
            for entry in kept:
                entry.rename(aside / entry.name)

    def keep(self, data: bytes) -> Path:
        """Keeps a version as the newest, and only so many older ones. Raises InputError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):
            (self.folder / "path").write_text(f"{self.file}\n", encoding="utf-8")
        versions = self.versions()
        number = int(versions[-1].stem) + 1 if versions else 1
        kept = self.folder / f"{number:04}{self.file.suffix or '.yaml'}"
        write_whole(kept, data)
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

    def _entries(self) -> list[Path]:
        return list(self.folder.iterdir()) if self.folder.is_dir() else []


def _number(former: Path) -> int:
    return int(former.name.partition("-")[2])


def _is_usable(folder: Path) -> bool:
    """Whether a folder may be written in. It is made: who may make it cannot be told beforehand."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
