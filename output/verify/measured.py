"""A file as measured: its facts, the cards on each page, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import hypot

from output.page.sheet import Turned
from output.printout import Box
from output.verify.backs import Behind
from output.verify.cards import Card, find_cards
from output.verify.facts import Disc, FileFacts, PageFacts
from output.verify.folded import fold_of, folded
from output.verify.marks import Ruler, rulers
from output.verify.pairing import EDGES, Edge, Order, Side, held, paired
from output.verify.sizes import Size, card_sizes, name_of, paper_sizes
from schemas.record import record

_HAIR_MM = 0.005


@record
class Asked:
    """What a file is held against; None where it was not said. Lengths in mm."""

    paper: Size | None = None
    card: Size | None = None
    duplex: Turned | None = None
    bleed: float | None = None
    margin: float | None = None


@dataclass(slots=True)
class MeasuredPage:
    """A page with what was found on it. `backs` is how its cards lie behind those of the page in
    `front` of it, or where it is folded, behind those on its other half."""

    facts: PageFacts
    cards: list[Card]
    ruler: Ruler | None
    discs: list[Disc]
    backs: list[Behind] = field(default_factory=list)
    is_back: bool = False
    front: MeasuredPage | None = None

    @property
    def fronts(self) -> list[Card]:
        """Its cards that are not behind others."""
        backs = {id(one.back) for one in self.backs}
        return [] if self.is_back else [card for card in self.cards if id(card) not in backs]

    def front_of(self, card: Card) -> int | None:
        """The number, from 1, of the card that a back lies behind; None where it is no back."""
        page = self.front or self
        for one in self.backs:
            if one.back is card and one.is_there:
                return next(at for at, front in enumerate(page.cards, 1) if front is one.front)
        return None

    @property
    def paper(self) -> str:
        """The name of its size, or nothing."""
        return name_of(paper_sizes(), self.facts.width, self.facts.height)

    @property
    def gaps(self) -> tuple[float | None, float | None]:
        """The narrowest gap between cards side by side, and between cards one over the other."""
        boxes = [card.cut for card in self.cards]
        return _gap(boxes), _gap([Box(box.y, box.x, box.h, box.w) for box in boxes])

    def edge(self, card: Card) -> float:
        """How far a card's cut is from the nearest edge of the page; below 0 it is over it."""
        box, page = card.cut, self.facts
        return min(box.x, box.y, page.width - box.x - box.w, page.height - box.y - box.h)


@dataclass(slots=True)
class Measured:
    """A file as measured. `duplex` is the edge that its pages are held to turn over, or `fold`;
    `order` is where those of backs are."""

    file: FileFacts
    pages: list[MeasuredPage]
    duplex: Turned
    order: Order | None = None
    is_either: bool = False
    """Whether the other edge would serve as well."""


def measure(file: FileFacts, asked: Asked) -> Measured:
    """What is where in a file, as far as cards, rulers and discs are concerned."""
    cards = find_cards(file.pages, asked.card)
    pages = [
        MeasuredPage(page, found, _ruler(page), [] if found else _outer(page.discs))
        for page, found in zip(file.pages, cards, strict=True)
    ]
    if asked.duplex == "none":
        return Measured(file, pages, "none")
    folds = _folds(file, pages, asked.duplex)
    for page in folds:
        page.backs = folded(page.facts, page.cards)
    if folds or asked.duplex == "fold":
        return Measured(file, pages, "fold")
    return _turned(file, pages, asked.duplex)


def _folds(file: FileFacts, pages: list[MeasuredPage], asked: Turned | None) -> list[MeasuredPage]:
    """The pages that are folded: all where that is asked, else those with a line to fold along."""
    if asked == "fold":
        return pages
    if asked or file.duplex in EDGES:
        return []
    return [page for page in pages if page.cards and fold_of(page.facts)]


def _turned(file: FileFacts, pages: list[MeasuredPage], asked: Edge | None) -> Measured:
    """A file whose pages are turned over, where it has backs."""
    sides = [Side(page.facts, page.cards) for page in pages]
    found = paired(sides, file, asked)
    for front, back in found.pairs:
        pages[back].is_back, pages[back].front = True, pages[front]
        pages[back].backs = held(sides[front], sides[back], found.edge or "long")
    for back in found.alone:
        pages[back].is_back = True
    return Measured(file, pages, found.edge or "none", found.order, found.is_either)


def _ruler(page: PageFacts) -> Ruler | None:
    return next((ruler for ruler, _ in rulers(page)), None)


def _outer(discs: Sequence[Disc]) -> list[Disc]:
    """The discs that lie in no other."""
    found: list[Disc] = []
    for disc in sorted(discs, key=lambda disc: -disc.diameter):
        if not any(_lies_in(disc, other) for other in found):
            found.append(disc)
    return sorted(found, key=lambda disc: (round(disc.y, 1), disc.x))


def _lies_in(disc: Disc, other: Disc) -> bool:
    apart = hypot(disc.x - other.x, disc.y - other.y)
    return apart + disc.diameter / 2 <= other.diameter / 2 + 0.05


def _gap(boxes: Sequence[Box]) -> float | None:
    """The narrowest gap from left to right, of boxes beside each other."""
    return min(_gaps(boxes), default=None)


def _gaps(boxes: Sequence[Box]) -> Iterator[float]:
    for one, other in combinations(boxes, 2):
        if min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > min(one.h, other.h) / 2:
            left, right = sorted((one, other), key=lambda box: box.x)
            gap = right.x - left.x - left.w
            yield 0.0 if abs(gap) < _HAIR_MM else gap


def card_name(card: Card) -> str:
    """The name of the size of a card, or nothing."""
    return name_of(card_sizes(), card.cut.w, card.cut.h)
