"""What a fighter needs in each range band of a weapon: `≤12" 3+ · >12" 4+`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from output.card.band_cells import cells_on_a_line, length_text
from output.card.blocks import Band, Figure
from output.card.figures import figure_of
from schemas.base import Number
from schemas.card import Bands
from schemas.warband import Carried


def bands_of(item: Carried, bands: Bands, unit: str) -> tuple[Band, ...]:
    """The bands within the weapon's reach, nearest first; none where it has no reach.

    Neighbours with the same number are one band. The first is labelled by its upper edge, or by
    the reach where that is shorter, the others by their lower edge: `≤9"` and `>9"`, or `<9"` and
    `≥9"` where an edge belongs to the farther band. Bands that are cells are each labelled by their
    upper edge. `unit` is that of lengths on the table.
    """
    if bands.cells:
        return cells_on_a_line(item, bands, unit)
    reach = item.values.get(bands.reach)
    if reach is None or reach.number is None:
        return ()
    first, beyond = _within(item, bands, reach.number)
    figures = [_figure(item, value) for value in (*first, *(value for _, value in beyond))]
    edges = (edge for edge, _ in beyond)
    pairs = zip(edges, figures, figures[1:], strict=False)
    parted = [edge for edge, near, far in pairs if near != far]
    up_to, from_ = ("<", "≥") if bands.edge == "farther" else ("≤", ">")
    labels = [f"{up_to}{length_text(edge, unit)}" for edge in parted[:1]]
    labels = labels or [f"≤{length_text(reach.number, unit)}"]
    labels += [f"{from_}{length_text(edge, unit)}" for edge in parted]
    found = [figure for figure, _ in groupby(figures)]
    return tuple(
        Band(label, figure.text or "–", figure.change)
        for label, figure in zip(labels, found, strict=False)
    )


def _within(
    item: Carried, bands: Bands, reach: Number
) -> tuple[Sequence[str], list[tuple[Number, str]]]:
    """The value of the first band, and each edge below the reach with the value beyond it."""
    parted = []
    for edge, beyond in zip(bands.edges, bands.values[1:], strict=False):
        value = item.values.get(edge) if isinstance(edge, str) else None
        number = edge if not isinstance(edge, str) else value.number if value else None
        if number is not None and number < reach:  # one that the weapon has not parts nothing
            parted.append((number, beyond))
    return bands.values[:1], parted


def _figure(item: Carried, value: str) -> Figure:
    return figure_of(item.values.get(value))
