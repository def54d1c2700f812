"""Keys that are one of some words."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import AfterValidator

from schemas.yaml.suggest import nearest_to


def one_of(words: Sequence[str]) -> AfterValidator:
    """Takes one of some words; of any other it says the nearest, or all that there are."""

    def taken(word: str) -> str:
        if word in words:
            return word
        near = nearest_to(word, words)
        known = f"a key such as `{near}`" if near else f"one of the keys {', '.join(words)}"
        raise ValueError(f"{known} is needed here")

    return AfterValidator(taken)
