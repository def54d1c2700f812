"""Poker cards of fighters, for the tests of cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from output.card import CardFace, Layout, card_faces, load_layout
from schemas.warband import Fighter
from tests.card.sample_warbands import warband

Printer = Callable[..., list[CardFace]]


@pytest.fixture(scope="session")
def poker() -> Layout:
    return load_layout("poker")


@pytest.fixture(scope="session")
def faces_of(poker: Layout) -> Printer:
    """The faces of a fighter in a warband of its own."""

    def print_one(fighter: Fighter, **more: object) -> list[CardFace]:
        band = warband(fighter)
        return card_faces(fighter, band.system, poker, warband=band, **more)  # type: ignore[arg-type]

    return print_one
