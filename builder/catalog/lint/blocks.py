"""The blocks of the sheet: rows that fit their columns, references and arrows that lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from builder.catalog.lint.sheets import sections
from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from schemas.diagrams import BandsBlock, Graph
from schemas.text_blocks import Strip, TableBlock
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean

_SHOWN = ("name", "cost", "text")
"""What a column of items may show besides a characteristic."""
_REF = re.compile(r"\{ref:([^{}]*)\}")
_END = re.compile(r"(?P<node>.+)\.(?P<side>[lrtb])(?P<at>:(0(\.\d+)?|1(\.0+)?|\.\d+))?")


def blocks(subject: Subject) -> Iterator[Fault]:
    """Cells beside the columns of a table, rows of a strip that are not alike."""
    for path, table in subject.every(TableBlock):
        for index, row in enumerate(table.rows):
            if len(row) not in (1, len(table.cols)):
                message = f"the row has {len(row)} cells, `cols` {len(table.cols)}"
                message += "; one cell alone is a heading"
                yield Fault((*path, "rows", index), message)
    for path, strip in subject.every(Strip):
        first = len(strip.rows[0])
        for index, row in enumerate(strip.rows):
            if len(row) != first:
                message = f"the row has {len(row)} cells, the first {first}"
                yield Fault((*path, "rows", index), message)


def item_rows(subject: Subject) -> Iterator[Fault]:
    """Rows of items: figures that there are, an edge for each of them."""
    figures = subject.data.characteristics
    for path, table in subject.every(TableBlock):
        for index, column in enumerate(table.cols):
            at: Path = (*path, "cols", index)
            if column.of is not None and column.of not in (*_SHOWN, *figures):
                yield unknown((*at, "of"), "column", column.of, [*_SHOWN, *figures])
            for id_ in column.words:
                if subject.names.item_id(id_) not in subject.names.items:
                    yield unknown((*at, "words", id_), "item", id_, subject.names.items, key=True)
            if table.items is None and (column.of is not None or column.words):
                yield Fault(at, "`of` and `words` are of items; name them in `items` of the table")
    for path, block in subject.every(BandsBlock):
        named: list[tuple[Path, str]] = [
            (("values", index), id_) for index, id_ in enumerate(block.values)
        ]
        named += [(("att",), block.att)] if block.att is not None else []
        for key, id_ in named:
            if id_ not in figures:
                yield unknown((*path, *key), "characteristic", id_, figures)
        if block.items is not None and len(block.values) != len(block.edges):
            message = f"`values` has {len(block.values)} entries, `edges` {len(block.edges)}"
            yield Fault(path, f"{message}; a value is that of a band up to its edge")


def arrows(subject: Subject) -> Iterator[Fault]:
    """Arrows of a graph whose ends are on no box."""
    for path, graph in subject.every(Graph):
        nodes = [node.id for node in graph.nodes]
        for index, edge in enumerate(graph.edges):
            for key, said in (("from", edge.from_), ("to", edge.to)):
                at = (*path, "edges", index, key)
                found = _END.fullmatch(said)
                if found is None:
                    yield Fault(at, f"`{said}` is no side of a box; write `box.r` or `box.r:0.3`")
                elif found["node"] not in nodes:
                    yield unknown(at, "box", found["node"], nodes)


def references(subject: Subject) -> Iterator[Fault]:
    """`{ref:ID}` in a text that names no section, and ids that two sections have."""
    seen: dict[str, Path] = {}
    for path, section in sections(subject):
        in_force = path[0] == "reference"
        if section.id and in_force:
            first = seen.setdefault(section.id, path)
            if first is not path:
                message = f"section `{section.id}` is defined twice"
                yield Fault((*path, "id"), message, see=(first,))
        elif section.id:
            seen.setdefault(section.id, path)
    for path, section in sections(subject):
        raw = section.model_dump(by_alias=True, exclude_unset=True)
        for at, text in _texts(raw, path):
            for id_ in _REF.findall(text):
                if id_ not in seen:
                    message = f"no section `{id_}`{did_you_mean(id_, seen) or ''}"
                    yield Fault(at, message)


def _texts(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _texts(inner, (*path, index))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _texts(inner, (*path, key))
