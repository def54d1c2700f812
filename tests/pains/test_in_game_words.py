"""What is wrong or not to be had is told in the words of the game: who, what, how much, why."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from builder.catalog.catalog import Catalog
from tests.check.kinds.kind_cases import findings, warband_of
from tests.cli.conftest import Player
from tests.pains.rosters import HEAD

CREW = f"""\
{HEAD}system: skerry
name: Isle
size: skirmish
switches: {{creed: sea}}
fighters:
  - {{id: hound, name: Rex, unit: hound, with: [mail]}}
  - {{id: gil, name: Gil, unit: guard, with: [orb]}}
"""


def test_what_is_not_offered_is_told_with_what_to_do(islander: Player) -> None:
    """Kind: a thing "cannot be selected because it is hidden", and nobody knows how to unhide it."""
    islander.writes("s.yaml", CREW)
    answer = islander.asks("check", "s.yaml")["files"][0]["findings"]
    (finding,) = (one for one in answer if one["code"] == "NOT-OFFERED")
    assert finding["message"] == "Rex: Mail is not offered to Hound"
    assert "remove Mail from Rex" in [repair["label"] for repair in finding["repairs"]]
    said = islander.tries("check", "s.yaml").stdout
    assert "hidden" not in said.lower()


def options(player: Player, system: str, unit: str) -> dict[str, list[str]]:
    """Why a unit may not take each of its options with the roster; empty: it may."""
    shown = player.asks("show", system, unit, "--for", "s.yaml")
    for item in shown["items"]:
        assert item["allowed"] is (not item["why"])
    return {item["id"]: item["why"] for item in shown["items"]}


def test_an_option_that_is_not_to_be_had_says_why(islander: Player) -> None:
    """Kind: everything is grey, and no reason is given."""
    islander.writes("s.yaml", CREW)
    why = options(islander, "skerry", "guard")
    assert why["sword"] == []
    assert why["axe"] == ["Axe: 1; none allowed."]
    assert why["orb"] == ["Orb: 2; at most 1. 1 too many."]
    shown = islander.does("show", "skerry", "guard", "--for", "s.yaml")
    (row,) = (line for line in shown.splitlines() if line.startswith("  axe "))
    assert "not legal: Axe: 1; none allowed." in row


def test_what_must_be_chosen_first_is_said(islander: Player, invent: Callable[[str], Path]) -> None:
    """Kind: nothing can be taken before an allegiance is chosen, and nothing says so."""
    invent(
        "cost_types: {points: {name: Points}}\nunits: {carl: {cost: 1}}\n"
        "keywords: {north: {name: North, family: side}, south: {name: South, family: side}}\n"
        "switches: {side: {kind: choice, name: Side, from: family:side, must: yes}}\n"
        "wargear: {horn: {cost: 1}, drum: {cost: 1}, flag: {cost: 1}}\n"
        "limits:\n"
        "  - {id: HORNS, count: horn, max: 0, unless: {chosen: {side: north}}}\n"
        "  - {id: DRUMS, count: drum, max: 0, if: {chosen: {side: south}}}\n"
        "  - {id: FLAGS, count: flag, max: 0, if: drum}\n"
    )
    islander.writes("s.yaml", f"{HEAD}system: moor\nfighters: []\n")
    answer = islander.asks("check", "s.yaml")["files"][0]
    assert [one["message"] for one in answer["findings"]] == ["Choose a side: North or South"]
    why = options(islander, "moor", "carl")
    assert why["horn"] == ["Horn: 1; none allowed (unless the side is North)."]
    islander.does("edit", "s.yaml", "--switch", "side=south")
    why = options(islander, "moor", "carl")
    assert why["horn"] == ["Horn: 1; none allowed (unless the side is North)."]
    assert why["drum"] == ["Drum: 1; none allowed (if the side is South)."]
    islander.does("edit", "s.yaml", "--switch", "side=north")
    assert options(islander, "moor", "carl") == {"horn": [], "drum": [], "flag": []}
    islander.does("add", "s.yaml", "carl", "--with", "drum")
    assert options(islander, "moor", "carl")["flag"] == ["Flag: 1; none allowed (with Drum)."]


WRONG = {
    "bipod": "{id: a, name: Al, unit: captain, with: [bipod]}",
    "plate-or-shield": "{id: a, name: Al, unit: captain, with: [plate, shield]}",
    "two-pistols": "{id: a, name: Al, unit: captain, with: [pistol, pistol, pistol]}",
    "patron": "{id: a, name: Al, unit: reeve, with: [crown, orb]}",
    "load": "{id: a, name: Al, unit: trooper, with: [axe, axe, axe]}",
    "NOT-OFFERED": "{id: a, name: Al, unit: hound, with: [plate]}",
    "UNKNOWN-ID": "{id: a, name: Al, unit: captain, with: [sabre]}",
    "ends": "{id: a, name: Al, unit: cart}",
    "SLOT-HAND": "{id: a, name: Al, unit: trooper, with: [cannon, rifle]}",
    "joins": "{id: a, name: Al, unit: captain, joins: b}, {id: b, name: Bo, unit: reeve}",
    "PRICE-TABLE": "{id: a, name: Al, unit: twins, count: 3}",
}


@pytest.mark.parametrize(("code", "fighters"), WRONG.items(), ids=WRONG.keys())
def test_a_finding_names_who_and_what_and_the_rule(
    islander: Player, skerry: Catalog, code: str, fighters: str
) -> None:
    """Kind: the list is "illegal", and the player is left to find out what."""
    text = f"size: standard\nfighters: [{fighters}]"
    found = [one for one in findings(skerry, text) if one.code in (code, "hands")]
    assert found, [one.code for one in findings(skerry, text)]
    band = warband_of(skerry, text)
    things = {item.ref: item.name for one in band.fighters for item in one.items}
    for one in found:
        assert one.owner == "a"
        assert one.message.startswith("Al")
        named = [things[ref] for ref in one.cause if ref in things]
        said = one.message.lower()
        assert all(name.lower() in said for name in named) or one.have is not None
    islander.writes("s.yaml", f"system: skerry\n{text}\n")
    report = islander.tries("check", "s.yaml", "--no-repairs").stdout
    assert f"{found[0].message} [{found[0].code}]" in report


COUNTED = {
    "no-nets": ("{unit: captain, with: [net, net]}", "Net: 2; none allowed."),
    "reeves": ("{unit: reeve, count: 2}", "Reeves: 2; at most 1. 1 too many."),
    "unique-relics": ("{unit: knight, with: [crown]}, {unit: knight, with: [crown]}", "Crown: 2; at most 1. 1 too many."),
    "cap": ("{unit: knight, count: 16}", "Points: 640 of 600; 40 over."),
    "grots": ("{unit: grot, count: 5}", "Grots: 5; at most 3. 2 too many."),
    "scouts": (
        "{unit: scout, count: 4}",
        "Scouts: 4; at most 3 (3 + 1 for each full 1000 over 2000 of the chosen 600). 1 too many.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("code", COUNTED)
def test_too_many_says_of_what_how_many_are_allowed_and_how_many_to_take_away(
    islander: Player, skerry: Catalog, code: str
) -> None:
    """Kind: "too many: 2", and the reader asks: two of what, two too many, or two there are?"""
    fighters, message = COUNTED[code]
    (found,) = (
        one
        for one in findings(skerry, f"size: standard\nfighters: [{fighters}]")
        if one.code == code
    )
    assert found.message == message
    over = re.search(r"(\d+) (?:too many|over)\.$", found.message)
    assert found.have is not None
    assert found.limit is not None
    assert over is None or int(over[1]) == found.have - found.limit
    islander.writes("s.yaml", f"system: skerry\nsize: standard\nfighters: [{fighters}]\n")
    answer = islander.asks("check", "s.yaml")["files"][0]["findings"]
    (same,) = (one for one in answer if one["code"] == code)
    assert same["repairs"], "nothing is said of what to take away"
    islander.does("fix", "s.yaml", "--repair", _number(answer, same["repairs"][0]["label"]))
    after = islander.asks("check", "s.yaml", "--no-repairs")["files"][0]["findings"]
    assert code not in {one["code"] for one in after}


def _number(answer: list[dict], label: str) -> int:
    labels = [repair["label"] for one in answer for repair in one["repairs"]]
    return labels.index(label) + 1
