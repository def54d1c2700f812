"""Where the letters of a drawing are, in mm: measured from its glyphs, not from the layout."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from output.card import CardFace
from output.display import Drawing, Group, Item, Text
from output.text import default_fonts
from output.typeset import shaped


@dataclass(frozen=True)
class Inked:
    """A text and the box of its ink."""

    text: Text
    left: float
    top: float
    right: float
    bottom: float

    @property
    def x_height(self) -> float:
        font = default_fonts().font(self.text.family, self.text.weight, self.text.italic)
        return font.x_height * self.text.size_mm


def texts_of(drawing: Drawing) -> list[Text]:
    """All texts in the order in which they are drawn."""
    return list(_texts(drawing.items))


def _texts(items: list[Item]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Group):
            yield from _texts(item.items)


def inked(drawing: Drawing) -> list[Inked]:
    """The texts of a drawing with the boxes of their ink."""
    return [box for text in texts_of(drawing) if (box := _box(text)) is not None]


def _box(text: Text) -> Inked | None:
    x = text.x
    edges: list[tuple[float, float, float, float]] = []
    for run in shaped(text, default_fonts()).runs:
        em = run.scale / run.font.units_per_em
        for glyph, advance, dx, dy, _, _ in run.glyphs:
            found = run.font.hb_font.get_glyph_extents(glyph)
            if found is not None and found.width:
                left = x + (found.x_bearing * em + dx) * text.size_mm
                top = text.y - (found.y_bearing * em + dy) * text.size_mm
                right = left + found.width * em * text.size_mm
                edges.append((left, top, right, top - found.height * em * text.size_mm))
            x += advance * text.size_mm
    if not edges:
        return None
    lefts, tops, rights, bottoms = zip(*edges, strict=True)
    return Inked(text, min(lefts), min(tops), max(rights), max(bottoms))


def overlapping(boxes: list[Inked], clear: float = 0.02) -> list[tuple[str, str]]:
    """Pairs of texts whose ink shares a place. Parts of one line may kern into each other."""
    found = []
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            wide = min(one.right, other.right) - max(one.left, other.left)
            high = min(one.bottom, other.bottom) - max(one.top, other.top)
            same_line = abs(one.text.y - other.text.y) < 0.01
            if wide > (0.3 if same_line else clear) and high > clear:
                found.append((one.text.string, other.text.string))
    return found


def said(faces: list[CardFace]) -> str:
    """All that stands on some faces, in small letters and without spaces."""
    strings = [text.string for face in faces for text in texts_of(face.drawing)]
    return squeezed("".join(strings))


def squeezed(text: str) -> str:
    """Small letters without spaces, since a line may end inside a word."""
    return "".join(text.upper().split()).casefold()
