"""In which order pages are printed, and in which file they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from output.printout import Page

Order: TypeAlias = Literal["next", "last", "reversed", "apart"]
"""Where pages of backs are: behind each page, after all, so from the last on, in another file."""


def arranged(sides: Sequence[Page], order: Order) -> list[list[int]]:
    """Which pages are in each file; `sides` are those of all sheets, each front before its back.

    Blank backs are kept, since paper that is fed twice has one for each front; but for those after
    which nothing comes.
    """
    whole = list(range(len(sides)))
    fronts, backs = whole[::2], whole[1::2]
    if order == "reversed":
        return [fronts + backs[::-1]]
    if order == "next":
        return [_trimmed(whole, sides)]
    backs = _trimmed(backs, sides)
    return [fronts, backs] if order == "apart" else [fronts + backs]


def backs_file(path: str) -> str:
    """The file of backs beside one of fronts."""
    return str(Path(path).with_stem(f"{Path(path).stem}-backs"))


def _trimmed(places: list[int], sides: Sequence[Page]) -> list[int]:
    """The places without the blank ones at the end."""
    count = max((at for at, place in enumerate(places, 1) if sides[place].items), default=0)
    return places[:count]
