"""Sections measured: a row of atoms, between which a column may end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from output.sheet.bar import SPINE, bar, continued
from output.sheet.content import Section
from output.sheet.laid import Laid, Piece
from output.sheet.spacing import Spacing
from output.sheet.type import SheetType

_INSIDE, _IN_A_TEXT = 60.0, 60.0
"""What it costs more to break inside a block than between two, and inside one of its texts."""
_SHORT, _STUB = 14.0, 60.0
"""A break that leaves less than so many mm of a section behind, or takes so little along, costs
this more."""


@dataclass(slots=True)
class Atom:
    """A piece of a section with what is drawn over and under it."""

    section: Section
    piece: Piece
    gap: float
    """Before it, where it does not begin a column."""
    over: Sequence[Piece]
    """Bar of the section and head of the block, where these begin with it."""
    again: Sequence[Piece]
    """The same where it begins a column: `over`, or what says that it goes on."""
    foot: Piece | None
    """Under it where it ends its block, or a column."""
    ends_block: bool
    begins_section: bool
    begins_block: bool
    cost: float = 0.0
    """Of a column's end before it."""
    short_before: bool = False
    """Whether little of the section stands before it."""

    @property
    def feet(self) -> float:
        """Height of its foot."""
        return self.foot.height if self.foot else 0.0


def atoms_of(section: Section, width: float, type_: SheetType) -> list[Atom]:
    """The atoms of a section in a column of a width; none where its blocks have nothing to show."""
    inner = width - (SPINE if section.has_spine else 0.0)
    blocks = [block.measure(inner, type_) for block in section.blocks]
    atoms: list[Atom] = []
    title, rest = bar(section, width, type_)
    if rest and any(laid.pieces for laid in blocks):
        blocks.insert(0, Laid(rest))
    again = continued(section, width, type_)
    for laid in blocks:
        atoms += _of_block(section, laid, title, again, type_.sizes.spacing, begins=not atoms)
    _price(section, atoms)
    return atoms


def _of_block(
    section: Section, laid: Laid, title: Piece, again: Piece, gaps: Spacing, begins: bool
) -> Iterable[Atom]:
    head = [laid.head] if laid.head else []
    last = len(laid.pieces) - 1
    for at, piece in enumerate(laid.pieces):
        is_first = begins and at == 0
        over = [*([title] if is_first else []), *(head if at == 0 else [])]
        yield Atom(
            section,
            piece,
            gaps.section if is_first else gaps.block if at == 0 else 0.0,
            over,
            over if is_first else [again, *head, *([piece.again] if piece.again else [])],
            laid.foot,
            at == last,
            is_first,
            at == 0,
        )


def _price(section: Section, atoms: list[Atom]) -> None:
    """What it costs to end a column before each atom."""
    before = 0.0
    after = sum(atom.piece.height for atom in atoms)
    for at, atom in enumerate(atoms):
        if at:
            atom.cost = section.split + (0.0 if atom.begins_block else _INSIDE)
            atom.cost += _IN_A_TEXT if atom.piece.goes_on else 0.0
            atom.short_before = before < _SHORT
            if after < _SHORT:
                atom.cost += _STUB
            if atoms[at - 1].piece.keep:
                atom.cost = inf
        before += atom.piece.height
        after -= atom.piece.height
