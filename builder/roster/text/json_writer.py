"""New values as JSON, in the style of the file: indentation, blanks, escapes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from builder.roster.text.lines import begins_line, line_start
from builder.roster.text.plain import word
from builder.roster.text.tree import Child, Node
from schemas.record import record

_UNIT = "  "


@record
class JsonWriter:
    """Writes in the style of a file. `unit` is one indentation; None: all in one line."""

    unit: str | None = _UNIT
    comma: str = ", "
    colon: str = ": "
    ascii: bool = False
    lists_in_line: bool = False
    maps_in_line: bool = False
    newline: str = "\n"

    @classmethod
    def like(cls, text: str, tree: Node, newline: str) -> JsonWriter:
        """A writer in the style of a text."""
        unit = colon = comma = None
        if tree.children:
            first = tree.children[0]
            colon = text[first.key_end : first.node.start]
            if begins_line(text, first.start):
                unit = text[line_start(text, first.start) : first.start]
        lists_in_line = maps_in_line = False
        for node in _inside(tree):
            in_line = "\n" not in text[node.start : node.end]
            lists_in_line |= in_line and node.kind == "list"
            maps_in_line |= in_line and node.kind == "map"
            if comma is None and in_line and len(node.children) > 1:
                comma = text[node.children[0].end : node.children[1].start]
        return cls(
            unit,
            comma or ("," if colon == ":" else ", "),
            colon or ": ",
            text.isascii() and "\\u" in text,
            lists_in_line,
            maps_in_line,
            newline,
        )

    def bracketed(
        self, key: str | None, value: Any, indent: str = "", *, in_line: bool | None = None
    ) -> str:
        """A value, with its key if it has one, in a line of this indentation.

        `in_line`: whether a list or map stays in that line; None: as others like it do.
        """
        text = self.text(value, indent, in_line=in_line)
        return text if key is None else self._scalar(key) + self.colon + text

    def text(self, value: Any, indent: str = "", *, in_line: bool | None = None) -> str:
        """A value that begins in a line of this indentation."""
        if not isinstance(value, dict | list | tuple):
            return self._scalar(value)
        is_map = isinstance(value, dict)
        opening, closing = "{}" if is_map else "[]"
        if not value:
            return opening + closing
        if in_line is None and _is_flat(value):
            in_line = self.maps_in_line if is_map else self.lists_in_line
        if self.unit is None or in_line:
            return opening + self.comma.join(self._children(value, indent, in_line=True)) + closing
        inner = indent + self.unit
        between = self.newline + inner
        children = f",{between}".join(self._children(value, inner))
        return opening + between + children + self.newline + indent + closing

    def _children(self, value: Any, indent: str, *, in_line: bool | None = None) -> Iterator[str]:
        pairs = value.items() if isinstance(value, dict) else ((None, inner) for inner in value)
        for key, inner in pairs:
            name = None if key is None else str(key)
            yield self.bracketed(name, inner, indent, in_line=in_line)

    def _scalar(self, value: Any) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        said = word(value)
        return json.dumps(value, ensure_ascii=self.ascii) if said is None else said


def _is_flat(value: Any) -> bool:
    inside = value.values() if isinstance(value, dict) else value
    return not any(isinstance(inner, dict | list) for inner in inside)


def _inside(tree: Node) -> Iterator[Node]:
    """The lists and maps inside a value that hold something."""
    waiting: list[Child] = [*tree.children]
    while waiting:
        node = waiting.pop().node
        if node.children:
            yield node
            waiting += node.children
