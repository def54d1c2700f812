"""Labels with a box behind each, on as few rows as they have room on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from output.card.blank.pieces import GAP, PAD
from output.card.blank.view import Fields
from output.card.placed import Box, Rule, WriteIn
from output.card.typeset import TypeSet

_MOST, _GOOD, _LEAST = 17.0, 7.0, 5.0
"""Width of a box at most; at least beside another group; and at least within its own, mm."""
_APART = 2.6
"""Between fields on one row, mm."""


class FieldsPiece:
    """Some rows of labels with their boxes, a line under the last."""

    def __init__(self, rows: Sequence[Sequence[str]], pitch: float, type_: TypeSet) -> None:
        self.type = type_
        self.rows = rows
        self.pitch = pitch
        self.height = len(rows) * pitch + GAP

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Rows below each other."""
        type_, layout = self.type, self.type.layout
        size = type_.asked("label")
        found = []
        for row in self.rows:
            x = layout.margin_mm
            wide = min(_width_of_boxes(row, type_), _MOST)
            base = y + self.pitch / 2 + type_.cap("label", size) / 2
            for label in row:
                box.texts.append(type_.text("label", label, x, base, size, "ink_2"))
                x += type_.width("label", label, size) + GAP
                found.append(WriteIn(x, y + PAD, wide, self.pitch - 2 * PAD))
                x += wide + _APART
            y += self.pitch
        box.rules.append(Rule(layout.margin_mm, y + GAP, layout.measure_mm))
        return found


def rows_of(fields: Iterable[Fields], type_: TypeSet) -> list[list[str]]:
    """The labels as rows: a group beside another, on a row of its own, or label by label."""
    rows: list[list[str]] = []
    for one in fields:
        first, *others = [type_.said("label", label) for label in one.labels]
        title = type_.said("label", one.title)
        labels = [f"{title}: {first}" if title else first, *others]
        if rows and _width_of_boxes([*rows[-1], *labels], type_) >= _GOOD:
            rows[-1] += labels
        elif _width_of_boxes(labels, type_) >= _LEAST:
            rows.append(labels)
        else:
            _add_each(rows, labels, type_)
    return rows


def has_room(label: str, type_: TypeSet) -> bool:
    """Whether a label has room for a box behind it."""
    return _width_of_boxes([type_.said("label", label)], type_) >= _LEAST


def _add_each(rows: list[list[str]], labels: Iterable[str], type_: TypeSet) -> None:
    for label in labels:
        if rows and _width_of_boxes([*rows[-1], label], type_) >= _GOOD:
            rows[-1].append(label)
        else:
            rows.append([label])


def _width_of_boxes(row: Sequence[str], type_: TypeSet) -> float:
    """The width of each box where these labels stand on one row."""
    size = type_.asked("label")
    words = sum(type_.width("label", label, size) + GAP for label in row)
    return (type_.layout.measure_mm - words - _APART * (len(row) - 1)) / len(row)
