"""New values as YAML: in brackets where they fit in a line, else as lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from builder.roster.text.lines import column
from builder.roster.text.tree import Node, column_of
from builder.roster.text.yaml_words import literal, yaml_word
from schemas.record import record

WIDTH = 100
"""Columns after which brackets are opened into lines."""
STEP = 2
"""Columns of one indentation."""


@record
class YamlWriter:
    """Writes in the style of a file.

    `rows` names the lists whose items have lines of their own, each with whether an item is
    spread over lines too. `dash` is how far a list stands inside its key.
    """

    rows: Mapping[str, bool] = field(default_factory=dict)
    dash: int = STEP
    comma: str = ", "

    @classmethod
    def like(cls, text: str, tree: Node, rows: Mapping[str, bool]) -> YamlWriter:
        """A writer in the style of a text."""
        return cls(rows, _dash_of(text, tree))

    def key(self, key: str) -> str:
        """A key with its colon, before a value."""
        return f"{yaml_word(key, bracketed=True)}:"

    def bracketed(
        self, key: str | None, value: Any, indent: str = "", *, in_line: bool | None = None
    ) -> str:
        """A value, with its key if it has one, as it stands inside brackets: always in a line."""
        inline = self.inline(value)
        return inline if key is None else f"{self.key(key)} {inline}"

    def inline(self, value: Any) -> str:
        """A value in one line, lists and maps in brackets."""
        if isinstance(value, dict):
            return "{" + ", ".join(self.bracketed(str(k), v) for k, v in value.items()) + "}"
        if isinstance(value, list | tuple):
            return "[" + ", ".join(map(self.inline, value)) + "]"
        return yaml_word(value, bracketed=True)

    def entry(self, key: str, value: Any, indent: int) -> list[str]:
        """The lines of a key and its value in a map at a column."""
        head, below = self.value(value, indent, len(self.key(key)), key)
        return [" " * indent + self.key(key) + (f" {head}" if head else ""), *below]

    def item(self, value: Any, indent: int, gap: int = 1, *, spread: bool = True) -> list[str]:
        """The lines of a list's item, its dash at a column and `gap` blanks behind it.

        `spread`: a map is written over lines even where it would fit in one.
        """
        inside = indent + 1 + gap
        dash = " " * indent + "-" + " " * gap
        if isinstance(value, dict) and value and (spread or not self.fits(value, inside)):
            lines = [
                line for key, inner in value.items() for line in self.entry(key, inner, inside)
            ]
            return [dash + lines[0].lstrip(" "), *lines[1:]]
        head, below = self.value(value, inside)
        return [(dash + head).rstrip(" "), *below]

    def value(
        self, value: Any, indent: int, before: int = 0, key: str | None = None
    ) -> tuple[str, list[str]]:
        """What stands behind the key (or dash) of a value, and the lines below it.

        `indent` is the column of the key, `before` what the key takes of its line.
        """
        if text := literal(value):
            inner = " " * (indent + (STEP if key is not None else 0))
            return text[0], [inner + line if line else "" for line in text[1]]
        is_rows = key in self.rows and isinstance(value, list)
        if not isinstance(value, dict | list) or not value:
            return self._word(value), []
        if not is_rows and self.fits(value, indent + before + 1):
            return self.inline(value), []
        if isinstance(value, dict):
            inner_indent = indent + STEP
            return "", [line for k, v in value.items() for line in self.entry(k, v, inner_indent)]
        spread = self.rows.get(key or "", False)
        inner_indent = indent + (self.dash if key is not None else 0)
        return "", [line for v in value for line in self.item(v, inner_indent, spread=spread)]

    def fits(self, value: Any, column: int) -> bool:
        """Whether a list or map may stand in one line, beginning at a column."""
        return not has_lines(value) and column + len(self.inline(value)) <= WIDTH

    def _word(self, value: Any) -> str:
        if isinstance(value, dict | list):
            return "{}" if isinstance(value, dict) else "[]"
        return yaml_word(value, bracketed=False)


def has_lines(value: Any) -> bool:
    """Whether a text of several lines is somewhere inside."""
    if isinstance(value, dict):
        return any(map(has_lines, value.values()))
    if isinstance(value, list | tuple):
        return any(map(has_lines, value))
    return literal(value) is not None


def _dash_of(text: str, tree: Node) -> int:
    """How far the first list in a map's lines stands inside its key."""
    for child in tree.children:
        if child.key is not None and child.node.block and child.node.kind == "list":
            return max(0, column_of(text, child.node) - column(text, child.start))
        if child.node.children:
            found = _dash_of(text, child.node)
            if found != STEP:
                return found
    return STEP
