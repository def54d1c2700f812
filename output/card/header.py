"""The band at the top: number, name over role, cost over its unit, and what is behind it."""

from __future__ import annotations

from math import hypot

from output.card.blocks import Header
from output.card.flow import Report
from output.card.header_emblem import emblem_in_header
from output.card.icons import ink_of
from output.card.layout import MM_PER_PT
from output.card.placed import HeaderBox, Icon
from output.card.title import Title, TitleType
from output.card.typeset import TypeSet
from output.display import Picture
from output.text.folded import lost_marks

_UNIT_GAP = 0.57
"""From the foot of the cost to the top of its unit, in sizes of the unit."""
_LOW_COST_GAP = 0.63
"""From the disc to a cost under it, in sizes of the unit."""
_COUNT_SIZE = 0.78
"""Size of the count, as a share of a table's figures."""
_PILL_PAD = 0.75
_PILL_AT = 0.66
"""Where the count's ground begins, in radiuses from the middle of the disc."""
_NUMBER_ROOM = 0.86
"""How much of the disc's diameter a number may take."""
_ICON_ON_DISC = 0.86
"""How much of the disc's diameter the diagonal of an icon may take."""
_CROPPED_OVER = 0.12
"""How much of what a crop takes from a picture's height comes off its top: heads stay on."""
_EDGE = 0.9
"""Height that a line or bar at the foot of the header takes of it, mm."""
_AGAIN_NAME = 0.72
_AGAIN_LINES = 3
_AGAIN_PAD = 0.4
"""More room over and under a name alone than over and under name and role, mm."""


