"""Icons that are named and that there are not."""

from __future__ import annotations

from collections.abc import Iterator

from output.card.icons import icon_path, known_icons
from schemas.warband import Warband
from schemas.yaml.suggest import did_you_mean

WHERE = "docs/catalog-language/entries.md lists them"


def no_icon(name: str) -> str:
    """What to say of an icon's name; nothing where there is one of that name, or no name."""
    if not name or icon_path(name):
        return ""
    return f"no icon `{name}`{did_you_mean(name, known_icons()) or f'; {WHERE}'}"


def missing_icons(warband: Warband) -> list[str]:
    """What a warband, its fighters and what they carry name as their icon in vain, each once."""
    return list(filter(None, map(no_icon, dict.fromkeys(_named(warband)))))


def _named(warband: Warband) -> Iterator[str]:
    yield warband.emblem
    for fighter in warband.fighters:
        yield fighter.emblem
        yield from (item.emblem for item in fighter.items)
