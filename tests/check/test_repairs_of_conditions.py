"""Repairs by what a limit's condition looks at, and by what must not be lost for a repair."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build
from builder.check.judge import checking_of, judge
from builder.check.repair import Mender
from tests.check.repaired import Moor

CONDITIONS = """
keywords: {crew: {name: Crew, plural: crew}}
wargear:
  mask: {name: Mask, plural: Masks, cost: 1}
  flag: {name: Flag, plural: Flags, cost: 4}
  song: {name: Song, plural: Songs, cost: 0}
units:
  hand: {name: Hand, plural: Hands, cost: 5, keywords: [crew]}
  cook: {name: Cook, plural: Cooks, cost: 4}
limits:
  - {id: MASKED, count: unit:hand and not has mask, max: 0, if: unit:hand and has mask}
  - {id: FLAG, count: unit:hand, min: 6, if: flag}
  - {id: SONGS, for: fighters, count: song, max: 1, unless: flag}
  - {id: BOTH, count: unit:hand, max: 9, if: {all: [unit:cook, {count: song, min: 2}]}}
"""


@pytest.fixture
def masked(tmp_path: Path) -> Moor:
    return Moor(tmp_path, CONDITIONS)


def test_what_only_all_or_nobody_may_have_is_taken_from_who_has_it(masked: Moor) -> None:
    text = "fighters: [{unit: hand, with: [mask]}, {unit: hand, count: 3}]\n"
    labels = ["remove Mask from Hand 1", "add Mask to Hand 2", "remove Hand 2"]
    assert masked.labels(text, "MASKED") == labels
    for label in labels[:2]:
        masked.after(text, "MASKED", label)


def test_what_a_limit_asks_more_of_may_be_given_up(masked: Moor) -> None:
    text = "fighters: [{unit: hand, with: [flag]}, {unit: hand, count: 4}]\n"
    assert "remove Flag from Hand 1" in masked.labels(text, "FLAG")
    masked.after(text, "FLAG", "remove Flag from Hand 1")


def test_what_lifts_a_limit_is_added(masked: Moor) -> None:
    text = "fighters: [{unit: cook, with: [song, song]}]\n"
    assert masked.labels(text, "SONGS")[::2] == ["remove Song from Cook", "add Flag to Cook"]
    masked.after(text, "SONGS", "add Flag to Cook")


def test_one_of_several_conditions_that_must_all_hold_is_enough(masked: Moor) -> None:
    text = "fighters: [{unit: hand, count: 10}, {unit: cook, with: [song]}, {unit: rat, with: [song]}]\n"
    assert masked.labels(text, "BOTH") == [
        "remove Song from Cook",
        "Hand: 9 instead of 10",
        "remove Cook",
    ]
    masked.after(text, "BOTH", "remove Song from Cook")


EXCHANGED = """
classes: {arm: {name: Arm, plural: Arms}}
weapons:
  spear: {name: Spear, plural: Spears, class: arm, cost: 0}
  bow: {name: Bow, plural: Bows, class: arm, cost: 4}
units:
  guard: {name: Guard, plural: Guards, cost: 6, kit: [spear], options: [{swap: spear, for: [bow]}]}
limits: [{id: BOWS, count: bow, max: 1}, {id: ARMED, in: fighter, count: class:arm, min: 1}]
"""


def test_who_loses_what_he_exchanged_takes_back_what_he_gave_for_it(tmp_path: Path) -> None:
    game = Moor(tmp_path, EXCHANGED)
    bow = "{unit: guard, without: [spear], with: [bow]}"
    text = f"fighters: [{bow}, {bow}]\n"
    label = "swap Bow for Spear on Guard 1"
    assert game.labels(text, "BOWS")[:2] == [label, "swap Bow for Spear on Guard 2"]
    first = game.after(text, "BOWS", label).fighters[0]
    assert (first.with_, first.without) == ([], [])


INJURED = """
weapons: {sling: {name: Sling, plural: Slings, cost: 2}}
injuries: {blind: {name: Blind eye, plural: Blind eyes}, lame: {name: Lame}}
limits:
  - {id: BLIND, in: fighter, count: sling, max: 0, if: blind}
  - {id: RETIRED, in: fighter, count: kind:injury, max: 1}
