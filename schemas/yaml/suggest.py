"""Did you mean: the known word nearest to one that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

CUTOFF = 0.6
SHOWN = 8
"""Choices that are listed where none is near; of more none is."""
KEPT = 16_384
"""Answers kept: the same word is often asked for again."""


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """`; did you mean `x`?` for the choice nearest to a word, or nothing.

    Capitals and `-` against `_` make no difference to what is near.
    """
    nearest = nearest_to(word, choices)
    return f"; did you mean `{nearest}`?" if nearest else ""


def did_you_mean_or_all(word: str, choices: Iterable[str], none: str) -> str:
    """The same; where none is near, `; there are: a, b` of a few, and `; none` where there is none."""
    choices = list(choices)
    if not choices:
        return f"; {none}"
    all_ = f"; there are: {', '.join(choices)}" if len(choices) <= SHOWN else ""
    return did_you_mean(word, choices) or all_


def nearest_to(word: str, choices: Iterable[str]) -> str:
    """The choice nearest to a word; empty where none is near."""
    return _nearest(word, tuple(choices))


@lru_cache(KEPT)
def _nearest(word: str, choices: tuple[str, ...]) -> str:
    by_form: dict[str, str] = {}
    for choice in choices:
        by_form.setdefault(_form(choice), choice)
    near = get_close_matches(_form(word), by_form, n=1, cutoff=CUTOFF)
    return by_form[near[0]] if near else ""


def _form(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-").strip("-")
