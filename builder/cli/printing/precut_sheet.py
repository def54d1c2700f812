"""A sheet that is cut already, as it was asked for on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from builder.cli.printing.flags import PrintFlags
from schemas.problems import InputError, Problem

if TYPE_CHECKING:
    from output.looks import Looks
    from output.page.precut import Precut


def precut_of(flags: PrintFlags, looks: Looks) -> Precut | None:
    """The pre-cut sheet that is asked for, one's own or a shipped one.

    InputError with everything that is wrong with it or is said besides and cannot be.
    """
    said = flags.paper
    if said.precut is None:
        if said.start is None:
            return None
        message = "only a sheet that is cut already is used in parts; name it with --precut"
        raise InputError.at(f"--start {said.start}", message)
    from output.page.pieces import too_wide_bleed  # not needed by who cuts
    from output.page.precut import load_precut

    name = f"--precut {said.precut}"
    problems = [Problem(flag, 0, 0, message) for flag, message in _beside(flags)]
    try:
        precut = load_precut(said.precut, looks)
    except InputError as error:
        found = [one if one.line else Problem(name, 0, 0, one.message) for one in error.problems]
        raise InputError([*problems, *found]) from None
    if said.start is not None and not 1 <= said.start <= len(precut.pieces):
        message = f"{precut.name} has the pieces 1 to {len(precut.pieces)}; choose one of them"
        problems.append(Problem(f"--start {said.start}", 0, 0, message))
    if fault := too_wide_bleed(precut, bleed := flags.marks.bleed):
        problems.append(Problem(f"--bleed {bleed:g}", 0, 0, fault))
    if problems:
        raise InputError(problems)
    return precut


def _beside(flags: PrintFlags) -> Iterator[tuple[str, str]]:
    """The flags that say what the sheet says itself, or that speak of cutting, and why not."""
    paper, marks = flags.paper, flags.marks
    for flag, said, usual in (
        ("paper", paper.paper, None),
        ("margin", paper.margin, None),
        ("gutter", paper.gutter, 0.0),
        ("turn", paper.turn, "auto"),
        ("turn-cards", paper.turn_cards, "auto"),
    ):
        if said != usual:
            shown = f"{said:g}" if isinstance(said, float) else said
            yield f"--{flag} {shown}", "the pre-cut sheet says where its pieces are; leave it out"
    if flags.sides.duplex == "fold":
        yield "--duplex fold", "a pre-cut sheet cannot be folded; say long or short"
    nothing = "the cards are cut already; leave it out"
    if marks.guides != "none":
        yield f"--guides {marks.guides}", nothing
    if marks.rounded:
        yield "--rounded", nothing
