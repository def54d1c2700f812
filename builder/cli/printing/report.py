"""How a print came out: the report for programs, and what is not as it should be, for people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any

from schemas.answers.head import answer

if TYPE_CHECKING:
    from output.card.faces import CardFace
    from output.card.flow import Report
    from output.card.layout import Layout
    from output.printout import Page
    from output.sheet.pages import SheetPages

HAIR_MM = 1e-6
"""Sizes are compared this closely."""


@dataclass(slots=True)
class PrintReport:
    """What the answer `musterpress/print-report` says."""

    pages: int
    cards: list[dict[str, Any]] = field(default_factory=list)
    sections: list[dict[str, Any]] = field(default_factory=list)
    missing_glyphs: list[str] = field(default_factory=list)
    overlaps: list[str] = field(default_factory=list)

    def json(self) -> bytes:
        """The answer as a file."""
        data = answer(
            "print-report",
            pages=self.pages,
            cards=self.cards,
            sections=self.sections,
            missing_glyphs=self.missing_glyphs,
            overlaps=self.overlaps,
        )
        return f"{json.dumps(data, ensure_ascii=False, indent=2)}\n".encode()


def report_cards(report: PrintReport, faces: Iterable[CardFace], closely: bool = True) -> None:
    """Adds how faces came out. `closely` also looks for texts that overlap, which takes a while."""
    missing = dict.fromkeys(report.missing_glyphs)
    for fighter, group in groupby(faces, key=lambda face: face.fighter):
        sides = list(group)
        fields = [_field(one) for face in sides for one in face.fields]
        report.cards.append({"fighter": fighter, "faces": len(sides), "fields": fields})
        missing.update(dict.fromkeys(char for face in sides for char in face.missing_glyphs))
        if closely:
            report.overlaps += _overlaps(sides)
    report.missing_glyphs = list(missing)


def report_sheet(report: PrintReport, made: SheetPages, place: Sequence[int]) -> None:
    """Adds how the sections of a sheet came out. `place`: which pages of the file are its own."""
    from output.sheet.proofs import missing_glyphs

    report.sections += [
        {
            "id": one.id,
            "pt": round(one.pt, 3),
            "pages": [place[at - 1] + 1 for at in one.pages],
            "lost_chars": one.lost_chars,
        }
        for one in made.sections
    ]
    missing = dict.fromkeys([*report.missing_glyphs, *missing_glyphs(made.pages)])
    report.missing_glyphs = list(missing)


def overlaps_on(pages: Sequence[Page], title: str, place: Sequence[int]) -> list[str]:
    """Texts that overlap on the pages of a sheet, in words."""
    from output.sheet.proofs import overlapping

    return [
        f"{title}, page {at + 1}: “{one}” and “{other}”"
        for at, page in zip(place, pages, strict=True)
        for one, other in overlapping(page)
    ]


def sheet_faults(made: SheetPages, title: str) -> list[str]:
    """What `--strict` fails on in a sheet, a line each."""
    lost = [f"{title}: {_lost(one.lost_chars, one.id)}" for one in made.sections if one.lost_chars]
    return [*(f"{title}: {fault}" for fault in made.faults), *lost]


def faults_of(faces: Sequence[CardFace], layout: Layout, one_face: bool) -> list[str]:
    """What `--strict` fails on in cards, a line each; empty: all is as it should be."""
    faults = [warning for face in faces for warning in face.warnings]
    for face in faces:
        faults += [f"{face.label}: {what}" for one in face.fields for what in _wrong(one, layout)]
        if one_face and face.index == 1 and face.of > 1:
            faults.append(f"{face.label}: takes {face.of} faces; shorten its texts")
    return faults


def common_faults(report: PrintReport) -> list[str]:
    """Signs that no font has and texts that overlap, wherever they are."""
    faults = []
    if report.missing_glyphs:
        signs = ", ".join(f"{char} (U+{ord(char[0]):04X})" for char in report.missing_glyphs)
        faults.append(f"no font has {signs}")
    return faults + [f"{pair} overlap" for pair in report.overlaps]


def _overlaps(faces: Sequence[CardFace]) -> Iterator[str]:
    from output.overlap import overlaps

    for face in faces:
        for one, other in overlaps(face.drawing, face.fonts):
            yield f"{face.label}: “{one}” and “{other}”"


def _lost(count: int, of: str) -> str:
    return f"1 character of {of} is lost" if count == 1 else f"{count} characters of {of} are lost"


def _field(report: Report) -> dict[str, Any]:
    return {
        "name": report.name,
        "pt": round(report.pt, 3),
        "x_height_mm": round(report.x_height_mm, 3),
        "step": report.step,
        "lost_chars": report.lost_chars,
    }


def _wrong(report: Report, layout: Layout) -> Iterator[str]:
    floors = layout.floors
    floor = {"name": floors.name_mm, "figures": floors.figure_mm}.get(report.name, floors.text_mm)
    if report.lost_chars:
        yield _lost(report.lost_chars, report.name)
    if report.x_height_mm < floor - HAIR_MM:
        yield f"{report.name} is under the smallest size, {report.x_height_mm:.2f} mm of {floor:g}"
