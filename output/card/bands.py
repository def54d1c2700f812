"""What a fighter needs in each range band of a weapon: `≤12" 3+ · >12" 4+`."""

from __future__ import annotations

from collections.abc import Iterator

from output.card.blocks import Band
from schemas.base import Number, decimal_text
from schemas.card import Bands
from schemas.warband import Carried

_SUFFIX = {"in": '"', "cm": " cm"}


def bands_of(item: Carried, bands: Bands, unit: str) -> tuple[Band, ...]:
    """The bands within the weapon's reach, nearest first; none where it has no reach.

    The first is labelled by its upper edge, or by the reach where that is shorter, the others by
    their lower edge. `unit` is that of lengths on the table.
    """
    reach = item.values.get(bands.reach)
    if reach is None or reach.number is None:
        return ()
    parted = [(edge, value) for edge, value in _parted(item, bands) if edge < reach.number]
    labels = [f"≤{_length(min([reach.number, *(edge for edge, _ in parted[:1])]), unit)}"]
    labels += [f">{_length(edge, unit)}" for edge, _ in parted]
    found = zip(labels, [*bands.values[:1], *(value for _, value in parted)], strict=False)
    return tuple(Band(label, _text(item, value)) for label, value in found)


def _parted(item: Carried, bands: Bands) -> Iterator[tuple[Number, str]]:
    """Each edge in figures with the value beyond it. One that the weapon has not parts nothing."""
    for edge, beyond in zip(bands.edges, bands.values[1:], strict=False):
        value = item.values.get(edge) if isinstance(edge, str) else None
        number = edge if not isinstance(edge, str) else value.number if value else None
        if number is not None:
            yield number, beyond


def _length(length: Number, unit: str) -> str:
    return decimal_text(length) + _SUFFIX.get(unit, f" {unit}")


def _text(item: Carried, value: str) -> str:
    found = item.values.get(value)
    return (found.text if found else "") or "–"
