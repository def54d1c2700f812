"""Bold, italic and icons in texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output.text import Span, parse_marks, plain_text


def short(text: str) -> list[tuple[str, str]]:
    """Spans as (style letters, text); an icon as ("icon", name)."""
    return [
        ("icon", span.icon)
        if span.icon is not None
        else ("B" * span.bold + "I" * span.italic, span.text)
        for span in parse_marks(text)
    ]


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("plain", [("", "plain")]),
        ("**Levy.** Hits", [("B", "Levy."), ("", " Hits")]),
        ("a *b* c", [("", "a "), ("I", "b"), ("", " c")]),
        ("*a **b** c*", [("I", "a "), ("BI", "b"), ("I", " c")]),
        ("**a *b* c**", [("B", "a "), ("BI", "b"), ("B", " c")]),
        ("***both***", [("BI", "both")]),
        ("***a** b*", [("BI", "a"), ("I", " b")]),
        ("***a* b**", [("BI", "a"), ("B", " b")]),
        ("*a **b***", [("I", "a "), ("BI", "b")]),
        ("**a *b***", [("B", "a "), ("BI", "b")]),
        ("a*b*c", [("", "a"), ("I", "b"), ("", "c")]),
        ("hit {sword} on", [("", "hit "), ("icon", "sword"), ("", " on")]),
        ("**{bow}**", [("icon", "bow")]),
    ],
)
def test_marks_give_styles(text: str, spans: list[tuple[str, str]]) -> None:
    assert short(text) == spans


@pytest.mark.parametrize(
    "text",
    [
        "**open",
        "*open",
        "close**",
        "2 * 3 * 4",
        "** spaced **",
        "* item\n* item",
        "****",
        "*",
        "{}",
        "{Not An Icon}",
        "{un closed",
        "a < b & c > d",
        "_no_ `no` # no [no](no)",
    ],
)
def test_everything_else_is_plain_text(text: str) -> None:
    assert parse_marks(text) == [Span(text)]


def test_a_mark_that_is_not_closed_stays_beside_one_that_is() -> None:
    assert short("**a **b**") == [("", "**a "), ("B", "b")]
    assert short("***a*") == [("", "**"), ("I", "a")]
    assert short("**a *b**") == [("B", "a *b")]


def test_only_known_names_are_icons_where_they_are_given() -> None:
    assert parse_marks("{bow} {bwo}", icons={"bow"}) == [
        Span("", icon="bow"),
        Span(" {bwo}"),
    ]


def test_plain_text_has_no_marks() -> None:
    assert plain_text("**Sure.** *Hits* on {bow} * 2") == "Sure. Hits on [bow] * 2"


@given(st.text("ab *{}\n"))
def test_no_letter_is_ever_lost(text: str) -> None:
    kept = "".join(span.text or f"{{{span.icon}}}" for span in parse_marks(text))
    assert kept.replace("*", "") == text.replace("*", "")


def test_many_open_marks_take_no_longer_than_they_are_long() -> None:
    assert len(parse_marks("*a **b " * 20_000)) == 1
