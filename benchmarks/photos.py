"""Photos to print: noise that compresses like a photo, always the same bytes for a number."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from fighters import roster_text

WIDE, HIGH = 640, 480
QUALITY = 65
"""Gives about 63 kB: 90 of them are 5.7 MB."""
_GRAIN = 104, 78
"""Pixels of the noise that is drawn large."""


def photo(at: int) -> bytes:
    """The JPEG of a number."""
    from PIL import Image

    chance = random.Random(at)
    grain = Image.frombytes("RGB", _GRAIN, chance.randbytes(3 * _GRAIN[0] * _GRAIN[1]))
    image = grain.resize((WIDE, HIGH), Image.Resampling.BICUBIC)
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=QUALITY)
    return buffer.getvalue()


def write_gallery(folder: Path, number: int) -> Path:
    """A roster of so many fighters with a photo each, all different; its path."""
    folder.mkdir(parents=True, exist_ok=True)
    for at in range(number):
        file = folder / f"photo-{at + 1}.jpg"
        if not file.exists():
            file.write_bytes(photo(at))
    text = re.sub(
        r"  - id: f(\d+)\n", r"  - id: f\1\n    picture: photo-\1.jpg\n", roster_text(number)
    )
    roster = folder / f"{number}.yaml"
    roster.write_text(text, "utf-8")
    return roster
