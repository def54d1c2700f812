"""What a finding says, and that entries which accept nothing are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.build import build
from builder.catalog import load_catalog
from builder.catalog.catalog import Catalog
from builder.check import check
from builder.check.words import fill
from schemas.roster import Accepted, Roster, RosterFighter
from schemas.yaml import read_yaml


def test_a_message_begins_with_a_capital() -> None:
    assert fill("{what} of {who}: {have}", {"what": "spells", "who": "ida", "have": 2}) == (
        "Spells of ida: 2"
    )


def test_a_name_at_the_beginning_stays_as_it_is_written() -> None:
    assert fill("{who}: {have}", {"who": "abcdef", "have": 2}) == "abcdef: 2"
    assert fill("{these} are too many", {"these": "stick"}) == "stick are too many"
    assert fill("{said}", {"said": "abcdef costs nothing"}) == "abcdef costs nothing"


def test_findings_on_a_fighter_keep_its_name() -> None:
    fighter = RosterFighter(unit="levy", name="abcdef", role="king")
    messages = found(Roster(system="core-1e", fighters=[fighter])).values()
    assert any(message.startswith("abcdef: no role `king`") for message in messages)


def test_an_entry_that_accepts_nothing_is_told() -> None:
    roster = Roster(
        system="core-1e",
        fighters=[RosterFighter(unit="levy", id="f3")],
        accepted=[Accepted(code="C3-A2", owner="f3", reason="agreed")],
    )
    message = "C3-A2 on f3 is accepted, and there is no such finding now"
    assert found(roster)["ACCEPTED-IN-VAIN"] == message


def test_an_entry_that_accepts_something_is_not() -> None:
    fighter = RosterFighter(unit="levy", id="f3", role="king")
    accepted = Accepted(code="UNKNOWN-ID", owner="f3", reason="soon")
    roster = Roster(system="core-1e", fighters=[fighter], accepted=[accepted])
    assert "ACCEPTED-IN-VAIN" not in found(roster)


SWITCHES = """
system: {id: fen, name: Fen, version: 1.0.0}
units: {frog: {name: Frog}}
switches:
  task: {kind: choice, choices: {hold: {says: Hold the pond}, raid: {says: Raid}}}
  rain: {kind: variant, default: off, choices: {off: {}, on: {says: It rains}}}
  mud: {kind: ruling, default: deep, choices: {deep: {}, dry: {says: No mud.}}}
"""


def test_what_a_list_chooses_is_no_changed_ruling(tmp_path: Path) -> None:
    (tmp_path / "fen.yaml").write_text(SWITCHES)
    catalog = load_catalog(tmp_path)

    def said(**switches: str) -> str | None:
        fighters = [RosterFighter(unit="frog")]
        roster = Roster(system="fen", switches=switches, fighters=fighters)
        return found(roster, catalog).get("RULING-CHANGED")

    assert said(task="hold") is None
    assert said(task="hold", rain="on", mud="dry") == "Rulings changed: It rains. No mud."


SIZES = """
system: {id: fen, name: Fen, version: 1.0.0}
cost_types: {flies: {name: Flies, limit: required}}
units: {frog: {name: Frog, plural: Frogs}, toad: {name: Toad, plural: Toads}}
limits:
  - {id: FROGS, count: unit:frog, max: {per: 100, of: limit}}
