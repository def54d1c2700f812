"""What the page on printing says can be typed, and what it says of flags is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click import Choice

from builder.cli.printing.flags.sides import OPTIONS
from builder.cli.printing.sides import WORDS
from output import load_layout, load_sheet
from output.page.grid import best_places
from tests.cli.conftest import Player
from tests.cli.conftest import player as player  # noqa: PLC0414

PAGE = (Path(__file__).parents[2] / "docs" / "printing.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines()]


def rows(head: str) -> dict[str, list[str]]:
    """The table under a head: its rows by what stands first."""
    start = next(at for at, row in enumerate(ROWS) if row[:1] == [head]) + 2
    end = next(at for at in range(start, len(ROWS)) if not ROWS[at])
    return {row[0].strip("`"): row[1:] for row in ROWS[start:end]}


def values(flag: str) -> list[str]:
    """What a flag may be."""
    for option in OPTIONS:
        (made,) = option(lambda: None).__click_params__  # type: ignore[attr-defined]
        if flag in made.opts and isinstance(made.type, Choice):
            return list(made.type.choices)
    raise AssertionError(flag)


def test_its_commands_work_as_they_stand(player: Player) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 7
    for line in lines:
        player.does(*shlex.split(line)[1:])
    assert (player.folder / "apart-backs.pdf").exists()


@pytest.mark.parametrize("flag", ["--duplex", "--back-pages"])
def test_its_tables_have_every_value(flag: str) -> None:
    assert sorted(rows(f"`{flag}`")) == sorted(values(flag))
    assert sorted(set(rows("`--back`")) & set(WORDS)) == sorted(WORDS)


def test_so_many_cards_go_on_a_sheet_as_it_says() -> None:
    poker = load_layout("poker")
    for duplex, row in rows("`--duplex`").items():
        places = best_places(
            *(poker.width_mm, poker.height_mm, load_sheet()), is_folded=duplex == "fold"
        )
        assert row[1] == f"{places.size} cards"


def test_cards_are_no_larger_than_the_sleeves_that_it_names() -> None:
    for sleeve, (card,) in rows("sleeve").items():
        width, height = (float(side) for side in sleeve.split(",")[0].split(" x "))
        layout = load_layout(card.strip("`"))
        assert layout.width_mm <= width
        assert layout.height_mm <= height
