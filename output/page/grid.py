"""Where cards lie on a sheet, and where their backs lie on the other side of it."""

from __future__ import annotations

from dataclasses import dataclass

from output.display import Box, Duplex
from output.page.sheet import Sheet
from schemas.problems import InputError

_HAIR = 1e-6


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal slots in the middle of a page. Without bleed, neighbours share their cuts."""

    page_w: float
    page_h: float
    card_w: float
    card_h: float
    columns: int
    rows: int
    bleed: float = 0.0

    @property
    def size(self) -> int:
        """How many cards a page takes."""
        return self.columns * self.rows

    @property
    def box(self) -> Box:
        """All that is painted."""
        w = self.columns * (self.card_w + 2 * self.bleed)
        h = self.rows * (self.card_h + 2 * self.bleed)
        return Box((self.page_w - w) / 2, (self.page_h - h) / 2, w, h)

    def slot(self, index: int) -> Box:
        """The card at a place, counted by rows from the top left."""
        row, column = divmod(index, self.columns)
        around = self.box
        return Box(
            around.x + self.bleed + column * (self.card_w + 2 * self.bleed),
            around.y + self.bleed + row * (self.card_h + 2 * self.bleed),
            self.card_w,
            self.card_h,
        )

    def cuts(self, count: int) -> tuple[list[float], list[float]]:
        """The x of upright and the y of level cuts round the first `count` cards."""
        slots = [self.slot(index) for index in range(count)]
        across = {round(x, 6) for slot in slots for x in (slot.x, slot.x + slot.w)}
        down = {round(y, 6) for slot in slots for y in (slot.y, slot.y + slot.h)}
        return sorted(across), sorted(down)


def best_grid(
    card_w: float, card_h: float, sheet: Sheet, label: str = "", clear_mm: float = 0.0
) -> Grid:
    """The grid that takes most cards, the paper upright or lying; upright where both do.

    Unless the margin holds, cards come over it where the paper takes none without, or more with it
    while no word does: `clear_mm` is how far words keep from the cut. InputError where none fits.
    """
    paper = sheet.paper
    pages = ((paper.width_mm, paper.height_mm), (paper.height_mm, paper.width_mm))

    def within(margin: float) -> Grid:
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
) -> Grid:
    columns = (page[0] - 2 * margin + _HAIR) // (card_w + 2 * bleed)
    rows = (page[1] - 2 * margin + _HAIR) // (card_h + 2 * bleed)
    return Grid(*page, card_w, card_h, max(int(columns), 0), max(int(rows), 0), bleed)


def back_slot(front: Box, page_w: float, page_h: float, duplex: Duplex) -> tuple[Box, bool]:
    """Where the back of a slot lies, and whether it is turned by 180 degrees.

    Turned over its upright edge, the page's left becomes its right; over its level edge, its top
    becomes its bottom, and the back is turned so that the cut card is leafed sideways.
    """
    upright_edge = "long" if page_h >= page_w else "short"
    if duplex == upright_edge:
        return Box(page_w - front.x - front.w, front.y, front.w, front.h), False
    return Box(front.x, page_h - front.y - front.h, front.w, front.h), True
