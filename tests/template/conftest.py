"""A card drawn by a template of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from output.card import CardFace, card_faces, load_layout
from output.card.strangers import environment_of
from output.looks import Looks
from schemas.problems import InputError
from tests.card.sample_warbands import levy, warband

Draw = Callable[[str], CardFace]
Told = Callable[[str], list[str]]


@pytest.fixture
def draws(tmp_path: Path) -> Draw:
    """Draws a levy with a template; what else is in the folder's `card/` is there for it too."""
    (tmp_path / "card").mkdir(exist_ok=True)

    def draw(template: str) -> CardFace:
        environment_of.cache_clear()
        (tmp_path / "card" / "signal.svg.j2").write_text(template, encoding="utf-8")
        band = warband(levy())
        layout = load_layout("poker")
        return card_faces(
            band.fighters[0], band.system, layout, warband=band, looks=Looks((tmp_path,))
        )[0]

    return draw


@pytest.fixture
def told(draws: Draw, tmp_path: Path) -> Told:
    """What is said of a template that cannot be drawn, each without the folder before its file."""

    def tell(template: str) -> list[str]:
        with pytest.raises(InputError) as error:
            assert draws(template).drawing is None
        return [str(one).removeprefix(f"{tmp_path}/card/") for one in error.value.problems]

    return tell
