"""A face with everything in its place: what the template draws. All lengths in mm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from output.card.blocks import Shade
from output.text import Font

Tone: TypeAlias = Literal[
    "ink",
    "ink_2",
    "alert",
    "lead",
    "team",
    "name",
    "accent",
    "unit",
    "quiet",
    "pill",
    "chip",
    "solid",
]
"""What a text is, for its colour; a colour of the palette by that name."""


@dataclass(slots=True)
class Text:
    """A line of text, or a part of one: its left end at x, on a baseline at y."""

    x: float
    y: float
    string: str
    font: Font
    size: float
    tone: Tone = "ink"
    tracking: float = 0.0
    rtl: bool | None = None


@dataclass(slots=True)
class Icon:
    """An icon in a square with this top left corner."""

    name: str
    x: float
    y: float
    side: float


@dataclass(slots=True)
class Rule:
    """A line across."""

    x: float
    y: float
    width: float
    strong: bool = False


@dataclass(slots=True)
class Tick:
    """A box for a pencil."""

    x: float
    y: float
    side: float
    crossed: bool = False
    marked: bool = False
    """Whether it is one of the worse ones, behind a line."""


@dataclass(slots=True)
class Arc:
    """A disc of which an arc is filled, front up."""

    x: float
    y: float
    radius: float
    path: str
    """The filled part, as the data of an SVG path; empty where all of it is."""


Kind: TypeAlias = Shade | Literal["chip", "boxed", "panel", "bar", "share"]


@dataclass(slots=True)
class Ground:
    """A rectangle behind a text."""

    x: float
    y: float
    width: float
    height: float
    kind: Kind


@dataclass(slots=True)
class HeaderBox:
    """The band at the top."""

    height: float
    disc_x: float
    disc_y: float
    disc_r: float
    texts: list[Text] = field(default_factory=list)
    pill: tuple[float, float, float, float] | None = None
    """Left, top, width and height of the ground of the count, on the disc's edge."""
    pill_text: Text | None = None
    emblem: Icon | None = None
    disc_icon: Icon | None = None
    """What is on the disc instead of a number."""
    portrait: float = 0.0
    """Width of the portrait at the left edge; 0 where there is none."""
    picture: tuple[float, float, float, float] | None = None
    """Left, top, width and height of the whole picture that the portrait shows a part of."""


@dataclass(slots=True)
class StripBox:
    """Characteristics: texts, and where the lines between cells are."""

    y: float
    height: float
    inset: float
    """How much shorter the lines between cells are, over and under them."""
    over: float = 0.0
    under: float = 0.0
    """What the lines between cells keep clear of at the top and at the foot: rules, and values that
    are as wide as their cell."""
    texts: list[Text] = field(default_factory=list)
    lines: list[float] = field(default_factory=list)
    worse: list[tuple[float, float]] = field(default_factory=list)
    """Where the pointers at values that are worse stand: left end and foot."""
    better: list[tuple[float, float]] = field(default_factory=list)
    """The same of values that are better."""
    pointer: float = 1.5
    """Width of a pointer."""
    arcs: list[Arc] = field(default_factory=list)


@dataclass(slots=True)
class Box:
    """A block of the card: texts, icons, lines and boxes, whichever it has."""

    texts: list[Text] = field(default_factory=list)
    icons: list[Icon] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    ticks: list[Tick] = field(default_factory=list)
    marks: list[tuple[float, float, float]] = field(default_factory=list)
    """x, top and bottom of the lines before boxes that are worse ones."""
    grounds: list[Ground] = field(default_factory=list)
    dots: list[tuple[float, float]] = field(default_factory=list)
    """Where a band that a weapon does not reach has its dot."""
    hull: tuple[float, float, float, float] | None = None
    """Left, top, width and height of a fighter seen from above, front up."""
    bars: list[tuple[float, float, float, float, float]] = field(default_factory=list)
    """From, to, and thickness."""
    divider: tuple[float, float, float] | None = None
    """x, top and bottom of the line between plan and words."""


@dataclass(slots=True)
class SceneBox:
    """What remains at the bottom: picture or emblem."""

    y: float
    height: float
    emblem: Icon | None = None
    lines: list[Rule] = field(default_factory=list)
    """Beside the emblem, or behind it as engraved."""
    frame: tuple[float, float, float, float] | None = None
    """Left, top, width and height of a frame around it."""
    picture: bool = False


@dataclass(slots=True)
class FooterBox:
    """The band at the bottom. `chip` is left, top, width and height of the face number's box."""

    y: float
    height: float
    texts: list[Text] = field(default_factory=list)
    chip: tuple[float, float, float, float] | None = None


@dataclass(slots=True)
class More:
    """That it goes on, and where: words and the left end and middle of the arrow."""

    texts: list[Text]
    arrow: tuple[float, float]


@dataclass(slots=True)
class WriteIn:
    """A box of paper to write in by hand, over what the template draws; its label is in it."""

    x: float
    y: float
    width: float
    height: float
    label: Text | None = None


@dataclass(slots=True)
class Face:
    """One face of a card."""

    width: float
    height: float
    bleed: float
    margin: float
    header: HeaderBox
    strips: list[StripBox]
    blocks: list[Box]
    footer: FooterBox
    scene: SceneBox | None = None
    more: More | None = None
    write_ins: list[WriteIn] = field(default_factory=list)

    def all_texts(self) -> Iterator[Text]:
        """Every text on the face."""
        yield from self.header.texts
        if self.header.pill_text is not None:
            yield self.header.pill_text
        for strip in self.strips:
            yield from strip.texts
        for block in self.blocks:
            yield from block.texts
        yield from self.footer.texts
        if self.more is not None:
            yield from self.more.texts
        for box in self.write_ins:
            if box.label is not None:
                yield box.label


@dataclass(slots=True)
class BackFace:
    """The back that the cards of a warband share. Boxes are left, top, width and height."""

    width: float
    height: float
    bleed: float
    frame: tuple[float, float, float, float]
    words: tuple[float, float, float, float]
    """Where the name and the line under it stand."""
    texts: list[Text]
    ring: tuple[float, float, float] | None = None
    """x, y and radius of the circle about the emblem; None where the words leave no room."""
    emblem: Icon | None = None
    pattern: list[Icon] = field(default_factory=list)
    """Small emblems in rows, clear of the ring and the words."""
    engraved: tuple[float, float, float, float] | None = None
    """The field of a woodcut over the words; None where the theme has none."""
    lines: list[Rule] = field(default_factory=list)
    """What it is engraved with."""
