"""The card sizes that there are, by name or by their measure: `templates/layouts/*.yaml`.

A layout may be `like` another and say only what differs; what it says inside a group of measures
leaves the others of that group as they are.
"""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import ValidationError

from output.card.layout import Layout
from output.yaml_text import over, read_yaml
from schemas.problems import InputError, Problem

_LIKE = "like"
_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*mm)?")

Data: TypeAlias = dict[str, Any]


@cache
def load_layout(name: str, folder: Path | None = None) -> Layout:
    """A layout from a folder of one's own or the shipped ones: `poker`, or `63x88` by its mm.

    InputError where there is none of that name or it does not say what it must.
    """
    file = layout_file(name, folder)
    if file is not None:
        return _checked(file, _whole(file, folder))
    known = known_layouts(folder)
    near = difflib.get_close_matches(_plain(name), known, n=1, cutoff=0.6)
    hint = f"did you mean `{near[0]}`? " if near else ""
    there_are = ", ".join(_with_size(id_, folder) for id_ in known)
    raise InputError.at(name, f"no card size of that name; {hint}there are: {there_are}")


def layout_file(name: str, folder: Path | None = None) -> Path | None:
    """The file of a layout by its name, in small letters or capitals, or by its measure in mm."""
    plain = _plain(name)
    return (
        _file_of(name, folder)
        or _file_of(plain, folder)
        or _file_of_size(name.strip().lower(), folder)
    )


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "-")


def known_layouts(folder: Path | None = None) -> list[str]:
    """The names of the layouts in a folder of one's own and of the shipped ones."""
    found = [file for place in _places(folder) for file in place.glob("*.yaml")]
    return sorted({file.stem for file in found if _is_layout(read_yaml(file))})


def _places(folder: Path | None) -> list[Path]:
    """Where layouts are looked for: one's own come before the shipped ones."""
    shipped = Path(str(files("templates") / "layouts"))
    return [folder, shipped] if folder else [shipped]


def _file_of(name: str, folder: Path | None, besides: tuple[Path, ...] = ()) -> Path | None:
    """The file of a name, which is none of those `besides`."""
    choices = [place / f"{name}.yaml" for place in _places(folder)]
    return next(
        (
            file
            for file in choices
            if file not in besides and file.is_file() and _is_layout(read_yaml(file))
        ),
        None,
    )


def _is_layout(data: Data) -> bool:
    """Whether a file is about a card; what says a `format` beside the layouts is of another."""
    return "format" not in data


def _file_of_size(asked: str, folder: Path | None) -> Path | None:
    """The file of a card of a width and height, said in mm."""
    found = _SIZE.fullmatch(asked)
    if found is None:
        return None
    wanted = [float(side) for side in found.groups()]
    for name in known_layouts(folder):
        size = _SIZE.fullmatch(_size(name, folder))
        if size is not None and [float(side) for side in size.groups()] == wanted:
            return _file_of(name, folder)
    return None


def _with_size(name: str, folder: Path | None) -> str:
    """A name, and what else it may be called by: `poker (63x88)`."""
    size = _size(name, folder)
    return name if size == name else f"{name} ({size})"


def _size(name: str, folder: Path | None) -> str:
    """Width and height of a layout in mm, as `63x88`."""
    file = _file_of(name, folder)
    data = _whole(file, folder) if file else {}
    return f"{data.get('width_mm', '?')}x{data.get('height_mm', '?')}"


def _whole(file: Path, folder: Path | None, above: tuple[Path, ...] = ()) -> Data:
    """What a file says, with what it takes over from the layout that it is like."""
    data = read_yaml(file)
    base = data.pop(_LIKE, None)
    if base is None:
        return data
    line = (*above, file)
    base_file = _file_of(str(base), folder, besides=line)
    if base_file is None:
        there_are = ", ".join(known_layouts(folder))
        raise InputError.at(
            str(file), f"like: there is no other card size `{base}`; there are: {there_are}"
        )
    return over(_whole(base_file, folder, line), data)


def _checked(file: Path, data: Data) -> Layout:
    try:
        return Layout.model_validate(data)
    except ValidationError as error:
        raise InputError(
            [
                Problem(str(file), 0, 0, f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}")
                for fault in error.errors()
            ]
        ) from None
