"""The places on a sheet that take most cards."""

from __future__ import annotations

from output.page.places import Places, Slot
from output.page.sheet import Sheet
from schemas.problems import InputError

_HAIR = 1e-6


def best_places(
    card_w: float, card_h: float, sheet: Sheet, label: str = "", clear_mm: float = 0.0
) -> Places:
    """The places that take most cards, the paper upright or lying; upright where both do.

    Unless the margin holds, cards come over it where the paper takes none without, or more with it
    while no word does: `clear_mm` is how far words keep from the cut. InputError where none fits.
    """
    paper = sheet.paper
    pages = ((paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm))

    def within(margin: float) -> Places:
        grids = [_grid(card_w, card_h, page, margin, sheet.bleed_mm) for page in pages]
        return max(grids, key=lambda grid: grid.size)

    best = within(sheet.margin_mm)
    if not sheet.margin_holds and (not best.size or clear_mm >= sheet.margin_mm):
        best = max(best, within(0.0), key=lambda grid: grid.size)
    if best.size:
        return best
    raise InputError.at("sheet", _too_large(card_w, card_h, sheet, label))


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


def _grid(
    card_w: float, card_h: float, page: tuple[float, float], margin: float, bleed: float
) -> Places:
    """Rows and columns in the middle of a page, as many as it takes within its margin."""
    step_x, step_y = card_w + 2 * bleed, card_h + 2 * bleed
    columns = max(int((page[0] - 2 * margin + _HAIR) // step_x), 0)
    rows = max(int((page[1] - 2 * margin + _HAIR) // step_y), 0)
    left, top = (page[0] - columns * step_x) / 2 + bleed, (page[1] - rows * step_y) / 2 + bleed
    slots = tuple(
        Slot(left + column * step_x, top + row * step_y, card_w, card_h)
        for row in range(rows)
        for column in range(columns)
    )
    return Places(*page, slots, bleed)
