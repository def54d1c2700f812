"""What one reading of an SVG knows and gathers: ids, fonts, faults, how much was drawn."""

from __future__ import annotations

from output.svg.look import INHERITED, Attributes, Look, declarations, resolve
from output.svg.parse import Node, place_of
from output.svg.profile import ELEMENTS, STYLED, unknown_attribute
from output.svg.values import BadValue, number
from output.text import FontSet, UnknownFontError
from schemas.problems import Problem

MAX_USED = 20_000
"""Elements that `<use>` may repeat in all: a bomb repeats millions."""


MAX_FAULTS = 500
"""Faults that are told of one drawing."""


class TooMuch(Exception):
    """The drawing repeats itself without end, or has more faults than anybody would read."""


class Context:
    """One reading. Faults are gathered once each, however often an element is used."""

    def __init__(self, file: str, fonts: FontSet) -> None:
        self.file = file
        self.fonts = fonts
        self.ids: dict[str, Node] = {}
        self.defined: set[str] = set()
        """Ids of what stands in `<defs>`."""
        self.problems: dict[tuple[str, int, int, str], Problem] = {}
        self.used = 0
        self._faces: set[tuple[str, int, bool]] = set()

    def fault(self, node: Node, message: str) -> None:
        """Notes what is wrong at an element."""
        place = (*place_of(node, self.file), message)
        self.problems[place] = Problem(*place)
        if len(self.problems) >= MAX_FAULTS:
            raise TooMuch

    def count_use(self, node: Node) -> None:
        """Counts an element drawn by `<use>`. TooMuch ends the reading."""
        self.used += 1
        if self.used > MAX_USED:
            self.fault(node, f"`<use>` repeats more than {MAX_USED} elements; draw less")
            raise TooMuch

    def attributes(self, node: Node) -> dict[str, str]:
        """An element's attributes, those of its `style` among them; faults for unknown ones."""
        attrs = node.attrs
        allowed = ELEMENTS[node.name]
        for name in attrs.keys() - allowed:
            if not name.startswith("data-"):
                self.fault(node, unknown_attribute(name, node.name))
        if "style" not in attrs:
            return attrs
        try:
            found = dict(declarations(attrs["style"]))
        except BadValue as error:
            self.fault(node, f"style: {error}")
            return attrs
        for name in [name for name in found if name not in STYLED or name not in allowed]:
            self.fault(node, unknown_attribute(name, node.name))
            del found[name]
        return attrs | found

    def look(self, node: Node, attrs: dict[str, str], parent: Look) -> Look:
        """The look of an element."""
        own: Attributes = tuple([pair for pair in attrs.items() if pair[0] in INHERITED])
        if not own:
            return parent
        look, faults = resolve(parent, own)
        for fault in faults:
            self.fault(node, fault)
        return look

    def number(self, node: Node, attrs: dict[str, str], name: str, default: float = 0.0) -> float:
        """A number among the attributes."""
        raw = attrs.get(name)
        if raw is None:
            return default
        try:
            return number(raw)
        except BadValue as error:
            self.fault(node, f"{name}: {error}")
            return default

    def extent(self, node: Node, attrs: dict[str, str], name: str, default: float = 0.0) -> float:
        """A number that is not negative."""
        value = self.number(node, attrs, name, default)
        if value < 0:
            self.fault(node, f"{name}: {value:g} is negative")
        return max(value, 0.0)

    def has_face(self, node: Node, look: Look) -> bool:
        """Whether the face of a text is there; a fault where it is not."""
        face = look.family, look.weight, look.italic
        if face in self._faces:
            return True
        try:
            self.fonts.font(*face)
        except UnknownFontError as error:
            self.fault(node, str(error))
            return False
        self._faces.add(face)
        return True
