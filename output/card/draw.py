"""Draws a face of placed lines: the template to a drawing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from output.card.palette import Palette
from output.card.pen import Pen
from output.card.placed import (
    Arc,
    BackFace,
    Box,
    Face,
    FooterBox,
    Ground,
    HeaderBox,
    Icon,
    More,
    Rule,
    SceneBox,
    StripBox,
    Tick,
    WriteIn,
)
from output.card.signs import Signs
from output.card.theme import Lines, Theme
from output.display import Drawing, Picture
from output.looks import SHIPPED, Looks, shipped
from output.svg.values import BadValue
from output.text import FontSet
from schemas.problems import InputError
from schemas.record import record

if TYPE_CHECKING:
    from jinja2 import Environment, Template

PLAIN = frozenset(
    {Palette, Pen, Face, HeaderBox, StripBox, Box, Tick, SceneBox, FooterBox, More, Icon, Rule}
    | {Arc, Ground, BackFace, Theme, Lines}
)
"""What a template may look at as it is: measures and colours, and the pen."""


USUAL = "signal"
"""The template of a theme that has none of its own."""


_FINE_LINE = 0.2
"""Round a box to write in, mm."""


@record
class Look:
    """What a face is drawn with besides its lines."""

    theme: Theme
    palette: Palette
    picture: Picture | None = None
    name: str = "signal"
    """The template is `card/NAME.svg.j2`, of a common back `card/NAME-back.svg.j2`."""
    looks: Looks = SHIPPED
    """Where templates are."""


class Sketch:
    """A face as the template has it: drawn with the pen, or with markup of its own about that."""

    def __init__(self, face: Face | BackFace, look: Look) -> None:
        self._size = face.width, face.height
        self._signs = Signs()
        self._source = ""
        side = "-back" if isinstance(face, BackFace) else ""
        names = [f"card/{name}{side}.svg.j2" for name in (look.name, USUAL)]
        if look.looks.draws(look.name):
            from output.card.strangers import written

            self._text, self._source = written(names, face, look, self._signs)
        else:
            self._text = self._rendered(_template(*names), face, look)
        if isinstance(face, Face) and face.write_ins:
            pen = Pen(look.palette, look.picture, self._signs)
            self._text = _with(self._text, _written_in(face.write_ins, look, pen))

    def _rendered(self, template: Template, face: Face | BackFace, look: Look) -> str:
        pen = Pen(look.palette, look.picture, self._signs)
        try:
            return template.render(face=face, theme=look.theme, ink=look.palette, pen=pen)
        except BadValue as error:
            raise InputError.at(template.name or look.name, str(error)) from None

    def drawing(self, name: str, fonts: FontSet | None) -> Drawing:
        """What is painted; markup of the template's own is read strictly, and told of by name."""
        items = self._signs.items(self._text)
        if items is not None:
            return Drawing(*self._size, items)
        from output.svg import read_svg

        return read_svg(self._markup(), self._source or name, fonts)

    def svg(self) -> str:
        """The SVG in the strict profile: its viewBox is in mm, nothing is fetched."""
        from output.svg.parse import without_places
        from output.svg.writer import write_svg

        items = self._signs.items(self._text)
        if items is not None:
            return write_svg(Drawing(*self._size, items), embed=False)
        return without_places(self._markup())

    def _markup(self) -> str:
        """The template's own markup with what the pen drew; tags may say what line they are from."""
        written = self._signs.written(self._text)
        lines = [line for line in written.splitlines() if line.strip()]
        if "<svg" not in self._text:
            from output.svg.parse import with_place
            from output.svg.writer import root_tag

            root = root_tag(*self._size)
            if self._source:
                root = with_place(root, self._source)
            lines = [root, *lines, "</svg>"]
        return "\n".join(lines)


def _written_in(boxes: list[WriteIn], look: Look, pen: Pen) -> str:
    """Boxes to write in by hand, over everything, so that each template has them."""
    ink, radius = look.palette, look.theme.box_radius_mm
    drawn = [
        pen.rect(at.x, at.y, at.width, at.height, ink.paper, ink.hair, _FINE_LINE, radius)
        for at in boxes
    ]
    return "".join([*drawn, pen.texts([at.label for at in boxes if at.label])])


def _with(text: str, over: str) -> str:
    """A template's text with something drawn last, within its `<svg>` where it has one."""
    head, end, tail = text.rpartition("</svg>")
    return f"{head}{over}{end}{tail}" if end else f"{text}{over}"


@cache
def _environment() -> Environment:
    # Jinja is imported when a card is drawn: nothing else needs it.
    from jinja2 import FileSystemLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    from output.card.compiled import KeptTemplates

    class Sandbox(ImmutableSandboxedEnvironment):
        def getattr(self, obj: Any, attribute: str) -> Any:
            # Measures and colours are plain data: looking at them needs no second look.
            if type(obj) in PLAIN and not attribute.startswith("_") and hasattr(obj, attribute):
                return getattr(obj, attribute)
            return super().getattr(obj, attribute)

    environment = Sandbox(
        loader=FileSystemLoader(shipped()),
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
def _template(*names: str) -> Template:
    """The first of some templates that there is."""
    return _environment().select_template(names)
