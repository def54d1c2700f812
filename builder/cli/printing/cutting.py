"""The lines to cut by, as they were asked for on the command line."""

from __future__ import annotations

from dataclasses import replace

from builder.cli.printing.flags import PrintFlags
from output.card.layout import Layout
from output.page.cut_lines import CutLines, cut_lines
from schemas.problems import InputError, Problem


def cut_lines_of(flags: PrintFlags, layout: Layout | None) -> CutLines:
    """Marks and guides. `layout` is that of the cards, None where it is not known.

    InputError tells of every value out of bounds, of a colour where all else is printed in black,
    and of corners to be rounded that the card does not have.
    """
    said = flags.marks
    corner_mm = layout.corner_mm if layout and said.rounded else 0.0
    problems: list[Problem] = []
    lines = CutLines()
    try:
        lines = cut_lines(
            said.guides,
            said.guide_colour,
            said.guide_weight,
            on_backs=said.marks_on == "both",
            corner_mm=corner_mm,
        )
    except InputError as error:
        flag = {
            "colour": f"--guide-colour {said.guide_colour}",
            "weight": f"--guide-weight {said.guide_weight:g}",
        }
        problems += [replace(one, file=flag.get(one.file, one.file)) for one in error.problems]
    if not problems and flags.look.ink == "black" and not _is_grey(lines.colour):
        where = f"--guide-colour {said.guide_colour}"
        message = "--ink black prints in black and grey alone; choose a grey, or leave it out"
        problems.append(Problem(where, 0, 0, message))
    if layout and said.rounded and not layout.corner_mm:
        message = f"the corners of {layout.name} are square; leave it out"
        problems.append(Problem("--rounded", 0, 0, message))
    if problems:
        raise InputError(problems)
    return lines


def _is_grey(colour: str) -> bool:
    return colour[1:3] == colour[3:5] == colour[5:7]
