"""Fighters with values that look at others, worked out once for all to whom those say the same.

Only where what is asked of the others is nothing that is worked out itself, such as their number:
that can be asked before.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from builder.build.acting import Acting, ActingOn
from builder.build.alike import copied, key_of, may_be_copied
from builder.build.effects import repeats
from builder.build.entries import Entry
from builder.build.kept import Kept
from builder.build.setting import Setting
from builder.build.state import State, alone
from builder.build.worked import Around
from schemas.warband import Fighter


class Looking(NamedTuple):
    """A fighter that looks at others, and by which effects."""

    fighter: Fighter
    acting: tuple[Acting, ...]
    known: Kept
    """Those like it that were worked out, by what others said to them."""


def looking_like(entry: Entry, setting: Setting) -> Looking | None:
    """A fighter that looks at others and that the one of an entry is like, if one is known."""
    like = setting.rulebook.alike.get(key_of(entry, setting))
    return like if isinstance(like, Looking) else None


def keep_looking(
    entry: Entry, fighter: Fighter, acting_on: ActingOn, state: State, setting: Setting
) -> None:
    """Keeps a fighter that looks at others for those that are alike."""
    key = key_of(entry, setting)
    if key is None or not may_be_copied(fighter, entry):
        return
    like = looking_like(entry, setting)
    if like is None:
        acting = _asked_before(acting_on)
        if acting is None:
            return
        like = setting.rulebook.alike.keep(key, Looking(fighter, acting, Kept()))
    like.known.keep(_answers(like, fighter, state, setting), fighter)


def alike_looking(
    entries: Sequence[Entry], found: Sequence[Fighter | Looking | None], setting: Setting
) -> list[Fighter | None]:
    """Those found, and of the others copies of those to whom a list around them said the same."""
    chosen = [one if isinstance(one, Fighter) else None for one in found]
    likes = {at: one for at, one in enumerate(found) if isinstance(one, Looking)}
    if not (likes and all(found)):
        return chosen  # nobody knows what the list is like without those who are not known
    among = [
        one or copied(likes[at].fighter, entries[at], setting.folder)
        for at, one in enumerate(chosen)
    ]
    state = setting.state(among)
    for at, like in likes.items():
        same = like.known.get(_answers(like, among[at], state, setting))
        if same is like.fighter:
            chosen[at] = among[at]
        elif same is not None:
            chosen[at] = copied(same, entries[at], setting.folder)
    return chosen


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
        counted = tuple([one_of.number for one_of in worked.of])
        yield worked.number, worked.why, counted, repeats(one.effect, around)
