"""Fighters and values by the words that people have for them: an id, a name, its beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from schemas.problems import InputError
from schemas.warband import Fighter, Warband
from schemas.yaml.suggest import did_you_mean

MOST_SHOWN = 20
"""Ids named in a message; more of them are `…`."""


def fighter_named(warband: Warband, word: str) -> Fighter:
    """The fighter of an id, a name, the number on its card, or the beginning of only one's name.

    Raises InputError that names those it could be.
    """
    asked = word.casefold()
    ways: tuple[Callable[[Fighter], bool], ...] = (
        lambda one: one.id == word,
        lambda one: one.name == word,
        lambda one: one.name.casefold() == asked,
        lambda one: str(one.number) == asked.strip(),
    )
    for is_it in ways:
        found = [one for one in warband.fighters if is_it(one)]
        if len(found) == 1:
            return found[0]
        if found:
            which = _listed(one.id for one in found)
            raise InputError.at(word, f"{len(found)} fighters have this name; say one of {which}")
    return _beginning(warband, word)


def _beginning(warband: Warband, word: str) -> Fighter:
    """The fighter whose name begins so, whatever the capitals."""
    asked = word.strip().casefold()
    found = [one for one in warband.fighters if asked and one.name.casefold().startswith(asked)]
    if len(found) == 1:
        return found[0]
    if found:
        which = _listed(f"{one.id} ({one.name})" for one in found)
        raise InputError.at(word, f"{len(found)} names begin so; say one of {which}")
    raise InputError.at(word, f"no such fighter{_there_are(warband, word)}")


def value_named(warband: Warband, word: str) -> str:
    """The id of a characteristic or cost type, from its id, its name, or its name on a card.

    `cost` is the main cost type where nothing else has that name. Capitals make no difference.
    Raises InputError with a did-you-mean.
    """
    system = warband.system
    known = {id_: (id_, *names) for id_, names in system.characteristics.items()}
    known |= {kind.id: (kind.id, kind.name, kind.short) for kind in system.cost_types}
    asked = word.strip().casefold()
    for at in range(3):
        found = [id_ for id_, names in known.items() if names[at].casefold() == asked]
        if len(found) == 1:
            return found[0]
        if found:
            raise InputError.at(word, f"several values have this name; say {' or '.join(found)}")
    if asked == "cost" and system.cost_types:
        return system.cost_types[0].id
    names = {name: id_ for id_, words in known.items() for name in words}
    hint = did_you_mean(word, names) or f"; there are: {', '.join(known)}"
    raise InputError.at(word, f"{system.id} has no value `{word}`{hint}")


def _there_are(warband: Warband, word: str) -> str:
    ids = [one.id for one in warband.fighters]
    if not ids:
        return "; there are none yet"
    names = [one.name for one in warband.fighters]
    return did_you_mean(word, [*ids, *names]) or f"; there are: {_listed(ids)}"


def _listed(words: Iterable[str]) -> str:
    words = list(words)
    return ", ".join(words[:MOST_SHOWN]) + (" …" if len(words) > MOST_SHOWN else "")
