"""House rulings on a sheet: by number, and on a list's sheet those that matter to it in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from builder.build.rulebook import Rulebook
from builder.sheet.selected import is_about
from schemas.base import by_number
from schemas.blocks import AnyBlock
from schemas.text_blocks import Bullets, Column, TableBlock
from schemas.warband import Ruling, Warband


def shown(
    rulings: Sequence[Ruling],
    which: str | Sequence[str],
    rulebook: Rulebook,
    warband: Warband | None,
) -> list[Ruling]:
    """Those that are named, all, or those that matter to a list; and all that it has changed."""
    if not isinstance(which, str):
        return [one for one in rulings if one.changed or one.id in which]
    if which == "all" or warband is None:
        return [*rulings]
    return [one for one in rulings if one.changed or _matters(one, rulebook, warband)]


def rulings_blocks(rulings: Sequence[Ruling]) -> Iterator[AnyBlock]:
    """What is in force in words, those of a number together; those without a number after them."""
    numbered: dict[str, list[str]] = {}
    others: list[str] = []
    for one in rulings:
        (numbered.setdefault(number, []) if (number := _number(one)) else others).append(_says(one))
    if numbered:
        cols = [Column(), Column(flex=1)]
        rows = [
            [f"**{code}**", " ".join(numbered[code])] for code in sorted(numbered, key=by_number)
        ]
        yield TableBlock(kind="table", cols=cols, rows=rows)
    if others:
        yield Bullets(kind="bullets", items=others)


def _matters(ruling: Ruling, rulebook: Rulebook, warband: Warband) -> bool:
    said = rulebook.data.switches.get(ruling.id) or rulebook.data.rulings.get(ruling.id)
    return said is None or (said.play and is_about(said.about, rulebook, warband))


def _number(ruling: Ruling) -> str:
    """The number of a ruling: its code, or an id in capitals. An id in words is never printed."""
    return ruling.code or (ruling.id if ruling.id.isupper() else "")


def _says(ruling: Ruling) -> str:
    return f"**changed:** {ruling.says}" if ruling.changed else ruling.says
