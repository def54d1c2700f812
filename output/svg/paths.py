"""Path data to an outline of absolute moves, lines and curves."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import TypeAlias

from output.display import Command, Outline
from output.svg.values import LARGEST, NUMBER, BadValue

MAX_LENGTH = 1_000_000

_TOKEN = re.compile(rf"\s*(?:,\s*)?([MmLlHhVvCcSsQqTtAaZz]|{NUMBER})")
_FLAG = re.compile(r"\s*(?:,\s*)?([01])")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

Point: TypeAlias = tuple[float, float]


@lru_cache(maxsize=1024)
def outline(data: str) -> Outline:
    """The outline of a `d` attribute. Raises BadValue for anything but correct path data."""
    if len(data) > MAX_LENGTH:
        raise BadValue("the path is longer than a million characters")
    pen = _Pen()
    for letter, arguments in _segments(data):
        pen.draw(letter, arguments)
    return Outline(tuple(pen.commands))


def polygon(points: tuple[float, ...], closed: bool) -> Outline:
    """The outline through points (x, y, x, y …)."""
    if len(points) % 2:
        raise BadValue("an odd number of coordinates; points are pairs of x and y")
    pairs = list(zip(points[::2], points[1::2], strict=True))
    commands: list[Command] = [("L", x, y) for x, y in pairs]
    if pairs:
        commands[0] = ("M", *pairs[0])
        if closed:
            commands.append(("Z",))
    return Outline(tuple(commands))


def _segments(data: str) -> list[tuple[str, list[float]]]:
    segments: list[tuple[str, list[float]]] = []
    letter, place, end = "", 0, len(data.rstrip())
    while place < end:
        found = _TOKEN.match(data, place)
        if not found:
            raise BadValue(f"`{data[place : place + 20]}` is not path data")
        if found[1].isalpha():
            letter, place = found[1], found.end()
            if not segments and letter not in "Mm":
                raise BadValue("a path begins with M")
        elif not letter or letter in "Zz":
            raise BadValue(f"a number without a command: `{data[place : place + 20].strip()}`")
        count = _ARGUMENTS[letter.upper()]
        arguments, place = _arguments(data, place, count, arc=letter in "Aa")
        segments.append((letter, arguments))
        # More pairs after a move are lines.
        letter = {"M": "L", "m": "l"}.get(letter, letter)
    return segments


def _arguments(data: str, place: int, count: int, arc: bool) -> tuple[list[float], int]:
    arguments = []
    for index in range(count):
        # The two flags of an arc may stand without a gap: `a1 1 0 01.5.5`.
        pattern = _FLAG if arc and index in (3, 4) else _TOKEN
        found = pattern.match(data, place)
        if not found or found[1].isalpha():
            raise BadValue(f"too few numbers before `{data[place : place + 20].strip()}`")
        value = float(found[1])
        if not abs(value) <= LARGEST:
            raise BadValue(f"{found[1][:40]} is too large")
        arguments.append(value)
        place = found.end()
    return arguments, place


class _Pen:
    """Keeps where the pen is, so that every command comes out absolute."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._cubic: Point | None = None
        self._quadratic: Point | None = None

    def draw(self, letter: str, a: list[float]) -> None:
        kind = letter.upper()
        if letter.islower():
            self._make_absolute(kind, a)
        cubic, quadratic = self._cubic, self._quadratic
        self._cubic = self._quadratic = None
        match kind:
            case "M":
                self._start = self.at = (a[0], a[1])
                self.commands.append(("M", *self.at))
            case "L":
                self._line((a[0], a[1]))
            case "H":
                self._line((a[0], self.at[1]))
            case "V":
                self._line((self.at[0], a[0]))
            case "C":
                self._curve((a[0], a[1]), (a[2], a[3]), (a[4], a[5]))
            case "S":
                self._curve(self._mirrored(cubic), (a[0], a[1]), (a[2], a[3]))
            case "Q":
                self._quad((a[0], a[1]), (a[2], a[3]))
            case "T":
                self._quad(self._mirrored(quadratic), (a[0], a[1]))
            case "A":
                self._arc(a)
            case _:
                self.commands.append(("Z",))
                self.at = self._start
        if max(abs(self.at[0]), abs(self.at[1])) > LARGEST:
            raise BadValue("the path goes too far away")

    def _make_absolute(self, kind: str, a: list[float]) -> None:
        x, y = self.at
        if kind == "H":
            a[0] += x
        elif kind == "V":
            a[0] += y
        elif kind == "A":
            a[5] += x
            a[6] += y
        else:
            for index in range(0, len(a), 2):
                a[index] += x
                a[index + 1] += y

    def _mirrored(self, control: Point | None) -> Point:
        if control is None:
            return self.at
        return (2 * self.at[0] - control[0], 2 * self.at[1] - control[1])

    def _line(self, to: Point) -> None:
        self.commands.append(("L", *to))
        self.at = to

    def _curve(self, first: Point, second: Point, to: Point) -> None:
        self.commands.append(("C", *first, *second, *to))
        self._cubic, self.at = second, to

    def _quad(self, control: Point, to: Point) -> None:
        (x0, y0), (x1, y1), (x2, y2) = self.at, control, to
        first = (x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3)
        second = (x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3)
        self._curve(first, second, to)
        self._cubic, self._quadratic = None, control

    def _arc(self, a: list[float]) -> None:
        rx, ry, turn, large, sweep, x, y = a
        if (x, y) == self.at:
            return
        if not rx or not ry:
            self._line((x, y))
            return
        for first, second, to in _arc_curves(
            self.at, abs(rx), abs(ry), turn, bool(large), bool(sweep), (x, y)
        ):
            self._curve(first, second, to)
        self._cubic = None


def _arc_curves(
    begin: Point, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: Point
) -> list[tuple[Point, Point, Point]]:
    """An elliptical arc as curves of a quarter turn at most (SVG 1.1, appendix F.6)."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    half_x, half_y = (begin[0] - end[0]) / 2, (begin[1] - end[1]) / 2
    px, py = cos * half_x + sin * half_y, cos * half_y - sin * half_x
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    spread = (rx * py) ** 2 + (ry * px) ** 2
    root = math.sqrt(max(0.0, (rx * ry) ** 2 / spread - 1)) * (-1 if large == sweep else 1)
    qx, qy = root * rx * py / ry, -root * ry * px / rx
    middle_x, middle_y = (begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2
    cx, cy = cos * qx - sin * qy + middle_x, sin * qx + cos * qy + middle_y
    start = math.atan2((py - qy) / ry, (px - qx) / rx)
    span = math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi

    def on(x: float, y: float) -> Point:
        return (cx + cos * rx * x - sin * ry * y, cy + sin * rx * x + cos * ry * y)

    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / pieces
    reach = 4 / 3 * math.tan(step / 4)
    curves = []
    for piece in range(pieces):
        u, v = start + piece * step, start + (piece + 1) * step
        first = on(math.cos(u) - reach * math.sin(u), math.sin(u) + reach * math.cos(u))
        second = on(math.cos(v) + reach * math.sin(v), math.sin(v) - reach * math.cos(v))
        to = end if piece == pieces - 1 else on(math.cos(v), math.sin(v))
        curves.append((first, second, to))
    return curves
