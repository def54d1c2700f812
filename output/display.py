"""The display list: what is drawn, as plain data; `printout` has the pages that it lies on.

All lengths are millimetres, x to the right and y down from the top left corner. Colours are
`#RRGGBB`. A drawing has no size limits of its own: what lies outside it is cut by whoever
places it. Everything here can be compared, and nothing here knows SVG or PDF.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path as FilePath
from typing import Literal, TypeAlias

from schemas.problems import InputError
from schemas.record import record

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x' = a·x + c·y + e, y' = b·x + d·y + f; e and f in mm."""

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

Turn: TypeAlias = Literal[0, 90, 180, 270]
"""Degrees clockwise."""

Command: TypeAlias = (
    tuple[Literal["M"], float, float]
    | tuple[Literal["L"], float, float]
    | tuple[Literal["C"], float, float, float, float, float, float]
    | tuple[Literal["Z"]]
)


class Outline:
    """The commands of a path, absolute: move, line, curve, close. Made once, used many times."""

    __slots__ = ("_hash", "commands")

    def __init__(self, commands: tuple[Command, ...]) -> None:
        self.commands = commands
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Outline) and self.commands == other.commands

    def __hash__(self) -> int:
        # Painters keep ready operators by outline, and an icon has hundreds of numbers to hash.
        if self._hash is None:
            self._hash = hash(self.commands)
        return self._hash

    def __repr__(self) -> str:
        return f"Outline({self.commands!r})"


@record
class Stop:
    """A colour of a gradient, at a place from 0 to 1."""

    at: float
    colour: str
    opacity: float = 1.0


@record
class LinearGradient:
    """Colours along a line, in the space of what it paints; the end colours go on for ever."""

    x1: float
    y1: float
    x2: float
    y2: float
    stops: tuple[Stop, ...]
    transform: Matrix = IDENTITY


@record
class RadialGradient:
    """Colours from a focus to a circle, in the space of what it paints."""

    cx: float
    cy: float
    r: float
    fx: float
    fy: float
    stops: tuple[Stop, ...]
    transform: Matrix = IDENTITY


Gradient: TypeAlias = LinearGradient | RadialGradient
Paint: TypeAlias = str | Gradient


@record
class Style:
    """How a shape is painted. Shapes share styles."""

    fill: Paint | None = None
    stroke: Paint | None = None
    stroke_width_mm: float = 1.0
    dash_mm: tuple[float, ...] = ()
    dash_offset_mm: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    miter_limit: float = 4.0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    even_odd: bool = False
    """Fill rule of paths; else nonzero."""


@dataclass(slots=True)
class Rect:
    """A rectangle, with corner radii."""

    x: float
    y: float
    w: float
    h: float
    style: Style
    rx: float = 0.0
    ry: float = 0.0


@dataclass(slots=True)
class Line:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    style: Style


@dataclass(slots=True)
class Ellipse:
    """An ellipse; a circle where rx = ry."""

    cx: float
    cy: float
    rx: float
    ry: float
    style: Style


@dataclass(slots=True)
class Path:
    """Any shape."""

    outline: Outline
    style: Style


@dataclass(slots=True)
class Text:
    """One line of text in one face, on a baseline.

    `anchor` says which end of it is at x: `start` is the left end whatever the direction of the
    text. `rtl` is the direction of the paragraph; None: that of its first strong letter.
    `letter_spacing_mm` is added after each letter, the last one too, as SVG does it.
    """

    x: float
    y: float
    string: str
    family: str
    size_mm: float
    fill: Paint = "#000000"
    weight: int = 400
    italic: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    letter_spacing_mm: float = 0.0
    rtl: bool | None = None
    opacity: float = 1.0


def key_of(data: bytes) -> str:
    """What names these bytes."""
    return sha256(data).hexdigest()[:32]


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Picture:
    """A picture file as it is: PNG or JPEG bytes, never resampled.

    `width` and `height` are pixels as seen, after `orientation` (EXIF, 1 to 8) is applied.
    `key` names the bytes: equal pictures have equal keys and are written once. `whole`: all of it is
    shown, and it is not cut to fill its place. `name` is for messages.
    """

    key: str
    kind: Literal["png", "jpeg"]
    width: int
    height: int
    source: bytes | FilePath = field(repr=False, compare=False)
    """The bytes, or the file that has them: many pictures are not held at once."""
    orientation: int = 1
    whole: bool = field(default=False, compare=False)
    name: str = field(default="", compare=False)

    @property
    def data(self) -> bytes:
        """The bytes. InputError where the file is no longer what it was."""
        if isinstance(self.source, bytes):
            return self.source
        data = self.source.read_bytes()
        if key_of(data) != self.key:
            raise InputError.at(str(self.source), "was changed while it was printed; print again")
        return data


@dataclass(slots=True)
class Image:
    """A picture stretched to a box."""

    x: float
    y: float
    w: float
    h: float
    picture: Picture
    opacity: float = 1.0


@dataclass(slots=True)
class Group:
    """Items moved, cut and faded together; the clip is in the space of the items."""

    items: list[Item]
    transform: Matrix = IDENTITY
    clip: Rect | Ellipse | Path | None = None
    opacity: float = 1.0


@dataclass(slots=True)
class Placed:
    """A drawing on a page, turned clockwise; x, y is the top left corner of it as it lies there.

    It is cut `bleed_mm` outside its edges. A drawing placed more than once (the same object) is
    written once.
    """

    drawing: Drawing
    x: float
    y: float
    turn: Turn = 0
    bleed_mm: float = 0.0

    @property
    def width_mm(self) -> float:
        """How wide it is as it lies."""
        lies = self.turn in (90, 270)
        return self.drawing.height_mm if lies else self.drawing.width_mm

    @property
    def height_mm(self) -> float:
        """How high it is as it lies."""
        lies = self.turn in (90, 270)
        return self.drawing.width_mm if lies else self.drawing.height_mm

    @property
    def matrix(self) -> Matrix:
        """From the drawing to the page."""
        x, y, right, foot = self.x, self.y, self.x + self.width_mm, self.y + self.height_mm
        turned: dict[Turn, Matrix] = {
            0: (1.0, 0.0, 0.0, 1.0, x, y),
            90: (0.0, 1.0, -1.0, 0.0, right, y),
            180: (-1.0, 0.0, 0.0, -1.0, right, foot),
            270: (0.0, -1.0, 1.0, 0.0, x, foot),
        }
        return turned[self.turn]


Shape: TypeAlias = Rect | Line | Ellipse | Path
Item: TypeAlias = Rect | Line | Ellipse | Path | Text | Image | Group | Placed


@dataclass(slots=True)
class Drawing:
    """A face, a back, a token: items in a box of a size."""

    width_mm: float
    height_mm: float
    items: list[Item] = field(default_factory=list)
