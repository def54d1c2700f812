"""Where catalogs are: folders given by hand, the user's own, and those that come with the package.

The first place that has an id wins, so an own catalog stands in for a shipped one of that id.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from builder.catalog.files import Folder, read_source, top_block, yaml_files
from builder.catalog.samples import sample_of
from schemas.problems import InputError, Problem
from schemas.record import record
from schemas.yaml import read_yaml
from schemas.yaml.suggest import did_you_mean

VARIABLE = "MUSTERPRESS_CATALOGS"
"""Environment variable: more folders of own catalogs, separated as in PATH."""


@record
class Found:
    """A catalog folder, with what its `system` section says of it."""

    id: str
    name: str
    version: str
    folder: Folder
    own: bool = True
    hides: tuple[Folder, ...] = ()
    """Folders further back that hold the same id, and are not used."""

    @property
    def warnings(self) -> list[Problem]:
        """One for each folder that this one hides."""
        said = f"`{self.id}` is used from here, not from "
        return [Problem(str(self.folder), 0, 0, f"{said}{there}", True) for there in self.hides]


def systems(folders: Sequence[str | Path] = ()) -> list[Found]:
    """The catalogs found, by id. Raises InputError where a given folder holds none."""
    found: dict[str, Found] = {}
    for one in _everywhere(folders):
        first = found.setdefault(one.id, one)
        if first is not one and str(first.folder) != str(one.folder):
            found[one.id] = replace(first, hides=(*first.hides, one.folder))
    return [found[id_] for id_ in sorted(found)]


def find_catalog(name: str | Path, folders: Sequence[str | Path] = ()) -> Found:
    """The catalog of an id, or in a folder. Raises InputError with a did-you-mean."""
    if _is_path(name):
        return _at(Path(name))
    known = {one.id: one for one in systems(folders)}
    if str(name) in known:
        return known[str(name)]
    if name and is_folder(Path(name)):
        return _at(Path(name))
    there = f"; there are: {', '.join(known)}; a game of your own wants --catalogs DIR"
    hint = did_you_mean(str(name), known) or there
    raise InputError.at(str(name), f"no game system `{name}`{hint}")


def find_sample(name: str, folders: Sequence[str | Path] = ()) -> Traversable:
    """The roster file of `SYSTEM/SAMPLE`. Raises InputError with a did-you-mean."""
    system, _, sample = name.partition("/")
    return sample_of(find_catalog(system, folders).folder, system, sample)


def _is_path(name: str | Path) -> bool:
    return isinstance(name, Path) or "/" in name or os.sep in name or name in (".", "..")


def holds_catalog(folder: Path) -> bool:
    """Whether a folder is a catalog's own."""
    return _identify(folder) is not None


def is_folder(path: Path) -> bool:
    """Whether a word names a folder; a word too long for a name names none."""
    try:
        return path.is_dir()
    except OSError:
        return False


def _at(folder: Path) -> Found:
    if not is_folder(folder):
        raise InputError.at(str(folder), "no such folder; name a game system or a catalog's folder")
    return _identify(folder) or Found(folder.resolve().name, folder.name, "", folder)


def _everywhere(folders: Iterable[str | Path]) -> Iterator[Found]:
    listed = [entry for entry in os.environ.get(VARIABLE, "").split(os.pathsep) if entry]
    for folder in [*folders, *listed]:
        yield from _given(Path(folder))
    import platformdirs  # not needed by who asks for help or the version

    yield from _inside(platformdirs.user_data_path("musterpress") / "catalogs")
    for one in _inside(files("catalogs")):
        yield Found(one.id, one.name, one.version, one.folder, own=False)


def _given(folder: Path) -> list[Found]:
    if not is_folder(folder):
        raise InputError.at(str(folder), "no such folder of catalogs; look at its path")
    itself = _identify(folder)
    found = [itself] if itself else list(_inside(folder))
    if not found:
        message = (
            "no catalog here: neither it nor a folder in it has a file with a `system` section"
        )
        raise InputError.at(str(folder), message)
    return found


def _inside(folder: Folder) -> Iterator[Found]:
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []
    except OSError as error:
        raise InputError.at(str(folder), f"cannot be read: {error.strerror or error}") from None
    for entry in entries:
        if entry.is_dir() and not entry.name.startswith((".", "__")):
            found = _identify(entry)
            if found:
                yield found


def _identify(folder: Folder) -> Found | None:
    """What a folder's `system` section says of it; none where no file has that section."""
    for entry in sorted(yaml_files(folder), key=lambda entry: entry.name != "system.yaml"):
        try:
            block = top_block(read_source(entry).text, "system")
        except InputError:
            continue  # said when it is loaded
        system = _system(block, str(entry)) if block else None
        if system is not None:
            id_ = str(system.get("id", folder.name))
            return Found(id_, str(system.get("name", id_)), str(system.get("version", "")), folder)
    return None


def _system(block: str, file: str) -> dict[str, Any] | None:
    """What the section says; None where it only names a system, as a roster does."""
    try:
        system = read_yaml(block, file).data["system"]
    except InputError:
        return {}  # it is a catalog; what is wrong with it is said when it is loaded
    if isinstance(system, str) and system:
        return None
    return system if isinstance(system, dict) else {}
