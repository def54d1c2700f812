"""Values are worked out when somebody first asks; who only checks a list seldom does."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog, load_roster
from builder.build.values import Values
from builder.catalog.catalog import Catalog
from builder.roster.read import parse_roster
from schemas.warband import Fighter, Warband
from tests.calls import calls_of
from tests.laws.law import catalog_of

CATALOGS = Path(__file__).parents[2] / "catalogs"
GAME = """
system: {id: gulls, name: Gulls, version: 1.0.0}
cost_types: {points: {name: Points}}
characteristics:
  speed: {min: 1, max: 6, beyond: error}
  aim: {needed_by: fighters}
  reach: {of: item, needed_by: class:thrown and keyword:keen}
weapons:
  stone: {class: thrown, profile: {reach: 8}}
  net: {class: thrown}
skills:
  nimble: {effects: [{modify: speed, add: 1}]}
  winged: {effects: [{modify: speed, set: 5}]}
  finned: {effects: [{modify: speed, set: 4}]}
  keen-eyed: {effects: [{modify: keywords, gain: keen}]}
classes: {thrown: {name: Thrown}}
keywords: {keen: {name: Keen}}
changes: [{modify: name, of: stone, text: "Old {}"}, {modify: aim, add: 1, for: has stone}]
units: {rower: {profile: {speed: 4, aim: 3}}, guest: {profile: {speed: 4}}}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("gulls")
    (folder / "game.yaml").write_text(GAME, "utf-8")
    return load_catalog("gulls", [folder])


def warband(game: Catalog, unit: str, *items: str) -> Warband:
    roster = f"system: gulls\nfighters: [{{unit: {unit}, with: [{', '.join(items)}]}}]\n"
    return build(parse_roster(roster, "r.yaml").roster, game)


def waits(fighter: Fighter) -> bool:
    """Whether its values are yet to be worked out."""
    slot = Fighter.__dict__["values"]
    try:
        slot.__get__(fighter)
    except AttributeError:
        return True
    return False


SAMPLES = sorted((CATALOGS / "core-1e" / "samples").glob("*.yaml"))


@pytest.mark.parametrize("file", SAMPLES, ids=lambda file: file.stem)
def test_no_value_of_a_fair_list_is_worked_out_to_check_it(file: Path) -> None:
    catalog, roster = load_catalog("core-1e"), load_roster(file)
    build(roster, catalog)  # what is worked out once for all lists
    with calls_of(Values, "_changed") as changed:
        check(build(roster.model_copy(deep=True), catalog), catalog)
    assert changed.number == 0


@pytest.mark.parametrize(
    ("unit", "items", "code"),
    [
        ("rower", (), None),
        ("rower", ("nimble", "nimble"), None),
        ("rower", ("nimble",) * 3, "BEYOND-SPEED"),
        ("rower", ("winged",), None),
        ("rower", ("winged", "nimble"), None),
        ("rower", ("winged", "nimble", "nimble"), "BEYOND-SPEED"),
        ("rower", ("winged", "finned"), "CONFLICTING-SET"),
        ("guest", (), "VALUE-UNSTATED"),
        ("rower", ("net",), None),
        ("rower", ("net", "keen-eyed"), "VALUE-UNSTATED"),
        ("rower", ("stone", "keen-eyed"), None),
    ],
)
def test_what_is_amiss_with_a_value_is_found(
    game: Catalog, unit: str, items: tuple[str, ...], code: str | None
) -> None:
    found = check(warband(game, unit, *items), game, repairs=False)
    assert [finding.code for finding in found] == ([code] if code else [])


BEYOND = """
system: {id: gulls, name: Gulls, version: 1.0.0}
switches: {sea: {kind: mode, default: calm, choices: {calm: {}, rough: {%s}}}}
characteristics: {speed: {max: 6, beyond: error%s}, heft: {of: item}}
weapons: {oar: {profile: {heft: 5%s}}}
changes: [%s]
units: {rower: {%s}}
"""
ROUGH = "characteristics: {speed: {max: 3}}"
BEST = '{modify: speed%s, add: {best: heft, of: "kind:weapon"%s}}'
FAST = "profile: {speed: 4}"
ITEMS = ", beyond_by: items"


