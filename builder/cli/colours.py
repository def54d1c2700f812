"""The colours of a warband, as they are typed: names that some theme has, or `#rrggbb`."""

from __future__ import annotations

from collections.abc import Iterable

from builder.cli.hiring import NONE
from builder.cli.typed import Typed
from builder.roster.edits import set_colours
from output.card.colour import is_colour
from output.card.team_colours import colour_name
from output.card.themes import sound_themes
from output.looks import found_looks
from schemas.roster import Roster
from schemas.yaml.suggest import did_you_mean


def with_colours(roster: Roster, team: str | None, accent: str | None, typed: Typed) -> Roster:
    """The roster with the colours that were said; what is unknown is noted as wrong."""
    themes = sound_themes(found_looks())
    teams = [name for theme in themes for name in theme.teams]
    accents = [name for theme in themes for name in theme.accents]
    return set_colours(
        roster,
        roster.team if team is None else _colour(team, teams, "--team", typed),
        roster.accent if accent is None else _colour(accent, accents, "--accent", typed),
    )


def _colour(word: str, names: Iterable[str], flag: str, typed: Typed) -> str | None:
    """A colour by the name that themes give it, or as it was typed."""
    if word in ("", NONE):
        return None
    name, known = colour_name(word), list(dict.fromkeys(names))
    if name in known:
        return name
    if not is_colour(word):
        hint = did_you_mean(name, known)
        there_are = ", ".join(known)
        typed.wrong(f"{flag} {word}", f"no such colour{hint}; say #rrggbb, or one of {there_are}")
    return word
