"""How an element looks: the properties that it has and those that it inherits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Literal, TypeAlias

from output.display import Paint, Style
from output.svg.values import BadValue, colour, number, numbers, share
from schemas.record import record

REFERENCE = re.compile(r"""url\(\s*["']?#([^"')\s]+)["']?\s*\)""")

Attributes: TypeAlias = tuple[tuple[str, str], ...]


@record
class Ref:
    """A paint that is defined elsewhere, by its id."""

    id: str


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """All inherited properties. Compared by identity: `resolve` gives each look once."""

    fill: str | Ref | None = "#000000"
    stroke: str | Ref | None = None
    colour: str = "#000000"
    stroke_width: float = 1.0
    dash: tuple[float, ...] = ()
    dash_offset: float = 0.0
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round", "bevel"] = "miter"
    miter_limit: float = 4.0
    fill_opacity: float = 1.0
    stroke_opacity: float = 1.0
    even_odd: bool = False
    clip_even_odd: bool = False
    family: str = ""
    size: float = 0.0
    weight: int = 400
    italic: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    letter_spacing: float = 0.0
    rtl: bool | None = None
    preserve: bool = False
    faulty: bool = False
    """Whether a property could not be read here or further out."""
    style: Style = field(default=Style(fill="#000000"), init=False, repr=False)
    """The same for shapes, where no paint is defined elsewhere."""

    def __post_init__(self) -> None:
        fill = self.fill if isinstance(self.fill, str) else None
        stroke = self.stroke if isinstance(self.stroke, str) else None
        object.__setattr__(self, "style", self.style_with(fill, stroke))

    def style_with(self, fill: Paint | None, stroke: Paint | None) -> Style:
        """The style of a shape with its paints in place."""
        if stroke is None or not self.stroke_width:
            # One style for all that is not stroked, so that painters change state less.
            return Style(fill, fill_opacity=self.fill_opacity, even_odd=self.even_odd)
        return Style(
            fill,
            stroke,
            self.stroke_width,
            self.dash,
            self.dash_offset,
            self.cap,
            self.join,
            self.miter_limit,
            self.fill_opacity,
            self.stroke_opacity,
            self.even_odd,
        )


INITIAL = Look()


@lru_cache(maxsize=8192)
def resolve(parent: Look, own: Attributes) -> tuple[Look, tuple[str, ...]]:
    """The look of an element within its parent's, and what is wrong with its properties."""
    changes: dict[str, Any] = {}
    faults = []
    values = dict(own)
    if "color" in values:  # before the paints, which may ask for it
        values = {"color": values.pop("color"), **values}
    for name, raw in values.items():
        raw = raw.strip()
        if raw == "inherit":
            continue
        try:
            target, value = _read(name, raw, changes.get("colour", parent.colour))
            changes[target] = value
        except BadValue as error:
            faults.append(f"{name}: {error}")
            changes["faulty"] = True
    return (replace(parent, **changes) if changes else parent), tuple(faults)


def _read(name: str, raw: str, current: str) -> tuple[str, Any]:
    """The field of the look that a property sets, and its value."""
    if name in _PAINTS:
        return name, _paint(raw, current)
    if name in _CHOICES:
        target, choices = _CHOICES[name]
        if raw not in choices:
            raise BadValue(f"`{raw[:40]}` is none of {', '.join(choices)}")
        return target, choices[raw]
    target, reader = _READERS[name]
    return target, reader(raw)


def _paint(raw: str, current: str) -> str | Ref | None:
    if raw in ("none", "transparent"):
        return None
    if raw == "currentColor":
        return current
    if raw.startswith("url("):
        found = REFERENCE.fullmatch(raw)
        if not found:
            raise BadValue(f"`{raw[:40]}` is not a reference; write url(#id)")
        return Ref(found[1])
    return colour(raw)


def _not_negative(raw: str) -> float:
    value = number(raw)
    if value < 0:
        raise BadValue(f"{raw} is negative")
    return value


def _dashes(raw: str) -> tuple[float, ...]:
    if raw == "none":
        return ()
    lengths = numbers(raw)
    if min(lengths, default=0) < 0:
        raise BadValue(f"`{raw[:40]}` holds a negative length")
    if not sum(lengths):
        return ()
    return lengths * 2 if len(lengths) % 2 else lengths


def _family(raw: str) -> str:
    first = raw.split(",")[0].strip()
    if len(first) > 1 and first[0] == first[-1] and first[0] in "'\"":
        return first[1:-1]
    if not all(re.fullmatch(r"-?[A-Za-z_][\w-]*", word) for word in first.split()):
        raise BadValue(f"`{raw[:60]}` needs quotes: \"'{first[:40]}'\"")
    return " ".join(first.split())


def _size(raw: str) -> float:
    value = number(raw)
    if not 0 < value <= 1000:
        raise BadValue(f"{raw} is no size of type; it lies between 0 and 1000 mm")
    return value


def _weight(raw: str) -> int:
    named = {"normal": 400, "bold": 700}.get(raw)
    if named is None and not re.fullmatch(r"[1-9]00", raw):
        raise BadValue(f"`{raw[:20]}` is not a weight; write 400, 600 or 700")
    return named or int(raw)


def _spacing(raw: str) -> float:
    return 0.0 if raw == "normal" else number(raw)


_PAINTS = ("fill", "stroke")
_CHOICES: dict[str, tuple[str, dict[str, Any]]] = {
    "stroke-linecap": ("cap", {word: word for word in ("butt", "round", "square")}),
    "stroke-linejoin": ("join", {word: word for word in ("miter", "round", "bevel")}),
    "fill-rule": ("even_odd", {"nonzero": False, "evenodd": True}),
    "clip-rule": ("clip_even_odd", {"nonzero": False, "evenodd": True}),
    "font-style": ("italic", {"normal": False, "italic": True}),
    "text-anchor": ("anchor", {word: word for word in ("start", "middle", "end")}),
    "direction": ("rtl", {"ltr": False, "rtl": True}),
    "xml:space": ("preserve", {"default": False, "preserve": True}),
}
_READERS: dict[str, tuple[str, Any]] = {
    "color": ("colour", colour),
    "fill-opacity": ("fill_opacity", share),
    "stroke-opacity": ("stroke_opacity", share),
    "stroke-width": ("stroke_width", _not_negative),
    "stroke-dasharray": ("dash", _dashes),
    "stroke-dashoffset": ("dash_offset", number),
    "stroke-miterlimit": ("miter_limit", _not_negative),
    "font-family": ("family", _family),
    "font-size": ("size", _size),
    "font-weight": ("weight", _weight),
    "letter-spacing": ("letter_spacing", _spacing),
}
INHERITED = frozenset([*_PAINTS, *_CHOICES, *_READERS])


@lru_cache(maxsize=1024)
def declarations(raw: str) -> tuple[tuple[str, str], ...]:
    """The properties of a `style` attribute. Raises BadValue where one is not `name: value`."""
    found = []
    for part in raw.split(";"):
        name, colon, value = part.partition(":")
        if not part.strip():
            continue
        if not colon or "!" in value:
            raise BadValue(f"`{part.strip()[:40]}` is not `property: value`")
        found.append((name.strip(), value.strip()))
    return tuple(found)
