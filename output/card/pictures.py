"""A fighter's picture on its card, or why it cannot be used."""

from __future__ import annotations

import base64
from functools import lru_cache
from pathlib import Path

from output.display import Picture
from output.picture import load_picture


def usable(path: Path | None, name: str) -> tuple[Picture | None, list[str]]:
    """The picture of a file, and a warning where it cannot be used."""
    if path is None:
        return None, []
    found = load_picture(path)
    if isinstance(found, str):
        return None, [f"{name}: the picture {path} cannot be used: {found}"]
    return found, []


@lru_cache(maxsize=64)
def data_uri(picture: Picture) -> str:
    """The picture as it stands in an SVG."""
    data = base64.b64encode(picture.data).decode("ascii")
    return f"data:image/{picture.kind};base64,{data}"
