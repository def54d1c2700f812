"""Faces of whole cards: their furniture, continuing, pictures, ink and reports."""

from __future__ import annotations

import itertools
import re

import pytest

from output.card import CardFace, Layout, card_faces, load_layout, load_theme
from output.display import Rect, Text
from schemas.problems import InputError
from schemas.warband import Fighter, Rule
from tests.card.conftest import Printer
from tests.card.inked import inked, texts_of
from tests.card.sample_warbands import (
    HOSTILE_NAME,
    battle_mage,
    champion,
    gun_truck,
    hostile,
    levy,
    paladin,
    warband,
    weapon,
)


def strings(face: CardFace) -> list[str]:
    return [text.string for text in texts_of(face.drawing)]


def lines(face: CardFace) -> list[str]:
    """The texts of a face joined to lines: figures stand a little lower than names."""
    rows: list[list[Text]] = []
    for text in sorted(texts_of(face.drawing), key=lambda text: text.y):
        if rows and text.y - rows[-1][0].y < 0.5:
            rows[-1].append(text)
        else:
            rows.append([text])
    joined = (" ".join(t.string for t in sorted(row, key=lambda t: t.x)) for row in rows)
    return [" ".join(line.split()) for line in joined]


def step_of(face: CardFace, name: str) -> str:
    return next(report.step for report in face.fields if report.name == name)


# what stands where


@pytest.mark.parametrize("make", [levy, champion, paladin, battle_mage, gun_truck])
def test_fighters_with_up_to_three_weapons_have_one_face(
    make: type[Fighter], faces_of: Printer
) -> None:
    assert len(faces_of(make())) == 1


def test_what_is_needed_stands_on_the_row_of_the_weapon(faces_of: Printer) -> None:
    said = lines(faces_of(battle_mage())[0])
    assert said[said.index('Grenade launcher 18" 2"') + 1] == '≤12" 3+ · >12" 4+'
    assert 'Longbow ≤12" 3+ · >12" 4+ 18" –' in said


def test_what_is_needed_beside_a_name_is_clear_of_name_and_figures(faces_of: Printer) -> None:
    boxes = inked(faces_of(battle_mage())[0].drawing)
    for name in ("Flamer", "Longbow"):
        row = next(box for box in boxes if box.text.string == name)
        line = [box for box in boxes if abs(box.text.y - row.text.y) < 0.01]
        gaps = [b.left - a.right for a, b in itertools.pairwise(sorted(line, key=lambda b: b.left))]
        assert 2.0 <= gaps[0] <= 2.8
        figure = min(
            box.left
            for box in boxes
            if box.left > max(b.right for b in line) and abs(box.text.y - row.text.y) < 0.6
        )
        assert figure - max(box.right for box in line) >= 3.0


def test_a_line_fits_beside_what_is_needed_or_stands_under_it(faces_of: Printer) -> None:
    short, long = weapon("Pistol", '6"', text="+1 in combat."), weapon("Bow", '18"')
    long.text = "Goes on for longer than there is room for it beside the numbers needed."
    said = lines(faces_of(levy(items=[short, long]))[0])
    assert '≤6" 3+ +1 in combat.' in said
    assert '≤12" 3+ · >12" 4+' in said


def test_the_place_of_header_strip_and_name_is_the_same_on_all_cards(faces_of: Printer) -> None:
    places = set()
    for make in (levy, paladin, battle_mage, gun_truck):
        face = faces_of(make())[0]
        name = next(text for text in texts_of(face.drawing) if text.string == face.label)
        move = next(text for text in texts_of(face.drawing) if text.string == "MOVE")
        places.add((name.x, name.y, move.y))
    assert len(places) == 1


def test_a_levy_is_at_most_two_fifths_empty(faces_of: Printer, poker: Layout) -> None:
    drawing = faces_of(levy())[0].drawing
    scene = max(
        (item for item in drawing.items if isinstance(item, Rect) and item.y > 40),
        key=lambda item: item.h,
    )
    assert scene.h <= 0.4 * poker.height_mm
    # The rest of the card ends where the scene begins: no hole between them.
    lowest = max(text.y for text in texts_of(drawing) if text.y < scene.y)
    assert scene.y - lowest < 3.5


# names


def test_a_name_too_long_for_one_line_takes_two(faces_of: Printer) -> None:
    face = faces_of(champion(name="Wilhelmina Longsworth of the Marches"))[0]
    parts = [t for t in texts_of(face.drawing) if t.string.split()[0] in ("Wilhelmina", "of")]
    assert len({part.y for part in parts}) == 2
    assert step_of(face, "name") == "size"


def test_a_name_that_needs_three_lines_moves_the_cost_under_the_disc(faces_of: Printer) -> None:
    face = faces_of(hostile())[0]
    texts = {text.string: text for text in texts_of(face.drawing)}
    assert abs(texts["262"].x - texts["12"].x) < 3
    assert texts["262"].y > texts["12"].y
    assert HOSTILE_NAME.replace(" ", "") in "".join(strings(face)).replace(" ", "")


def test_a_name_without_end_is_whole_in_the_text(faces_of: Printer) -> None:
    name = " ".join(f"Odo{number}" for number in range(200))
    faces = faces_of(levy(name=name))
    said = " ".join(string for face in faces for string in strings(face))
    assert all(f"Odo{number}" in said for number in range(200))
    assert step_of(faces[0], "name") == "continued"


def test_several_alike_are_counted_on_the_disc(faces_of: Printer) -> None:
    faces = faces_of(levy(count=3))
    assert "×3" in strings(faces[0])
    assert faces[0].copies == 3


