"""The number of each model of a roster line, the same on its card, its tokens and its base."""

from __future__ import annotations

from schemas.warband import Fighter

MOST_MODELS = 26
"""Models of one line that have a letter each."""


def numbered(fighter: Fighter, model: int | None = None) -> str:
    """3; of one of several models, counted from 1: 3a, 3b.

    ValueError for a model beyond those that have a letter.
    """
    if model is None:
        return str(fighter.number)
    if not 1 <= model <= MOST_MODELS:
        raise ValueError(f"model {model} has no letter; there are {MOST_MODELS}")
    return f"{fighter.number}{chr(ord('a') + model - 1)}"


def models_of(fighter: Fighter) -> list[int | None]:
    """The models of a line that are told apart; a single one, or too many, are not."""
    apart = 1 < fighter.count <= MOST_MODELS
    return list(range(1, fighter.count + 1)) if apart else [None]
