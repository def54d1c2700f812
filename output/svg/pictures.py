"""Pictures in an SVG: upright and in colours that each viewer shows alike."""

from __future__ import annotations

from functools import lru_cache

from output.display import Image, Matrix, Picture
from output.jpeg import head_of, without_exif

_TURNS: dict[int, Matrix] = {
    2: (-1, 0, 0, 1, 1, 0),
    3: (-1, 0, 0, -1, 1, 1),
    4: (1, 0, 0, -1, 0, 1),
    5: (0, 1, 1, 0, 0, 0),
    6: (0, 1, -1, 0, 1, 0),
    7: (0, -1, -1, 0, 1, 1),
    8: (0, -1, 1, 0, 0, 1),
}
"""Of the unit square, y down, from the picture as stored to the picture as seen."""


def upright(image: Image) -> Matrix:
    """Where the unit square lies that a picture as it is stored fills."""
    a, b, c, d, e, f = _TURNS[image.picture.orientation]
    w, h = image.w, image.h
    return (a * w, b * h, c * w, d * h, e * w + image.x, f * h + image.y)


@lru_cache(maxsize=4)
def plain_data(picture: Picture) -> bytes:
    """The bytes of a picture; viewers differ on orientation and on printer's inks, so without them."""
    if picture.kind != "jpeg":
        return picture.data
    data = without_exif(picture.data) if picture.orientation != 1 else picture.data
    head = head_of(data)
    if head is not None and len(head.components) == 4:
        from output.picture_colours import in_rgb

        return in_rgb(data)
    return data