class HeaderType:
    """The header of a card, measured: `place` draws it for the first face, `again` for others."""

    def __init__(self, header: Header, type_: TypeSet, portrait: Picture | None = None) -> None:
        self.header = header
        self.type = type_
        self.measures = type_.layout.header
        self.portrait = portrait
        self.title_type = TitleType(header, type_)
        self.moved: tuple[str, ...] = ()
        """Keywords without room in it: they belong into the words."""
        self.low_cost = False
        """Whether the cost stands under the disc, so that the name has the whole measure."""
        self.cost_size, self.cost_width = self._cost("cost")
        self.x = self._left()
        self.title = self._fit()
        self.edge = 0.0 if type_.theme.header_edge == "none" else _EDGE
        needed = self.title.needed + 2 * self.measures.pad
        self.height = max(self._least_height(), needed)

    @property
    def whole(self) -> bool:
        """Whether all of the name stands in the header."""
        return self.title.whole

    def _left(self) -> float:
        """Where the words begin."""
        left = self.type.layout.margin_mm + self.measures.disc
        if self.portrait:
            left = self.measures.portrait * self.measures.height + self.measures.disc / 2
        return left + self.measures.gap

    def _cost(self, role: str) -> tuple[float, float]:
        """Size of the cost, and the width that it and its unit need."""
        if not self.header.cost:
            return 0.0, 0.0
        type_ = self.type
        room = type_.layout.measure_mm * 0.3
        size = type_.fitted(role, self.header.cost, room) or type_.smallest(role)
        unit = type_.width("label", self._unit(), type_.asked("label"))
        return size, max(type_.width(role, self.header.cost, size), unit)

    def _unit(self) -> str:
        """The cost's unit, or its short form where that would leave the name too little room."""
        type_ = self.type
        unit = type_.said("label", self.header.cost_unit)
        wide = type_.width("label", unit, type_.asked("label")) > type_.layout.measure_mm * 0.3
        return type_.said("label", self.header.cost_short) if wide else unit

    def _room(self) -> float:
        """Width for the words."""
        right = self.type.layout.width_mm - self.type.layout.margin_mm
        if self.cost_width and not self.low_cost:
            right -= self.cost_width + self.measures.gap
        return right - self.x

    def _fit(self) -> Title:
        title = self._fit_usual()
        if title is not None:
            return title
        if self.header.cost and not self.portrait:
            self.low_cost = True
            self.cost_size, self.cost_width = self._cost("cost_low")
            widest = max(self.measures.disc, self.cost_width)
            self.x = self.type.layout.margin_mm + widest + self.measures.gap
        return self.title_type.fit_long(self._room(), self._last_size(), self.measures.most_lines)

    def _fit_usual(self) -> Title | None:
        """Within the common height, without the last keywords where need be; None: no such room."""
        room, height = self._room(), self.measures.height - 2 * self.measures.pad
        title = self.title_type.fit(room, height, self._last_size())
        if title is None or title.needed <= height:
            return title
        keywords = [part for part in self.header.keywords if part not in self.header.told]
        for at in range(len(keywords) - 1, -1, -1):
            without = TitleType(self.header, self.type, keywords[at:])
            lower = without.fit(room, height, self._last_size())
            if lower is not None and lower.needed <= height:
                self.title_type, self.moved = without, tuple(keywords[at:])
                return lower
        return title

    def _last_size(self) -> float:
        """The size of a name that takes the whole measure."""
        floor = self.type.layout.floors.name_mm / (self.type.small("name"))
        return max(self.type.smallest("name") * self.measures.last_name, floor)

    def _least_height(self) -> float:
        if not self.low_cost:
            return self.measures.height
        words = self._low_cost_height() + self._pill_over() + 2 * self.measures.pad
        return max(self.measures.tall, words)

    def _pill_size(self) -> tuple[float, float, float]:
        """Width and height of the count's ground, and the size of the count."""
        size = self.type.asked("cell") * _COUNT_SIZE
        width = self.type.width("cell", self.header.count, size) + 2 * _PILL_PAD
        return width, self.type.cap("cell", size) + 2 * _PILL_PAD, size

    def _pill_over(self) -> float:
        """How far the count reaches over the disc, where the cost stands under it."""
        if not self.header.count:
            return 0.0
        return self._pill_size()[1] - (1 - _PILL_AT) * self.measures.disc / 2

    def place(self, emblem: str) -> HeaderBox:
        """The header of the first face."""
        layout = self.type.layout
        radius = self.measures.disc / 2
        height = self.height - self.edge
        box = HeaderBox(self.height, layout.margin_mm + radius, height / 2, radius)
        if self.portrait:
            box.portrait = self.measures.portrait * self.measures.height
            is_whole = self.portrait.whole
            beside = layout.clear_mm if is_whole else layout.portrait_bleed_mm
            place = _whole if is_whole else _filling
            box.picture = place(self.portrait, box.portrait, self.height, beside)
            box.disc_x, box.disc_y = box.portrait, height - radius - 1.3
        if self.low_cost:
            box.disc_x = layout.margin_mm + max(radius, self.cost_width / 2)
            over = self._pill_over()
            box.disc_y = (height - self._low_cost_height() + over) / 2 + radius
        self._place_number(box)
        self._place_count(box)
        texts, right = self.title.place(self.x, self._top(self.title, height), self.type)
        box.texts += texts
        self._place_cost(box)
        if emblem and self.type.theme.header_emblem:
            has_cost = bool(self.header.cost) and not self.low_cost
            box.emblem = emblem_in_header(emblem, right, self.height, has_cost, layout)
        return box

    def _top(self, title: Title, height: float) -> float:
        """Where its capitals reach up to: in the middle of a height, and clear of the cut."""
        clear = self.type.layout.clear_mm + self.title_type.over(title)
        return max((height - title.height) / 2, clear)

    def again(self) -> HeaderBox:
        """The header of a later face: disc and name, smaller."""
        layout = self.type.layout
        radius = self.measures.disc_again / 2
        x = layout.margin_mm + 2 * radius + self.measures.gap
        room = layout.width_mm - layout.margin_mm - x
        largest = self.type.asked("name") * _AGAIN_NAME
        title = self.title_type.fit_again(room, largest, self._last_size(), _AGAIN_LINES)
        height = max(self.measures.again, title.needed + 2 * (self.measures.pad + _AGAIN_PAD))
        clear = height - self.edge
        box = HeaderBox(height, layout.margin_mm + radius, clear / 2, radius)
        self._place_number(box)
        box.texts += title.place(x, self._top(title, clear), self.type)[0]
        return box

    def _low_cost_height(self) -> float:
        """Disc, cost and unit below each other."""
        type_ = self.type
        small = type_.asked("label")
        cost = type_.cap("cost_low", self.cost_size) + _LOW_COST_GAP * small
        unit = type_.cap("label", small) + _UNIT_GAP * small
        return self.measures.disc + cost + unit

    def _place_number(self, box: HeaderBox) -> None:
        type_, number = self.type, self.header.number
        if not number:
            self._place_icon(box)
            return
        em = type_.width("number", number)
        room = box.disc_r * 2 * _NUMBER_ROOM
        size = min(type_.asked("number") * box.disc_r * 2 / self.measures.disc, room / em)
        size = max(size, type_.layout.floors.text_mm / (type_.small("number")))
        y = box.disc_y + type_.cap("number", size) / 2
        box.texts.append(type_.text("number", number, box.disc_x, y, size, "team", middle=True))

    def _place_icon(self, box: HeaderBox) -> None:
        """An icon with its ink in the middle of the disc."""
        if self.header.icon:
            x, y, width, height = ink_of(self.header.icon)
            side = 2 * _ICON_ON_DISC * box.disc_r / max(hypot(width, height), 1.0)
            left = box.disc_x - (x + width / 2) * side
            box.disc_icon = Icon(self.header.icon, left, box.disc_y - (y + height / 2) * side, side)

    def _place_count(self, box: HeaderBox) -> None:
        """How many it stands for, on the edge of the disc."""
        count = self.header.count
        if not count:
            return
        type_ = self.type
        width, height, size = self._pill_size()
        left = box.disc_x + box.disc_r * 1.16 - width
        top = box.disc_y + _PILL_AT * box.disc_r
        if self.low_cost:  # the cost stands under the disc
            top = box.disc_y - _PILL_AT * box.disc_r - height
        box.pill = (left, top, width, height)
        box.pill_text = type_.text(
            "cell", count, left + width / 2, top + height - _PILL_PAD, size, "pill", middle=True
        )

    def _place_cost(self, box: HeaderBox) -> None:
        if not self.header.cost:
            return
        type_, layout = self.type, self.type.layout
        role = "cost_low" if self.low_cost else "cost"
        size, small = self.cost_size, type_.asked("label")
        cap, low = type_.cap(role, size), type_.cap("label", small)
        gap = _UNIT_GAP * small
        if self.low_cost:
            x, top = box.disc_x, box.disc_y + box.disc_r + _LOW_COST_GAP * small
        else:
            x = layout.width_mm - layout.margin_mm - self.cost_width / 2
            top = (box.height - self.edge - (cap + gap + low)) / 2
        cost, unit = self.header.cost, self._unit()
        box.texts.append(type_.text(role, cost, x, top + cap, size, "accent", middle=True))
        y = top + cap + gap + low
        box.texts.append(type_.text("label", unit, x, y, small, "unit", middle=True))

    def reports(self) -> list[Report]:
        """How name, role and cost came out."""
        type_, size = self.type, self.title.size
        x_height = type_.small("name") * size
        lost = lost_marks(self.header.name)
        found = [Report("name", size / MM_PER_PT, x_height, self.title.step, lost)]
        if self.title.role:
            role = type_.asked("role")
            lost = lost_marks(*self.header.line)
            x_height = type_.small("role") * role
            found.append(Report("role", role / MM_PER_PT, x_height, lost_chars=lost))
        if self.header.cost:
            cost = self.cost_size
            step = "asked" if cost >= type_.asked("cost") else "size"
            x_height = type_.small("cost") * cost
            found.append(Report("cost", cost / MM_PER_PT, x_height, step))
        return found


def _filling(
    picture: Picture, width: float, height: float, bleed: float
) -> tuple[float, float, float, float]:
    """Where a picture lies that fills the corner of the card with its bleed and keeps heads on."""
    width, height = width + bleed, height + bleed
    scale = max(width / picture.width, height / picture.height)
    wide, high = picture.width * scale, picture.height * scale
    return (width - wide) / 2 - bleed, (height - high) * _CROPPED_OVER - bleed, wide, high


def _whole(
    picture: Picture, width: float, height: float, clear: float
) -> tuple[float, float, float, float]:
    """Where all of a picture lies in the middle of the corner of the card, clear of the cut."""
    scale = min((width - clear) / picture.width, (height - 2 * clear) / picture.height)
    wide, high = picture.width * scale, picture.height * scale
    return (width + clear - wide) / 2, (height - high) / 2, wide, high
