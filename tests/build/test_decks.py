"""Units and items of a game by themselves."""

from __future__ import annotations

import pytest

from builder.build import build
from builder.build.deck import items_of, kinds_of, units_of
from builder.catalog import load_catalog
from schemas.deck import DeckItem
from schemas.roster import Roster
from schemas.warband import Warband

GAMES = ("core-1e", "double-tap", "kill-team", "morsdei")


def weapons(game: str) -> dict[str, DeckItem]:
    return {deck.item.id: deck for deck in items_of(load_catalog(game), "weapon")}


def figures(deck: DeckItem) -> dict[str, str]:
    return {id_: value.text for id_, value in deck.item.values.items()}


def warband(text: dict[str, object]) -> Warband:
    return build(Roster.model_validate({"system": "core-1e", **text}), load_catalog("core-1e"))


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_fighter_of_each_unit_that_can_be_hired_with_its_kit(game: str) -> None:
    catalog = load_catalog(game)
    units = catalog.data.units
    fighters = units_of(catalog).fighters
    assert {fighter.unit for fighter in fighters} == {
        id_ for id_, unit in units.items() if not unit.abstract
    }
    for fighter in fighters:
        kit = {word.partition("@")[0] for word in units[fighter.unit].kit}
        assert kit <= {item.id for item in fighter.items}


@pytest.mark.parametrize("game", GAMES)
def test_each_item_is_in_the_deck_of_its_kind(game: str) -> None:
    catalog = load_catalog(game)
    nobody = build(Roster(system=game), catalog)
    ids = [
        (kind, deck.item.id)
        for kind in kinds_of(catalog, nobody)
        for deck in items_of(catalog, kind)
    ]
    stated = catalog.data
    assert len(ids) == len(set(ids))
    assert {id_ for kind, id_ in ids if kind == "weapon"} == set(stated.weapons)
    assert {id_ for kind, id_ in ids if kind == "skill"} == set(stated.skills)


def test_what_a_bearer_needs_is_not_said_of_a_weapon_by_itself() -> None:
    rifle = figures(weapons("double-tap")["rifle"])
    assert rifle == {
        "attacks": "2",
        "range": '36"',
        "at-9": "+0",
        "at-18": "+0",
        "at-27": "+1",
        "at-36": "+0",
    }
    assert figures(weapons("core-1e")["longbow"]) == {"range": '18"'}


def test_a_value_that_hangs_on_the_bearer_is_said_in_short_and_in_words() -> None:
    maul = weapons("kill-team")["maul"]
    assert figures(maul)["S"] == "S + 1"
    assert maul.worked_out == ("Strength as its bearer's Strength + 1",)


def test_a_value_that_comes_of_the_class_is_worked_out() -> None:
    assert figures(weapons("morsdei")["service-pistol"])["range"] == '10"'


def test_an_item_without_a_text_says_what_it_changes() -> None:
    upgrades = {deck.item.id: deck for deck in items_of(load_catalog("core-1e"), "upgrade")}
    assert upgrades["movement"].changes == ("Move +1",)
    assert upgrades["to-hit"].changes == ("To hit 1 better",)
    assert weapons("core-1e")["great-weapon"].changes == ()


def test_sample_content_is_called_ours_and_other_content_by_its_document() -> None:
    knife = weapons("kill-team")["knife"]
    assert (knife.source, knife.is_sample) == ("sample content, ours", True)
    blade = weapons("core-1e")["blade"]
    assert not blade.is_sample
    assert blade.source == "Core Game Development, 1st ed., Hand Weapons"


def test_a_price_that_is_not_stated_is_no_nought() -> None:
    assert weapons("kill-team")["knife"].item.cost == {"sr": 0}
    (skill, *_) = items_of(load_catalog("kill-team"), "skill")
    assert skill.item.cost == {}
    assert weapons("morsdei")["knife"].item.cost == {"points": None}


def test_of_a_warband_there_is_what_its_fighters_have_and_who_has_it() -> None:
    made = warband(
        {
            "fighters": [
                {"unit": "levy", "name": "Odo", "count": 3},
                {"unit": "infantry", "name": "Ida", "with": ["harp", "harp"]},
            ],
            "homebrew": {"wargear": {"harp": {"name": "Harp", "cost": 2, "text": "It plays."}}},
        }
    )
    catalog = load_catalog("core-1e")
    (harp,) = items_of(catalog, "wargear", made)
    assert (harp.item.own, harp.source, harp.copies) == (True, "own content", 2)
    assert [(fighter.name, item.copies) for fighter, item in harp.bearers] == [("Ida", 2)]
    (blade,) = items_of(catalog, "weapon", made)
    assert (blade.item.id, blade.copies) == ("blade", 3)
    assert [fighter.unit for fighter in units_of(catalog, made).fighters] == ["infantry", "levy"]


def test_a_unit_called_as_the_one_who_holds_them_changes_nothing() -> None:
    own = {"units": {"nobody": {"name": "Nobody", "profile": {"to-hit": "3+"}}}}
    made = warband({"fighters": [{"unit": "levy", "with": ["longbow"]}], "homebrew": own})
    decks = {deck.item.id: deck for deck in items_of(load_catalog("core-1e"), "weapon", made)}
    assert figures(decks["longbow"]) == {"range": '18"'}
