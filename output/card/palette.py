"""The colours that a card is drawn with, mixed from a theme's and a warband's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from output.card.colour import BLACK, WHITE, contrast, darkened, is_colour, lightened, mix
from output.card.theme import Pair, Theme

Ink: TypeAlias = Literal["full", "saver", "black"]
"""How much ink a card takes: solid grounds, lines instead of grounds, or black lines."""

NAME_CONTRAST = 7.0
TEXT_CONTRAST = 4.5


@dataclass(frozen=True, slots=True)
class Palette:
    """Every colour that a card is drawn with; an empty one is not drawn."""

    ink_mode: Ink
    paper: str
    ink: str
    ink_2: str
    alert: str
    hair: str
    cell_line: str
    tint: str
    weak: str
    team: str
    band: str
    """Ground of header and footer."""
    rule: str
    """Line under the header and over the footer where the band has no ground."""
    name: str
    accent: str
    """On the band."""
    unit: str
    quiet: str
    """The right of the footer."""
    ring: str
    pill: str
    """The count, on `pill_ground`."""
    pill_ground: str
    scene: str
    emblem: str
    """In the scene."""
    emblem_band: str
    """In the header."""
    scene_line: str
    icon: str
    solid: str
    """On the warband's colour."""
    solid_ground: str
    chip: str
    chip_ground: str


@lru_cache(maxsize=64)
def palette(theme: Theme, team: str = "", ink: Ink = "full") -> Palette:
    """The colours for a warband: `team` is a name of the theme's or `#rrggbb`, or empty.

    A team colour that white does not stand out from (7:1) is darkened, an accent that does not
    stand out from it (4.5:1) lightened, both in steps of 5 %. Raises nothing: a name that the
    theme does not have is the theme's first.
    """
    pair = _pair(theme, team)
    if ink == "full":
        return _full(theme, pair)
    return _spare(theme, BLACK if ink == "black" else pair.team, ink)


def _full(theme: Theme, pair: Pair) -> Palette:
    colours = theme.colours
    ground = darkened(pair.team, WHITE, NAME_CONTRAST)
    in_header = mix(WHITE, ground, 0.07)
    accent = lightened(pair.accent, (ground, in_header), TEXT_CONTRAST)
    tint = mix(ground, colours.paper, 0.07)
    return Palette(
        ink_mode="full",
        paper=colours.paper,
        ink=colours.ink,
        ink_2=colours.ink_2,
        alert=colours.alert,
        hair=mix(colours.ink, colours.paper, 0.26),
        cell_line=mix(colours.ink, tint, 0.22),
        tint=tint,
        weak=mix(ground, colours.paper, 0.16),
        team=ground,
        band=ground,
        rule="",
        name=WHITE,
        accent=accent,
        unit=WHITE,
        quiet=mix(WHITE, ground, 0.88),
        ring=accent,
        pill=ground,
        pill_ground=accent,
        scene=ground,
        emblem=mix(WHITE, ground, 0.2),
        emblem_band=in_header,
        scene_line=mix(accent, ground, 0.55),
        icon=ground,
        solid=WHITE,
        solid_ground=ground,
        chip=WHITE,
        chip_ground=ground,
    )


def _spare(theme: Theme, team: str, ink: Ink) -> Palette:
    """Lines instead of grounds: what stood white on the team's colour stands in it on white."""
    black = ink == "black"
    if contrast(team, WHITE) < NAME_CONTRAST:
        team = darkened(mix(team, BLACK, 0.65), WHITE, NAME_CONTRAST)
    hair = BLACK if black else mix(theme.colours.ink, WHITE, 0.26)
    ink_2 = BLACK if black else theme.colours.ink_2
    return Palette(
        ink_mode=ink,
        paper=WHITE,
        ink=BLACK if black else theme.colours.ink,
        ink_2=ink_2,
        alert=BLACK if black else theme.colours.alert,
        hair=hair,
        cell_line=hair,
        tint="",
        weak="",
        team=team,
        band="",
        rule=team,
        name=team,
        accent=team,
        unit=team,
        quiet=ink_2,
        ring=team,
        pill=team,
        pill_ground=WHITE,
        scene="",
        emblem="",
        emblem_band="",
        scene_line=hair,
        icon=team,
        solid=WHITE,
        solid_ground=team,
        chip=team,
        chip_ground="",
    )


def _pair(theme: Theme, team: str) -> Pair:
    first = next(iter(theme.teams.values()))
    if is_colour(team):
        return Pair(team=team.upper(), accent=first.accent)
    return theme.teams.get(team.strip().casefold(), first)
