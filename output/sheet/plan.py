"""On how many pages a sheet is laid out, and what gives way where they are not enough.

In this order: some of the white goes, sections that may be left out go, those that may spill go to
the further pages, a page is added. Type is never smaller than its floor, and no text is cut.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from output.page.paper import Paper
from output.sheet.content import Section, SheetContent
from output.sheet.fit import Fitted, Fitter
from output.sheet.frame import Frame, framed
from output.sheet.sizes import Sizes
from output.sheet.spacing import TIGHT
from output.sheet.type import TALLEST, SheetType, sheet_type
from output.text import FontSet
from schemas.problems import InputError

_LEAST_HEIGHT = 8.0
"""Of a column in mm; less is no room for a sheet."""
_MOST_OF_PAGE = 0.6
"""That one piece takes: head, foot and the heading of its section have room beside it."""
_MUCH_MORE = 1.5
"""Times the pages at which small type is taken after all: larger type does not depend on them."""


@dataclass(slots=True)
class Plan:
    """The sections on their pages; what gave way, and what did not come out as asked."""

    fitted: Fitted
    remarks: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def planned(
    content: SheetContent,
    paper: Paper,
    fonts: FontSet,
    numbers: Mapping[str, str],
    asked: int | None,
    sizes: Sizes,
) -> Plan:
    """The content on the pages asked for, else on those that its sections name, else on few.

    Raises InputError where no page has room for it.
    """
    across = [one.page for one in content.sections if one.across]
    count = asked or max([1, *across])
    making = partial(fitter_for, paper=paper, fonts=fonts, numbers=numbers)
    _refuse_no_room(making(content, sizes=sizes), paper)
    found = _spaced(count, content, sizes, making)
    if found:
        return Plan(found)
    optional = [one for one in content.sections if one.optional]
    if optional:
        kept = [one for one in content.sections if not one.optional]
        found = _spaced(count, replace(content, sections=kept), sizes, making)
        if found:
            return Plan(found, [f"no room for the section “{one.title}”" for one in optional])
    spilt = replace(content, sections=sorted(content.sections, key=lambda one: one.spill))
    found = _on_more(count + 1, making(spilt, sizes=sizes))
    if asked is None:
        return Plan(found)
    pages = "page" if asked == 1 else "pages"
    fault = f"the sheet does not fit on {asked} {pages} at {sizes.smallest_pt:g} pt"
    return Plan(found, faults=[f"{fault}; it takes {len(found.frame.pages)}"])


def fitter_for(
    content: SheetContent,
    paper: Paper,
    fonts: FontSet,
    numbers: Mapping[str, str],
    sizes: Sizes,
) -> Fitter:
    """Tries the sections that stand in columns; what it measured once it keeps."""
    types: dict[float, SheetType] = {}
    frames: dict[tuple[float, int], Frame] = {}

    def type_at(body_pt: float) -> SheetType:
        if body_pt not in types:
            tallest = min(TALLEST, paper.height_mm * _MOST_OF_PAGE)
            types[body_pt] = sheet_type(body_pt, fonts, numbers, sizes, tallest)
        return types[body_pt]

    def frame_at(type_: SheetType, count: int) -> Frame:
        key = (type_.body_pt, count)
        if key not in frames:
            frames[key] = framed(content, paper, type_, count)
        return frames[key]

    in_columns: list[Section] = [one for one in content.sections if not one.across]
    return Fitter(in_columns, frame_at, type_at, sizes)


def _spaced(
    count: int, content: SheetContent, sizes: Sizes, making: Callable[..., Fitter]
) -> Fitted | None:
    """All on so many pages, with less white where type would be small otherwise."""
    found = _on(count, making(content, sizes=sizes))
    if found and found.type_.body_pt >= sizes.easy_pt:
        return found
    tight = _on(count, making(content, sizes=replace(sizes, spacing=TIGHT)))
    return max(filter(None, (tight, found)), key=lambda one: one.type_.body_pt, default=None)


def _on(count: int, fitter: Fitter) -> Fitted | None:
    """All on so many pages, if they are enough; on fewer, where the last would be empty."""
    if fitter.least_pages() > count:
        return None
    found = fitter.fit(count)
    while found and len(found.frame.pages) == count > 1 and found.ends_empty:
        count -= 1
        found = fitter.fit(count) or found
    return found if found and len(found.frame.pages) <= count else None


def _on_more(least: int, fitter: Fitter) -> Fitted:
    """All on as few pages as let the type be easy to read.

    There is an end to it: at the smallest type a column holds a piece at least.
    """
    small: Fitted | None = None
    count = first = max(least, fitter.least_pages())
    while True:
        found = fitter.fit(count)
        if found and found.type_.body_pt >= fitter.sizes.easy_pt:
            return found
        small = small or found
        if small and count >= _MUCH_MORE * first:
            return small
        count += 1 + (count - first) // 8


def _refuse_no_room(fitter: Fitter, paper: Paper) -> None:
    """Raises InputError where head and foot take the whole page."""
    frame = fitter.frame_at(fitter.type_at(fitter.sizes.smallest_pt), 1)
    if frame.full_page < _LEAST_HEIGHT * frame.per_page:
        message = (
            f"its head and foot leave no room on {paper.name}; shorten their words or choose a"
            " larger paper"
        )
        raise InputError.at("sheet", message)
