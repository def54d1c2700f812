"""Cards between marks where some lie and others stand: the cut of one goes on into another.

The marks alone cannot tell; what is painted can, where its edges are all on cuts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.printout import Box
from output.verify.facts import NEAR_MM
from output.verify.marks import Cuts
from output.verify.sizes import Size

MOST_BLEED_MM = 10.0
MOST_OFF_MM = 5.0
"""What is farther off the place of a card is not that card."""


def whole_cards(cells: Sequence[Box], boxes: Sequence[Box], cuts: Cuts) -> list[Box]:
    """The cells between cuts, those of one card put together; as they are where all are alike."""
    if len({_size(cell) for cell in cells}) < 2:
        return list(cells)
    painted = list(_on_cuts(boxes, cuts))
    cards = [box for box in painted if any(_is_other(box, other) for other in painted)]
    if not cards:
        return list(cells)
    sizes = {_size(card): Size("", card.w, card.h) for card in cards}.values()
    bleeds = {round(_bleed(card, boxes), 1) for card in cards}
    # Cards in the midst of others have cuts that no edge of the page shows; some lie a little off.
    inset = [(_inset(box, bleed), MOST_OFF_MM) for box in boxes for bleed in bleeds]
    for rest, most in (*inset, *((cell, NEAR_MM) for cell in cells)):
        is_free = not any(_overlap(rest, card, most) for card in cards)
        if is_free and any(size.fits(rest.w, rest.h) for size in sizes):
            cards.append(rest)
    return cards


def _inset(box: Box, by: float) -> Box:
    return Box(box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by)


def _bleed(card: Box, boxes: Sequence[Box]) -> float:
    """How far the least box that holds a card is over it."""
    over = (
        card.x - box.x
        for box in boxes
        if box.x <= card.x + NEAR_MM
        and box.y <= card.y + NEAR_MM
        and abs((card.x - box.x) - (card.y - box.y)) <= NEAR_MM
        and box.x + box.w >= card.x + card.w - NEAR_MM
        and box.y + box.h >= card.y + card.h - NEAR_MM
    )
    return max(min(over, default=0.0), 0.0)


def _size(cell: Box) -> tuple[float, float]:
    """Its sides, the shorter first, to a tenth of a mm."""
    short, long = sorted((round(cell.w, 1), round(cell.h, 1)))
    return short, long


def _on_cuts(boxes: Sequence[Box], cuts: Cuts) -> Iterator[Box]:
    """Each box whose edges are all on cuts, or as far over them on all sides; as it is cut."""
    seen: set[tuple[float, float, float, float]] = set()
    for box in boxes:
        for left in cuts.across:
            bleed = left - box.x
            cut = _inset(box, bleed)
            place = (round(cut.x, 1), round(cut.y, 1), round(cut.w, 1), round(cut.h, 1))
            if (
                -NEAR_MM <= bleed <= MOST_BLEED_MM + NEAR_MM
                and place not in seen
                and _fits(cut, cuts)
            ):
                seen.add(place)
                yield cut


def _fits(box: Box, cuts: Cuts) -> bool:
    ends = (
        (box.x + box.w, cuts.across),
        (box.y, cuts.down),
        (box.y + box.h, cuts.down),
    )
    return all(any(abs(end - at) <= NEAR_MM for at in places) for end, places in ends)


def _is_other(one: Box, other: Box) -> bool:
    """Whether another card of its size lies clear of it."""
    return Size("", one.w, one.h).fits(other.w, other.h) and not _overlap(one, other)


def _overlap(one: Box, other: Box, most: float = NEAR_MM) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down) > most
