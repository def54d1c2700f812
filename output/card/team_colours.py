"""The two colours of a warband, as a theme knows them and as they can be read on a card."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from output.card.colour import BLACK, WHITE, contrast, darkened, is_colour, lightened, mix
from output.card.theme import Theme

NAME_CONTRAST = 7.0
TEXT_CONTRAST = 4.5
_DARKER = 0.65
"""How much of a colour is kept that is too light for lines and words on white."""


@dataclass(frozen=True)
class TeamColours:
    """A warband's colours: as they were asked for, and as they are printed.

    A team colour from which words do not stand out by 7:1 is darkened, an accent that does not
    stand out from it and from the emblem on it by 4.5:1 lightened, both in steps of 5 %.
    """

    asked_team: str
    asked_accent: str
    words: str
    """The colour of names on the team's colour."""
    emblem_share: float
    """How much of the emblem shows in the header."""
    unknown: tuple[str, ...] = ()
    """What was not to be had, a sentence each."""

    @cached_property
    def team(self) -> str:
        """The ground of header and footer."""
        return darkened(self.asked_team, self.words, NAME_CONTRAST)

    @cached_property
    def emblem(self) -> str:
        """The emblem on that ground."""
        return mix(WHITE, self.team, self.emblem_share)

    @cached_property
    def accent(self) -> str:
        """Roles, costs and rings on that ground."""
        return lightened(self.asked_accent, (self.team, self.emblem), TEXT_CONTRAST)

    @cached_property
    def on_white(self) -> str:
        """The team's colour for words and lines on white paper."""
        if contrast(self.asked_team, WHITE) >= NAME_CONTRAST:
            return self.asked_team
        return darkened(mix(self.asked_team, BLACK, _DARKER), WHITE, NAME_CONTRAST)

    def remarks(self, on_white: bool) -> Iterator[str]:
        """What is to be told: colours that are not to be had, and those that were corrected."""
        yield from self.unknown
        team = self.on_white if on_white else self.team
        if team != self.asked_team:
            by = contrast(self.asked_team, WHITE if on_white else self.words)
            yield (
                f"the team colour {self.asked_team} is too light to be read by ({by:.1f}:1, and"
                f" {NAME_CONTRAST:g}:1 is needed); it is printed as {team}"
            )
        if not on_white and self.accent != self.asked_accent:
            by = min(contrast(self.asked_accent, ground) for ground in (self.team, self.emblem))
            yield (
                f"the accent {self.asked_accent} is too dark on the team colour ({by:.1f}:1, and"
                f" {TEXT_CONTRAST:g}:1 is needed); it is printed as {self.accent}"
            )


@lru_cache(maxsize=64)
def team_colours(theme: Theme, team: str = "", accent: str = "") -> TeamColours:
    """The colours for a warband: names of the theme's or `#rrggbb`; empty are the theme's own.

    A name that the theme does not have stands for the theme's own, which is told.
    """
    unknown: list[str] = []
    own = theme.team or next(iter(theme.teams))
    grounds = {name: pair.team for name, pair in theme.teams.items()}
    name, ground = _found(team, grounds, own, "team colour", unknown)
    usual = theme.teams[name or own].accent
    known = {**theme.accents, usual: theme.accents.get(usual, usual)}
    _, light = _found(accent, known, usual, "accent", unknown)
    return TeamColours(ground, light, theme.colours.on_team, theme.header_emblem, tuple(unknown))


def _found(
    asked: str, known: Mapping[str, str], own: str, what: str, unknown: list[str]
) -> tuple[str, str]:
    """Name and value of a colour: a known one, a value, mostly without a name, or the theme's own."""
    if is_colour(asked.strip()):
        value = asked.strip().upper()
        return next((name for name, one in known.items() if one.upper() == value), ""), value
    name = colour_name(asked) or own
    if name not in known:
        near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
        hint = f"did you mean `{near[0]}`? " if near else ""
        there_are = ", ".join(one for one in known if not is_colour(one))
        unknown.append(
            f"there is no {what} `{asked}`; {hint}there are: {there_are}; or say #rrggbb; it is"
            f" printed in {own}"
        )
        name = own
    return name, known[name].upper()


def colour_name(asked: str) -> str:
    """The name of a colour as themes write it: `Field green` is `field-green`."""
    return "-".join(asked.casefold().replace("_", " ").split())