%s
switches: {order: {kind: choice, name: Order, must: yes, choices: {march: {}, rest: {}}}}
"""
TOADS = "  - {id: TOADS, count: unit:toad, max: {per: 100, of: limit}}"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("", "Choose a size: it bounds frogs"),
        (TOADS, "Choose a size: it bounds frogs and toads"),
    ],
    ids=["one", "two"],
)
def test_what_is_to_be_chosen_is_said_in_good_grammar(
    tmp_path: Path, more: str, message: str
) -> None:
    (tmp_path / "fen.yaml").write_text(SIZES % more)
    fighters = [RosterFighter(unit="frog"), RosterFighter(unit="toad")]
    said = found(Roster(system="fen", fighters=fighters), load_catalog(tmp_path))
    assert said["CHOOSE-SIZE"] == message
    assert said["CHOOSE-ORDER"] == "Choose an order: March or Rest"


SIDES = """
system: {id: fen, name: Fen, version: 1.0.0}
roles: {boss: {name: Boss, plural: Bosses}}
wargear: {net: {name: Net}, lamp: {name: Lamp}, oil: {name: Oil}, rope: {name: Rope}}
classes: {tasty: {name: Tasty thing, plural: Tasty things}}
upgrades: {coin: {name: Coin, plural: Coins}, worm: {class: tasty}, slug: {class: tasty}}
units: {frog: {name: Frog, plural: Frogs}, toad: {name: Toad, plural: Toads}, newt: {}}
limits:
  - {id: NO-NET, in: fighter, with: net, excludes: unit:frog}
  - {id: NO-BOSS, in: fighter, with: role:boss, excludes: unit:toad}
  - {id: RIVALS, with: unit:frog, excludes: unit:toad}
  - {id: BOSS-LAMP, in: fighter, with: role:boss, requires: lamp}
  - {id: WET, in: fighter, with: [lamp, oil], requires: rope}
  - {id: BAIT, for: role:boss, with: net, requires: class:tasty}
  - {id: TOKEN, for: role:boss, one_of: [coin, class:tasty]}
"""


@pytest.mark.parametrize(
    ("code", "fighters", "message"),
    [
        ("NO-NET", ["unit: frog, with: [net]"], "Frog: no Net for Frogs."),
        ("NO-BOSS", ["unit: toad, role: boss"], "Toad cannot be among both bosses and Toads."),
        (
            "RIVALS",
            ["unit: frog", "unit: toad"],
            "The warband: Frog and Toad cannot be together.",
        ),
        ("BOSS-LAMP", ["unit: newt, role: boss"], "Newt needs Lamp."),
        ("WET", ["unit: newt, with: [lamp]"], "Newt: Lamp needs Rope."),
        ("WET", ["unit: newt, with: [lamp, oil]"], "Newt: Lamp and Oil need Rope."),
        ("BAIT", ["unit: newt, role: boss, with: [net]"], "Newt: Net needs tasty thing."),
        ("TOKEN", ["unit: newt, role: boss"], "Newt: choose one of Coin or tasty thing."),
    ],
)
def test_who_is_looked_at_alone_is_named_once(
    tmp_path: Path, code: str, fighters: list[str], message: str
) -> None:
    (tmp_path / "fen.yaml").write_text(SIDES)
    text = f"system: fen\nfighters: [{', '.join(f'{{{one}}}' for one in fighters)}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    assert found(roster, load_catalog(tmp_path))[code] == message


NOUNS = """
system: {id: fen, name: Fen, version: 1.0.0}
keywords:
  red: {name: Red, family: allegiance}
  blue: {name: Blue, family: allegiance}
  beast: {name: Beast, plural: Beasts}
roles: {boss: {name: Boss, plural: Bosses}, spy: {name: Spy}}
squads: {order: {name: Order}}
classes: {heavy: {name: Heavy weapon, plural: Heavy weapons}, light: {name: Light weapon}}
weapons: {gun: {class: heavy}, bow: {class: light, plural: Bows}}
units:
  frog: {name: Frog, plural: Frogs, keywords: [red]}
  toad: {name: Toad, plural: Toads, keywords: [blue, beast]}
  newt: {name: Newt, plural: Newts}