@pytest.mark.parametrize(
    ("rough", "of", "printed", "changes", "unit", "item", "said"),
    [
        ("", ", default: 6", "", "", "", "", []),
        ("", ", default: 9", "", "", "", "", ["Rower: Speed would be 9; not beyond 6."]),
        (ROUGH, ", default: 5", "", "", "", "", ["Rower: Speed would be 5; not beyond 3."]),
        (ROUGH, ", default: 5", "", "", "profile: {speed: 2}", "", []),
        ("", ITEMS, "", "{modify: speed, add: 5}", FAST, "oar", []),
        ("", ITEMS, "", BEST % ("", ""), FAST, "", []),
        ("", ITEMS, "", BEST % ("", ""), FAST, "oar", ["Rower: Speed would be 9; not beyond 6."]),
        ("", ITEMS, "", BEST % ("", ", plus: -3"), FAST, "oar", []),
        ("", f"{ITEMS}, of: item", ", speed: 4", BEST % (", of: oar", ""), "", "oar",
         ["Rower: Oar: Speed would be 9; not beyond 6."]),
    ],
)  # fmt: skip
def test_values_beyond_their_bounds_are_found_whoever_states_them(
    rough: str, of: str, printed: str, changes: str, unit: str, item: str, said: list[str]
) -> None:
    game = catalog_of({"game.yaml": BEYOND % (rough, of, printed, changes, unit)})
    switches = "{sea: rough}" if rough else "{}"
    roster = f"system: gulls\nswitches: {switches}\nfighters: [{{unit: rower, with: [{item}]}}]\n"
    found = check(build(parse_roster(roster, "r.yaml").roster, game), game, repairs=False)
    assert [one.message for one in found if one.code == "BEYOND-SPEED"] == said


OF_ITS_OAR = """
system: {id: gulls, name: Gulls, version: 1.0.0}
characteristics: {speed: {max: 6, beyond: error}, heft: {of: item%s}}
weapons: {oar: {profile: {heft: %s}}}
skills:
  heavy: {effects: [{modify: speed, set: {best: heft, of: "kind:weapon"}}]}
  laden: {effects: [{modify: heft, of: "kind:weapon", add: 9}]}
units: {rower: {profile: {speed: 4}}}
"""


@pytest.mark.parametrize(
    ("bounds", "heft", "items", "speed"),
    [
        ("", 5, "oar, heavy", None),
        ("", 8, "oar, heavy", 8),
        ("", 8, "oar, laden", None),
        ("", 5, "oar, heavy, laden", 14),
        (", max: 5", 8, "oar, heavy", None),
        (", min: 8", 3, "oar, heavy", 8),
    ],
)
def test_the_best_of_what_it_carries_is_beyond_as_it_is_after_all_changes(
    bounds: str, heft: int, items: str, speed: int | None
) -> None:
    game = catalog_of({"game.yaml": OF_ITS_OAR % (bounds, heft)})
    found = check(warband(game, "rower", items), game, repairs=False)
    assert [one.have for one in found] == ([speed] if speed else [])


def test_a_value_is_there_for_whoever_asks_and_for_copies(game: Catalog) -> None:
    roster = "system: gulls\nfighters: [{unit: rower, with: [stone]}, {unit: rower, with: [stone]}]"
    first, second = build(parse_roster(roster, "r.yaml").roster, game).fighters
    assert waits(first)
    assert waits(second)
    assert second.values["aim"].number == 4
    assert second.items[0].values["reach"].text == "8"
    assert not waits(first), "the one that it is like was worked out for it"


def test_receipts_of_values_call_things_as_they_are_called_in_the_end(game: Catalog) -> None:
    fighter = warband(game, "rower", "stone").fighters[0]
    assert fighter.items[0].name == "Old Stone"
    assert fighter.items[0].values["reach"].receipt.lines[0].label == "Old Stone"
