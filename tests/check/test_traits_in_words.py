"""A trait is something that a thing has; it is a word for such things where it has a plural."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

TRAITS = """
classes: {melee: {name: Melee weapon, plural: Melee weapons}}
traits: {loud: {name: Loud}, huge: {name: Huge}, gun: {name: Gun, plural: Guns}}
keywords: {saint: {name: Saint}}
weapons:
  awl: {name: Awl, class: melee, traits: [huge, loud]}
  pin: {name: Pin, class: melee}
  ram: {name: Ram, traits: [gun, loud]}
wargear: {net: {name: Net}}
units: {nun: {name: Nun, plural: Nuns, keywords: [saint]}}
limits:
  - {id: ALONE, count: trait:loud, max: 0}
  - {id: NOUN, count: trait:gun, max: 0}
  - {id: BOTH, count: trait:loud and trait:gun, max: 0}
  - {id: TWO, count: trait:loud and trait:huge, max: 0}
  - {id: KIND, count: kind:weapon and trait:loud, max: 0}
  - {id: CLASS, count: class:melee and trait:loud, max: 0}
  - {id: OTHERS, count: class:melee and not trait:loud, max: 0}
  - {id: WHOSE, count: trait:loud and keyword:saint, max: 0}
  - {id: WHO, count: unit:nun and has trait:loud, max: 0}
  - {id: LACKS, in: fighter, with: net, requires: trait:huge and trait:gun}
"""


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("ALONE", "Things with loud: 2; none allowed."),
        ("NOUN", "Guns: 1; none allowed."),
        ("BOTH", "Guns with loud: 1; none allowed."),
        ("TWO", "Things with loud and huge: 1; none allowed."),
        ("KIND", "Weapons with loud: 2; none allowed."),
        ("CLASS", "Melee weapons with loud: 1; none allowed."),
        ("OTHERS", "Melee weapons without loud: 1; none allowed."),
        ("WHOSE", "Things with loud of saints: 2; none allowed."),
        ("WHO", "Nuns with loud: 1; none allowed."),
        ("LACKS", "Nun: Net needs gun with huge."),
    ],
)
def test_what_has_a_trait_is_said_with_it(tmp_path: Path, code: str, message: str) -> None:
    text = "fighters: [{unit: nun, with: [awl, pin, ram, net]}]\n"
    assert Moor(tmp_path, TRAITS).found(text, code)[1].message == message


def test_something_is_needed_that_has_a_trait(tmp_path: Path) -> None:
    needs = "  - {id: NEEDS, in: fighter, with: net, requires: trait:loud}\n"
    found = Moor(tmp_path, TRAITS + needs).found("fighters: [{unit: nun, with: [net]}]\n", "NEEDS")
    assert found[1].message == "Nun: Net needs something with loud."
