"""Tokens in large print: as large as they are, with words that grow where they have room."""

from __future__ import annotations

import pytest

from builder.build.tokens import tokens_for_game
from builder.cli.opened import open_roster
from output.display import Text
from output.printout import Page
from output.text import mm
from output.token import single_tokens
from output.token.stack import LARGE_PT
from tests.token.game import tokens

GAMES = {
    "core-1e": "core-1e/border-levy",
    "double-tap": "double-tap/night-shift",
    "kill-team": "kill-team/lamplighters",
    "morsdei": "morsdei/ash-wardens",
}


def letters(page: Page) -> str:
    """All that is written on a token, however it is broken into lines."""
    return "".join("".join(item.string.split()) for item in page.items if isinstance(item, Text))


def smallest(page: Page) -> float:
    """The size of its smallest words, mm."""
    return min((item.size_mm for item in page.items if isinstance(item, Text)), default=0.0)


@pytest.mark.parametrize("game", GAMES)
def test_tokens_of_every_game_say_the_same_and_no_smaller(game: str) -> None:
    opened = open_roster(GAMES[game])
    views = tokens_for_game(opened.warband, opened.catalog)
    unit = opened.warband.system.unit
    usual, large = single_tokens(views, unit), single_tokens(views, unit, large=True)
    assert usual.keys() == large.keys()
    for name, page in usual.items():
        assert (large[name].width_mm, large[name].height_mm) == (page.width_mm, page.height_mm)
        assert letters(large[name]) == letters(page)
        assert smallest(large[name]) >= smallest(page) - 1e-6, name
    grown = [name for name in usual if smallest(large[name]) > 1.1 * smallest(usual[name])]
    assert grown


def test_words_grow_to_the_size_of_sentences_where_they_have_room() -> None:
    views = tokens("  - {id: a, name: Net, size_mm: 30, icon: check-mark}\n")
    (usual,), (large,) = (single_tokens(views, "in", large=one).values() for one in (False, True))
    assert smallest(usual) < mm(LARGE_PT) == pytest.approx(smallest(large))


def test_words_that_have_no_room_to_grow_stay_as_they_are() -> None:
    views = tokens("  - {id: a, name: Overwatching, size_mm: 20}\n")
    (usual,), (large,) = (single_tokens(views, "in", large=one).values() for one in (False, True))
    assert smallest(usual) == pytest.approx(smallest(large))
