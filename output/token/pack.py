"""Pieces laid on pages: templates where they touch, all others in straight rows round them.

Nothing is made smaller. Lengths in mm, x to the right and y down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import hypot, sqrt

from output.token.piece import Piece
from schemas.record import record

GAP = 1.3
"""Between two pieces; scissors need 1."""
STRETCHED = 5.0
"""What a gap between rows grows to where there is room."""
WIDEST = 12.0
"""What is added between the pieces of a row at most; rows with more slack stand at the left."""
_STEP = 1.0
_FINE = 1e-6


@record
class Area:
    """Where pieces may lie on a page."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float, piece: Piece) -> bool:
        """Whether a piece with its top left corner at x, y is inside."""
        return (
            x >= self.left - _FINE
            and y >= self.top - _FINE
            and x + piece.width <= self.right + _FINE
            and y + piece.height <= self.bottom + _FINE
        )


@dataclass(slots=True)
class Lying:
    """A piece on a page, its top left corner at x, y."""

    piece: Piece
    x: float
    y: float

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of its box."""
        return self.x + self.piece.width / 2, self.y + self.piece.height / 2


@dataclass(slots=True)
class Packed:
    """What lies on one page: templates, then rows, then what is in the gaps between them."""

    templates: list[Lying] = field(default_factory=list)
    rows: list[list[Lying]] = field(default_factory=list)
    gaps: list[Lying] = field(default_factory=list)

    def all(self) -> Iterator[Lying]:
        """All pieces of the page."""
        yield from self.templates
        for row in self.rows:
            yield from row
        yield from self.gaps


def pack(templates: Sequence[Piece], others: Sequence[Piece], area: Area) -> Packed:
    """As many as have room on a page, in order; templates are round, the largest first."""
    page = Packed()
    for piece in templates:
        if place := _touching(piece, page.templates, area):
            page.templates.append(Lying(piece, *place))
    waiting = list(others)
    top = area.top
    while waiting and top + min(piece.height for piece in waiting) <= area.bottom + _FINE:
        row = _row(waiting, top, page.templates, area)
        if not row:
            top += _STEP
            continue
        page.rows.append(row)
        lying = {id(one.piece) for one in row}
        waiting = [piece for piece in waiting if id(piece) not in lying]
        top += max(one.piece.height for one in row) + GAP
    return page


def _touching(piece: Piece, others: Sequence[Lying], area: Area) -> tuple[float, float] | None:
    """The topmost, then leftmost place where a round piece touches two of walls and others."""
    left, top = area.left, area.top
    right, bottom = area.right - piece.width, area.bottom - piece.height
    found = [(left, top), (right, top), (left, bottom), (right, bottom)]
    r = piece.radius
    for other in others:
        cx, cy = other.middle
        reach = other.piece.radius + r + GAP
        for x in (left, right):
            if (rest := reach**2 - (x + r - cx) ** 2) >= 0:
                found += [(x, cy - r + sqrt(rest)), (x, cy - r - sqrt(rest))]
        for y in (top, bottom):
            if (rest := reach**2 - (y + r - cy) ** 2) >= 0:
                found += [(cx - r + sqrt(rest), y), (cx - r - sqrt(rest), y)]
    for one, other in combinations(others, 2):
        found += _between(piece, one, other)
    free = [
        (round(y, 6), round(x, 6))
        for x, y in found
        if area.holds(x, y, piece) and not any(_meets(piece, x, y, one) for one in others)
    ]
    if not free:
        return None
    y, x = min(free)
    return x, y


def _between(piece: Piece, one: Lying, other: Lying) -> list[tuple[float, float]]:
    """The two places where a round piece touches two others."""
    (ax, ay), (bx, by) = one.middle, other.middle
    r = piece.radius
    reach_a, reach_b = one.piece.radius + r + GAP, other.piece.radius + r + GAP
    apart = hypot(bx - ax, by - ay)
    if not 0 < apart <= reach_a + reach_b:
        return []
    along = (reach_a**2 - reach_b**2 + apart**2) / (2 * apart)
    if (rest := reach_a**2 - along**2) < 0:
        return []
    ux, uy, off = (bx - ax) / apart, (by - ay) / apart, sqrt(rest)
    x, y = ax + ux * along - r, ay + uy * along - r
    return [(x - uy * off, y + ux * off), (x + uy * off, y - ux * off)]


def _meets(piece: Piece, x: float, y: float, other: Lying) -> bool:
    """Whether two round pieces come nearer to each other than the gap."""
    cx, cy = other.middle
    near = piece.radius + other.piece.radius + GAP
    return hypot(x + piece.radius - cx, y + piece.radius - cy) < near - _FINE


def _row(waiting: Sequence[Piece], top: float, others: Sequence[Lying], area: Area) -> list[Lying]:
    """The pieces of a row: the first that has room, then those that are no higher."""
    row: list[Lying] = []
    height, x = 0.0, area.left
    for piece in waiting:
        tall = height or piece.height
        if piece.height > tall + _FINE or top + tall > area.bottom + _FINE:
            continue
        y = top + (tall - piece.height) / 2
        at = _slid(piece, x, y, others)
        if area.holds(at, y, piece):
            row.append(Lying(piece, at, y))
            height, x = tall, at + piece.width + GAP
        elif row and not others:
            break  # what belongs together stays together, for straight cuts
    return row


def _slid(piece: Piece, x: float, y: float, others: Sequence[Lying]) -> float:
    """How far right a piece must begin to be clear of the templates."""
    moved = True
    while moved:
        moved = False
        for other in others:
            cx, cy = other.middle
            if piece.round:
                reach = other.piece.radius + piece.radius + GAP
                away, half = abs(y + piece.radius - cy), piece.radius
            else:
                reach = other.piece.radius + GAP
                away, half = max(y - cy, cy - y - piece.height, 0.0), 0.0
            if away >= reach:
                continue
            wide = sqrt(reach**2 - away**2)
            first, last = cx - wide - (piece.width - half), cx + wide - half
            if first + _FINE < x < last - _FINE:
                x, moved = last, True
    return x


def spread(page: Packed, area: Area) -> None:
    """Slack goes between the pieces of full rows, and between the rows, where nothing else lies."""
    if page.templates or page.gaps:
        return
    rows = page.rows
    pitch: dict[tuple[float, ...], float] = {}
    for at, row in enumerate(rows):
        sizes = tuple(one.piece.width for one in row)
        slack = area.right - (row[-1].x + row[-1].piece.width)
        last = at + 1 == len(rows) and slack >= sizes[-1]
        share = slack / (len(row) - 1) if len(row) > 1 else 0.0
        full = not last and share <= WIDEST
        gap = GAP + share if full else GAP
        wide = next((pitch[known] for known in pitch if known[: len(sizes)] == sizes), gap)
        pitch.setdefault(sizes, gap)
        x = area.left
        for one in row:
            one.x = x
            x += one.piece.width + (gap if full else wide)
    if len(rows) > 1:
        end = max(one.y + one.piece.height for one in rows[-1])
        more = min((area.bottom - end) / (len(rows) - 1), STRETCHED - GAP)
        for at, row in enumerate(rows):
            for one in row:
                one.y += at * more
