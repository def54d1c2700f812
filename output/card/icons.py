"""Icons: single paths in a square of 512 units, found by name, class or slot."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from output.yaml_text import read_yaml
from schemas.warband import Carried

UNITS = 512
"""Width and height of the square that every icon is drawn in."""

_PATH = re.compile(r'<path d="([^"]+)"')
_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


@dataclass(frozen=True, slots=True)
class IconNames:
    """Which icon stands for a slot, a class or a kind of item."""

    slots: dict[str, str]
    classes: dict[str, str]
    kinds: dict[str, str]


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
def icon_names() -> IconNames:
    """The table in `templates/icons/icons.yaml`."""
    data = read_yaml(_folder() / "icons.yaml")
    return IconNames(data["slots"], data["classes"], data["kinds"])


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
