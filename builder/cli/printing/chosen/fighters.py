"""Whose cards are asked for, by the words that people have for them, and how many of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from builder.cli.named import fighter_named
from schemas.problems import InputError, Problem
from schemas.warband import Fighter, Warband
from schemas.yaml.suggest import nearest_to

MOST = 100
"""Of one card."""
_COUNTED = re.compile(r"(.+)=\s*(\d+)\s*", re.DOTALL | re.ASCII)
_MOST_SHOWN = 20


def picked(warband: Warband, words: Sequence[str]) -> dict[str, int]:
    """How many of each card are asked for, by fighter; of all fighters one where nothing is said.

    Of a fighter named twice the last number holds. Raises InputError with all words that name
    nobody, or a number that cannot be.
    """
    if not words:
        return {fighter.id: 1 for fighter in warband.fighters}
    counts: dict[str, int] = {}
    problems: list[Problem] = []
    for word in words:
        try:
            who, count = _counted(word, warband)
            for fighter in _meant(who, warband):
                counts[fighter.id] = count
        except InputError as error:
            problems += [Problem(f"--fighter {word}", 0, 0, one.message) for one in error.problems]
    if problems:
        raise InputError(problems)
    return counts


def _counted(word: str, warband: Warband) -> tuple[str, int]:
    """A word and its number. A name that has such a number in it is a name."""
    found = _COUNTED.fullmatch(word)
    if found is None or _named(word, warband):
        return word, 1
    who, count = found.group(1).strip(), int(found.group(2)[:9])
    if not 1 <= count <= MOST:
        raise InputError.at(word, f"from 1 to {MOST} of a card are printed; say one of these")
    return who, count


def _meant(word: str, warband: Warband) -> list[Fighter]:
    """The fighter of an id or name, all of a group, or the one whose name begins so."""
    if _named(word, warband):
        return [fighter_named(warband, word)]
    asked = word.strip().casefold()
    in_group = [
        fighter
        for fighter in warband.fighters
        if any(_plain(asked) == _plain(way) for way in _groups_of(fighter) if way)
    ]
    if in_group:
        return in_group
    beginning = any(one.name.casefold().startswith(asked) for one in warband.fighters)
    if asked and beginning:
        return [fighter_named(warband, word)]
    raise InputError.at(word, _nobody(word, warband))


def _named(word: str, warband: Warband) -> bool:
    asked = word.strip().casefold()
    return any(
        one.id == word or asked in (one.name.casefold(), str(one.number))
        for one in warband.fighters
    )


def _plain(word: str) -> str:
    """Names of groups as their ids mostly are: `Heron Bows` is `heron-bows`."""
    return "-".join(word.casefold().replace("_", "-").split())


def _groups_of(fighter: Fighter) -> Iterator[str]:
    """The squad, unit, roles and keywords, by id and name."""
    yield from (fighter.squad or "", fighter.squad_name, fighter.unit, fighter.unit_name)
    yield from (*fighter.roles, *fighter.role_names, *fighter.keywords, *fighter.keyword_names)


def _nobody(word: str, warband: Warband) -> str:
    if not warband.fighters:
        return "there is no such fighter; there are none yet"
    ids = [one.id for one in warband.fighters]
    groups = [way for one in warband.fighters for way in _groups_of(one) if way]
    near = nearest_to(word, [*ids, *(one.name for one in warband.fighters), *groups])
    if near:
        return f"there is no such fighter, squad, unit, role or keyword; did you mean `{near}`?"
    shown = ", ".join(ids[:_MOST_SHOWN]) + (" …" if len(ids) > _MOST_SHOWN else "")
    return f"there is no such fighter, squad, unit, role or keyword; there are: {shown}"
