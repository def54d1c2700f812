"""The faces of a game's blank card."""

from __future__ import annotations

from collections.abc import Mapping

from output.card.blank.compose import blank_faces_of
from output.card.blank.view import blank_view
from output.card.blocks import Footer
from output.card.draw import Look
from output.card.faces import CardFace, missing_glyphs
from output.card.flow import Report
from output.card.layout import MM_PER_PT, Layout
from output.card.palette import Ink, palette
from output.card.themes import load_theme
from output.card.typeset import TypeSet, type_set
from output.looks import SHIPPED, Looks
from output.text import FontSet
from schemas.base import edition_text
from schemas.warband import Warband

BLANK = "blank"
"""What stands for the fighter of a blank card."""


def blank_faces(
    warband: Warband,
    layout: Layout,
    *,
    boxes: Mapping[str, int],
    copies: int,
    number: int,
    theme: str = "signal",
    ink: Ink = "full",
    fonts: FontSet | None = None,
    looks: Looks = SHIPPED,
    points: bool = True,
    notes: bool = True,
) -> list[CardFace]:
    """The faces of blank cards of a warband, or of its game where it has no name.

    `boxes`: how many boxes to tick a characteristic has, by its id. `number`: one that no other card
    beside it has. A dark theme is printed as with little ink, or nobody could write on it.
    """
    fonts = fonts or looks.fonts
    look = load_theme(theme, looks)
    ink = "saver" if ink == "full" and look.is_dark else ink
    system = warband.system
    view = blank_view(system, boxes, points=points, notes=notes)
    game = f"{system.short or system.name}{edition_text(system.edition)}"
    footer = Footer(warband.name, (game, system.short or system.name))
    type_ = type_set(layout, look, fonts)
    placed = blank_faces_of(view, footer, type_)
    drawn_with = Look(look, palette(look, warband.team, ink, warband.accent), None, theme, looks)
    of = len(placed)
    faces = [
        CardFace(
            fighter=BLANK,
            index=at,
            of=of,
            card=number + (at - 1) // 2,
            copies=copies,
            label="blank card" if of == 1 else f"blank card, {at}/{of}",
            clear_mm=layout.clear_mm,
            placed=face,
            look=drawn_with,
            missing_glyphs=missing_glyphs(face, fonts),
            fonts=fonts,
        )
        for at, face in enumerate(placed, 1)
    ]
    faces[0].fields = [_report(type_)]
    faces[0].bookmark = "Blank cards" if copies > 1 else "Blank card"
    return faces


def _report(type_: TypeSet) -> Report:
    size = type_.asked("label")
    return Report("labels", size / MM_PER_PT, type_.small("label") * size)
