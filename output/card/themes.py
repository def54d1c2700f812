"""The themes that there are, by name: `themes/*.yaml`. A theme may be `like` another one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache

from output.card.shelf import Shelf, Whole
from output.card.theme import Theme, unknown_names
from output.looks import SHIPPED, Looks
from output.text import FontSet, UnknownFontError
from schemas.problems import InputError, Problem

THEMES = Shelf("themes", "theme")


@lru_cache(maxsize=64)
def load_theme(name: str, looks: Looks = SHIPPED) -> Theme:
    """A theme by name, e.g. `signal`.

    InputError where there is none of that name, or with all that is wrong with it, at its places.
    """
    file = THEMES.file(name, looks)
    if file is None:
        raise THEMES.unknown(name, looks)
    whole = THEMES.whole(file, looks)
    theme = whole.model(Theme)
    if problems := list(_faults(theme, whole, looks.fonts)):
        raise InputError(problems)
    return theme


def known_themes(looks: Looks = SHIPPED) -> list[str]:
    """The names of all themes."""
    return THEMES.names(looks)


def sound_themes(looks: Looks = SHIPPED) -> list[Theme]:
    """All themes with which nothing is wrong, by name."""
    found: list[Theme] = []
    for name in known_themes(looks):
        with suppress(InputError):
            found.append(load_theme(name, looks))
    return found


def _faults(theme: Theme, whole: Whole, fonts: FontSet) -> Iterator[Problem]:
    """What each value is right in itself but names something that is not there."""
    for way, message in unknown_names(theme):
        yield whole.places.problem(way, message)
    for role, face in theme.fonts.items():
        try:
            fonts.font(face.family, face.weight)
        except UnknownFontError as error:
            wrong = "weight" if face.family in fonts.families else "family"
            yield whole.places.problem(("fonts", role, wrong), str(error))
