"""NOT-A-VALUE: a printed value of the player's own that cannot be read or stated."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.catalog.printed import misread
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined, name_of
from schemas.finding import Change
from schemas.warband import Fighter
from schemas.yaml.suggest import did_you_mean, nearest_to

MOST_SHOWN = 30
"""Letters of a value in a message."""


def own_values(checking: Checking) -> Iterator[Broken]:
    """Values under `profile:` of a characteristic that is not there, is worked out or not a
    fighter's, or does not take them."""
    known = checking.rulebook.characteristics
    for fighter in checking.state.fighters:
        for id_, text in checking.entries[fighter.id].profile.items():
            if id_ not in known:
                message = f"no characteristic `{id_}`{did_you_mean(id_, known)}"
                yield _about(fighter, "UNKNOWN-ID", id_, text, message, checking)
            elif said := why_not(id_, text, checking.rulebook):
                yield _about(fighter, "NOT-A-VALUE", id_, text, said, checking)


def why_not(id_: str, text: str, rulebook: Rulebook) -> str:
    """Why a fighter cannot have a value of its own, and what to do; empty where it can."""
    about, name = rulebook.characteristics[id_], name_of(id_, rulebook)
    if id_ in rulebook.formulas:
        reads = joined([name_of(one, rulebook) for one in sorted(rulebook.formulas[id_].names)])
        return f"{name} is worked out from {reads}, and cannot be stated; leave it out"
    if about.of == "item":
        return f"{name} is a value of things that a fighter has, not of fighters; leave it out"
    how = misread(text, about)
    said = text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"
    return f"{name} cannot be `{said}`; {how}" if how else ""


def _about(
    fighter: Fighter, code: str, id_: str, text: str, message: str, checking: Checking
) -> Broken:
    mends = tuple(_mends(fighter, id_, text, checking))
    return about_fighter(code, fighter, f"{fighter.called}: {message}", mends=mends)


def _mends(fighter: Fighter, id_: str, text: str, checking: Checking) -> Iterator[Mend]:
    """The value under the id that was probably meant; without it."""
    rulebook, who = checking.rulebook, checking.name_of(fighter)
    near = "" if id_ in rulebook.characteristics else nearest_to(id_, rulebook.characteristics)
    given = checking.entries[fighter.id].profile
    if near and near not in given and not why_not(near, text, rulebook):
        label = f"take `{near}` for `{id_}` of {who}"
        yield Mend.by(label, Change("profile", fighter.id, value=id_, for_=near))
    yield Mend.by(f"leave out `{id_}` of {who}", Change("profile", fighter.id, value=id_))
