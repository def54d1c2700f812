"""Long work says how far it is, step by step, and is refused before it begins."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

import builder.cli.printing.run  # noqa: F401  (all that prints is there before it is watched)
from builder.cli import outfile, progress
from builder.cli.printing import card_part

T = TypeVar("T")
SAMPLE = "core-1e/border-levy"


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """The steps that were told, and whether each came to as many things as it promised."""
    told: list[tuple[str, bool]] = []

    def watched(things: Iterable[T], label: str, total: int) -> Iterator[T]:
        several = list(things)
        told.append((label, len(several) == total))
        return iter(several)

    original = progress.watched
    for name, module in list(sys.modules.items()):
        if name.startswith("builder.cli.") and getattr(module, "watched", None) is original:
            monkeypatch.setattr(module, "watched", watched)
    return told


@pytest.mark.parametrize(
    ("out", "labels"),
    [
        ("levy.pdf", ["drawing card", "placing card", "writing page", "looking at card"]),
        ("levy.svg", ["drawing card", "drawing picture", "looking at card"]),
        ("levy.png", ["drawing card", "writing page", "drawing picture", "looking at card"]),
    ],
)
def test_each_step_of_a_print_says_how_far_it_is(
    player: Any, steps: list[tuple[str, bool]], out: str, labels: list[str]
) -> None:
    player.does("print", SAMPLE, "-o", out)
    assert sorted(steps) == sorted((label, True) for label in labels)


@pytest.mark.parametrize(
    "arguments",
    [
        ("print", SAMPLE, "-o", "lists/levy.pdf"),
        ("print", SAMPLE, "-o", "lists/levy.png"),
        ("print", SAMPLE, "-o", "lists/cards/", "--format", "svg"),
        ("export", SAMPLE, "--to", "text", "-o", "lists/levy.txt"),
    ],
)
def test_a_folder_that_may_not_be_written_in_is_refused_before_the_work(
    player: Any, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    player.writes("lists/other.txt", "")

    def access(path: Path, mode: int) -> bool:
        return not (mode == os.W_OK and Path(path).name == "lists")

    monkeypatch.setattr(outfile.os, "access", access)
    monkeypatch.setattr(card_part, "card_faces", None)
    (line,) = player.is_refused(*arguments).splitlines()
    assert line.startswith(arguments[arguments.index("-o") + 1])
    assert line.endswith("cannot be written: nothing may be written here; choose another place")
