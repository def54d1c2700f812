"""Composes a card: measures what it says, spreads it over faces, puts everything in its place."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from output.card.blocks import CardView, Panel, Plan, Receipt, Table, Words
from output.card.flow import Flow, Portion, Report, largest_k
from output.card.flow_columns import ColumnsFlow
from output.card.flow_panel import PanelFlow
from output.card.flow_plan import PlanFlow
from output.card.flow_receipt import ReceiptFlow
from output.card.flow_table import TableFlow
from output.card.flow_ticks import TicksFlow
from output.card.flow_words import WordsFlow
from output.card.footer import FooterType
from output.card.header import HeaderType
from output.card.ladder import Rooms, Spread, on_grid, opened, spread
from output.card.layout import MM_PER_PT
from output.card.overflow import settled, with_keywords, with_whole_name
from output.card.placed import Face, HeaderBox, More
from output.card.scene import least_scene, scene_at
from output.card.strip import StripType
from output.card.typeset import TypeSet
from output.display import Picture

_GROWN, _GROWN_PT = 1.5, 13.5
"""What the rules of a card grow to at most, in their usual size and in points."""


@dataclass
class Composed:
    """The faces of a card, and how its texts came out."""

    faces: list[Face]
    reports: list[Report] = field(default_factory=list)


@dataclass
class _Card:
    """A card while it is composed."""

    view: CardView
    type: TypeSet
    picture: Picture | None
    header: HeaderType
    strip: StripType
    flows: list[Flow]

    def rooms(self, footer: float) -> Rooms:
        """Height between strip and footer on each kind of face."""
        layout = self.type.layout
        height = layout.height_mm - footer
        first = height - self.header.height - self.strip.height()

        def later() -> float:
            return height - self.header.again().height - self.strip.height(again=True)

        return Rooms(first, later, layout.more)


def compose(view: CardView, type_: TypeSet, picture: Picture | None) -> Composed:
    """The faces of a card, with its picture in the scene or as a portrait in the header."""
    view = settled(view, type_)
    card, found, footer = _on_faces(view, type_, picture)
    if picture and not _has_scene(card, found, footer):
        with_portrait = replace(card, header=HeaderType(view.header, type_, picture))
        if _is_as_high(with_portrait, card, len(found.portions)):
            card = with_portrait
        else:
            card, found, footer = _on_faces(view, type_, picture, portrait=True)
    return Composed(_placed(card, found, footer), _reports(card, footer, found))


def _is_as_high(card: _Card, other: _Card, faces: int) -> bool:
    """Whether what stands on so many faces under a card's header fits under another's as it is."""
    one, two = card.header, other.header
    if (one.moved, one.whole, one.height) != (two.moved, two.whole, two.height):
        return False
    return faces == 1 or one.again().height == two.again().height


def _on_faces(
    view: CardView, type_: TypeSet, picture: Picture | None, portrait: bool = False
) -> tuple[_Card, Spread, FooterType]:
    """A card measured and spread: in columns, if it is wide and they bring it on one face."""
    if type_.layout.measure_mm >= type_.layout.words.columns_from:
        card = _measured(view, type_, picture, portrait, ColumnsFlow)
        found, footer = _spread(card)
        if len(found.portions) == 1:
            return card, found, footer
    card = _measured(view, type_, picture, portrait, WordsFlow)
    return card, *_spread(card)


def _spread(card: _Card) -> tuple[Spread, FooterType]:
    """What each face holds. A footer with a wider face number may be higher, so less fits."""
    footer = FooterType(card.view.footer, 1, card.type)
    while True:
        rooms = card.rooms(footer.height)
        found = spread(card.flows, rooms, card.type.layout.ladder, _largest(card))
        fitting = FooterType(card.view.footer, len(found.portions), card.type)
        if fitting.height <= footer.height:
            return found, fitting
        footer = fitting


def _largest(card: _Card) -> float:
    """What the rules may grow to, in the size that they have on the other cards."""
    asked = card.type.asked("rules")
    return min(_GROWN, _GROWN_PT * MM_PER_PT / asked) if card.view.grows else 1.0


def _measured(
    view: CardView,
    type_: TypeSet,
    picture: Picture | None,
    portrait: bool,
    words: type[WordsFlow],
) -> _Card:
    header = HeaderType(view.header, type_, picture if portrait else None)
    if header.moved:
        view = with_keywords(view, header.moved)
    if not header.whole:
        view = with_whole_name(view, view.header)
    strip = StripType(view.strip, type_)
    return _Card(view, type_, picture, header, strip, _flows(view, type_, words))


def _flows(view: CardView, type_: TypeSet, kind: type[WordsFlow]) -> list[Flow]:
    """The blocks in order; a plan has the first words after it beside it."""
    flows: list[Flow] = [TicksFlow(view.ticks, type_)] if view.ticks else []
    words = {id(block): kind(block, type_) for block in view.blocks if isinstance(block, Words)}
    for at, block in enumerate(view.blocks):
        match block:
            case Plan():
                after = (words[id(b)] for b in view.blocks[at:] if isinstance(b, Words))
                flows.append(PlanFlow(block, type_, next(after, None)))
            case Panel():
                flows.append(PanelFlow(block, type_))
            case Table():
                flows.append(TableFlow(block, type_))
            case Words():
                flows.append(words[id(block)])
            case Receipt():
                flows.append(ReceiptFlow(block, type_))
    return flows


def _scene_k(card: _Card, portion: Portion, room: float) -> float | None:
    """The spacing at which a scene has room under a portion, or None."""
    layout = card.type.layout
    least = least_scene(layout, card.type.theme, card.picture is not None, card.view.emblem)
    if least is None:
        return None
    k = on_grid(largest_k(portion.height, room - least), layout.ladder.step)
    if k < layout.ladder.roomy.least:
        return None
    return min(k, layout.ladder.roomy.most)


def _has_scene(card: _Card, found: Spread, footer: FooterType) -> bool:
    room = _room(card, len(found.portions) - 1, len(found.portions), footer)
    return _scene_k(card, found.portions[-1], room) is not None


def _room(card: _Card, at: int, faces: int, footer: FooterType) -> float:
    """Height for what a face holds, counted from 0."""
    rooms = card.rooms(footer.height)
    room = rooms.of(at)
    return room if at + 1 == faces else room - rooms.more


def _placed(card: _Card, found: Spread, footer: FooterType) -> list[Face]:
    faces = len(found.portions)
    scene_k = _scene_k(card, found.portions[-1], _room(card, faces - 1, faces, footer))
    in_header = scene_k is None and not card.header.portrait
    placed = []
    for at, portion in enumerate(found.portions):
        header = (
            card.header.place(card.view.emblem if in_header else "")
            if at == 0
            else card.header.again()
        )
        last = at + 1 == faces
        face = _begun(card, header, footer, at)
        k = scene_k if last else None
        _fill(card, face, portion, found, footer, k)
        if not last:
            face.more = _more(card, found.portions[at + 1], f"{at + 2}/{faces}", footer)
        placed.append(face)
    return placed


def _begun(card: _Card, header: HeaderBox, footer: FooterType, at: int) -> Face:
    layout = card.type.layout
    return Face(
        width=layout.width_mm,
        height=layout.height_mm,
        bleed=layout.bleed_mm,
        margin=layout.margin_mm,
        header=header,
        strips=card.strip.place(header.height, again=at > 0),
        blocks=[],
        footer=footer.place(at + 1),
    )


def _fill(
    card: _Card,
    face: Face,
    portion: Portion,
    found: Spread,
    footer: FooterType,
    scene_k: float | None,
) -> None:
    """Puts a portion on a face, opened up as far as there is room, and a scene under it."""
    layout = card.type.layout
    top = face.header.height + sum(strip.height for strip in face.strips)
    bottom = face.footer.y
    room = bottom - top
    is_last = portion is found.portions[-1]
    if scene_k is not None:
        k = scene_k
    else:
        k = opened(portion, room if is_last else room - layout.more, layout.ladder, found.step.k)
    floor = None if scene_k is not None else bottom - (0 if is_last else layout.more)
    y = _stack(face, portion, top, k, floor)
    if scene_k is not None:
        pictured, theme = card.picture is not None, card.type.theme
        face.scene = scene_at(y, bottom - y, card.view.emblem, pictured, layout, theme)


def _stack(face: Face, portion: Portion, y: float, k: float, bottom: float | None) -> float:
    """Blocks below each other from y on; small print stands on the footer, if that is given."""
    above: Flow | None = None
    for cut in portion.cuts:
        fixed, elastic = cut.flow.height(cut.first, cut.last)
        height = fixed + elastic * k
        if bottom is not None and isinstance(cut.flow, ReceiptFlow):
            y = max(y, bottom - height)
        face.blocks.append(cut.flow.place(cut.first, cut.last, y, k, above))
        y += height
        above = cut.flow
    return y


def _more(card: _Card, following: Portion, where: str, footer: FooterType) -> More:
    """Says what goes on, and where, over the footer at the right."""
    type_ = card.type
    layout = type_.layout
    size = type_.asked("more")
    cut = following.cuts[0]
    goes_on = f" {_continues(cut.flow.title)}" if cut.first > 0 else ""
    said = type_.said("more", f"{cut.flow.title}{goes_on} on {where}")
    right = layout.width_mm - layout.margin_mm
    arrow = size * 0.55
    baseline = layout.height_mm - footer.height - 1.5
    x = right - arrow - 0.8 - type_.width("more", said, size)
    text = type_.text("more", said, x, baseline, size)
    return More([text], (right - arrow, baseline - type_.cap("more", size) / 2))


def _continues(title: str) -> str:
    """The verb for a title: weapons continue, armour continues."""
    is_plural = title.lower().endswith("s") and not title.lower().endswith("ss")
    return "continue" if is_plural else "continues"


def _reports(card: _Card, footer: FooterType, found: Spread) -> list[Report]:
    reports = [*card.header.reports(), *card.strip.reports()]
    continued = {
        id(cut.flow) for portion in found.portions[1:] for cut in portion.cuts if cut.first > 0
    }
    for flow in card.flows:
        for report in flow.reports():
            if id(flow) in continued:
                report.step = "continued"
            elif report.step == "asked" and report.name == "rules" and found.step.k < 1:
                report.step = "leading"
            reports.append(report)
    return [*reports, *footer.reports()]
