"""The card sizes that there are, by name or by their measure: `templates/layouts/*.yaml`.

A layout may be `like` another and say only what differs; what it says inside a group of measures
leaves the others of that group as they are.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import ValidationError

from output.card.layout import Layout
from output.card.own_size import own_size
from output.sizes import read_size
from output.yaml_text import over, read_yaml
from schemas.problems import InputError, Problem

_LIKE = "like"

Data: TypeAlias = dict[str, Any]
Sides: TypeAlias = tuple[float, float]


@cache
def load_layout(name: str, folder: Path | None = None) -> Layout:
    """A layout from a folder of one's own or the shipped ones: `poker`, or `63x88` by its size.

    Where there is none of a size, or as `poker-landscape` none that lies, one is made from the
    nearest. InputError where there is none of that name or it does not say what it must.
    """
    file = _file_of(name, folder) or _file_of(_plain(name), folder)
    if file is not None:
        return _checked(file, _whole(file, folder))
    sizes = {id_: _sides(id_, folder) for id_ in known_layouts(folder)}
    file = _file_of_size(name, sizes, folder)
    if file is not None:
        return _checked(file, _whole(file, folder))
    made = own_size(name, {id_: sides for id_, sides in sizes.items() if sides})
    file = _file_of(made.like, folder) if made else None
    if made is not None and file is not None:
        return made.adapted(_checked(file, _whole(file, folder)))
    near = difflib.get_close_matches(_plain(name), sizes, n=1, cutoff=0.6)
    hint = f"did you mean `{near[0]}`? " if near else ""
    there_are = ", ".join(_with_size(id_, sides) for id_, sides in sizes.items())
    message = f"no card size of that name; {hint}there are: {there_are}; or say a size, as 90x60 (mm) or 2.5x3.5in"
    raise InputError.at(name, message)


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


def _file_of_size(
    asked: str, sizes: Mapping[str, Sides | None], folder: Path | None
) -> Path | None:
    """The file of a card of a width and height."""
    wanted = read_size(asked)
    found = (name for name, sides in sizes.items() if wanted and sides == wanted)
    return next((_file_of(name, folder) for name in found), None)


def _with_size(name: str, sides: Sides | None) -> str:
    """A name, and what else it may be called by: `poker (63x88)`."""
    size = "x".join(f"{side:g}" for side in sides or ())
    return name if size in (name, "") else f"{name} ({size})"


def _sides(name: str, folder: Path | None) -> Sides | None:
    """Width and height of a layout in mm, or of what it is like; None where nothing says them."""
    found: Data = {}
    line: tuple[Path, ...] = ()
    file = _file_of(name, folder)
    while file is not None and not found.keys() >= {"width_mm", "height_mm"}:
        data = read_yaml(file)
        found = {**data, **found}
        line = (*line, file)
        file = _file_of(str(data.get(_LIKE)), folder, besides=line)
    try:
        return float(found["width_mm"]), float(found["height_mm"])
    except (KeyError, ValueError):
        return None


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
