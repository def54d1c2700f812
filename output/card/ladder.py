"""The ladder: how a card is spaced and sized, and what each of its faces holds.

The first step that fits is taken. Space gives way first, then sizes, then the face: what has no
room at the densest step goes on to as few further faces as can be, and those then take the first
step that keeps their number.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from output.card.flow import Cut, Flow, Portion, Step, largest_k, whole
from output.card.layout import Ladder
from schemas.record import record

_EPSILON = 1e-6
_FILLED, _GROWS = 0.5, 0.1
"""The share of a face that grown rules take at most, and the steps that they grow by."""


@dataclass
class Rooms:
    """Height between strip and footer, mm."""

    first: float
    measure_later: Callable[[], float]
    """The height on the faces after the first, which most cards do not have."""
    more: float
    """What the line that says where it goes on takes of a face that is not the last."""
    _later: float | None = None

    def of(self, face: int) -> float:
        """Room of a face, counted from 0."""
        if face == 0:
            return self.first
        if self._later is None:
            self._later = self.measure_later()
        return self._later


@dataclass
class Spread:
    """What stands on each face, at which step."""

    step: Step
    portions: list[Portion]


def steps(ladder: Ladder) -> Iterator[Step]:
    """All steps from roomy to dense."""
    for rung in (ladder.roomy, ladder.normal, ladder.snug, ladder.dense):
        sizes = _down(rung.largest, rung.smallest, ladder.step)
        for rules in sizes:
            for k in _down(rung.most, rung.least, ladder.step):
                yield Step(k, rules, rung.weapon)


def _down(most: float, least: float, by: float) -> list[float]:
    count = round((most - least) / by)
    return [round(most - by * at, 4) for at in range(count + 1)]


def spread(flows: Sequence[Flow], rooms: Rooms, ladder: Ladder, largest: float = 1.0) -> Spread:
    """The first step that fits on one face, else on as few as the densest step needs.

    `largest` is what rules grow to, in their size, where they leave most of the face empty.
    """
    if found := _grown(flows, rooms, ladder, largest):
        return found
    _measure(flows, Step(1.0))
    single = whole(flows)
    k = largest_k(single.height, rooms.first)
    if k >= ladder.normal.least - _EPSILON:
        return Spread(Step(on_grid(min(k, ladder.roomy.most), ladder.step)), [single])
    densest = _densest(ladder)
    _measure(flows, densest)
    portions = _fill(flows, rooms, densest.k)
    aim = _Aim(len(portions), whole=not _overfull(portions, rooms, densest.k))
    return _first(flows, rooms, ladder, aim)


def _grown(flows: Sequence[Flow], rooms: Rooms, ladder: Ladder, largest: float) -> Spread | None:
    """The largest rules that leave half of the face empty, as roomy as can be."""
    size = largest
    while size > 1.0 + _EPSILON:
        step = Step(ladder.roomy.most, size)
        _measure(flows, step)
        single = whole(flows)
        if _height(single, step.k) <= rooms.first * _FILLED:
            return Spread(step, [single])
        size -= _GROWS
    return None


@record
class _Aim:
    """What the densest step reaches, and a roomier one is to reach as well."""

    faces: int
    whole: bool
    """Whether each face has room for all that is on it: a row may be higher than a face."""

    def is_met(self, flows: Sequence[Flow], rooms: Rooms, k: float) -> bool:
        """Whether it is met at a spacing."""
        found = _fill(flows, rooms, k)
        return len(found) <= self.faces and not (self.whole and _overfull(found, rooms, k))


def _overfull(portions: Sequence[Portion], rooms: Rooms, k: float) -> bool:
    """Whether a face after the first has more on it than room."""
    last = len(portions) - 1
    return any(
        _height(portion, k) > rooms.of(at) - (rooms.more if at < last else 0.0) + _EPSILON
        for at, portion in enumerate(portions)
        if at > 0
    )


def _densest(ladder: Ladder) -> Step:
    return Step(ladder.dense.least, ladder.dense.smallest, ladder.dense.weapon)


def _first(flows: Sequence[Flow], rooms: Rooms, ladder: Ladder, aim: _Aim) -> Spread:
    """The first step of the ladder at which the flows reach what they reach at the densest."""
    for size, ks in _by_size(ladder):
        _measure(flows, size)
        if not aim.is_met(flows, rooms, ks[-1]):
            continue
        # More space never takes fewer faces, so the largest k is found by halving.
        at = bisect_left(ks, 1, key=lambda k: aim.is_met(flows, rooms, k))
        return _fullest([size._replace(k=k) for k in ks[at:]], flows, rooms, ladder)
    raise AssertionError("the last step is the one that the faces were counted at")


def _fullest(steps_: Sequence[Step], flows: Sequence[Flow], rooms: Rooms, ladder: Ladder) -> Spread:
    """The first of some steps that leaves no hole at the foot of a face, else the smallest one."""
    best, least = None, 0.0
    for step in steps_:
        found = Spread(step, _fill(flows, rooms, step.k))
        hole = _hole(found, rooms, ladder)
        if best is None or hole < least - _EPSILON:
            best, least = found, hole
        if least <= ladder.hole:
            break
    assert best is not None
    return best


def _hole(found: Spread, rooms: Rooms, ladder: Ladder) -> float:
    """The most room that stays empty on a face before the last, however much it opens up."""
    return max(
        (
            rooms.of(at) - rooms.more - _height(portion, ladder.roomy.most)
            for at, portion in enumerate(found.portions[:-1])
        ),
        default=0.0,
    )


def _by_size(ladder: Ladder) -> Iterator[tuple[Step, list[float]]]:
    """The steps, those with the same sizes together, so that each size is measured once."""
    ks: list[float] = []
    last: Step | None = None
    for step in steps(ladder):
        if last is not None and step[1:] != last[1:]:
            yield last, ks
            ks = []
        ks.append(step.k)
        last = step
    if last is not None:
        yield last, ks


def _measure(flows: Sequence[Flow], step: Step) -> None:
    for flow in flows:
        flow.measure(step)


def _fill(flows: Sequence[Flow], rooms: Rooms, k: float) -> list[Portion]:
    """What goes on each face at a spacing, from the first piece to the last."""
    single = whole(flows)
    if _height(single, k) <= rooms.first + _EPSILON:
        return [single]
    portions: list[Portion] = []
    rest = list(single.cuts)
    while rest:
        room = rooms.of(len(portions))
        if portions and _height(Portion(rest), k) <= room + _EPSILON:
            portions.append(Portion(rest))
            break
        here, rest = _take(rest, room - rooms.more, k, must=bool(portions))
        portions.append(here)
    return portions


def _height(portion: Portion, k: float) -> float:
    fixed, elastic = portion.height
    return fixed + elastic * k


def _take(rest: list[Cut], room: float, k: float, must: bool) -> tuple[Portion, list[Cut]]:
    """As much as has room, parted where a face may begin; `must`: something in any case."""
    here: list[Cut] = []
    for at, cut in enumerate(rest):
        fits = _fitting(cut, room, k)
        if fits < cut.last:
            if fits == cut.first and must and not here:
                fits = _least(cut)
            if fits > cut.first:
                here.append(Cut(cut.flow, cut.first, fits))
            left = [Cut(cut.flow, fits, cut.last)] if fits < cut.last else []
            return Portion(here), left + rest[at + 1 :]
        here.append(cut)
        fixed, elastic = cut.flow.height(cut.first, cut.last)
        room -= fixed + elastic * k
    return Portion(here), []


def _fitting(cut: Cut, room: float, k: float) -> int:
    """The last place, not beyond the cut, up to which its pieces have room and may be parted."""
    flow = cut.flow
    used = flow.head[0] + flow.tail[0] + (flow.head[1] + flow.tail[1]) * k
    best = cut.first
    for at in range(cut.first, cut.last):
        piece = flow.pieces[at]
        used += piece.fixed + piece.elastic * k
        if at > cut.first:
            used += piece.gap[0] + piece.gap[1] * k
        if used > room + _EPSILON:
            return best
        if at + 1 == cut.last or flow.pieces[at + 1].may_start:
            best = at + 1
    return best


def _least(cut: Cut) -> int:
    """The first place at which a cut may be parted: so much stands even where it has no room."""
    at = cut.first + 1
    while at < cut.last and not cut.flow.pieces[at].may_start:
        at += 1
    return at


def on_grid(k: float, step: float) -> float:
    """The step of the ladder that is not above k."""
    return round(int(k / step + _EPSILON) * step, 4)


def opened(portion: Portion, room: float, ladder: Ladder, at_least: float) -> float:
    """The largest k at which a portion still fits its face: space that is there is used."""
    k = min(largest_k(portion.height, room), ladder.roomy.most)
    return max(on_grid(k, ladder.step), at_least)
