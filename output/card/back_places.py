"""Where things stand on a back: words at the foot, the emblem in its ring over them. In mm."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from output.card.icons import ink_of, inked_at
from output.card.placed import BackFace, Icon, Rule, Text, Tone
from output.card.scene import ENGRAVED_PITCH
from output.card.typeset import TypeSet, place
from output.text import Line

_PAD, _MOST_PAD = 1.6, 0.065
"""Between the frame and what is in it, in margins, and at most as a share of the card's height."""
_LINE_GAP = 1.4
"""Between the foot of the name and the line under it, in sizes of that line."""
_CLEAR = 3.0
"""Between the small emblems and ring, words and frame."""
_RING_WIDE, _RING_HIGH = 0.242, 0.42
"""The ring's radius, as a share of the card's width and of the height over the words."""
_LEAST_RING = 5.0
_EMBLEM = 1.45
"""The diagonal of the emblem's ink, in radii."""
_SMALL, _ACROSS, _DOWN = 0.057, 0.149, 0.129
"""Size and steps of the small emblems, as shares of the card's shorter side."""
_MOST_UNDER = 2
"""Lines under the name."""
_INNER = 0.9
"""Between the two lines of a frame about a woodcut."""
_CUT_WIDE, _CUT_HIGH = 0.72, 0.62
"""How much of such a field the emblem takes at most."""


def placed_back(name: str, line: str, emblem: str, type_: TypeSet) -> tuple[BackFace, bool]:
    """The back of a warband of this name, and whether all of the name stands there."""
    layout = type_.layout
    margin = layout.margin_mm
    pad = min(margin * _PAD, layout.height_mm * _MOST_PAD)
    frame = (margin, margin, layout.width_mm - 2 * margin, layout.height_mm - 2 * margin)
    words = _Words(type_, frame[2] - 2 * pad, frame[3] - 2 * pad)
    words.set(line, "role", "accent", layout.height_mm - margin - pad, _MOST_UNDER)
    under = type_.asked("role") * _LINE_GAP if words.texts else 0.0
    words.set(name, "name", "name", words.top - under, 0)
    box = (margin + pad, words.top, frame[2] - 2 * pad, layout.height_mm - margin - pad - words.top)
    face = BackFace(layout.width_mm, layout.height_mm, layout.bleed_mm, frame, box, words.texts)
    if type_.theme.scene == "engraved":
        _add_woodcut(face, emblem, pad)
    else:
        _add_emblem(face, emblem)
    return face, words.is_whole


class _Words:
    """Lines in the middle of the card, from the foot upwards."""

    def __init__(self, type_: TypeSet, room: float, height: float) -> None:
        self._type = type_
        self._room = room
        self._height = height
        self.texts: list[Text] = []
        self.top = 0.0
        self.is_whole = True

    def set(self, string: str, role: str, tone: Tone, foot: float, most: int) -> None:
        """Lines of which the last stands on `foot`; `most` of them, or as many as have room."""
        type_ = self._type
        self.top = foot
        said = type_.said(role, string)
        if not said:
            return
        size = type_.fitted(role, said, self._room) or type_.smallest(role)
        paragraph = type_.one_line(role, said)
        fixed, elastic = type_.pitch(paragraph, role, size)
        pitch = fixed + elastic
        most = most or int(self._height * 0.8 / pitch)
        lines = list(type_.lines(paragraph, self._room, size))
        if len(lines) > most:
            lines = list(type_.shortened(role, said, self._room, size, most))
            self.is_whole = False
        for at, one in enumerate(reversed(lines)):
            self.texts += self._middled(one, foot - at * pitch, size, tone)
        self.top = foot - (len(lines) - 1) * pitch - type_.reach(said, role)[0] * size

    def _middled(self, line: Line, y: float, size: float, tone: Tone) -> list[Text]:
        x = (self._type.layout.width_mm - line.width_mm) / 2
        texts, _ = place(line, x, y, size, tone, flush=True)
        return texts


def _add_woodcut(face: BackFace, emblem: str, pad: float) -> None:
    left, top, wide, _ = face.frame
    x, y, w, h = left + _INNER, top + _INNER, wide - 2 * _INNER, face.words[1] - pad - top - _INNER
    if h < 2 * _LEAST_RING:
        return
    face.engraved = (x, y, w, h)
    count = int(h / ENGRAVED_PITCH)
    first = y + (h - (count - 1) * ENGRAVED_PITCH) / 2
    face.lines = [Rule(x, first + at * ENGRAVED_PITCH, w) for at in range(count)]
    ink = ink_of(emblem)
    side = min(_CUT_WIDE * w / ink[2], _CUT_HIGH * h / ink[3])
    face.emblem = inked_at(emblem, x + (w - ink[2] * side) / 2, y + (h - ink[3] * side) / 2, side)


def _add_emblem(face: BackFace, emblem: str) -> None:
    left, top, wide, _ = face.frame
    room = face.words[1] - top
    radius = min(_RING_WIDE * face.width, _RING_HIGH * room)
    if radius >= _LEAST_RING:
        middle = left + wide / 2, top + room / 2
        face.ring = (*middle, radius)
        _, _, w, h = ink_of(emblem)
        side = _EMBLEM * radius / hypot(w, h)
        face.emblem = inked_at(emblem, middle[0] - w * side / 2, middle[1] - h * side / 2, side)
    face.pattern = list(_pattern(face, emblem))


def _pattern(face: BackFace, emblem: str) -> Iterator[Icon]:
    """Rows of small emblems; each stands between those of the row before."""
    left, top, wide, _ = face.frame
    short = min(face.width, face.height)
    size, across, down = _SMALL * short, _ACROSS * short, _DOWN * short
    _, _, w, h = ink_of(emblem)
    side = size / max(w, h)
    high = face.words[1] - top
    columns = int((wide - 2 * _CLEAR - size) // across)
    rows = int((high - 2 * _CLEAR - size) // down) + 1
    first = top + (high - (rows - 1) * down) / 2
    for row in range(rows):
        y = first + row * down
        count = columns + 1 - row % 2
        for column in range(count):
            x = left + wide / 2 + (column - (count - 1) / 2) * across
            if face.ring and hypot(x - face.ring[0], y - face.ring[1]) < (
                face.ring[2] + _CLEAR + size / 2
            ):
                continue
            yield inked_at(emblem, x - w * side / 2, y - h * side / 2, side)
