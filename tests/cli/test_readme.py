"""What the README shows can be typed as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

README = Path(__file__).parents[2] / "README.md"


def test_the_tour_of_one_minute_works(player: Any) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("muster ")]
    commands = [shlex.split(line, comments=True)[1:] for line in lines]
    assert len(commands) > 8
    for command in commands:
        result = player.tries(*command)
        # The tour makes a mistake on purpose, for `check` to find and `fix` to mend.
        assert result.exit_code == (1 if command[0] == "check" else 0), result.stderr
    assert player.tries("check", "levy.yaml").exit_code == 0
    assert (player.folder / "levy.pdf").exists()


def test_the_links_of_the_readme_lead_somewhere() -> None:
    text = README.read_text(encoding="utf-8")
    for link in re.findall(r"(?<!!)\[[^\]]*\]\(([^)#]+)\)", text):
        assert (README.parent / link).exists(), link
