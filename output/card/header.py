"""The band at the top: number, name over role, cost over its unit, and what is behind it."""

from __future__ import annotations

from dataclasses import dataclass, field

from output.card.blocks import Header
from output.card.flow import Report
from output.card.layout import MM_PER_PT
from output.card.placed import HeaderBox, Icon, Text
from output.card.typeset import TypeSet, place
from output.text import Line, Paragraph

_UNIT_GAP = 1.35
"""From the foot of the cost to the top of its unit, mm."""
_ELLIPSIS = "…"
_SMALLER = (1.0, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64)
"""Sizes that a name on two lines is tried at, as shares of the largest."""


@dataclass
class _Words:
    """Name and role on their lines."""

    size: float
    lines: list[Line]
    role: list[Text] = field(default_factory=list)
    step: str = "asked"
    whole: bool = True


class HeaderType:
    """The header of a card, measured: `place` draws it for the first face or a later one."""

    def __init__(self, header: Header, type_: TypeSet, portrait: bool = False) -> None:
        self.header = header
        self.type = type_
        self.measures = type_.layout.header
        self.portrait = portrait
        self.name = " ".join(header.name.split())
        self.paragraph = type_.one_line("name", self.name)
        self.cost_size, self.cost_width = self._cost("cost")
        self.low_cost = False
        self.x = self._left()
        self.words = self._fit()
        self.height = self._height()

    @property
    def whole(self) -> bool:
        """Whether all of the name stands in the header."""
        return self.words.whole

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
        unit = type_.said("label", self.header.cost_unit)
        widths = [type_.width(role, self.header.cost, size)]
        widths.append(type_.width("label", unit, type_.asked("label")))
        return size, max(widths)

    def _room(self) -> float:
        """Width for the words."""
        right = self.type.layout.width_mm - self.type.layout.margin_mm
        if self.cost_width and not self.low_cost:
            right -= self.cost_width + self.measures.gap
        return right - self.x

    def _fit(self) -> _Words:
        type_ = self.type
        room = self._room()
        one = type_.fitted("name", self.name, room)
        if one is not None:
            lines = self.paragraph.lines(room + 0.01, one)
            step = "asked" if one == type_.asked("name") else "size"
            return _Words(one, lines, self._role(room), step)
        smallest = type_.smallest("name")
        if self.paragraph.line_count(room, smallest) > 2:
            return self._fit_long()
        return self._fit_two(room)

    def _fit_two(self, room: float) -> _Words:
        """The largest size at which two lines and the role have room in the band."""
        type_ = self.type
        role = self._role(room)
        for share in _SMALLER:
            size = max(type_.asked("name") * share, type_.smallest("name"))
            if self.paragraph.line_count(room, size) <= 2 and self._is_whole(size, room):
                words = _Words(size, self.paragraph.lines(room, size), role, "size")
                free = self.measures.height - 2 * self.measures.pad
                if self._words_height(words) <= free or size == type_.smallest("name"):
                    return words
        smallest = type_.smallest("name")
        return _Words(smallest, self.paragraph.lines(room, smallest), role, "size")

    def _is_whole(self, size: float, room: float) -> bool:
        return self.paragraph.widest * size <= room or size == self.type.smallest("name")

    def _fit_long(self) -> _Words:
        """The cost moves under the disc and the name takes the measure."""
        type_ = self.type
        if self.header.cost and not self.portrait:
            self.low_cost = True
            self.cost_size, self.cost_width = self._cost("cost_low")
            disc = self.measures.disc
            widest = max(disc, self.cost_width)
            self.x = type_.layout.margin_mm + widest + self.measures.gap
        room = self._room()
        smallest = type_.smallest("name")
        last = max(smallest * self.measures.last_name, self._floor())
        size = smallest if self.paragraph.line_count(room, smallest) <= 3 else last
        lines = self.paragraph.lines(room, size)
        most = self.measures.most_lines
        whole = len(lines) <= most
        if not whole:
            lines = _shortened(self.paragraph, type_, room, size, most)
        return _Words(size, lines, self._role(room), "size" if whole else "continued", whole)

    def _floor(self) -> float:
        font = self.type.font("name")
        return self.type.layout.floors.name_mm / (font.x_height or 0.5)

    def _role(self, room: float) -> list[Text]:
        """The line under the name from x 0 and its own baseline 0: tracked, plain, or broken."""
        type_ = self.type
        size = type_.asked("role")
        said = type_.said("role", " · ".join(self.header.line))
        if not said:
            return []
        if type_.width("role", said, size) <= room:
            return [type_.text("role", said, 0, 0, size, "accent")]
        pitch = type_.layout.type["role"].leading * size
        found = []
        for at, line in enumerate(type_.one_line("role", said).lines(room, size)):
            texts, _ = place(line, 0, at * pitch, size, "accent", flush=True)
            found += texts
        return found

    def _pitch(self, size: float) -> float:
        """Distance of the name's lines."""
        leading = self.type.layout.type["name"].leading
        if self.name.isascii():
            return leading * size
        return max(leading, self.type.ink(self.name, "name")) * size

    def _role_gap(self, size: float) -> float:
        """From the name's last baseline to the top of the role: clear of descenders."""
        low = 0.2 if self.name.isascii() else max(self.type.ink(self.name, "name") - 0.72, 0.2)
        return low * size + 0.25

    def _words_height(self, words: _Words) -> float:
        """From the top of the capitals to the last baseline."""
        height = self.type.cap("name", words.size) + (len(words.lines) - 1) * self._pitch(
            words.size
        )
        if words.role:
            height += self._role_gap(words.size) + self.type.cap("role", self.type.asked("role"))
            height += words.role[-1].y
        return height

    def _height(self) -> float:
        needed = self._words_height(self.words) + 2 * self.measures.pad
        least = self.measures.tall if self.low_cost else self.measures.height
        return max(least, needed)

    def place(self, emblem: str) -> HeaderBox:
        """The header of the first face."""
        layout = self.type.layout
        radius = self.measures.disc / 2
        box = HeaderBox(self.height, layout.margin_mm + radius, self.height / 2, radius)
        if self.portrait:
            box.portrait = self.measures.portrait * self.measures.height
            box.disc_x, box.disc_y = box.portrait, self.height - radius - 1.3
        if self.low_cost:
            box.disc_x = layout.margin_mm + max(radius, self.cost_width / 2)
            box.disc_y = (self.height - self._low_cost_height()) / 2 + radius
        self._place_number(box)
        right = self._place_words(box)
        self._place_cost(box)
        if emblem:
            box.emblem = self._emblem(emblem, right)
        return box

    def _low_cost_height(self) -> float:
        """Disc, cost and unit below each other."""
        type_ = self.type
        cost = type_.cap("cost_low", self.cost_size) + 1.5
        unit = type_.cap("label", type_.asked("label")) + _UNIT_GAP
        return self.measures.disc + cost + unit

    def _place_number(self, box: HeaderBox) -> None:
        type_ = self.type
        size = type_.asked("number") * box.disc_r * 2 / self.measures.disc
        room = box.disc_r * 1.72
        width = type_.width("number", self.header.number, size)
        size = max(min(size, size * room / width), type_.layout.floors.text_mm / 0.5)
        baseline = box.disc_y + type_.cap("number", size) / 2
        box.texts.append(
            type_.text(
                "number", self.header.number, box.disc_x, baseline, size, "team", middle=True
            )
        )

    def _place_words(self, box: HeaderBox) -> float:
        """Name and role in the middle of the band; where the widest of them ends."""
        words = self.words
        y = (box.height - self._words_height(words)) / 2 + self.type.cap("name", words.size)
        for line in words.lines:
            texts, _ = place(line, self.x, y, words.size, "name", flush=True)
            box.texts += texts
            y += self._pitch(words.size)
        y += -self._pitch(words.size) + self._role_gap(words.size)
        y += self.type.cap("role", self.type.asked("role"))
        right = self.x + max((line.width_mm for line in words.lines), default=0.0)
        for text in words.role:
            right = max(right, self.x + text.x + self.type.text_width(text))
            text.x += self.x
            text.y += y
            box.texts.append(text)
        return right

    def _place_cost(self, box: HeaderBox) -> None:
        if not self.header.cost:
            return
        type_ = self.type
        layout = type_.layout
        role = "cost_low" if self.low_cost else "cost"
        size, small = self.cost_size, type_.asked("label")
        cap, low = type_.cap(role, size), type_.cap("label", small)
        if self.low_cost:
            x, top = box.disc_x, box.disc_y + box.disc_r + 1.5
        else:
            x = layout.width_mm - layout.margin_mm - self.cost_width / 2
            top = (box.height - (cap + _UNIT_GAP + low)) / 2
        unit = type_.said("label", self.header.cost_unit)
        box.texts.append(
            type_.text(role, self.header.cost, x, top + cap, size, "accent", middle=True)
        )
        y = top + cap + _UNIT_GAP + low
        box.texts.append(type_.text("label", unit, x, y, small, "unit", middle=True))

    def _emblem(self, name: str, right: float) -> Icon | None:
        """Behind the cost, cropped by the band; clear of the words, or not at all."""
        layout = self.type.layout
        side = box_side = self.height * 1.5
        x = max(layout.width_mm - side * 0.82, right + self.measures.emblem_clear)
        if layout.width_mm - x < max(self.measures.emblem_least, side * 0.3):
            return None
        return Icon(name, x, self.height / 2 - box_side / 2 + 0.6, side)

    def again(self) -> HeaderBox:
        """The header of a later face: disc and name, smaller."""
        layout, type_ = self.type.layout, self.type
        radius = self.measures.disc_again / 2
        x = layout.margin_mm + 2 * radius + self.measures.gap
        room = layout.width_mm - layout.margin_mm - x
        size, lines = self._again_lines(room)
        pitch = self._pitch(size)
        used = type_.cap("name", size) + (len(lines) - 1) * pitch
        height = max(self.measures.again, used + 2 * 2.0)
        box = HeaderBox(height, layout.margin_mm + radius, height / 2, radius)
        self._place_number(box)
        y = (height - used) / 2 + type_.cap("name", size)
        for line in lines:
            texts, _ = place(line, x, y, size, "name", flush=True)
            box.texts += texts
            y += pitch
        return box

    def _again_lines(self, room: float) -> tuple[float, list[Line]]:
        type_ = self.type
        size = type_.asked("name") * 0.72
        width = type_.width("name", self.name, size)
        smallest = type_.smallest("name")
        if width > room:
            size = max(size * room / width - 0.001, smallest)
        lines = self.paragraph.lines(room, size)
        if len(lines) > 1:
            size = max(smallest * self.measures.last_name, self._floor())
            lines = self.paragraph.lines(room, size)
        if len(lines) > 3:
            lines = _shortened(self.paragraph, type_, room, size, 3)
        return size, lines

    def reports(self) -> list[Report]:
        """How name, role and cost came out."""
        type_ = self.type
        size = self.words.size
        found = [
            Report("name", size / MM_PER_PT, type_.font("name").x_height * size, self.words.step)
        ]
        if self.words.role:
            role = type_.asked("role")
            found.append(Report("role", role / MM_PER_PT, type_.font("role").x_height * role))
        if self.header.cost:
            cost = self.cost_size
            step = "size" if self.low_cost else "asked"
            height = type_.font("cost").x_height * cost
            found.append(Report("cost", cost / MM_PER_PT, height, step))
        return found


def _shortened(
    paragraph: Paragraph, type_: TypeSet, room: float, size: float, most: int
) -> list[Line]:
    """The first lines and an ellipsis; the whole text stands elsewhere."""
    end = paragraph.breaks(room, size)[most - 1][1]
    while True:
        short = type_.one_line("name", paragraph.text[:end].rstrip() + _ELLIPSIS)
        lines = short.lines(room, size)
        if len(lines) <= most or end <= 1:
            return lines
        end -= 1
