"""What the page on choosing cards says can be typed, and its figures are so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.cli.conftest import Player
from tests.cli.conftest import player as player  # noqa: PLC0414

PAGE = (Path(__file__).parents[2] / "docs" / "choosing-cards.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())


def test_its_commands_work_as_they_stand(player: Player) -> None:
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        player.does(*shlex.split(line)[1:])


def test_a_deck_takes_as_many_sheets_as_it_says(player: Player) -> None:
    (told,) = re.findall(
        r"the (\d+) skills of `kill-team` take (\d+) sheets.*?`(.*?)` (\d+)", WORDS
    )
    count, sheets, flags, fewer = told
    for more, pages in ((), sheets), (flags.split(), fewer):
        said = player.does(
            "print", "kill-team", "-o", "a.pdf", "--what", "skills", *more, "--force"
        )
        assert said == f"a.pdf: {count} cards of skills on {pages} pages\n"
