"""Card sizes with measures that nobody would choose: each prints, or is refused in words."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from output.card import Layout, card_faces
from output.card.layouts import LAYOUTS
from output.looks import SHIPPED
from tests.card.sample_warbands import gun_truck, levy, paladin, warband
from tests.theme.conftest import Told

FILE = LAYOUTS.file("poker", SHIPPED)
assert FILE is not None
POKER = LAYOUTS.whole(FILE, SHIPPED).data
VALUES = ["0", "0.001", "1", "3", "10", "50", "200", "1000", "2000"]


def measures(
    data: dict[str, Any], way: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every measure of a layout: the way to it, and what it is."""
    for key, value in data.items():
        if isinstance(value, dict):
            yield from measures(value, (*way, key))
        elif key not in ("name", "large"):
            yield (*way, key), value


def odd(seed: int) -> Layout | None:
    """A poker card with one to four other measures; None where the model refuses it."""
    chance = random.Random(seed)
    data = copy.deepcopy(POKER)
    for way, value in chance.sample(list(measures(data)), chance.choice((1, 1, 1, 2, 4))):
        group = data
        for key in way[:-1]:
            group = group[key]
        other = chance.choices(VALUES, k=2)
        group[way[-1]] = other if isinstance(value, list) else other[0]
    try:
        return Layout.model_validate(data)
    except ValidationError:
        return None


@pytest.mark.parametrize("seed", range(0, 160, 20))
def test_an_odd_size_draws_a_card_or_is_refused(seed: int) -> None:
    found = [layout for at in range(seed, seed + 20) if (layout := odd(at)) is not None]
    assert found
    for layout in found:
        for fighter in (levy(), paladin(), gun_truck()):
            band = warband(fighter)
            assert card_faces(fighter, band.system, layout, warband=band)[0].drawing is not None


@pytest.mark.parametrize(
    ("says", "message"),
    [
        ("width_mm: 1\n", "mine.yaml:2:11: a card of 1 × 88 mm; cards are at least 41 × 63 mm"),
        ("height_mm: 301\n", "a card of 63 × 301 mm; cards are at least 41 × 63 mm"),
        ("margin_mm: 40\n", "mine.yaml:2:12: margins of 40 mm leave 0 mm for words"),
        ("margin_mm: 18\n", "margins of 18 mm leave 27 mm for words, and 28 mm are needed"),
    ],
)
def test_a_size_on_which_no_words_have_room_is_refused(told: Told, says: str, message: str) -> None:
    (said,) = told("layouts", f"like: poker\n{says}")
    assert message in said
