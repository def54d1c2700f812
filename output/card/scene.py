"""The scene: picture or emblem in the room that is left at the bottom of a card."""

from __future__ import annotations

from output.card.icons import ink_of, inked_at
from output.card.layout import Layout
from output.card.placed import Rule, SceneBox


def scene_at(y: float, height: float, emblem: str, picture: bool, layout: Layout) -> SceneBox:
    """A scene of a height from y on: the picture if there is one, else the emblem."""
    box = SceneBox(y, height, picture=picture)
    if picture or not emblem:
        return box
    measures = layout.scene
    ink = ink_of(emblem)
    side = min(measures.emblem * height / ink[3], measures.emblem_wide * layout.width_mm / ink[2])
    wide, high = ink[2] * side, ink[3] * side
    middle = y + height / 2
    x = (layout.width_mm - wide) / 2
    box.emblem = inked_at(emblem, x, middle - high / 2, side)
    width = x - measures.line_clear - layout.margin_mm
    right = layout.width_mm - layout.margin_mm - width
    box.lines = [Rule(layout.margin_mm, middle, width), Rule(right, middle, width)]
    return box


def least_scene(layout: Layout, picture: bool, emblem: str) -> float | None:
    """The least height of a scene; None where there is nothing to show."""
    if picture:
        return layout.scene.picture_least
    return layout.scene.least if emblem else None
