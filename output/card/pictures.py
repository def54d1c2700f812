"""A fighter's picture on its card, or why it cannot be used."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from output.card.palette import Ink
from output.display import Picture
from output.picture import load_picture, picture_of
from schemas.record import record


@record
class PictureStyle:
    """Whether pictures are shown, and how."""

    shown: bool | None = None
    """None: in full ink alone."""
    whole: bool = False
    """Whether all of a picture is shown, and it is not cut to fill its place."""


def usable(
    path: Path | None, name: str, ink: Ink = "full", style: PictureStyle | None = None
) -> tuple[Picture | None, list[str]]:
    """The picture of a file as it is printed with an ink, and a warning where it cannot be used."""
    style = style or PictureStyle()
    is_shown = ink == "full" if style.shown is None else style.shown
    if path is None or not is_shown:
        return None, []
    found = load_picture(path)
    if isinstance(found, Picture) and ink == "black":
        found = grey(found)
    if isinstance(found, str):
        return None, [f"{name}: the picture {path} cannot be used: {found}"]
    return whole(found) if style.whole else found, []


@lru_cache(maxsize=256)
def whole(picture: Picture) -> Picture:
    """The picture, of which all is to be seen."""
    return replace(picture, whole=True)


@lru_cache(maxsize=32)
def grey(picture: Picture) -> Picture | str:
    """The picture in greys, as black ink prints it; or a message."""
    from output.picture_colours import Unknown, in_grey

    try:
        return picture_of(in_grey(picture), picture.name)
    except (Unknown, OSError, ValueError) as error:
        return f"it cannot be made grey: {error}"
