"""Lines of a terminal: a long one goes on below, indented; in a pipe each stays one line."""

from __future__ import annotations

import re
import sys
from shutil import get_terminal_size
from unicodedata import category, combining, east_asian_width

import click

NARROWEST = 24
"""Columns under which a text is not wrapped: a word a line cannot be read."""
MOST_OF_MESSAGE = 1000
MOST_OF_NAME = 100
"""Letters that are said of a text which may have a million."""

_STEERS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_ISOLATES = re.compile("([\u2068\u2069])")
"""What keeps a name apart from what stands beside it, so that neither turns the other round."""
_STYLES = re.compile("(\x1b\\[[0-9;]*m)")
_UNSEEN = re.compile(
    "\U0001f3f4[\U000e0061-\U000e007a]+\U000e007f"  # the flag of a part of a country
    "|[\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]"
)
_STEERS_OR_UNSEEN = re.compile(f"[\x7f-\x9f\u2028\u2029]|{_UNSEEN.pattern}")
_NONE = "".join(chr(plane << 16 | last) for plane in range(17) for last in (0xFFFE, 0xFFFF))
_NO_CHARACTER = re.compile(f"[\ud800-\udfff\ufdd0-\ufdef{_NONE}]")
_MAYBE_PILED = re.compile("[^\\w\x00-\u02ff]{4}")


def say_text(text: str, err: bool = False) -> None:
    """Prints lines for people: styled as they are, and else with nothing that steers a terminal."""
    lines = ("".join(map(_safe, _STYLES.split(line))) for line in text.split("\n"))
    click.echo("\n".join(lines), err=err)


def _safe(part: str) -> str:
    return part if _STYLES.fullmatch(part) else one_line(part)


def room(err: bool = False) -> int | None:
    """Columns of the terminal that is written to; None in a pipe, where lines are not wrapped."""
    stream = sys.stderr if err else sys.stdout
    return get_terminal_size().columns if stream.isatty() else None


def wrapped(text: str, limit: int | None, hang: str = "    ") -> str:
    """The text in lines of at most `limit` columns, all but the first behind `hang`.

    It is broken between words, and stays one line where there is no limit. What is styled stays
    styled over the break.
    """
    if limit is None or limit - len(hang) < NARROWEST or width(text) <= limit:
        return text
    indent = text[: len(text) - len(text.lstrip(" "))]
    lines = [indent]
    for word in text.split():
        line = lines[-1]
        if line.strip() and width(line) + 1 + width(word) > limit:
            lines.append(hang + word)
        else:
            lines[-1] = f"{line} {word}" if line.strip() else line + word
    return "\n".join(lines)


def width(text: str) -> int:
    """How many columns of a terminal a text takes; its colours take none."""
    return sum(_width(letter) for letter in click.unstyle(text))


def _width(letter: str) -> int:
    if combining(letter) or category(letter) in ("Cf", "Me", "Mn"):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


def one_line(text: str) -> str:
    """The text without what steers a terminal, is no character, or has no room on its letter.

    What is not seen and may turn a line round, or tell two names apart, is shown by its number.
    """
    text = _NO_CHARACTER.sub("\ufffd", _UNSEEN.sub(_shown, _STEERS.sub(" ", text)))
    if _MAYBE_PILED.search(text):
        from output.text.folded import folded  # brings the fonts along, which others do without

        return folded(text)
    return text


def as_seen(text: str) -> str:
    """A file's text on a terminal: what steers it or is not seen shown, but for what isolates names.

    A file and a pipe have the text as it is.
    """
    lines = (_ISOLATES.split(line) for line in text.replace("\r\n", "\n").split("\n"))
    return "\n".join(
        "".join(part if _ISOLATES.fullmatch(part) else one_line(part) for part in parts)
        for parts in lines
    )


def json_as_seen(text: str) -> str:
    """JSON on a terminal: what steers it or is not seen escaped, which says the same."""
    return _STEERS_OR_UNSEEN.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be").hex()
    return found[0] if len(found[0]) > 1 else re.sub("....", r"\\u\g<0>", units)


def _shown(unseen: re.Match[str]) -> str:
    return unseen[0] if len(unseen[0]) > 1 else f"<U+{ord(unseen[0]):04X}>"


def short(text: str, most: int = MOST_OF_MESSAGE) -> str:
    """One line of a text; of one that is too long the beginning and the end, `…` between them."""
    text = one_line(text)
    if len(text) <= most:
        return text
    end = most // 3
    return f"{text[: most - end - 1]}…{text[-end:]}"
