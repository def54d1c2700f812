"""What measuring does without: it is asked between two prints, so it must not take longer than one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from foreign import Sheet, drawn

from output.card.layouts import known_layouts, load_layout
from output.verify.read import read_pdf
from output.verify.sizes import card_sizes
from tests.calls import calls

MEASURED = """
import sys
from builder.cli.app import main

sys.argv = ["muster", "verify", *sys.argv[1:]]
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
    asked = ("--paper", "a4", "--card", "poker", "--duplex", "long")
    command = [sys.executable, "-c", MEASURED, str(tmp_path / "cards.pdf"), *asked]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    loaded = set(said.splitlines()[-1].split())
    assert "output.verify.measured" in loaded
    assert not {"pydantic", "output.card.faces", "output.card.layouts", "PIL"} & loaded


def test_the_parts_of_an_icon_are_not_looked_at_one_by_one() -> None:
    """Small drawings are most of what a card is made of, and none of them is an edge."""

    def icons(parts: int) -> bytes:
        def draw(sheet: Sheet) -> None:
            for icon in range(40):
                path = sheet.canvas.beginPath()
                path.moveTo(10 * icon, 300)
                for at in range(parts):
                    path.lineTo(10 * icon + at % 7, 300 + at % 5)
                sheet.canvas.drawPath(path)

        return drawn(draw)

    few, many = icons(35), icons(350)
    read_pdf(few, "few.pdf")  # what is done once is done
    assert calls(lambda: read_pdf(many, "many.pdf")) == calls(lambda: read_pdf(few, "few.pdf"))
