"""What is doubtful about cards that a theme has drawn: texts that are small, faint or overlap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.cli.theme.sampling import Samples
from output.card.alike import alike
from output.card.faces import CardFace
from output.card.palette import palette
from output.card.theme import Theme
from output.card.vision import Vision
from output.display import Placed
from output.overlap import overlaps
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.svg.faces import texts_of
from output.text import FontSet
from output.verify.contrast import LEAST, hard_to_read
from schemas.problems import Problem

_DPI = 150.0
_HAIR_MM = 0.02
_TO_WHOM: dict[Vision, str] = {
    "usual": "to everybody",
    "protanopia": "to who does not see red",
    "deuteranopia": "to who does not see green",
    "tritanopia": "to who does not see blue",
}
_MOST = 5
"""Of a kind that are told one by one."""


def doubts(samples: Iterable[Samples], fonts: FontSet) -> Iterator[Problem]:
    """Warnings, of each kind the first few."""
    kept = list(samples)
    faces = [(one, face) for one in kept for face in one.faces]
    yield from _first(
        (f"{text} {other}", f"{where}: “{text}” and “{other}” overlap; keep texts apart")
        for where, face in _named(faces)
        for text, other in overlaps(face.drawing, fonts)
    )
    yield from _first(small for one, face in faces for small in _small(one, face, fonts))
    yield from _first(
        (sign, f"{where}: no font has `{sign}`; leave it out, or bring a font")
        for where, face in _named(faces)
        for sign in face.missing_glyphs
    )


def faint(samples: Iterable[Samples], fonts: FontSet) -> dict[str, str]:
    """Texts that stand out too little from what is behind them: what to say of each pair of
    colours, by the colour of the text."""
    found: dict[tuple[str, str], str] = {}
    for where, face in _named((one, face) for one in samples for face in one.unlike):
        drawing = face.drawing
        page = Page(drawing.width_mm, drawing.height_mm, [Placed(drawing, 0.0, 0.0)])
        for text in hard_to_read(pdf_bytes(Printout([page]), fonts), dpi=_DPI):
            message = (
                f"{where}: “{text.text}” in {text.colour} on {text.ground} stands out"
                f" {text.ratio:.1f}:1; at least {LEAST}:1 is needed to read it"
            )
            found.setdefault((text.colour, text.ground), message)
    return {colour: message for (colour, _), message in reversed(found.items())}


def confused(theme: Theme) -> Iterator[Problem]:
    """Colours that mean different things, and that somebody does not tell apart."""
    for team in theme.teams:
        for pair in alike(palette(theme, team)):
            message = (
                f"team {team}: {pair.of} look alike {_TO_WHOM[pair.vision]}, {pair.one} and"
                f" {pair.other}; make one lighter or darker"
            )
            yield Problem("", 0, 0, message, warning=True)


def _named(faces: Iterable[tuple[Samples, CardFace]]) -> Iterator[tuple[str, CardFace]]:
    for one, face in faces:
        yield f"{one.name}, {face.label}", face


def _small(samples: Samples, face: CardFace, fonts: FontSet) -> Iterator[tuple[str, str]]:
    """Texts of which the small letters are smaller than anything is printed, and what to say."""
    floor = samples.layout.floors.text_mm
    for text in texts_of(face.drawing.items):
        font = fonts.font(text.family, text.weight, text.italic)
        has_small = any(letter.islower() for letter in text.string)
        height = (font.x_height if has_small else font.cap_height) * text.size_mm
        if height < floor - _HAIR_MM:
            message = (
                f"{samples.name}, {face.label}: the small letters of “{text.string}” are"
                f" {height:.1f} mm high; at least {floor:g} mm is needed to read them"
            )
            yield text.string, message


def _first(messages: Iterable[tuple[str, str]]) -> Iterator[Problem]:
    """The first few of what is told, each thing once, wherever it is."""
    by_thing: dict[str, str] = {}
    for thing, message in messages:
        by_thing.setdefault(thing, message)
    all_of_them = list(by_thing.values())
    for message in all_of_them[:_MOST]:
        yield Problem("", 0, 0, message, warning=True)
    if (more := len(all_of_them) - _MOST) > 0:
        yield Problem("", 0, 0, f"and {more} more like the last", warning=True)
