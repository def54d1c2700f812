"""What is printed on which side, as it was said: how backs lie, what they show, where they go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from builder.cli.outfile import STANDARD
from builder.cli.printing.page_order import Order
from output.page.sheet import Turned
from output.printout import Duplex
from schemas.problems import InputError, Problem
from schemas.record import record

if TYPE_CHECKING:
    from builder.cli.printing.flags import PrintFlags
    from output.display import Picture

WORDS = ("rules", "theme", "none")
"""What `--back` may say besides a picture."""


@record
class SideSettings:
    """What is printed on which side."""

    turned: Turned = "none"
    """How the backs of cards lie to their fronts."""
    duplex: Duplex = "none"
    """The edge over which pages of other parts are turned."""
    order: Order = "next"
    apart: bool = True
    """Whether a second face is a card of its own."""
    has_theme: bool = False
    """Whether the theme's back is behind cards without one of their own."""
    picture: Picture | None = None
    """What is there instead."""

    @property
    def has_common(self) -> bool:
        """Whether cards share a back."""
        return self.has_theme or self.picture is not None


def sides_of(flags: PrintFlags, output: str, format_: str | None) -> SideSettings:
    """What the flags say of sides. Raises InputError with every mistake in them."""
    said = flags.sides
    found = None if said.back in WORDS else _picture(said.back, flags)
    wrong = {
        f"--back {said.back}": found if isinstance(found, str) else "",
        f"--back-pages {said.back_pages}": _wrong_order(flags, output, format_),
    }
    problems = [Problem(flag, 0, 0, message) for flag, message in wrong.items() if message]
    if isinstance(found, str) or problems:
        raise InputError(problems)
    has_common = said.back == "theme" or found is not None
    turned: Turned = "none" if said.back == "none" else said.duplex
    return SideSettings(
        turned="long" if has_common and turned == "none" else turned,
        duplex="none" if said.duplex == "fold" else said.duplex,
        order=said.back_pages or ("last" if said.duplex == "none" else "next"),
        apart=turned == "none",
        has_theme=said.back == "theme",
        picture=found,
    )


def _picture(name: str, flags: PrintFlags) -> Picture | str:
    """The picture of a file as it is printed on a back, or why it cannot be there."""
    from output.card.pictures import grey
    from output.picture import load_picture

    ink, said = flags.look.ink, flags.pictures
    if not Path(name).exists():
        return f"there is no such file; say {', '.join(WORDS)}, or name a picture"
    if ink != "full" and not said.pictures:
        return (
            f"a picture takes much ink, and --ink {ink} is asked; say --back theme, or --pictures to "
            "print it all the same"
        )
    found = load_picture(Path(name))
    if not isinstance(found, str) and ink == "black":
        found = grey(found)
    return found if isinstance(found, str) else replace(found, whole=said.picture_fit == "whole")


def _wrong_order(flags: PrintFlags, output: str, format_: str | None) -> str:
    """What is wrong with where pages of backs are to go, or nothing."""
    said = flags.sides
    if said.back_pages is None:
        return ""
    if format_ not in (None, "pdf"):
        return f"this is about the pages of a PDF, and {format_} is asked; leave it out"
    if said.duplex == "fold":
        return "with --duplex fold, backs are on the pages of their fronts; leave it out"
    if said.back_pages == "apart" and output == STANDARD:
        return "two files do not go into one pipe; name a file"
    return ""
