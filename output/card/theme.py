"""Themes: the faces of type, the colours, the lines and the corners of a card."""

from __future__ import annotations

import difflib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, ValidationError, model_validator

from output.card.colour import BLACK, WHITE, contrast
from output.yaml_text import over, read_yaml
from schemas.base import Model
from schemas.problems import InputError, Problem

_LIKE = "like"
FACES = ("name", "number", "label", "body", "strong", "small")
"""What a theme gives a face of type for. It may give one for `role` too, else that is as labels."""

Colour: TypeAlias = Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$")]
"""`#rrggbb`."""
Width: TypeAlias = Annotated[float, Field(ge=0.15, le=3)]
"""Of a line, mm; a finer one does not print."""


class FaceOfType(Model):
    """A face of type for one role."""

    family: str = Field(description="Family, as the bundled fonts or one's own are called")
    weight: int = Field(400, description="Weight, e.g. 400 or 700")
    factor: float = Field(1.0, description="Multiplies the sizes of the layout", gt=0, le=3)
    tracking: float = Field(0.0, description="Room after each letter, em", ge=0, le=0.5)
    capitals: bool = Field(False, description="Set in capitals")


class Pair(Model):
    """The two colours of a warband."""

    team: Colour = Field(description="Ground of header and footer, #rrggbb")
    accent: str = Field(description="Role, cost and ring: an accent's name or #rrggbb")


class WordInks(Model):
    """The colours of words."""

    ink: Colour = Field(description="Text and figures, #rrggbb")
    ink_2: Colour = Field(description="Labels and small print, #rrggbb")
    alert: Colour = Field(description="Worse than it was, #rrggbb")


class Inks(WordInks):
    """The colours of a theme itself."""

    paper: Colour = Field(description="Ground, #rrggbb")
    on_team: Colour = Field(WHITE, description="Names on the warband's colour, #rrggbb")
    panel: Colour | None = Field(None, description="Strip; else a tint of the warband's colour")
    weak: Colour | None = Field(None, description="Quiet grounds; else a stronger tint of it")


class Lines(Model):
    """How thick lines are."""

    hair_mm: Width = Field(0.18, description="Between rows, mm")
    rule_mm: Width = Field(0.25, description="Under heads, mm")
    cell_mm: Width = Field(0.2, description="Between cells of the strip, mm")
    box_mm: Width = Field(0.3, description="Boxes to tick, mm")
    ring_mm: Width = Field(0.45, description="Ring of the number, mm")


class Theme(Model):
    """A look: type, colours, and switches for how the parts of a card are drawn."""

    name: str = Field(description="Name, for people")
    fonts: dict[str, FaceOfType] = Field(
        description="Faces: name number label role body strong small"
    )
    colours: Inks = Field(description="Colours of the theme")
    on_white: WordInks | None = Field(None, description="Words where ink is saved; else the same")
    team: str = Field("", description="Warband's colours where it names none; else the first")
    teams: dict[str, Pair] = Field(description="Colours of warbands by name", min_length=1)
    accents: dict[str, Colour] = Field(default_factory=dict, description="Accents by name")
    lines: Lines = Field(default_factory=Lines, description="Widths of lines")
    box_radius_mm: float = Field(0.6, description="Corner radius of boxes to tick", ge=0, le=3)
    block_radius_mm: float = Field(0.9, description="Corner radius of blocks", ge=0, le=3)
    tints: bool = Field(True, description="Whether quiet grounds are tinted, or lines alone")
    strip_tint: bool = Field(True, description="Whether the strip has a ground")
    strip_rules: Literal["none", "one", "two"] = Field("none", description="Rules at the strip")
    header_edge: Literal["none", "hairline", "bar"] = Field(
        "none", description="At the foot of the header"
    )
    header_emblem: float = Field(
        0.07, description="How much of the emblem shows in the header, 0 to 1", ge=0, le=1
    )
    scene: Literal["solid", "pale", "engraved", "plain"] = Field(
        "solid", description="Where an emblem has the foot of the card"
    )
    icons: Literal["team", "ink"] = Field("team", description="Colour of icons beside names")
    leads: Literal["ink", "accent"] = Field("ink", description="Colour of words that lead in")
    best_from_mm: float = Field(0.0, description="Narrower cards are crowded, which is told; mm")

    __hash__ = object.__hash__
    """Told apart by identity, so that what is made from one can be kept."""

    @model_validator(mode="after")
    def _names_what_there_is(self) -> Theme:
        missing = [face for face in FACES if face not in self.fonts]
        if missing:
            raise ValueError(f"fonts: there is none for {', '.join(missing)}")
        if self.team and self.team not in self.teams:
            raise ValueError(f"team: `{self.team}` is none of teams")
        for name, pair in self.teams.items():
            if pair.accent not in self.accents and not pair.accent.startswith("#"):
                raise ValueError(f"teams.{name}.accent: `{pair.accent}` is none of accents")
        return self

    @property
    def is_dark(self) -> bool:
        """Whether words are light on a dark ground."""
        return contrast(self.colours.paper, WHITE) > contrast(self.colours.paper, BLACK)


@cache
def load_theme(name: str, folder: Path | None = None) -> Theme:
    """A theme by name, from a folder of one's own or the shipped ones, e.g. `signal`.

    InputError where there is none of that name or it does not say what it must.
    """
    file = _file_of(name, folder)
    if file is not None:
        return _checked(file, _whole(file, folder))
    known = known_themes(folder)
    near = difflib.get_close_matches(name.strip().lower(), known, n=1, cutoff=0.6)
    hint = f"did you mean `{near[0]}`? " if near else ""
    raise InputError.at(name, f"no theme of that name; {hint}there are: {', '.join(known)}")


def known_themes(folder: Path | None = None) -> list[str]:
    """The names of the themes in a folder of one's own and of the shipped ones."""
    return sorted({file.stem for place in _places(folder) for file in place.glob("*.yaml")})


def _places(folder: Path | None) -> list[Path]:
    shipped = Path(str(files("templates") / "themes"))
    return [folder, shipped] if folder else [shipped]


def _file_of(name: str, folder: Path | None, besides: tuple[Path, ...] = ()) -> Path | None:
    """The file of a name, in small letters or capitals, which is none of those `besides`."""
    choices = [place / f"{one}.yaml" for one in (name, name.lower()) for place in _places(folder)]
    return next((file for file in choices if file not in besides and file.is_file()), None)


def _whole(file: Path, folder: Path | None, above: tuple[Path, ...] = ()) -> dict[str, Any]:
    """What a file says, with what it takes over from the theme that it is like."""
    data = read_yaml(file)
    base = data.pop(_LIKE, None)
    if base is None:
        return data
    line = (*above, file)
    base_file = _file_of(str(base), folder, besides=line)
    if base_file is None:
        there_are = ", ".join(known_themes(folder))
        raise InputError.at(
            str(file), f"like: there is no other theme `{base}`; there are: {there_are}"
        )
    return over(_whole(base_file, folder, line), data)


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
