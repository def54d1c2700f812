"""Colours as `#rrggbb`: mixed, held against each other, and corrected until they can be read."""

from __future__ import annotations

import re

BLACK = "#000000"
WHITE = "#FFFFFF"
_HEX = re.compile(r"#[0-9A-Fa-f]{6}")


def is_colour(text: str) -> bool:
    """Whether the text is a colour such as `#0F4653`."""
    return _HEX.fullmatch(text) is not None


def mix(colour: str, ground: str, share: float) -> str:
    """`share` (0 to 1) of a colour on a ground."""
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return "#" + "".join(f"{round(g + (c - g) * share):02X}" for c, g in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 (none) to 21 (black on white), as WCAG defines it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def darkened(colour: str, ground: str, least: float) -> str:
    """The colour, mixed with black in steps of 5 % until it stands out from the ground."""
    return _corrected(colour, BLACK, (ground,), least)


def lightened(colour: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour, mixed with white in steps of 5 % until it stands out from all grounds."""
    return _corrected(colour, WHITE, grounds, least)


def _corrected(colour: str, towards: str, grounds: tuple[str, ...], least: float) -> str:
    for step in range(21):
        found = mix(towards, colour, step * 0.05)
        if all(contrast(found, ground) >= least for ground in grounds):
            return found
    return towards


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def linear(colour: str) -> tuple[float, float, float]:
    """The light of a colour's red, green and blue, each from 0 to 1."""
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return red, green, blue


def encoded(light: tuple[float, float, float]) -> str:
    """The colour of red, green and blue light; what no screen shows is brought to the nearest."""
    return "#" + "".join(f"{round(255 * _encoded(part)):02X}" for part in light)


def _luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    if channel <= 0.04045:
        return channel / 12.92
    return float(((channel + 0.055) / 1.055) ** 2.4)


def _encoded(light: float) -> float:
    light = min(max(light, 0.0), 1.0)
    if light <= 0.0031308:
        return 12.92 * light
    return float(1.055 * light ** (1 / 2.4) - 0.055)
