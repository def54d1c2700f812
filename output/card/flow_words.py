"""Paragraphs on a card: parted between lines, with two of them at least on each side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from output.card.blocks import Paragraph as Said
from output.card.blocks import Words
from output.card.flow import Flow, Piece, Report, Step
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Ground, Text
from output.card.typeset import TypeSet, place
from output.text import Paragraph
from output.text.folded import lost_marks

_CHIP_PAD = 0.22
"""Round the letters of a chip, in sizes."""
MIN_LINES = 2
"""A paragraph that goes on elsewhere has at least so many lines on each side."""


class WordsFlow(Flow):
    """Rules, notes and lists."""

    title = "Rules"

    def __init__(self, words: Words, type_: TypeSet) -> None:
        super().__init__()
        self.said = words.paragraphs
        self.type = type_
        self.head = type_.layout.words.before
        self.tail = type_.layout.words.after
        self.skip = 0
        """How many paragraphs stand elsewhere, beside a plan."""
        self.paragraphs = [typeset(said, type_) for said in self.said]
        self.size = 0.0
        self.lines: list[tuple[Paragraph, int]] = []
        """Of which paragraph each line is, and which of it: lines are made when they are placed."""

    def measure(self, step: Step) -> None:
        role = self.type
        self.size = max(role.asked("rules") * step.rules, role.smallest("rules"))
        self.pieces, self.lines = self.laid(role.layout.measure_mm)

    def laid(self, width: float) -> tuple[list[Piece], list[tuple[Paragraph, int]]]:
        """Lines of a width: the piece that each is, and of which paragraph it is which line."""
        role = self.type
        pieces, lines = [], []
        for paragraph in self.paragraphs[self.skip :]:
            pitch = role.pitch(paragraph, "rules", self.size)
            count = paragraph.line_count(width, self.size)
            between = role.layout.words.gap
            gap = (pitch[0] * between, pitch[1] * between)
            for at in range(count):
                over = gap if at == 0 else (0.0, 0.0)
                pieces.append(Piece(*pitch, over, may_part(at, count)))
                lines.append((paragraph, at))
        return pieces, lines

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box, layout = Box(), self.type.layout
        y += self.head[0] + self.head[1] * k
        pieces, lines = self.pieces[first:last], self.lines[first:last]
        self.place_lines(box, pieces, lines, layout.margin_mm, layout.measure_mm, y, k)
        return box

    def place_lines(
        self,
        box: Box,
        pieces: Sequence[Piece],
        lines: Sequence[tuple[Paragraph, int]],
        x: float,
        width: float,
        y: float,
        k: float,
    ) -> None:
        """Puts lines below each other from y on into a box."""
        for at, (piece, (paragraph, number)) in enumerate(zip(pieces, lines, strict=True)):
            line = self.type.lines(paragraph, width, self.size)[number]
            if at > 0:
                y += piece.gap[0] + piece.gap[1] * k
            pitch = piece.fixed + piece.elastic * k
            texts, icons = place(line, x, baseline(y, pitch, self.size), self.size)
            box.texts += texts
            box.icons += icons
            box.grounds += chips(texts, self.type)
            y += pitch

    def reports(self) -> list[Report]:
        if not self.lines:
            return []
        step = "asked" if self.size >= self.type.asked("rules") else "size"
        height = self.type.small("rules") * self.size
        lost = lost_in(self.said[self.skip :])
        return [Report("rules", self.size / MM_PER_PT, height, step, lost)]


def lost_in(said: Iterable[Said]) -> int:
    """How many marks of some paragraphs are not drawn."""
    return sum(lost_marks(one.lead, one.text, one.chip) for one in said)


def chips(texts: Iterable[Text], type_: TypeSet) -> list[Ground]:
    """The grounds of those texts that are chips."""
    found = []
    for text in texts:
        if text.tone == "chip":
            pad, cap = _CHIP_PAD * text.size, text.font.cap_height * text.size
            width = type_.text_width(text) + 2 * pad
            found.append(Ground(text.x - pad, text.y - cap - pad, width, cap + 2 * pad, "chip"))
    return found


def typeset(said: Said, type_: TypeSet) -> Paragraph:
    """A paragraph ready to be wrapped."""
    return type_.said_as(said)


def may_part(at: int, lines: int) -> bool:
    """Whether a face may begin with a line of a paragraph of so many lines."""
    return at == 0 or MIN_LINES <= at <= lines - MIN_LINES


def baseline(y: float, pitch: float, size: float) -> float:
    """Where letters stand in a line that begins at y: with equal room over and under them."""
    return y + pitch / 2 + 0.26 * size
