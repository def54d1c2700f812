"""Fighter cards: what a card says, how it is fitted, how it is drawn.

    layout = load_layout("poker")
    faces = [
        face
        for fighter in warband.fighters
        for face in card_faces(fighter, warband.system, layout, warband=warband)
    ]
    faces[0].svg, faces[0].drawing, faces[0].fields

The way of a card: `view` says what stands on it (`blocks`), `compose` measures it, spreads it over
faces by the `ladder` and puts everything in its place (`placed`), `draw` hands the places to the
template. Nothing is cut and nothing is lost: what has no room goes on, and is reported.

Names are fetched when they are first used: who asks for one colour need not load all that draws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.on_demand import on_demand

if TYPE_CHECKING:
    from output.card.faces import CardFace, card_faces
    from output.card.flow import Report
    from output.card.layout import Layout
    from output.card.layouts import load_layout
    from output.card.palette import Ink
    from output.card.theme import Theme
    from output.card.themes import load_theme
    from output.card.view import view_of

__all__ = [
    "CardFace",
    "Ink",
    "Layout",
    "Report",
    "Theme",
    "card_faces",
    "load_layout",
    "load_theme",
    "view_of",
]

__getattr__ = on_demand(
    __name__,
    {
        "CardFace": "faces",
        "Ink": "palette",
        "Layout": "layout",
        "Report": "flow",
        "Theme": "theme",
        "card_faces": "faces",
        "load_layout": "layouts",
        "load_theme": "themes",
        "view_of": "view",
    },
)
