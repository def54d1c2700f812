"""Draws a face of placed lines: the template to flat SVG."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from output.card.icons import UNITS, icon_path
from output.card.palette import Palette
from output.card.pictures import data_uri
from output.card.placed import Box, Face, FooterBox, HeaderBox, Icon, Rule, SceneBox, StripBox, Text
from output.card.theme import Theme
from output.display import Picture

if TYPE_CHECKING:
    from jinja2 import Environment, Template
    from markupsafe import Markup


_CROPPED_OVER = 0.12
"""How much of what a crop takes from a picture's height comes off its top: heads stay on."""

_PLAIN = frozenset({Palette, Face, HeaderBox, StripBox, Box, SceneBox, FooterBox, Icon, Rule})


@dataclass(frozen=True, slots=True)
class Look:
    """What a face is drawn with besides its lines."""

    theme: Theme
    palette: Palette
    picture: Picture | None = None
    name: str = "signal"
    """The template is `card/NAME.svg.j2`."""
    folder: Path | None = None
    """Templates of one's own, which come before the shipped ones."""


def draw(face: Face, look: Look) -> str:
    """The SVG of a face, in the strict profile: its viewBox is in mm, nothing is fetched."""
    drawn = _template(look.name, look.folder).render(
        face=face, theme=look.theme, ink=look.palette, pen=Pen(look.palette, look.picture)
    )
    return "\n".join(line for line in drawn.splitlines() if line.strip())


class Pen:
    """What a template draws texts and icons with, so that it cannot place or size them."""

    def __init__(self, palette: Palette, picture: Picture | None) -> None:
        self._palette = palette
        self._picture = picture
        self._markup = _markup()

    def text(self, text: Text) -> Markup:
        """A text where it was placed."""
        fill = getattr(self._palette, text.tone)
        font = text.font
        tracking = f' letter-spacing="{text.tracking:.3f}"' if text.tracking else ""
        slope = ' font-style="italic"' if font.italic else ""
        # Right-to-left text ends at its left end, where a space at its end has to stay.
        turned = ' direction="rtl" text-anchor="end" xml:space="preserve"' if text.rtl else ""
        return self._markup(
            f'<text x="{text.x:.3f}" y="{text.y:.3f}" font-family="{family(font.family)}" '
            f'font-weight="{font.weight}"{slope} font-size="{text.size:.3f}"'
            f'{tracking}{turned} fill="{fill}">{escape(text.string, quote=False)}</text>'
        )

    def texts(self, texts: list[Text]) -> Markup:
        """Texts, each on a line of its own."""
        return self._markup("\n").join([self.text(text) for text in texts])

    def rules(
        self, rules: list[Rule], strong: tuple[str, float], weak: tuple[str, float]
    ) -> Markup:
        """Lines across: colour and width of the strong ones and of the others."""
        return self._markup("\n").join(
            [
                self.line(r.x, r.y, r.x + r.width, r.y, *(strong if r.strong else weak))
                for r in rules
            ]
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> Markup:
        """A straight line."""
        return self._markup(
            f'<line x1="{x1:.3f}" y1="{y1:.3f}" x2="{x2:.3f}" y2="{y2:.3f}" '
            f'stroke="{stroke}" stroke-width="{width:.3f}"/>'
        )

    def icons(self, icons: list[Icon], fill: str) -> Markup:
        """Icons in their squares."""
        return self._markup("\n").join([self.icon(icon, fill) for icon in icons])

    def icon(self, icon: Icon, fill: str, stroke: str = "") -> Markup:
        """An icon in its square, filled, or as an outline of 0.2 mm where it has a stroke."""
        path = icon_path(icon.name)
        if path is None or not (fill or stroke):
            return self._markup("")
        scale = icon.side / UNITS
        paint = f'fill="{fill or "none"}"'
        if stroke:
            paint += f' stroke="{stroke}" stroke-width="{0.2 / scale:.2f}"'
        return self._markup(
            f'<path transform="translate({icon.x:.3f} {icon.y:.3f}) scale({scale:.5f})" '
            f'{paint} d="{path}"/>'
        )

    def picture(self, x: float, y: float, width: float, height: float, name: str) -> Markup:
        """The fighter's picture, cropped to fill a box; `name` is for the box's clip path."""
        picture = self._picture
        if picture is None:
            return self._markup("")
        scale = max(width / picture.width, height / picture.height)
        wide, high = picture.width * scale, picture.height * scale
        left, top = x + (width - wide) / 2, y + (height - high) * _CROPPED_OVER
        return self._markup(
            f'<clipPath id="{name}"><rect x="{x:.3f}" y="{y:.3f}" width="{width:.3f}" '
            f'height="{height:.3f}"/></clipPath>\n<image clip-path="url(#{name})" '
            f'x="{left:.3f}" y="{top:.3f}" width="{wide:.3f}" height="{high:.3f}" '
            f'preserveAspectRatio="none" href="{data_uri(picture)}"/>'
        )


@cache
def family(name: str) -> str:
    """A family for an attribute: quoted where it would not be read without."""
    quoted = f"'{name}'" if any(char.isdigit() for char in name) else name
    return escape(quoted, quote=False).replace('"', "&quot;")


@cache
def _markup() -> type[Markup]:
    from markupsafe import Markup

    return Markup


@cache
def _environment(folder: Path | None) -> Environment:
    # Jinja is imported when a card is drawn: nothing else needs it.
    from jinja2 import FileSystemLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    from output.card.compiled import KeptTemplates

    class Sandbox(ImmutableSandboxedEnvironment):
        def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
            # Measures and colours are plain data: looking at them needs no second look.
            if type(obj) in _PLAIN and not attr.startswith("_"):
                return True
            return super().is_safe_attribute(obj, attr, value)

    shipped = Path(str(files("templates")))
    environment = Sandbox(
        loader=FileSystemLoader([folder, shipped] if folder else shipped),
        undefined=StrictUndefined,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=KeptTemplates(),
    )
    environment.filters["mm"] = _mm
    return environment


def _mm(value: Any) -> str:
    return f"{value:.3f}"


@cache
def _template(name: str, folder: Path | None) -> Template:
    from jinja2 import TemplateNotFound

    environment = _environment(folder)
    try:
        return environment.get_template(f"card/{name}.svg.j2")
    except TemplateNotFound:
        return environment.get_template("card/signal.svg.j2")
