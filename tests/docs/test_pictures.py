"""The committed pictures of README and pages are what the samples print today."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "draw_pictures.py"))


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_the_pictures_are_fresh(name: str) -> None:
    fresh = SCRIPT["PICTURES"][name]().convert("RGB")
    kept = Image.open(SCRIPT["FOLDER"] / name).convert("RGB")
    assert kept.size == fresh.size
    # Colours are reduced in the file, and rasterisers differ by a hair.
    difference = ImageChops.difference(kept, fresh).convert("L").point(lambda v: v > 48 and 255)
    share = ImageStat.Stat(difference).mean[0] / 255
    assert share < 0.004, "the picture is stale; run: python scripts/draw_pictures.py"


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_a_page_shows_each_picture_and_says_what_it_is(name: str) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = rf"!\[[^]]{{15,}}\]\((?:docs/)?pictures/{name}\)"
    assert any(re.search(shown, page.read_text("utf-8")) for page in pages)