"""


def test_nobody_is_healed_where_something_else_mends_it(tmp_path: Path) -> None:
    game = Moor(tmp_path, INJURED)
    text = "fighters: [{unit: rat, with: [sling, blind]}, {unit: brute}]\n"
    assert game.labels(text, "BLIND") == ["remove Sling from Rat", "remove Blind eye from Rat"]
    text = "fighters: [{unit: rat, with: [lame, blind]}, {unit: brute}]\n"
    assert game.labels(text, "RETIRED") == [
        "remove Rat",
        "remove Blind eye from Rat",
        "remove Lame from Rat",
    ]


TOGETHER = """
units: {sapper: {name: Sapper, plural: Sappers, cost: 4}, cart: {name: Cart, plural: Carts, cost: 20}, ox: {name: Ox, cost: 9}}
limits:
  - {id: CARTS, count: unit:cart, max: 2}
  - {id: SAPPERS, count: unit:sapper, max: {of: unit:cart}}
  - {id: PURSE, sum: coins, max: {limit: coins}}
  - {id: BOSS, count: role:boss, exactly: 1}
"""


def test_what_a_repair_makes_worse_is_mended_with_it(tmp_path: Path) -> None:
    game = Moor(tmp_path, TOGETHER)
    text = "fighters: [{unit: cart, count: 3, role: boss}, {unit: sapper, count: 3}]\n"
    assert game.labels(text, "CARTS")[0] == "Cart: 2 instead of 3 and Sapper: 2 instead of 3"
    game.after(text, "CARTS", "Cart: 2 instead of 3 and Sapper: 2 instead of 3")


def test_a_search_with_few_tries_does_not_go_on_to_what_makes_something_worse(
    tmp_path: Path,
) -> None:
    game = Moor(tmp_path, TOGETHER)
    text = "fighters: [{unit: cart, count: 3, role: boss}, {unit: sapper, count: 3}]\n"
    checking = checking_of(build(game.found(text, "CARTS")[0], game.catalog), game.catalog)
    pairs = judge(checking)
    carts = next(broken for broken, _ in pairs if broken.code == "CARTS")
    mender = Mender(pairs, checking, game.catalog)
    assert mender.repairs(carts)[0] != ()
    assert mender.repairs(carts, 24)[0] == ()


def test_the_only_leader_is_spared_where_two_others_save_enough(tmp_path: Path) -> None:
    game = Moor(tmp_path, TOGETHER)
    oxen = "{unit: ox, id: a}, {unit: ox, id: b}, {unit: ox, id: c}"
    text = f"limit: {{coins: 30}}\nfighters: [{{unit: cart, role: boss}}, {oxen}]\n"
    assert game.labels(text, "PURSE")[0] == "remove Ox 1 and Ox 2"


SORTS = """
classes: {thorn: {name: Thorn spell, plural: Thorn spells}, bone: {name: Bone spell, plural: Bone spells}}
skills:
  columns: [name, class]
  prick: [Prick, thorn]
  bramble: [Bramble, thorn]
  rattle: [Rattle, bone]
  knuckle: [Knuckle, bone]
  shin: [Shin, bone]
limits: [{id: SORT, in: fighter, count: [class:thorn, class:bone], by: class, max: 1}]
"""


def test_all_of_one_class_goes_where_classes_are_counted(tmp_path: Path) -> None:
    game = Moor(tmp_path, SORTS)
    text = "fighters: [{unit: rat, with: [prick, bramble, rattle, knuckle, shin]}]\n"
    assert game.found(text, "SORT")[1].message == (
        "Rat: classes of thorn spells or bone spells: 2; at most 1. 1 too many."
    )
    label = "remove Prick and Bramble from Rat"
    assert game.labels(text, "SORT")[0] == label
    game.after(text, "SORT", label)
