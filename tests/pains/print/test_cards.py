"""Cards that say something else than the list, and what a print cannot be told."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from output.card import card_faces, load_layout
from output.display import Rect
from tests.card.sample_warbands import fighter, statline, system, warband
from tests.cli.conftest import Player
from tests.pains.print.printed import LEVY, pictures, print_of, words
from tests.pains.print.test_wargames import cut_cards, said
from tests.pains.rosters import HEAD, MIXED, REPLACED
from tests.pains.views import exported

CAPTAIN = f"{HEAD}system: skerry\nname: Isle\nlimit: {{points: 300, trade: 10}}\nfighters:\n"
MOOR = """\
cost_types: {points: {name: Points}}
profiles: {steed: {name: Steed, has: [pace, bite]}}
characteristics: {pace: {name: Pace}, bite: {name: Bite}}
units:
  rider: {name: Rider, cost: 30, profile: {pace: 4, bite: 1, steed-pace: 9, steed-bite: 7}}
card: {front: [name, cost, pace, bite, {profiles: [steed]}]}
"""


def cards(player: Player, file: str, *flags: str) -> str:
    """All that the cards of a list say."""
    player.does("print", file, "-o", "cards.pdf", "--force", *flags)
    return said((player.folder / "cards.pdf").read_bytes())


@pytest.mark.parametrize(
    ("gear", "save"),
    [("", "5+"), ("shield", "4+"), ("mail, shield", "3+"), ("plate, shield", "2+")],
)
def test_everything_that_changes_a_figure_reaches_the_card(
    islander: Player, gear: str, save: str
) -> None:
    """Kind: the printed figure leaves out the shield, or what else changes it."""
    islander.writes("a.yaml", f"{CAPTAIN}  - {{name: Ada, unit: captain, with: [{gear}]}}\n")
    found = cards(islander, "a.yaml", "--no-points").upper().split()
    assert found[found.index("SAVE") + 1] == save


def test_a_weapon_that_was_given_up_is_not_on_the_card(islander: Player) -> None:
    """Kind: a weapon was exchanged, and the card shows it still."""
    for kept, gone, chosen in (
        ("Rifle", "Pistol", ""),
        ("Pistol", "Rifle", "with: [pistol], without: [rifle]"),
    ):
        islander.writes("a.yaml", f"{CAPTAIN}  - {{name: Gil, unit: guard, {chosen}}}\n")
        found = cards(islander, "a.yaml", "--no-points")
        assert kept in found
        assert gone not in found


def test_armour_that_was_given_up_is_not_on_the_card(islander: Player) -> None:
    """Kind: after armour was replaced, the card shows the old one."""
    islander.writes("a.yaml", REPLACED)
    found = cards(islander, "a.yaml", "--fighter", "odo")
    assert "mail" in found.lower()
    assert "plate" not in found.lower()


def test_all_exports_and_prints_have_the_same_things(islander: Player) -> None:
    """Kind: one export leaves out things that another shows."""
    islander.writes("a.yaml", MIXED)
    data = json.loads(exported(islander, "a.yaml", "json"))
    names = {item["name"] for fighter in data["fighters"] for item in fighter["items"]}
    assert len(names) > 5
    views = {
        format_: exported(islander, "a.yaml", format_) for format_ in ("text", "markdown", "csv")
    }
    views["cards"] = cards(islander, "a.yaml")
    islander.does("print", "a.yaml", "-o", "roster.pdf", "--what", "roster")
    views["roster"] = said(Path("roster.pdf").read_bytes())
    for view, text in views.items():
        squeezed = "".join(text.split()).lower()
        missing = {name for name in names if "".join(name.split()).lower() not in squeezed}
        assert not missing, (view, missing)


def test_so_many_alike_fighters_have_so_many_cards(islander: Player) -> None:
    """Kind: a card is printed for each of ten alike, where one would do; or one more than are there."""
    islander.writes("a.yaml", f"{CAPTAIN}  - {{unit: grot, count: 3}}\n")
    for how, count in (("each", 3), ("once", 1)):
        islander.does("print", "a.yaml", "-o", f"{how}.pdf", "--copies", how)
        assert len(cut_cards(Path(f"{how}.pdf").read_bytes())) == count


@pytest.mark.parametrize("wounds", [2, 3, 7])
def test_damage_has_a_box_for_each_wound(wounds: int) -> None:
    """Kind: there is nowhere to count the damage on the card."""

    def boxes(count: int) -> int:
        made = fighter("Odo", {"levy": 5}, values=statline(wounds=str(count)))
        (face,) = card_faces(made, system(), load_layout("poker"), warband=warband(made))
        return sum(isinstance(item, Rect) and item.w == item.h for item in face.drawing.items)

    assert boxes(wounds) - boxes(1) == wounds


def test_what_all_costs_is_printed_or_left_out() -> None:
    """Kind: the points are not on the sheet; or the opponent's copy has them."""
    flags = ("--what", "cards,roster")
    with_points, without = (said(print_of(LEVY, *flags, *more)) for more in ((), ("--no-points",)))
    assert "250" in with_points
    assert "points" in with_points.lower()
    assert "250" not in without
    assert "points" not in without.lower()


def test_the_list_goes_with_the_cards_and_as_a_table_too(player: Player) -> None:
    """Kind: cards are printed without the list of the force, and no table can be had of it."""
    pdf = print_of(LEVY, "--what", "cards,roster")
    assert len(words(pdf)) > 2
    rows = list(csv.DictReader(io.StringIO(player.does("export", LEVY, "--to", "csv"))))
    assert len(rows) == 11
    for row in rows:
        assert row["Name"].split()[0].upper() in said(pdf).upper()


def test_the_rules_of_what_is_used_are_printed_and_no_others() -> None:
    """Kind: the text of a rule is looked up in the book while playing; or all rules are printed."""
    of_list, of_game = (
        said(print_of(name, "--what", "sheet")) for name in ("double-tap/night-shift", "double-tap")
    )
    assert "Doctor Doc Adeyemi" in of_list
    assert "Ambush" in of_game
    assert "Ambush" not in of_list


def test_black_and_white_is_a_choice() -> None:
    """Kind: there is colour alone."""
    picture = pictures(print_of(LEVY, "--ink", "black"), 60)[0]
    red, green, blue = picture.split()
    assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_figures_of_each_model_of_a_unit_are_printed(
    player: Player, invent: Callable[[str], Path]
) -> None:
    """Kind: a unit has two kinds of model, and the card has the figures of none, or of one."""
    invent(MOOR)
    player.writes("a.yaml", f"{HEAD}system: moor\nname: A\nfighters: [{{unit: rider}}]\n")
    found = cards(player, "a.yaml").upper().split()
    assert "STEED" in found
    for figure in "4197":
        assert figure in found
