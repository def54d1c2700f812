"""The committed picture of the README is what the samples print today."""

from __future__ import annotations

import runpy
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

SCRIPT = Path(__file__).parents[2] / "scripts" / "draw_pictures.py"


def test_the_picture_of_the_readme_is_fresh() -> None:
    script = runpy.run_path(str(SCRIPT))
    fresh = script["picture"]().convert("RGB")
    kept = Image.open(script["PICTURE"]).convert("RGB")
    assert kept.size == fresh.size
    # Colours are reduced in the file, and rasterisers differ by a hair.
    difference = ImageChops.difference(kept, fresh).convert("L").point(lambda v: v > 48 and 255)
    share = ImageStat.Stat(difference).mean[0] / 255
    assert share < 0.004, "the picture is stale; run: python scripts/draw_pictures.py"
