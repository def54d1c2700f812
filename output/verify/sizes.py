"""The sizes that have a name: papers and cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from output.page.paper import papers
from output.verify.facts import NEAR_MM
from schemas.record import record


@record
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
    """The sizes of the shipped cards, by name. Of their layouts nothing else is made."""
    said = dict(_layouts())
    return tuple(
        Size(name, _side(said, name, "width_mm"), _side(said, name, "height_mm"))
        for name in sorted(said)
    )


def _layouts() -> Iterator[tuple[str, dict[str, Any]]]:
    """What the file of each layout says, by its name."""
    for file in (files("templates") / "layouts").iterdir():
        if file.name.endswith(".yaml"):
            said = yaml.load(file.read_text("utf-8"), Loader=yaml.CSafeLoader)
            if "format" not in said:  # which says that it is about something else
                yield file.name.removesuffix(".yaml"), said


def _side(said: dict[str, dict[str, Any]], name: str, side: str) -> float:
    """A side of a layout, or of the one that it is like."""
    own = said[name]
    return float(own[side]) if side in own else _side(said, own["like"], side)


@cache
def paper_sizes() -> tuple[Size, ...]:
    """The sizes of papers, by the names that people know."""
    alone = {paper.id: paper for paper in papers().values()}
    return tuple(Size(paper.name, paper.width_mm, paper.height_mm) for paper in alone.values())


def name_of(sizes: tuple[Size, ...], width: float, height: float) -> str:
    """What a size is called; empty where it has no name."""
    return next((size.name for size in sizes if size.fits(width, height)), "")
