"""The losses of each squad to cross off; those from which morale is tested are framed."""

from __future__ import annotations

from output.roster.boxes import MOST_BOXES
from output.roster.texts import told
from output.roster.tracks import Track
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_SIDE, _GAP, _ROW_GAP = 5.0, 0.55, 1.0
_AFTER_NAME, _MOST_NAME = 1.5, 0.4
_THICK, _THIN = 0.6, 0.25


@record
class Losses:
    """Tracks one below the other."""

    tracks: tuple[Track, ...]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A piece for each track; the boxes of all begin at one place."""
        names = [type_.set(told("", track.name), "table", width) for track in self.tracks]
        widest = max((name.natural for name in names), default=0.0) + _AFTER_NAME
        left = min(widest, width * _MOST_NAME)
        return Laid([_piece(track, left, width, type_) for track in self.tracks])


def _piece(track: Track, left: float, width: float, type_: SheetType) -> Piece:
    name = type_.set(told("", track.name), "table", left - _AFTER_NAME + 0.01)
    if track.models > MOST_BOXES:
        return _written(track, name, left, width)
    a_line = max(int((width - left + _GAP) / (_SIDE + _GAP)), 1)
    lines = -(-track.models // a_line)
    tall = max(name.height, lines * (_SIDE + _GAP)) + _ROW_GAP

    def draw(pen: Pen, x: float, y: float) -> None:
        _name(pen, name, x, y)
        for at in range(track.models):
            row, column = divmod(at, a_line)
            _box(pen, track, at + 1, x + left + column * (_SIDE + _GAP), y + row * (_SIDE + _GAP))

    return Piece(tall, draw)


def _written(track: Track, name: Setting, left: float, width: float) -> Piece:
    """A line to write the losses on, where there are too many boxes to draw."""
    tests = f", from {track.first} on" if track.first <= track.models else ""
    words = f"of {track.models}{tests}"
    tall = max(name.height, _SIDE) + _ROW_GAP

    def draw(pen: Pen, x: float, y: float) -> None:
        _name(pen, name, x, y)
        baseline = y + max((_SIDE - name.line) / 2, 0.0) + name.baseline
        start = x + width - pen.type.plain_width(words, "table")
        pen.word(words, start, baseline, "table")
        if start - 1.2 > x + left:
            pen.line(x + left, baseline, start - 1.2, baseline, pen.inks.ink, 0.2)

    return Piece(tall, draw)


def _name(pen: Pen, name: Setting, x: float, y: float) -> None:
    pen.setting(name, x, y + max((_SIDE - name.line) / 2, 0.0))


def _box(pen: Pen, track: Track, number: int, x: float, y: float) -> None:
    inks = pen.inks
    tests = number >= track.first
    if tests:
        pen.rect(x, y, _SIDE, _SIDE, inks.tint(0.2), inks.strong, _THICK, 0.8)
    else:
        pen.rect(x, y, _SIDE, _SIDE, "", inks.ink, _THIN, 0.8)
    size = pen.type.size("table")
    pen.word(
        str(number),
        x + _SIDE / 2,
        y + _SIDE / 2 + size * 0.35,
        "table",
        inks.strong if tests else inks.ink,
        bold=tests,
        anchor="middle",
    )
