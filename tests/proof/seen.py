"""What is seen on a side of paper: pips, and the cards that they are the corners of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist, hypot, pi

from PIL import Image, ImageChops

from tests.proof.paper import MM, Side
from tests.proof.pips import CORNERS, INSET_MM, RADIUS_MM, Colour, read_ground

Point = tuple[float, float]

_STRIDE = 8
"""Pips are looked for at each so manieth pixel, and measured at all of them."""
_LOOK_MM = 1.3 * RADIUS_MM
_LIKE = 0.06
"""How far the distance of two pips may be from what is asked for, to be those of one card."""


@dataclass(frozen=True)
class Pip:
    """A pip by its middle in mm on the paper, and what is painted round it."""

    corner: str
    at: Point
    area: float
    card: tuple[int, str] | None


@dataclass(frozen=True)
class Seen:
    """A card by the middles of its pips, in the order of CORNERS, in mm on the paper."""

    number: int
    side: str
    asked: Point
    """Width and height that it should have."""
    pips: tuple[Point, Point, Point, Point]

    @property
    def size(self) -> Point:
        """Width and height, as the pips say."""
        across, down = self._scale
        return self.asked[0] * across, self.asked[1] * down

    @property
    def _scale(self) -> Point:
        """How far its pips are apart, as a share of how far they should be."""
        top_left, top_right, _, bottom_left = self.pips
        across, down = (length - 2 * INSET_MM for length in self.asked)
        return dist(top_left, top_right) / across, dist(top_left, bottom_left) / down

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The corners of the card itself, in the order of CORNERS."""
        top_left, top_right, bottom_right, bottom_left = self.pips
        (ax, ay), (dx, dy) = (
            self._inwards(top_left, top_right, 0),
            self._inwards(top_left, bottom_left, 1),
        )
        return (
            (top_left[0] - ax - dx, top_left[1] - ay - dy),
            (top_right[0] + ax - dx, top_right[1] + ay - dy),
            (bottom_right[0] + ax + dx, bottom_right[1] + ay + dy),
            (bottom_left[0] - ax + dx, bottom_left[1] - ay + dy),
        )

    def _inwards(self, start: Point, end: Point, way: int) -> Point:
        """From an edge to the middle of a pip, in the direction of another pip."""
        share = INSET_MM / (self.asked[way] - 2 * INSET_MM)
        return (end[0] - start[0]) * share, (end[1] - start[1]) * share

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom in mm."""
        xs, ys = zip(*self.corners, strict=True)
        return min(xs), min(ys), max(xs), max(ys)


def pips(side: Side) -> list[Pip]:
    """All pips on a side."""
    small = side.image.resize(
        (side.image.width // _STRIDE, side.image.height // _STRIDE), Image.Resampling.NEAREST
    )
    found = []
    for corner, colour in CORNERS.items():
        for x, y in _blobs(_like(small, colour)):
            found.append(_measured(side, corner, colour, x * _STRIDE, y * _STRIDE))
    return found


def _like(image: Image.Image, colour: Colour) -> Image.Image:
    """White where a picture has a colour."""
    near = [
        band.point([255 * (abs(value - level) < 25) for value in range(256)])
        for band, level in zip(image.split(), colour, strict=True)
    ]
    return ImageChops.darker(ImageChops.darker(near[0], near[1]), near[2])


def _blobs(mask: Image.Image) -> Iterator[Point]:
    """The middle of each spot."""
    width = mask.width
    left = {at for at, value in enumerate(mask.tobytes()) if value} if mask.getbbox() else set()
    while left:
        spot, edge = [], [left.pop()]
        while edge:
            at = edge.pop()
            spot.append(at)
            near = {at + down + side for down in (-width, 0, width) for side in (-1, 0, 1)} & left
            left -= near
            edge += near
        yield (
            sum(at % width for at in spot) / len(spot) + 0.5,
            sum(at // width for at in spot) / len(spot) + 0.5,
        )


def _measured(side: Side, corner: str, colour: Colour, x: float, y: float) -> Pip:
    """A pip by how much of each pixel it covers."""
    half = round(_LOOK_MM * MM)
    left, top = round(x) - half, round(y) - half
    crop = side.image.crop((left, top, left + 2 * half, top + 2 * half))
    red, green, blue = crop.crop((1, 1, 2, 2)).tobytes()
    around = (red, green, blue)
    channel = min(range(3), key=lambda one: colour[one] - around[one])
    level, ground = colour[channel], around[channel]
    band = crop.getchannel(channel).convert("F")
    size = 2 * half
    rows = _covered(band.resize((1, size), Image.Resampling.BOX), ground, level)
    columns = _covered(band.resize((size, 1), Image.Resampling.BOX), ground, level)
    middle = left + _weighted(columns), top + _weighted(rows)
    area = sum(rows) * size / MM**2
    return Pip(corner, side.place(*middle), area, read_ground(around))


def _covered(line: Image.Image, ground: int, level: int) -> list[float]:
    values = [line.getpixel((x, y)) for y in range(line.height) for x in range(line.width)]
    return [max(ground - float(value), 0.0) / max(ground - level, 1) for value in values]  # type: ignore[arg-type]


def _weighted(shares: list[float]) -> float:
    total = sum(shares) or 1.0
    return sum((at + 0.5) * share for at, share in enumerate(shares)) / total


def is_whole(pip: Pip) -> bool:
    """Whether nothing of a pip is cut off or covered."""
    return abs(pip.area / (pi * RADIUS_MM**2) - 1) < 0.05


def cards(found: list[Pip], sizes: dict[int, tuple[float, float]]) -> tuple[list[Seen], list[Pip]]:
    """The cards that pips are the corners of, and the pips that are of none."""
    left = list(found)
    seen = []
    for first in [pip for pip in found if pip.corner == "top left"]:
        if first.card is None or first.card[0] not in sizes:
            continue
        four = _four(first, [pip for pip in left if pip.card == first.card], sizes)
        if four:
            number, side = first.card
            one, two, three, last = (pip.at for pip in four)
            seen.append(Seen(number, side, sizes[number], (one, two, three, last)))
            left = [pip for pip in left if pip not in four]
    return seen, left


def _is_square(corner: Point, one: Point, other: Point) -> bool:
    """Whether the ways from a corner to two others stand at a right angle, nearly."""
    (ax, ay), (bx, by) = _way(corner, one), _way(corner, other)
    return abs(ax * bx + ay * by) < _LIKE * hypot(ax, ay) * hypot(bx, by)


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _four(first: Pip, alike: list[Pip], sizes: dict[int, tuple[float, float]]) -> list[Pip] | None:
    """The pips of one card, in the order of CORNERS."""
    assert first.card is not None
    across, down = (length - 2 * INSET_MM for length in sizes[first.card[0]])

    def near(corner: str, length: float) -> list[Pip]:
        return [
            pip
            for pip in alike
            if pip.corner == corner and abs(dist(first.at, pip.at) / length - 1) < _LIKE
        ]

    for right in near("top right", across):
        for below in near("bottom left", down):
            if not _is_square(first.at, right.at, below.at):
                continue
            for last in near("bottom right", hypot(across, down)):
                meets = (
                    right.at[0] + below.at[0] - first.at[0],
                    right.at[1] + below.at[1] - first.at[1],
                )
                if dist(meets, last.at) < 2.0:
                    return [first, right, last, below]
    return None
