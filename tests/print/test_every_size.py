"""Every game's sample warbands and items at every card size: all there, large enough, in place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from builder import build, load_catalog, load_roster
from builder.build.deck import items_of, kinds_of
from builder.cli.printing.report import PrintReport, common_faults, faults_of, report_cards
from output.card import CardFace, Layout, card_faces, load_layout
from output.card.blocks import Block, CardView, Cell, Panel, Plan, Receipt, Row, Table, Words
from output.card.faces import faces_of
from output.card.item_view import item_view
from output.card.layouts import known_layouts
from output.card.own_size import is_small
from output.card.view import view_of
from output.text import plain_text
from schemas.deck import DeckItem
from schemas.warband import Warband
from tests.card.inked import inked, said, squeezed

GAMES = ("core-1e", "double-tap", "kill-team", "morsdei")
OWN_SIZES = ("poker-landscape", "mini-landscape", "business-landscape", "148x105", "66x50", "56x87")
SIZES = (*known_layouts(), *OWN_SIZES)
IN_PLAY_MM = 1.2
IN_PLAY_ON_MINI_MM = 1.1
POINTER_MM = 1.5
SMALL_PRINT = {"labels", "role", "receipt", "footer", "boxes"}


@cache
def warbands(game: str) -> list[Warband]:
    catalog = load_catalog(game)
    samples = sorted((catalog.folder / "samples").glob("*.yaml"))
    return [build(load_roster(sample), catalog) for sample in samples]


@cache
def decks(game: str) -> list[DeckItem]:
    """All items of a game, then those of its first warband with who has them."""
    catalog, (band, *_) = load_catalog(game), warbands(game)
    return [
        deck
        for whose in (None, band)
        for kind in kinds_of(catalog, band)
        for deck in items_of(catalog, kind, whose)
    ]


@cache
def cards(game: str, size: str) -> list[tuple[CardView, list[CardFace]]]:
    """What the card of each fighter and of each item is to say, and its faces."""
    layout = load_layout(size)
    (band, *_) = warbands(game)
    views = [item_view(deck, band.system, band.name) for deck in decks(game)]
    items = [(view, faces_of(view, layout, number=at)) for at, view in enumerate(views)]
    return items + [
        (
            view_of(fighter, band.system, band),
            card_faces(fighter, band.system, layout, warband=band),
        )
        for band in warbands(game)
        for fighter in band.fighters
    ]


every_card = pytest.mark.parametrize(
    ("game", "size"), [(game, size) for game in GAMES for size in SIZES]
)


@every_card
def test_nothing_is_lost_too_small_or_overlaps(game: str, size: str) -> None:
    layout = load_layout(size)
    faces = [face for _, faces in cards(game, size) for face in faces]
    report = PrintReport(pages=1)
    report_cards(report, faces)
    assert [*faults_of(faces, layout, one_face=False), *common_faults(report)] == []
    for card in report.cards:
        for one in card["fields"]:
            assert one["lost_chars"] == 0
            assert one["x_height_mm"] >= floor(one["name"], layout) - 0.001, one


def floor(name: str, layout: Layout) -> float:
    """The x-height under which a text does not go; small print of small cards may be smaller."""
    if not is_small(layout.width_mm, layout.height_mm):
        return IN_PLAY_MM
    return layout.floors.text_mm if name in SMALL_PRINT else IN_PLAY_ON_MINI_MM


@every_card
def test_all_letters_are_inside_the_card(game: str, size: str) -> None:
    layout = load_layout(size)
    for _, faces in cards(game, size):
        for face in faces:
            for box in inked(face.drawing):
                assert box.left >= layout.margin_mm - 0.7, box
                assert box.right <= layout.width_mm - layout.margin_mm + 0.7, box
                assert box.top >= layout.clear_mm, box
                assert box.bottom <= layout.height_mm - layout.clear_mm, box


@every_card
def test_pointers_at_changed_values_stay_in_their_cells(game: str, size: str) -> None:
    layout = load_layout(size)
    for _, faces in cards(game, size):
        for strip in (strip for face in faces for strip in face.placed.strips):
            right = layout.width_mm - layout.margin_mm
            for left, _ in (*strip.worse, *strip.better):
                line = min((x for x in (*strip.lines, right) if x > left), default=0.0)
                assert left + POINTER_MM <= line, (left, line)


@every_card
def test_every_word_of_the_view_is_on_the_card(game: str, size: str) -> None:
    for view, faces in cards(game, size):
        there = said(faces)
        for choices in texts_of(view):
            assert any(all(squeezed(w) in there for w in text.split()) for text in choices), choices


def texts_of(view: CardView) -> Iterator[tuple[str, ...]]:
    """What the card is to say; of several texts in a tuple, one."""
    header, footer = view.header, view.footer
    yield from ((text,) for text in (header.number, header.name, *header.line, header.cost))
    yield header.cost_unit, header.cost_short
    yield (header.count,)
    for cell in view.strip:
        yield from texts_of_cell(cell)
    for tick in view.ticks:
        yield from ((text,) for text in (tick.label, tick.marked_label))
    for block in view.blocks:
        yield from texts_of_block(block)
    yield (footer.left,)
    yield footer.right


def texts_of_block(block: Block) -> Iterator[tuple[str, ...]]:
    match block:
        case Plan():
            yield from ((text,) for side in block.sides for text in (side.name, side.text))
        case Panel():
            yield from texts_of_cell(block.cell)
            yield from ((text,) for one in block.beside for text in (one.label, one.text))
            yield from ((bar.text,) for bar in block.bars)
        case Table():
            yield from texts_of_table(block)
        case Words():
            for one in block.paragraphs:
                yield from ((one.lead,), (one.chip,))
                yield (one.text if one.plain else plain_text(one.text),)
        case Receipt():
            yield from ((text,) for line in block.lines for text in line)


def texts_of_cell(cell: Cell) -> Iterator[tuple[str, ...]]:
    yield cell.label, cell.short
    yield ("" if cell.arc else cell.text,)
    yield from ((text,) for one in cell.under for text in (one.label, one.text))


def texts_of_table(table: Table) -> Iterator[tuple[str, ...]]:
    yield (table.title,)
    columns = [(at, column) for at, column in enumerate(table.columns) if not column.band]
    for at, column in columns:
        if any(row.figures[at].text for row in table.rows):
            yield column.label, column.short
    for row in table.rows:
        yield from ((text,) for text in (row.name, plain_text(row.text), row.mark))
        for at, _ in columns:
            yield from ((row.figures[at].text,), (row.figures[at].boxed,))
        yield texts_of_bands(row, table)


def texts_of_bands(row: Row, table: Table) -> tuple[str, ...]:
    """What is needed at which distance: as columns, or where those have no room on a line."""
    line = " ".join(f"{band.label} {band.value}" for band in row.bands)
    cells = [(at, column) for at, column in enumerate(table.columns) if column.band]
    if not cells:
        return (line,)
    return line, " ".join(f"{column.label} {row.figures[at].text}" for at, column in cells)
