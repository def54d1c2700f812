"""What is wrong with backs: they lie off their fronts, behind those of other cards, or on their heads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.verify.backs import Behind
from output.verify.found import Found, error, many, warning
from output.verify.measured import Measured, MeasuredPage
from output.verify.named import strangers, title

FAR_MM = 5.0
"""A back that is farther off lies behind no card at all."""


def back_findings(measured: Measured) -> Iterator[Found]:
    """Everything that is wrong with the backs of a file."""
    how = _how(measured)
    for page in measured.pages:
        if page.is_back and page.cards:
            yield from _without_fronts(page)
        yield from _off(page, how)
        yield from _turned(page)
    yield from _of_others(measured)


def _how(measured: Measured) -> str:
    if measured.duplex == "fold":
        return "when the paper is folded in the middle"
    return f"turned over the {measured.duplex} edge"


def _without_fronts(page: MeasuredPage) -> Iterator[Found]:
    if page.front is None:
        yield error("BACK-PLACE", page, "no page is in front of these cards")
    elif not page.front.cards:
        message = f"page {page.front.facts.number}, in front of these cards, has none"
        yield error("BACK-PLACE", page, message)


def _off(page: MeasuredPage, how: str) -> Iterator[Found]:
    """Backs that are not where their fronts are, or where no front is."""
    off = [one.off for one in page.backs if not one.is_there and one.off <= FAR_MM]
    if off:
        count = many(len(off), "back lies", "backs lie")
        yield error("BACK-PLACE", page, f"{count} up to {max(off):.2f} mm off the fronts, {how}")
    lost = sum(one.off > FAR_MM for one in page.backs)
    if lost:
        count = many(lost, "back has no card", "backs have no card")
        yield error("BACK-PLACE", page, f"{count} in front of them, {how}")


def _turned(page: MeasuredPage) -> Iterator[Found]:
    turned = [one for one in page.backs if one.upright is False and one.is_there]
    if turned:
        count = many(len(turned), "back is", "backs are")
        message = f"{count} upside down when the card is turned over like the page of a book"
        yield warning("BACK-TURN", page, message)


def _of_others(measured: Measured) -> Iterator[Found]:
    """Backs that bear the name of another card."""
    found = {id(one): page for page in measured.pages for one in page.backs if one.is_there}
    behind = [one for page in measured.pages for one in page.backs if one.is_there]
    wrong = strangers(behind, [card for page in measured.pages for card in page.fronts])
    by_page: dict[int, list[Behind]] = {}
    for one in wrong:
        by_page.setdefault(id(found[id(one)]), []).append(one)
    for page in measured.pages:
        if of_others := by_page.get(id(page)):
            yield error("BACK-FRONT", page, _message(of_others))


def _message(wrong: Sequence[Behind]) -> str:
    one = wrong[0]
    count = many(len(wrong), "back is that", "backs are those")
    return f"{count} of another card: “{title(one.back)}” is behind “{title(one.front)}”"
