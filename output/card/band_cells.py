"""Range bands as cells, each headed by its upper edge; or on a line where cells have no room."""

from __future__ import annotations

from itertools import groupby

from output.card.blocks import Band, Column, Figure
from output.card.figures import figure_of
from schemas.base import Number, decimal_text
from schemas.card import Bands
from schemas.warband import Carried

_SUFFIX = {"in": '"', "cm": " cm"}


def length_text(length: Number, unit: str) -> str:
    """A length on the table, as `9"`."""
    return decimal_text(length) + _SUFFIX.get(unit, f" {unit}")


def band_columns(bands: Bands, unit: str) -> list[Column]:
    """A column for each band that has one: headed by its upper edge, `9"`."""
    if not bands.cells:
        return []
    labels = [_up_to(edge, edge == bands.edges[-1], bands, unit, "") for edge in _edges(bands)]
    return [
        Column(value, label, label, band=True)
        for value, label in zip(bands.values, labels, strict=False)
    ]


def cells_on_a_line(item: Carried, bands: Bands, unit: str) -> tuple[Band, ...]:
    """The bands in which the item does something, neighbours alike as one: `≤9" 3+ · ≤18" 5+`."""
    reach = item.values.get(bands.reach)
    furthest = reach.number if reach else None
    cells: list[tuple[Figure, Number]] = []
    for edge, value in zip(_edges(bands), bands.values, strict=False):
        figure = figure_of(item.values.get(value))
        if figure.text:
            cells.append((figure, edge if furthest is None else min(edge, furthest)))
    groups = [
        (figure, [edge for _, edge in alike][-1])
        for figure, alike in groupby(cells, lambda cell: cell[0])
    ]
    return tuple(
        Band(
            _up_to(edge, at + 1 == len(groups), bands, unit, "≤"),
            figure.text,
            figure.change,
        )
        for at, (figure, edge) in enumerate(groups)
    )


def _edges(bands: Bands) -> list[Number]:
    return [edge for edge in bands.edges if not isinstance(edge, str)]


def _up_to(edge: Number, is_last: bool, bands: Bands, unit: str, sign: str) -> str:
    """`≤9"`; `<9"` where an edge belongs to the farther band, unless there is none; contact `0"`."""
    if edge == 0:
        return length_text(edge, unit)
    below = bands.edge == "farther" and not is_last
    return f"{'<' if below else sign}{length_text(edge, unit)}"
