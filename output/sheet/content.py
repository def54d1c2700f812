"""What a sheet says: a head, sections of blocks in the order of play, a foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from output.sheet.laid import Block

Across: TypeAlias = Literal["", "top", "bottom"]

SPLIT = 90.0
"""What it costs to go on with a section in the next column, where it does not say."""


@dataclass(slots=True)
class Section:
    """A part of a sheet with a heading. A section without a title has no bar."""

    id: str
    title: str
    blocks: Sequence[Block]
    family: str = "ref"
    icon: str = ""
    aside: str = ""
    """Small words at the right of the bar."""
    across: Across = ""
    """Over or under the columns, as wide as the page; else in a column."""
    page: int = 1
    """On which page it stands across."""
    floats: tuple[float, float] | None = None
    """Between which shares of the list (0 start, 1 end) it may stand to even out the columns."""
    split: float = SPLIT
    """What it costs to go on with it in the next column; 90 is little, 600 much."""
    spill: int = 0
    """1, 2 …: the order in which sections go to the next page where there is no room."""
    optional: bool = False
    """Whether it may be left out where there is no room."""

    @property
    def has_spine(self) -> bool:
        """Whether a line goes down its left side: in a column, under a heading."""
        return bool(self.title) and not self.across


@dataclass(slots=True)
class SheetContent:
    """All that a sheet says. `meta` stands at the right of the head, `foot` under each page."""

    title: str
    sections: Sequence[Section]
    subtitle: str = ""
    icon: str = ""
    accent: str = "#20252B"
    meta: Sequence[str] = ()
    foot: Sequence[str] = ()
    numbered: bool = True
    """Whether sections have numbers, which `{ref:ID}` says."""
    notes: Sequence[str] = field(default=("Notes",))
    """What stands over the lines that fill a column, in the order of the columns."""
