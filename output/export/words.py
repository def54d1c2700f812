"""Numbers, money and names as words: the same in every text that is not a card."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from schemas.base import Number, mixed_text, words
from schemas.warband import CostTypeView, Money, SystemView, Warband

UNSTATED = "no cost stated"
NO_FIGURE = "–"
"""How a value is printed that is none."""
_BREAKS = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_STEERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_TURNS_THE_LINE = frozenset({"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "RLI", "LRI", "FSI"})
_FIRST_STRONG_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"
_ISOLATES = frozenset("\u2066\u2067\u2068")


def number_text(value: Number, decimals: int = 0) -> str:
    """A number for people: `12`, `2.50` where two decimals are usual, `33 1/3` where none ends."""
    text = mixed_text(value)
    if "/" in text:
        return text
    whole_part, _, part = text.partition(".")
    part = part.ljust(decimals, "0")
    return f"{whole_part}.{part}" if part else whole_part


def money_text(money: Money, system: SystemView) -> str:
    """An amount in words: `25 points`, `1 point`, `25 points, 3 SR`, `no cost stated`.

    Cost types come in the catalog's order. Where one of several is not stated, it is named:
    `25 points, SR: no cost stated`. Beside other amounts nothing is said of zeros. Empty for no
    money at all.
    """
    known = {cost_type.id: cost_type for cost_type in system.cost_types}
    ids = [*(id_ for id_ in known if id_ in money), *(id_ for id_ in money if id_ not in known)]
    if ids and all(money[id_] is None for id_ in ids):
        return UNSTATED
    if any(money[id_] for id_ in ids):
        ids = [id_ for id_ in ids if money[id_] != 0]
    elif all(money[id_] == 0 for id_ in ids):
        ids = ids[:1]
    return ", ".join(_amount(money[id_], cost_type_of(id_, system)) for id_ in ids)


def _amount(amount: Number | None, cost_type: CostTypeView) -> str:
    if amount is None:
        return f"{cost_type.name}: {UNSTATED}"
    return f"{number_text(amount, cost_type.decimals)} {unit_of(cost_type, amount)}"


def cost_type_of(id_: str, system: SystemView) -> CostTypeView:
    """The cost type of that id; for an id that the game has not, one named after it."""
    found = (cost_type for cost_type in system.cost_types if cost_type.id == id_)
    return next(found, CostTypeView(id_, words(id_), words(id_)))


def unit_of(cost_type: CostTypeView, amount: Number) -> str:
    """The currency's name after a number: `Points` is `points`, for one `point`; `SR` stays."""
    name = cost_type.name
    if name[1:].islower():
        name = name[:1].lower() + name[1:]
    return name[:-1] if amount == 1 and name.endswith("s") and not name.endswith("ss") else name


def spent_text(total: Money, limit: Money, system: SystemView) -> str:
    """What is spent of what the size allows: `248 of 250 points`; without a limit, the total."""
    parts = []
    for cost_type in system.cost_types:
        spent, most = total.get(cost_type.id), limit.get(cost_type.id)
        if most is None:
            here = {cost_type.id: spent} if cost_type.id in total else {}
            parts.append(money_text(here, system))
        elif spent is None:
            parts.append(f"{UNSTATED}, limit {_amount(most, cost_type)}")
        else:
            parts.append(f"{number_text(spent, cost_type.decimals)} of {_amount(most, cost_type)}")
    return ", ".join(part for part in parts if part)


def total_text(warband: Warband) -> str:
    """What is spent, and how much has no price, where that is not all: `30 points and 2 things …`."""
    spent = spent_text(warband.total, warband.limit, warband.system)
    if all(amount is None for amount in warband.total.values()):
        return spent
    return f"{spent} {unpriced_text(warband.unpriced)}".strip()


def unpriced_text(unpriced: int) -> str:
    """`and 2 things without a stated cost`; empty where everything has one."""
    if not unpriced:
        return ""
    return f"and {unpriced} {'thing' if unpriced == 1 else 'things'} without a stated cost"


def printable(text: str) -> str:
    """The text with a space for each sign that is for the terminal and not to be read."""
    return _STEERS.sub(" ", text)


def one_line(text: str) -> str:
    """The text with each line break a space, so that a name cannot break a list."""
    return _BREAKS.sub(" ", text)


def lines_of(text: str) -> list[str]:
    """The lines of a text, without spaces at their ends; none for an empty text."""
    return [line.rstrip() for line in _BREAKS.split(text)] if text.strip() else []


def beside(text: str) -> str:
    """One line of text to stand beside others.

    Right-to-left words are isolated, so that the numbers after a name stay after it.
    """
    text = one_line(text)
    if not any(unicodedata.bidirectional(character) in _TURNS_THE_LINE for character in text):
        return text
    return _FIRST_STRONG_ISOLATE + _balanced(text) + _END_OF_ISOLATE


def _balanced(text: str) -> str:
    """The text with an end for all that it isolates, and no other ends."""
    kept: list[str] = []
    depth = 0
    for character in text:
        if character == _END_OF_ISOLATE and depth == 0:
            continue
        depth += (character in _ISOLATES) - (character == _END_OF_ISOLATE)
        kept.append(character)
    return "".join(kept) + _END_OF_ISOLATE * depth


def listed(texts: Iterable[str]) -> str:
    """The texts that are not empty, with commas between them."""
    return ", ".join(text for text in texts if text)
