"""A sketch of the table to scale: zones, terrain, objectives, distances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from output.card.colour import WHITE
from output.sheet.kinds.arrows import draw_route
from output.sheet.kinds.defs import DefsBlock
from output.sheet.kinds.long_rows import bold
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

Area: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height in units of the table."""
_FRAME = 0.5
_GREY = 0.18
_ZONE_LINES, _POINT_LINES = 2, 3
_POINT_WIDTH, _LEAST_WIDTH = 20.0, 4.0
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@record
class BoardBlock:
    """The table from above, in its units from the top left corner."""

    size: tuple[float, float]
    zones: Sequence[tuple[Area, str]] = field(default=())
    terrain: Sequence[Area] = field(default=())
    points: Sequence[tuple[float, float, str]] = field(default=())
    dims: Sequence[tuple[Area, str]] = field(default=())
    """From x1, y1 to x2, y2, and the distance in words."""
    most_height: float = 60.0

    def measure(self, width: float, type_: SheetType) -> Laid:
        """As wide as the column, unless that makes it taller than it may be.

        Words that have no room in it stand below, behind letters.
        """
        wide, high = self.size
        scale = min((width - _FRAME) / wide, self.most_height / high)
        left = (width - wide * scale) / 2
        key = _Key(scale, wide * scale, type_)
        lettered = replace(
            self,
            zones=[(area, key.zone(area, label)) for area, label in self.zones],
            points=[(at_x, at_y, key.point(label)) for at_x, at_y, label in self.points],
            dims=[(area, key.distance(label)) for area, label in self.dims],
        )

        def draw(pen: Pen, x: float, y: float) -> None:
            _Sketch(pen, x + left, y + _FRAME / 2, scale).draw(lettered)

        sketch = Piece(high * scale + _FRAME + 0.6, draw)
        below = DefsBlock(key.said).measure(width, type_).pieces if key.said else []
        return Laid([sketch, *below])


@dataclass(slots=True)
class _Key:
    """Gives a letter to each label that has no room in a sketch, and keeps what it said."""

    scale: float
    width: float
    type: SheetType
    said: list[tuple[str, str]] = field(default_factory=list)

    def zone(self, area: Area, label: str) -> str:
        """A label that is to be no higher than its zone, or two lines."""
        setting = _set(self.type, label, area[2] * self.scale - 1.0)
        room = max(area[3] * self.scale, _ZONE_LINES * setting.line)
        return label if setting.height <= room else self._letter(label)

    def point(self, label: str) -> str:
        """A label under a point."""
        lines = _set(self.type, label, _POINT_WIDTH).count
        return label if lines <= _POINT_LINES else self._letter(label)

    def distance(self, label: str) -> str:
        """A label in the middle of an arrow."""
        wide = self.type.plain_width(label, "small", bold=True)
        return label if wide <= self.width / 2 else self._letter(label)

    def _letter(self, label: str) -> str:
        at = len(self.said)
        letter = _LETTERS[at] if at < len(_LETTERS) else str(at + 1)
        self.said.append((letter, label))
        return letter


def _set(type_: SheetType, label: str, room: float) -> Setting:
    return type_.set(bold(label), "small", max(room, _LEAST_WIDTH))


@dataclass(slots=True)
class _Sketch:
    """Draws in the table's units."""

    pen: Pen
    left: float
    top: float
    scale: float

    def draw(self, board: BoardBlock) -> None:
        """All of a table; words are drawn last, over everything else."""
        pen = self.pen
        for area, _ in board.zones:
            self._zone(area, board.size)
        for piece in board.terrain:
            grey = pen.inks.grey(_GREY)
            pen.rect(*self._place(piece), grey, pen.inks.spent, 0.2)
        width, height = board.size
        pen.rect(*self._place((0, 0, width, height)), "", pen.inks.ink, _FRAME)
        for at_x, at_y, _ in board.points:
            x, y = self._at(at_x, at_y)
            pen.circle(x, y, 1.9, WHITE, pen.inks.ink, 0.35)
            pen.circle(x, y, 0.35, pen.inks.ink)
        for area, label in board.dims:
            self._distance(area, label)
        for area, label in board.zones:
            x, y, wide, high = self._place(area)
            self._words(label, x + wide / 2, y + high / 2, wide - 1.0)
        for at_x, at_y, label in board.points:
            x, y = self._at(at_x, at_y)
            self._words(label, x, y + 3.4, _POINT_WIDTH)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.scale, self.top + y * self.scale

    def _place(self, area: Area) -> Area:
        x, y = self._at(area[0], area[1])
        return x, y, area[2] * self.scale, area[3] * self.scale

    def _zone(self, area: Area, size: tuple[float, float]) -> None:
        """A zone's ground, and a dashed line where it does not end at the table's edge."""
        x, y, wide, high = self._place(area)
        pen = self.pen
        pen.rect(x, y, wide, high, pen.inks.tint(0.2))
        colour, dash = pen.inks.strong, (1.0, 0.7)
        if area[1] > 0:
            pen.line(x, y, x + wide, y, colour, 0.25, dash)
        if area[1] + area[3] < size[1]:
            pen.line(x, y + high, x + wide, y + high, colour, 0.25, dash)
        if area[0] > 0:
            pen.line(x, y, x, y + high, colour, 0.25, dash)
        if area[0] + area[2] < size[0]:
            pen.line(x + wide, y, x + wide, y + high, colour, 0.25, dash)

    def _distance(self, area: Area, label: str) -> None:
        x1, y1 = self._at(area[0], area[1])
        x2, y2 = self._at(area[2], area[3])
        middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        for end in ((x1, y1), (x2, y2)):
            draw_route(self.pen, [middle, end], self.pen.inks.ink)
        type_ = self.pen.type
        wide = type_.plain_width(label, "small", bold=True) + 1.0
        high = type_.size("small") * 1.1
        self.pen.rect(middle[0] - wide / 2, middle[1] - high / 2, wide, high, WHITE)
        self._words(label, *middle, wide + 1)

    def _words(self, label: str, x: float, middle: float, room: float) -> None:
        if label:
            setting = _set(self.pen.type, label, room)
            top = middle - setting.height / 2
            self.pen.setting(setting, x - setting.width / 2, top, anchor="middle")
