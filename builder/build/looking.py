"""Fighters with values that look at others, worked out once for all to whom those say the same.

Only where what is asked of the others is nothing that is worked out itself, such as their number:
that can be asked before.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from builder.build.acting import Acting, ActingOn
from builder.build.alike import content_of, copied, may_be_copied
from builder.build.effects import repeats
from builder.build.resolve import Entry
from builder.build.setting import Setting
from builder.build.state import State, alone
from builder.build.worked import Around
from schemas.warband import Fighter


class Looking(NamedTuple):
    """A fighter that looks at others, and by which effects."""

    fighter: Fighter
    acting: tuple[Acting, ...]


def is_looking(content: Hashable, setting: Setting) -> bool:
    """Whether a fighter of a content is known to look at others."""
    return _key(content, setting) in setting.rulebook.alike


def keep_looking(
    entry: Entry, fighter: Fighter, acting_on: ActingOn, state: State, setting: Setting
) -> None:
    """Keeps a fighter that looks at others for those that are alike."""
    content = content_of(entry)
    if content is None or not may_be_copied(fighter, entry):
        return
    alike, key = setting.rulebook.alike, _key(content, setting)
    like = alike.get(key)
    if like is None:
        acting = _asked_before(acting_on)
        if acting is None:
            return
        like = alike.keep(key, Looking(fighter, acting))
    alike.keep((*key, _answers(like, fighter, state, setting)), fighter)


def alike_looking(
    entries: Sequence[Entry], found: list[Fighter | None], setting: Setting
) -> list[Fighter | None]:
    """Those found, and of the others copies of those to whom a list around them said the same."""
    alike = setting.rulebook.alike
    likes: list[Looking | None] = []
    among: list[Fighter] = []
    for entry, fighter in zip(entries, found, strict=True):
        like = None
        if fighter is None:
            like = alike.get(_key(content_of(entry), setting))
            if like is None:
                return found  # nobody knows what the list is like without it
            fighter = copied(like.fighter, entry, setting.folder)
        likes.append(like)
        among.append(fighter)
    state = setting.state(among)
    chosen = list(found)
    for at, (entry, like) in enumerate(zip(entries, likes, strict=True)):
        if like is not None:
            key = _key(content_of(entry), setting)
            same = alike.get((*key, _answers(like, among[at], state, setting)))
            chosen[at] = copied(same, entry, setting.folder) if same else None
    return chosen


def _key(content: Hashable, setting: Setting) -> tuple[Hashable, ...]:
    """Under which such a fighter is kept; with what others said, one to whom they said it."""
    return Looking, content, setting.figures


def _asked_before(acting_on: ActingOn) -> tuple[Acting, ...] | None:
    """The effects that look at others; None where they read what is worked out."""
    if not acting_on.carried_local:
        return None
    on_fighter = acting_on.standing.on_fighter.values()
    found = tuple(acting for several in on_fighter for acting in several if not acting.effect.local)
    if any(acting.effect.reads or acting.effect.amount is None for acting in found):
        return None
    return found


def _answers(like: Looking, fighter: Fighter, state: State, setting: Setting) -> Hashable:
    """What others say to a fighter that is like another: the same gives the same values."""
    return tuple(_each_answer(like.acting, fighter, state, setting))


def _each_answer(
    acting: tuple[Acting, ...], fighter: Fighter, state: State, setting: Setting
) -> Iterator[Hashable]:
    itself = alone(fighter)
    for one in acting:
        about = setting.rulebook.characteristics.get(one.effect.target)
        low = about is not None and about.better == "low"
        around = Around(state, itself, state.main_cost, fighter, None, low)
        amount = one.effect.amount
        if amount is None or not one.holds(around):
            yield None
            continue
        worked = amount(around)
        counted = tuple(one_of.number for one_of in worked.of)
        yield worked.number, worked.why, counted, repeats(one.effect, around)
