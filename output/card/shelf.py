"""Themes and layouts by name: YAML files that may be like another one and say only what differs."""

from __future__ import annotations

from collections.abc import Callable
from os.path import lexists
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from output.looks import Looks
from output.yaml_text import read_document
from schemas.base import Model
from schemas.problems import InputError, Problem
from schemas.record import record
from schemas.yaml.errors import problems_of
from schemas.yaml.places import Places
from schemas.yaml.reader import Document
from schemas.yaml.reader import Path as Way
from schemas.yaml.suggest import did_you_mean

M = TypeVar("M", bound=Model)
Data = dict[str, Any]
_LIKE = "like"


@record
class Whole:
    """What a file says, with all that it takes over from what it is like, and where each of it
    stands."""

    data: Data
    places: Places

    def model(self, kind: type[M]) -> M:
        """The same as a model. InputError names every fault with its place."""
        try:
            return kind.model_validate(self.data)
        except ValidationError as error:
            raise InputError(problems_of(error, self.places, kind, self.data)) from None


@record
class Shelf:
    """The files of a kind: in which folder they are, what one is called in a message."""

    folder: str
    what: str
    is_one: Callable[[Data], bool] = lambda _data: True
    """Whether a file is about such a thing."""

    def file(self, name: str, looks: Looks, besides: tuple[Path, ...] = ()) -> Path | None:
        """The file of a name, in its own letters or small ones, which is none of those `besides`."""
        if not name.strip() or "/" in name or "\\" in name:
            return None
        for one in dict.fromkeys((name, plain(name))):
            for place in looks.places(self.folder):
                file = place / f"{one}.yaml"
                if file not in besides and lexists(file) and self._is_one(file):
                    return file
        return None

    def names(self, looks: Looks) -> list[str]:
        """The names that there are."""
        found = [file for place in looks.places(self.folder) for file in place.glob("*.yaml")]
        return sorted({file.stem for file in found if self._is_one(file)})

    def whole(self, file: Path, looks: Looks, above: tuple[Path, ...] = ()) -> Whole:
        """What a file says, joined with what it is like. InputError where that is not there."""
        document = read_document(file)
        own = dict(document.data)
        base = own.pop(_LIKE, None)
        if base is None:
            return Whole(own, Places.of(document))
        line = (*above, file)
        base_file = self.file(str(base), looks, besides=line)
        if base_file is None:
            names = self.names(looks)
            hint = did_you_mean(str(base), [name for name in names if name != file.stem])
            message = (
                f"there is no other {self.what} `{base}`{hint or ';'} there are: {', '.join(names)}"
            )
            raise InputError([Places.of(document).problem((_LIKE,), message)])
        under = self.whole(base_file, looks, line)
        return Whole(_over(under.data, own, document, under.places, ()), under.places)

    def unknown(self, name: str, looks: Looks, there_are: str = "") -> InputError:
        """What to say of a name that nothing has."""
        names = self.names(looks)
        hint = did_you_mean(name, names) or ";"
        there = there_are or ", ".join(names)
        return InputError(
            [Problem(name, 0, 0, f"no {self.what} of that name{hint} there are: {there}")]
        )

    def _is_one(self, file: Path) -> bool:
        try:
            return self.is_one(read_document(file).data)
        except InputError:
            return True  # what is wrong with it is told to who asks for it


def plain(name: str) -> str:
    """A name as files are called: `US poker` is `us-poker`."""
    return name.strip().lower().replace(" ", "-")


def _over(base: Data, own: Data, document: Document, places: Places, way: Way) -> Data:
    """One mapping over another, group by group; the places of what is new are noted."""
    found = dict(base)
    for key, value in own.items():
        here = (*way, key)
        under = base.get(key)
        if isinstance(under, dict) and isinstance(value, dict):
            found[key] = _over(under, value, document, places, here)
        else:
            found[key] = value
            places.put(here, document, here)
    return found
