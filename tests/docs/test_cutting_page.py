"""What the page on cutting says can be typed, and its figures are so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PIL import Image

from output import load_layout
from output.card.layouts import known_layouts
from output.page.cut_lines import GUIDES, LEAST_WEIGHT_MM, MOST_WEIGHT_MM
from output.page.guides import SHARED_MM
from output.page.sheet import MOST_BLEED_MM
from tests.cli.conftest import Player
from tests.cli.conftest import player as player  # noqa: PLC0414

PAGE = (Path(__file__).parents[2] / "docs" / "cutting.md").read_text("utf-8")
WORDS = " ".join(PAGE.split())
SAMPLE = "core-1e/border-levy"


def test_its_commands_work_as_they_stand(player: Player) -> None:
    (block,) = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        assert line.startswith("muster ")
        player.does(*shlex.split(line.replace("FILE", SAMPLE))[1:], "--force")


def test_it_names_all_guides_and_bounds() -> None:
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)) == set(GUIDES)
    assert f"{LEAST_WEIGHT_MM:g} to {MOST_WEIGHT_MM:g} mm" in WORDS
    assert f"by 0 to {MOST_BLEED_MM:g} mm" in WORDS
    assert f"{SHARED_MM:g} mm along it" in WORDS


def test_corners_are_as_round_as_it_says() -> None:
    radiuses = {name: load_layout(name).corner_mm for name in known_layouts()}
    assert {name for name, radius in radiuses.items() if radius == 2} == {"mini"}
    assert set(radiuses.values()) == {2, 3}


def orders() -> list[tuple[str, str]]:
    return re.findall(r"^\| one? ?a?n? ?(.*?) \| `(.*?)` \|$", PAGE, re.MULTILINE) + re.findall(
        r"^\| a (PNG.*?) \| `(.*?)` \|$", PAGE, re.MULTILINE
    )


@pytest.mark.parametrize(("asked", "flags"), orders())
def test_companies_get_what_they_ask_for(asked: str, flags: str, player: Player) -> None:
    out = () if "-o" in flags else ("-o", "order.pdf")
    player.does("print", SAMPLE, *out, *shlex.split(flags))
    sides = [float(one) for one in re.search(r"([\d.]+) x ([\d.]+)", asked).groups()]  # type: ignore[union-attr]
    if "PNG" in asked:
        sizes = {Image.open(file).size for file in (player.folder / "order").iterdir()}
        assert sizes == {tuple(sides)}
        return
    with pdfium.PdfDocument(player.folder / "order.pdf") as document:
        for page in document:
            assert page.get_size() == pytest.approx([side * 72 for side in sides], abs=0.01)


def test_there_are_orders_to_try() -> None:
    assert len(orders()) == 3
