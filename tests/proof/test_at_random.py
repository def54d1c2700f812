"""Cards of any size on any paper, as chance has it."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from output import load_sheet
from schemas.problems import InputError
from tests.proof.cases import PAPERS
from tests.proof.judge import Asked
from tests.proof.pips import Card
from tests.proof.printed import faults_of, printout

EXAMPLES = 16
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller failing print takes minutes to find, and is as well seen in a large one."""
SIZES = st.tuples(st.floats(30, 150), st.floats(30, 150)).map(
    lambda size: (round(size[0], 2), round(size[1], 2))
)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=WITHOUT_SHRINKING,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
@given(
    paper=st.sampled_from(list(PAPERS)),
    size=SIZES,
    copies=st.lists(st.integers(1, 4), min_size=1, max_size=8),
    backs=st.lists(st.booleans(), min_size=8, max_size=8),
    flip=st.sampled_from(["none", "long", "short", "fold"]),
    bleed=st.sampled_from([0.0, 1.0, 2.5, 5.0]),
    gutter=st.sampled_from([0.0, 0.0, 3.7, 12.0]),
    margin=st.one_of(st.none(), st.floats(0, 20)),
)
def test_a_print_as_chance_has_it_is_right(
    paper: str,
    size: tuple[float, float],
    copies: list[int],
    backs: list[bool],
    flip: str,
    bleed: float,
    gutter: float,
    margin: float | None,
) -> None:
    cards = [Card(number, *size, copies=many) for number, many in enumerate(copies)]
    if flip != "none":
        cards = [replace(card, two_sided=backs[card.number]) for card in cards]
    sheet = load_sheet(
        paper,
        duplex=flip,  # type: ignore[arg-type]
        bleed_mm=bleed,
        gutter_mm=gutter,
        margin_mm=margin,
    )
    try:
        made = printout(cards, sheet)
    except InputError:
        assume(False)
    assert faults_of(made, Asked(PAPERS[paper], cards, flip, bleed)) == []
