"""Range bands of weapons, and sizes of blasts: lengths to a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.sheet.laid import Draw, Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

_MOST_NAME, _NAME_GAP = 0.36, 1.2
_BAR_PAD = 0.45


@dataclass(frozen=True, slots=True)
class WeaponBands:
    """A weapon: its attacks, and from where to where which modifier holds; or words instead."""

    name: str
    attacks: str
    bands: Sequence[tuple[float, float, str]]
    text: str = ""


@dataclass(frozen=True, slots=True)
class BandsBlock:
    """A bar for each weapon: filled where it helps, grey where nothing changes, dashed where it
    harms."""

    edges: Sequence[float]
    rows: Sequence[WeaponBands]
    unit: str = '"'

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The edges are marked over the bars, again in each column."""
        names = [_name(row) for row in self.rows]
        natural = [type_.set(name, "table", 1000).natural for name in names]
        left = min(max(natural, default=0.0) + _NAME_GAP, width * _MOST_NAME)
        reach = max([*self.edges, *(end for row in self.rows for _, end, _ in row.bands)])
        scale = (width - left - 2.0) / reach
        high = type_.size("table") * 1.3
        pieces: list[Piece] = []
        for row, name in zip(self.rows, names, strict=True):
            label = type_.set(name, "table", left - _NAME_GAP)
            words = type_.set(row.text, "small", width - left)
            height = max(label.height, high, words.height) + 2 * _BAR_PAD
            pieces.append(Piece(height, _bars(row, label, words, left, scale, high, height)))
        return Laid(pieces, self._axis(left, scale, type_))

    def _axis(self, left: float, scale: float, type_: SheetType) -> Piece:
        size = type_.size("small")

        def draw(pen: Pen, x: float, y: float) -> None:
            taken = -100.0
            for edge in sorted(self.edges):
                at = x + left + edge * scale
                label = f"{edge:g}{self.unit}"
                half = type_.plain_width(label, "small") / 2
                if at - half > taken + 0.5:
                    pen.word(label, at, y + size, "small", anchor="middle")
                    taken = at + half
                pen.line(at, y + size * 1.2, at, y + size * 1.5, pen.inks.strong, 0.2)

        return Piece(size * 1.5, draw)


def _name(row: WeaponBands) -> str:
    return f"**{row.name}** {row.attacks}".strip()


def _bars(
    row: WeaponBands,
    label: Setting,
    words: Setting,
    left: float,
    scale: float,
    high: float,
    height: float,
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        inks, middle = pen.inks, y + height / 2
        pen.setting(label, x, middle - label.height / 2)
        if row.text:
            pen.setting(words, x + left, middle - words.height / 2)
        for start, end, modifier in row.bands:
            at, wide = x + left + start * scale, (end - start) * scale
            helps, harms = modifier.startswith("+"), modifier.startswith("−")
            fill = inks.helps if helps and inks.filled else "" if harms else inks.grey(0.14)
            colour = inks.helps if helps else inks.harms if harms else inks.spent
            dash = (0.8, 0.6) if harms else ()
            line = 0.5 if helps and not inks.filled else 0.25
            top = middle - high / 2
            pen.rect(at + 0.15, top, wide - 0.3, high, fill, colour, line, 0.4, dash)
            ink = "#FFFFFF" if helps and inks.filled else inks.ink
            base = middle + pen.type.size("table") * 0.35
            pen.word(modifier, at + wide / 2, base, "table", ink, bold=True, anchor="middle")

    return draw


@dataclass(frozen=True, slots=True)
class DiscsBlock:
    """Circles to a common scale, their size in them and whose they are under them."""

    discs: Sequence[tuple[float, str]]
    unit: str = '"'
    diameters: bool = False
    """Whether the sizes are diameters; else radii."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Side by side from the smallest; the largest is no wider than its share of the width."""
        each = width / len(self.discs)
        largest = max(radius for radius, _ in self.discs)
        scale = min((each - 1.0) / 2, 10.5) / largest
        labels = [type_.set(label, "small", each - 0.6) for _, label in self.discs]
        tall = 2 * largest * scale
        ends = [tall / 2 + radius * scale for radius, _ in self.discs]
        height = max(end + label.height for end, label in zip(ends, labels, strict=True)) + 0.8

        def draw(pen: Pen, x: float, y: float) -> None:
            for (radius, _), label, end in zip(self.discs, labels, ends, strict=True):
                r, cx, cy = radius * scale, x + each / 2, y + tall / 2
                pen.circle(cx, cy, r, pen.inks.tint(0.13), pen.inks.strong, 0.35)
                pen.line(cx - r if self.diameters else cx, cy, cx + r, cy, pen.inks.strong, 0.3)
                pen.circle(cx, cy, 0.45, pen.inks.strong)
                words = f"{radius:g}{self.unit}"
                pen.word(words, cx, cy - 0.7, "small", bold=True, anchor="middle")
                pen.setting(label, x + 0.3, y + end + 0.5, anchor="middle")
                x += each

        return whole(height + 0.3, draw)
