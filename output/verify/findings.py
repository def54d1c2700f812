"""What is wrong or doubtful in a file, by itself and against what was asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from output.verify.back_findings import back_findings
from output.verify.facts import NEAR_MM, Line
from output.verify.found import Found, error, many, warning
from output.verify.measured import Asked, Measured, MeasuredPage

LEAST_DPI = 200
LEAST_X_HEIGHT_MM = 0.9
"""Under this, few can read a text."""
_EDGES = {"long": "long edge", "short": "short edge"}


def findings(measured: Measured, asked: Asked) -> list[Found]:
    """Everything that is wrong or doubtful: errors first, then by page."""
    found = [*_of_file(measured, asked)]
    for page in measured.pages:
        for rule in _PAGE_RULES:
            found += rule(page, asked)
    found += back_findings(measured)
    files = list(dict.fromkeys(page.facts.file for page in measured.pages))
    return sorted(found, key=lambda one: _rank(one, files))


def _rank(one: Found, files: Sequence[str]) -> tuple[bool, int, int]:
    """Errors first, then what is about the file as a whole, then page by page."""
    return one.severity != "error", files.index(one.file) if one.file else -1, one.page


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
    by_hand = file.duplex == "none" and measured.order is not None
    if wanted and file.duplex and wanted != file.duplex and not by_hand:
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
        yield error("PAPER", page, message)


def _card_size(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    size = asked.card
    if size is None:
        return
    wrong = [card.cut for card in page.cards if not size.fits(card.cut.w, card.cut.h)]
    if wrong:
        count = many(len(wrong), "card is", "cards are")
        measures = dict.fromkeys(_measure(box.w, box.h) for box in wrong)
        asked_for = _measure(size.width, size.height)
        yield error("CARD-SIZE", page, f"{count} {', '.join(measures)}, not {asked_for}")


def _overlap(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    for (at, one), (other_at, other) in combinations(enumerate(page.cards, 1), 2):
        a, b = one.cut, other.cut
        across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
        down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
        if min(across, down) > NEAR_MM:
            by = _measure(across, down)
            yield error("OVERLAP", page, f"cards {at} and {other_at} overlap by {by}")


def _off_page(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    for at, card in enumerate(page.cards, 1):
        if page.edge(card) < -NEAR_MM:
            over = f"{-page.edge(card):.2f} mm"
            yield error("OFF-PAGE", page, f"card {at} reaches {over} over the edge of the page")


def _off_marks(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    off = [card.off for card in page.cards if card.off > NEAR_MM]
    if off:
        count = many(len(off), "card is", "cards are")
        message = f"{count} painted up to {max(off):.2f} mm off where the marks say to cut"
        yield error("OFF-MARKS", page, message)


def _margin(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    near = min((page.edge(card) for card in page.cards), default=None)
    if asked.margin is not None and near is not None and near < asked.margin - NEAR_MM:
        message = f"cards come within {near:.2f} mm of the edge, and {asked.margin:g} mm was asked"
        yield error("MARGIN", page, message)


def _bleed(page: MeasuredPage, asked: Asked) -> Iterator[Found]:
    known = [card.bleed for card in page.cards if card.bleed is not None]
    if asked.bleed is not None and known and min(known) < asked.bleed - NEAR_MM:
        message = f"cards bleed by {min(known):.2f} mm, and {asked.bleed:g} mm was asked"
        yield error("BLEED", page, message)


def _ruler(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    ruler = page.ruler
    if ruler and abs(ruler.length - ruler.says) > NEAR_MM:
        percent = 100 * ruler.length / ruler.says
        message = (
            f"the line that says {ruler.says:g} mm is {ruler.length:.2f} mm long: "
            f"everything is at {percent:.1f} % of its size"
        )
        yield error("RULER", page, message)


def _pictures(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    coarse = [photo for photo in page.facts.photos if photo.dpi < LEAST_DPI]
    if coarse:
        least = min(coarse, key=lambda photo: photo.dpi)
        count = many(len(coarse), "picture has", "pictures have")
        size = _measure(least.box.w, least.box.h)
        message = (
            f"{count} under {LEAST_DPI} dpi and may look blurred, the coarsest {least.dpi:.0f} dpi "
            f"({size})"
        )
        yield warning("PICTURE", page, message)


def _type(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    least = page.facts.smallest
    if least and least.x_height < LEAST_X_HEIGHT_MM:
        message = (
            f"a small x as in “{least.word}” is {least.x_height:.2f} mm high; few can read that"
        )
        yield warning("TYPE", page, message)


def _mirrored(page: MeasuredPage, _: Asked) -> Iterator[Found]:
    """Words that a mirror would have to be held to, as on paper to iron on."""
    backwards = sum(_is_mirrored(card.lines) for card in page.cards)
    if backwards:
        count = many(backwards, "card has its words", "cards have their words")
        yield error("MIRRORED", page, f"{count} back to front, as in a mirror")
    elif not page.cards and _is_mirrored(page.facts.lines):
        yield error("MIRRORED", page, "the words are back to front, as in a mirror")


def _is_mirrored(lines: Sequence[Line]) -> bool:
    """Whether more letters than not are back to front."""
    return sum(len(line.text) * (1 if line.is_mirrored else -1) for line in lines) > 0


_PAGE_RULES: tuple[Callable[[MeasuredPage, Asked], Iterator[Found]], ...] = (
    _paper,
    _card_size,
    _overlap,
    _off_page,
    _off_marks,
    _margin,
    _bleed,
    _ruler,
    _pictures,
    _type,
    _mirrored,
)


def _measure(width: float, height: float) -> str:
    return f"{width:.2f} x {height:.2f} mm"
