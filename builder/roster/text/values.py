"""One value becomes another: in its place, or on the lines below its key."""

from __future__ import annotations

import re
from typing import Any

from builder.roster.text import block
from builder.roster.text.comments import after_own_comments, tail_of
from builder.roster.text.job import Job
from builder.roster.text.lines import (
    begins_line,
    column,
    line_start,
    next_line,
)
from builder.roster.text.tree import Child, Node
from builder.roster.text.yaml_words import yaml_word
from builder.roster.text.yaml_writer import YamlWriter

_HEADER = re.compile(r"[|>][-+0-9]*")


def replace_value(job: Job, parent: Node, child: Child, new: Any) -> None:
    """Writes a child's value anew, whatever it was."""
    if parent.block and isinstance(job.writer, YamlWriter):
        _replace_in_lines(job, job.writer, child, new)
        return
    node, line = child.node, line_start(job.text, child.start)
    indent = job.text[line : child.start]
    indent = indent[: len(indent) - len(indent.lstrip(" \t"))]
    text = job.writer.bracketed(None, new, indent)
    job.patch.replace(node.start, node.end, _blank_before(job, child) + text)


def _replace_in_lines(job: Job, writer: YamlWriter, child: Child, new: Any) -> None:
    indent = column(job.text, child.start)
    before = max(0, child.key_end + 1 - child.start)
    head, below = writer.value(new, indent, before, child.key)
    if below and isinstance(new, str) and _takes_comments(job, child, below):
        head, below = yaml_word(new, bracketed=True), []
    node = child.node
    if node.kind != "scalar" and node.block:
        _replace_block(job, child, head, below)
    elif node.block:
        _replace_text(job, child, head, below)
    else:
        blank = _blank_before(job, child) if head else ""
        start = node.start if head else behind_sign(job.text, child)
        job.patch.replace(start, node.end, blank + head)
        job.patch.insert_lines(next_line(job.text, node.end), below)


def _takes_comments(job: Job, child: Child, below: list[str]) -> bool:
    """Whether comments follow so far in that they would be read as lines of a `|` text."""
    place = tail_of(job.text, child)
    indent = len(below[0]) - len(below[0].lstrip())
    return after_own_comments(job.text, place, indent - 1) > place


def _replace_text(job: Job, child: Child, head: str, below: list[str]) -> None:
    """A `|` or `>` text becomes something else; a comment behind its sign stays."""
    text, node = job.text, child.node
    header = _HEADER.match(text, node.start)
    header_end = header.end() if header else node.start
    start = node.start if head else behind_sign(text, child)
    job.patch.replace(start, header_end, head)
    body = next_line(text, node.start)
    job.patch.replace(body, node.end, "".join(line + job.patch.newline for line in below))


def _replace_block(job: Job, child: Child, head: str, below: list[str]) -> None:
    text, node = job.text, child.node
    first = node.start
    if begins_line(text, first):
        job.patch.insert(behind_sign(text, child), f" {head}" if head else "")
        job.patch.insert_lines(line_start(text, first), below)
        block.empty(job, node)
        return
    lines = job.patch.newline.join([head, *below])
    job.patch.replace(first, tail_of(text, child), lines + job.patch.newline)


def _blank_before(job: Job, child: Child) -> str:
    """The blank that an empty value lacks behind its colon or dash."""
    at = child.node.start
    return " " if at and job.text[at - 1] in ":-" and at == child.node.end else ""


def behind_sign(text: str, child: Child) -> int:
    """The place behind a child's colon or dash."""
    if child.key is None:
        return child.start + 1
    return text.index(":", child.key_end) + 1
