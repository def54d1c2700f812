"""Themes: the faces of type, the colours and the corners of a card."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from output.yaml_text import read_yaml
from schemas.base import Model
from schemas.problems import InputError, Problem


class FaceOfType(Model):
    """A face of type for one role."""

    family: str = Field(description="Family, as the bundled fonts or one's own are called")
    weight: int = Field(400, description="Weight, e.g. 400 or 700")
    factor: float = Field(1.0, description="Multiplies the sizes of the layout")
    tracking: float = Field(0.0, description="Room after each letter, em")
    capitals: bool = Field(False, description="Set in capitals")


class Pair(Model):
    """The two colours of a warband."""

    team: str = Field(description="Ground of header and footer, #rrggbb")
    accent: str = Field(description="Role, cost and ring, #rrggbb")


class Inks(Model):
    """The colours of a theme itself."""

    paper: str = Field(description="Ground, #rrggbb")
    ink: str = Field(description="Text and figures, #rrggbb")
    ink_2: str = Field(description="Labels and small print, #rrggbb")
    alert: str = Field(description="Worse than it was, #rrggbb")


class Theme(Model):
    """A look: type, colours, corners."""

    name: str = Field(description="Name, for people")
    fonts: dict[str, FaceOfType] = Field(description="Faces: name number label body strong small")
    colours: Inks = Field(description="Colours of the theme")
    teams: dict[str, Pair] = Field(description="Colours of warbands by name; the first is used")
    box_radius_mm: float = Field(0.6, description="Corner radius of boxes to tick")
    block_radius_mm: float = Field(0.9, description="Corner radius of blocks")

    __hash__ = object.__hash__
    """Told apart by identity, so that what is made from one can be kept."""


@cache
def load_theme(name: str, folder: Path | None = None) -> Theme:
    """A theme by name, from a folder of one's own or the shipped ones, e.g. `signal`.

    InputError where there is none of that name or it does not say what it must.
    """
    shipped = Path(str(files("templates") / "themes"))
    for place in [folder, shipped] if folder else [shipped]:
        file = place / f"{name}.yaml"
        if file.is_file():
            return _checked(file, read_yaml(file))
    known = ", ".join(sorted(file.stem for file in shipped.glob("*.yaml")))
    raise InputError.at(name, f"no theme of that name; there are: {known}")


def _checked(file: Path, data: dict[str, Any]) -> Theme:
    try:
        return Theme.model_validate(data)
    except ValidationError as error:
        raise InputError(
            [
                Problem(str(file), 0, 0, f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}")
                for fault in error.errors()
            ]
        ) from None
