"""The line of a row that says what is needed at which distance: `≤12" 3+ · >12" 4+`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.card.blocks import Band
from output.card.figures import POINTERS
from output.card.placed import Text, Tone
from output.card.typeset import TONES, TypeSet
from output.text import Font

_BETWEEN = "· "
_SPACE = " "


def _parts(bands: Sequence[Band], type_: TypeSet) -> Iterator[tuple[str, Font, Tone]]:
    """Text, font and tone of each part; spaces stand at ends, so that the text can be searched."""
    regular, bold = type_.faces.regular, type_.faces.bold
    for at, band in enumerate(bands):
        last = at + 1 == len(bands)
        yield f"{_BETWEEN if at else ''}{band.label}{_SPACE}", regular, "ink_2"
        value = band.value + POINTERS[band.change]
        yield value + ("" if last else _SPACE), bold, TONES.get(band.change, "ink")


def bands_width(bands: Sequence[Band], size: float, type_: TypeSet) -> float:
    """Width of bands on one line, mm."""
    return sum(type_.run_width(string, font, size) for string, font, _ in _parts(bands, type_))


def lines_of_bands(
    bands: Sequence[Band], room: float, size: float, type_: TypeSet
) -> list[list[Band]]:
    """Bands on as few lines as they have room on."""
    lines: list[list[Band]] = []
    for band in bands:
        if lines and bands_width([*lines[-1], band], size, type_) <= room:
            lines[-1].append(band)
        else:
            lines.append([band])
    return lines


def band_texts(
    bands: Sequence[Band], x: float, y: float, size: float, type_: TypeSet
) -> list[Text]:
    """Bands in their places from x on, the numbers bold."""
    texts = []
    for string, font, tone in _parts(bands, type_):
        texts.append(Text(x, y, string, font, size, tone))
        x += type_.run_width(string, font, size)
    return texts
