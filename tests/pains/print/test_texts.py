"""Texts that do not fit: cut off, piled up, too small, or gone without a word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

import pytest

from builder.cli.printing.report import faults_of
from output import impose, load_sheet
from output.card import CardFace, card_faces, load_layout
from output.card.flow import Report
from output.display import Text
from output.pdf.painter import pdf_bytes
from schemas.warband import Fighter
from tests.card.hostile_fighters import hostile_fighter
from tests.card.inked import inked, overlapping, said, squeezed, texts_of
from tests.card.sample_warbands import fighter, levy, statline, system, warband, weapon
from tests.pains.print.printed import words

POKER = load_layout("poker")
SENTENCE = "Soft ground, reeds and shallow water cost it nothing to cross. "
RULES = [(f"Rule {at}", SENTENCE * 4) for at in range(8)]
LONG_NAME = "Archdeaconess Wilhelmina-Theodora of the Ninefold Lantern, Warden of Hollow Fens"
ARMED = [weapon(f"Long-barrelled duelling pistol, no. {at:02} of 14", '12"') for at in range(14)]


def faces(of: Fighter, size: str = "poker") -> list[CardFace]:
    return card_faces(of, system(), load_layout(size), warband=warband(of))


@cache
def long_card() -> list[CardFace]:
    """A card with eight long rules, and a note of many words."""
    return faces(fighter("Odo", {"levy": 5}, rules=RULES, notes="the end of it " * 60))


def field(of: Sequence[CardFace], name: str) -> Report:
    return next(one for face in of for one in face.fields if one.name == name)


def test_a_long_text_is_there_to_its_last_word() -> None:
    """Kind: what does not fit is cut off."""
    printed = said(long_card())
    for word in ("ground", "reeds", "shallow", "nothing"):
        assert printed.count(word) == 8 * 4
    assert printed.count("end") == 60
    assert all(one.lost_chars == 0 for one in long_card()[0].fields)


def test_a_long_text_makes_no_other_card_smaller() -> None:
    """Kind: one long card shrinks the type of all, and short ones look empty."""
    short, long = (fighter("Odo", {"levy": 5}, rules=RULES[:many]) for many in (1, 8))
    (alone,), (beside,) = (
        card_faces(short, system(), POKER, warband=warband(*band))
        for band in ([short], [long, short])
    )
    assert beside.drawing == alone.drawing
    assert field([alone], "rules").pt > field(faces(long), "rules").pt


def test_what_does_not_fit_goes_on_to_the_back_or_another_card() -> None:
    """Kind: what does not fit goes nowhere; it should flow to the back, or to a second card."""
    found = long_card()
    assert len(found) > 1
    assert [face.index for face in found] == list(range(1, len(found) + 1))
    _, back, *_ = impose(found, load_sheet("a4", duplex="long")).pages
    assert back.is_back
    assert len(impose(found, load_sheet("a4")).pages[0].items) > len(found)


@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_below_the_card(seed: int) -> None:
    """Kind: type is fitted to the width alone, and the last lines fall off the card."""
    for face in faces(hostile_fighter(seed)):
        for box in inked(face.drawing):
            assert POKER.clear_mm <= box.top
            assert box.bottom <= POKER.height_mm - POKER.clear_mm


def test_what_would_be_lost_is_told() -> None:
    """Kind: a text ends in dots, and the author hears of it from a player."""
    lost = Report("rules", 6.0, 1.3, "densest", lost_chars=3)
    (face,) = faces(levy())
    face.fields = [lost]
    assert faults_of([face], POKER, one_face=False) == ["Levy: 3 characters of rules are lost"]


@pytest.mark.parametrize("size", ["mini", "poker", "a6"])
def test_a_long_sheet_of_one_fighter_is_whole(size: str) -> None:
    """Kind: the fighter with most weapons and rules is the one whose sheet is cut."""
    printed = said(faces(fighter("Odo", {"levy": 5}, items=ARMED, rules=RULES), size))
    for item in ARMED:
        assert squeezed(item.name) in printed
    for lead, _ in RULES:
        assert squeezed(lead) in printed


@pytest.mark.parametrize("size", ["mini", "poker", "a6"])
def test_long_lists_lie_over_nothing(size: str) -> None:
    """Kind: fourteen weapons of forty letters overlap, or hide what stands below them."""
    for face in faces(fighter(LONG_NAME, {"levy": 5}, items=ARMED, rules=RULES), size):
        assert overlapping(inked(face.drawing)) == []


def test_long_rules_keep_out_of_figures_and_footer() -> None:
    """Kind: long text runs over the box with the figures of the card."""
    for face in long_card():
        boxes = inked(face.drawing)
        footer = min(box.top for box in boxes if box.bottom > POKER.height_mm - 6)
        for box in boxes:
            if squeezed(box.text.string) in squeezed(SENTENCE):
                assert box.bottom <= footer + 0.02
        assert overlapping(boxes) == []


def test_a_long_name_is_set_smaller_and_meets_nothing() -> None:
    """Kind: a long title runs into the cost beside it; it should shrink."""
    short, long = faces(levy()), faces(levy(name=LONG_NAME))
    assert field(long, "name").pt < field(short, "name").pt
    assert squeezed(LONG_NAME) in said(long)
    assert overlapping(inked(long[0].drawing)) == []


def test_the_name_that_a_player_gave_is_the_largest_line() -> None:
    """Kind: the fighter's own name is so small that nobody finds the right card."""
    (face,) = faces(levy(name="Hob", unit_name="Levy"))
    sized = {text.string: text.size_mm for text in texts_of(face.drawing)}
    own = max(size for string, size in sized.items() if squeezed(string) == "hob")
    others = [text for text in texts_of(face.drawing) if len(squeezed(text.string)) > 2]
    assert own == max(text.size_mm for text in others)
    assert own > 3.0


