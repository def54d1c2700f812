"""How an unknown name is refused: what it is, where, and what may have been meant."""

from __future__ import annotations

from collections.abc import Iterable

from builder.catalog.lint.subject import Fault
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean_or_all


def unknown(path: Path, what: str, word: str, known: Iterable[str], *, key: bool = False) -> Fault:
    """The fault of a word that is none of the known ones."""
    hint = did_you_mean_or_all(word, known, "the catalog has none")
    return Fault(path, f"no {what} `{word}`{hint}", at_key=key)
