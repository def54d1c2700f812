"""The two colours of a warband, as a theme knows them and as they can be read on a card."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import lru_cache

from output.card.colour import WHITE, contrast, darkened, is_colour, lightened, mix
from output.card.theme import Theme

NAME_CONTRAST = 7.0
TEXT_CONTRAST = 4.5


@dataclass(frozen=True, slots=True)
class TeamColours:
    """What a warband's header and footer are drawn with."""

    team: str
    """Dark enough for the words on it."""
    accent: str
    """Light enough on the team's colour and on the emblem behind it."""
    emblem: str
    """Of the emblem in the header; the team's colour where it does not show."""
    asked: str
    """The team's colour as it was asked for."""
    remarks: tuple[str, ...] = ()
    """What was not to be had, and what was made darker or lighter."""


@lru_cache(maxsize=64)
def team_colours(theme: Theme, team: str = "", accent: str = "") -> TeamColours:
    """The colours for a warband: names of the theme's or `#rrggbb`; empty are the theme's own.

    A team colour from which words do not stand out by 7:1 is darkened, an accent that does not
    stand out from it and from the emblem on it by 4.5:1 lightened, both in steps of 5 %. A name
    that the theme does not have is told in `remarks` and stands for the theme's own.
    """
    remarks: list[str] = []
    own = theme.teams[theme.team or next(iter(theme.teams))]
    teams = {name: pair.team for name, pair in theme.teams.items()}
    name, ground = _found(team, teams, own.team, "team", remarks)
    asked = theme.teams[name].accent if name else own.accent
    _, light = _found(accent, theme.accents, theme.accents.get(asked, asked), "accent", remarks)
    dark = darkened(ground, theme.colours.on_team, NAME_CONTRAST)
    emblem = mix(WHITE, dark, theme.header_emblem)
    lighter = lightened(light, (dark, emblem), TEXT_CONTRAST)
    if dark != ground:
        by = f"{contrast(ground, theme.colours.on_team):.1f}:1"
        remarks.append(
            f"names would stand out from the team colour {team or name or ground} by {by} only,"
            f" so it is printed darker, as {dark}"
        )
    if lighter != light:
        by = f"{min(contrast(light, dark), contrast(light, emblem)):.1f}:1"
        remarks.append(
            f"the accent {accent or asked} would stand out from the team colour by {by} only, so it"
            f" is printed lighter, as {lighter}"
        )
    return TeamColours(dark, lighter, emblem, ground, tuple(remarks))


def _found(
    asked: str, known: dict[str, str], own: str, what: str, remarks: list[str]
) -> tuple[str, str]:
    """The name and value of a colour: a known name, a value without a name, or the own one."""
    if not asked.strip():
        return "", own.upper()
    if is_colour(asked.strip()):
        return "", asked.strip().upper()
    name = "-".join(asked.casefold().replace("_", " ").split())
    if name in known:
        return name, known[name].upper()
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    hint = f"did you mean `{near[0]}`? " if near else ""
    there = f"there are {', '.join(known)}, or say #rrggbb" if known else "say #rrggbb"
    remarks.append(
        f"no {what} colour is called `{asked}`; {hint}{there}; it is printed in {own.upper()}"
    )
    return "", own.upper()
