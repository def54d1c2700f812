"""The floor *layout*: the same placed faces drawn by Python straight to the display list.

No template and no XML; the same primitives in the same places.
"""

from __future__ import annotations

from functools import cache

from output.card.icons import UNITS, icon_path
from output.card.palette import Palette
from output.card.placed import Box, Face, Icon, Rule, Text
from output.card.theme import Theme
from output.display import Drawing, Ellipse, Group, Item, Line, Outline, Path, Rect, Style
from output.display import Text as Line_
from output.svg.paths import outline


def direct_drawing(face: Face, theme: Theme, ink: Palette) -> Drawing:
    """A face as a drawing, without picture or portrait."""
    items: list[Item] = []
    left, wide = -face.bleed, face.width + 2 * face.bleed

    def fill(x: float, y: float, w: float, h: float, colour: str) -> None:
        if colour:
            items.append(Rect(x, y, w, h, _fill(colour)))

    def texts(several: list[Text]) -> None:
        items.extend(_text(text, ink) for text in several)

    def rules(several: list[Rule], strong: tuple[str, float], weak: tuple[str, float]) -> None:
        for rule in several:
            style = _stroke(*(strong if rule.strong else weak))
            items.append(Line(rule.x, rule.y, rule.x + rule.width, rule.y, style))

    def icon(one: Icon, colour: str) -> None:
        outline = _outline(one.name)
        if outline is not None and colour:
            scale = one.side / UNITS
            shape = Path(outline, _fill(colour))
            items.append(Group([shape], (scale, 0.0, 0.0, scale, one.x, one.y)))

    fill(left, left, wide, face.height + 2 * face.bleed, ink.paper)
    head = face.header
    fill(left, left, wide, head.height - left, ink.band)
    if head.emblem and ink.emblem_band:
        icon(head.emblem, ink.emblem_band)
    style = Style(fill=ink.paper, stroke=ink.ring, stroke_width_mm=0.45)
    items.append(Ellipse(head.disc_x, head.disc_y, head.disc_r, head.disc_r, style))
    texts(head.texts)
    if head.pill is not None and head.pill_text is not None:
        fill(*head.pill, ink.pill_ground)
        texts([head.pill_text])
    for strip in face.strips:
        fill(left, strip.y, wide, strip.height, ink.tint)
        top, foot = strip.y + strip.inset, strip.y + strip.height - strip.inset
        for x in strip.lines:
            items.append(Line(x, top, x, foot, _stroke(ink.cell_line, 0.2)))
        texts(strip.texts)
    if face.scene is not None and face.scene.emblem is not None:
        fill(left, face.scene.y, wide, face.scene.height, ink.scene)
        icon(face.scene.emblem, ink.emblem)
        rules(face.scene.lines, (ink.scene_line, 0.25), (ink.scene_line, 0.25))
    for box in face.blocks:
        _block(box, theme, ink, items)
        rules(box.rules, (ink.ink, 0.25), (ink.hair, 0.18))
        for one in box.icons:
            icon(one, ink.icon)
        texts(box.texts)
    if face.more is not None:
        texts(face.more.texts)
    foot_box = face.footer
    fill(left, foot_box.y, wide, foot_box.height + face.bleed, ink.band)
    if foot_box.chip is not None:
        fill(*foot_box.chip, ink.paper)
    texts(foot_box.texts)
    return Drawing(face.width, face.height, items)


def _block(box: Box, theme: Theme, ink: Palette, items: list[Item]) -> None:
    if box.hull is not None:
        x, y, w, h = box.hull
        items.append(Rect(x, y, w, h, Style(fill=ink.weak, stroke=ink.ink, stroke_width_mm=0.25)))
        for x1, y1, x2, y2, thick in box.bars:
            items.append(Line(x1, y1, x2, y2, _stroke(ink.team, thick)))
    radius = theme.box_radius_mm
    for tick in box.ticks:
        style = Style(fill=ink.paper, stroke=ink.ink, stroke_width_mm=0.3)
        items.append(Rect(tick.x, tick.y, tick.side, tick.side, style, radius, radius))


def _text(text: Text, ink: Palette) -> Line_:
    return Line_(
        text.x,
        text.y,
        text.string,
        text.font.family,
        text.size,
        getattr(ink, text.tone),
        text.font.weight,
        text.font.italic,
        letter_spacing_mm=text.tracking,
        rtl=text.rtl,
    )


@cache
def _fill(colour: str) -> Style:
    return Style(fill=colour)


@cache
def _stroke(colour: str, width: float) -> Style:
    return Style(stroke=colour, stroke_width_mm=width)


@cache
def _outline(name: str) -> Outline | None:
    path = icon_path(name)
    return outline(path) if path else None
