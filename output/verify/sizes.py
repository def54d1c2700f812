"""The sizes that have a name: papers and cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from output.card.layouts import known_layouts, load_layout
from output.page.paper import papers
from output.verify.facts import NEAR_MM


@dataclass(frozen=True, slots=True)
class Size:
    """A size by its name; the name is empty where it has none."""

    name: str
    width: float
    height: float

    def fits(self, width: float, height: float) -> bool:
        """Whether something is of this size, upright or lying."""
        sides, others = (self.width, self.height), ((width, height), (height, width))
        return any(all(_same(a, b) for a, b in zip(sides, other, strict=True)) for other in others)


def _same(one: float, other: float) -> bool:
    return abs(one - other) <= NEAR_MM


@cache
def card_sizes() -> tuple[Size, ...]:
    """The sizes of the shipped cards."""
    named = [(name, load_layout(name)) for name in known_layouts()]
    return tuple(Size(name, layout.width_mm, layout.height_mm) for name, layout in named)


@cache
def paper_sizes() -> tuple[Size, ...]:
    """The sizes of papers, by the names that people know."""
    alone = {paper.id: paper for paper in papers().values()}
    return tuple(Size(paper.name, paper.width_mm, paper.height_mm) for paper in alone.values())


def name_of(sizes: tuple[Size, ...], width: float, height: float) -> str:
    """What a size is called; empty where it has no name."""
    return next((size.name for size in sizes if size.fits(width, height)), "")
