"""The header: name over role in a band of one height, nothing crowded and nothing lost."""

from __future__ import annotations

import pytest

from output.card import CardFace, Layout, load_theme
from output.card.blocks import Footer
from output.card.footer import FooterType
from output.card.typeset import type_set
from output.card.view import view_of
from output.text import default_fonts
from schemas.receipt import Receipt, ReceiptLine
from schemas.warband import Fighter
from tests.card.conftest import Printer
from tests.card.inked import inked, texts_of
from tests.card.sample_warbands import battle_mage, champion, levy, system

SAFE_MM = 2.0


def under_the_name(face: CardFace) -> list[str]:
    """The lines of roles: in the accent, and no figure."""
    accent = [text.string for text in face.placed.header.texts if text.tone == "accent"]
    return [string for string in accent if not string.isdigit()]


@pytest.mark.parametrize(
    "name",
    [
        "Levy",
        "Wilhelmina Brandt of Overmoor",
        "The Unquestionable Iron Chariot",
        "Brother Hollingsworth-Fitzgerald Quy",
        "Ệềẵ Ãõ Ñuñez Ắằ",
        "Łucja Ślepa-Żmijewska Jędrzejowska",
    ],
)
@pytest.mark.parametrize("role", [(), ("Army commander",)])
def test_the_strip_begins_at_one_height_on_all_cards(
    name: str, role: tuple[str, ...], faces_of: Printer, poker: Layout
) -> None:
    fighter = levy(name=name, unit_name="Battle mage", role_names=role, roles=role)
    face = faces_of(fighter)[0]
    assert face.placed.header.height == poker.header.height
    header = [box for box in inked(face.drawing) if box.bottom < poker.header.height]
    assert min(box.top for box in header) >= SAFE_MM


@pytest.mark.parametrize(
    ("unit", "roles", "keywords", "line"),
    [
        ("Flame trooper", (), ("Trooper", "Infantry"), ("Flame trooper", "Infantry")),
        ("Battle mage", (), ("Magic user",), ("Battle mage", "Magic user")),
        ("Stormtrooper", (), ("Trooper",), ("Stormtrooper", "Trooper")),
        ("Spearman", ("Magic user",), ("Magic", "Foot"), ("Magic user", "Spearman", "Foot")),
        ("Trooper", (), ("Trooper", "Foot"), ("Trooper", "Foot")),
    ],
)
def test_a_keyword_that_is_a_word_of_the_unit_or_role_is_not_said_again(
    unit: str, roles: tuple[str, ...], keywords: tuple[str, ...], line: tuple[str, ...]
) -> None:
    fighter = levy(name="Meg", unit_name=unit, role_names=roles, keyword_names=keywords)
    assert view_of(fighter, system()).header.line == line


def test_a_keyword_that_the_receipt_has_gives_way_first(faces_of: Printer) -> None:
    fighter = champion(
        name="Ysolt",
        unit_name="Champion knight",
        role_names=("Squad leader",),
        keyword_names=("Mounted",),
    )
    assert under_the_name(faces_of(fighter)[0]) == ["SQUAD LEADER · CHAMPION KNIGHT"]
    fighter.receipts = {}
    assert under_the_name(faces_of(fighter)[0]) == ["SQUAD LEADER", "CHAMPION KNIGHT · MOUNTED"]


def test_a_long_line_of_roles_is_two_of_much_the_same_width(faces_of: Printer) -> None:
    fighter = levy(
        name="Ysolt",
        unit_name="Champion knight",
        role_names=("Army commander",),
        keyword_names=("Mounted",),
    )
    assert under_the_name(faces_of(fighter)[0]) == ["ARMY COMMANDER", "CHAMPION KNIGHT · MOUNTED"]


def test_keywords_without_room_in_the_header_are_words_in_the_body(faces_of: Printer) -> None:
    fighter = battle_mage(
        name="Wilhelmina Brandt of Overmoor",
        unit_name="Battle mage",
        role_names=("Army commander",),
        keyword_names=("Magic user", "Infantry"),
    )
    face = faces_of(fighter)[0]
    assert under_the_name(face) == ["ARMY COMMANDER · BATTLE MAGE"]
    strings = [text.string for text in texts_of(face.drawing)]
    assert any("Magic user, Infantry" in string for string in strings)


# one of several


@pytest.fixture
def three() -> Fighter:
    receipt = Receipt((ReceiptLine("3 × Blade", 15, "f"),))
    fighter = levy(number=4, count=3, cost={"points": 15}, each={"points": 5})
    fighter.receipts = {"points": receipt}
    return fighter


def test_the_card_of_one_model_has_its_letter_and_its_cost_alone(
    three: Fighter, faces_of: Printer
) -> None:
    for model, number in ((1, "4a"), (2, "4b"), (3, "4c")):
        face = faces_of(three, model=model)[0]
        strings = [text.string for text in texts_of(face.drawing)]
        assert number in strings
        assert face.placed.header.pill is None
        assert face.copies == 1
        assert not any("each" in s.lower() or "for 3" in s for s in strings)


def test_cards_of_models_are_pieces_of_cardboard_of_their_own(
    three: Fighter, faces_of: Printer
) -> None:
    cards = [faces_of(three, model=model)[0].card for model in (None, 1, 2, 3)]
    cards.append(faces_of(levy(number=5))[0].card)
    assert len(set(cards)) == 5


@pytest.mark.parametrize("model", [0, 27, -1])
def test_only_26_models_have_letters(model: int, three: Fighter, faces_of: Printer) -> None:
    with pytest.raises(ValueError, match="no letter"):
        faces_of(three, model=model)


# the footer


CREDITS = ["Core game, 1st ed. · stated costs", "Core game, 1st ed.", "1st ed."]


@pytest.mark.parametrize(
    ("left", "credit"),
    [
        ("Border Levy", CREDITS[0]),
        ("Border Levy · Heron Bows of Ash", CREDITS[1]),
        ("Lantern Company of the Fens · Gate Watch", CREDITS[2]),
        ("Lantern Company of the Hollow Fens · Gate Watch Company", CREDITS[0]),
    ],
)
def test_the_longest_credit_that_has_room_beside_the_warband_is_taken(
    left: str, credit: str, poker: Layout
) -> None:
    footer = FooterType(
        Footer(left, tuple(CREDITS)), 1, type_set(poker, load_theme("signal"), default_fonts())
    )
    said = " ".join(text.string for text in footer.place(1).texts)
    assert said.endswith(credit)
    assert (footer.height > poker.footer.height) == footer.stacked
    assert footer.stacked == (left.endswith("Watch Company"))
