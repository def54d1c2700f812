"""Atoms put in their places on a page: stretched to fill a column, drawn with pens."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.atoms import Atom
from output.sheet.bar import SPINE, draw_spine
from output.sheet.inks import inks_of
from output.sheet.pen import Pen

MOST_SECTION, MOST_BLOCK = 6.0, 1.7
"""How far gaps between sections and between blocks are stretched, in mm."""
NOTES_FROM, _NOTES_STEP = 11.0, 5.2
_UNDER_BAR = 0.6
"""How far a spine goes up towards its bar."""


def draw_atoms(pen: Pen, atoms: Sequence[Atom], x: float, y: float, spare: float = 0.0) -> float:
    """Draws atoms one below the other, gaps stretched by what is to spare; the y of their end."""
    section_gap, block_gap = _stretched(atoms, spare)
    start = y
    at = 0
    while at < len(atoms):
        end = at + 1
        while end < len(atoms) and not atoms[end].begins_section:
            end += 1
        if at:
            y += atoms[at].gap + section_gap
        y = _draw_section(pen, atoms[at:end], x, y, block_gap)
        at = end
    return y if atoms else start


def _draw_section(pen: Pen, atoms: Sequence[Atom], x: float, y: float, gap: float) -> float:
    section = atoms[0].section
    mine = pen.with_inks(inks_of(section.family, pen.inks.mode))
    inner = x + (SPINE if section.has_spine else 0.0)
    top, *over = atoms[0].again
    top.draw(mine, x, y)
    y += top.height
    start = y
    for at, atom in enumerate(atoms):
        if at:
            over = list(atom.over)
            y += atom.gap + (gap if atom.begins_block else 0.0)
        for piece in (*over, atom.piece):
            piece.draw(mine, inner, y)
            y += piece.height
        if atom.foot and (atom.ends_block or at == len(atoms) - 1):
            atom.foot.draw(mine, inner, y)
            y += atom.foot.height
    if section.has_spine:
        draw_spine(mine, x, start - _UNDER_BAR, y - start + _UNDER_BAR)
    return y


def _stretched(atoms: Sequence[Atom], spare: float) -> tuple[float, float]:
    """How much is added to each gap between sections, and between blocks."""
    inner = atoms[1:]
    sections = sum(atom.begins_section for atom in inner)
    blocks = sum(atom.begins_block and not atom.begins_section for atom in inner)
    most = sections * MOST_SECTION + blocks * MOST_BLOCK
    share = min(1.0, max(spare, 0.0) / most) if most else 0.0
    return MOST_SECTION * share, MOST_BLOCK * share


def draw_notes(pen: Pen, title: str, x: float, y: float, width: float, bottom: float) -> None:
    """Dotted lines down to the end of a column, under a small title, for what a player adds."""
    if bottom - y < NOTES_FROM:
        return
    y += _NOTES_STEP
    start = x
    if title:
        pen.word(title, x, y, "small", pen.inks.strong, bold=True)
        start = x + pen.type.plain_width(title, "small", bold=True) + 1.2
    while y <= bottom - 0.2:
        pen.line(start, y, x + width, y, pen.inks.hair, 0.2, (0.8, 0.8))
        start = x
        y += _NOTES_STEP
