"""How far a card is painted, and what is painted on it."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi

from tests.proof.paper import MM, Side
from tests.proof.pips import RADIUS_MM, Colour, ground
from tests.proof.seen import Point, Seen

_ALONG = (0.2, 0.5, 0.8)
"""Where along an edge it is measured."""
_INSIDE_MM, _BEYOND_MM = 1.0, 12.0
"""Where measuring begins and ends, from an edge."""
_ALIKE = 4
_DARK = 128


def painted_over(side: Side, card: Seen, seen: list[Seen], bleed: float) -> Iterator[float]:
    """How far the ground is painted over each edge, in mm; not where a copy of the card is next."""
    left, top, right, bottom = card.box
    copies = [other for other in seen if other.number == card.number and other is not card]
    for share in _ALONG:
        x, y = left + share * (right - left), top + share * (bottom - top)
        level = (((left, y), (-1, 0)), ((right, y), (1, 0)))
        upright = (((x, top), (0, -1)), ((x, bottom), (0, 1)))
        for at, step in level + upright:
            far = 2 * bleed + 1
            beside = at[0] + step[0] * far, at[1] + step[1] * far
            if not any(_holds(copy, beside, bleed) for copy in copies):
                yield _over(side, ground(card.number, card.side), at, step)


def _over(side: Side, colour: Colour, at: Point, step: tuple[int, int]) -> float:
    """From a point on an edge outwards, how far there is a colour; in mm, to a part of a pixel."""
    inside = round(_INSIDE_MM * MM)
    pixels = [
        (int(x), int(y))
        for x, y in (
            (side.pixel(*at)[0] + away * step[0], side.pixel(*at)[1] + away * step[1])
            for away in range(-inside, round(_BEYOND_MM * MM))
        )
        if 0 <= int(x) < side.image.width and 0 <= int(y) < side.image.height
    ]
    differences = [_difference(side.image.getpixel(pixel), colour) for pixel in pixels]
    end = next(at for at, found in enumerate([*differences, 255]) if found >= _ALIKE)
    if end + 1 >= len(pixels):
        return _BEYOND_MM
    # The pixel that the edge goes through is covered in part.
    share = 1 - min(differences[end] / max(differences[end + 1], 1), 1.0)
    way = 0 if step[0] else 1
    begins = pixels[end][way] + (step[way] < 0)
    return ((begins - side.pixel(*at)[way]) * step[way] + share) / MM


def foreign_ink(side: Side, card: Seen) -> float:
    """How much of a card is neither its ground nor its pips, in mm²."""
    left, top, right, bottom = card.box
    (x1, y1), (x2, y2) = side.pixel(left, top), side.pixel(right, bottom)
    crop = side.image.crop((round(x1) + 1, round(y1) + 1, round(x2) - 1, round(y2) - 1))
    area = crop.width * crop.height
    colour = ground(card.number, card.side)
    counts = crop.getcolors(area) or []
    own = sum(count for count, found in counts if _difference(found, colour) < _ALIKE)
    of_pips = 4 * pi * (RADIUS_MM + 0.5 / MM) ** 2
    return (area - own) / MM**2 - of_pips


def length_of_line(side: Side, upright: bool) -> float:
    """How much of the middle line of the paper, from edge to edge, is drawn in dark; in mm."""
    x, y = side.pixel(side.width_mm / 2, side.height_mm / 2)
    pixels = (
        [(round(x) - 1, at) for at in range(side.image.height)]
        if upright
        else [(at, round(y) - 1) for at in range(side.image.width)]
    )
    return sum(max(_colour(side, pixel)) < _DARK for pixel in pixels) / MM


def _colour(side: Side, pixel: tuple[int, int]) -> tuple[int, ...]:
    found = side.image.getpixel(pixel)
    assert isinstance(found, tuple)
    return found


def _difference(found: object, colour: Colour) -> int:
    assert isinstance(found, tuple)
    return max(abs(int(a) - b) for a, b in zip(found, colour, strict=True))


def _holds(card: Seen, at: Point, bleed: float) -> bool:
    left, top, right, bottom = card.box
    return left - bleed <= at[0] <= right + bleed and top - bleed <= at[1] <= bottom + bleed
