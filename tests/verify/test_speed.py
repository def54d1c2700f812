"""What measuring does without: it is asked between two prints, so it must not take longer than one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from foreign import drawn

from output.card.layouts import known_layouts, load_layout
from output.verify.sizes import card_sizes

MEASURED = """
import sys
from builder.cli.app import main

sys.argv = ["muster", "verify", sys.argv[1]]
try:
    main()
except SystemExit:
    print(*sorted(sys.modules))
"""


def test_the_sizes_of_cards_are_those_of_their_layouts() -> None:
    layouts = {name: load_layout(name) for name in known_layouts()}
    sizes = {size.name: (size.width, size.height) for size in card_sizes()}
    assert sizes == {name: (one.width_mm, one.height_mm) for name, one in layouts.items()}


def test_no_card_is_made_ready_to_be_drawn_and_no_model_to_be_checked(tmp_path: Path) -> None:
    (tmp_path / "cards.pdf").write_bytes(drawn(lambda sheet: sheet.box(20, 20, 63, 88)))
    command = [sys.executable, "-c", MEASURED, str(tmp_path / "cards.pdf")]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    loaded = set(said.splitlines()[-1].split())
    assert "output.verify.measured" in loaded
    assert not {"pydantic", "output.text.fonts", "output.card.faces", "PIL"} & loaded
