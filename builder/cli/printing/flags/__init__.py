"""What `muster print` can be told: the flags in groups, a file each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar, get_type_hints

from builder.cli.printing.flags import answer, choice, look, marks, paper, parts, pictures, sides
from builder.cli.printing.flags.answer import AnswerFlags
from builder.cli.printing.flags.choice import ChoiceFlags
from builder.cli.printing.flags.look import LookFlags
from builder.cli.printing.flags.marks import MarkFlags
from builder.cli.printing.flags.paper import PaperFlags
from builder.cli.printing.flags.parts import PartFlags
from builder.cli.printing.flags.pictures import PictureFlags
from builder.cli.printing.flags.sides import SideFlags
from schemas.record import record

F = TypeVar("F", bound=Callable[..., Any])

_GROUPS = (parts, choice, paper, sides, marks, look, pictures, answer)
"""In the order of the help."""


@record
class PrintFlags:
    """What was said on the command line."""

    parts: PartFlags
    choice: ChoiceFlags
    paper: PaperFlags
    sides: SideFlags
    marks: MarkFlags
    look: LookFlags
    pictures: PictureFlags
    answer: AnswerFlags


def print_flags(said: dict[str, Any]) -> PrintFlags:
    """The flags in their groups, from all of them by name."""
    groups = get_type_hints(PrintFlags).items()
    return PrintFlags(
        **{
            name: kind(**{one.name: said[one.name] for one in fields(kind)})
            for name, kind in groups
        }
    )


def print_options(function: F) -> F:
    """All flags but those of the output itself, as a decorator."""
    for group in reversed(_GROUPS):
        for option in reversed(group.OPTIONS):
            function = option(function)
    return function
