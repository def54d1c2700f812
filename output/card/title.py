"""Name over role: as large as there is room, on one line, on two, or on as many as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from output.card.blocks import Header
from output.card.placed import Text
from output.card.typeset import TypeSet, place
from output.text import Line

_ROLE_GAP = 0.66
"""Least room between the name's last baseline and the role, in sizes of the role."""
_DESCENT = 0.2
_HANGING = "QJYgjpqy"
_OVERSHOOT = 0.05
"""Of round letters over flat ones, in sizes."""
_CLEAR = 0.25
"""Between what hangs from the name and what reaches up from the role, mm."""
_ACCENT = 0.5
"""Height of accents for which there is room over the capitals anyway, mm."""
_BETWEEN = " · "
_SMALLER = 0.96
"""From one size that a name is tried at to the next."""


@dataclass
class Title:
    """Name and role on their lines. Heights in mm."""

    size: float
    lines: Sequence[Line]
    pitch: float
    role: list[Text]
    """From x 0 on, the first baseline at 0."""
    role_gap: float
    cap: float
    over: float
    """How far accents reach over the capitals."""
    role_cap: float
    step: str = "asked"
    whole: bool = True
    """Whether all of the name is there."""

    @property
    def height(self) -> float:
        """From the top of the capitals to the last baseline."""
        height = self.cap + max(len(self.lines) - 1, 0) * self.pitch
        if self.role:
            height += self.role_gap + self.role_cap + self.role[-1].y
        return height

    @property
    def needed(self) -> float:
        """Height with what accents take of the room over the capitals, and as much under."""
        return self.height + 2 * max(self.over - _ACCENT, 0.0)

    def place(self, x: float, top: float, type_: TypeSet) -> tuple[list[Text], float]:
        """The texts, the capitals of the first line reaching up to `top`; and their right end."""
        found: list[Text] = []
        y = top + self.cap
        for line in self.lines:
            found += place(line, x, y, self.size, "name", flush=True)[0]
            y += self.pitch
        right = x + max((line.width_mm for line in self.lines), default=0.0)
        y = top + self.height - self.role[-1].y if self.role else top
        for text in self.role:
            right = max(right, x + text.x + type_.text_width(text))
            found.append(
                Text(
                    x + text.x,
                    y + text.y,
                    text.string,
                    text.font,
                    text.size,
                    text.tone,
                    text.tracking,
                    text.rtl,
                )
            )
        return found, right


