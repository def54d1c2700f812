"""What stands at the foot of printed pages: the catalog that they are from, icons and fonts."""

from __future__ import annotations

from schemas.warband import SystemView

ICONS = "icons: game-icons.net, CC BY 3.0"
CREDITS = f"{ICONS} · fonts: Noto Sans, Barlow, OFL 1.1"
SHORT = 8
"""Letters of a hash that are printed."""


def catalog_line(system: SystemView) -> str:
    """`catalog core-1e 1.0.0 · ebc86139`."""
    version = f"catalog {system.id} {system.version}"
    return " · ".join(filter(None, (version, short_hash(system.hash))))


def short_hash(hash_: str) -> str:
    """The beginning of a hash, without the name of how it was made."""
    return hash_.rpartition("-")[2][:SHORT]
