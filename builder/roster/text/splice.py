"""A text with other data in it, changed nowhere else."""

from __future__ import annotations

from typing import Any

from builder.roster.text import block, brackets
from builder.roster.text.job import Job, Writer
from builder.roster.text.lines import newline_of, with_last_line
from builder.roster.text.open_up import is_too_wide, is_wanted, may_open, open_up
from builder.roster.text.patch import Patch
from builder.roster.text.plan import Plan, plan_list, plan_map
from builder.roster.text.tree import Child, Node
from builder.roster.text.values import replace_value
from builder.roster.text.yaml_writer import YamlWriter


class SpliceError(Exception):
    """The changed text would not read as what was asked for: a bug of ours; nothing is written."""


def spliced(text: str, tree: Node, writer: Writer, old: Any, new: Any) -> str:
    """The text with `new` in place of `old`, the data that it holds.

    `tree` are the extents of the text's values. Where the data and the tree differ in form (a
    short form, rows of a table) a change inside writes the whole value anew. The caller reads
    the result before trusting it.
    """
    newline = newline_of(text)
    # Lines are put in and taken out whole, so the last one gets its line break for the time being.
    job = Job(Patch(with_last_line(text), newline), writer)
    root = Node("list", tree.start, tree.end, children=[Child(tree.start, tree)])
    change_value(job, root, root.children[0], old, new)
    result = job.patch.applied()
    return result if text.endswith("\n") else result.removesuffix(newline)


def change_value(job: Job, parent: Node, child: Child, old: Any, new: Any) -> None:
    """Makes the value of a child say something else, and no more of the text than that."""
    node = child.node
    if old == new:
        return
    if node.odd:
        plan = None
    elif node.kind == "map" and isinstance(old, dict) and isinstance(new, dict):
        plan = plan_map(node, old, new)
    elif node.kind == "list" and isinstance(old, list) and isinstance(new, list):
        plan = plan_list(old, new) if len(old) == len(node.children) else None
    else:
        plan = None
    if plan is None or (node.block and not plan.stay):
        replace_value(job, parent, child, new)
    elif parent.block and isinstance(job.writer, YamlWriter) and may_open(job, child):
        _change_brackets(job, job.writer, child, plan, old, new)
    else:
        _change_inside(job, node, plan)


def _change_brackets(
    job: Job, writer: YamlWriter, child: Child, plan: Plan, old: Any, new: Any
) -> None:
    """Changes brackets in their line, or opens them where they no longer fit."""
    if new and is_wanted(writer, child, old, new):
        open_up(job, writer, child, plan)
        return
    before = len(job.patch.edits)
    _change_inside(job, child.node, plan)
    if new and is_too_wide(job, child, before):
        del job.patch.edits[before:]
        open_up(job, writer, child, plan)


def _change_inside(job: Job, node: Node, plan: Plan) -> None:
    for at, (old, new) in plan.stay.items():
        change_value(job, node, node.children[at], old, new)
    if plan.gone or plan.added:
        layout = block if node.block else brackets
        layout.change_children(job, node, plan.gone, plan.added)
