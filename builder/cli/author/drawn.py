"""What a catalog says of its looks: icons and a card size that come with the package."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder.catalog.files import Folder
from builder.check.examples import read_samples
from builder.cli.icons import no_icon
from builder.yaml.places import Places
from builder.yaml.reader import Path
from builder.yaml.suggest import did_you_mean
from output.card.layouts import known_layouts, layout_file
from schemas.catalog import ITEM_SECTIONS, CatalogData
from schemas.problems import Problem


def check_looks(folder: Folder, places: Places, data: CatalogData) -> list[Problem]:
    """Warnings for icons of a catalog and its samples, and for a card size, that there are not.

    They are no errors: who prints may bring other layouts, and a card prints without its icon.
    """
    found = [(path, no_icon(icon), places) for path, icon in _icons(data)]
    for sample in read_samples(folder, data.system.id)[0]:
        found.append((("emblem",), no_icon(sample.roster.emblem or ""), sample.places))
    found.append((("card", "size"), _no_size(data), places))
    return [
        replace(of.problem(path, message), warning=True) for path, message, of in found if message
    ]


def _icons(data: CatalogData) -> Iterator[tuple[Path, str]]:
    for section in ("units", *ITEM_SECTIONS):
        for id_, entry in getattr(data, section).items():
            yield (section, id_, "emblem"), entry.emblem or ""
    for at, token in enumerate(data.tokens):
        yield ("tokens", at, "icon"), token.icon or ""


def _no_size(data: CatalogData) -> str:
    size = data.card.size if data.card else None
    if size is None or layout_file(size):
        return ""
    sizes = known_layouts()
    hint = did_you_mean(size, sizes) or f"; there are: {', '.join(sizes)}"
    return f"no card size `{size}` comes with Musterpress{hint}"
