"""The warband as plain text for a chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.export.listing import Entry, Listing, listing, message_of
from output.export.words import beside, lines_of, printable
from schemas.finding import Finding
from schemas.warband import Warband


def to_text(warband: Warband, findings: Sequence[Finding]) -> str:
    """The warband as lines of text: what each fighter is, costs and carries; then findings.

    Lines are not wrapped, since the chat wraps them; none ends with a space.
    """
    told = listing(warband, findings)
    width = len(str(len(told.entries))) + 2
    blocks = [
        list(_head(told)),
        *(list(_fighter(entry, width)) for entry in told.entries),
        *_lists(told),
        list(_findings(told)),
    ]
    text = "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks)
    return printable(text) + "\n"


def _head(told: Listing) -> Iterator[str]:
    yield beside(told.name)
    yield _beside_dots(told.system, told.size)
    if told.money:
        yield told.money
    yield from lines_of(told.notes)


def _fighter(entry: Entry, width: int) -> Iterator[str]:
    count = f"{entry.fighter.count} × " if entry.fighter.count > 1 else ""
    cost = f"{entry.cost} ({entry.each} each)" if entry.each else entry.cost
    number = str(entry.fighter.number).rjust(width - 2)
    name = beside(entry.name)
    is_said = entry.roles.casefold() in (name.casefold(), entry.unit.casefold())
    title = _beside_dots(count + name, entry.unit, "" if is_said else entry.roles, cost)
    yield f"{number}  {title}"
    indent = " " * width
    for line in _details(entry):
        yield indent + line


def _details(entry: Entry) -> Iterator[str]:
    if entry.squad:
        yield f"Squad: {entry.squad}"
    if entry.marks:
        yield _sentence(", ".join(entry.marks))
    if entry.values:
        yield _beside_dots(*(f"{name} {text}" for name, text in entry.values))
    for group in entry.groups:
        yield f"{group.title}: {', '.join(group.pieces)}"
    if entry.keywords:
        yield f"Keywords: {entry.keywords}"
    if entry.rules:
        yield f"Rules: {entry.rules}"
    if entry.own_price:
        yield f"Own price: {entry.own_price}"
    yield from _hanging("Notes: ", lines_of(entry.notes))


def _lists(told: Listing) -> Iterator[list[str]]:
    for title, texts in (("Squads", told.squads), ("House rulings changed", told.rulings)):
        if texts:
            yield [title, *(f"  {text}" for text in texts)]


def _findings(told: Listing) -> Iterator[str]:
    yield told.verdict
    codes = max((len(found.code) for found in told.findings), default=0)
    for found in told.findings:
        yield f"  {found.severity:7}  {found.code.ljust(codes)}  {message_of(found)}"


def _hanging(label: str, lines: list[str]) -> Iterator[str]:
    for index, line in enumerate(lines):
        yield (" " * len(label) if index else label) + line


def _beside_dots(*texts: str) -> str:
    return " · ".join(text for text in texts if text)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
