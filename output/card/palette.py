"""The colours that a card is drawn with, mixed from a theme's and a warband's."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from output.card.colour import BLACK, WHITE, contrast, lightened, mix
from output.card.team_colours import TEXT_CONTRAST, TeamColours, team_colours
from output.card.theme import Inks, Theme
from schemas.record import record

Ink: TypeAlias = Literal["full", "saver", "black"]
"""How much ink a card takes: solid grounds, lines instead of grounds, or black lines."""


_TOLD_APART = 10.0
"""CIEDE2000 of colours that mean different things."""


@record
class Palette:
    """Every colour that a card is drawn with; an empty one is not drawn."""

    ink_mode: Ink
    paper: str
    ink: str
    ink_2: str
    alert: str
    lead: str
    """Words that lead in a rule."""
    hair: str
    cell_line: str
    tint: str
    weak: str
    team: str
    """On the disc and on paper."""
    band: str
    """Ground of header and footer."""
    edge: str
    """At the foot of the header."""
    disc: str
    """Ground of the number."""
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
def palette(theme: Theme, team: str = "", ink: Ink = "full", accent: str = "") -> Palette:
    """The colours for a warband: `team` and `accent` are names of the theme's or `#rrggbb`.

    What cannot be read is corrected, and what the theme does not know is its own: see
    `team_colours`, which also says so.
    """
    colours = team_colours(theme, team, accent)
    if ink == "full":
        return _full(theme, colours)
    return _spare(theme, BLACK if ink == "black" else colours.on_white, ink)


def _full(theme: Theme, warband: TeamColours) -> Palette:
    colours, ground, accent = theme.colours, warband.team, warband.accent
    dark = theme.is_dark
    tint = colours.panel or mix(ground, colours.paper, 0.07)
    weak = colours.weak or _weak(ground, colours)
    on_paper = colours.ink if dark else ground
    solid, solid_ground = (ground, accent) if dark else (colours.on_team, ground)
    scenes = {
        "solid": (ground, mix(WHITE, ground, 0.2), mix(accent, ground, 0.55)),
        "pale": (weak, mix(on_paper, colours.paper, 0.55), colours.ink),
        "engraved": ("", on_paper, mix(colours.ink, colours.paper, 0.38)),
        "plain": ("", on_paper, colours.ink),
    }
    scene, emblem, scene_line = scenes[theme.scene]
    edges = {"none": "", "hairline": mix(colours.on_team, ground, 0.45), "bar": accent}
    return Palette(
        ink_mode="full",
        paper=colours.paper,
        ink=colours.ink,
        ink_2=colours.ink_2,
        alert=colours.alert,
        lead=_lead(theme, accent),
        hair=mix(colours.ink, colours.paper, 0.26) if theme.tints else colours.ink,
        cell_line=mix(colours.ink, tint, 0.22) if theme.tints else colours.ink,
        tint=tint if theme.tints and theme.strip_tint else "",
        weak=weak if theme.tints else "",
        team=on_paper,
        band=ground,
        edge=edges[theme.header_edge],
        disc=ground if dark else colours.paper,
        rule="",
        name=colours.on_team,
        accent=accent,
        unit=colours.on_team,
        quiet=mix(colours.on_team, ground, 0.88),
        ring=accent,
        pill=ground,
        pill_ground=accent,
        scene=scene,
        emblem=emblem,
        emblem_band=warband.emblem if theme.header_emblem else "",
        scene_line=scene_line,
        icon=on_paper if theme.icons == "team" else colours.ink,
        solid=solid,
        solid_ground=solid_ground,
        chip=solid,
        chip_ground=solid_ground,
    )


def _weak(ground: str, colours: Inks) -> str:
    """A tint of the warband's colour on which figures that have got worse can be read."""
    weak = (mix(ground, colours.paper, 0.16 - step * 0.01) for step in range(16))
    return next(one for one in weak if contrast(colours.alert, one) >= TEXT_CONTRAST)


def _lead(theme: Theme, accent: str) -> str:
    """Of words that lead in: the accent where the theme has it so and it looks like no alert."""
    if theme.leads == "ink":
        return theme.colours.ink
    from output.card.vision import least_apart  # few themes ask

    grounds = filter(None, (theme.colours.paper, theme.colours.panel))
    lead = lightened(accent, tuple(grounds), TEXT_CONTRAST)
    return lead if least_apart(lead, theme.colours.alert) >= _TOLD_APART else theme.colours.ink


def _spare(theme: Theme, team: str, ink: Ink) -> Palette:
    """Lines instead of grounds: what stood white on the team's colour stands in it on white."""
    black = ink == "black"
    words = theme.on_white or theme.colours
    hair = BLACK if black else mix(words.ink, WHITE, 0.26)
    ink_2 = BLACK if black else words.ink_2
    return Palette(
        ink_mode=ink,
        paper=WHITE,
        ink=BLACK if black else words.ink,
        ink_2=ink_2,
        alert=BLACK if black else words.alert,
        lead=BLACK if black else words.ink,
        hair=hair if theme.tints else words.ink,
        cell_line=hair if theme.tints else words.ink,
        tint="",
        weak="",
        team=team,
        band="",
        edge="",
        disc=WHITE,
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
        icon=team if theme.icons == "team" or black else words.ink,
        solid=WHITE,
        solid_ground=team,
        chip=team,
        chip_ground="",
    )
