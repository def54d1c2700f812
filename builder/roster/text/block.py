"""Changes inside lists and maps that are laid out by indentation."""

from __future__ import annotations

from builder.roster.text.comments import after_own_comments, comments_in, tail_of
from builder.roster.text.job import Added, Job
from builder.roster.text.lines import (
    begins_line,
    comment_indent,
    is_blank,
    line_start,
    next_line,
)
from builder.roster.text.tree import Node, column_of, last_in
from builder.roster.text.yaml_writer import YamlWriter


def change_children(job: Job, node: Node, gone: set[int], added: list[Added]) -> None:
    """Takes children away and puts new ones in, whole lines at a time. At least one stays."""
    stay = [at for at in range(len(node.children)) if at not in gone]
    first_shares_line = not begins_line(job.text, node.children[0].start)
    for at in sorted(gone):
        if at == 0 and first_shares_line:
            _remove_from_shared_line(job, node, stay[0], any(one.after == 0 for one in added))
        else:
            _remove(job, node, at, is_last=at > stay[-1])
    for one in added:
        _add(job, node, one)


def empty(job: Job, node: Node) -> None:
    """Takes all children away; the comments between them stay."""
    for child in node.children:
        job.patch.delete(line_start(job.text, child.start), tail_of(job.text, child))


def _remove(job: Job, node: Node, at: int, *, is_last: bool) -> None:
    text, child = job.text, node.children[at]
    start, tail = line_start(text, child.start), tail_of(text, child)
    if is_last and node.kind == "list" and at:
        above = line_start(text, max(0, start - 1))
        if above >= tail_of(text, node.children[at - 1]) and is_blank(text, above):
            start = above
    indent = column_of(text, node)
    comments = comments_in(text, child, tail) if node.kind == "map" else []
    kept = "".join(" " * indent + comment + job.patch.newline for comment in comments)
    above_is_text = bool(at) and last_in(node.children[at - 1].node).block
    if above_is_text and last_in(node.children[at - 1].node).keeps:
        while is_blank(text, tail):
            tail = next_line(text, tail)
    job.patch.replace(start, tail, kept)
    if above_is_text:
        _keep_out_of_text(job, tail, indent)


def _keep_out_of_text(job: Job, at: int, indent: int) -> None:
    """Moves comments out that would become part of the `|` text now above them."""
    end = after_own_comments(job.text, at, indent)
    while at < end:
        found = comment_indent(job.text, at)
        if found is not None and found > indent:
            job.patch.replace(at, at + found, " " * indent)
        at = next_line(job.text, at)


def _remove_from_shared_line(job: Job, node: Node, next_at: int, something_follows: bool) -> None:
    """Takes the first child from behind a dash; the next moves up, unless comments are between."""
    text, child, after = job.text, node.children[0], node.children[next_at]
    tail = tail_of(text, child)
    comments = comments_in(text, child, tail) if node.kind == "map" else []
    indent = " " * column_of(text, node)
    moves_up = next_at == 1 and not comments and not something_follows
    if moves_up and not text[tail : after.start].strip():
        job.patch.delete(child.start, after.start)
        return
    lines = ["", *(indent + comment for comment in comments)]
    job.patch.replace(child.start, tail, job.patch.newline.join([*lines, ""]))


def _add(job: Job, node: Node, added: Added) -> None:
    text = job.text
    indent = column_of(text, node)
    at = added.after
    if at is None and not begins_line(text, node.children[0].start):
        at = 0  # the first shares its line with a dash, and stays there
    if at is None:
        job.patch.insert_lines(line_start(text, node.children[0].start), _lines(job, node, added))
        return
    place = after_own_comments(text, tail_of(text, node.children[at]), indent)
    lines = _lines(job, node, added)
    is_section = node.kind == "map" and len(lines) > 1 and _has_gap_above(text, node, at)
    is_apart = node.kind == "list" and _has_gap_above(text, node, len(node.children) - 1)
    if (is_section or is_apart) and not last_in(node.children[at].node).keeps:
        lines = ["", *lines]
    job.patch.insert_lines(place, lines)


def _lines(job: Job, node: Node, added: Added) -> list[str]:
    writer = job.writer
    assert isinstance(writer, YamlWriter), "JSON is in brackets"
    indent = column_of(job.text, node)
    if added.key is not None:
        return writer.entry(added.key, added.value, indent)
    beside = node.children[-1 if added.after is None else added.after]
    behind_dash = job.text[beside.start + 1 : beside.node.start]
    is_below = "\n" in behind_dash or not behind_dash
    gap = 1 if is_below else len(behind_dash)
    return writer.item(added.value, indent, gap, spread=beside.node.block)


def _has_gap_above(text: str, node: Node, at: int) -> bool:
    """Whether a child is apart from the one before by an empty line."""
    if not at:
        return False
    place, start = tail_of(text, node.children[at - 1]), line_start(text, node.children[at].start)
    while place < start:
        if is_blank(text, place):
            return True
        place = next_line(text, place)
    return False
