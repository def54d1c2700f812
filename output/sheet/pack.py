"""Packing: where each column ends, so that columns are full and sections stay together.

Dynamic programming over the atoms in order: the least sum of what each column leaves empty and of
what each break costs.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import inf

from output.sheet.atoms import Atom
from schemas.record import record

NEW_PAGE = 300.0
"""What a break inside a section costs more where it is the end of a page too."""
_TORN = 1e6
"""What it costs to end a column between atoms that stay together, where no column has room for them."""
_STUB = 60.0
_HAIR = 1e-6
_LOOSEST, _LOOSEST_INSIDE = 45.0, 12.0
"""A column that leaves more than so many mm is tried only where few fuller ones are; the second,
where it ends inside a block."""
_FEW = 3
_MOST_STATES = 60
"""Of a column's ends those that cost most are not looked into further."""


@record
class Column:
    """Room for atoms: its height in mm, and whether the page ends with it."""

    height: float
    ends_page: bool = False


@record
class Packed:
    """For each column the first atom and the one after the last; what it costs."""

    slices: list[tuple[int, int]]
    cost: float


class Row:
    """Atoms in an order, their heights summed up."""

    def __init__(self, atoms: Sequence[Atom]) -> None:
        self.atoms = atoms
        tall = [
            atom.gap
            + sum(piece.height for piece in atom.over)
            + atom.piece.height
            + (atom.feet if atom.ends_block else 0.0)
            for atom in atoms
        ]
        self._to = [0.0, *accumulate(tall)]
        self._lead = [
            sum(piece.height for piece in atom.again)
            - sum(piece.height for piece in atom.over)
            - atom.gap
            for atom in atoms
        ]
        self._tail = [0.0 if atom.ends_block else atom.feet for atom in atoms]
        self._begins = []
        begin = 0
        for at, atom in enumerate(atoms):
            begin = at if atom.begins_section else begin
            self._begins.append(begin)

    def height(self, first: int, end: int) -> float:
        """Of atoms in one column, in mm."""
        if end <= first:
            return 0.0
        return self._to[end] - self._to[first] + self._lead[first] + self._tail[end - 1]

    @property
    def total(self) -> float:
        """Of all atoms in one column."""
        return self.height(0, len(self.atoms))

    def break_cost(self, at: int, first: int, ends_page: bool) -> float:
        """What it costs to end a column that began with `first` before an atom."""
        if at >= len(self.atoms):
            return 0.0
        atom = self.atoms[at]
        cost = min(atom.cost, _TORN)
        if cost and ends_page:
            cost += NEW_PAGE
        if atom.short_before and self._begins[at] >= first:
            cost += _STUB
        return cost

    def ends(self, first: int, room: float, even: float = 0.0) -> list[tuple[int, float]]:
        """Where a column may end that begins with `first`: the atom after, and what is left.

        The fullest come first; those that leave much more than `even`, which all would leave that
        were alike, are only there where few fuller ones are.
        """
        start = self._to[first] - self._lead[first]
        last = bisect_right(self._to, start + room + _HAIR) - 1
        found: list[tuple[int, float]] = []
        free = 0
        for end in range(last, first, -1):
            left = room - self._to[end] + start - self._tail[end - 1]
            inside = end < len(self.atoms) and not self.atoms[end].begins_block
            loosest = even + (_LOOSEST_INSIDE if inside else _LOOSEST)
            if left > even + _LOOSEST and free >= _FEW:
                break
            if left >= -_HAIR and (left <= loosest or free < _FEW):
                found.append((end, max(left, 0.0)))
                free += not self.is_kept(end)
        return found

    def is_kept(self, at: int) -> bool:
        """Whether the atom stays with the one before it."""
        return at < len(self.atoms) and self.atoms[at].cost == inf


def pack(row: Row, columns: Sequence[Column], forced: bool = False) -> Packed | None:
    """The best ends of the columns, or None where not all atoms have room.

    `forced`: an atom that is taller than every column has one of the tallest for itself, and atoms
    that stay together but are so are parted.
    """
    tallest = max(column.height for column in columns) if forced else inf
    count = len(row.atoms)
    states: dict[int, float] = {0: 0.0}
    ways: list[dict[int, int]] = []
    last_page = _last_page(columns)
    spare = max(sum(column.height for column in columns) - row.total, 0.0)
    even = spare / (len(columns) - last_page)
    for at, column in enumerate(columns):
        left_by_all = min(even, column.height) if at >= last_page else 0.0
        reached: dict[int, float] = {}
        way: dict[int, int] = {}
        for first, cost in states.items():
            parted = column.height >= tallest > 0
            for end, left in _choices(row, first, column.height, left_by_all, parted):
                empty = emptiness(abs(left - left_by_all))
                price = cost + empty + row.break_cost(end, first, column.ends_page)
                if price < reached.get(end, inf):
                    reached[end], way[end] = price, first
        states = _likely(reached)
        ways.append(way)
    if count not in states:
        return None
    ends = [count]
    for way in reversed(ways):
        ends.append(way[ends[-1]])
    ends.reverse()
    return Packed(list(pairwise(ends)), states[count])


def _last_page(columns: Sequence[Column]) -> int:
    """The first column of the last page. Those before are filled, those on it made alike."""
    return max((at + 1 for at, column in enumerate(columns[:-1]) if column.ends_page), default=0)


def _likely(states: dict[int, float]) -> dict[int, float]:
    """The cheapest states, and the one that is furthest on, which may be the only one that ends."""
    if len(states) <= _MOST_STATES:
        return states
    cheapest = sorted(states, key=states.__getitem__)[:_MOST_STATES]
    return {end: states[end] for end in (*cheapest, max(states))}


def _choices(
    row: Row, first: int, room: float, even: float, parted: bool
) -> list[tuple[int, float]]:
    """Where a column may end; before its first atom, if what stays together has no room in it."""
    if first == len(row.atoms):
        return [(first, room)]
    ends = row.ends(first, room, even)
    free = [one for one in ends if not row.is_kept(one[0])]
    if free or not parted:
        return free or [(first, room)]
    return ends[:1] or [(first + 1, even)]


def emptiness(left: float) -> float:
    """What it costs to leave so many mm of a column empty."""
    return (left / 5) ** 2 + 6 * max(left - 14, 0.0)
