"""SVG text to a tree of elements with places: well-formed, bounded, without a DTD."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape, unescape
from typing import TypeAlias
from xml.parsers import expat

from output.svg.profile import ELEMENTS
from schemas.problems import InputError, Problem

MAX_CHARACTERS = 64_000_000
MAX_ELEMENTS = 100_000
MAX_DEPTH = 64

PLACE = "data-at"
"""Attribute with the place that a tag is from, `file:line:column`, where it was made from another
text; faults are told there."""

_MARK = f' {PLACE}="'
_PLACES = re.compile(rf' {PLACE}="[^"]*"')
_TEXTUAL = frozenset({"text", "tspan", "style"})


@dataclass(slots=True)
class Node:
    """An element: its attributes as written, its place (from 1), what is in it."""

    name: str
    attrs: dict[str, str]
    line: int
    column: int
    children: list[Child] = field(default_factory=list)


Child: TypeAlias = Node | str


def place_of(node: Node, file: str) -> tuple[str, int, int]:
    """File, line and column that an element is from."""
    said = node.attrs.get(PLACE, "").rsplit(":", 2)
    if len(said) == 3 and said[1].isdecimal() and said[2].isdecimal():
        return said[0], int(said[1]), int(said[2])
    return file, node.line, node.column


def with_place(tag: str, file: str, line: int = 1, column: int = 1) -> str:
    """A tag, or its beginning, that says where it is from."""
    name, space, rest = tag.partition(" ")
    return f'{name}{_MARK}{escape(f"{file}:{line}:{column}")}"{space}{rest}'


def without_places(text: str) -> str:
    """The same SVG without what its tags say of where they are from."""
    return _PLACES.sub("", text)


class _Refused(Exception):
    """Markup that stops the reading at once."""


class _Builder:
    """Collects what expat reports. Faults that leave a tree are gathered, others stop it."""

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.root: Node | None = None
        self._data = data
        self._place = ""
        self._open: list[Node] = []
        self._count = 0
        parser = self.parser = expat.ParserCreate(encoding="utf-8")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._characters
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction

    def _start(self, name: str, attrs: dict[str, str]) -> None:
        parser = self.parser
        if self._place:  # what has none of its own is from where the last one is from
            attrs.setdefault(PLACE, self._place)
        self._place = attrs.get(PLACE, "")
        node = Node(name, attrs, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        self._count += 1
        if self._count > MAX_ELEMENTS:
            raise _Refused(f"more than {MAX_ELEMENTS} elements; draw less")
        if len(self._open) >= MAX_DEPTH:
            raise _Refused(f"elements nested more than {MAX_DEPTH} deep; flatten them")
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node
        self._open.append(node)

    def _end(self, _name: str) -> None:
        self._open.pop()

    def _characters(self, data: str) -> None:
        node = self._open[-1]
        if node.name in _TEXTUAL:
            node.children.append(data)
        elif not data.isspace() and node.name in ELEMENTS:
            self._fault(f"text outside of `<text>`: {data.strip()[:30]!r}; put it in a `<text>`")

    def _doctype(self, *_: object) -> None:
        raise _Refused("a DOCTYPE is not in the SVG profile; remove it")

    def _instruction(self, target: str, _data: str) -> None:
        self._fault(f"`<?{target} …?>` is not in the SVG profile; remove it")

    def _fault(self, message: str) -> None:
        self.problems.append(self._problem(message, self._place))

    def fatal(self, message: str) -> InputError:
        """The error that ends the reading, where the parser is."""
        before = self._data[: max(self.parser.CurrentByteIndex, 0)].decode("utf-8", "ignore")
        mark = before.rfind(_MARK)
        said = before[mark + len(_MARK) :].partition('"')[0] if mark >= 0 else ""
        return InputError([self._problem(message, unescape(said))])

    def _problem(self, message: str, said: str) -> Problem:
        """A problem where the parser is; where tags say what they are from, at the last of them."""
        parser = self.parser
        if said:
            last = Node("", {PLACE: said}, 0, 0)
            return Problem(*place_of(last, self.file), f"in or after this tag: {message}")
        line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        return Problem(self.file, line, column, message)


def parse_svg(text: str, file: str) -> tuple[Node, list[Problem]]:
    """The root element, and the faults met on the way.

    Raises InputError where there is no tree: not well-formed, a DTD, too large, no `<svg>`.
    """
    if len(text) > MAX_CHARACTERS:
        raise InputError.at(file, f"more than {MAX_CHARACTERS // 10**6} million characters of SVG")
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise InputError.at(file, "a character that XML cannot hold; remove it", line, 1) from None
    builder = _Builder(file, data)
    try:
        builder.parser.Parse(data, True)
    except expat.ExpatError as error:
        message = f"this is not well-formed XML: {expat.errors.messages[error.code]}"
        raise builder.fatal(message) from None
    except _Refused as refusal:
        raise builder.fatal(str(refusal)) from None
    root = builder.root
    assert root is not None, "expat reports a document without an element"
    if root.name != "svg":
        message = f"the outermost element is `<{root.name}>`; an `<svg>` is needed"
        raise InputError([Problem(*place_of(root, file), message)])
    return root, builder.problems
