"""A measured file as `musterpress/verify`, in plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from output.printout import Box
from output.verify.cards import Card
from output.verify.found import Found
from output.verify.measured import Measured, MeasuredPage, card_name
from schemas.answers.head import answer

Plain: TypeAlias = dict[str, Any]
_DECIMALS = 2


def verify_answer(
    name: str, backs: str | None, measured: Measured, found: Sequence[Found]
) -> Plain:
    """What is where in a file, and what is wrong with it."""
    file = measured.file
    return answer(
        "verify",
        file=name,
        backs_file=backs,
        keeps_size=file.keeps_size,
        duplex=file.duplex,
        back_pages=measured.order,
        turned=_turned(measured),
        fonts=[{"name": name, "embedded": embedded} for name, embedded in file.fonts.items()],
        pages=[_page(page) for page in measured.pages],
        findings=[
            {
                "code": one.code,
                "severity": one.severity,
                "file": one.file or name,
                "page": one.page,
                "message": one.message,
            }
            for one in found
        ],
    )


def _turned(measured: Measured) -> str | None:
    if measured.duplex == "none":
        return None
    return "either" if measured.is_either else measured.duplex


def _page(page: MeasuredPage) -> Plain:
    facts, (across, down) = page.facts, page.gaps
    smallest, ruler = facts.smallest, page.ruler
    return {
        "file": facts.file,
        "page": facts.number,
        "width_mm": _mm(facts.width),
        "height_mm": _mm(facts.height),
        "paper": page.paper or None,
        "orientation": "portrait" if facts.height >= facts.width else "landscape",
        "side": "back" if page.is_back else "front",
        "front_page": page.front.facts.number if page.front else None,
        "trim": facts.trim and _box(facts.trim),
        "bleed": facts.bleed and _box(facts.bleed),
        "cards": [_card(page, card) for card in page.cards],
        "gap_across_mm": None if across is None else _mm(across),
        "gap_down_mm": None if down is None else _mm(down),
        "ruler": ruler and {"says_mm": _mm(ruler.says), "length_mm": _mm(ruler.length)},
        "discs": [
            {"x_mm": _mm(disc.x), "y_mm": _mm(disc.y), "diameter_mm": _mm(disc.diameter)}
            for disc in page.discs
        ],
        "pictures": [{**_box(photo.box), "dpi": round(photo.dpi)} for photo in facts.photos],
        "smallest_type": smallest
        and {"x_height_mm": _mm(smallest.x_height), "word": smallest.word},
    }


def _card(page: MeasuredPage, card: Card) -> Plain:
    return {
        **_box(card.cut),
        "size": card_name(card) or None,
        "bleed_mm": None if card.bleed is None else _mm(card.bleed),
        "edge_mm": _mm(page.edge(card)),
        "turned": card.turn,
        "behind": page.front_of(card),
    }


def _box(box: Box) -> Plain:
    return {
        "x_mm": _mm(box.x),
        "y_mm": _mm(box.y),
        "width_mm": _mm(box.w),
        "height_mm": _mm(box.h),
    }


def _mm(length: float) -> float:
    return round(length, _DECIMALS) + 0.0
