"""Cards of any size within the bounds, upright and lying: nothing of a sample warband is lost."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from builder.cli.printing.report import PrintReport, common_faults, faults_of, report_cards
from output.card import card_faces, load_layout
from output.card.own_size import LEAST_MM
from tests.card.inked import inked
from tests.print.test_every_size import GAMES, warbands


@settings(deadline=None, max_examples=12)
@given(
    st.floats(LEAST_MM[0], 160).map(lambda side: round(side, 1)),
    st.floats(LEAST_MM[1], 220).map(lambda side: round(side, 1)),
    st.booleans(),
    st.sampled_from(GAMES),
)
@example(41, 63, True, "kill-team")
@example(41, 300, True, "kill-team")
@example(300, 300, False, "core-1e")
def test_all_is_there_and_in_its_place(
    short: float, long: float, is_lying: bool, game: str
) -> None:
    size = (long, short) if is_lying else (short, long)
    layout = load_layout("{:g}x{:g}".format(*size))
    (band, *_) = warbands(game)
    faces = [
        face
        for fighter in band.fighters
        for face in card_faces(fighter, band.system, layout, warband=band)
    ]
    report = PrintReport(pages=1)
    report_cards(report, faces)
    assert [*faults_of(faces, layout, one_face=False), *common_faults(report)] == []
    assert not any(one["lost_chars"] for card in report.cards for one in card["fields"])
    for box in (box for face in faces for box in inked(face.drawing)):
        assert layout.margin_mm - 0.7 <= box.left
        assert box.right <= layout.width_mm - layout.margin_mm + 0.7
        assert layout.clear_mm <= box.top
        assert box.bottom <= layout.height_mm - layout.clear_mm
