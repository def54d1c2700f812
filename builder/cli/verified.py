"""`muster verify`: the file, what it is held against, and what is said of it to people."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from builder.cli.lines import short
from builder.cli.outfile import STANDARD
from builder.cli.table import columns
from output.page.paper import CARD_PAPER, load_paper
from output.page.sheet import Turned
from output.sizes import read_size
from output.verify.facts import NEAR_MM
from output.verify.findings import Found
from output.verify.measured import Asked, Measured, MeasuredPage, card_name
from output.verify.sizes import Size
from schemas.problems import InputError, Problem

MOST_BYTES = 300_000_000
_NOT_SAID = {None: "nothing of sides", "none": "one side"}
_SUBSET = re.compile(r"^[A-Z]{6}\+")


def read_file(name: str) -> bytes:
    """The bytes of a file, or of standard input.

    Raises OSError where it cannot be read, InputError where it is larger than can be measured.
    """
    size, data = 0, b""
    if name == STANDARD:
        data = sys.stdin.buffer.read(MOST_BYTES + 1)
    elif (size := Path(name).stat().st_size) <= MOST_BYTES:
        with Path(name).open("rb") as file:  # a device has no size, and may have no end
            data = file.read(MOST_BYTES + 1)
    if max(size, len(data)) > MOST_BYTES:
        message = f"has more than {MOST_BYTES // 1_000_000} MB, which is not measured; split it"
        raise InputError.at(name, message)
    return data


def asked_of(
    paper: str | None,
    card: str | None,
    duplex: Turned | None,
    bleed: float | None,
    margin: float | None,
) -> Asked:
    """What a file is held against. Raises InputError with every name that is unknown."""
    problems: list[Problem] = []
    sizes: dict[str, Size] = {}
    for flag, said, size_of in (("paper", paper, _paper), ("card", card, _card)):
        try:
            if said is not None and not (flag == "paper" and _is_card(said)):
                sizes[flag] = size_of(said)
        except InputError as error:
            problems += [replace(one, file=f"--{flag} {said}") for one in error.problems]
    if problems:
        raise InputError(problems)
    if _is_card(paper):
        over = 2 * (bleed or 0.0)
        held = sizes.get("card")
        if held is None:
            raise InputError.at(f"--paper {paper}", "say the size of the cards too, with --card")
        sizes["paper"] = Size("the card with its bleed", held.width + over, held.height + over)
    return Asked(sizes.get("paper"), sizes.get("card"), duplex, bleed, margin)


def _is_card(paper: str | None) -> bool:
    """Whether pages are as large as their cards."""
    return paper is not None and paper.strip().lower() == CARD_PAPER


def _paper(name: str) -> Size:
    paper = load_paper(name)
    return Size(paper.name, paper.width_mm, paper.height_mm)


def _card(name: str) -> Size:
    """A card size by its name, or any by its measure."""
    measure = read_size(name)
    if measure and min(measure) > 0:
        return Size(name, *measure)
    from output.card.layouts import load_layout  # which takes longer than measuring
    from output.looks import found_looks

    layout = load_layout(name, found_looks())
    return Size(name, layout.width_mm, layout.height_mm)


def lines(name: str, measured: Measured, found: Sequence[Found]) -> Iterator[str]:
    """What is wrong, then the file, then each page with its cards."""
    for one in found:
        where = f"page {one.page}: " if one.page else ""
        yield short(f"{one.severity}: {where}{one.message} [{one.code}]")
    if found:
        yield ""
    cards = sum(len(page.cards) for page in measured.pages if not page.is_back)
    if measured.duplex == "fold":
        cards -= sum(len(page.backs) for page in measured.pages)
    held = f"{_many(cards, 'card')} on " if cards else ""
    yield short(f"{name}: {held}{_many(len(measured.pages), 'page')}; {_told(measured)}")
    yield short(_fonts(measured.file.fonts))
    for page in measured.pages:
        yield ""
        yield from _page(page)


def _told(measured: Measured) -> str:
    """What viewers and printers are told."""
    file = measured.file
    scale = "printed at 100 %" if file.keeps_size else "viewers may scale it"
    sides = _NOT_SAID.get(file.duplex) or f"two sides, turned over the {file.duplex} edge"
    return f"{scale}; {sides}"


def _fonts(fonts: dict[str, bool]) -> str:
    if not fonts:
        return "no fonts"
    names = dict.fromkeys(_SUBSET.sub("", name) for name in fonts)
    missing = sum(not embedded for embedded in fonts.values())
    state = f"{missing} not in the file" if missing else "all in the file"
    return f"fonts, {state}: {', '.join(names)}"


def _page(page: MeasuredPage) -> Iterator[str]:
    facts = page.facts
    paper = f"{page.paper}, " if page.paper else ""
    way = "upright" if facts.height >= facts.width else "lying"
    side = ", back" if page.is_back else ""
    yield f"page {facts.number}: {paper}{way}, {facts.width:.2f} x {facts.height:.2f} mm{side}"
    for what, box in (("trim", facts.trim), ("bleed", facts.bleed)):
        if box:
            measure = f"{box.w:.2f} x {box.h:.2f} mm at {box.x:.2f}, {box.y:.2f}"
            yield f"  {what} box {measure}"
    if page.cards:
        yield columns(_card_rows(page), right=range(7), indent="  ")
    yield from (f"  {line}" for line in _notes(page))


def _card_rows(page: MeasuredPage) -> list[list[str]]:
    """The cards as a table, in mm."""
    rows = [["card", "x", "y", "width", "height", "bleed", "to edge", "size"]]
    for at, card in enumerate(page.cards, 1):
        box = card.cut
        bleed = "?" if card.bleed is None else f"{card.bleed:.2f}"
        figures = [f"{length:.2f}" for length in (box.x, box.y, box.w, box.h)]
        turned = f", turned {card.turn}°" if card.turn else ""
        size = f"{card_name(card) or 'no known size'}{turned}"
        rows.append([str(at), *figures, bleed, f"{page.edge(card):.2f}", size])
    return rows


def _notes(page: MeasuredPage) -> Iterator[str]:
    across, down = page.gaps
    gaps = [
        f"{gap:.2f} mm {way}"
        for gap, way in ((across, "across"), (down, "down"))
        if gap is not None
    ]
    if gaps:
        yield f"gaps: {', '.join(gaps)}"
    if page.backs and all(one.off <= NEAR_MM for one in page.backs):
        where = "the fronts of the page before" if page.is_back else "their fronts, folded"
        yield f"{_many(len(page.backs), 'back')} behind {where}"
    if page.ruler:
        yield f"line of {page.ruler.says:g} mm: {page.ruler.length:.2f} mm"
    if page.discs:
        sizes = Counter(f"{disc.diameter:.1f}" for disc in page.discs)
        each = (f"{count} of {size} mm" for size, count in sorted(sizes.items()))
        yield f"circles: {', '.join(each)}"
    if page.facts.photos:
        least = min(photo.dpi for photo in page.facts.photos)
        yield f"{_many(len(page.facts.photos), 'picture')}, {least:.0f} dpi or more"
    if page.facts.smallest:
        least_type = page.facts.smallest
        yield f"smallest type: x {least_type.x_height:.2f} mm high (“{least_type.word}”)"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"
