"""Texts in `{ }` and `[ ]` that a comma has cut in two: put together again, and told as one fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import yaml

Entry: TypeAlias = tuple[yaml.Node, yaml.Node]
Fault: TypeAlias = tuple[yaml.Node, str]
SHOWN = 60


def whole_entries(node: yaml.MappingNode, text: str, faults: list[Fault]) -> list[Entry]:
    """The entries of a mapping; what has no colon belongs to the text before it."""
    entries: list[Entry] = []
    for key, value in node.value:
        before = entries[-1][1] if entries and node.flow_style else None
        if before is not None and _is_plain(before) and _is_rest(key, value, text):
            entries[-1] = (entries[-1][0], _together(before, key, text))
        else:
            entries.append((key, value))
    _tell((value for _, value in entries), text, faults)
    return entries


def whole_items(node: yaml.SequenceNode, text: str, faults: list[Fault]) -> list[yaml.Node]:
    """The items of a list; those that close a bracket opened before them belong to that text."""
    items: list[yaml.Node] = []
    for item in node.value:
        before = items[-1] if items and node.flow_style else None
        if before is not None and _is_plain(before) and _is_open(before.value) and _is_plain(item):
            items[-1] = _together(before, item, text)
        else:
            items.append(item)
    _tell(items, text, faults)
    return items


class _Joined(yaml.ScalarNode):
    """A text of several."""


def _is_plain(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.style not in ("'", '"') and node.value != ""


def _is_open(text: str) -> bool:
    return text.count("(") > text.count(")")


def _is_rest(key: yaml.Node, value: yaml.Node, text: str) -> bool:
    """Whether a key is one by its place alone: no colon follows it."""
    is_bare = isinstance(value, yaml.ScalarNode) and value.value == "" and _is_plain(key)
    return is_bare and text[key.end_mark.index :].lstrip()[:1] in (",", "}")


def _together(first: yaml.Node, rest: yaml.Node, text: str) -> yaml.ScalarNode:
    whole = " ".join(text[first.start_mark.index : rest.end_mark.index].split())
    return _Joined(first.tag, whole, first.start_mark, rest.end_mark)


def _tell(nodes: Iterator[yaml.Node] | list[yaml.Node], text: str, faults: list[Fault]) -> None:
    for node in nodes:
        if isinstance(node, _Joined):
            shown = node.value if len(node.value) <= SHOWN else node.value[: SHOWN - 1] + "…"
            message = f"a comma ends a text here; put it in quotes: `{_quoted(shown)}`"
            faults.append((node, message))


def _quoted(text: str) -> str:
    """As YAML takes it: in single quotes where the text has double ones or a backslash."""
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'"
