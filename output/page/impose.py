"""Faces of cards to sheets of paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from output.display import Drawing, Item, Placed
from output.page.behind import behind
from output.page.cards import Card, Face, cards_of
from output.page.furniture import Furniture
from output.page.grid import best_places
from output.page.page_boxes import is_one_card, trim_and_bleed
from output.page.places import Places, Slot
from output.page.seams import seams
from output.page.sheet import Sheet
from output.printout import Bookmark, Duplex, Page, Printout
from schemas.problems import InputError


def impose(
    faces: Iterable[Face],
    sheet: Sheet,
    *,
    title: str = "",
    note: str = "",
    back: Drawing | None = None,
    apart: bool = False,
) -> Printout:
    """Sheets filled with cards by rows from the top left, as many to a sheet as it takes.

    Printed on one side, or `apart`, each face is a card of its own. With `duplex`, the second face
    of a card lies behind its first, and `back` behind those of its size that have none; each page
    of fronts is followed by that of its backs, or where it is folded has them on its other half.
    `title` names the sheets, and `note` is a line in the margin of each. Cards of another size begin
    another sheet. InputError where a card does not fit the paper, or there is none.
    """
    one_sided = sheet.duplex == "none"
    common = None if one_sided else back
    cards = list(cards_of(faces, sheet.bleed_mm, common, apart=apart or one_sided))
    if not cards:
        raise InputError.at(title or "print", "there are no cards to print; add a fighter first")
    two_sided = any(card.back for card in cards)
    folded = two_sided and sheet.duplex == "fold"
    duplex: Duplex = sheet.duplex if two_sided and sheet.duplex != "fold" else "none"
    sheets = list(_sheets(cards, sheet, folded))
    pages: list[Page] = []
    outline: list[Bookmark] = []
    missing: list[str] = []
    for number, (places, on_it) in enumerate(sheets, 1):
        label = f"sheet {number} of {len(sheets)}"
        furniture = Furniture(places, sheet, f"{title} · {label}" if title else label, note)
        outline += _bookmarks(places, on_it, len(pages))
        pages.append(_front(places, on_it, furniture, duplex))
        if duplex != "none":
            pages.append(_back(places, on_it, duplex, furniture))
        missing += [] if is_one_card(places) else furniture.missing
    while not pages[-1].items:
        pages.pop()
    left_out = list(dict.fromkeys(missing))
    return Printout(pages, title, duplex, outline, is_folded=folded, left_out=left_out)


def _sheets(
    cards: Sequence[Card], sheet: Sheet, folded: bool
) -> Iterator[tuple[Places, Sequence[Card | None]]]:
    """The cards of each sheet, none where a place of it is used already, and its places."""
    used = [None] * (sheet.start - 1)
    for size in dict.fromkeys(card.size for card in cards):
        alike = [card for card in cards if card.size == size]
        clear = min(card.clear_mm for card in alike)
        places = best_places(*size, sheet, alike[0].label, clear, len(alike), is_folded=folded)
        laid = [*used, *alike]
        for start in range(0, len(laid), places.size):
            yield places, laid[start : start + places.size]
        used = []


def _on(slots: Iterable[Slot], cards: Iterable[Card | None]) -> Iterator[tuple[Slot, Card]]:
    """The cards that there are, each with its slot."""
    return ((slot, card) for slot, card in zip(slots, cards, strict=False) if card is not None)


def _bookmarks(places: Places, cards: Sequence[Card | None], page: int) -> Iterator[Bookmark]:
    for slot, card in _on(places.slots, cards):
        if card.bookmark:
            yield Bookmark(card.bookmark, page, slot.y)


def _front(
    places: Places, cards: Sequence[Card | None], furniture: Furniture, duplex: Duplex
) -> Page:
    """The fronts of a sheet; where it is folded, with the backs on its other half."""
    placed = [_placed(card.front, slot, places.bleed) for slot, card in _on(places.slots, cards)]
    placed += [
        _placed(card.back, slot, places.bleed)
        for slot, card in _on(places.backs, cards)
        if card.back is not None
    ]
    around = furniture.front(len(cards), two_sided=duplex != "none")
    return _page(places, [*placed, *seams(placed), *around])


def _back(
    places: Places, cards: Sequence[Card | None], duplex: Duplex, furniture: Furniture
) -> Page:
    """The other side of a sheet: an empty page where no card of it has a back."""
    placed = [
        _placed(card.back, behind(slot, places.page_w, places.page_h, duplex), places.bleed)
        for slot, card in _on(places.slots, cards)
        if card.back is not None
    ]
    around = furniture.back(len(cards), duplex) if placed else []
    return _page(places, [*placed, *seams(placed), *around], is_back=True)


def _page(places: Places, items: list[Item], is_back: bool = False) -> Page:
    return Page(places.page_w, places.page_h, items, *trim_and_bleed(places), is_back)


def _placed(drawing: Drawing, slot: Slot, bleed: float) -> Placed:
    return Placed(drawing, slot.x, slot.y, slot.turn, bleed)