switches: {side: {kind: choice, from: "family:allegiance"}}
limits: [{id: ONE, %s, max: 0}]
"""
THREE = ["unit: frog, role: boss, with: [gun]", "unit: toad, with: [gun, bow]", "unit: newt"]


@pytest.mark.parametrize(
    ("counted", "named"),
    [
        ("count: class:heavy and keyword:beast", "Heavy weapons of beasts: 1"),
        ("count: keyword:beast and class:heavy", "Heavy weapons of beasts: 1"),
        ("count: kind:weapon and class:heavy", "Heavy weapons: 2"),
        ("count: kind:weapon and not class:heavy", "Weapons other than heavy weapons: 1"),
        ("count: kind:weapon and not origin:kit", "Weapons: 3"),
        ("count: kind:weapon, by: carrier", "Fighters with weapons: 2"),
        ("count: keyword:beast, by: carrier", "Beasts: 1"),
        ("count: fighters, by: entry", "Roster lines: 3"),
        ("count: fighters, by: different", "Different units: 3"),
        ("count: fighters and has gun, by: different", "Different units with Gun: 2"),
        ("count: items, by: different", "Different items: 2"),
        ("count: unit:frog, by: entry", "Roster lines of Frogs: 1"),
        ("count: class:heavy, by: entry", "Roster lines with heavy weapons: 2"),
        ("count: class:heavy and has bow", "Heavy weapons of those with Bow: 1"),
        ("count: class:heavy and not role:boss", "Heavy weapons of others than bosses: 1"),
        ("count: class:heavy and keyword:beast and not role:boss",
         "Heavy weapons of beasts other than bosses: 1"),
        ("count: class:heavy and not has bow", "Heavy weapons without Bow: 1"),
        ("count: keyword:red", "Red: 1"),
        ("count: class:heavy and keyword:red", "Heavy weapons of Red: 1"),
        ("count: role:boss and unit:frog", "Bosses among Frogs: 1"),
        ("count: unit:toad and has bow and has gun", "Toads with Bow and Gun: 1"),
        ("count: fighters and not role:boss and not keyword:beast",
         "Fighters other than bosses or beasts: 1"),
        ("count: fighters and not has gun", "Fighters without Gun: 1"),
        ("count: fighters and not squad:order", "Fighters outside an order: 3"),
        ("count: family:allegiance", "Fighters with an allegiance: 2"),
        ("count: family:allegiance and not chosen:side", "Fighters with another allegiance: 1"),
        ("count: unit:frog and family:allegiance", "Frogs with an allegiance: 1"),
        ("count: fighters and not family:allegiance", "Fighters without an allegiance: 1"),
        ("count: family:allegiance, by: different", "Different allegiances: 2"),
        ("count: unit:frog, by: different", "Different Frogs: 1"),
        ("count: fighters and not unit:frog, each: unit", "Toad: 1 and Newt: 1"),
        ("count: role:boss, each: role", "Boss: 1"),
    ],
)  # fmt: skip
def test_what_is_counted_is_said_as_it_is_asked_for(
    tmp_path: Path, counted: str, named: str
) -> None:
    (tmp_path / "fen.yaml").write_text(NOUNS % counted)
    text = "system: fen\nswitches: {side: red}\nfighters: [%s]"
    text %= ", ".join(f"{{{one}}}" for one in THREE)
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    message = found(roster, load_catalog(tmp_path))["ONE"]
    assert message.partition(";")[0] == named


def found(roster: Roster, catalog: Catalog | None = None) -> dict[str, str]:
    """The messages of a roster's findings by their codes."""
    catalog = catalog or load_catalog("core-1e")
    findings = check(build(roster, catalog), catalog, repairs=False)
    return {one.code: one.message for one in findings}


def test_what_the_list_has_still_to_choose_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "fen.yaml").write_text(NOUNS.replace("max: 0", "min: 1") % "count: chosen:side")
    roster = Roster(system="fen", fighters=[RosterFighter(unit="frog")])
    said = found(roster, load_catalog(tmp_path))["ONE"]
    assert said == "Fighters of the chosen side: 0; at least 1. 1 more."


PLACES = """
system: {id: fen, name: Fen, version: 1.0.0}
characteristics: {crew: {name: Crew}, room: {name: Room, of: item}, load: {name: Load, of: item}}
slots: {front: {name: Front}, rear: {name: Rear}}
classes: {faced: {name: Faced weapon}}
weapons:
  columns: [name, plural, class, room, load]
  ram: [Ram, Rams, faced, 0, 3]
  gun: [Gun, Guns, faced, 2, 1]
units:
  cart:
    name: Cart
    profile: {crew: 1}
    slots: [{id: FACES, names: [front, rear], takes: class:faced}]
limits: [{id: ONE, %s}]
"""


