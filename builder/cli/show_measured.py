"""What `muster verify` says to people: what is wrong, then what is where on paper, in mm."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from builder.cli.lines import short
from builder.cli.table import columns
from output.verify.found import Found
from output.verify.measured import Measured, MeasuredPage, card_name
from output.verify.pairing import Order

LEGEND = (
    "all in mm: x and y from the top left corner of the paper to the cut; bleed: how far a card is "
    "painted over its cut; to edge: from the cut to the nearest edge of the paper"
)
_NOT_SAID = {None: "nothing of sides", "none": "one side"}
_ORDERS: dict[Order, str] = {
    "next": "next to those of their fronts",
    "last": "after all fronts, in their order",
    "reversed": "after all fronts, the last one first",
    "apart": "of a file of their own",
    "mixed": "here and there",
}
_SUBSET = re.compile(r"^[A-Z]{6}\+")


def lines(measured: Measured, found: Sequence[Found]) -> Iterator[str]:
    """What is wrong, then the file, then each page with its cards."""
    files = list(dict.fromkeys(page.facts.file for page in measured.pages))
    for one in found:
        where = f"{one.file}, " if one.file not in ("", files[0]) else ""
        where += f"page {one.page}: " if one.page else ""
        yield short(f"{one.severity}: {where}{one.message} [{one.code}]")
    if found:
        yield ""
    named = " and ".join(files)
    cards = sum(len(page.fronts) for page in measured.pages)
    held = f"{_many(cards, 'card')} on " if cards else ""
    yield short(f"{named}: {held}{_many(len(measured.pages), 'page')}; {_told(measured)}")
    yield from _backs(measured)
    yield short(_fonts(measured.file.fonts))
    if cards:
        is_told = all(card.bleed is not None for page in measured.pages for card in page.cards)
        yield LEGEND if is_told else f"{LEGEND}; ?: how far cannot be told"
    if not found:
        yield "nothing wrong found"
    for page in measured.pages:
        yield ""
        yield from _page(page, f"{page.facts.file}, " if page.facts.file != files[0] else "")


def _told(measured: Measured) -> str:
    """What viewers and printers are told."""
    file = measured.file
    scale = "printed at 100 %" if file.keeps_size else "viewers may scale it"
    sides = _NOT_SAID.get(file.duplex) or f"two sides, turned over the {file.duplex} edge"
    return f"{scale}; {sides}"


def _backs(measured: Measured) -> Iterator[str]:
    """How many backs there are, on which pages, and how they come behind their fronts."""
    backs = sum(len(page.backs) for page in measured.pages)
    if not backs:
        return
    if measured.duplex == "fold":
        yield f"{_many(backs, 'back')} beside the fronts, for paper folded in the middle"
        return
    where = _ORDERS[measured.order or "mixed"]
    fed = "paper" if measured.file.duplex == measured.duplex else "paper that you feed again,"
    edge = "either" if measured.is_either else f"its {measured.duplex}"
    yield f"{_many(backs, 'back')} on pages {where}, for {fed} turned over {edge} edge"


def _fonts(fonts: dict[str, bool]) -> str:
    if not fonts:
        return "no fonts"
    names = dict.fromkeys(_SUBSET.sub("", name) for name in fonts)
    missing = sum(not embedded for embedded in fonts.values())
    state = f"{missing} not in the file" if missing else "all in the file"
    return f"fonts, {state}: {', '.join(names)}"


def _page(page: MeasuredPage, file: str) -> Iterator[str]:
    facts = page.facts
    paper = f"{page.paper}, " if page.paper else ""
    way = "upright" if facts.height >= facts.width else "lying"
    side = ", back" if page.is_back else ""
    side += f" of page {page.front.facts.number}" if page.front else ""
    yield f"{file}page {facts.number}: {paper}{way}, {facts.width:.2f} x {facts.height:.2f} mm{side}"
    for what, box in (("cut to", facts.trim), ("painted on", facts.bleed)):
        if box:
            measure = f"{box.w:.2f} x {box.h:.2f} mm at {box.x:.2f}, {box.y:.2f}"
            name = "TrimBox" if box is facts.trim else "BleedBox"
            yield f"  print shops are told: {what} {measure} ({name})"
    if page.cards:
        yield columns(_card_rows(page), right=range(7), indent="  ")
    yield from (f"  {line}" for line in _notes(page))


def _card_rows(page: MeasuredPage) -> list[list[str]]:
    """The cards as a table, in mm."""
    rows = [["card", "x", "y", "width", "height", "bleed", "to edge", "size"]]
    for card, number in zip(page.cards, _numbers(page), strict=True):
        box = card.cut
        bleed = "?" if card.bleed is None else f"{card.bleed:.2f}"
        figures = [f"{length:.2f}" for length in (box.x, box.y, box.w, box.h)]
        turned = f", turned {card.turn}°" if card.turn else ""
        size = f"{card_name(card) or 'no known size'}{turned}"
        rows.append([number, *figures, bleed, f"{page.edge(card):.2f}", size])
    return rows


def _numbers(page: MeasuredPage) -> list[str]:
    """Fronts are counted, beside their backs on a folded page too: `1`, `2`, `behind 2`, `3`."""
    behind = [page.front_of(card) for card in page.cards]
    fronts = [at for at, front in enumerate(behind, 1) if not front]
    counted = {at: number for number, at in enumerate(fronts, 1)}
    told = {} if page.front else counted
    return [
        f"behind {told.get(front, front)}" if front else str(counted[at])
        for at, front in enumerate(behind, 1)
    ]


def _notes(page: MeasuredPage) -> Iterator[str]:
    across, down = page.gaps
    gaps = [
        f"{gap:.2f} mm {way}"
        for gap, way in ((across, "across"), (down, "down"))
        if gap is not None
    ]
    if gaps:
        yield f"gaps: {', '.join(gaps)}"
    if page.backs and all(one.is_there for one in page.backs):
        where = (
            f"the fronts of page {page.front.facts.number}"
            if page.front
            else "their fronts, folded"
        )
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
        yield f"smallest letters: a small x is {least_type.x_height:.2f} mm high (“{least_type.word}”)"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"
