"""The ladder: which step a card takes, and what goes to the next face."""

from __future__ import annotations

import itertools

import pytest

from output.card import Layout, load_layout
from output.card.flow import Flow, Piece, Step
from output.card.ladder import Rooms, Spread, on_grid, opened, spread, steps
from output.card.placed import Box

LADDER = load_layout("poker").ladder


class Lines(Flow):
    """A block of equal lines, which grow with the size of the rules."""

    title = "Lines"

    def __init__(
        self, count: int, fixed: float, elastic: float, least: int = 1, grows: bool = True
    ) -> None:
        super().__init__()
        self.count, self.fixed, self.elastic, self.least = count, fixed, elastic, least
        self.grows = grows

    def measure(self, step: Step) -> None:
        self.pieces = [
            Piece(
                self.fixed * (step.rules if self.grows else 1),
                self.elastic,
                may_start=at == 0 or self.least <= at <= self.count - self.least,
            )
            for at in range(self.count)
        ]

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        return Box()


def rooms(height: float = 50.0) -> Rooms:
    return Rooms(height, lambda: height, 4.0)


def pieces(found: Spread) -> list[list[tuple[int, int]]]:
    return [[(cut.first, cut.last) for cut in portion.cuts] for portion in found.portions]


def height(found: Spread, face: int) -> float:
    fixed, elastic = found.portions[face].height
    return fixed + elastic * found.step.k


def test_the_steps_give_up_space_first_then_sizes() -> None:
    all_steps = list(steps(LADDER))
    assert all_steps[0] == Step(1.16)
    assert all_steps[-1] == Step(0.70, 0.84, 0.86)
    sizes = [step.rules for step in all_steps]
    assert sizes == sorted(sizes, reverse=True)
    for a, b in itertools.pairwise(all_steps):
        assert b.k < a.k or b.rules < a.rules


@pytest.mark.parametrize("count", range(1, 14))
def test_the_first_step_that_fits_one_face_is_taken(count: int) -> None:
    flow = Lines(count, 3.0, 1.0)
    found = spread([flow], rooms(), LADDER)
    fitting = [step for step in steps(LADDER) if count * (3.0 * step.rules + step.k) <= 50]
    if not fitting:
        assert len(found.portions) > 1
    else:
        assert len(found.portions) == 1
        assert (found.step.k, found.step.rules) == (fitting[0].k, fitting[0].rules)


@pytest.mark.parametrize("count", range(14, 60, 3))
def test_as_few_faces_are_taken_as_the_densest_step_needs(count: int) -> None:
    flow = Lines(count, 3.0, 1.0)
    found = spread([flow], rooms(), LADDER)
    dense = 3.0 * 0.84 + 0.70
    on_a_face, on_the_last = int(46 / dense), int(50 / dense)
    fewest = 1 + -(-(count - on_the_last) // on_a_face)
    assert len(found.portions) == max(fewest, 1)
    for face in range(len(found.portions)):
        assert height(found, face) <= 50.0


def test_nothing_is_left_out_and_nothing_comes_twice() -> None:
    flows = [Lines(9, 3.0, 1.0), Lines(17, 2.0, 1.0, least=2), Lines(4, 5.0, 2.0)]
    found = spread(flows, rooms(), LADDER)
    for flow in flows:
        cuts = [c for portion in found.portions for c in portion.cuts if c.flow is flow]
        assert [cut.first for cut in cuts[1:]] == [cut.last for cut in cuts[:-1]]
        assert (cuts[0].first, cuts[-1].last) == (0, flow.count)


def test_a_paragraph_is_parted_with_two_lines_on_each_side() -> None:
    first = Lines(11, 4.0, 0.0)
    found = spread([first, Lines(6, 3.0, 0.0, least=2)], rooms(), LADDER)
    for portion in found.portions:
        for cut in portion.cuts:
            if cut.flow is not first:
                assert cut.last - cut.first >= 2


def test_three_lines_are_never_parted() -> None:
    flows = [Lines(7, 6.0, 0.0, grows=False), Lines(3, 3.0, 0.0, least=2, grows=False)]
    assert pieces(spread(flows, rooms(), LADDER)) == [[(0, 7)], [(0, 3)]]


def test_a_first_face_without_room_holds_nothing_rather_than_too_much() -> None:
    tight = Rooms(5.0, lambda: 50.0, 4.0)
    found = spread([Lines(2, 20.0, 0.0)], tight, LADDER)
    assert pieces(found) == [[], [(0, 2)]]


def test_what_is_never_parted_stands_close_enough_for_its_face() -> None:
    high = Lines(1, fixed=20, elastic=10, least=2, grows=False)
    found = spread([Lines(1, 9, 0), high], Rooms(10, lambda: 28, 0), LADDER)
    (_, portion) = found.portions
    fixed, elastic = portion.height
    assert fixed + elastic * found.step.k <= 28
    assert found.step.k == 0.8


def test_what_no_face_has_room_for_stands_on_one_all_the_same() -> None:
    found = spread([Lines(1, 9, 0), Lines(1, 40, 0, 2)], Rooms(10, lambda: 28, 0), LADDER)
    assert [portion.height[0] for portion in found.portions] == [9, 40]


def test_a_face_opens_up_as_far_as_there_is_room() -> None:
    found = spread([Lines(40, 3.0, 1.0)], rooms(), LADDER)
    for face, portion in enumerate(found.portions):
        room = 50.0 if face + 1 == len(found.portions) else 46.0
        k = opened(portion, room, LADDER, found.step.k)
        fixed, elastic = portion.height
        assert found.step.k <= k <= LADDER.roomy.most
        assert fixed + elastic * k <= room + 1e-6
        assert k == LADDER.roomy.most or fixed + elastic * (k + 2 * LADDER.step) > room


@pytest.mark.parametrize(("k", "step"), [(1.0, 1.0), (0.999, 0.98), (0.7, 0.7), (1.17, 1.16)])
def test_spacings_are_steps_of_the_ladder(k: float, step: float) -> None:
    assert on_grid(k, LADDER.step) == step


def test_the_layout_keeps_sizes_over_its_floors(poker: Layout) -> None:
    for role, type_ in poker.type.items():
        assert type_.smallest <= type_.pt, role
        assert type_.smallest * 25.4 / 72 * 0.506 >= poker.floors.text_mm - 0.002, role


@pytest.mark.parametrize(("count", "size"), [(2, 1.5), (4, 1.5), (6, 1.2), (7, 1.0), (11, 1.0)])
def test_rules_grow_where_they_leave_half_of_the_face_empty(count: int, size: float) -> None:
    flows = [Lines(count, 3.0, 0.3)]
    found = spread(flows, rooms(), LADDER, largest=1.5)
    assert found.step.rules == pytest.approx(size)
    assert size == 1.0 or height(found, 0) <= 25.0
    assert spread(flows, rooms(), LADDER).step.rules <= 1.0
