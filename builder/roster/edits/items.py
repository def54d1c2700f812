"""What one fighter carries, changed: taken, given up, swapped.

A word is `ITEM` or `ITEM@SLOT`. `kit` is what the unit brings; without it nothing is known to be
a piece of the kit but what `without` names. `aliases` are other words for an item's id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from builder.roster.edits.changed import changed
from schemas.roster import Pick, RosterFighter

_NONE: Mapping[str, str] = {}


def take(fighter: RosterFighter, word: str, count: int = 1) -> RosterFighter:
    """The fighter with an item more: a piece given up comes back, else it is added."""
    for _ in range(count):
        if word in fighter.without:
            fighter = changed(fighter, without=_less(fighter.without, word))
        else:
            fighter = changed(fighter, with_=[*fighter.with_, Pick(item=word)])
    return fighter


def give_up(
    fighter: RosterFighter,
    word: str,
    kit: Iterable[str] = (),
    count: int = 1,
    aliases: Mapping[str, str] = _NONE,
) -> RosterFighter:
    """The fighter with an item less: one taken goes, else a piece of the kit is given up."""
    for _ in range(count):
        at = _picked(fighter, word, aliases)
        if at is not None:
            fighter = changed(fighter, with_=_one_less(fighter.with_, at))
        else:
            piece = _piece(fighter, word, kit)
            fighter = changed(fighter, without=[*fighter.without, piece])
    return fighter


def swap(
    fighter: RosterFighter,
    word: str,
    other: str,
    kit: Iterable[str] = (),
    aliases: Mapping[str, str] = _NONE,
) -> RosterFighter:
    """The fighter with one item in place of another, at the same place of the list."""
    at = _picked(fighter, word, aliases)
    if at is None or other in fighter.without:
        return take(give_up(fighter, word, kit, 1, aliases), other)
    rest = _one_less(fighter.with_, at)
    at += len(rest) == len(fighter.with_)  # several in one pick: it stays, with one fewer
    return changed(fighter, with_=[*rest[:at], Pick(item=other), *rest[at:]])


def _picked(fighter: RosterFighter, word: str, aliases: Mapping[str, str]) -> int | None:
    """The place of the last pick that a word means; without a slot it means any slot."""
    return next(_meant(fighter.with_, word, aliases), None)


def _meant(picks: list[Pick], word: str, aliases: Mapping[str, str]) -> Iterator[int]:
    item, _, slot = word.partition("@")
    item = aliases.get(item, item)
    alike = [
        at
        for at in range(len(picks) - 1, -1, -1)
        if aliases.get(picks[at].id, picks[at].id) == item
    ]
    yield from (at for at in alike if (picks[at].slot or "") == slot)
    if not slot:
        yield from alike


def _piece(fighter: RosterFighter, word: str, kit: Iterable[str]) -> str:
    """The piece of the kit that a word means, in the kit's spelling; else the word."""
    left = Counter(kit) - Counter(fighter.without)
    if left[word] > 0 or "@" in word:
        return word
    return next((piece for piece in left if piece.partition("@")[0] == word), word)


def _one_less(picks: list[Pick], at: int) -> list[Pick]:
    pick = picks[at]
    left = (pick.count or 1) - 1
    fewer = [changed(pick, count=left if left > 1 else None)] if left else []
    return [*picks[:at], *fewer, *picks[at + 1 :]]


def _less(words: list[str], word: str) -> list[str]:
    at = words.index(word)
    return [*words[:at], *words[at + 1 :]]
