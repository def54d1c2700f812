"""Themes: the faces of type, the colours, the lines and the corners of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field

from output.card.colour import BLACK, WHITE, contrast, is_colour
from schemas.base import Model
from schemas.yaml.suggest import did_you_mean
from schemas.yaml.words import one_of

FACES = ("name", "number", "label", "body", "strong", "small")
"""What a theme gives a face of type for. It may give one for `role` too, else that is as labels."""


def _as_colour(value: str) -> str:
    if is_colour(value):
        return value
    from output.svg.values import BadValue, colour  # not needed by a theme that says it rightly

    message = "a colour is needed here, written as #RRGGBB"
    with suppress(BadValue):
        message += f" (`{colour(value)}`)"
    raise ValueError(message)


Colour: TypeAlias = Annotated[str, AfterValidator(_as_colour)]
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

    def fine(self) -> Lines:
        """No thicker than lines are as a rule."""
        usual, own = Lines(), self.model_dump()
        return Lines(**{name: min(own[name], width) for name, width in usual})


class Theme(Model):
    """A look: type, colours, and switches for how the parts of a card are drawn."""

    name: str = Field(description="Name, for people")
    fonts: dict[Annotated[str, one_of((*FACES, "role"))], FaceOfType] = Field(
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

    @property
    def with_fine_lines(self) -> Theme:
        """The same look for where ink is saved."""
        return self.model_copy(update={"lines": self.lines.fine()})

    @property
    def is_dark(self) -> bool:
        """Whether words are light on a dark ground."""
        return contrast(self.colours.paper, WHITE) > contrast(self.colours.paper, BLACK)


def unknown_names(theme: Theme) -> Iterator[tuple[tuple[str, ...], str]]:
    """What a theme names and has not: the way to it, and what to say."""
    for face in FACES:
        if face not in theme.fonts:
            yield ("fonts",), f"`{face}` is missing; add it"
    if theme.team and theme.team not in theme.teams:
        yield ("team",), f"there is no team `{theme.team}`{_instead(theme.team, theme.teams)}"
    for name, pair in theme.teams.items():
        accent = pair.accent
        if accent not in theme.accents and not is_colour(accent):
            message = f"`{accent}` is neither an accent nor #RRGGBB"
            yield ("teams", name, "accent"), message + _instead(accent, theme.accents)


def _instead(name: str, known: Iterable[str]) -> str:
    there_are = ", ".join(known)
    return did_you_mean(name, known) or (f"; there are: {there_are}" if there_are else "")
