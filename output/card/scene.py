"""The scene: picture or emblem in the room that is left at the bottom of a card."""

from __future__ import annotations

from output.card.icons import ink_of, inked_at
from output.card.layout import Layout
from output.card.placed import Rule, SceneBox
from output.card.theme import Theme

ENGRAVED_PITCH = 0.72
"""From one engraved line to the next, mm."""
_FRAME_OVER, _FRAME_UNDER = 1.2, 1.6
"""Between a frame and what is over it, and the footer, mm."""
_FRAMED = 0.84
"""Height of an emblem in a frame, as a share of the frame's."""
_LESS = 0.8
"""How much lower a framed scene may be than one without, mm."""


def scene_at(
    y: float, height: float, emblem: str, picture: bool, layout: Layout, theme: Theme
) -> SceneBox:
    """A scene of a height from y on: the picture if there is one, else the emblem."""
    box = SceneBox(y, height, picture=picture)
    if picture or not emblem:
        return box
    if theme.scene == "engraved":
        return _engraved(box, emblem, layout)
    measures = layout.scene
    _place_emblem(box, emblem, layout, y, height, measures.emblem)
    width = _left(box, emblem) - measures.line_clear - layout.margin_mm
    right = layout.width_mm - layout.margin_mm - width
    if theme.scene != "pale":
        middle = y + height / 2
        box.lines = [Rule(layout.margin_mm, middle, width), Rule(right, middle, width)]
    return box


def _engraved(box: SceneBox, emblem: str, layout: Layout) -> SceneBox:
    """Fine lines in a frame between the margins, and the emblem on them."""
    x, width = layout.margin_mm, layout.measure_mm
    top, height = box.y + _FRAME_OVER, box.height - _FRAME_OVER - _FRAME_UNDER
    box.frame = (x, top, width, height)
    count = int(height / ENGRAVED_PITCH)
    first = top + (height - (count - 1) * ENGRAVED_PITCH) / 2
    box.lines = [Rule(x, first + at * ENGRAVED_PITCH, width) for at in range(count)]
    _place_emblem(box, emblem, layout, top, height, _FRAMED)
    return box


def _place_emblem(
    box: SceneBox, emblem: str, layout: Layout, y: float, height: float, share: float
) -> None:
    """The emblem in the middle of a field, its ink as high as the share says, or as wide."""
    ink = ink_of(emblem)
    side = min(share * height / ink[3], layout.scene.emblem_wide * layout.width_mm / ink[2])
    x = (layout.width_mm - ink[2] * side) / 2
    box.emblem = inked_at(emblem, x, y + (height - ink[3] * side) / 2, side)


def _left(box: SceneBox, emblem: str) -> float:
    """The left end of the emblem's ink."""
    assert box.emblem is not None
    return box.emblem.x + ink_of(emblem)[0] * box.emblem.side


def least_scene(layout: Layout, theme: Theme, picture: bool, emblem: str) -> float | None:
    """The least height of a scene; None where there is nothing to show."""
    if picture:
        return layout.scene.picture_least
    if not emblem:
        return None
    return layout.scene.least - (_LESS if theme.scene == "engraved" else 0.0)
