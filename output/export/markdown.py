"""The warband as Markdown: a table of the fighters, then each in detail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from output.export.listing import Entry, Listing, listing, message_of
from output.export.literal import escape
from output.export.words import beside, lines_of, printable
from schemas.finding import Finding
from schemas.warband import Warband

_COLUMNS = ("No.", "Fighter", "Unit", "Count", "Role", "Squad", "Cost")
_RULE = ("--:", "---", "---", "--:", "---", "---", "--:")


def to_markdown(warband: Warband, findings: Sequence[Finding]) -> str:
    """The warband as Markdown with tables; names and notes come out letter for letter."""
    told = listing(warband, findings)
    blocks = [
        *_head(told),
        *_table(told),
        *(block for entry in told.entries for block in _fighter(entry)),
        *_list("Squads", told.squads),
        *_list("House rulings changed", told.rulings),
        f"## {escape(told.verdict)}",
        _bullets(escape(f"{f.severity} {f.code}: {message_of(f)}") for f in told.findings),
    ]
    return printable("\n\n".join(block for block in blocks if block)) + "\n"


def _head(told: Listing) -> Iterator[str]:
    yield f"# {escape(beside(told.name))}"
    yield "\\\n".join(escape(text) for text in (told.system, told.size, told.money) if text)
    yield from _quote(told.notes)


def _table(told: Listing) -> Iterator[str]:
    if told.entries:
        rows = [_COLUMNS, _RULE, *(_row(entry) for entry in told.entries)]
        yield "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def _row(entry: Entry) -> tuple[str, ...]:
    cells = (beside(entry.name), entry.unit or beside(entry.name))
    more = (str(entry.fighter.count), entry.roles, entry.squad, entry.cost)
    return (str(entry.fighter.number), *(escape(cell) for cell in (*cells, *more)))


def _fighter(entry: Entry) -> Iterator[str]:
    yield f"## {entry.fighter.number}\\. {escape(beside(entry.name))}"
    told = [(label, text) for label, text in _details(entry) if text]
    yield _bullets(f"**{escape(label)}:** {escape(text)}" for label, text in told)
    yield from _quote(entry.notes)


def _details(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "Cost", f"{entry.cost} ({entry.each} each)" if entry.each else entry.cost
    yield "Own price", entry.own_price
    yield "Also", ", ".join(entry.marks)
    yield "Profile", " · ".join(f"{name} {text}" for name, text in entry.values)
    for group in entry.groups:
        yield group.title, ", ".join(group.pieces)
    yield "Keywords", entry.keywords
    yield "Rules", entry.rules


def _list(title: str, texts: Sequence[str]) -> Iterator[str]:
    if texts:
        yield f"## {title}"
        yield _bullets(escape(text) for text in texts)


def _bullets(texts: Iterable[str]) -> str:
    return "\n".join(f"- {text}" for text in texts)


def _quote(notes: str) -> Iterator[str]:
    lines = lines_of(notes)
    if lines:
        yield "\n".join(_quoted(lines))


def _quoted(lines: list[str]) -> Iterator[str]:
    for index, line in enumerate(lines):
        hard_break = "\\" if line and index + 1 < len(lines) and lines[index + 1] else ""
        yield f"> {escape(line)}{hard_break}" if line else ">"
