"""Marks in a text: `**bold**`, `*italic*`, `{icon}`; anything else is what it looks like."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass

from schemas.record import record

_MARKS = re.compile(r"(\*+|\{[a-z0-9][a-z0-9-]*\})")


@record
class Span:
    """Text of one style, or an icon by its name."""

    text: str
    bold: bool = False
    italic: bool = False
    icon: str | None = None
    tone: str = ""
    """What it is, for whoever draws it; texts of different tones are segments of their own."""


@dataclass(slots=True)
class _Token:
    text: str
    stars: int = 0
    """2: may begin or end bold; 1: italic; 0: plain text."""
    icon: str | None = None
    bold: bool = False
    italic: bool = False


def parse_marks(text: str, icons: Container[str] | None = None) -> list[Span]:
    """The spans of a text. A mark that is not closed stays as it is written.

    A star beside a space neither opens nor closes (`2 * 3`). With `icons`, only their names are
    icons.
    """
    tokens = _tokens(text, icons)
    _pair(tokens)
    spans: list[Span] = []
    for token in tokens:
        if token.icon is not None:
            spans.append(Span("", token.bold, token.italic, token.icon))
        elif token.text:
            _append(spans, Span(token.text, token.bold, token.italic))
    return spans


def plain_text(text: str, icons: Container[str] | None = None) -> str:
    """The text without its marks; an icon is its name in brackets."""
    spans = parse_marks(text, icons)
    return "".join(span.text if span.icon is None else f"[{span.icon}]" for span in spans)


def _tokens(text: str, icons: Container[str] | None) -> list[_Token]:
    tokens: list[_Token] = []
    for i, part in enumerate(_MARKS.split(text)):
        is_mark = i % 2 == 1
        if is_mark and part[0] == "{" and (icons is None or part[1:-1] in icons):
            tokens.append(_Token(part, icon=part[1:-1]))
        elif part in ("*", "**"):
            tokens.append(_Token(part, len(part)))
        elif part == "***":
            tokens += [_Token("**", 2), _Token("*", 1)]
        elif part:
            tokens.append(_Token(part))
    return tokens


def _pair(tokens: list[_Token]) -> None:
    """Gives what stands between two marks its style, and empties the marks themselves."""
    opened: dict[int, int] = {}
    for i in range(len(tokens)):
        token = tokens[i]
        if not token.stars:
            continue
        if _is_both(tokens, i) and opened.get(1, -1) > opened.get(2, -1):
            # Three stars end first what was begun last.
            _swap(tokens, i)
            token = tokens[i]
        begin = opened.get(token.stars)
        if begin is not None and _touches(tokens, i, -1):
            if _is_both(tokens, begin) and opened.get(1) == begin + 1:
                # Three stars began both: the one that ends first is the inner one.
                _swap(tokens, begin)
                opened[1], begin = begin, begin + 1
            _style(tokens[begin + 1 : i], token.stars)
            tokens[begin].text = token.text = ""
            opened = {stars: at for stars, at in opened.items() if at < begin}
        elif _touches(tokens, i, 1):
            opened[token.stars] = i


def _is_both(tokens: list[_Token], i: int) -> bool:
    return tokens[i].stars == 2 and i + 1 < len(tokens) and tokens[i + 1].stars == 1


def _swap(tokens: list[_Token], i: int) -> None:
    tokens[i], tokens[i + 1] = tokens[i + 1], tokens[i]


def _touches(tokens: list[_Token], i: int, step: int) -> bool:
    """Whether something other than a space stands right beside a mark."""
    i += step
    while 0 <= i < len(tokens) and tokens[i].stars:
        i += step
    if not 0 <= i < len(tokens):
        return False
    return not tokens[i].text[0 if step > 0 else -1].isspace()


def _style(tokens: list[_Token], stars: int) -> None:
    for token in tokens:
        token.bold = token.bold or stars == 2
        token.italic = token.italic or stars == 1


def _append(spans: list[Span], span: Span) -> None:
    last = spans[-1] if spans else None
    if last and last.icon is None and (last.bold, last.italic) == (span.bold, span.italic):
        spans[-1] = Span(last.text + span.text, span.bold, span.italic)
    else:
        spans.append(span)
