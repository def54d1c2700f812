"""What is wrong or doubtful in a file, by itself and against what was asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from output.verify.facts import NEAR_MM
from output.verify.measured import Asked, Measured, MeasuredPage

LEAST_DPI = 200
LEAST_X_HEIGHT_MM = 0.9
"""Under this, few can read a text."""
_EDGES = {"long": "long edge", "short": "short edge"}

Severity: TypeAlias = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Found:
    """A finding; `page` is 0 where it is about the file."""

    code: str
    severity: Severity
    page: int
    message: str


def findings(measured: Measured, asked: Asked) -> list[Found]:
    """Everything that is wrong or doubtful: errors first, then by page."""
    found = [*_of_file(measured, asked)]
    for page in measured.pages:
        for rule in _PAGE_RULES:
            found += rule(page, asked)
    found += _backs(measured)
    return sorted(found, key=lambda one: (one.severity != "error", one.page))


def _of_file(measured: Measured, asked: Asked) -> Iterator[Found]:
    file = measured.file
    if asked.card and not any(page.cards for page in measured.pages):
        yield Found("NO-CARDS", "error", 0, "no cards were found on any page")
    if not file.keeps_size:
        message = "viewers may scale it to the paper; when printing, choose 100 %, not “fit”"
        yield Found("SCALING", "warning", 0, message)
    if file.unit != 1.0:
        message = f"pages are in units of {file.unit:g} points, and some viewers print them smaller"
        yield Found("UNIT", "warning", 0, message)
    wanted = "none" if asked.duplex == "fold" else asked.duplex
    if wanted and file.duplex and wanted != file.duplex:
        one_side = "none" in (wanted, file.duplex)
        message = f"it tells printers {_sides(file.duplex)}, and {_sides(wanted)} was asked"
        yield Found("DUPLEX", "warning" if one_side else "error", 0, message)
    for name, embedded in file.fonts.items():
        if not embedded:
            message = f"the font {name} is not in the file; another may take its place in print"
            yield Found("FONT", "warning", 0, message)


def _sides(duplex: str) -> str:
    return "one side" if duplex == "none" else f"turning over the {_EDGES[duplex]}"


def _paper(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    facts, paper = page.facts, asked.paper
    if paper and not paper.fits(facts.width, facts.height):
        is_ = _measure(facts.width, facts.height)
        message = f"the page is {is_}, and {paper.name} is {_measure(paper.width, paper.height)}"
        yield _error("PAPER", page, message)


def _card_size(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    size = asked.card
    if size is None:
        return
    wrong = [card.cut for card in page.cards if not size.fits(card.cut.w, card.cut.h)]
    if wrong:
        count = _many(len(wrong), "card is", "cards are")
        measures = dict.fromkeys(_measure(box.w, box.h) for box in wrong)
        asked_for = _measure(size.width, size.height)
        yield _error("CARD-SIZE", page, f"{count} {', '.join(measures)}, not {asked_for}")


def _overlap(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    for (at, one), (other_at, other) in combinations(enumerate(page.cards, 1), 2):
        a, b = one.cut, other.cut
        across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
        down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
        if min(across, down) > NEAR_MM:
            by = _measure(across, down)
            yield _error("OVERLAP", page, f"cards {at} and {other_at} overlap by {by}")


def _off_page(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    for at, card in enumerate(page.cards, 1):
        if page.edge(card) < -NEAR_MM:
            over = f"{-page.edge(card):.2f} mm"
            yield _error("OFF-PAGE", page, f"card {at} reaches {over} over the edge of the page")


def _margin(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    near = min((page.edge(card) for card in page.cards), default=None)
    if asked.margin is not None and near is not None and near < asked.margin - NEAR_MM:
        message = f"cards come within {near:.2f} mm of the edge, and {asked.margin:g} mm was asked"
        yield _error("MARGIN", page, message)


def _bleed(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    known = [card.bleed for card in page.cards if card.bleed is not None]
    if asked.bleed is not None and known and min(known) < asked.bleed - NEAR_MM:
        message = f"cards bleed by {min(known):.2f} mm, and {asked.bleed:g} mm was asked"
        yield _error("BLEED", page, message)


def _ruler(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    ruler = page.ruler
    if ruler and abs(ruler.length - ruler.says) > NEAR_MM:
        percent = 100 * ruler.length / ruler.says
        message = (
            f"the line of {ruler.says:g} mm is {ruler.length:.2f} mm: all is at {percent:.1f} %"
        )
        yield _error("RULER", page, message)


def _pictures(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    coarse = [photo for photo in page.facts.photos if photo.dpi < LEAST_DPI]
    if coarse:
        least = min(coarse, key=lambda photo: photo.dpi)
        count = _many(len(coarse), "picture has", "pictures have")
        size = _measure(least.box.w, least.box.h)
        message = f"{count} under {LEAST_DPI} dpi, the coarsest {least.dpi:.0f} dpi ({size})"
        yield Found("PICTURE", "warning", page.facts.number, message)


def _type(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    least = page.facts.smallest
    if least and least.x_height < LEAST_X_HEIGHT_MM:
        message = f"the x of “{least.word}” is {least.x_height:.2f} mm high; few can read that"
        yield Found("TYPE", "warning", page.facts.number, message)


_PAGE_RULES: tuple[Callable[[MeasuredPage, Asked], Iterator[Found]], ...] = (
    _paper,
    _card_size,
    _overlap,
    _off_page,
    _margin,
    _bleed,
    _ruler,
    _pictures,
    _type,
)


def _backs(measured: Measured) -> Iterator[Found]:
    """Backs that do not lie behind their fronts, or stand on their heads."""
    if measured.duplex == "fold":
        for page in measured.pages:
            yield from _behind(page, "when the paper is folded in the middle")
        return
    how = f"turned over the {_EDGES.get(measured.duplex, '')}"
    for front, back in zip(measured.pages[::2], measured.pages[1::2], strict=False):
        if not back.is_back:
            return
        if back.cards and not front.cards:
            message = f"page {front.facts.number}, in front of these cards, has none"
            yield _error("BACK-PLACE", back, message)
        yield from _behind(back, how)


def _behind(page: MeasuredPage, how: str) -> Iterator[Found]:
    """What is wrong with the backs on a page."""
    off = [one.off for one in page.backs if one.off > NEAR_MM]
    if off:
        count = _many(len(off), "back lies", "backs lie")
        message = f"{count} up to {max(off):.2f} mm off the fronts, {how}"
        yield _error("BACK-PLACE", page, message)
    turned = [one for one in page.backs if one.upright is False and one.off <= NEAR_MM]
    if turned:
        count = _many(len(turned), "back stands", "backs stand")
        message = f"{count} upside down when the card is leafed sideways"
        yield Found("BACK-TURN", "warning", page.facts.number, message)


def _error(code: str, page: MeasuredPage, message: str) -> Found:
    return Found(code, "error", page.facts.number, message)


def _many(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def _measure(width: float, height: float) -> str:
    return f"{width:.2f} x {height:.2f} mm"
