"""Large print: the measures of a card whose running text is as large as accessible print asks for.

What letters gain is added to what holds them, line by line; room between things stays, so that a
card in large print is one that was drawn for it, and no enlarged copy.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from output.card.layout import (
    MM_PER_PT,
    Elastic,
    Floors,
    FooterMeasures,
    HeaderMeasures,
    Layout,
    PanelMeasures,
    PlanMeasures,
    StripMeasures,
    TableMeasures,
    TickMeasures,
    Type,
)
from output.card.typeset import SENTENCES

X_HEIGHT = 0.536
"""Of Noto Sans, in which sizes of large print are said: letters of another face are as high."""
BODY_PT, LEAST_PT = 12.0, 10.0
"""Of running text, and of any other."""
BODY_MM, LEAST_MM = (pt * MM_PER_PT * X_HEIGHT for pt in (BODY_PT, LEAST_PT))
"""Their x-heights."""
_USUAL_X_HEIGHT = 0.506
"""Of the face that layouts are measured for."""
_LARGE_ALREADY_PT, _MORE = 18.0, 1.1
"""What is so large grows by no more than this."""
_CAP = 0.7
_COLUMNS_FROM_MM = 150.0
_CLOSER = 0.6
"""Of the room in a panel, which its letters need instead."""
_MORE_STRIPS = 2
_TALL_MM, _MORE_TEXT_LINES, _FEWER_TEXT_LINES = 110.0, 4, 2
"""How long a text may stand under an item's name: more on a tall card, less on a low one."""
LEAST_MEASURE_MM, LEAST_HEIGHT_MM = 45.0, 80.0
"""Of a card that has room for it: a smaller one holds a few words on a face."""


@lru_cache(maxsize=64)
def large_print(layout: Layout) -> Layout:
    """The layout at 12 pt, on the same card: what has no room there goes on to further faces."""
    return _Grown(layout).layout()


def has_room_for_large_print(layout: Layout) -> bool:
    """Whether a card is wide and high enough."""
    return layout.measure_mm >= LEAST_MEASURE_MM and layout.height_mm >= LEAST_HEIGHT_MM


class _Grown:
    """A layout while it grows. `_by` is how much the capitals of a role gain, in mm."""

    def __init__(self, layout: Layout) -> None:
        self._of = layout
        body = BODY_PT * X_HEIGHT / _USUAL_X_HEIGHT
        self._scale = max(body / layout.type["rules"].pt, 1.0)
        self._type = {role: self._role(type_) for role, type_ in layout.type.items()}
        for role in SENTENCES:
            pt = max(self._type[role].pt, body)
            self._type[role] = self._type[role].model_copy(update={"pt": pt, "smallest": pt})

    def layout(self) -> Layout:
        """All of it."""
        of = self._of
        return of.model_copy(
            update={
                "floors": self._floors(),
                "type": self._type,
                "header": self._header(),
                "strip": self._strip(),
                "ticks": self._ticks(),
                "plan": self._plan(),
                "panel": self._panel(),
                "table": self._table(),
                "words": of.words.model_copy(update={"columns_from": _COLUMNS_FROM_MM}),
                "more": of.more + self._by("more"),
                "footer": self._footer(),
            }
        )

    def _role(self, type_: Type) -> Type:
        least = LEAST_MM / MM_PER_PT / _USUAL_X_HEIGHT
        pt = max(self._pt(type_.pt), least)
        smallest = max(type_.smallest * min(self._scale, _MORE), least)
        return type_.model_copy(update={"pt": pt, "smallest": min(pt, smallest)})

    def _pt(self, pt: float) -> float:
        return max(min(pt * self._scale, _LARGE_ALREADY_PT), pt * min(self._scale, _MORE))

    def _by(self, *roles: str) -> float:
        return sum(
            _CAP * MM_PER_PT * (self._type[role].pt - self._of.type[role].pt) for role in roles
        )

    def _times(self, role: str) -> float:
        return self._type[role].pt / self._of.type[role].pt

    def _floors(self) -> Floors:
        of = self._of.floors
        return Floors(
            text_mm=max(of.text_mm, LEAST_MM),
            body_mm=max(of.body_mm, BODY_MM),
            name_mm=max(of.name_mm, BODY_MM),
            figure_mm=max(of.figure_mm, BODY_MM),
        )

    def _header(self) -> HeaderMeasures:
        of, more = self._of.header, self._by("name", "role")
        return of.model_copy(
            update={
                "height": of.height + more,
                "again": of.again + self._by("name"),
                "disc": of.disc * self._times("number"),
                "disc_again": of.disc_again * self._times("number"),
                "tall": of.tall + more + self._by("cost_low", "label"),
            }
        )

    def _strip(self) -> StripMeasures:
        of = self._of.strip
        label, figure = self._by("label"), self._by("figure")
        again = max(of.figure_pt_again * self._times("figure"), self._type["figure"].smallest)
        figure_again = _CAP * MM_PER_PT * (again - of.figure_pt_again)
        return of.model_copy(
            update={
                "height": of.height + label + figure,
                "label": of.label + label,
                "figure": of.figure + label + figure,
                "again": of.again + label + figure_again,
                "label_again": of.label_again + label,
                "figure_again": of.figure_again + label + figure_again,
                "figure_pt_again": again,
                "under": of.under + self._by("trait"),
                "pointer": of.pointer * self._scale,
                "most_strips": of.most_strips + _MORE_STRIPS,
            }
        )

    def _ticks(self) -> TickMeasures:
        of, times = self._of.ticks, sqrt(self._times("label"))
        box = of.box * times
        return of.model_copy(
            update={
                "height": _plus(of.height, box - of.box),
                "box": box,
                "box_least": of.box_least * times,
                "box_most": of.box_most * times,
            }
        )

    def _plan(self) -> PlanMeasures:
        of, side, label = self._of.plan, self._by("side"), self._by("label")
        wide = of.width * self._times("label")
        return of.model_copy(
            update={
                "height": _plus(of.height, 2 * side + label),
                "width": wide,
                "beside": of.beside + wide - of.width,
            }
        )

    def _panel(self) -> PanelMeasures:
        of = self._of.panel
        height = _plus(of.height, self._by("label", "figure", "label"))
        return of.model_copy(update={"height": height, "gap": of.gap * _CLOSER})

    def _table(self) -> TableMeasures:
        of = self._of.table
        lines = _MORE_TEXT_LINES if self._of.height_mm >= _TALL_MM else -_FEWER_TEXT_LINES
        return of.model_copy(
            update={
                "head": _plus(of.head, 2 * self._by("head")),
                "row": _plus(of.row, self._by("weapon")),
                "icon": of.icon * sqrt(self._times("weapon")),
                "column": of.column * self._times("cell"),
                "band": of.band * self._times("cell"),
                "band_name": of.band_name * sqrt(self._times("weapon")),
                "most_text_lines": of.most_text_lines + lines,
            }
        )

    def _footer(self) -> FooterMeasures:
        of = self._of.footer
        return of.model_copy(update={"height": of.height + self._by("footer")})


def _plus(height: Elastic, more: float) -> Elastic:
    return height[0] + more, height[1]
