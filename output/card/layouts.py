"""The card sizes that there are, by name or by their measure: `templates/layouts/*.yaml`.

A layout may be `like` another and say only what differs; what it says inside a group of measures
leaves the others of that group as they are.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from output.card.layout import TYPE, Layout
from output.card.own_size import LEAST_MM, MOST_MM, out_of_bounds, own_size
from output.card.shelf import Shelf
from output.looks import SHIPPED, Looks
from output.sizes import read_size
from schemas.problems import InputError

LAYOUTS = Shelf("layouts", "card size", lambda data: "format" not in data)
"""What says a `format` beside the layouts is about something else."""

LEAST_MEASURE_MM = 28.0
"""Between the margins: four columns."""

Sides: TypeAlias = tuple[float, float]


@lru_cache(maxsize=64)
def load_layout(name: str, looks: Looks = SHIPPED) -> Layout:
    """A layout by name, `poker`, or by its size, `63x88`.

    Where there is none of a size, or as `poker-landscape` none that lies, one is made from the
    nearest. InputError where there is none of that name, or with all that is wrong with it, at its
    places.
    """
    if file := LAYOUTS.file(name, looks):
        return _read(file, looks)
    sizes = {one: _sides(one, looks) for one in known_layouts(looks)}
    wanted = read_size(name)
    same = next((one for one, sides in sizes.items() if wanted and sides == wanted), "")
    if file := LAYOUTS.file(same, looks):
        return _read(file, looks)
    made = own_size(name, {one: sides for one, sides in sizes.items() if sides})
    if made is not None and (file := LAYOUTS.file(made.like, looks)):
        return made.adapted(_read(file, looks))
    there_are = ", ".join(_with_size(one, sides) for one, sides in sizes.items())
    raise LAYOUTS.unknown(name, looks, f"{there_are}; or say a size, as 90x60 (mm) or 2.5x3.5in")


def known_layouts(looks: Looks = SHIPPED) -> list[str]:
    """The names of all layouts."""
    return LAYOUTS.names(looks)


def _read(file: Path, looks: Looks) -> Layout:
    whole = LAYOUTS.whole(file, looks)
    layout = whole.model(Layout)
    if missing := [role for role in TYPE if role not in layout.type]:
        raise InputError(
            [whole.places.problem(("type",), f"`{role}` is missing; add it") for role in missing]
        )
    if wrong := _no_card(layout):
        key, message = wrong
        raise InputError([whole.places.problem((key,), message)])
    return layout


def _no_card(layout: Layout) -> tuple[str, str] | None:
    """Why a layout is one of which no card is made: the key that says so, and what to do."""
    short, long = sorted((layout.width_mm, layout.height_mm))
    if short < LEAST_MM[0] or long < LEAST_MM[1] or long > MOST_MM:
        return "width_mm", f"{out_of_bounds(layout.width_mm, layout.height_mm)}; say another size"
    if layout.measure_mm < LEAST_MEASURE_MM:
        left = (
            f"margins of {layout.margin_mm:g} mm leave {max(layout.measure_mm, 0):g} mm for words"
        )
        return "margin_mm", f"{left}, and {LEAST_MEASURE_MM:g} mm are needed; make them narrower"
    return None


def _with_size(name: str, sides: Sides | None) -> str:
    """A name, and what else it may be called by: `poker (63x88)`."""
    size = "x".join(f"{side:g}" for side in sides or ())
    return name if size in (name, "") else f"{name} ({size})"


def _sides(name: str, looks: Looks) -> Sides | None:
    """Width and height of a layout in mm; None where nothing says them."""
    file = LAYOUTS.file(name, looks)
    with suppress(InputError, KeyError, ValueError, TypeError):
        data = LAYOUTS.whole(file, looks).data if file else {}
        return float(data["width_mm"]), float(data["height_mm"])
    return None
