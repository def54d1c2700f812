"""JSON with the place of every value, which the standard library's reader does not tell."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from decimal import Decimal
from typing import Any

from builder.roster.text.tree import Child, Node
from schemas.problems import InputError, Problem
from schemas.yaml.reader import MAX_DEPTH, Document, Marks, Path

_SPACE = re.compile(r"[ \t\r\n]*")
_STRING = re.compile(r'"((?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"')
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?(?![\w.])")
_WORDS = {"true": True, "false": False, "null": None}
MAX_DIGITS = 400


def read_json(text: str, file: str) -> tuple[Document, Node]:
    """A JSON text's data and extents. Numbers are int, else Decimal.

    Raises InputError for the first fault of syntax, else for every key that is said twice.
    """
    reader = _Reader(text, file)
    data, node = reader.value(reader.skip(0), ())
    end = reader.skip(node.end)
    if end < len(text):
        raise reader.fault(end, "something stands behind the end; remove it")
    if reader.problems:
        raise InputError(reader.problems)
    return reader.document(data), node


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.problems: list[Problem] = []
        self.lines = [0, *(found.end() for found in re.finditer("\n", text))]
        self.places: dict[Path, tuple[int, int]] = {}
        self.keys: dict[Path, tuple[int, int]] = {}

    def document(self, data: Any) -> Document:
        return Document(self.file, self.text, data, None, Marks(self.places, self.keys))

    def place(self, at: int) -> tuple[int, int]:
        line = bisect_right(self.lines, at)
        return line, at - self.lines[line - 1] + 1

    def fault(self, at: int, message: str) -> InputError:
        return InputError.at(self.file, message, *self.place(at))

    def skip(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def value(self, at: int, path: Path) -> tuple[Any, Node]:
        self.places[path] = self.place(at)
        if len(path) > MAX_DEPTH:
            raise self.fault(at, "nested too deep; flatten it")
        sign = self.text[at : at + 1]
        if sign == "{":
            return self.map(at, path)
        if sign == "[":
            return self.list(at, path)
        data, end = self.scalar(at)
        return data, Node("scalar", at, end)

    def scalar(self, at: int) -> tuple[Any, int]:
        if self.text[at : at + 1] == '"':
            return self.string(at)
        if found := _NUMBER.match(self.text, at):
            if found.end() - at > MAX_DIGITS:
                raise self.fault(at, f"a number of more than {MAX_DIGITS} digits; shorten it")
            number = found.group()
            return (Decimal(number) if found[1] or found[2] else int(number)), found.end()
        for word, value in _WORDS.items():
            if self.text.startswith(word, at):
                return value, at + len(word)
        raise self.fault(at, self._no_value(at))

    def string(self, at: int) -> tuple[str, int]:
        found = _STRING.match(self.text, at)
        if not found:
            raise self.fault(at, "this text does not end, or holds a bare control sign or `\\`")
        if "\\" not in found[1]:
            return found[1], found.end()
        text = json.loads(found.group())
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            raise self.fault(at, "half of a letter (`\\ud800` to `\\udfff`); write both halves")
        return text, found.end()

    def list(self, at: int, path: Path) -> tuple[list[Any], Node]:
        node = Node("list", at, at)
        data: list[Any] = []
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "]":
            value, child = self.value(at, (*path, len(data)))
            data.append(value)
            node.children.append(Child(child.start, child))
            at = self._after(child.end, "]")
        node.end = at + 1
        return data, node

    def map(self, at: int, path: Path) -> tuple[dict[str, Any], Node]:
        node = Node("map", at, at)
        data: dict[str, Any] = {}
        at = self.skip(at + 1)
        while self.text[at : at + 1] != "}":
            key, key_end = self._key(at, path, data)
            colon = self.skip(key_end)
            if self.text[colon : colon + 1] != ":":
                raise self.fault(colon, "a colon is missing after the key")
            value, child = self.value(self.skip(colon + 1), (*path, key))
            data[key] = value
            node.children.append(Child(at, child, key, key_end))
            at = self._after(child.end, "}")
        node.end = at + 1
        return data, node

    def _key(self, at: int, path: Path, data: dict[str, Any]) -> tuple[str, int]:
        if self.text[at : at + 1] != '"':
            raise self.fault(at, 'a key in double quotes is needed here, such as `"name"`')
        key, end = self.string(at)
        if key in data:
            line = self.keys[(*path, key)][0]
            message = f"`{key}` is said twice (first in line {line})"
            self.problems.append(Problem(self.file, *self.place(at), message))
        else:
            self.keys[(*path, key)] = self.place(at)
        return key, end

    def _after(self, at: int, closing: str) -> int:
        """The next value's place, or that of the closing bracket."""
        at = self.skip(at)
        sign = self.text[at : at + 1]
        if sign == closing:
            return at
        if sign != ",":
            raise self.fault(at, f"a comma or `{closing}` is missing here")
        after = self.skip(at + 1)
        if self.text[after : after + 1] == closing:
            raise self.fault(at, "a comma too many; JSON has none before a closing bracket")
        return after

    def _no_value(self, at: int) -> str:
        if at >= len(self.text):
            return "the file ends too early; a bracket or a value is missing"
        if self.text.startswith(("//", "/*", "#"), at):
            return "JSON has no comments; remove it, or write the file as YAML"
        if self.text[at] == "'":
            return "JSON puts texts in double quotes"
        return "a value is needed here: a text in double quotes, a number, `[`, `{`, true, false"
