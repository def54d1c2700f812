"""Icons: single paths in a square of 512 units, found by name, class or slot."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from output.bounds import Bounds, bounds_of
from output.card.placed import Icon
from output.display import Path as Drawn
from output.display import Style
from output.svg.paths import outline
from output.yaml_text import read_yaml
from schemas.record import record
from schemas.warband import Carried

UNITS = 512
"""Width and height of the square that every icon is drawn in."""

_PATH = re.compile(r'<path d="([^"]+)"')
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


@record
class IconNames:
    """Which icon stands for a slot, a class or a kind of item."""

    slots: dict[str, str]
    classes: dict[str, str]
    kinds: dict[str, str]
    alone: dict[str, str]
    """By kind, for a card of its own."""
    last: str
    """The emblem of a card that has nothing of its own to show."""


@cache
def icon_path(name: str) -> str | None:
    """The path data of an icon, or None where there is no icon of that name."""
    if not _NAME.fullmatch(name):
        return None
    file = _folder() / f"{name}.svg"
    if not file.is_file():
        return None
    found = _PATH.search(file.read_text(encoding="utf-8"))
    return found[1] if found else None


@cache
def known_icons() -> tuple[str, ...]:
    """The names of all icons, in the order of the alphabet."""
    return tuple(sorted(file.stem for file in _folder().glob("*.svg")))


@cache
def ink_of(name: str) -> Bounds:
    """What an icon fills of its square, as shares of the side: x, y, width, height."""
    path = icon_path(name)
    bounds = bounds_of(Drawn(outline(path), Style())) if path else (0.0, 0.0, 0.0, 0.0)
    x, y, width, height = (length / UNITS for length in bounds)
    return (x, y, width, height) if width and height else (0.0, 0.0, 1.0, 1.0)


def inked_at(name: str, left: float, top: float, side: float) -> Icon:
    """An icon in a square of a side, its ink beginning at left and top. Lengths in mm."""
    x, y, _, _ = ink_of(name)
    return Icon(name, left - x * side, top - y * side, side)


@cache
def icon_names() -> IconNames:
    """The table in `templates/icons/icons.yaml`."""
    data = read_yaml(_folder() / "icons.yaml")
    return IconNames(data["slots"], data["classes"], data["kinds"], data["alone"], data["last"])


def icon_of(item: Carried) -> str:
    """The name of the icon for an item, or an empty text.

    A slot comes first, since it changes what the item is used for: a weapon cast as a spell.
    """
    names = icon_names()
    choices = (
        names.slots.get(item.slot or ""),
        item.emblem,
        names.classes.get(item.class_),
        names.kinds.get(item.kind),
    )
    return next((name for name in choices if name and icon_path(name)), "")


def _folder() -> Path:
    return Path(str(files("templates") / "icons"))