class TitleType:
    """A name and what stands under it, to be fitted into different rooms.

    `moved` are keywords that do not stand under it.
    """

    def __init__(self, header: Header, type_: TypeSet, moved: Sequence[str] = ()) -> None:
        self.name = type_.said("name", header.name)
        kept = [part for part in header.line if part.strip() and part not in moved]
        self.parts = [type_.said("role", part) for part in kept]
        self.told = [type_.said("role", part) for part in kept if part in header.told]
        self.type = type_
        self.paragraph = type_.one_line("name", self.name)
        self.largest, self.smallest = type_.asked("name"), type_.smallest("name")

    def fit(self, room: float, height: float, last: float) -> Title | None:
        """On one line, else on two; None where it needs more.

        Smaller, down to the size `last`, rather than higher than there is room.
        """
        one = self.type.fitted("name", self.name, room)
        if one is not None:
            return self._one_line(one, room, height)
        if self.paragraph.line_count(room, last) > 2:
            return None
        size = self.largest
        while size > last:
            if self.paragraph.line_count(room, size) <= 2 and self._whole(size, room):
                title = self._title(size, room, "size")
                if title.needed <= height:
                    return title
            size = max(size * _SMALLER, last)
        return self._title(last, room, "size")

    def _one_line(self, size: float, room: float, height: float) -> Title:
        """One line, smaller where accents would come too near to the edge."""
        step = "asked" if size == self.largest else "size"
        title = self._title(size, room + 0.01, step)
        while title.needed > height and size > self.smallest:
            size = max(size * _SMALLER, self.smallest)
            title = self._title(size, room + 0.01, "size")
        return title

    def fit_long(self, room: float, last: float, most: int) -> Title:
        """On as many lines as it takes; on more than three it is of the size `last`.

        Of a name with more lines than `most`, that many and an ellipsis.
        """
        size = self.smallest if self.paragraph.line_count(room, self.smallest) <= 3 else last
        title = self._title(size, room, "size")
        if len(title.lines) > most:
            title.lines = self.type.shortened("name", self.name, room, size, most)
            title.step, title.whole = "continued", False
        return title

    def fit_again(self, room: float, largest: float, last: float, most: int) -> Title:
        """The name alone, on one line or at the size `last` on a few."""
        em = max(self.type.width("name", self.name), 1e-6)
        size = max(min(largest, room / em - 1e-6), self.smallest)
        if em * size > room:
            size = last
        title = self._title(size, room, "size")
        if len(title.lines) > most:
            title.lines = self.type.shortened("name", self.name, room, size, most)
        title.role = []
        return title

    def _title(self, size: float, room: float, step: str) -> Title:
        type_ = self.type
        leading, descent, over = type_.layout.type["name"].leading, self._descent(), 0.0
        if not self.name.isascii():
            top, foot = type_.reach(self.name, "name")
            leading, descent = max(leading, type_.ink(self.name, "name")), max(-foot, descent)
            over = max(top - type_.cap("name", 1.0), 0.0)
        clear = _CLEAR if descent <= _DESCENT else 2 * _CLEAR
        role_gap = _ROLE_GAP * type_.asked("role") * min(size / self.smallest, 1.0)
        return Title(
            size=size,
            lines=type_.lines(self.paragraph, room, size),
            pitch=leading * size,
            role=self._role(room),
            role_gap=max(descent * size + clear + self._role_over(), role_gap),
            cap=type_.cap("name", size),
            over=over * size,
            role_cap=type_.cap("role", type_.asked("role")),
            step=step,
        )

    def over(self, title: Title) -> float:
        """How far letters of the name reach over its capitals, mm."""
        top = self.type.reach(self.name, "name")[0] - self.type.cap("name", 1.0)
        return max(top, 0.0) * title.size

    def _descent(self) -> float:
        """How far letters of the face hang, whatever the name: names of all cards stand alike."""
        hanging = -self.type.reach(_HANGING, "name")[1]
        return hanging if hanging > _DESCENT + _OVERSHOOT / 2 else _DESCENT

    def _role_over(self) -> float:
        """How far accents of the role reach over its capitals."""
        type_ = self.type
        said = _BETWEEN.join(self.parts)
        over = type_.reach(said, "role")[0] - type_.cap("role", 1.0)
        return over * type_.asked("role") if over > _OVERSHOOT else 0.0

    def _whole(self, size: float, room: float) -> bool:
        """Whether no word is broken."""
        return self.paragraph.widest * size <= room

    def _role(self, room: float) -> list[Text]:
        """What stands under the name: on one line, else on two of much the same width, else broken.

        Keywords that stand elsewhere too are left out, the last first, where that saves a line.
        """
        type_ = self.type
        size = type_.asked("role")
        if not self.parts:
            return []
        pitch = max(type_.layout.type["role"].leading, self._role_ink()) * size
        asked = type_.tracking("role")
        closer = min(type_.layout.header.role_tracking, asked)
        for count, tracking in ((1, asked), (1, closer), (2, asked), (2, closer)):
            for parts in self._shorter():
                rows = self._rows(parts, count, room, tracking)
                if rows is not None:
                    return [
                        self._role_text(row, at * pitch, tracking) for at, row in enumerate(rows)
                    ]
        found: list[Text] = []
        for at, line in enumerate(self._role_lines(room, size)):
            found += place(line, 0, at * pitch, size, "accent", flush=True)[0]
        return found

    def _role_ink(self) -> float:
        return self.type.ink(_BETWEEN.join(self.parts), "role")

    def _shorter(self) -> Iterator[list[str]]:
        """The parts, and then one after the other without what stands elsewhere too."""
        parts = list(self.parts)
        yield parts
        for told in reversed(self.told):
            if len(parts) > 1:
                parts = [part for part in parts if part != told]
                yield parts

    def _role_text(self, row: str, y: float, tracking: float) -> Text:
        size = self.type.asked("role")
        text = self.type.text("role", row, 0, y, size, "accent")
        text.tracking = tracking * size
        return text

    def _rows(self, parts: list[str], count: int, room: float, tracking: float) -> list[str] | None:
        """Parts on so many lines, the widest as narrow as can be; None where that is too wide."""
        type_ = self.type
        if count > len(parts):
            return None
        choices = [
            [_BETWEEN.join(row) for row in (parts[:at], parts[at:]) if row]
            for at in (range(1, len(parts)) if count > 1 else [len(parts)])
        ]

        def widest(rows: list[str]) -> float:
            return max(type_.text_width(self._role_text(row, 0.0, tracking)) for row in rows)

        best = min(choices, key=widest)
        return best if widest(best) <= room else None

    def _role_lines(self, room: float, size: float) -> list[Line]:
        """Whole parts on each line, as many as have room; one too wide is broken."""
        type_ = self.type
        rows = [self.parts[0]]
        for part in self.parts[1:]:
            longer = rows[-1] + _BETWEEN + part
            if type_.width("role", longer, size, tracked=False) <= room:
                rows[-1] = longer
            else:
                rows.append(part)
        return [
            line for row in rows for line in type_.lines(type_.one_line("role", row), room, size)
        ]
