"""Where the back of a card lies: on the other side of its sheet, or beyond a fold."""

from __future__ import annotations

from dataclasses import replace

from output.display import Turn
from output.page.places import Slot
from output.printout import Duplex

_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)


def behind(front: Slot, page_w: float, page_h: float, duplex: Duplex) -> Slot:
    """The slot of the back, by where the front is when the paper is turned over an edge.

    The back is turned so that the cut card is leafed sideways.
    """
    return opposite(front, page_w, page_h, sideways=(duplex == "long") == (page_h >= page_w))


def opposite(front: Slot, page_w: float, page_h: float, *, sideways: bool) -> Slot:
    """The slot that meets another when a page is turned or folded over an upright line, or else over
    a level one: its left becomes its right, or its top becomes its bottom."""
    turn = _TURNS[(_TURNS.index(front.turn) + _half_turns(front, sideways)) % 4]
    if sideways:
        return replace(front, x=page_w - front.right, turn=turn)
    return replace(front, y=page_h - front.foot, turn=turn)


def _half_turns(front: Slot, sideways: bool) -> int:
    """Quarters by which a back is turned from its front: a card that lies goes over its head."""
    lies = front.turn in (90, 270)
    return 0 if sideways != lies else 2
