"""What stands round the cards: crop marks, guides, the label, a ruler to check the size, a note."""

from __future__ import annotations

from dataclasses import replace

from output.display import Item, Line, Style
from output.page.bands import bands
from output.page.behind import behind
from output.page.fold import fold_line
from output.page.guides import guides
from output.page.marks import MARK_OFF_MM, broken, has_unmarked, marks
from output.page.places import Places
from output.page.sheet import Sheet
from output.page.shelf import Shelf
from output.printout import Duplex

RULER_WORDS = "50 mm. Print at 100 %, not “fit to page”."
FOLD_WORDS = "fold along the dashed line, glue, then cut"
TURNED_WORDS = "cut the lying cards from the upright ones first"
_DASHED = Style(stroke="#000000", stroke_width_mm=0.2, dash_mm=(1.5, 1.0))


class Furniture:
    """The furniture of one sheet. `missing` is what found no room in the margins of its front."""

    def __init__(self, places: Places, sheet: Sheet, label: str, note: str) -> None:
        self._places = places
        self._sheet = sheet
        self._label = label
        self._note = note
        self.missing: list[str] = []

    def front(self, count: int, two_sided: bool) -> list[Item]:
        """Everything round and between the first `count` cards."""
        label = f"{self._label} · front" if two_sided else self._label
        if self._places.fold:
            label = f"{label} · {FOLD_WORDS}"
        shelf = Shelf(bands(self._places, self._sheet.marks))
        put = {"label": shelf.put_text(label)}
        if self._sheet.ruler:
            put["ruler"] = shelf.put_ruler(RULER_WORDS)
        if self._note:
            put["note"] = shelf.put_text(self._note)
        if len({slot.turn % 180 for slot in self._places.slots[:count]}) > 1:
            shelf.put_text(TURNED_WORDS, is_whole=True)
        self.missing = [what for what, has_room in put.items() if not has_room]
        has_guides = self._sheet.lines.guides != "none"
        if self._sheet.marks and not has_guides and has_unmarked(self._places, count):
            self.missing.append("cuts")
        lines = self._cut_lines(self._places, count, shelf)
        return [*lines, *self._fold(count, shelf), *shelf.items]

    def back(self, count: int, duplex: Duplex) -> list[Item]:
        """The label, and the cut lines where backs have them: those of the front, seen through."""
        on_backs, size = self._sheet.lines.on_backs, (self._places.page_w, self._places.page_h)
        slots = tuple(behind(slot, *size, duplex) for slot in self._places.slots)
        places = replace(self._places, slots=slots)
        shelf = Shelf(bands(places, self._sheet.marks and on_backs))
        shelf.put_text(f"{self._label} · back")
        lines = self._cut_lines(places, count, shelf) if on_backs else []
        return [*lines, *shelf.items]

    def _cut_lines(self, places: Places, count: int, shelf: Shelf) -> list[Item]:
        lines = self._sheet.lines
        found: list[Item] = guides(places, count, lines)
        if self._sheet.marks:
            found += marks(places, count, lines.plain, shelf.taken)
        return found

    def _fold(self, count: int, shelf: Shelf) -> list[Line]:
        """The line to fold along, as far as it lies clear of cards and words."""
        fold = self._places.fold
        if fold is None:
            return []
        reach = fold_line(self._places, count, MARK_OFF_MM)
        found = [
            part
            for span in reach
            for part in broken(span, fold.at, shelf.taken, is_level=not fold.is_upright)
        ]
        if fold.is_upright:
            return [Line(fold.at, a, fold.at, b, _DASHED) for a, b in found]
        return [Line(a, fold.at, b, fold.at, _DASHED) for a, b in found]
