"""What each unit of a large catalog may take is looked up, and comes out as if asked one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import load_catalog
from builder.check.builtin.offered import offered, offered_if, swapped_for
from builder.cli.offer import Offer, offer_of
from builder.cli.places import places, places_of, takes
from builder.cli.shelf import picked
from tests.calls import calls

ODD = """\
system: {id: odd, name: Odd game, version: "1"}
cost_types: {points: {name: Points}}
keywords: {red: {name: Red, family: clan}, blue: {name: Blue, family: clan}}
classes: {light: {name: Light}, heavy: {name: Heavy}}
traits: {old: {name: Old}, loud: {name: Loud}}
roles: {leader: {name: Leader}}
weapons:
  bow: {name: Bow, class: light, cost: 1, aliases: [longbow]}
  gun: {name: Gun, class: heavy, cost: 2, traits: [loud, old]}
  bell: {name: Bell, class: light, cost: 2, traits: [loud]}
wargear:
  hat: {name: Hat, cost: 1, traits: [old]}
  flag: {name: Flag, cost: 1}
units:
  any: {name: Any, cost: 5, slots: [{names: [left, right], takes: class:light and not trait:loud}]}
  bare: {name: Bare, cost: 5, options: []}
  some: {name: Some, cost: 5, keywords: [red], options: [longbow, trait:old and kind:wargear]}
  those: {name: Those, cost: 5, keywords: [red], options: [items and keyword:blue, not kind:weapon]}
  led: {name: Led, cost: 5, options: [class:heavy and role:leader, items and role:leader and has flag, {take: trait:loud, max: 1}]}
  kit: {name: Kit, cost: 5, kit: [bow], options: [{swap: bow, for: class:heavy}, {swap: hat, for: flag}]}
  kin: {name: Kin, cost: 5, like: some, keywords: [blue], slots: [{names: [head], takes: family:clan and hat}]}
"""


def game(folder: Path, text: str) -> Offer:
    (folder / "odd").mkdir(parents=True)
    (folder / "odd" / "system.yaml").write_text(text, "utf-8")
    return offer_of(load_catalog("odd", [folder]))


def asked_one_by_one(offer: Offer, unit: str) -> list[str]:
    fighter, rulebook = offer.hired(unit), offer.rulebook
    return [
        id_
        for id_, kind, entry in offer.items()
        for item in [picked(id_, kind, entry)]
        if offered(fighter, item, rulebook)
        or swapped_for(fighter, item, rulebook)
        or offered_if(fighter, item, rulebook)
    ]


@pytest.fixture
def odd(tmp_path: Path) -> Offer:
    return game(tmp_path, ODD)


def test_a_unit_may_take_what_its_options_hold_in_the_order_of_the_catalog(odd: Offer) -> None:
    assert {unit: odd.options(odd.hired(unit)) for unit in odd.units()} == {
        "any": ["bow", "gun", "bell", "hat", "flag"],
        "bare": [],
        "some": ["bow", "hat"],
        "those": ["hat", "flag"],
        "led": ["bow", "gun", "bell", "hat", "flag"],
        "kit": ["gun", "flag"],
        "kin": ["bow", "hat"],
    }


def test_it_is_the_same_as_asked_one_by_one(odd: Offer) -> None:
    core = offer_of(load_catalog("core-1e"))
    for offer in (odd, core):
        for unit in offer.units():
            assert offer.options(offer.hired(unit)) == asked_one_by_one(offer, unit), unit


def test_a_place_takes_the_same_as_asked_one_by_one(odd: Offer) -> None:
    core = offer_of(load_catalog("core-1e"))
    for rulebook in (odd.rulebook, core.rulebook):
        for id_ in rulebook.names.units:
            unit = rulebook.unit(id_)
            assert unit is not None
            for group, place in zip(unit.slots, places_of(unit, rulebook), strict=True):
                several = rulebook.names.items
                assert list(place.takes) == [i for i in several if takes(group, unit, i, rulebook)]
    assert [place.takes for place in places(odd.rulebook)] == [("bow",), ("hat",)]


def large(number: int) -> str:
    text = 'system: {id: odd, name: Odd game, version: "1"}\ncost_types: {points: {name: Points}}\n'
    units = (
        f"  unit-{at}: {{name: U{at}, cost: 1, options: [weapon-{at}],"
        f" slots: [{{names: [hand], takes: weapon-{at}}}]}}"
        for at in range(number)
    )
    weapons = (f"  weapon-{at}: {{name: W{at}, cost: 1}}" for at in range(number))
    return text + "\n".join(("units:", *units, "weapons:", *weapons)) + "\n"


def test_twice_the_units_and_items_are_twice_the_work(tmp_path: Path) -> None:
    def work(number: int) -> int:
        offer = game(tmp_path / str(number), large(number))
        fighters = [offer.hired(unit) for unit in offer.units()]
        return calls(lambda: ([offer.options(one) for one in fighters], places(offer.rulebook)))

    assert work(200) < 5 * work(50)
