"""Cards that tell on paper who they are: a ground of the card's own colour, a pip in each corner.

The colour of the ground says which card and which side it is, the colours of the pips how it is
turned. They are drawn with items of the display list, so that nothing but printing is at work.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from output.display import Drawing, Ellipse, Item, Rect, Style

RADIUS_MM = 2.0
INSET_MM = 3.5
"""From the edges of the card to the middle of a pip."""
GROUND_OVER_MM = 6.0
"""How far the ground is painted over the edges; whoever prints it cuts it."""

RED, GREEN, BLUE, PURPLE = (215, 0, 0), (0, 140, 0), (0, 0, 215), (140, 0, 140)
CORNERS = {"top left": RED, "top right": GREEN, "bottom right": BLUE, "bottom left": PURPLE}
_STEP, _PALEST, _LEVELS = 8, 132, 15
_SIDES = {"front": 240, "back": 180}
MOST_CARDS = _LEVELS**2

Colour = tuple[int, int, int]


@dataclass(frozen=True)
class Card:
    """A piece of cardboard that is asked for, upright or lying; lengths in mm."""

    number: int
    width: float
    height: float
    copies: int = 1
    two_sided: bool = False


@dataclass
class Face:
    """A side of a card, as `impose` takes it."""

    drawing: Drawing
    card: int
    copies: int = 1
    label: str = "a card of the proof"
    clear_mm: float = 0.0
    bookmark: str = ""


def ground(number: int, side: str) -> Colour:
    """The colour that says which card, and which side of it."""
    across, down = number % _LEVELS, number // _LEVELS
    return _PALEST + _STEP * across, _PALEST + _STEP * down, _SIDES[side]


def read_ground(colour: Colour) -> tuple[int, str] | None:
    """Which card and side a colour says; None where it is no ground."""
    levels = [(value - _PALEST) / _STEP for value in colour[:2]]
    near = [round(level) for level in levels]
    if any(abs(a - b) > 0.3 or not 0 <= b < _LEVELS for a, b in zip(levels, near, strict=True)):
        return None
    side = min(_SIDES, key=lambda one: abs(_SIDES[one] - colour[2]))
    if abs(_SIDES[side] - colour[2]) > 3:
        return None
    return near[0] + _LEVELS * near[1], side


def drawn(number: int, width: float, height: float, side: str) -> Drawing:
    """A side of a card."""
    far_x, far_y = width - INSET_MM, height - INSET_MM
    places = ((INSET_MM, INSET_MM), (far_x, INSET_MM), (far_x, far_y), (INSET_MM, far_y))
    over = GROUND_OVER_MM
    items: list[Item] = [
        Rect(-over, -over, width + 2 * over, height + 2 * over, Style(_hex(ground(number, side))))
    ]
    items += [
        Ellipse(x, y, RADIUS_MM, RADIUS_MM, Style(_hex(colour)))
        for (x, y), colour in zip(places, CORNERS.values(), strict=True)
    ]
    return Drawing(width, height, items)


def faces(cards: Iterable[Card]) -> Iterator[Face]:
    """The sides of cards in order."""
    for card in cards:
        for side in ("front", "back")[: 1 + card.two_sided]:
            drawing = drawn(card.number, card.width, card.height, side)
            yield Face(drawing, card.number, card.copies)


def _hex(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)
