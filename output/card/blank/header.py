"""The header of a blank card: an empty disc, and boxes for name, role and cost."""

from __future__ import annotations

from output.card.blank.view import BlankView
from output.card.placed import HeaderBox, WriteIn
from output.card.typeset import TypeSet

_PAD = 2.0
"""Over and under the boxes, mm."""
_INSIDE = 1.0
"""Between the edge of a box and its label, mm."""
_COST = 0.17
"""Width of the cost's box, as a share of the measure."""
_NAME = 0.58
"""Height of the name's box, as a share of the room."""
_GAP = 0.8
_MOST_LABEL = 0.3
"""A label that takes more of its box than this stands in none."""


def blank_header(view: BlankView, type_: TypeSet) -> tuple[HeaderBox, list[WriteIn]]:
    """The header with its boxes."""
    layout = type_.layout
    measures = layout.header
    radius = measures.disc / 2
    box = HeaderBox(measures.height, layout.margin_mm + radius, measures.height / 2, radius)
    left = layout.margin_mm + measures.disc + measures.gap
    right = layout.width_mm - layout.margin_mm
    found = []
    if view.cost:
        cost = _cost(box, view, right, type_)
        found.append(cost)
        right = cost.x - measures.gap
    found += _names(view, left, right, measures.height, type_)
    return box, found


def _cost(box: HeaderBox, view: BlankView, right: float, type_: TypeSet) -> WriteIn:
    """The box of the cost with its unit under it."""
    small = type_.asked("label")
    width = max(type_.layout.measure_mm * _COST, 8.0)
    unit = type_.said("label", view.cost)
    if type_.width("label", unit, small) > width:
        unit = type_.said("label", view.cost_short)
    low = type_.cap("label", small) + _GAP
    height = box.height - 2 * _PAD - low
    y = _PAD + height + low
    x = right - width
    box.texts.append(type_.text("label", unit, x + width / 2, y, small, "unit", middle=True))
    return WriteIn(x, _PAD, width, height)


def _names(
    view: BlankView, left: float, right: float, height: float, type_: TypeSet
) -> list[WriteIn]:
    """The name's box, and under it that of role and keywords where a card has them."""
    room = height - 2 * _PAD
    high = (room - _GAP) * _NAME if view.role else room
    boxes = [_labelled("Name", left, _PAD, right - left, high, type_)]
    if view.role:
        low = room - _GAP - high
        boxes.append(_labelled("Role", left, _PAD + high + _GAP, right - left, low, type_))
    return boxes


def _labelled(
    label: str, x: float, y: float, width: float, height: float, type_: TypeSet
) -> WriteIn:
    size = type_.asked("label")
    said = type_.said("label", label)
    if type_.width("label", said, size) + _INSIDE > width * _MOST_LABEL:
        return WriteIn(x, y, width, height)
    base = y + (height + type_.cap("label", size)) / 2
    text = type_.text("label", said, x + _INSIDE, base, size, "ink_2")
    return WriteIn(x, y, width, height, text)
