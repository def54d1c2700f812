"""The sheet that cards are printed on, as it was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from builder.cli.printing.card_paper import is_card_paper
from builder.cli.printing.flags import PrintFlags
from output.page.sheet import USUAL_PAPER, Sheet, load_sheet
from schemas.problems import InputError, Problem

if TYPE_CHECKING:
    from output.page.paper import Paper
    from output.page.precut import Precut
    from output.page.sheet import Turned
    from schemas.printer import PrinterProfile

LEAST_PAPER_MM = (105.0, 148.0)
_OF_LINES = ("sheet", "roster")
"""The parts that fill pages of their own, whatever size these have."""


def sheet_of(
    flags: PrintFlags, profile: PrinterProfile | None, duplex: Turned, precut: Precut | None
) -> Sheet:
    """The sheet that the flags say, with the margin of the printer where they say none.

    One that is cut already has its own paper, and no marks to cut by. InputError with everything
    that is wrong with it, by the flags that said it.
    """
    paper, marks = flags.paper, flags.marks
    with told_by_flags(flags):
        sheet = load_sheet(
            USUAL_PAPER if is_card_paper(flags) or paper.paper is None else paper.paper,
            margin_mm=paper.margin,
            marks=marks.marks and precut is None,
            ruler=marks.ruler,
            bleed_mm=marks.bleed,
            duplex=duplex,
            gutter_mm=paper.gutter,
            turn=paper.turn,
            turn_cards=paper.turn_cards,
        )
    if precut:
        return replace(sheet, paper=precut.paper, precut=precut, start=paper.start or 1)
    if paper.margin is None and profile is not None and profile.margin_mm is not None:
        return replace(sheet, margin_mm=profile.margin_mm)
    return sheet


def refuse_small_paper(sheet: Sheet | None, what: Sequence[str]) -> None:
    """Raises InputError for parts whose lines have no room on the paper."""
    if sheet is None or _is_large_enough(sheet.paper):
        return
    name, (short, long) = sheet.paper.name, LEAST_PAPER_MM
    message = f"has no room on {name}; it needs {short:g} × {long:g} mm (A6) or more"
    problems = [Problem(f"--what {part}", 0, 0, message) for part in what if part in _OF_LINES]
    if problems:
        raise InputError(problems)


def _is_large_enough(paper: Paper) -> bool:
    """Whether whole sentences and tables have room on a paper."""
    sides = sorted((paper.width_mm, paper.height_mm))
    return all(side >= least for side, least in zip(sides, LEAST_PAPER_MM, strict=True))


@contextmanager
def told_by_flags(flags: PrintFlags) -> Iterator[None]:
    """What is wrong with a sheet, or a card on it, is told as of the flag that said it."""
    try:
        yield
    except InputError as error:
        said = _said(flags)
        problems = [replace(one, file=said.get(one.file, one.file)) for one in error.problems]
        raise InputError(problems) from None


def _said(flags: PrintFlags) -> dict[str, str]:
    """Each flag of the sheet as it was said, by its word; of a card's size, or else of its sheet."""
    paper = flags.paper
    lengths = {"margin": paper.margin, "gutter": paper.gutter, "bleed": flags.marks.bleed}
    said = {word: f"--{word} {length:g}" for word, length in lengths.items() if length is not None}
    named = {"card": paper.card, "precut": paper.precut, "paper": paper.paper}
    of_card = [f"--{word} {name}" for word, name in named.items() if name is not None]
    return {"paper": f"--paper {paper.paper}", "card": next(iter(of_card), "card"), **said}
