"""Flags about sheets and lines to cut by that cannot be where there are none."""

from __future__ import annotations

from collections.abc import Iterator

from builder.cli.printing.card_paper import is_card_paper
from builder.cli.printing.flags import PrintFlags
from output.page.cut_lines import CutLines
from schemas.problems import InputError, Problem

OF_LINES = ("sheet", "roster")
"""The parts on which nothing is cut."""


def refuse_without_lines(flags: PrintFlags, format_: str | None) -> None:
    """Raises InputError for what was said of sheets and cuts, where cards are not on sheets that are
    cut, or where all lines to cut by are left out.
    """
    why = ""
    if is_card_paper(flags):
        why = "a page of --paper card is cut at its edges; leave it out"
    elif format_ not in (None, "pdf"):
        why = f"this is about the sheets of a PDF, and {format_} is asked; leave it out"
    said = list(_of_sheets(flags)) if why else list(_of_no_lines(flags))
    if said:
        nothing = "there are no lines to cut by; say --marks or --guides, or leave it out"
        raise InputError([Problem(flag, 0, 0, why or nothing) for flag in said])


def vain_flags(flags: PrintFlags, what: tuple[str, ...]) -> Iterator[str]:
    """Remarks on what was said of cards or of the reference sheet, where none is printed, and of gaps
    that bleed makes wider.
    """
    if all(part in OF_LINES for part in what):
        card = [f"--card {flags.paper.card}"] if flags.paper.card else []
        bleed = [f"--bleed {flags.marks.bleed:g}"] if flags.marks.bleed else []
        precut = [f"--precut {flags.paper.precut}"] if flags.paper.precut else []
        if said := [*card, *precut, *bleed, *_of_sheets(flags)]:
            yield f"there are no cards, so {' and '.join(said)} change{'s' * (len(said) == 1)} nothing"
    elif 0 < flags.paper.gutter < (needed := 2 * flags.marks.bleed):
        yield (
            f"a bleed of {flags.marks.bleed:g} mm needs gaps of {needed:g} mm, so --gutter "
            f"{flags.paper.gutter:g} changes nothing"
        )
    if flags.parts.pages and "sheet" not in what:
        yield f"there is no quick-reference sheet, so --pages {flags.parts.pages} changes nothing"


def _of_sheets(flags: PrintFlags) -> Iterator[str]:
    """What was said of how cards lie on sheets, and of guides."""
    paper, marks = flags.paper, flags.marks
    if paper.gutter:
        yield f"--gutter {paper.gutter:g}"
    if paper.turn != "auto":
        yield f"--turn {paper.turn}"
    if paper.turn_cards != "auto":
        yield f"--turn-cards {paper.turn_cards}"
    if marks.guides != "none":
        yield f"--guides {marks.guides}"
    if marks.rounded:
        yield "--rounded"
    yield from _of_lines(flags)


def _of_no_lines(flags: PrintFlags) -> Iterator[str]:
    """What was said of lines, where there are none."""
    marks = flags.marks
    if not (marks.marks or marks.rounded or marks.guides != "none"):
        yield from _of_lines(flags)


def _of_lines(flags: PrintFlags) -> Iterator[str]:
    """What was said of how the lines look, and where they are."""
    marks, usual = flags.marks, CutLines()
    if marks.guide_colour != usual.colour:
        yield f"--guide-colour {marks.guide_colour}"
    if marks.guide_weight != usual.weight_mm:
        yield f"--guide-weight {marks.guide_weight:g}"
    if marks.marks_on == "both":
        yield "--marks-on both"