# continuing


def test_faces_say_where_it_goes_on(faces_of: Printer) -> None:
    faces = faces_of(hostile())
    assert len(faces) > 2
    for face in faces[:-1]:
        said = [s for s in strings(face) if s.endswith(f" on {face.index + 1}/{face.of}")]
        assert len(said) == 1
    assert not any(" on 1/" in string for string in strings(faces[-1]))
    assert "WEAPONS, CONTINUED" in strings(faces[1])


def test_what_has_not_begun_does_not_continue(faces_of: Printer) -> None:
    items = [weapon(f"Spear {number}", '18"', text="Long.") for number in range(4)]
    rules = [Rule("r", "Rule", "Reeds cost nothing to cross at all. " * 9)]
    front, back = faces_of(levy(items=items, rules=rules))
    assert "Rules on 2/2" in strings(front)
    assert any(string.startswith("Reeds") for string in strings(back))


@pytest.mark.parametrize("name", ["Iron Chariot", "The Unquestionable Iron Chariot", HOSTILE_NAME])
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_a_face_that_goes_on_has_no_hole(
    name: str, count: int, faces_of: Printer, poker: Layout
) -> None:
    guns = [weapon(f"Gun {at}", '30"', text="Two dice.") for at in range(count)]
    faces = faces_of(gun_truck(name=name, items=[*gun_truck().items[:4], *guns]))
    row = 11.0
    for face in faces[:-1]:
        footer = face.placed.footer.y - poker.more
        lowest = max(rule.y for box in face.placed.blocks for rule in box.rules)
        assert footer - lowest < row


def test_a_row_is_never_parted(faces_of: Printer) -> None:
    text = "Strikes over a friend who is in close combat with a single enemy, and not with more."
    items = [weapon(f"Spear {number}", '18"', text=text) for number in range(14)]
    faces = faces_of(levy(items=items))
    found = []
    for face in faces:
        names = [string for string in strings(face) if string.startswith("Spear ")]
        assert strings(face).count('18"') == len(names)
        assert sum(string.startswith("Strikes over") for string in strings(face)) == len(names)
        assert sum(string.endswith("and not with more.") for string in strings(face)) == len(names)
        found += names
    assert found == [f"Spear {number}" for number in range(14)]


def test_faces_belong_to_pieces_of_cardboard_two_by_two(faces_of: Printer) -> None:
    faces = faces_of(hostile())
    cards = [face.card for face in faces]
    assert cards == [cards[0] + at // 2 for at in range(len(faces))]


def test_fighters_never_share_a_piece_of_cardboard(poker: Layout) -> None:
    band = warband(levy(number=1), hostile(number=2), levy(number=3))
    cards = [
        {face.card for face in card_faces(f, band.system, poker, warband=band)}
        for f in band.fighters
    ]
    assert len(set.union(*cards)) == sum(map(len, cards))


def test_what_continues_is_reported(faces_of: Printer) -> None:
    face = faces_of(hostile())[0]
    assert step_of(face, "rules") == "continued"
    assert step_of(faces_of(levy())[0], "name") == "asked"


# ink and themes


@pytest.mark.parametrize("make", [levy, paladin, gun_truck])
def test_places_are_the_same_in_all_inks(make: type[Fighter], faces_of: Printer) -> None:
    found = {
        tuple((text.x, text.y, text.string) for text in texts_of(face.drawing))
        for ink in ("full", "saver", "black")
        for face in faces_of(make(), ink=ink)
    }
    assert len(found) == 1


@pytest.mark.parametrize("make", [levy, paladin, gun_truck, battle_mage])
def test_pure_black_has_no_grey_and_no_colour(make: type[Fighter], faces_of: Printer) -> None:
    for face in faces_of(make(count=2), ink="black"):
        assert set(re.findall(r"#[0-9A-Fa-f]{6}", face.svg)) <= {"#000000", "#FFFFFF"}


def test_a_warband_has_its_own_colour(poker: Layout) -> None:
    band = warband(levy(), team="#123456")
    face = card_faces(band.fighters[0], band.system, poker, warband=band)[0]
    assert "#123456" in face.svg


def test_a_card_needs_no_warband(poker: Layout) -> None:
    band = warband(levy())
    face = card_faces(band.fighters[0], band.system, poker)[0]
    assert "Border Levy" not in strings(face)
    assert "Levy" in strings(face)


def test_markup_in_names_stays_text(faces_of: Printer) -> None:
    name = '<b>&amp;"{{ 7 * 7 }}"</b>'
    assert " ".join(name.split()) in " ".join(strings(faces_of(levy(name=name))[0]))


@pytest.mark.parametrize(("load", "what"), [(load_layout, "card size"), (load_theme, "theme")])
def test_an_unknown_name_is_told_with_those_there_are(load: type[Layout], what: str) -> None:
    with pytest.raises(InputError, match=f"no {what} of that name; there are: "):
        load("no-such-thing")


def test_the_report_tells_what_gave_way(faces_of: Printer) -> None:
    rules = [("Rule", "Soft ground, reeds and shallow water cost nothing to cross. " * times)
             for times in (1, 2, 3)]  # fmt: skip
    steps = [
        step_of(faces_of(paladin(rules=[Rule(lead, lead, text)]))[0], "rules")
        for lead, text in [*rules, ("Rule", "Reeds cost nothing to cross. " * 40)]
    ]
    order = ["asked", "leading", "size", "continued"]
    assert steps == sorted(steps, key=order.index)
    assert steps[0] in ("asked", "leading")
    assert steps[-1] == "continued"
