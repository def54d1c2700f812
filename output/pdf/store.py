"""What a whole document shares: fonts, pictures, patterns, opacities, repeated drawings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from output.bounds import bounds_of
from output.display import IDENTITY, Drawing, Gradient, Item, Matrix, Outline, Path, Picture, Style
from output.pdf.aside import Aside
from output.pdf.content import Content
from output.pdf.document import Document, Value
from output.pdf.images import write_image
from output.pdf.lines import Lines
from output.pdf.numbers import POINT, number
from output.pdf.outlines import path_operators
from output.pdf.profiles import Profiles
from output.pdf.shadings import pattern
from output.text import FontSet

Named: TypeAlias = tuple[str, Value]
"""Name of a resource, unique in the document, and the reference to it."""

_EVERYWHERE = "[-14400 -14400 14400 14400]"
_OPACITY = {"fill_opacity": "ca", "stroke_opacity": "CA"}


class Store:
    """The resources of one document, each written once."""

    def __init__(self, document: Document, fonts: FontSet, repeated: Iterable[Drawing]) -> None:
        self.lines = Lines(fonts)
        self._document = document
        self._repeated = {id(drawing): drawing for drawing in repeated}
        self._profiles = Profiles(document)
        self._aside = Aside()
        self._images: dict[str, Named] = {}
        self._opacities: dict[tuple[str, float], Named] = {}
        self._patterns: dict[tuple[Gradient, Matrix], Named] = {}
        self._masks: dict[Gradient, Named] = {}
        self._icons: dict[tuple[Outline, bool], Named] = {}
        self._forms: dict[tuple[int, float], Named] = {}
        self._layers = 0

    def font_reference(self, name: str) -> Value:
        """The reference to a font, which is written last."""
        return self._document.later(name)

    def is_repeated(self, drawing: Drawing) -> bool:
        """Whether a drawing stands in the document more than once."""
        return id(drawing) in self._repeated

    def image(self, picture: Picture) -> Named:
        """A picture."""
        found = self._images.get(picture.key)
        if found is None:
            reference = write_image(self._document, picture, self._profiles, self._aside)
            found = self._images[picture.key] = (f"I{len(self._images) + 1}", reference)
        return found

    def opacity(self, kind: str, opacity: float) -> Named:
        """The graphics state that sets the opacity of fills or strokes."""
        found = self._opacities.get((kind, opacity))
        if found is None:
            state = self._document.add({"Type": "/ExtGState", _OPACITY[kind]: opacity})
            found = (f"G{len(self._opacities) + 1}", state)
            self._opacities[kind, opacity] = found
        return found

    def pattern(self, gradient: Gradient, matrix: Matrix) -> Named:
        """A gradient in a space that lies at `matrix` in the stream."""
        found = self._patterns.get((gradient, matrix))
        if found is None:
            reference = self._document.add(pattern(gradient, matrix))
            found = (f"P{len(self._patterns) + 1}", reference)
            self._patterns[gradient, matrix] = found
        return found

    def mask(self, gradient: Gradient) -> Named:
        """The graphics state that lets through as much as a gradient is opaque."""
        found = self._masks.get(gradient)
        if found is None:
            shades = self._document.add(pattern(gradient, IDENTITY, grey=True))
            keys = {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": _EVERYWHERE,
                "Group": {"S": "/Transparency", "CS": "/DeviceGray"},
                "Resources": {"Pattern": {"P": shades}},
            }
            paint = b"/Pattern cs /P scn -14400 -14400 28800 28800 re f"
            form = self._document.stream(keys, paint)
            mask = {"Type": "/Mask", "S": "/Luminosity", "G": form}
            state = self._document.add({"Type": "/ExtGState", "SMask": mask})
            found = self._masks[gradient] = (f"M{len(self._masks) + 1}", state)
        return found

    def icon(self, outline: Outline, even_odd: bool) -> Named:
        """A filled outline without a colour of its own."""
        found = self._icons.get((outline, even_odd))
        if found is None:
            x, y, w, h = bounds_of(Path(outline, Style()))
            corners = (x, -y - h, x + w, -y)
            keys = {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": f"[{' '.join(number(corner * POINT) for corner in corners)}]",
                "Resources": {},
            }
            star = "*" if even_odd else ""
            data = f"{path_operators(outline)} f{star}".encode("ascii")
            found = (f"S{len(self._icons) + 1}", self._document.stream(keys, data))
            self._icons[outline, even_odd] = found
        return found

    def layer(self, items: list[Item]) -> Named:
        """Items as one thing, for fading them together."""
        content = Content(self)
        content.paint(items)
        self._layers += 1
        return f"L{self._layers}", self._form(content, _EVERYWHERE, group=True)

    def form(self, drawing: Drawing, bleed_mm: float) -> Named:
        """A repeated drawing, cut so far outside its edges."""
        key = id(drawing), bleed_mm
        found = self._forms.get(key)
        if found is None:
            content = Content(self)
            content.paint(drawing.items)
            left, bottom = -bleed_mm, -drawing.height_mm - bleed_mm
            corners = (left, bottom, drawing.width_mm + bleed_mm, bleed_mm)
            box = f"[{' '.join(number(corner * POINT) for corner in corners)}]"
            found = (f"D{len(self._forms) + 1}", self._form(content, box, group=False))
            self._forms[key] = found
        return found

    def _form(self, content: Content, box: str, group: bool) -> Value:
        keys: dict[str, Value] = {
            "Type": "/XObject",
            "Subtype": "/Form",
            "BBox": box,
            "Resources": content.resources,
        }
        if group:
            keys["Group"] = {"S": "/Transparency", "CS": "/DeviceRGB"}
        return self._document.stream(keys, content.data)

    def write_fonts(self) -> None:
        """Writes the fonts, once all texts are known."""
        for font in self.lines.fonts.values():
            font.write(self._document)
