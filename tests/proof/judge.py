"""The judge: pictures of pages to what is wrong with them. It knows nothing of how they were made.

Told is what was asked for: the paper, the edge it is turned over, and the cards. Everything else is
looked for in the pixels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist

from tests.proof.painted import foreign_ink, length_of_line, painted_over
from tests.proof.paper import Side
from tests.proof.pips import Card
from tests.proof.seen import Seen, cards, is_whole, pips

NEAR_MM = 0.1
_LEAST_INK_MM2 = 1.0
_ROOM_FOR_LINE_MM, _LEAST_LINE_MM = 7.0, 3.0
"""Of what is free before the cards; and of the line along which paper is folded."""


@dataclass(frozen=True)
class Asked:
    """What was asked for; lengths in mm. `paper` is upright."""

    paper: tuple[float, float]
    cards: Sequence[Card]
    flip: str = "none"
    bleed: float = 0.0


@dataclass(frozen=True)
class Leaf:
    """A sheet of paper: the cards on its front, those on its back as they are seen through the
    front, and what is wrong on either."""

    fronts: list[Seen]
    backs: list[Seen]
    wrong: list[str]


def faults(pages: Sequence[Side], asked: Asked) -> list[str]:
    """Everything that is wrong, in words; nothing where the print is right."""
    found: list[str] = []
    printed: Counter[int] = Counter()
    for number, leaf in enumerate(_leaves(pages, asked), 1):
        printed.update(card.number for card in leaf.fronts)
        wrong = leaf.wrong if leaf.fronts else [*leaf.wrong, "the front is blank"]
        wrong += _behind(leaf.fronts, leaf.backs, asked)
        found += [f"sheet {number}: {one}" for one in wrong]
    for card in asked.cards:
        times = printed[card.number]
        if times != card.copies:
            found.append(f"card {card.number} is there {times} times, not {card.copies}")
    return found


def _leaves(pages: Sequence[Side], asked: Asked) -> Iterator[Leaf]:
    """The sheets that become of pages, printed on one side, on both, or folded."""
    flip = asked.flip if any(card.two_sided for card in asked.cards) else "none"
    if flip == "fold":
        yield from (_folded(page, asked) for page in pages)
        return
    for at in range(0, len(pages), 1 if flip == "none" else 2):
        fronts, wrong = _side(pages[at], asked, "front")
        backs: list[Seen] = []
        if flip != "none" and at + 1 < len(pages):
            backs, more = _side(pages[at + 1].turned_over(flip), asked, "back")
            wrong += more
        yield Leaf(fronts, backs, wrong)


def _folded(page: Side, asked: Asked) -> Leaf:
    """A page folded in the middle, its backs as they are seen through the fronts."""
    seen, wrong = _side(page, asked, "")
    fronts = [card for card in seen if card.side == "front"]
    middle = page.width_mm / 2
    stands = all((card.box[2] <= middle + NEAR_MM) == (card.side == "front") for card in seen)
    free = min((card.box[1 if stands else 0] for card in seen), default=0.0)
    if free > _ROOM_FOR_LINE_MM and length_of_line(page, upright=stands) < _LEAST_LINE_MM:
        wrong.append("no line says where it is folded")
    other, _ = _side(page.mirrored() if stands else page.upended(), asked, "")
    return Leaf(fronts, [card for card in other if card.side == "back"], wrong)


def _side(side: Side, asked: Asked, name: str) -> tuple[list[Seen], list[str]]:
    """The cards of a side, and what is wrong on it; a `name` is the side that they should have."""
    wrong = list(_paper(side, asked))
    sizes = {card.number: (card.width, card.height) for card in asked.cards}
    spots = pips(side)
    wrong += [f"a pip is cut, {pip.corner}, {_at(pip.at)}" for pip in spots if not is_whole(pip)]
    seen, left = cards(spots, sizes)
    wrong += [f"a pip is of no whole card, {pip.corner}, {_at(pip.at)}" for pip in left]
    for card in seen:
        wrong += _card(side, card, seen, asked.bleed)
        if name and card.side != name:
            wrong.append(f"the {card.side} of card {card.number} is printed as a {name}")
    for one, other in combinations(seen, 2):
        if _overlap(one, other) > NEAR_MM:
            wrong.append(f"cards {one.number} and {other.number} overlap")
    return seen, [f"{name}: {one}" if name else one for one in wrong]


def _paper(side: Side, asked: Asked) -> Iterator[str]:
    """The size of the paper, and what is painted beside it."""
    size = (side.width_mm, side.height_mm)
    if not any(dist(size, paper) < 0.02 for paper in (asked.paper, asked.paper[::-1])):
        yield f"the page is {size[0]:.2f} x {size[1]:.2f} mm"
    left, top = (round(at) for at in side.pixel(0, 0))
    right, bottom = (round(at) for at in side.pixel(*size))
    width, height = side.image.size
    beside = (
        (0, 0, width, top - 1),
        (0, bottom + 1, width, height),
        (0, 0, left - 1, height),
        (right + 1, 0, width, height),
    )
    for strip in beside:
        if side.image.crop(strip).getextrema() != ((255, 255),) * 3:
            yield "something is painted beside the paper"
            return


def _card(side: Side, card: Seen, seen: list[Seen], bleed: float) -> Iterator[str]:
    """Size, place, edges and ground of a card."""
    name = f"card {card.number}"
    if any(abs(a - b) > NEAR_MM for a, b in zip(card.size, card.asked, strict=True)):
        yield f"{name} is {card.size[0]:.2f} x {card.size[1]:.2f} mm"
    left, top, right, bottom = card.box
    if min(left, top, side.width_mm - right, side.height_mm - bottom) < -0.02:
        yield f"{name} reaches over the edge of the paper"
    if abs((right - left) * (bottom - top) / (card.size[0] * card.size[1]) - 1) > 0.001:
        yield f"{name} lies askew"
        return
    for off in painted_over(side, card, seen, bleed):
        if abs(off - bleed) > NEAR_MM:
            yield f"{name} is painted {off:.2f} mm over its edge, not {bleed:g}"
            break
    foreign = foreign_ink(side, card)
    if foreign > _LEAST_INK_MM2:
        yield f"{name} has {foreign:.1f} mm² of ink that is not its own"


def _overlap(one: Seen, other: Seen) -> float:
    """How far two cards lie over one another, in mm."""
    a, b = one.box, other.box
    return min(min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1]))


def _behind(fronts: list[Seen], backs: list[Seen], asked: Asked) -> Iterator[str]:
    """Whether each back lies behind its own front, leafed sideways like a page of a book."""
    two_sided = {card.number for card in asked.cards if card.two_sided}
    left = list(backs)
    for front in fronts:
        behind = [back for back in left if _overlap(front, back) > 1.0]
        left = [back for back in left if back not in behind]
        if front.number not in two_sided:
            yield from (f"card {back.number} lies behind {front.number}" for back in behind)
            continue
        if not behind:
            yield f"card {front.number} has no back"
        for back in behind:
            yield from _pair(front, back)
    yield from (f"the back of card {back.number} is behind nothing" for back in left)


def _pair(front: Seen, back: Seen) -> Iterator[str]:
    name = f"card {front.number}"
    if back.number != front.number:
        yield f"behind {name} is the back of {back.number}"
    # Seen through the paper, left and right of the back have changed places.
    top_left, top_right, bottom_right, bottom_left = back.corners
    through = (top_right, top_left, bottom_left, bottom_right)
    off = max(dist(a, b) for a, b in zip(front.corners, through, strict=True))
    if off > NEAR_MM * 2**0.5:
        upside_down = dist(front.corners[0], bottom_left) < 1.0
        yield (
            f"the back of {name} stands upside down"
            if upside_down
            else f"the back of {name} lies {off:.2f} mm off"
        )


def _at(point: tuple[float, float]) -> str:
    return f"at {point[0]:.1f}, {point[1]:.1f} mm"
