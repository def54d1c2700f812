"""The pages on the language of catalogs: their examples and the tables of their keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parents[2] / "docs"
_FENCE = re.compile(r"^```(?P<says>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_KEYS = re.compile(
    r"^<!-- keys: (?P<models>[\w ,]+) -->\n\n(?P<table>(?:\|[^\n]*\n)+)", re.MULTILINE
)
_CELL = re.compile(r"(?<!\\)\|")
_CODE = re.compile(r"`([^`]+)`")


class Block(NamedTuple):
    """A fenced block: where it stands, what it is, and its text."""

    page: str
    line: int
    says: str
    text: str

    @property
    def place(self) -> str:
        """Page and line, as a test's name."""
        return f"{self.page}:{self.line}"


class Row(NamedTuple):
    """A row of a table: its cells, and the code in each."""

    cells: tuple[str, ...]

    def code(self, cell: int) -> list[str]:
        """The code of a cell as it is meant: without the marks that keep a table's columns."""
        return [code.replace("\\|", "|") for code in _CODE.findall(self.cells[cell])]


def pages() -> list[Path]:
    """All pages on the language, the first one first."""
    return [DOCS / "catalog-language.md", *sorted((DOCS / "catalog-language").glob("*.md"))]


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def blocks() -> Iterator[Block]:
    """All fenced blocks, in the order of the pages."""
    for page in pages():
        text = page.read_text(encoding="utf-8")
        for match in _FENCE.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            yield Block(page.name, line, match["says"], match["text"])


def rows(table: str) -> list[Row]:
    """The rows of a table below its head."""
    lines = table.splitlines()[2:]
    return [Row(tuple(cell.strip() for cell in _CELL.split(line)[1:-1])) for line in lines]


def key_tables() -> dict[str, list[Row]]:
    """Model to the rows that describe its keys, of all pages; the first cell has the keys."""
    found: dict[str, list[Row]] = {}
    for page in pages():
        for match in _KEYS.finditer(page.read_text(encoding="utf-8")):
            for model in match["models"].split(", "):
                found.setdefault(model, []).extend(rows(match["table"]))
    return found


def phrases() -> Iterator[tuple[str, Row]]:
    """The rows of the tables of what is to be said and how: their place, and the row."""
    page = DOCS / "catalog-language" / "phrases.md"
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if re.match(r"\| \d+ \|", line):
            yield f"{page.name}:{number}", rows(f"\n\n{line}")[0]
