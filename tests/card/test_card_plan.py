"""The plan of a fighter with four sides, and the words beside it."""

from __future__ import annotations

import pytest

from output.card import card_faces, load_layout
from output.card.placed import Box
from schemas.warband import Rule
from tests.card.sample_warbands import gun_truck, warband
from tests.print.prints import THEMES

WORDS = "Moves its whole distance, still fires one weapon, and only great weapons may fight it."
_HANGS = 0.24
"""How far letters hang under the baseline at most, in sizes."""


def plans(words: int, size: str, theme: str) -> list[Box]:
    """The plan of a truck with a rule of so many words."""
    said = " ".join((WORDS.split() * 3)[:words])
    truck = gun_truck(items=[], rules=[Rule("vehicle", "Vehicle", said)])
    band = warband(truck)
    faces = card_faces(truck, band.system, load_layout(size), warband=band, theme=theme)
    return [box for face in faces for box in face.placed.blocks if box.hull]


@pytest.mark.parametrize("size", ["poker", "tarot", "a6"])
@pytest.mark.parametrize("theme", THEMES)
def test_words_beside_a_plan_stay_within_its_height(theme: str, size: str) -> None:
    beside = 0
    for words in range(4, 40, 2):
        for box in plans(words, size, theme):
            if box.divider is None:
                continue
            x, top, _ = box.divider
            top, foot = top - 1.6, box.rules[-1].y
            for text in box.texts:
                if text.x > x:
                    beside += 1
                    assert text.y - text.font.cap_height * text.size >= top
                    assert text.y + _HANGS * text.size <= foot + 0.1
    assert beside > 20
