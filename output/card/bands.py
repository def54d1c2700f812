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
    edges = [edge for edge in _edges(item, bands) if edge < reach.number]
    labels = [f"≤{_length(min([reach.number, *edges[:1]]), unit)}"]
    labels += [f">{_length(edge, unit)}" for edge in edges]
    found = zip(labels, bands.values, strict=False)
    return tuple(Band(label, _text(item, value)) for label, value in found)


def _edges(item: Carried, bands: Bands) -> Iterator[Number]:
    """The edges in figures. One that the weapon does not have parts nothing."""
    for edge in bands.edges:
        value = item.values.get(edge) if isinstance(edge, str) else None
        number = edge if not isinstance(edge, str) else value.number if value else None
        if number is not None:
            yield number


def _length(length: Number, unit: str) -> str:
    return decimal_text(length) + _SUFFIX.get(unit, f" {unit}")


def _text(item: Carried, value: str) -> str:
    found = item.values.get(value)
    return (found.text if found else "") or "–"
