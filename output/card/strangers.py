"""Faces drawn by templates of one's own: within bounds, and with every mistake told in its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import lru_cache

from output.card.draw import PLAIN, Look
from output.card.guarded_pen import PEN, GuardedPen
from output.card.palette import Palette
from output.card.placed import BackFace, Face
from output.card.signs import Signs
from output.card.theme import Theme
from output.looks import Looks
from output.template.faults import told
from output.template.loader import templates_within
from output.template.sandbox import StrangersEnvironment
from schemas.problems import InputError, Problem

GIVEN = {
    "face": [*(field.name for kind in (Face, BackFace) for field in fields(kind)), "all_texts"],
    "ink": [field.name for field in fields(Palette)],
    "pen": list(PEN),
    "theme": list(Theme.model_fields),
}
"""What a template is given, and what each of it has."""


def written(
    names: Sequence[str], face: Face | BackFace, look: Look, signs: Signs
) -> tuple[str, str]:
    """What the first of some templates that there is writes for a face, and its file.

    InputError says what is wrong with it, with file, line and column.
    """
    environment = environment_of(look.looks)
    with told(names[0], environment.list_templates()):
        template = environment.select_template(list(names))
        environment.meter.begin()
        pen = GuardedPen(look.palette, look.picture, signs, environment.meter)
        text = template.render(face=face, theme=look.theme, ink=look.palette, pen=pen)
    file = template.filename or names[0]
    with told(file):
        pen.check(text)
    return text, file


@lru_cache(maxsize=8)
def environment_of(looks: Looks) -> StrangersEnvironment:
    """The room for templates of one's own, with ours after them."""
    return StrangersEnvironment(looks.roots, GIVEN, (GuardedPen, Face), PLAIN | {GuardedPen})


def unreadable(looks: Looks) -> Iterator[Problem]:
    """What is wrong with any template of one's own, as far as that is seen before it is run."""
    environment = environment_of(looks)
    names = environment.list_templates()
    for folder in looks.own:
        for file in templates_within(folder):
            try:
                with told(str(file), names):
                    environment.get_template(file.relative_to(folder).as_posix())
            except InputError as error:
                yield from error.problems
