"""The sample rosters and the cases that come with a catalog."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import NamedTuple

from builder.catalog.files import Folder, read_source, top_block, yaml_files
from schemas.base import words
from schemas.problems import InputError
from schemas.yaml import read_yaml
from schemas.yaml.suggest import did_you_mean


class Sample(NamedTuple):
    """A sample roster: the id to name it by, and its own name."""

    id: str
    name: str


def samples_of(folder: Folder) -> list[Sample]:
    """The samples of a catalog folder, by id."""
    return [Sample(_stem(entry), _name(entry)) for entry in _files(folder, "samples")]


def sample_of(folder: Folder, system: str, id_: str) -> Traversable:
    """The roster file of a sample. Raises InputError with what there is instead."""
    files = {_stem(entry): entry for entry in _files(folder, "samples")}
    if id_ not in files:
        known = f"; there are: {', '.join(files)}" if files else "; it has none"
        hint = did_you_mean(id_, files) or known
        raise InputError.at(f"{system}/{id_}", f"no sample `{id_}` in {system}{hint}")
    return files[id_]


def sample_files(folder: Folder) -> list[Traversable]:
    """The sample rosters of a catalog folder, by name."""
    return _files(folder, "samples")


def passed_over(folder: Folder) -> list[Traversable]:
    """Files among the samples and cases that look as if they were some, and are not read."""
    found = []
    for sub in ("samples", "cases"):
        inside = folder.joinpath(sub)
        entries = inside.iterdir() if inside.is_dir() else ()
        found += [one for one in entries if one.name.lower().endswith((".yml", ".json"))]
    return sorted(found, key=str)


def cases_of(folder: Folder) -> list[Traversable]:
    """The case files of a catalog folder, by name."""
    return _files(folder, "cases")


def _files(folder: Folder, sub: str) -> list[Traversable]:
    inside = folder.joinpath(sub)
    return yaml_files(inside) if inside.is_dir() else []


def _stem(entry: Traversable) -> str:
    return entry.name.removesuffix(".yaml")


def _name(entry: Traversable) -> str:
    try:
        data = read_yaml(top_block(read_source(entry).text, "name"), str(entry)).data
    except InputError:
        data = None  # a broken sample keeps its id; what is wrong is said when it is opened
    return str(data["name"]) if isinstance(data, dict) else words(_stem(entry))
