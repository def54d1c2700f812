"""What a fighter needs in each range band of a weapon: `≤12" 3+ · >12" 4+`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from output.card.blocks import Band, Column, Figure
from output.card.figures import figure_of
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
    first, beyond = _within(item, bands, reach.number)
    figures = [_figure(item, value) for value in (*first, *(value for _, value in beyond))]
    edges = (edge for edge, _ in beyond)
    pairs = zip(edges, figures, figures[1:], strict=False)
    parted = [edge for edge, near, far in pairs if near != far]
    up_to, from_ = ("<", "≥") if bands.edge == "farther" else ("≤", ">")
    labels = [f"{up_to}{_length(edge, unit)}" for edge in parted[:1]]
    labels = labels or [f"≤{_length(reach.number, unit)}"]
    labels += [f"{from_}{_length(edge, unit)}" for edge in parted]
    found = [figure for figure, _ in groupby(figures)]
    return tuple(
        Band(label, figure.text or "–", figure.change)
        for label, figure in zip(labels, found, strict=False)
    )


def band_columns(bands: Bands, unit: str) -> list[Column]:
    """A column for each band that has one: headed by its upper edge, `9"`."""
    below = "<" if bands.edge == "farther" else ""
    return [
        Column(value, label, label, band=True)
        for value, edge in zip(bands.values, bands.edges if bands.cells else (), strict=False)
        if not isinstance(edge, str)
        for label in [f"{below if edge else ''}{_length(edge, unit)}"]
    ]


def _within(
    item: Carried, bands: Bands, reach: Number
) -> tuple[Sequence[str], list[tuple[Number, str]]]:
    """The value of the first band, and each edge below the reach with the value beyond it."""
    values, edges = bands.values, bands.edges
    if bands.cells:  # each edge ends a band; those of no length are contact
        there = [at for at, edge in enumerate(edges) if edge != 0]
        values = [values[at] for at in there]
        edges = [edges[at] for at in there[:-1]]
    parted = []
    for edge, beyond in zip(edges, values[1:], strict=False):
        value = item.values.get(edge) if isinstance(edge, str) else None
        number = edge if not isinstance(edge, str) else value.number if value else None
        if number is not None and number < reach:  # one that the weapon has not parts nothing
            parted.append((number, beyond))
    return values[:1], parted


def _length(length: Number, unit: str) -> str:
    return decimal_text(length) + _SUFFIX.get(unit, f" {unit}")


def _figure(item: Carried, value: str) -> Figure:
    return figure_of(item.values.get(value))
