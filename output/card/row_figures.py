"""The figures of a row: plain, with a second one in a box, or as range bands on grounds."""

from __future__ import annotations

from output.card.blocks import Figure
from output.card.figures import DASH, pointed
from output.card.placed import Box, Ground, Tone
from output.card.table_head import BOX_GAP, BOX_PAD, boxed_width
from output.card.typeset import TONES, TypeSet

_BAND_SIZE = 0.8
"""Of the figure in a range band, as a share of the others."""
_BAND_HEIGHT = 1.05
"""Of a range band, in sizes of the others."""
_BAND_GAP = 0.3
_BOX_OVER = 0.14
"""Over and under a figure in a box, in sizes."""


def place_figure(
    box: Box, figure: Figure, middle: float, y: float, size: float, type_: TypeSet
) -> None:
    """A figure about `middle`, with its pointer and what stands in a box beside it."""
    text = pointed(figure) or DASH
    tone: Tone = TONES.get(figure.change, "ink") if figure.text else "ink_2"
    boxed = boxed_width(figure, size, type_)
    width = type_.width("cell", text, size)
    x = middle - (width + boxed) / 2
    box.texts.append(type_.text("cell", text, x, y, size, tone))
    if not boxed:
        return
    left = x + width + BOX_GAP * size
    cap, over = type_.cap("cell", size), _BOX_OVER * size
    ground_width = boxed - BOX_GAP * size
    box.grounds.append(Ground(left, y - cap - over, ground_width, cap + 2 * over, "boxed"))
    x = left + BOX_PAD * size
    box.texts.append(type_.text("cell", figure.boxed, x, y, size, "alert"))


def place_band(
    box: Box, figure: Figure, x: float, width: float, middle: float, type_: TypeSet
) -> None:
    """What is needed in a range band, on its ground; a dot where the weapon does not reach."""
    centre = x + width / 2
    if figure.shade in ("none", ""):
        box.dots.append((centre, middle))
        return
    size = max(type_.asked("cell") * _BAND_SIZE, type_.smallest("cell"))
    height = type_.asked("cell") * _BAND_HEIGHT
    box.grounds.append(
        Ground(x + _BAND_GAP / 2, middle - height / 2, width - _BAND_GAP, height, figure.shade)
    )
    y = middle + type_.cap("cell", size) / 2
    tone: Tone = "solid" if figure.shade == "better" else "ink"
    box.texts.append(type_.text("cell", figure.text, centre, y, size, tone, middle=True))
