"""Where each value of a file begins and ends, the same for YAML and JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import yaml

from builder.roster.text.lines import column, next_line

Kind: TypeAlias = Literal["scalar", "list", "map"]


@dataclass(slots=True)
class Node:
    """A value and its extent. `block`: laid out by indentation, not by brackets or in a line.

    `end` is where its content ends: after the last line (with its line break) of a `|` text,
    before a comment behind anything else.
    """

    kind: Kind
    start: int
    end: int
    block: bool = False
    children: list[Child] = field(default_factory=list)
    keeps: bool = False
    """A `|+` text, to which the empty lines behind it belong."""
    odd: bool = False
    """Laid out in a way that is left alone: a change inside writes the whole anew."""

    def child(self, key: str) -> Child | None:
        """The child of a map at a key."""
        return next((child for child in self.children if child.key == key), None)


@dataclass(slots=True)
class Child:
    """A value in a list or map. `start` is that of its dash, else of its key, else of itself."""

    start: int
    node: Node
    key: str | None = None
    key_end: int = 0

    @property
    def end(self) -> int:
        """Where its content ends."""
        return max(self.node.end, self.key_end)


def yaml_tree(text: str, root: yaml.Node) -> Node:
    """The extents of a YAML document's nodes. They must have been composed from this text."""
    if isinstance(root, yaml.SequenceNode):
        return _list(text, root)
    if isinstance(root, yaml.MappingNode):
        return _map(text, root)
    return _scalar(text, root)


def _scalar(text: str, node: yaml.Node) -> Node:
    start, end = node.start_mark.index, node.end_mark.index
    if not isinstance(node, yaml.ScalarNode) or node.style not in ("|", ">"):
        return Node("scalar", start, end)
    if "+" in text[start:end].partition("\n")[0].partition("#")[0]:
        return Node("scalar", start, end, block=True, keeps=True)
    end = next_line(text, start + len(text[start:end].rstrip()))
    return Node("scalar", start, end, block=True)


def _list(text: str, node: yaml.SequenceNode) -> Node:
    tree = Node("list", node.start_mark.index, node.end_mark.index, not node.flow_style)
    at = tree.start
    for value in node.value:
        child = yaml_tree(text, value)
        start = _skip(text, at) if tree.block else child.start
        if tree.block and text[start : start + 1] != "-":
            tree.odd = True
        tree.children.append(Child(start, child))
        at = child.end
    return _closed(tree)


def _map(text: str, node: yaml.MappingNode) -> Node:
    tree = Node("map", node.start_mark.index, node.end_mark.index, not node.flow_style)
    at = tree.start
    for key, value in node.value:
        start, key_end = key.start_mark.index, key.end_mark.index
        if tree.block and _skip(text, at) != start:
            tree.odd = True  # `? key`
        child = Child(start, yaml_tree(text, value), key.value, key_end)
        tree.children.append(child)
        at = child.end
    return _closed(tree)


def _closed(tree: Node) -> Node:
    if tree.block and tree.children:
        tree.end = tree.children[-1].end
    return tree


def _skip(text: str, at: int) -> int:
    """The next place that is neither white space nor a comment."""
    while at < len(text):
        if text[at].isspace():
            at += 1
        elif text[at] == "#":
            at = next_line(text, at)
        else:
            break
    return at


def last_in(node: Node) -> Node:
    """The last thing inside a value that holds no others; itself if it is such."""
    while node.children:
        node = node.children[-1].node
    return node


def column_of(text: str, node: Node) -> int:
    """The column (from 0) at which the children of a block list or map stand."""
    return column(text, node.children[0].start)
