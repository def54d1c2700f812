"""Changes inside `[ ]` and `{ }`: in a line or over several, in YAML and in JSON."""

from __future__ import annotations

from builder.roster.text.job import Added, Job
from builder.roster.text.lines import (
    begins_line,
    line_end,
    line_start,
    next_line,
    rest_is_blank,
)
from builder.roster.text.tree import Child, Node


def change_children(job: Job, node: Node, gone: set[int], added: list[Added]) -> None:
    """Takes children away and puts new ones in; commas and layout as they are around."""
    stay = [at for at in range(len(node.children)) if at not in gone]
    if not stay:
        _fill(job, node, added)
        return
    _remove(job, node, gone, stay)
    at_front = [one for one in added if not any(_is_before(at, one) for at in stay)]
    if at_front:
        _put_first(job, node, stay[0], at_front)
    for at in stay:
        here = [one for one in added if one not in at_front and _last_before(stay, one) == at]
        if here:
            _put_after(job, node, at, here, is_last=at == stay[-1])


def _is_before(at: int, added: Added) -> bool:
    return added.after is not None and at <= added.after


def _last_before(stay: list[int], added: Added) -> int:
    return max(at for at in stay if _is_before(at, added))


def _fill(job: Job, node: Node, added: list[Added]) -> None:
    """All that was there goes, and what comes stands between the brackets."""
    text = job.text
    start, end = node.start + 1, node.end - 1
    indent = _indent_of(text, node.start)
    value = (
        {one.key: one.value for one in added}
        if node.kind == "map"
        else [one.value for one in added]
    )
    new = job.writer.bracketed(None, value, indent)[1:-1] if added else ""
    if "#" not in _between(text, node):
        job.patch.replace(start, end, new)
        return
    for at, child in enumerate(node.children):
        job.patch.delete(child.start, _behind_comma(text, node, at))
    if new:
        job.patch.insert(start, new + ("" if text[start:end].lstrip(" ").startswith("\n") else " "))


def _remove(job: Job, node: Node, gone: set[int], stay: list[int]) -> None:
    text, children = job.text, node.children
    last = stay[-1]
    for at in sorted(gone):
        if at > last:
            break
        child = children[at]
        comma_end = _behind_comma(text, node, at)
        if begins_line(text, child.start) and rest_is_blank(text, comma_end):
            job.patch.delete(line_start(text, child.start), next_line(text, comma_end))
        elif "#" in text[comma_end : children[at + 1].start]:
            job.patch.delete(child.start, comma_end)
        else:
            job.patch.delete(child.start, children[at + 1].start)
    if last + 1 < len(children):
        _remove_end(job, node, last)


def _remove_end(job: Job, node: Node, last: int) -> None:
    """Takes away everything behind a child, and its comma with it."""
    text, children = job.text, node.children
    end = children[-1].end
    gaps = [
        text[one.end : other.start]
        for one, other in zip(children[last:], children[last + 1 :], strict=False)
    ]
    if not any("#" in gap for gap in gaps):
        job.patch.delete(children[last].end, end)
        return
    if _behind_comma(text, node, len(children) - 1) == end:
        comma_end = _behind_comma(text, node, last)
        job.patch.delete(comma_end - 1, comma_end)
    for at in range(last + 1, len(children)):
        start, comma_end = children[at].start, _behind_comma(text, node, at)
        if begins_line(text, start) and rest_is_blank(text, comma_end):
            job.patch.delete(line_start(text, start), next_line(text, comma_end))
        else:
            job.patch.delete(start, comma_end)


def _put_first(job: Job, node: Node, first: int, added: list[Added]) -> None:
    text, child = job.text, node.children[first]
    in_lines = begins_line(text, child.start)
    between = "," + job.patch.newline + _indent_of(text, child.start)
    for one in added:
        between_here = between if in_lines else _comma_of(job, node)
        job.patch.insert(child.start, _written(job, node, child, one) + between_here)


def _put_after(job: Job, node: Node, at: int, added: list[Added], *, is_last: bool) -> None:
    text, child = job.text, node.children[at]
    if not begins_line(text, child.start):
        comma = _comma_of(job, node)
        for one in added:
            job.patch.insert(child.end, comma + _written(job, node, child, one))
        return
    comma_end = _behind_comma(text, node, at)
    has_comma = comma_end > child.end and not (is_last and at + 1 < len(node.children))
    lines = [
        job.patch.newline + _indent_of(text, child.start) + _written(job, node, child, one)
        for one in added
    ]
    place = line_end(text, comma_end) if rest_is_blank(text, comma_end) else comma_end
    if has_comma:
        job.patch.insert(place, "".join(line + "," for line in lines))
    else:
        job.patch.insert(child.end, ",")
        place = line_end(text, child.end) if rest_is_blank(text, child.end) else child.end
        job.patch.insert(place, ",".join(lines))


def _written(job: Job, node: Node, beside: Child, added: Added) -> str:
    indent = _indent_of(job.text, beside.start)
    if node.kind == "map" or beside.node.kind == "scalar":
        return job.writer.bracketed(added.key, added.value, indent)
    in_line = "\n" not in job.text[beside.start : beside.end]
    return job.writer.bracketed(added.key, added.value, indent, in_line=in_line)


def _comma_of(job: Job, node: Node) -> str:
    """The comma between two children of the same line, with the blanks around it."""
    if len(node.children) > 1:
        between = job.text[node.children[0].end : node.children[1].start]
        if "\n" not in between and "#" not in between:
            return between
    return job.writer.comma


def _indent_of(text: str, at: int) -> str:
    line = text[line_start(text, at) : at]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _behind_comma(text: str, node: Node, at: int) -> int:
    """The place behind a child's comma; where it has none, behind the child."""
    place = node.children[at].end
    limit = node.children[at + 1].start if at + 1 < len(node.children) else node.end - 1
    while place < limit:
        if text[place] == ",":
            return place + 1
        place = next_line(text, place) if text[place] == "#" else place + 1
    return node.children[at].end


def _between(text: str, node: Node) -> str:
    """What stands between the brackets outside the children."""
    at, parts = node.start + 1, []
    for child in node.children:
        parts.append(text[at : child.start])
        at = child.end
    return "".join([*parts, text[at : node.end - 1]])
