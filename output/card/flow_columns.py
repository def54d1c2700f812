"""Paragraphs in two columns, for wide cards on which all of them have room on one face."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.flow import Flow, Piece, Step
from output.card.flow_words import WordsFlow
from output.card.layout import Elastic
from output.card.placed import Box
from output.text import Paragraph

_APART = 6.0
"""Between the columns, mm."""


class ColumnsFlow(WordsFlow):
    """Paragraphs that stand in two columns where that is lower: first the left one is read.

    No paragraph is parted. In columns they are one piece, which goes on no further face.
    """

    second: int = 0
    """With which line the second column begins; 0: there is one column."""
    parts: Sequence[Piece] = ()
    """The lines of both columns."""

    def measure(self, step: Step) -> None:
        super().measure(step)
        self.second = 0
        pieces, lines = self.laid(self._width)
        best = min(self._folds(pieces, lines), default=None)
        if best is None or best[0] >= _at_one(self.height(0, len(self.pieces))):
            return
        self.second = best[1]
        self.parts = pieces
        self.lines = lines
        left, right = _stack(pieces[: self.second]), _stack(pieces[self.second :])
        self.pieces = [Piece(max(left[0], right[0]), max(left[1], right[1]))]

    def _folds(
        self, pieces: Sequence[Piece], lines: Sequence[tuple[Paragraph, int]]
    ) -> list[tuple[float, int]]:
        """For each line with which a second column may begin, the height of both, and the line."""
        edge = _at_one(self.head) + _at_one(self.tail)
        return [
            (edge + max(_at_one(_stack(pieces[:at])), _at_one(_stack(pieces[at:]))), at)
            for at, (_, number) in enumerate(lines)
            if number == 0 and at > 0
        ]

    @property
    def _width(self) -> float:
        return (self.type.layout.measure_mm - _APART) / 2

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        if not self.second:
            return super().place(first, last, y, k, above)
        box, x = Box(), self.type.layout.margin_mm
        y += self.head[0] + self.head[1] * k
        for part in (slice(0, self.second), slice(self.second, None)):
            self.place_lines(box, self.parts[part], self.lines[part], x, self._width, y, k)
            x += self._width + _APART
        return box


def _stack(pieces: Sequence[Piece]) -> Elastic:
    """Height of pieces below each other."""
    gaps = [piece.gap for piece in pieces[1:]]
    fixed = sum(piece.fixed for piece in pieces) + sum(gap[0] for gap in gaps)
    return fixed, sum(piece.elastic for piece in pieces) + sum(gap[1] for gap in gaps)


def _at_one(height: Elastic) -> float:
    return height[0] + height[1]
