"""The places on a sheet that take most cards."""

from __future__ import annotations

from dataclasses import replace

from output.page.fold import folded_places
from output.page.pieces import pieces
from output.page.places import Places
from output.page.sheet import Sheet
from output.page.slots import packed_slots
from schemas.problems import InputError


def best_places(
    card_w: float,
    card_h: float,
    sheet: Sheet,
    label: str = "",
    clear_mm: float = 0.0,
    count: int | None = None,
    *,
    is_folded: bool = False,
) -> Places:
    """The places that take most cards, as far as the sheet leaves it open how paper and cards lie.

    Of equal numbers, a plain grid of upright cards on upright paper is taken; also where it holds
    all `count` cards. Unless the margin holds, cards come over it where the paper takes none
    without, or more with it while no word does: `clear_mm` is how far words keep from the cut.
    Where the page `is_folded`, each place has that of its back on the other half. A sheet that is
    cut already has its own. InputError where none fits.
    """
    if sheet.precut:
        return pieces(card_w, card_h, sheet.precut, sheet.bleed_mm, label)
    size = card_w, card_h
    if sheet.turn_cards == "auto" and count is not None:
        for turn_cards in ("never", "always"):
            plain = _fullest(size, replace(sheet, turn_cards=turn_cards), clear_mm, is_folded)
            if plain.size >= count:
                return plain
    best = _fullest(size, sheet, clear_mm, is_folded)
    if best.size:
        return best
    raise InputError.at("card", _too_large(card_w, card_h, sheet, label, is_folded))


def _fullest(size: tuple[float, float], sheet: Sheet, clear_mm: float, is_folded: bool) -> Places:
    def within(margin: float) -> Places:
        laid = folded_places if is_folded else _places
        found = [laid(*size, page, margin, sheet) for page in _pages(sheet)]
        return max(found, key=lambda places: (places.size, not places.turned))

    best = within(sheet.margin_mm)
    if not sheet.margin_holds and (not best.size or clear_mm >= sheet.margin_mm):
        return max(best, within(0.0), key=lambda places: places.size)
    return best


def _pages(sheet: Sheet) -> list[tuple[float, float]]:
    """The ways the paper may lie."""
    paper = sheet.paper
    upright, lying = (paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm)
    return {"auto": [upright, lying], "upright": [upright], "lying": [lying]}[sheet.turn]


def _places(
    card_w: float, card_h: float, page: tuple[float, float], margin: float, sheet: Sheet
) -> Places:
    """As many places as a page takes within its margin, in the middle of it."""
    gap = max(sheet.gutter_mm, 2 * sheet.bleed_mm)
    edge = margin + sheet.bleed_mm
    room = page[0] - 2 * edge, page[1] - 2 * edge
    packed = packed_slots(card_w, card_h, room, gap, sheet.turn_cards)
    slots = packed.at((page[0] - packed.width) / 2, (page[1] - packed.height) / 2)
    return Places(*page, slots, sheet.bleed_mm, gap)


def _too_large(card_w: float, card_h: float, sheet: Sheet, label: str, is_folded: bool) -> str:
    """Why no card goes on the paper, and what can be done about it."""
    paper, page = sheet.paper, _pages(sheet)[0]
    card = f"the card of {label}" if label else "a card"
    half = "half of " if is_folded else ""
    room = [f"{page[0]:g} × {page[1]:g} mm"]
    what_to_do = ["larger paper", "smaller cards"]
    if sheet.margin_holds and sheet.margin_mm:
        left = [max(side - 2 * sheet.margin_mm, 0.0) for side in page]
        room.append(f"{left[0]:g} × {left[1]:g} mm within margins of {sheet.margin_mm:g} mm")
        what_to_do.insert(0, "narrower margins")
    if sheet.bleed_mm:
        room.append(f"a bleed of {sheet.bleed_mm:g} mm on all sides")
        what_to_do.insert(0, "a smaller bleed")
    if (sheet.turn, sheet.turn_cards) != ("auto", "auto"):
        what_to_do.insert(0, "another turn of paper or cards")
    return (
        f"{card} ({card_w:g} × {card_h:g} mm) does not fit on {half}{paper.name} ({', '.join(room)}); "
        f"choose {', '.join(what_to_do[:-1])} or {what_to_do[-1]}"
    )