def test_what_is_shown_is_what_is_printed() -> None:
    """Kind: the picture on the screen has all the text, and the file for print drops some."""
    for face in long_card():
        drawn = squeezed("".join(text.string for text in texts_of(face.drawing)))
        shown = squeezed("".join(_texts_of_svg(face.svg)))
        printed = "".join(words(pdf_bytes(impose([face], load_sheet("a4", ruler=False))))[0])
        assert shown == drawn
        for text in texts_of(face.drawing):
            assert all(squeezed(word) in squeezed(printed) for word in _whole(text))


def _texts_of_svg(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(one.itertext()) for one in root.iter() if one.tag.endswith("text")]


def _whole(text: Text) -> list[str]:
    return [word for word in text.string.split() if word.isalpha()]


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_smaller_than_can_be_read(seed: int) -> None:
    """Kind: type shrinks until it fits, and then nobody can read it."""
    floors = POKER.floors
    floor = min(floors.text_mm, floors.figure_mm, floors.name_mm)
    for face in faces(hostile_fighter(seed)):
        for box in inked(face.drawing):
            assert box.x_height >= floor - 0.01 or box.text.string.strip() in "·●○□"


def test_a_card_is_never_larger_than_its_place() -> None:
    """Kind: a card with much on it runs over the page; no card ever should."""
    for page in impose(long_card(), load_sheet("a4")).pages:
        cards = [item for item in page.items if hasattr(item, "drawing")]
        for card in cards:
            assert (card.drawing.width_mm, card.drawing.height_mm) == (63, 88)
            assert 0 <= card.x <= page.width_mm - 63
            assert 0 <= card.y <= page.height_mm - 88


def test_every_characteristic_is_on_the_card_beside_the_weapons() -> None:
    """Kind: the printed card shows weapons, and not the figures of the model."""
    made = fighter("Odo", {"levy": 5}, values=statline('7"', "3+", "3", "2+", "5+", "+4"))
    made.items = ARMED[:3]
    printed = said(faces(made))
    for value in made.values.values():
        assert squeezed(value.text) in printed
