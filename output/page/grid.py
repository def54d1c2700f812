"""The places on a sheet that take most cards."""

from __future__ import annotations

from dataclasses import replace

from output.display import Box
from output.page.packing import pack
from output.page.places import Places, Slot
from output.page.sheet import Sheet
from schemas.problems import InputError

_TURNS = {"never": (False,), "always": (True,), "auto": (False, True)}


def best_places(
    card_w: float,
    card_h: float,
    sheet: Sheet,
    label: str = "",
    clear_mm: float = 0.0,
    count: int | None = None,
) -> Places:
    """The places that take most cards, as far as the sheet leaves it open how paper and cards lie.

    Of equal numbers, a plain grid of upright cards on upright paper is taken; also where it holds
    all `count` cards. Unless the margin holds, cards come over it where the paper takes none
    without, or more with it while no word does: `clear_mm` is how far words keep from the cut.
    InputError where none fits.
    """
    if sheet.turn_cards == "auto" and count is not None:
        for turn_cards in ("never", "always"):
            plain = _fullest(card_w, card_h, replace(sheet, turn_cards=turn_cards), clear_mm)
            if plain.size >= count:
                return plain
    best = _fullest(card_w, card_h, sheet, clear_mm)
    if best.size:
        return best
    raise InputError.at("sheet", _too_large(card_w, card_h, sheet, label))


def _fullest(card_w: float, card_h: float, sheet: Sheet, clear_mm: float) -> Places:
    def within(margin: float) -> Places:
        found = [_places(card_w, card_h, page, margin, sheet) for page in _pages(sheet)]
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
    # The last card of a row has no gap behind it, but bleeds on both its sides.
    width, height = (side - 2 * margin - 2 * sheet.bleed_mm + gap for side in page)
    blocks = pack(
        Box(0.0, 0.0, width, height), card_w + gap, card_h + gap, _TURNS[sheet.turn_cards]
    )
    left = (page[0] + gap - max((b.x + b.columns * b.w for b in blocks), default=0.0)) / 2
    top = (page[1] + gap - max((b.y + b.rows * b.h for b in blocks), default=0.0)) / 2
    slots = tuple(
        Slot(left + x, top + y, block.w - gap, block.h - gap, 90 if block.turned else 0)
        for block in blocks
        for x, y in block.cells()
    )
    return Places(*page, slots, sheet.bleed_mm, gap)


def _too_large(card_w: float, card_h: float, sheet: Sheet, label: str) -> str:
    paper, margin = sheet.paper, sheet.margin_mm
    card = f"the card of {label}" if label else "a card"
    card = f"{card} ({card_w:g} × {card_h:g} mm) does not fit on {paper.name}"
    size = f"{paper.width_mm:g} × {paper.height_mm:g} mm"
    if not sheet.margin_holds or not margin:
        return f"{card} ({size}); choose larger paper or smaller cards"
    room = [max(side - 2 * margin, 0.0) for side in (paper.width_mm, paper.height_mm)]
    left = f"{room[0]:g} × {room[1]:g} mm within margins of {margin:g} mm"
    return f"{card} ({size}, {left}); choose narrower margins, larger paper or smaller cards"
