"""Colour never says anything alone: in black ink all that differs in colour differs in shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations

import pytest

from builder.build.tokens import tokens_for_game
from builder.cli.opened import open_roster_or_game
from output.display import Item, Rect
from output.roster.stamp import draw_sign
from output.sheet.bar import draw_spine
from output.sheet.inks import FAMILIES, inks_of
from output.sheet.kinds.bands import BandsBlock, WeaponBands
from output.sheet.kinds.mods import draw_pill
from output.sheet.pen import Pen
from output.sheet.type import sheet_type
from tests.print.prints import CATALOGS

GAMES = sorted(folder.name for folder in CATALOGS.iterdir() if (folder / "system.yaml").exists())
TYPE = sheet_type(8.5)


def in_black(draw: Callable[[Pen], None], family: str = "ref") -> list[Item]:
    """What is drawn with black ink."""
    pen = Pen(TYPE, inks_of(family, "black"))
    draw(pen)
    return pen.items


def all_differ(drawn: Iterable[list[Item]]) -> bool:
    """Whether no two of some drawings are the same."""
    return all(one != other for one, other in combinations(drawn, 2))


def test_the_kinds_of_sections_have_spines_of_their_own() -> None:
    assert all_differ(
        in_black(lambda pen: draw_spine(pen, 0, 0, 30), family) for family in FAMILIES
    )


def test_verdicts_have_signs_of_their_own() -> None:
    inks = inks_of("ref", "black")
    assert all_differ(
        in_black(lambda pen, one=status: draw_sign(pen, one, 0, 0, 6, inks.ink))  # type: ignore[misc]
        for status in ("legal", "illegal", "unfinished")
    )


def test_what_helps_and_what_harms_has_a_sign() -> None:
    value = TYPE.set("1", "table", 5.0)
    assert all_differ(
        in_black(lambda pen, one=effect: draw_pill(pen, one, 0, 0, 11, 4, value))  # type: ignore[misc]
        for effect in ("help", "harm", "none")
    )


def test_range_bands_of_a_sheet_have_lines_of_their_own() -> None:
    def bars(modifier: str) -> list[Item]:
        rows = [WeaponBands("Bow", "1", [(0.0, 12.0, modifier)])]
        laid = BandsBlock([12.0], rows).measure(80.0, TYPE)
        drawn = in_black(lambda pen: laid.pieces[0].draw(pen, 0, 0))
        return [item for item in drawn if isinstance(item, Rect)]

    assert all_differ(bars(modifier) for modifier in ("+1", "±0", "−1"))


@pytest.mark.parametrize("game", GAMES)
def test_the_sides_of_a_token_differ_in_words_or_icon(game: str) -> None:
    opened = open_roster_or_game(game, ())
    tokens = tokens_for_game(opened.warband, opened.catalog)
    assert tokens
    for token in tokens:
        if token.back is not None:
            assert replace(token.back, tint=False) != replace(token.front, tint=False)
