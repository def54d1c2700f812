"""Lines of a text, by index. Lines end with `\\n` or `\\r\\n`."""

from __future__ import annotations


def newline_of(text: str) -> str:
    """The line break that a text uses."""
    return "\r\n" if "\r\n" in text else "\n"


def with_last_line(text: str) -> str:
    """The text with a line break behind its last line, so that this is a line like any other."""
    return text if text.endswith("\n") or not text else text + newline_of(text)


def line_start(text: str, at: int) -> int:
    """Where the line of a place begins."""
    return text.rfind("\n", 0, at) + 1


def line_end(text: str, at: int) -> int:
    """Where the line of a place ends, before its line break."""
    end = text.find("\n", at)
    if end < 0:
        return len(text)
    return end - 1 if end > at and text[end - 1] == "\r" else end


def next_line(text: str, at: int) -> int:
    """Where the next line begins; the end of the text after the last."""
    end = text.find("\n", at)
    return len(text) if end < 0 else end + 1


def column(text: str, at: int) -> int:
    """The column of a place, from 0."""
    return at - line_start(text, at)


def begins_line(text: str, at: int) -> bool:
    """Whether nothing but white space stands before a place in its line."""
    return not text[line_start(text, at) : at].strip()


def is_blank(text: str, at: int) -> bool:
    """Whether the line that begins at a place is there and empty."""
    return at < len(text) and not text[at : next_line(text, at)].strip()


def comment_indent(text: str, at: int) -> int | None:
    """The indentation of the line that begins at a place, where it is nothing but a comment."""
    line = text[at : next_line(text, at)]
    bare = line.lstrip(" \t")
    return len(line) - len(bare) if bare.startswith("#") else None


def rest_is_blank(text: str, at: int) -> bool:
    """Whether nothing but white space and a comment follows a place in its line."""
    rest = text[at : line_end(text, at)].strip()
    return not rest or rest.startswith("#")