@pytest.mark.parametrize(
    ("limit", "items", "message"),
    [
        ("count: gun and not slot:rear, max: 0", "gun@front, gun@rear",
         "Guns elsewhere than in rear: 1; none allowed."),
        ("count: class:faced and slot:front, max: 0", "gun@front", "Faced weapons in front: 1; none allowed."),
        ("count: slot:front and gun, max: 0", "gun@front", "Guns in front: 1; none allowed."),
        ("count: slot:front, max: 0", "gun@front", "Things in front: 1; none allowed."),
        ("count: has slot:front, max: 0", "gun@front",
         "Fighters with something in front: 1; none allowed."),
        ("for: cart, count: slot:rear, exactly: {per: 1, of: slot:front}", "gun@front, gun@rear, ram@rear",
         "Cart: things in rear: 2; at most 1 (1 for each of 1 thing in front). 1 too many."),
        ("count: gun and slot:none, max: 0", "gun", "Guns in no place: 1; none allowed."),
        ("count: gun and not slot:none, max: 0", "gun@rear", "Guns in a place: 1; none allowed."),
        ("in: fighter, with: ram and slot:front, excludes: gun", "ram@front, gun@rear",
         "Cart: Ram in front and Gun cannot be together."),
        ("for: cart, count: gun, max: {value: crew}", "gun@front, gun@rear",
         "Cart: Guns: 2; at most 1 (Crew). 1 too many."),
        ("for: cart, count: gun, max: {value: crew, plus: -1}", "gun@front",
         "Cart: Guns: 1; at most 0 (Crew − 1). 1 too many."),
        ("for: cart, sum: load, of: items, max: {best: room, of: gun}", "ram@front, gun@rear",
         "Cart: Load: 4 of 2; 2 over (Room)."),
    ],
)  # fmt: skip
def test_places_and_values_are_named(tmp_path: Path, limit: str, items: str, message: str) -> None:
    (tmp_path / "fen.yaml").write_text(PLACES % limit)
    text = f"system: fen\nfighters: [{{unit: cart, with: [{items}]}}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    assert found(roster, load_catalog(tmp_path))["ONE"] == message


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ("gun", "Cart: Gun has no place; choose front or rear"),
        ("gun, ram", "Cart: Gun and Ram have no place; choose front or rear"),
    ],
)
def test_what_is_put_nowhere_is_asked_for_its_place(
    tmp_path: Path, items: str, message: str
) -> None:
    text = PLACES.replace("takes: class:faced", "takes: class:faced, max: 1")
    (tmp_path / "fen.yaml").write_text(text % "count: ram, max: 3")
    roster_text = f"system: fen\nfighters: [{{unit: cart, with: [{items}]}}]"
    roster = Roster.model_validate(read_yaml(roster_text, "roster").data)
    assert found(roster, load_catalog(tmp_path))["FACES"] == message


BAND = """
system: {id: band, name: Band, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
wargear:
  mask: {name: Mask, plural: Masks, cost: 6}
  flask: {name: Flask, plural: Flasks, cost: 1, uses: {pocket: 1}}
  coat: {name: Coat, cost: 1, effects: [{modify: pockets, add: 2}]}
characteristics: {pockets: {name: Pockets, default: 1}}
units:
  hand: {name: Hand, plural: Hands, cost: 4, slots: [{id: POCKETS, names: [pocket], holds: {value: pockets}}]}
limits:
  - {id: CREW, count: unit:hand, min: 3, if: unit:hand}
  - {id: GEAR, sum: coins, of: items, max: 5}
  - {id: MASKED, count: unit:hand and not has mask, max: 0, if: unit:hand and has mask}
"""


def said_of_band(folder: Path, fighters: str) -> list[str]:
    (folder / "game.yaml").write_text(BAND, encoding="utf-8")
    game = load_catalog(folder)
    roster = Roster.model_validate(
        read_yaml(f"system: band\nfighters: [{fighters}]", "roster").data
    )
    return [one.message for one in check(build(roster, game), game, repairs=False)]


def test_a_condition_that_goes_without_saying_is_not_said(tmp_path: Path) -> None:
    assert said_of_band(tmp_path, "{unit: hand}") == ["Hands: 1; at least 3. 2 more."]


def test_what_items_cost_is_told_apart_from_what_all_costs(tmp_path: Path) -> None:
    assert said_of_band(tmp_path, "{unit: hand, with: [mask]}, {unit: hand, count: 2}") == [
        "Coins of items: 6 of 5; 1 over.",
        "Hands without Mask: 2; none allowed (where there are Hands with Mask).",
    ]


def test_a_place_holds_as_much_as_a_value_says(tmp_path: Path) -> None:
    assert said_of_band(tmp_path, "{unit: hand, count: 3, with: [coat, flask, flask, flask]}") == [
        "Coins of items: 12 of 5; 7 over."
    ]
    assert said_of_band(
        tmp_path, "{unit: hand, count: 2, with: [flask]}, {unit: hand, with: [flask, flask]}"
    ) == ["Hand 2: Pocket holds 1; Flask fills 2."]
