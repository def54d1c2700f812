"""Cards on the pieces of a sheet that is cut already."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from output.page.places import Places, Slot
from schemas.problems import InputError

if TYPE_CHECKING:
    from output.page.precut import Precut

_HAIR = 0.01


def pieces(card_w: float, card_h: float, precut: Precut, bleed: float, label: str) -> Places:
    """A place for a card in the middle of each piece, turned by a quarter where it fits so alone.

    InputError where a card is larger than a piece, or its bleed reaches the next one.
    """
    if fault := too_wide_bleed(precut, bleed):
        raise InputError.at("bleed", fault)
    slots = [_slot(card_w, card_h, piece) for piece in precut.pieces]
    fitting = tuple(slot for slot in slots if slot is not None)
    if len(fitting) == len(slots):
        return Places(*precut.page, fitting, bleed, precut.gap)
    card = f"the card of {label}" if label else "a card"
    width, height = precut.size
    message = (
        f"{card} ({card_w:g} × {card_h:g} mm) is larger than the pieces of {precut.name} "
        f"({width:g} × {height:g} mm); choose smaller cards or another sheet"
    )
    raise InputError.at("card", message)


def too_wide_bleed(precut: Precut, bleed: float) -> str:
    """Why a bleed, in mm, cannot be on a sheet, and what to do; empty where it can."""
    if not bleed or 2 * bleed <= precut.gap + _HAIR:
        return ""
    most = f"say {precut.gap / 2:g} or less" if precut.gap else "leave it out"
    return (
        f"a bleed of {bleed:g} mm would be on the next card, since the pieces of {precut.name} "
        f"are {precut.gap:g} mm apart; {most}"
    )


def _slot(card_w: float, card_h: float, piece: Slot) -> Slot | None:
    """The place of a card in the middle of a piece; None where it does not fit."""
    upright = Slot(0.0, 0.0, card_w, card_h)
    for slot in (upright, Slot(0.0, 0.0, card_h, card_w, 90)):
        if slot.w <= piece.w + _HAIR and slot.h <= piece.h + _HAIR:
            x, y = piece.x + (piece.w - slot.w) / 2, piece.y + (piece.h - slot.h) / 2
            return replace(slot, x=x, y=y)
    return None
