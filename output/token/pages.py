"""The pages of tokens and templates, and what of them could not be printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TypeAlias

from output.card.palette import Ink
from output.page.paper import Paper
from output.printout import Bookmark, Duplex, Page
from output.sheet.content import SheetContent
from output.sheet.frame import AFTER_HEAD, BEFORE_FOOT
from output.sheet.head import foot, head
from output.sheet.inks import Inks, inks_of
from output.sheet.pages import SectionReport, SheetPages
from output.sheet.pen import Pen
from output.sheet.spacing import ROOMY
from output.sheet.type import SheetType, sheet_type
from output.text import FontSet, default_fonts
from output.token.about import listed
from output.token.disc import LARGE
from output.token.gaps import fill_from_bottom, fill_gaps
from output.token.pack import GAP, Area, Lying, Packed, pack, spread
from output.token.piece import SMALLEST, Piece, Table
from output.token.scale import SCALE_MM, draw_scale
from output.token.shapes import SHAPES
from output.token.turned import folded, upright
from schemas.tokens import TokenView

_Leaf: TypeAlias = tuple[Packed, list[Lying]]
"""What lies on a page, and what stands beside head and foot."""
_BODY_PT = 8.5
_AFTER = 3.0
"""Between the last row and the scale."""


def token_pages(
    tokens: Sequence[TokenView],
    about: SheetContent,
    paper: Paper,
    unit: str,
    ink: Ink = "full",
    *,
    duplex: Duplex = "none",
    accent: str = "",
    fonts: FontSet | None = None,
    large: bool = False,
) -> SheetPages:
    """Tokens at true size. `about` says what stands in head and foot; `unit`: in or cm.

    With `duplex`, other sides are on pages of their own behind; else beside, to fold. `accent` is
    the colour of the head and of what is no moment's, such as bases, `#rrggbb`. With `large`, words
    are larger where they have room. The foot lists what is printed.
    """
    type_ = sheet_type(_BODY_PT, fonts or default_fonts(), {})
    about = replace(about, accent=accent) if accent else about
    every = replace(about, foot=[listed(tokens), *about.foot])
    layout = _Layout(every, paper, inks_of("ref", ink, accent), duplex, type_)
    pieces, faults, lost = _pieces(tokens, Table(unit, layout.type_.fonts, large))
    sized, too_large = layout.fitted(pieces)
    gone = {piece.kind for piece in too_large}
    fit = listed(token for token in tokens if token.id not in gone)
    layout.about = replace(about, foot=[fit, *about.foot])
    names = {token.id: token.front.name for token in tokens}
    faults += [
        f"{names[piece.kind]}: {max(piece.width, piece.height):g} mm do not fit on {paper.name};"
        " choose a larger paper"
        for piece in _once(too_large)
    ]
    pages = layout.pages(sized)
    numbers = tuple(range(1, len(pages) + 1))
    made = SheetPages(pages, [SectionReport("tokens", _BODY_PT, numbers, lost)], faults)
    kinds = {token.id: token.kind for token in tokens}
    by_kind = {kinds[id_]: at for id_, at in reversed(layout.first_on.items())}
    made.outline = [Bookmark(kind, at) for kind, at in reversed(by_kind.items())]
    made.sides = "pairs" if layout.has_backs else "fronts"
    return made


def _pieces(tokens: Iterable[TokenView], table: Table) -> tuple[list[Piece], list[str], int]:
    """A piece for each token, what had no room on it, and how many letters those are."""
    pieces: list[Piece] = []
    faults: list[str] = []
    for token in tokens:
        if token.size_mm < SMALLEST:
            whose = f" {token.front.figure or token.front.mark}".rstrip()
            faults.append(f"{token.kind}{whose}: {_small(token.size_mm)}; it is not printed")
            continue
        piece = SHAPES[token.shape](token, table)
        faults += [f"{token.front.name}: no room for “{text}”" for text in piece.left_out]
        pieces += [replace(piece) for _ in range(token.count)]
    return pieces, faults, sum(len(text) for piece in pieces for text in piece.left_out)


def _small(size_mm: float) -> str:
    return f"{size_mm:g} mm are too little to cut out" if size_mm else "its size is not stated"


def single_tokens(
    tokens: Sequence[TokenView],
    unit: str,
    ink: Ink = "full",
    accent: str = "",
    fonts: FontSet | None = None,
    large: bool = False,
) -> dict[str, Page]:
    """Each kind of token as a page of its own size, for plotters, by its id; sides apart."""
    type_ = sheet_type(_BODY_PT, fonts or default_fonts(), {})
    table = Table(unit, type_.fonts, large)
    found: dict[str, Page] = {}
    for token in tokens:
        if token.size_mm < SMALLEST:
            continue
        piece = SHAPES[token.shape](token, table)
        name = "-".join(filter(None, (token.id, token.front.figure or token.front.mark)))
        for side, draw in (("", piece.draw), ("-back", piece.back)):
            if draw is not None:
                pen = Pen(type_, inks_of("ref", ink, accent))
                draw(pen, 0.0, 0.0)
                found[name + side] = Page(piece.width, piece.height, pen.items)
    return found


def _once(pieces: Iterable[Piece]) -> list[Piece]:
    return list({piece.kind: piece for piece in pieces}.values())


@dataclass(slots=True)
class _Layout:
    """Where things go on the pages of one print."""

    about: SheetContent
    paper: Paper
    inks: Inks
    duplex: Duplex
    type_: SheetType
    has_backs: bool = False
    first_on: dict[str, int] = field(default_factory=dict)
    """The page, counted from 0, that the first of a kind lies on."""

    def fitted(self, pieces: Iterable[Piece]) -> tuple[list[Piece], list[Piece]]:
        """The pieces, turned where they are too wide; and those that no page has room for."""
        fit: list[Piece] = []
        not_fit: list[Piece] = []
        area = self._area()
        width, height = area.right - area.left, area.bottom - area.top
        whole = self.paper.height_mm - 2 * ROOMY.margin
        for piece in pieces:
            one = piece if self.duplex != "none" else folded(piece)
            one = upright(one) if one.width > width else one
            fits = one.width <= width and one.height <= (whole if _is_bar(one) else height)
            (fit if fits else not_fit).append(one)
        return fit, not_fit

    def pages(self, pieces: Sequence[Piece]) -> list[Page]:
        """All pages, each with the other sides behind it where there are any."""
        standing = [piece for piece in pieces if _is_bar(piece)]
        rest = [piece for piece in pieces if not _is_bar(piece)]
        templates = [piece for piece in rest if piece.round and piece.width > LARGE]
        templates.sort(key=lambda piece: -piece.width)
        others = _in_rows(_without(rest, templates))
        laid = self._laid(standing, templates, others, in_rows=True)
        if len(laid) > 1:
            laid = self._thrifty(laid) or laid
        if len(laid) > 1 and templates:
            closer = self._laid(standing, templates, others, in_rows=False)
            laid = closer if len(closer) < len(laid) else laid
        for page, stood in laid:
            spread(page, self._area([bar.piece for bar in stood]))
        self.has_backs = any(one.piece.back for page, bars in laid for one in (*page.all(), *bars))
        made: list[Page] = []
        for at, (page, bars) in enumerate(laid, 1):
            for one in (*bars, *page.all()):
                self.first_on.setdefault(one.piece.kind, len(made))
            made.append(self._front(page, bars, at, len(laid)))
            if self.has_backs:
                made.append(self._back([*page.all(), *bars]))
        return made

    def _laid(
        self,
        standing: list[Piece],
        templates: list[Piece],
        others: list[Piece],
        *,
        in_rows: bool,
    ) -> list[_Leaf]:
        """All pieces on pages; round templates in rows, or else wherever they have room."""
        laid: list[_Leaf] = []
        while standing or templates or others:
            stood = self._beside(standing)
            standing = standing[len(stood) :]
            area = self._area(stood)
            page = pack(templates, others if in_rows or not templates else [], area)
            if page.templates and not in_rows:
                fill_from_bottom(page, [piece for piece in others if not piece.round], area)
                fill_gaps(page, [piece for piece in others if piece.round], area)
            laid.append((page, self._at_the_edge(stood)))
            lying = [one.piece for one in page.all()]
            templates, others = _without(templates, lying), _without(others, lying)
        return laid

    def _thrifty(self, laid: Sequence[_Leaf]) -> list[_Leaf] | None:
        """The pages but the last, which has nothing that has no room in the gaps of the others."""
        *before, (last, stood) = laid
        waiting = [one.piece for one in last.all()]
        if stood:
            return None
        filled: list[_Leaf] = []
        for page, bars in before:
            more = replace(page, gaps=[*page.gaps])
            waiting = fill_gaps(more, waiting, self._area([bar.piece for bar in bars]))
            filled.append((more, bars))
        return None if waiting else filled

    def _area(self, bars: Sequence[Piece] = ()) -> Area:
        """Where pieces may lie, left of what stands as high as the page."""
        width = self._width(bars)
        top = ROOMY.margin + head(self.about, width, self.type_, 9, 9).height + AFTER_HEAD
        small = foot(self.about, width, self.type_).height
        bottom = self.paper.height_mm - ROOMY.margin - small - BEFORE_FOOT - SCALE_MM - _AFTER
        return Area(ROOMY.margin, top, ROOMY.margin + width, bottom)

    def _width(self, bars: Sequence[Piece]) -> float:
        return self.paper.width_mm - 2 * ROOMY.margin - sum(bar.width + 2 * GAP for bar in bars)

    def _beside(self, standing: Sequence[Piece]) -> list[Piece]:
        """The first bars of all that wait: one, and more while half of the width is left."""
        bars = list(standing[:1])
        for one in standing[1:]:
            if self._width([*bars, one]) < self._width([]) / 2:
                break
            bars.append(one)
        return bars

    def _at_the_edge(self, bars: Sequence[Piece]) -> list[Lying]:
        """Bars beside head and foot, from the right edge inwards."""
        lying: list[Lying] = []
        right = self.paper.width_mm - ROOMY.margin
        for bar in bars:
            lying.append(Lying(bar, right - bar.width, ROOMY.margin))
            right -= bar.width + 2 * GAP
        return lying

    def _front(self, page: Packed, bars: Sequence[Lying], at: int, of: int) -> Page:
        pen = Pen(self.type_, self.inks)
        width = self._width([bar.piece for bar in bars])
        head(self.about, width, self.type_, at, of).draw(pen, ROOMY.margin, ROOMY.margin)
        small = foot(self.about, width, self.type_)
        bottom = self.paper.height_mm - ROOMY.margin - small.height
        small.draw(pen, ROOMY.margin, bottom)
        draw_scale(pen, ROOMY.margin, bottom - BEFORE_FOOT - SCALE_MM, width, self.paper)
        for one in (*page.all(), *bars):
            one.piece.draw(pen, one.x, one.y)
        return Page(self.paper.width_mm, self.paper.height_mm, pen.items)

    def _back(self, lying: Sequence[Lying]) -> Page:
        """The other sides, where they come to lie behind their own when the paper is turned."""
        pen = Pen(self.type_, self.inks)
        for one in lying:
            if one.piece.back is not None:
                one.piece.back(pen, *self._behind(one))
        return Page(self.paper.width_mm, self.paper.height_mm, pen.items)

    def _behind(self, one: Lying) -> tuple[float, float]:
        if self.duplex == "short":
            return one.x, self.paper.height_mm - one.y - one.piece.height
        return self.paper.width_mm - one.x - one.piece.width, one.y


def _is_bar(piece: Piece) -> bool:
    """Whether it may stand at the edge of a page, beside head and foot."""
    return piece.height > 4 * piece.width


def _without(pieces: Sequence[Piece], lying: Sequence[Piece]) -> list[Piece]:
    """The pieces that do not lie anywhere yet."""
    placed = {id(piece) for piece in lying}
    return [piece for piece in pieces if id(piece) not in placed]


def _in_rows(pieces: Sequence[Piece]) -> list[Piece]:
    """The tallest first; of one height, those of a fighter together, so that one cut frees them."""
    ordered: list[Piece] = []
    by_height = sorted(pieces, key=lambda piece: -piece.height)
    for _, alike in groupby(by_height, key=lambda piece: piece.height):
        group = list(alike)
        marks = {piece.mark: at for at, piece in reversed(list(enumerate(group))) if piece.mark}
        ordered += sorted(group, key=lambda piece: marks.get(piece.mark, len(group)))
    return ordered
