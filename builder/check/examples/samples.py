"""The sample rosters of a catalog, read with places."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import NamedTuple

from builder.catalog.files import Folder, read_source
from builder.catalog.own import Own
from builder.catalog.samples import sample_files
from builder.roster.read import parse_roster
from schemas.problems import InputError, Problem
from schemas.roster import Roster
from schemas.yaml.places import Places
from schemas.yaml.reader import parse_yaml


class PlacedSample(NamedTuple):
    """A sample roster, the id to name it by, its file, and where everything in it stands."""

    id: str
    file: str
    roster: Roster
    places: Places
    own: Own | None


def read_samples(folder: Folder, system: str | None) -> tuple[list[PlacedSample], list[Problem]]:
    """The samples of a catalog folder by name, and all that is wrong with what is no sample.

    `system` is the id of the folder's game; a roster of another game is none of its samples.
    With None it is not known, and each is taken.
    """
    samples: list[PlacedSample] = []
    problems: list[Problem] = []
    for entry in sample_files(folder):
        try:
            sample = _sample(entry)
        except InputError as error:
            problems += error.problems
            continue
        if system in (None, sample.roster.system):
            samples.append(sample)
        else:
            message = f"this is for `{sample.roster.system}`; a sample here says `system: {system}`"
            problems.append(sample.places.problem(("system",), message))
    return samples, sorted(problems)


def _sample(entry: Traversable) -> PlacedSample:
    source = read_source(entry)
    read = parse_roster(source.text, source.name)
    document, _ = parse_yaml(source.text, source.name)
    id_ = entry.name.removesuffix(".yaml")
    return PlacedSample(id_, source.name, read.roster, Places.of(document), read.own)
