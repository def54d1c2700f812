"""Cards of all games in a theme, to see whether it works and what it looks like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from builder.catalog import systems
from builder.catalog.samples import samples_of
from builder.cli.opened import Opened, open_roster
from output.card.faces import CardFace, card_faces
from output.card.layout import Layout
from output.card.layouts import load_layout
from output.card.palette import Ink
from output.display import Placed
from output.looks import Looks
from output.printout import Page
from schemas.problems import InputError, Problem

INKS: tuple[Ink, ...] = ("full", "saver", "black")
_USUAL_CARD = "poker"
_SHOWN = 4
"""Cards of each game on a picture."""
_GAP_MM = 4.0


@dataclass(slots=True)
class Samples:
    """The cards of a sample roster of a game, and what is in the way of more."""

    name: str
    """As a roster is called: `core-1e/border-levy`."""
    layout: Layout
    faces: list[CardFace] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @property
    def unlike(self) -> list[CardFace]:
        """The two faces with most on them, and the one with least, which has most of the rest."""
        by_number = sorted(self.faces, key=lambda face: len(face.drawing.items))
        return by_number[:1] + by_number[1:][-2:]


def sample_cards(theme: str, ink: Ink, looks: Looks) -> Iterator[Samples]:
    """The cards of one sample of each game that comes with the package."""
    for name, opened in _rosters():
        layout = load_layout(opened.warband.system.card.size or _USUAL_CARD, looks)
        found = Samples(name, layout)
        try:
            _draw(opened, found, theme, ink, looks)
        except InputError as error:
            found.problems = error.problems
        yield found


@lru_cache(maxsize=1)
def _rosters() -> list[tuple[str, Opened]]:
    """A sample roster of each game, by its name."""
    names = [
        f"{system.id}/{samples[0].id}"
        for system in systems()
        if not system.own and (samples := samples_of(system.folder))
    ]
    return [(name, open_roster(name)) for name in names]


def _draw(opened: Opened, found: Samples, theme: str, ink: Ink, looks: Looks) -> None:
    warband = replace(opened.warband, team="", accent="")  # in the theme's own colours
    for fighter in warband.fighters:
        made = card_faces(
            fighter,
            warband.system,
            found.layout,
            warband=warband,
            theme=theme,
            ink=ink,
            looks=looks,
        )
        for face in made:
            assert face.drawing  # drawn now, so that what is wrong with it is told
        found.faces += made


def shown(samples: list[Samples]) -> Page:
    """Some cards of each game under each other, the fullest ones first."""
    items: list[Placed] = []
    y, widest = _GAP_MM, 0.0
    for one in samples:
        fullest = sorted(one.faces, key=lambda face: -len(face.drawing.items))[:_SHOWN]
        x = _GAP_MM
        for face in fullest:
            items.append(Placed(face.drawing, x, y))
            x += face.drawing.width_mm + _GAP_MM
        widest = max(widest, x)
        y += one.layout.height_mm + _GAP_MM
    return Page(widest, y, list(items))
