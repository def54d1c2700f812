"""The roster inside an exported warband."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schemas.problems import InputError

FORMAT = "musterpress/warband"


def is_export(data: object) -> bool:
    """Whether a file's data say that they are an exported warband."""
    return isinstance(data, Mapping) and data.get("format") == FORMAT


def roster_of_export(data: Mapping[str, Any], file: str = "-") -> dict[str, Any]:
    """The player's choices, in the shape of a roster file.

    Takes what was read from the file `file`, numbers as numbers or as text. Raises InputError
    where it is not an exported warband of a version that is known here.
    """
    if not is_export(data):
        raise InputError.at(file, f"this is not `{FORMAT}`; export the roster with `--to json`")
    if str(data.get("version")) != "1":
        version = data.get("version", "none")
        raise InputError.at(
            file, f"`{FORMAT}` of version {version} cannot be read here, only 1; update muster"
        )
    choices = data.get("choices")
    if not isinstance(choices, dict):
        raise InputError.at(file, "`choices` is missing: the roster that was exported")
    return choices
