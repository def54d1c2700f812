"""Texts of the catalogs are in our own words: no long run of words is a rules document's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from schemas.yaml import read_yaml

DOCUMENTS = Path(__file__).parents[3] / "shared" / "seeds"
RUN = 8


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


def runs(words: list[str]) -> set[tuple[str, ...]]:
    return {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts(inner)


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the rules documents are not here")
def test_no_eight_words_in_a_row_are_those_of_a_rules_document() -> None:
    known: set[tuple[str, ...]] = set()
    for document in DOCUMENTS.glob("*.txt"):
        known |= runs(words_of(document.read_text("utf-8")))
    assert len(known) > 1000
    shared = []
    for folder in files("catalogs").iterdir():
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".yaml"):
                for text in texts(read_yaml(file.read_text("utf-8"), file.name).data):
                    shared += [(file.name, " ".join(run)) for run in runs(words_of(text)) & known]
    assert shared == []
