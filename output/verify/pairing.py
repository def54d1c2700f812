"""Which page is the back of which: as pages are named, else as their cards lie.

Files that are printed on paper that is fed twice have their backs after all fronts, or in another
file. No printer is told so, since none can do it; pages of ours are called `Cards 1, back`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from typing import Literal, TypeAlias

from output.printout import Box
from output.verify.backs import Behind, behind, turned_over
from output.verify.cards import Card
from output.verify.facts import NEAR_MM, FileFacts, PageFacts
from output.verify.named import strangers
from schemas.record import record

Edge: TypeAlias = Literal["long", "short"]
Order: TypeAlias = Literal["next", "last", "reversed", "apart", "mixed"]
Pairs: TypeAlias = tuple[tuple[int, int], ...]
EDGES: tuple[Edge, ...] = ("long", "short")
_BACK = ", back"


@record
class Side:
    """A page with its cards."""

    facts: PageFacts
    cards: Sequence[Card]


@record
class Pairing:
    """Where the pages of backs are, over which edge paper is turned, each front and its back by
    where they are in the file, and pages of backs in front of which there is none."""

    order: Order | None = None
    edge: Edge | None = None
    pairs: Pairs = ()
    alone: list[int] = field(default_factory=list)
    is_either: bool = False
    """Whether the other edge would serve as well: sheets are full, and backs have no words."""


def paired(sides: Sequence[Side], file: FileFacts, asked: Edge | None) -> Pairing:
    """The backs of a file that is turned over the edge `asked`, or that it tells, or that serves
    better. One for printers that print on both sides has each back next to its front."""
    told = file.duplex if file.duplex in EDGES else None
    edges = (asked,) if asked else (told,) if told else EDGES
    count = len(sides)
    if file.fronts is not None:
        return _apart(sides, file.fronts, edges)
    if told:
        return _best(sides, {"next": _orders(count)["next"]}, edges)
    if named := _named([side.facts.label for side in sides]):
        order = next((name for name, pairs in _orders(count).items() if pairs == named), None)
        return _best(sides, {order or _order_of(named): named}, edges)
    if asked and file.duplex is None:
        return _best(sides, _orders(count), edges)
    found = _best(sides, _orders(count), edges)
    return found if _is_certain(sides, found) else Pairing()


def holds_backs(file: FileFacts) -> bool:
    """Whether every page of a file is called a back, as in the file of backs that are apart."""
    return bool(file.pages) and all(page.label.endswith(_BACK) for page in file.pages)


def _orders(count: int) -> dict[Order, Pairs]:
    """Front and back of each sheet, by the orders in which pages may be."""
    half = (count + 1) // 2
    return {
        "next": tuple((at, at + 1) for at in range(0, count - 1, 2)),
        "last": tuple((at, at + half) for at in range(count - half)),
        "reversed": tuple((at, count - 1 - at) for at in range(count // 2)),
    }


def _named(labels: Sequence[str]) -> Pairs:
    """The pages whose names say of which other one they are the back."""
    times = Counter(labels)
    places = {label: at for at, label in enumerate(labels) if times[label] == 1}
    pairs = (
        (places.get(label.removesuffix(_BACK)), at)
        for label, at in places.items()
        if label.endswith(_BACK)
    )
    return tuple(sorted((front, back) for front, back in pairs if front is not None))


def _order_of(pairs: Pairs) -> Order:
    """The order that pages are in where some have no back at all."""
    backs = [back for _, back in pairs]
    if backs[0] < pairs[-1][0]:
        return "next" if all(back == front + 1 for front, back in pairs) else "mixed"
    return "last" if backs == sorted(backs) else "reversed"


def _apart(sides: Sequence[Side], fronts: int, edges: Sequence[Edge]) -> Pairing:
    """The backs of a file of their own: by name, else in the order of their fronts or reversed."""
    count = len(sides)
    backs = count - fronts
    named = _named([side.facts.label for side in sides])
    both = min(fronts, backs)
    ways: list[Pairs] = [
        tuple((at, fronts + at) for at in range(both)),
        tuple((at, fronts + both - 1 - at) for at in range(both)),
    ]
    found = [_best(sides, {"apart": way}, edges) for way in ([named] if named else ways)]
    best = min(found, key=lambda one: _wrong(sides, one.pairs, one.edge))
    behind_some = {back for _, back in best.pairs}
    best.alone.extend(at for at in range(fronts, count) if at not in behind_some)
    return best


def _best(sides: Sequence[Side], orders: dict[Order, Pairs], edges: Sequence[Edge]) -> Pairing:
    """The order and the edge by which least is wrong, the first of several."""
    wrong = {
        (order, edge): _wrong(sides, pairs, edge)
        for order, pairs in orders.items()
        for edge in edges
    }
    order, edge = min(wrong, key=lambda way: wrong[way])
    pairs = orders[order]
    if not pairs:
        return Pairing()
    is_either = any(wrong[order, one] == wrong[order, edge] for one in edges if one != edge)
    return Pairing(order, edge, pairs, is_either=is_either)


def _wrong(sides: Sequence[Side], pairs: Pairs, edge: Edge | None) -> tuple[int, int, int, int]:
    """How many backs are behind no front, are those of other cards, or stand on their heads, and
    how many fronts have none."""
    found = [one for pair in pairs for one in held(sides[pair[0]], sides[pair[1]], edge or "long")]
    there = [one for one in found if one.is_there]
    fronts = [card for front, _ in pairs for card in sides[front].cards]
    backs = sum(len(sides[back].cards) for _, back in pairs)
    turned = sum(one.upright is False for one in there)
    bare = max(len(fronts) - len(there), 0)
    return backs - len(there), len(strangers(there, fronts)), turned, bare


def held(front: Side, back: Side, edge: Edge) -> list[Behind]:
    """Each back of a page held against the fronts of another."""
    return behind(front.cards, back.cards, turned_over(front.facts, edge))


def _is_certain(sides: Sequence[Side], found: Pairing) -> bool:
    """Whether cards lie as only backs do: all behind fronts, and somewhere not where fronts are."""
    if not found.pairs or any(_wrong(sides, found.pairs, found.edge)):
        return False
    return any(
        sides[back].cards and not _alike(sides[front].cards, sides[back].cards)
        for front, back in found.pairs
    )


def _alike(cards: Sequence[Card], others: Sequence[Card]) -> bool:
    """Whether cards lie where others do on their own page."""
    return all(_is_near(card.cut, [other.cut for other in others]) for card in cards)


def _is_near(box: Box, others: Sequence[Box]) -> bool:
    return any(max(abs(box.x - one.x), abs(box.y - one.y)) <= NEAR_MM for one in others)
