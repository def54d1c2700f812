"""Fitting: the largest type at which all sections have room, then the evenest columns.

Sections that may float are moved to where they even out the columns. What has no room at the
smallest type goes to another page: nothing is made smaller still, and nothing is cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil

from output.sheet.atoms import Atom, atoms_of
from output.sheet.content import Section
from output.sheet.frame import Frame
from output.sheet.pack import Packed, Row, pack
from output.sheet.sizes import STEP_PT, Sizes
from output.sheet.type import SheetType

_ROUNDS = 3
_GIVEN_UP, _PER_PT = 0.4, 220.0
"""How much type is given up for evener columns at most, in points, and what a point costs."""
_MOST_PAGES = 400


@dataclass(slots=True)
class Fitted:
    """Sections in an order, at a size of type, on some pages."""

    type_: SheetType
    order: list[Section]
    frame: Frame
    row: Row
    packed: Packed
    left_out: list[str] = field(default_factory=list)
    """Titles of optional sections that had no room."""

    @property
    def ends_empty(self) -> bool:
        """Whether nothing stands on the last page."""
        last = self.frame.pages[-1]
        columns = self.packed.slices[-self.frame.per_page :]
        return not (last.top or last.bottom or any(first < end for first, end in columns))


@dataclass(slots=True)
class Fitter:
    """Tries sizes and orders of the sections in the columns of some pages."""

    sections: Sequence[Section]
    frame_at: Callable[[SheetType, int], Frame]
    """The frame at a size, on a number of pages."""
    type_at: Callable[[float], SheetType]
    sizes: Sizes
    _measured: dict[tuple[float, str], list[Atom]] = field(default_factory=dict)

    def fit(self, pages: int) -> Fitted | None:
        """All sections on so many pages, or None where they do not fit at the smallest type."""
        order = list(self.sections)
        best = self._largest(order, pages)
        if best is None:
            return None
        best = self._floated(best, pages)
        return self._evened(best, pages)

    def try_at(self, order: list[Section], body_pt: float, pages: int) -> Fitted | None:
        """The sections in an order at a size, if they fit."""
        type_ = self.type_at(body_pt)
        frame = self.frame_at(type_, pages)
        row = Row([atom for section in order for atom in self._atoms(section, frame, type_)])
        if row.total > frame.room + len(frame.columns) * 10:
            return None
        packed = pack(row, frame.columns, forced=body_pt <= self.sizes.smallest_pt)
        return None if packed is None else Fitted(type_, order, frame, row, packed)

    def least_pages(self) -> int:
        """On fewer pages there is no room at the smallest type."""
        type_ = self.type_at(self.sizes.smallest_pt)
        frame = self.frame_at(type_, 1)
        atoms = [atom for one in self.sections for atom in self._atoms(one, frame, type_)]
        total = Row(atoms).total
        page = max(frame.full_page, 1.0)
        more = max(total - frame.room, 0.0)
        return min(1 + ceil(more / page - 0.2) if more else 1, _MOST_PAGES)

    def _atoms(self, section: Section, frame: Frame, type_: SheetType) -> list[Atom]:
        key = (type_.body_pt, section.id)
        found = self._measured.get(key)
        if found is None:
            found = self._measured[key] = atoms_of(section, frame.column_width, type_)
        return found

    def _largest(self, order: list[Section], pages: int) -> Fitted | None:
        """The largest size that fits, by halving: larger type never needs less room."""
        sizes = self.sizes
        low, high = 0, round((sizes.largest_pt - sizes.smallest_pt) / STEP_PT)
        found = self.try_at(order, self._size(high), pages)
        if found:
            return found
        found = self.try_at(order, self._size(low), pages)
        if found is None:
            return None
        while high - low > 1:
            middle = (low + high) // 2
            tried = self.try_at(order, self._size(middle), pages)
            if tried:
                found, low = tried, middle
            else:
                high = middle
        return found

    def _floated(self, best: Fitted, pages: int) -> Fitted:
        """Floating sections where they even out the columns, or let larger type fit."""
        for _ in range(_ROUNDS):
            before = best.packed.cost
            for section in [one for one in best.order if one.floats]:
                for order in _places(best.order, section):
                    tried = self.try_at(order, best.type_.body_pt, pages)
                    if tried and tried.packed.cost < best.packed.cost - 1e-6:
                        best = tried
            if best.packed.cost >= before:
                break
        while best.type_.body_pt + STEP_PT <= self.sizes.largest_pt + 1e-6:
            tried = self.try_at(best.order, round(best.type_.body_pt + STEP_PT, 2), pages)
            if tried is None:
                break
            best = tried
        return best

    def _evened(self, best: Fitted, pages: int) -> Fitted:
        """Somewhat smaller type, where it makes the columns much evener and is still read with ease."""
        largest = best.type_.body_pt
        least = best.packed.cost
        sizes = self.sizes
        floor = sizes.easy_pt if largest >= sizes.easy_pt else sizes.smallest_pt
        for step in range(1, round(_GIVEN_UP / STEP_PT) + 1):
            size = round(largest - step * STEP_PT, 2)
            if size < floor or step * STEP_PT * _PER_PT >= least:
                break
            tried = self.try_at(best.order, size, pages)
            if tried and tried.packed.cost + step * STEP_PT * _PER_PT < least:
                best, least = tried, tried.packed.cost + step * STEP_PT * _PER_PT
        return best

    def _size(self, step: int) -> float:
        return round(self.sizes.smallest_pt + step * STEP_PT, 2)


def _places(order: list[Section], section: Section) -> list[list[Section]]:
    """The orders in which a floating section stands where it may, and the others as they do."""
    rest = [one for one in order if one is not section]
    low, high = section.floats or (0.0, 1.0)
    first, last = round(low * len(rest)), round(high * len(rest))
    here = order.index(section)
    return [[*rest[:at], section, *rest[at:]] for at in range(first, last + 1) if at != here]
