"""Faces of cards to sheets of paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Protocol

from output.display import Bookmark, Drawing, Page, Placed, Printout
from output.page.behind import behind
from output.page.furniture import Furniture
from output.page.grid import best_places
from output.page.places import Places, Slot
from output.page.seams import seams
from output.page.sheet import Sheet
from output.page.trim import trimmed
from schemas.problems import InputError


class Face(Protocol):
    """One side of a card. Faces of one card have its number and follow one another."""

    @property
    def drawing(self) -> Drawing:
        """What is on it."""

    @property
    def copies(self) -> int:
        """How many such cards are printed."""

    @property
    def card(self) -> int:
        """Which card it belongs to; its first face is the front, its second the back."""

    @property
    def label(self) -> str:
        """What to call it in a message."""

    @property
    def clear_mm(self) -> float:
        """How far all words on it keep from the cut."""

    @property
    def bookmark(self) -> str:
        """What it is called in the outline; empty where it has no entry there."""


@dataclass(frozen=True, slots=True)
class _Card:
    """One piece of cardboard."""

    front: Drawing
    back: Drawing | None = None
    label: str = ""
    clear_mm: float = 0.0
    bookmark: str = ""

    @property
    def size(self) -> tuple[float, float]:
        return self.front.width_mm, self.front.height_mm


def impose(
    faces: Iterable[Face],
    sheet: Sheet,
    *,
    title: str = "",
    note: str = "",
    back: Drawing | None = None,
) -> Printout:
    """Sheets filled with cards by rows from the top left, as many to a sheet as it takes.

    Printed on one side, each face is a card of its own. With `duplex`, the second face of a card
    lies behind its first, and `back` behind those that have none. `title` names the sheets, and
    `note` is a line in the margin of each. Cards of another size begin another sheet. InputError
    where a card does not fit the paper, or there is none.
    """
    cards = list(_cards(faces, sheet, back))
    if not cards:
        raise InputError.at(title or "print", "there are no cards to print; add a fighter first")
    sheets: list[tuple[Places, list[_Card]]] = []
    sizes = dict.fromkeys(card.size for card in cards)
    for size in sizes:
        alike = [card for card in cards if card.size == size]
        clear = min(card.clear_mm for card in alike)
        places = best_places(*size, sheet, alike[0].label, clear, len(alike))
        sheets += [
            (places, alike[start : start + places.size])
            for start in range(0, len(alike), places.size)
        ]
    two_sided = any(card.back for card in cards)
    pages: list[Page] = []
    outline: list[Bookmark] = []
    for number, (places, on_it) in enumerate(sheets, 1):
        label = f"sheet {number} of {len(sheets)}"
        furniture = Furniture(places, sheet, f"{title} · {label}" if title else label, note)
        outline += _bookmarks(places, on_it, len(pages))
        pages.append(_front(places, on_it, furniture, two_sided))
        if two_sided:
            pages.append(_back(places, on_it, sheet, furniture))
    while not pages[-1].items:
        pages.pop()
    return Printout(pages, title, sheet.duplex if two_sided else "none", outline)


def _bookmarks(places: Places, cards: list[_Card], page: int) -> Iterator[Bookmark]:
    for slot, card in zip(places.slots, cards, strict=False):
        if card.bookmark:
            yield Bookmark(card.bookmark, page, slot.y)


def _cards(faces: Iterable[Face], sheet: Sheet, back: Drawing | None) -> Iterable[_Card]:
    """All pieces of cardboard in order; the same drawing is the same object in all copies."""
    cut: dict[int, tuple[Drawing, Drawing]] = {}

    def trim(drawing: Drawing) -> Drawing:
        if id(drawing) not in cut:
            cut[id(drawing)] = (drawing, trimmed(drawing, sheet.bleed_mm))
        return cut[id(drawing)][1]

    common = trim(back) if back and sheet.duplex != "none" else None
    for _, group in groupby(faces, key=lambda face: face.card):
        sides = list(group)
        drawings = [trim(face.drawing) for face in sides]
        label, clear = sides[0].label, min(face.clear_mm for face in sides)
        if sheet.duplex == "none":
            made = [_Card(drawing, None, label, clear) for drawing in drawings]
        else:
            pairs = zip(drawings[::2], [*drawings[1::2], common], strict=False)
            made = [_Card(front, behind, label, clear) for front, behind in pairs]
        for copy in range(sides[0].copies):
            for at, card in enumerate(made):
                yield card if copy or at else replace(card, bookmark=sides[0].bookmark)


def _front(places: Places, cards: list[_Card], furniture: Furniture, two_sided: bool) -> Page:
    placed = [
        _placed(card.front, slot, places.bleed)
        for slot, card in zip(places.slots, cards, strict=False)
    ]
    around = furniture.front(len(cards), two_sided)
    return Page(places.page_w, places.page_h, [*placed, *seams(placed), *around])


def _back(places: Places, cards: list[_Card], sheet: Sheet, furniture: Furniture) -> Page:
    """The other side of a sheet: an empty page where no card of it has a back."""
    placed = [
        _placed(card.back, behind(slot, places.page_w, places.page_h, sheet.duplex), places.bleed)
        for slot, card in zip(places.slots, cards, strict=False)
        if card.back is not None
    ]
    around = furniture.back() if placed else []
    return Page(places.page_w, places.page_h, [*placed, *seams(placed), *around])


def _placed(drawing: Drawing, slot: Slot, bleed: float) -> Placed:
    return Placed(drawing, slot.x, slot.y, slot.turn, bleed)
