"""The lines that cards are cut by: which there are, and how they look."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from output.display import Style
from schemas.problems import InputError, Problem
from schemas.record import record

BLACK, WHITE = "#000000", "#FFFFFF"
Guides: TypeAlias = Literal["none", "corners", "full"]
GUIDES: tuple[Guides, ...] = get_args(Guides)

LEAST_WEIGHT_MM, MOST_WEIGHT_MM = 0.15, 1.0
"""A finer line is a single dot wide in print, and is lost on a dark ground."""
_DASH_MM = 0.5
_SEEN = 3.0
"""The contrast from which on a line is seen."""


@record
class CutLines:
    """Marks stand in the margins; guides between the cards, at their corners or along all cuts."""

    guides: Guides = "none"
    colour: str = BLACK
    weight_mm: float = LEAST_WEIGHT_MM
    on_backs: bool = False
    """Whether backs have them too, exactly under those of the fronts."""
    corner_mm: float = 0.0
    """The radius that corners are to be rounded by; 0: they are square."""

    @property
    def plain(self) -> Style:
        """How a line is drawn on white paper."""
        return Style(stroke=self.colour, stroke_width_mm=self.weight_mm)

    @property
    def on_any_ground(self) -> tuple[Style, Style]:
        """How a line is drawn that is seen on light and dark: its ground, then dashes over it."""
        from output.card.colour import contrast  # cards take long to load, and sheets need none

        ground = WHITE if contrast(self.colour, WHITE) >= _SEEN else BLACK
        dashes = Style(
            stroke=self.colour, stroke_width_mm=self.weight_mm, dash_mm=(_DASH_MM, _DASH_MM)
        )
        return Style(stroke=ground, stroke_width_mm=self.weight_mm), dashes


def cut_lines(
    guides: str = "none",
    colour: str = BLACK,
    weight_mm: float = LEAST_WEIGHT_MM,
    *,
    on_backs: bool = False,
    corner_mm: float = 0.0,
) -> CutLines:
    """Cut lines as they were asked for. InputError names every value that cannot be."""
    from output.card.colour import is_colour

    problems = {}
    if guides not in GUIDES:
        problems["guides"] = f"`{guides[:20]}` are none; there are {', '.join(GUIDES)}"
    if not is_colour(colour):
        problems["colour"] = f"`{colour[:20]}` is no colour; write it as #rrggbb, such as #00AEEF"
    if not LEAST_WEIGHT_MM <= weight_mm <= MOST_WEIGHT_MM:
        wide = f"they are {LEAST_WEIGHT_MM:g} to {MOST_WEIGHT_MM:g} wide"
        problems["weight"] = f"lines of {weight_mm:g} mm; {wide}"
    if problems:
        raise InputError([Problem(of, 0, 0, problem) for of, problem in problems.items()])
    kind = next(one for one in GUIDES if one == guides)
    return CutLines(kind, colour.upper(), weight_mm, on_backs, corner_mm)
