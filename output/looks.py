"""Where looks are: folders of one's own, and the one that comes with the package.

A folder of looks has `themes/`, `layouts/`, `sheets/`, `card/` or `fonts/` in it; or it is a folder of such ones.
What comes first stands in for what has the same name further back: the folder given by hand, those of
the environment variable, the user's own, ours.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from output.own_files import files_within
from output.text import FontSet, default_fonts
from output.text.font_files import font_files
from schemas.problems import InputError
from schemas.record import record

VARIABLE = "MUSTERPRESS_TEMPLATES"
"""Environment variable: more folders of looks, separated as in PATH."""
KINDS = ("themes", "layouts", "sheets", "card", "fonts")
"""What a folder of looks may have in it."""


@record
class Looks:
    """The folders of looks that are looked through, ours after them."""

    own: tuple[Path, ...] = ()
    state: str = ""
    """Tells files from the same files before they were changed, for who keeps what they say."""

    def places(self, kind: str) -> list[Path]:
        """The folders of a kind, `themes` or another, the first one first."""
        return [*(folder / kind for folder in self.own), shipped() / kind]

    @property
    def roots(self) -> list[Path]:
        """All folders, the first one first."""
        return [*self.own, shipped()]

    def draws(self, *names: str) -> bool:
        """Whether a template of one's own has to do with cards that templates of these names draw."""
        return _draws(self, names)

    @property
    def fonts(self) -> FontSet:
        """Our fonts and those in `fonts/`. InputError for every file that is no usable font."""
        return _fonts(self)


SHIPPED = Looks()
"""What comes with the package alone."""


def found_looks(given: Path | None = None) -> Looks:
    """All looks that there are for a user. InputError where `given` is no folder of any."""
    if given is not None and not given.is_dir():
        raise InputError.at(str(given), "there is no such folder; look at the spelling")
    first = list(_within(given)) if given is not None else []
    if given is not None and not first:
        named = ", ".join(f"{kind}/" for kind in KINDS)
        message = f"nothing to print with is in this folder: none of {named}; see muster theme new"
        raise InputError.at(str(given), message)
    others = [one for folder in _usual() for one in _within(folder)]
    own = tuple(dict.fromkeys([*first, *others]))
    return Looks(own, _state(own)) if own else SHIPPED


def own_folder() -> Path:
    """The user's own folder of looks; it need not be there."""
    import platformdirs  # not needed by who prints nothing

    return platformdirs.user_data_path("musterpress") / "templates"


@lru_cache(maxsize=1)
def shipped() -> Path:
    """The folder that comes with the package."""
    return Path(str(files("templates")))


def _usual() -> Iterator[Path]:
    yield from (Path(entry) for entry in os.environ.get(VARIABLE, "").split(os.pathsep) if entry)
    yield own_folder()


def _within(folder: Path) -> Iterator[Path]:
    """The folders of looks that a folder is or has in it."""
    if _holds_looks(folder):
        yield folder
    try:
        inside = sorted(folder.iterdir()) if folder.is_dir() else []
    except OSError as error:
        raise InputError.at(str(folder), f"cannot be read: {error.strerror or error}") from None
    yield from (one for one in inside if one.name not in KINDS and _holds_looks(one))


def _state(folders: Iterable[Path]) -> str:
    """Where the files of folders are, how long, and when they were changed."""
    kept = hashlib.sha256()
    for file in (
        file for folder in folders for kind in KINDS for file in files_within(folder / kind)
    ):
        with suppress(OSError):
            found = file.stat()
            kept.update(f"{file.absolute()} {found.st_size} {found.st_mtime_ns}\n".encode())
    return kept.hexdigest()


def _holds_looks(folder: Path) -> bool:
    return any((folder / kind).is_dir() for kind in KINDS)


@lru_cache(maxsize=16)
def _draws(looks: Looks, names: tuple[str, ...]) -> bool:
    ours = {file.relative_to(shipped()) for file in (shipped() / "card").rglob("*.j2")}
    files = {Path("card") / f"{name}{side}.svg.j2" for name in names for side in ("", "-back")}
    return any((folder / file).exists() for folder in looks.own for file in files | ours)


@lru_cache(maxsize=16)
def _fonts(looks: Looks) -> FontSet:
    # Of two fonts that are called the same, a FontSet takes the later one.
    with_fonts = [
        folder / "fonts" for folder in reversed(looks.own) if font_files(folder / "fonts")
    ]
    return FontSet(with_fonts) if with_fonts else default_fonts()
