"""What stands in a PDF, in mm from the top left corner of the page as it is shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from output.display import Turn
from output.printout import Box, Duplex
from schemas.record import record

NEAR_MM = 0.1
"""What differs by less is the same: a tenth is what a knife, not an eye, still tells."""


@record
class Stroke:
    """A straight line along the page: level where `y1` is `y2`, else upright; its ends in order."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def is_level(self) -> bool:
        """Whether it runs from left to right."""
        return self.x2 - self.x1 > self.y2 - self.y1

    @property
    def length(self) -> float:
        """From end to end."""
        return max(self.x2 - self.x1, self.y2 - self.y1)


@record
class Disc:
    """The outline of a circle."""

    x: float
    y: float
    diameter: float


@record
class Photo:
    """A picture of pixels, and how many of them there are to an inch of paper."""

    box: Box
    dpi: float


@record
class Told:
    """A measure that is written on the page, such as `50 mm`, and where the line of it is."""

    mm: float
    box: Box


@record
class Letter:
    """A small Latin letter as high as an x, and the word that it is in."""

    x_height: float
    word: str


@record
class Line:
    """Letters of one size that stand side by side: where the first of them is, how far clockwise
    they are turned, how large they are set, and whether they read backwards."""

    text: str
    x: float
    y: float
    turn: Turn
    size: float
    is_mirrored: bool = False


@dataclass(slots=True)
class PageFacts:
    """What a page holds. `ink` has the middle of everything that is drawn on it, `label` is what
    viewers call it."""

    number: int
    width: float
    height: float
    trim: Box | None = None
    bleed: Box | None = None
    boxes: list[Box] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    dashed: list[Stroke] = field(default_factory=list)
    """Those of them that are dashed."""
    discs: list[Disc] = field(default_factory=list)
    photos: list[Photo] = field(default_factory=list)
    measures: list[Told] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    ink: list[tuple[float, float]] = field(default_factory=list)
    smallest: Letter | None = None
    label: str = ""
    file: str = ""
    """The file that it is in, by its name."""

    @property
    def guides(self) -> set[Stroke]:
        """Dashes over a line of another colour: they lie on cards, and mark no edge of a page."""
        times = Counter(self.strokes)
        return {stroke for stroke in self.dashed if times[stroke] > 1}


@dataclass(slots=True)
class FileFacts:
    """What a file holds. `duplex` is None where it says nothing of the sides of the paper."""

    pages: list[PageFacts]
    fonts: dict[str, bool]
    """Each font by name, and whether it is in the file."""
    keeps_size: bool
    """Whether viewers are told not to scale."""
    duplex: Duplex | None
    unit: float = 1.0
    """How many points the unit of its pages has."""
    fronts: int | None = None
    """How many of its pages are of a file of fronts; those after them are of one of backs."""

    def with_backs(self, backs: FileFacts) -> FileFacts:
        """Both together, where the backs are in a file of their own."""
        fonts = dict(self.fonts)
        for name, embedded in backs.fonts.items():
            fonts[name] = fonts.get(name, True) and embedded
        return FileFacts(
            [*self.pages, *backs.pages],
            fonts,
            self.keeps_size and backs.keeps_size,
            self.duplex,
            self.unit if self.unit != 1.0 else backs.unit,
            len(self.pages),
        )
