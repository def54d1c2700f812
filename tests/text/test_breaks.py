"""Where a line may end inside a word."""

from __future__ import annotations

from itertools import pairwise

import pytest

from output.text.breaks import breaks_in


def parts(word: str) -> list[str]:
    places = [0, *(place for place, _ in breaks_in(word)), len(word)]
    return [word[a:b] for a, b in pairwise(places)]


@pytest.mark.parametrize(
    ("word", "pieces"),
    [
        ("great-weapon", ["great-", "weapon"]),
        ("hand-to-hand", ["hand-", "to-", "hand"]),
        ("sword/shield", ["sword/", "shield"]),
        ("house—field", ["house—", "field"]),
        ("zero\u200bwidth", ["zero\u200b", "width"]),
        ("日本語", ["日", "本", "語"]),
        ("「日本」、です。", ["「日", "本」、", "で", "す。"]),
        ("ガッツ", ["ガッ", "ツ"]),
        ("Team日本", ["Team", "日", "本"]),
        ("⚔🛡️🎯", ["⚔", "🛡️", "🎯"]),
    ],
)
def test_a_line_may_end_here(word: str, pieces: list[str]) -> None:
    assert parts(word) == pieces


@pytest.mark.parametrize(
    "word",
    [
        "weapon",
        "4-6",
        "-1",
        "12″–24″",
        "12–24",
        "w/o",
        "1/2",
        "no\u00a0break",
        "no\u2011break",
        "日\u2060本",
        "👨‍👩‍👧",
        "🇵🇱",
        "👍🏽",
        "が\u3099",
    ],
)
def test_a_line_never_ends_here(word: str) -> None:
    assert parts(word) == [word]
