"""The emblem at the right of a header: whole, or cropped by a third, clear of the words."""

from __future__ import annotations

from output.card.icons import ink_of, inked_at
from output.card.layout import Layout
from output.card.placed import Icon

_SHOWN = 2 / 3
"""How much of a cropped emblem shows: less would look cropped by accident."""
_EDGE = 1.4
"""Between the ink of an emblem and an edge that does not crop it, mm."""


def emblem_in_header(
    name: str, words_end: float, height: float, has_cost: bool, layout: Layout
) -> Icon | None:
    """The emblem at the right of a header of a height, in mm; None where too little would show.

    Head and foot are cropped where there is room for all its width. Else it is smaller and whole;
    else its right side is cropped, if no cost stands before what is left of it.
    """
    room = layout.width_mm - words_end - layout.header.emblem_clear
    _, _, wide, high = ink_of(name)
    large, small = height / _SHOWN, height - 2 * _EDGE
    choices = ((large, 1.0), (small, 1.0), (small, _SHOWN))
    for tall, shown in choices[:2] if has_cost else choices:
        edge = _EDGE if shown == 1.0 else 0.0
        width = tall * wide / high * shown
        if layout.header.emblem_least <= width <= room - edge:
            left = layout.width_mm - edge - width
            return inked_at(name, left, (height - tall) / 2, tall / high)
    return None
