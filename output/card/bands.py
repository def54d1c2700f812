"""What a fighter needs in each range band of a weapon: `≤12" 3+ · >12" 4+`."""

from __future__ import annotations

from itertools import groupby

from output.card.blocks import Band
from schemas.base import Number, decimal_text
from schemas.card import Bands
from schemas.warband import Carried

_SUFFIX = {"in": '"', "cm": " cm"}


def bands_of(item: Carried, bands: Bands, unit: str) -> tuple[Band, ...]:
    """The bands within the weapon's reach, nearest first; none where it has no reach.

    Neighbours with the same number are one band. The first is labelled by its upper edge, or by
    the reach where that is shorter, the others by their lower edge: `≤9"` and `>9"`, or `<9"` and
    `≥9"` where an edge belongs to the farther band. `unit` is that of lengths on the table.
    """
    reach = item.values.get(bands.reach)
    if reach is None or reach.number is None:
        return ()
    edges = [edge for edge in bands.edges if edge < reach.number]
    texts = [_text(item, value) for value in bands.values[: len(edges) + 1]]
    parted = [edge for edge, near, far in zip(edges, texts, texts[1:], strict=False) if near != far]
    up_to, beyond = ("<", "≥") if bands.edge == "farther" else ("≤", ">")
    labels = [f"{up_to}{_length(edge, unit)}" for edge in parted[:1]]
    labels = labels or [f"≤{_length(reach.number, unit)}"]
    labels += [f"{beyond}{_length(edge, unit)}" for edge in parted]
    found = [text for text, _ in groupby(texts)]
    return tuple(Band(label, text) for label, text in zip(labels, found, strict=False))


def _length(length: Number, unit: str) -> str:
    return decimal_text(length) + _SUFFIX.get(unit, f" {unit}")


def _text(item: Carried, value: str) -> str:
    found = item.values.get(value)
    return (found.text if found else "") or "–"
