"""Brackets that no longer fit in their line are opened: each child gets lines of its own."""

from __future__ import annotations

from typing import Any

from builder.roster.text.comments import after_own_comments
from builder.roster.text.job import Job
from builder.roster.text.lines import column, line_end, line_start, next_line
from builder.roster.text.plan import Plan
from builder.roster.text.tree import Child
from builder.roster.text.values import behind_sign
from builder.roster.text.yaml_writer import STEP, WIDTH, YamlWriter, has_lines


def may_open(job: Job, child: Child) -> bool:
    """Whether brackets stand in one line where lines below could take their place."""
    node = child.node
    in_one_line = "\n" not in job.text[node.start : node.end]
    return in_one_line and not node.block and (child.key is not None or node.kind == "map")


def is_wanted(writer: YamlWriter, child: Child, old: Any, new: Any) -> bool:
    """Whether lines are due however short it is: a first row, or a text of several lines."""
    is_first_row = child.key in writer.rows and not child.node.children
    return is_first_row or (has_lines(new) and not has_lines(old))


def is_too_wide(job: Job, child: Child, edits_before: int) -> bool:
    """Whether the edits since then make the line of some brackets too wide."""
    node = child.node
    width = line_end(job.text, node.start) - line_start(job.text, node.start)
    edits = job.patch.edits[edits_before:]
    growth = sum(len(edit.new) - (edit.end - edit.start) for edit in edits)
    return growth > 0 and width + growth > WIDTH


def open_up(job: Job, writer: YamlWriter, child: Child, plan: Plan) -> None:
    """Writes the children over lines; those that stay as they are keep their spelling."""
    text, node = job.text, child.node
    if child.key is None:
        indent = column(text, node.start)
    else:
        indent = column(text, child.start) + (writer.dash if node.kind == "list" else STEP)
    lines: list[str] = []
    for at, key, value in plan.rows(node):
        if at is not None and plan.stay[at][0] == value:
            lines.append(" " * indent + _kept(text, node.children[at]))
        elif key is not None:
            lines += writer.entry(key, value, indent)
        else:
            lines += writer.item(value, indent, spread=writer.rows.get(child.key or "", False))
    if child.key is None:
        job.patch.replace(node.start, node.end, lines[0].lstrip(" "))
        lines = lines[1:]
    else:
        job.patch.delete(behind_sign(text, child), node.end)
    place = next_line(text, node.end)
    if has_lines([value for _, _, value in plan.rows(node)]):
        # A `|` text that comes last would take comments behind it for lines of its own.
        place = after_own_comments(text, place, column(text, child.start))
    job.patch.insert_lines(place, lines)


def _kept(text: str, child: Child) -> str:
    value = text[child.node.start : child.node.end]
    if child.key is None:
        return f"- {value}"
    return f"{text[child.start : child.key_end]}: {value}".rstrip()
