"""Items of the display list to the operators of one content stream."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from output.display import (
    IDENTITY,
    Ellipse,
    Group,
    Image,
    Item,
    Line,
    Matrix,
    Paint,
    Path,
    Placed,
    Rect,
    Style,
    Text,
)
from output.matrix import multiply
from output.pdf.document import Resources, Value
from output.pdf.numbers import POINT, colour_operands, matrix_operands, number
from output.pdf.outlines import shape_operators
from output.pdf.shadings import fades
from output.pdf.turned import image_operands

if TYPE_CHECKING:
    from output.pdf.lines import Line as TextLine
    from output.pdf.store import Store

ICON = 40
"""Commands from which on an outline is worth an object of its own."""

_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "round": 1, "bevel": 2}
_SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}
_INITIAL: dict[str, Any] = {
    "fill": "#000000",
    "stroke": "#000000",
    "fill_opacity": 1.0,
    "stroke_opacity": 1.0,
    "spacing": 0.0,
    "width": 1.0,
    "cap": "butt",
    "join": "miter",
    "dash": ((), 0.0),
}
"""The graphics state that a stream begins with, as far as it is PDF's own."""


class Content:
    """One content stream in the making: a page, a form or a layer.

    `matrix` is where the items' space lies in that of the stream; patterns refer to the latter.
    Graphics state is written only where it changes.
    """

    def __init__(self, store: Store, matrix: Matrix = IDENTITY) -> None:
        self.operators: list[str] = []
        self.resources: Resources = {}
        self._store = store
        self._matrix = matrix
        self._state = dict(_INITIAL)

    @property
    def data(self) -> bytes:
        """The stream, not yet compressed."""
        return "\n".join(self.operators).encode("ascii")

    def paint(self, items: Iterable[Item]) -> None:
        """Paints items in their order."""
        for item in items:
            _PAINTERS[type(item)](self, item)

    def _use(self, kind: str, named: tuple[str, Value]) -> str:
        """Notes a resource among those of this stream; answers its name as an operand."""
        name, reference = named
        self.resources.setdefault(kind, {})[name] = reference
        return f"/{name}"

    # Graphics state

    def _inside(self, matrix: Matrix, clip: str, draw: Callable[[], None]) -> None:
        """Draws in another space and under a clip; everything is as before afterwards."""
        state, outer = dict(self._state), self._matrix
        self.operators.append("q")
        if matrix != IDENTITY:
            self.operators.append(f"{matrix_operands(matrix)} cm")
            self._matrix = multiply(outer, matrix)
        if clip:
            self.operators.append(clip)
        draw()
        self.operators.append("Q")
        self._state, self._matrix = state, outer

    def _set(self, setting: str, value: Any, operators: str) -> None:
        if self._state.get(setting) != value:
            self._state[setting] = value
            self.operators.append(operators)

    def _fill(self, paint: Paint, opacity: float) -> None:
        if self._state["fill"] != paint:
            if isinstance(paint, str):
                self._set("fill", paint, colour_operands(paint)[0])
            else:
                name = self._use("Pattern", self._store.pattern(paint, self._matrix))
                self._set("fill", paint, f"/Pattern cs {name} scn")
        self._opacity("fill_opacity", opacity)

    def _stroke(self, paint: Paint, style: Style) -> None:
        if self._state["stroke"] != paint:
            if isinstance(paint, str):
                self._set("stroke", paint, colour_operands(paint)[1])
            else:
                name = self._use("Pattern", self._store.pattern(paint, self._matrix))
                self._set("stroke", paint, f"/Pattern CS {name} SCN")
        width = style.stroke_width_mm * POINT
        self._set("width", width, f"{number(width)} w")
        self._set("cap", style.cap, f"{_CAPS[style.cap]} J")
        self._set("join", style.join, f"{_JOINS[style.join]} j")
        if style.join == "miter":
            self._set("miter", style.miter_limit, f"{number(style.miter_limit)} M")
        dash = (style.dash_mm, style.dash_offset_mm)
        if self._state["dash"] != dash:
            lengths = " ".join(number(length * POINT) for length in style.dash_mm)
            self._set("dash", dash, f"[{lengths}] {number(style.dash_offset_mm * POINT)} d")
        self._opacity("stroke_opacity", style.stroke_opacity)

    def _opacity(self, kind: str, opacity: float) -> None:
        if self._state[kind] != opacity:
            name = self._use("ExtGState", self._store.opacity(kind, opacity))
            self._set(kind, opacity, f"{name} gs")

    # Items

    def _text(self, text: Text) -> None:
        line = self._store.lines.line(text)
        if not line.operators:
            return
        if fades(text.fill):
            self._masked(text.fill, lambda: self._show(text, line))
        else:
            self._show(text, line)

    def _show(self, text: Text, line: TextLine) -> None:
        for name in line.fonts:
            self._use("Font", (name, self._store.font_reference(name)))
        self._fill(text.fill, text.opacity)
        spacing = text.letter_spacing_mm * POINT
        self._set("spacing", spacing, f"{number(spacing)} Tc")
        x = (text.x - line.width_mm * _SHIFT[text.anchor]) * POINT
        select = "" if self._state.get("font") == line.first else f"{line.first} "
        self._state["font"] = line.last
        self.operators.append(
            f"BT {number(x)} {number(-text.y * POINT)} Td {select}{line.operators} ET"
        )

    def _shape(self, shape: Rect | Ellipse | Path) -> None:
        self._painted(shape_operators(shape), shape.style)

    def _path(self, path: Path) -> None:
        style = path.style
        if len(path.outline.commands) < ICON or style.stroke or not isinstance(style.fill, str):
            self._shape(path)
            return
        # An icon comes again and again: it is written once, and takes the colour it meets.
        name = self._use("XObject", self._store.icon(path.outline, style.even_odd))
        self._fill(style.fill, style.fill_opacity)
        self.operators.append(f"{name} Do")

    def _line(self, line: Line) -> None:
        begin = f"{number(line.x1 * POINT)} {number(-line.y1 * POINT)} m"
        end = f"{number(line.x2 * POINT)} {number(-line.y2 * POINT)} l"
        if line.style.stroke is not None:
            self._painted(f"{begin} {end}", line.style, fill=False)

    def _painted(self, path: str, style: Style, fill: bool = True) -> None:
        """Paints a path: at one go, or fill and stroke apart where one of them fades away."""
        inner = style.fill if fill else None
        outer = style.stroke
        star = "*" if style.even_odd else ""
        if inner is not None and outer is not None and not (fades(inner) or fades(outer)):
            self._fill(inner, style.fill_opacity)
            self._stroke(outer, style)
            self.operators.append(f"{path} B{star}")
            return
        if inner is not None:

            def filled() -> None:
                self._fill(inner, style.fill_opacity)
                self.operators.append(f"{path} f{star}")

            self._masked(inner, filled) if fades(inner) else filled()
        if outer is not None:

            def stroked() -> None:
                self._stroke(outer, style)
                self.operators.append(f"{path} S")

            self._masked(outer, stroked) if fades(outer) else stroked()

    def _masked(self, paint: Paint, draw: Callable[[], None]) -> None:
        """Draws under the opacities of a gradient."""
        assert not isinstance(paint, str)
        name = self._use("ExtGState", self._store.mask(paint))
        self._inside(IDENTITY, f"{name} gs", draw)

    def _image(self, image: Image) -> None:
        name = self._use("XObject", self._store.image(image.picture))
        self._opacity("fill_opacity", image.opacity)
        self.operators.append(f"q {image_operands(image)} cm {name} Do Q")

    def _group(self, group: Group) -> None:
        clip = ""
        if group.clip is not None:
            rule = "W*" if group.clip.style.even_odd else "W"
            clip = f"{shape_operators(group.clip)} {rule} n"

        def draw() -> None:
            if group.opacity == 1:
                self.paint(group.items)
                return
            name = self._use("XObject", self._store.layer(group.items))
            self._opacity("fill_opacity", group.opacity)
            self.operators.append(f"{name} Do")

        self._inside(group.transform, clip, draw)

    def _placed(self, placed: Placed) -> None:
        drawing, bleed = placed.drawing, placed.bleed_mm
        if self._store.is_repeated(drawing):
            name = self._use("XObject", self._store.form(drawing, bleed))
            self._inside(placed.matrix, "", lambda: self.operators.append(f"{name} Do"))
            return
        w, h = drawing.width_mm + 2 * bleed, drawing.height_mm + 2 * bleed
        clip = f"{shape_operators(Rect(-bleed, -bleed, w, h, Style()))} W n"
        self._inside(placed.matrix, clip, lambda: self.paint(drawing.items))


_PAINTERS: dict[type, Callable[[Content, Any], None]] = {
    Text: Content._text,
    Rect: Content._shape,
    Ellipse: Content._shape,
    Path: Content._path,
    Line: Content._line,
    Image: Content._image,
    Group: Content._group,
    Placed: Content._placed,
}
