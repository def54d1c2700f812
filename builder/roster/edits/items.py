"""What one fighter carries, changed: taken, given up, swapped.

A word is `ITEM` or `ITEM@SLOT`. `kit` is what the unit brings; without it nothing is known to be
a piece of the kit but what `without` names. `aliases` are other words for an item's id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice, repeat

from builder.roster.edits.changed import changed
from schemas.roster import Pick, RosterFighter

_NONE: Mapping[str, str] = {}


def take(fighter: RosterFighter, word: str, count: int = 1) -> RosterFighter:
    """The fighter with an item more: a piece given up comes back, else it is added."""
    back = min(count, fighter.without.count(word))
    if back:
        fighter = changed(fighter, without=_less(fighter.without, word, back))
    if count > back:
        more = [Pick(item=word) for _ in range(count - back)]
        fighter = changed(fighter, with_=[*fighter.with_, *more])
    return fighter


def give_up(
    fighter: RosterFighter,
    word: str,
    kit: Iterable[str] = (),
    count: int = 1,
    aliases: Mapping[str, str] = _NONE,
) -> RosterFighter:
    """The fighter with an item less: one taken goes, else a piece of the kit is given up."""
    picks, still = _fewer(fighter.with_, _meant(fighter.with_, word, aliases), count)
    if still < count:
        fighter = changed(fighter, with_=picks)
    if still:
        fighter = changed(fighter, without=[*fighter.without, *_pieces(fighter, word, kit, still)])
    return fighter


def swap(
    fighter: RosterFighter,
    word: str,
    other: str,
    kit: Iterable[str] = (),
    aliases: Mapping[str, str] = _NONE,
) -> RosterFighter:
    """The fighter with one item in place of another, at the same place of the list."""
    meant = _meant(fighter.with_, word, aliases)
    if not meant or other in fighter.without:
        return take(give_up(fighter, word, kit, 1, aliases), other)
    at = meant[0]
    rest, _ = _fewer(fighter.with_, meant, 1)
    at += len(rest) == len(fighter.with_)  # several in one pick: it stays, with one fewer
    return changed(fighter, with_=[*rest[:at], Pick(item=other), *rest[at:]])


def _meant(picks: list[Pick], word: str, aliases: Mapping[str, str]) -> list[int]:
    """The places of the picks that a word means, in the order in which they go: the last first.

    Without a slot it means any slot, but first those without one.
    """
    item, _, slot = word.partition("@")
    item = aliases.get(item, item)
    alike = [
        at
        for at in range(len(picks) - 1, -1, -1)
        if aliases.get(picks[at].id, picks[at].id) == item
    ]
    there = [at for at in alike if (picks[at].slot or "") == slot]
    return there if slot else there + [at for at in alike if picks[at].slot]


def _fewer(picks: list[Pick], places: Iterable[int], count: int) -> tuple[list[Pick], int]:
    """The picks with so many things less at these places, and how many less there are not."""
    left: dict[int, int] = {}
    for at in places:
        if not count:
            break
        here = picks[at].count or 1
        left[at] = max(here - count, 0)
        count -= here - left[at]
    kept = [_of(pick, left.get(at)) for at, pick in enumerate(picks) if left.get(at) != 0]
    return kept, count


def _of(pick: Pick, number: int | None) -> Pick:
    """A pick of so many things; with None as it is."""
    if number is None:
        return pick
    return changed(pick, count=number if number > 1 else None)


def _pieces(fighter: RosterFighter, word: str, kit: Iterable[str], count: int) -> Iterator[str]:
    """The pieces of the kit that a word means, in the kit's spelling; else the word."""
    left = Counter(kit) - Counter(fighter.without)
    alike = [] if "@" in word else [one for one in left if one.partition("@")[0] == word]
    alike.sort(key=lambda piece: piece != word)
    spelt = [piece for piece in alike for _ in range(left[piece])]
    yield from islice(chain(spelt, repeat(word)), count)


def _less(words: list[str], word: str, count: int) -> list[str]:
    """The words without the first so many of one."""
    kept = []
    for one in words:
        if count and one == word:
            count -= 1
        else:
            kept.append(one)
    return kept
