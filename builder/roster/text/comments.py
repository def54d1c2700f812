"""Comments: where they stand, and which lines belong to what stands above them."""

from __future__ import annotations

from builder.roster.text.lines import comment_indent, is_blank, line_end, next_line
from builder.roster.text.tree import Child


def tail_of(text: str, child: Child) -> int:
    """Where the line after a child's last one begins."""
    end = child.end
    return end if end and text[end - 1] == "\n" else next_line(text, end)


def after_own_comments(text: str, at: int, indent: int) -> int:
    """The place behind those comment lines at a place that stand further in than a column."""
    end = at
    while at < len(text):
        found = comment_indent(text, at)
        if found is None and not is_blank(text, at):
            break
        if found is not None and found <= indent:
            break
        at = next_line(text, at)
        if found is not None:
            end = at
    return end


def comments_in(text: str, child: Child, end: int) -> list[str]:
    """The comments between a child's beginning and a place, outside its texts."""
    found: list[str] = []
    at = child.start
    for start, stop in [*_words_of(child), (end, end)]:
        while (sign := text.find("#", at, start)) >= 0:
            if text[sign - 1 : sign].strip() == "":
                comment_end = line_end(text, sign)
                found.append(text[sign:comment_end].rstrip())
                at = comment_end
            else:
                at = sign + 1
        at = stop
    return found


def _words_of(child: Child) -> list[tuple[int, int]]:
    """The extents of the keys and scalars inside, in order."""
    spans = [(child.start, child.key_end)] if child.key is not None else []
    if child.node.kind == "scalar":
        return [*spans, (child.node.start, child.node.end)]
    return spans + [span for inner in child.node.children for span in _words_of(inner)]
