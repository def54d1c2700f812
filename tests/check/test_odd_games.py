"""Statements that few games make, and that are as good as any other."""

from __future__ import annotations

from typing import Any

import pytest

from builder import build, check
from builder.catalog.catalog import Catalog
from schemas.finding import Finding
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.warband import Warband
from schemas.yaml import read_yaml
from tests.laws.law import catalog_of

BEGINNING = """
system: {id: odd, name: Odd, version: 1.0.0, label: invented for tests}
cost_types: {coins: {name: Coins, limit: optional}}
keywords: {elite: {name: Elite}, red: {name: Red, family: house}, blue: {name: Blue, family: house}}
squads: {team: {name: Team}}
wargear: {rope: {name: Rope, cost: 1}, flag: {name: Flag, cost: 2}}
units:
  ox: {name: Ox, cost: 5, keywords: [red]}
  cat: {name: Cat, cost: 3, keywords: [blue]}
"""


def game(text: str) -> Catalog:
    """The game with more sections."""
    return catalog_of({"odd.yaml": BEGINNING, "more.yaml": text})


def warband(game: Catalog, fighters: str, more: str = "") -> Warband:
    text = f"system: odd\nfighters: [{fighters}]\n{more}"
    return build(Roster.model_validate(read_yaml(text, "roster.yaml").data), game)


def found(game: Catalog, fighters: str, more: str = "", **options: Any) -> list[Finding]:
    return list(check(warband(game, fighters, more), game, **options))


def test_one_of_may_choose_between_a_fighter_and_an_item() -> None:
    odd = game("limits: [{id: help, one_of: ['unit:cat', flag]}]")
    (none,) = found(odd, "{id: a, unit: ox}")
    assert (none.kind, none.have, none.limit) == ("unfinished", 0, 1)
    assert [repair.label for repair in none.repairs] == ["add Flag to Ox"]
    assert found(odd, "{id: a, unit: ox}, {id: b, unit: cat}") == []
    (both,) = found(odd, "{id: a, unit: ox, with: [flag]}, {id: b, unit: cat}")
    assert (both.have, both.limit) == (2, 1)


def test_a_keyword_without_a_family_may_hang_on_the_chosen_one() -> None:
    odd = game(
        "switches: {house: {kind: choice, from: 'family:house', default: red}}\n"
        "changes: [{modify: keywords, gain: elite, for: 'chosen:house'}]"
    )
    ox, cat = warband(odd, "{id: a, unit: ox}, {id: b, unit: cat}").fighters
    assert (ox.keywords, cat.keywords) == (("elite", "red"), ("blue",))


def test_a_condition_behind_a_selector_is_read_before_what_hangs_on_it() -> None:
    several = "any: ['unit:nobody', {all: ['unit:ox', {count: 'keyword:bold', min: 1}]}]"
    odd = game(
        "units: {nobody: {name: Nobody}}\n"
        "keywords: {able: {name: Able}, bold: {name: Bold}}\n"
        "changes:\n"
        f"  - {{modify: keywords, gain: able, if: {{{several}}}}}\n"
        "  - {modify: keywords, gain: bold, for: 'unit:ox'}"
    )
    (ox,) = warband(odd, "{id: a, unit: ox}").fighters
    assert {"able", "bold"} <= set(ox.keywords)


def test_a_keyword_without_a_family_may_hang_on_what_others_are_to_the_chosen_one() -> None:
    odd = game(
        "switches: {house: {kind: choice, from: 'family:house', default: red, "
        "toward: {blue: {rival: red}}, both_ways: [rival]}}\n"
        "changes: [{modify: keywords, gain: elite, for: 'rival:house'}]"
    )
    ox, cat = warband(odd, "{id: a, unit: ox}, {id: b, unit: cat}").fighters
    assert (ox.keywords, cat.keywords) == (("red",), ("elite", "blue"))


@pytest.mark.parametrize(
    ("selector", "number"),
    [
        ("has items", 1),
        ("not has items", 1),
        ("fighters and not has items", 1),
        ("not fighters", 0),
        ("not items", 0),
        ("items and has items", 2),
    ],
)
def test_all_of_them_and_none_of_them_may_be_asked_for(selector: str, number: int) -> None:
    odd = game(f"limits: [{{id: asked, count: {selector}, exactly: 9}}]")
    (asked,) = found(odd, "{id: a, unit: ox, with: [rope, flag]}, {id: b, unit: cat}")
    assert asked.have == number


def test_fighters_have_items_alone() -> None:
    with pytest.raises(InputError, match="`has` goes with an item; `fighters` is true of a figh"):
        game("limits: [{id: asked, count: has fighters, max: 1}]")


def test_a_place_that_there_is_not_is_called_by_its_word() -> None:
    odd = game("limits: [{id: bare, count: items, each: slot, max: 0}]")
    by_code = {f.code: f for f in found(odd, "{id: a, unit: ox, with: [rope@left-ear]}")}
    assert by_code["bare"].message == "Items in left ear: 1; none allowed."


PRINTED = """
characteristics:
  pace: {name: Pace, whole: yes, min: 1, max: 4, beyond: error, beyond_by: printed, code: PACE}
skills: {quick: {name: Quick, effects: [{modify: pace, add: 3}]}}
"""


@pytest.mark.parametrize(
    ("printed", "skills", "pace", "codes"),
    [
        ("4", "", "4", []),
        ("3", "quick", "4", []),
        ("5", "", "4", ["PACE"]),
        ("0", "quick", "3", ["PACE"]),
        ("2.5", "", "", ["NOT-A-VALUE"]),
    ],
)
def test_a_bound_of_what_is_printed_minds_no_change(
    printed: str, skills: str, pace: str, codes: list[str]
) -> None:
    odd = game(PRINTED)
    ox = f'{{unit: ox, profile: {{pace: "{printed}"}}, with: [{skills}]}}'
    assert [one.code for one in found(odd, ox) if one.severity != "info"] == codes
    assert warband(odd, ox).fighters[0].values["pace"].text == pace


def test_a_roster_lists_traits_of_its_own() -> None:
    odd = catalog_of({"odd.yaml": BEGINNING.replace("version", "traits_listed: yes, version")})
    own = "homebrew: {{{} weapons: {{saw: {{name: Saw, traits: [loud]}}}}}}"
    (fighter,) = warband(
        odd, "{unit: ox, with: [saw]}", own.format("traits: {loud: {name: Very loud}},")
    ).fighters
    assert fighter.items[0].trait_names == ("Very loud",)
    with pytest.raises(InputError, match="no trait `loud`"):
        warband(odd, "{unit: ox, with: [saw]}", own.format(""))
