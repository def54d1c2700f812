"""The scene: picture or emblem in the room that is left at the bottom of a card."""

from __future__ import annotations

from output.card.layout import Layout
from output.card.placed import Icon, Rule, SceneBox


def scene_at(y: float, height: float, emblem: str, picture: bool, layout: Layout) -> SceneBox:
    """A scene of a height from y on: the picture if there is one, else the emblem."""
    box = SceneBox(y, height, picture=picture)
    if picture or not emblem:
        return box
    measures = layout.scene
    side = min(measures.emblem * height, measures.most_emblem)
    middle = y + height / 2
    x = (layout.width_mm - side) / 2
    box.emblem = Icon(emblem, x, middle - side / 2, side)
    width = x - measures.line_clear - layout.margin_mm
    right = layout.width_mm - layout.margin_mm - width
    box.lines = [Rule(layout.margin_mm, middle, width), Rule(right, middle, width)]
    return box


def least_scene(layout: Layout, picture: bool, emblem: str) -> float | None:
    """The least height of a scene; None where there is nothing to show."""
    if picture:
        return layout.scene.picture_least
    return layout.scene.least if emblem else None
