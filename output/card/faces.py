"""The faces of a fighter's card: from what it says to drawings, nothing cut and nothing lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from output.card.blocks import CardView
from output.card.compose import compose
from output.card.draw import Look, Sketch
from output.card.flow import Report
from output.card.layout import Layout
from output.card.palette import Ink, palette
from output.card.pictures import PictureStyle, usable
from output.card.placed import Face
from output.card.themes import load_theme
from output.card.typeset import type_set
from output.card.view import view_of
from output.display import Drawing
from output.looks import SHIPPED, Looks
from output.text import FontSet, shape
from output.text.folded import shortened
from schemas.numbering import MOST_MODELS
from schemas.warband import Fighter, SystemView, Warband

_MOST_OF_NAME = 60
"""Characters of a name that a label has room for."""
_MOST_SHEETS = 1000
"""Pieces of cardboard that one card may take."""
_SIDES = 2
"""Faces of one piece of cardboard."""


@dataclass
class CardFace:
    """One face of a fighter's card. Face 1 is the front, 2 its back, 3 and 4 a second card."""

    fighter: str
    """The fighter's id; of a card without one, that of the item."""
    index: int
    """Counted from 1."""
    of: int
    card: int
    """Which piece of cardboard it is a side of: unique within a warband."""
    copies: int
    """One for each model of the fighter."""
    label: str
    clear_mm: float
    """How far all words keep from the cut."""
    placed: Face = field(repr=False)
    """Its lines in their places."""
    look: Look = field(repr=False)
    fields: list[Report] = field(default_factory=list)
    """How the texts of the whole card came out; with the first face only."""
    missing_glyphs: tuple[str, ...] = ()
    """Characters that no font has."""
    warnings: list[str] = field(default_factory=list)
    """What is to be told, with the first face only: a picture that cannot be used."""
    fonts: FontSet | None = field(default=None, repr=False)
    bookmark: str = ""
    """What the card is called in an outline; with the first face of the first such card only."""

    @cached_property
    def drawing(self) -> Drawing:
        """What is painted."""
        return self._sketch.drawing(self.label, self.fonts)

    @cached_property
    def svg(self) -> str:
        """The same as SVG in the strict profile; its fonts are named only."""
        return self._sketch.svg()

    @cached_property
    def _sketch(self) -> Sketch:
        return Sketch(self.placed, self.look)

    def drawn_for_good(self) -> CardFace:
        """The face with its drawing alone: what that is made from takes memory, and is let go."""
        _ = self.drawing
        del self.placed, self._sketch
        return self

    def let_go(self) -> None:
        """Lets its drawing go, which is on pages and not asked for here again."""
        del self.drawing


def card_faces(
    fighter: Fighter,
    system: SystemView,
    layout: Layout,
    *,
    warband: Warband | None = None,
    theme: str = "signal",
    ink: Ink = "full",
    fonts: FontSet | None = None,
    looks: Looks = SHIPPED,
    model: int | None = None,
    pictures: PictureStyle | None = None,
) -> list[CardFace]:
    """The faces of a fighter's card, in order.

    `warband` gives the name in the footer, the team's colour and what was accepted. `ink`: full,
    saver or black. `looks` are where themes, drawings and fonts are. A picture that cannot be used is left
    out and told in `warnings`. `model`: the card is of one of several alike ones alone, counted from
    1 to 26, and its number has a letter: 4a. InputError where there is no such theme.
    """
    faces = faces_of(
        view_of(fighter, system, warband, model),
        layout,
        number=fighter.number * (MOST_MODELS + 1) + (model or 0),
        team=warband.team if warband else "",
        accent=warband.accent if warband else "",
        theme=theme,
        ink=ink,
        fonts=fonts,
        looks=looks,
        pictures=pictures,
    )
    if model not in (None, 1):
        faces[0].bookmark = ""
    return faces


def faces_of(
    view: CardView,
    layout: Layout,
    *,
    number: int,
    team: str = "",
    accent: str = "",
    theme: str = "signal",
    ink: Ink = "full",
    fonts: FontSet | None = None,
    looks: Looks = SHIPPED,
    pictures: PictureStyle | None = None,
) -> list[CardFace]:
    """The faces of a card that says this. `number`: one that no other card beside it has."""
    fonts = fonts or looks.fonts
    look = load_theme(theme, looks)
    name = shortened(" ".join(view.header.name.split()), _MOST_OF_NAME)
    picture, warnings = usable(view.picture, name, ink, pictures)
    composed = compose(view, type_set(layout, look, fonts), picture)
    drawn = look.with_fine_lines if ink == "saver" else look
    drawn_with = Look(drawn, palette(look, team, ink, accent), picture, theme, looks)
    of = len(composed.faces)
    faces = [
        CardFace(
            fighter=view.fighter,
            index=at,
            of=of,
            card=number * _MOST_SHEETS + (at - 1) // _SIDES,
            copies=view.count,
            label=f"{name}, {at}/{of}" if of > 1 else name,
            clear_mm=layout.clear_mm,
            placed=face,
            look=drawn_with,
            missing_glyphs=missing_glyphs(face, fonts),
            fonts=fonts,
        )
        for at, face in enumerate(composed.faces, 1)
    ]
    faces[0].fields = composed.reports
    faces[0].bookmark = name
    faces[0].warnings = warnings
    return faces


def missing_glyphs(face: Face, fonts: FontSet) -> tuple[str, ...]:
    """The characters of a face that no font has."""
    found: dict[str, None] = {}
    for text in face.all_texts():
        if not text.string.isascii():
            found.update(dict.fromkeys(shape(text.string, text.font, fonts, rtl=text.rtl).missing))
    return tuple(found)
