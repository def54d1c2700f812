"""SVG text to a tree of elements with places: well-formed, bounded, without a DTD."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias
from xml.parsers import expat

from output.svg.profile import ELEMENTS
from schemas.problems import InputError, Problem

MAX_CHARACTERS = 64_000_000
MAX_ELEMENTS = 100_000
MAX_DEPTH = 64

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


class _Refused(Exception):
    """Markup that stops the reading at once."""


class _Builder:
    """Collects what expat reports. Faults that leave a tree are gathered, others stop it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.root: Node | None = None
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
        parser = self.parser
        self.problems.append(
            Problem(self.file, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1, message)
        )


def parse_svg(text: str, file: str) -> tuple[Node, list[Problem]]:
    """The root element, and the faults met on the way.

    Raises InputError where there is no tree: not well-formed, a DTD, too large, no `<svg>`.
    """
    if len(text) > MAX_CHARACTERS:
        raise InputError.at(file, f"more than {MAX_CHARACTERS // 10**6} million characters of SVG")
    builder = _Builder(file)
    parser = builder.parser
    try:
        parser.Parse(text.encode("utf-8"), True)
    except expat.ExpatError as error:
        message = f"this is not well-formed XML: {expat.errors.messages[error.code]}"
        raise InputError.at(file, message, error.lineno, error.offset + 1) from None
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise InputError.at(file, "a character that XML cannot hold; remove it", line, 1) from None
    except _Refused as refusal:
        place = parser.CurrentLineNumber, parser.CurrentColumnNumber + 1
        raise InputError.at(file, str(refusal), *place) from None
    root = builder.root
    assert root is not None, "expat reports a document without an element"
    if root.name != "svg":
        raise InputError.at(
            file, f"the outermost element is `<{root.name}>`; an `<svg>` is needed", root.line
        )
    return root, builder.problems
