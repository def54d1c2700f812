"""Slots packed into a room."""

from __future__ import annotations

from dataclasses import replace

from output.page.packing import pack
from output.page.places import Slot
from output.page.sheet import CardTurn
from output.printout import Box
from schemas.record import record

_TURNS = {"never": (False,), "always": (True,), "auto": (False, True)}


@record
class PackedSlots:
    """Slots from 0, 0 on, and what they take of their room."""

    slots: tuple[Slot, ...]
    width: float
    height: float

    def at(self, x: float, y: float) -> tuple[Slot, ...]:
        """The slots from x, y on."""
        return tuple(replace(slot, x=slot.x + x, y=slot.y + y) for slot in self.slots)


def packed_slots(
    card_w: float, card_h: float, room: tuple[float, float], gap: float, turn: CardTurn
) -> PackedSlots:
    """As many slots as a room of this width and height takes, so far apart."""
    # The last card of a row has no gap behind it.
    whole = Box(0.0, 0.0, room[0] + gap, room[1] + gap)
    blocks = pack(whole, card_w + gap, card_h + gap, _TURNS[turn])
    slots = tuple(
        Slot(x, y, block.w - gap, block.h - gap, 90 if block.turned else 0)
        for block in blocks
        for x, y in block.cells()
    )
    width = max((slot.right for slot in slots), default=0.0)
    return PackedSlots(slots, width, max((slot.foot for slot in slots), default=0.0))
