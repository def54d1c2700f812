"""A pen in a stranger's hand: it draws what a card may have on it, and says what it needs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any

from output.card.palette import Palette
from output.card.pen import Pen
from output.card.placed import Icon, Rule, Text
from output.card.signs import Signs
from output.display import Group, Item, Path, Picture
from output.svg.values import BadValue

if TYPE_CHECKING:
    from output.template.meter import Meter

FURTHEST_MM = 5000.0
"""No place and no length is further; the largest paper has 432 mm."""
MOST_DRAWN = 20_000
"""Shapes and texts on one face, those within others included."""
DEEPEST = 32
"""How often what was drawn `within` a box may be drawn within another."""
_COMMANDS_A_SHAPE = 32


class GuardedPen(Pen):
    """Draws what a stranger's template asks for; BadValue says what it cannot draw."""

    def __init__(
        self, palette: Palette, picture: Picture | None, signs: Signs, meter: Meter
    ) -> None:
        super().__init__(palette, picture, signs)
        self._meter = meter
        self._weights: dict[int, tuple[int, int]] = {}
        """How many shapes each group holds and how deep it is, by its identity."""
        self._sign = self._weighed

    def _weighed(self, items: list[Item]) -> Any:
        number, depth = self._weigh(items)
        self._meter.step(number)
        if number > MOST_DRAWN or depth > DEEPEST:
            raise BadValue(
                f"more than {MOST_DRAWN} shapes, or {DEEPEST} boxes in each other, are drawn at once;"
                " draw less"
            )
        return self._signs.sign(items)

    def check(self, text: str) -> None:
        """BadValue where the signs of a face draw more than a face may hold."""
        items = self._signs.all_items(text)
        if self._weigh(items)[0] > MOST_DRAWN:
            raise BadValue(f"one face has more than {MOST_DRAWN} shapes; draw less")

    def _weigh(self, items: Iterable[Item]) -> tuple[int, int]:
        number, deepest = 0, 0
        for item in items:
            inner, depth = 1, 0
            if isinstance(item, Group):
                known = self._weights.get(id(item))
                if known is None:
                    known = self._weights[id(item)] = self._weigh(item.items)
                inner, depth = known[0] + 1, known[1] + 1
            elif isinstance(item, Path):
                inner += len(item.outline.commands) // _COMMANDS_A_SHAPE
            number, deepest = number + inner, max(deepest, depth)
        return number, deepest


def _is_length(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and math.isfinite(value) and abs(value) <= FURTHEST_MM


def _all_are(kind: type) -> Callable[[Any], bool]:
    return lambda values: (
        isinstance(values, list | tuple) and all(isinstance(value, kind) for value in values)
    )


def _is_pen(value: Any) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and _is_colour(value[0])
        and _is_length(value[1])
    )


def _is_colour(value: Any) -> bool:
    return isinstance(value, str)


def _are_points(values: Any) -> bool:
    return isinstance(values, list | tuple) and all(
        isinstance(point, list | tuple) and len(point) == 2 and all(map(_is_length, point))
        for point in values
    )


KINDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "float": (_is_length, f"a length in mm, up to {FURTHEST_MM:.0f}"),
    "str": (_is_colour, "a text"),
    "Text": (lambda value: isinstance(value, Text), "a text of the face"),
    "Icon": (lambda value: isinstance(value, Icon), "an icon of the face"),
    "Iterable[Text]": (_all_are(Text), "a list of texts of the face"),
    "Iterable[Icon]": (_all_are(Icon), "a list of icons of the face"),
    "Iterable[Rule]": (_all_are(Rule), "a list of rules of the face"),
    "tuple[str, float]": (_is_pen, "a colour and a width, like `(ink.ink, 0.25)`"),
    "Sequence[tuple[float, float]]": (_are_points, "a list of points, like `[(1, 2), (3, 4)]`"),
}
"""What an argument of the pen must be, by its annotation, and how that is said."""


def _guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    name, form = method.__name__, signature(method)
    parameters = list(form.parameters.values())[1:]
    shown = f"pen.{name}({', '.join(map(_shown, parameters))})"

    @wraps(method)
    def guarded(self: GuardedPen, *args: Any, **said: Any) -> Any:
        try:
            given = form.bind(self, *args, **said).arguments
        except TypeError as error:
            raise BadValue(f"`pen.{name}`: {error}; write it as `{shown}`") from None
        for parameter in parameters:
            if parameter.name not in given:
                continue
            fits, what = KINDS[str(parameter.annotation)]
            value = given[parameter.name]
            if isinstance(value, str):
                self._meter.step(len(value))
            if not fits(value):
                raise BadValue(
                    f"`pen.{name}`: {parameter.name} needs {what}, not `{str(value)[:40]}`;"
                    f" write it as `{shown}`"
                )
        return method(self, *args, **said)

    return guarded


def _shown(parameter: Parameter) -> str:
    if parameter.default is Parameter.empty:
        return parameter.name
    return f"{parameter.name}={parameter.default!r}"


PEN = tuple(name for name in vars(Pen) if not name.startswith("_"))
"""What a pen can be asked to draw."""

for _name in PEN:
    setattr(GuardedPen, _name, _guarded(getattr(Pen, _name)))
