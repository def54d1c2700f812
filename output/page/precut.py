"""Sheets whose pieces are cut already: `templates/sheets/*.yaml`, and those of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from output.card.shelf import Shelf
from output.looks import SHIPPED, Looks
from output.page.paper import Paper, load_paper
from output.page.places import Slot
from output.sizes import read_size
from schemas.precut import MOST_PIECES, PieceGrid, PrecutFile
from schemas.problems import InputError, Problem
from schemas.record import record
from schemas.yaml.places import Places as FilePlaces

SHEETS = Shelf("sheets", "pre-cut sheet")
_HAIR = 0.005
"""Edges that are given to a hundredth of a mm touch, though they are a hair over one another."""


@record
class Precut:
    """A sheet that is cut already: its paper, and the pieces in the order they are filled."""

    id: str
    name: str
    paper: Paper
    page: tuple[float, float]
    """Width and height of the sheet as it is printed, mm."""
    pieces: tuple[Slot, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a piece as the first lies, mm."""
        return self.pieces[0].w, self.pieces[0].h

    @property
    def card(self) -> str:
        """The size of the card that fills a piece, as it is asked for."""
        return "{:g}x{:g}".format(*self.size)

    @property
    def gap(self) -> float:
        """How far apart the nearest two pieces are, mm."""
        gaps = [_apart(one, other) for one, other in combinations(self.pieces, 2)]
        return max(min(gaps, default=0.0), 0.0)


def load_precut(name: str, looks: Looks = SHIPPED) -> Precut:
    """A sheet by its name.

    InputError where there is none of that name, or with everything that is wrong in its file.
    """
    file = SHEETS.file(name, looks)
    if file is None:
        raise SHEETS.unknown(name, looks)
    whole = SHEETS.whole(file, looks)
    return _precut(file.stem, whole.model(PrecutFile), whole.places)


def known_precut(looks: Looks = SHIPPED) -> list[str]:
    """The names of all sheets."""
    return SHEETS.names(looks)


def _precut(id_: str, said: PrecutFile, places: FilePlaces) -> Precut:
    """The sheet that a file says. InputError where it cannot be."""
    size, paper, problems = read_size(said.card), None, []
    try:
        paper = load_paper(said.paper)
    except InputError as error:
        problems += [places.problem(("paper",), one.message) for one in error.problems]
    if size is None or not min(size):
        message = f"`{said.card[:40]}` is no size; write it as 85x54 (mm) or 3.5x2in"
        problems.append(places.problem(("card",), message))
    count = sum(grid.columns * grid.rows for grid in said.pieces)
    if count > MOST_PIECES:
        message = f"{count} pieces; a sheet has {MOST_PIECES} at most"
        problems.append(places.problem(("pieces",), message))
    if problems or paper is None or size is None:
        raise InputError(problems)
    sides = paper.width_mm, paper.height_mm
    page = (sides[1], sides[0]) if paper.turn == "lying" else sides
    grids = [tuple(_pieces(grid, *size)) for grid in said.pieces]
    problems = list(_misplaced(grids, page, places))
    if problems:
        raise InputError(problems)
    return Precut(id_, said.name, paper, page, tuple(piece for grid in grids for piece in grid))


def _pieces(grid: PieceGrid, width: float, height: float) -> Iterator[Slot]:
    """The pieces of a grid by rows from its top left."""
    if grid.turned:
        width, height = height, width
    step_x, step_y = grid.step_x or width, grid.step_y or height
    for row in range(grid.rows):
        for column in range(grid.columns):
            yield Slot(grid.x + column * step_x, grid.y + row * step_y, width, height)


def _misplaced(
    grids: list[tuple[Slot, ...]], page: tuple[float, float], places: FilePlaces
) -> Iterator[Problem]:
    """Pieces that reach over the edge of the sheet, or over one another: each grid once."""
    for at, grid in enumerate(grids):
        right, foot = max(piece.right for piece in grid), max(piece.foot for piece in grid)
        if right > page[0] + _HAIR or foot > page[1] + _HAIR:
            message = (
                f"pieces reach to {right:g} × {foot:g} mm, and the sheet is {page[0]:g} × "
                f"{page[1]:g} mm; look at columns, rows and steps"
            )
            yield places.problem(("pieces", at), message)
        others = [piece for other in grids[:at] for piece in other]
        pairs = (*combinations(grid, 2), *((one, other) for one in grid for other in others))
        if any(_apart(one, other) < -_HAIR for one, other in pairs):
            message = "pieces lie over one another; look at x, y and the steps"
            yield places.problem(("pieces", at), message)


def _apart(one: Slot, other: Slot) -> float:
    """How far apart two pieces are; below 0 where one lies over the other."""
    across = max(one.x - other.right, other.x - one.right)
    return max(across, one.y - other.foot, other.y - one.foot)
