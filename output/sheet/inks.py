"""Colours of a sheet: eight families, equally dark, in three ways of using ink."""

from __future__ import annotations

from functools import lru_cache

from output.card.colour import BLACK, WHITE, mix
from output.card.palette import Ink
from schemas.record import record

INK = "#16181A"
QUIET = "#2B2B2B"
HAIR = "#9A9A9A"
SPENT = "#6A6A6A"
EDGE = "#8A8A8A"
HELPS, HARMS = "#005F73", "#9C1C1C"
"""Told apart by whoever does not see red or green too."""
HAIRLINE_MM = 0.18
"""Width of the finest lines that every printer holds."""
FAMILIES = {
    "setup": "#42505C",
    "turn": "#274A8C",
    "move": "#0B6456",
    "shoot": "#A33A14",
    "fight": "#7D1D46",
    "state": "#74520A",
    "win": "#2F661D",
    "ref": "#4F4B47",
}
"""Kind of moment: its colour. White stands out from each by 6.9:1 at least."""


@record
class Inks:
    """The colours that a section is drawn with; an empty one is not drawn."""

    mode: Ink
    family: str
    """Name of the family, which its spine tells too."""
    strong: str
    """The family's colour, for bars, rules and heads."""
    ink: str
    quiet: str
    hair: str
    spent: str
    edge: str
    """Of what is to be cut out."""
    helps: str
    harms: str

    @property
    def filled(self) -> bool:
        """Whether grounds are filled."""
        return self.mode == "full"

    @property
    def ground(self) -> str:
        """Behind white text: empty where ink is saved."""
        return self.strong if self.filled else ""

    @property
    def on_ground(self) -> str:
        """Of text on `ground`."""
        return WHITE if self.filled else self.strong

    def tint(self, share: float) -> str:
        """A share of the family's colour on white; empty where ink is saved."""
        return mix(self.strong, WHITE, share) if self.filled else ""

    def grey(self, share: float) -> str:
        """A share of ink on white; empty where ink is saved."""
        return mix(self.ink, WHITE, share) if self.filled else ""

    def of(self, family: str) -> Inks:
        """The colours of a family: these where it is their own."""
        return self if family == self.family else inks_of(family, self.mode)


@lru_cache(maxsize=64)
def inks_of(family: str, mode: Ink = "full", accent: str = "") -> Inks:
    """The colours of a family; `accent` stands in for the family's own."""
    colours = (accent or FAMILIES[family], INK, QUIET, HAIR, SPENT, EDGE, HELPS, HARMS)
    return Inks(mode, family, *(BLACK if mode == "black" else colour for colour in colours))
