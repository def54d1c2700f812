"""A new game: the files of `templates/game` under a name of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from shlex import quote
from string import Template
from unicodedata import normalize

from builder.catalog import find_catalog, systems
from builder.cli.new_folder import refuse_filled
from builder.roster.slug import slug
from output.files import write_file
from schemas.problems import InputError
from schemas.record import record

SAMPLE = "first-watch"
"""The roster that comes with it."""


@record
class Started:
    """A game that was made: where, and what it is called."""

    folder: Path
    id: str
    name: str
    files: int

    def lines(self) -> Iterator[str]:
        """What was made, and what to do next from where one is."""
        folder = quote(str(self.folder))
        catalogs = "" if self._is_found() else f" --catalogs {folder}"
        yield f"{self.folder}: a new game, {self.name}; {self.files} files"
        yield "Next:"
        yield f"  muster catalog check {folder}"
        yield f"  muster catalog test {folder}"
        yield f"  muster print {self.id}/{SAMPLE}{catalogs} -o {self.id}.pdf"

    def _is_found(self) -> bool:
        """Whether its id alone leads to it, from the folder that one is in."""
        try:
            found = find_catalog(self.id)
        except InputError:
            return False
        return Path(str(found.folder)).resolve() == self.folder.resolve()


def start_game(name: str, output: str | None, force: bool) -> Started:
    """Writes the starter game of a name into a folder; the name may be a path.

    Raises InputError, with nothing written, where it cannot have that name or place.
    """
    folder = Path(name if output is None else output)
    id_ = _id_of(name)
    refuse_filled(folder, force)
    said = {"id": id_, "name": _title_of(name)}
    made = {
        folder / path: Template(entry.read_text("utf-8")).substitute(said)
        for path, entry in _files(files("templates") / "game", PurePath())
    }
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, text.encode())
    return Started(folder, id_, said["name"], len(made))


def _id_of(name: str) -> str:
    """The last part of a path in kebab-case. Raises InputError where nothing is left of it."""
    id_ = slug(_last_of(name))
    if not id_:
        message = "no id can be made of this; use letters a to z, and -o for another folder"
        raise InputError.at(name, message)
    if id_ in [one.id for one in systems() if not one.own]:
        raise InputError.at(name, f"a game `{id_}` comes with musterpress; choose another name")
    return id_


def _title_of(name: str) -> str:
    """The last part of a path as a title: letters and digits, which YAML takes as they are."""
    title = " ".join(re.findall(r"[^\W_]+", normalize("NFC", _last_of(name))))
    return title[:1].upper() + title[1:]


def _last_of(name: str) -> str:
    return Path(name).name or Path(name).resolve().name


def _files(folder: Traversable, under: PurePath) -> Iterator[tuple[PurePath, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, under / entry.name)
        elif entry.name.endswith(".yaml"):
            yield under / entry.name, entry
