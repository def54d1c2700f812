"""What is checked is said, once, where it is seen; it goes when it is mended, and edits nothing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from builder.catalog.catalog import Catalog
from tests.check.kinds.kind_cases import findings
from tests.cli.conftest import Player
from tests.pains.rosters import EVERY, HEAD
from tests.pains.views import exported
from tests.pdf.pdf_reading import texts

MOOR = """\
cost_types: {points: {name: Points, limit: required}}
characteristics: {M: {name: Move}, load: {name: Load, of: item}}
keywords: {elite: {name: Elite, plural: elite fighters}}
armour: {mail: {name: Mail, cost: 2, profile: {load: 2}}}
weapons: {bow: {name: Bow, cost: 3}, scope: {name: Scope, cost: 1}, axe: {name: Axe, cost: 2}}
units:
  carl: {name: Carl, plural: carls, cost: 10, profile: {M: 5}}
  jarl: {name: Jarl, plural: jarls, cost: 30, profile: {M: 6}, keywords: [elite]}
"""
LIMITS = {
    "COUNT": "count: unit:carl, max: 2",
    "FEW": "count: unit:jarl, min: 1",
    "SUM": "sum: points, max: 60",
    "NEEDS": "in: fighter, with: scope, requires: bow",
    "NOT-BOTH": "in: fighter, with: bow, excludes: axe",
    "ONE-OF": "for: unit:carl, one_of: [bow, axe, mail], optional: yes",
    "JOINS": "attach: unit:jarl, to: unit:jarl, host_min: 1",
    "SHARE": "sum: points, of: keyword:elite, max: {percent: 10, of: spent}",
    "LOAD": "for: unit:carl, sum: load, of: items, max: 1",
}
ALL = "{id: c, unit: carl, count: 3, with: [bow, scope, axe, mail], joins: j}"
BREAKS = dict.fromkeys(LIMITS, ALL)
BREAKS["NEEDS"] = BREAKS["JOINS"] = (
    "{id: c, unit: carl, with: [scope]}, {id: j, unit: jarl, joins: c}"
)
BREAKS["SUM"] = BREAKS["SHARE"] = "{unit: jarl, count: 3}"


@pytest.fixture
def moor(islander: Player, invent: Callable[[str], Path]) -> Callable[..., None]:
    """Writes the game Moor with these limits, and a roster `m.yaml` of these fighters."""

    def written(fighters: str, *limits: str, size: str = "limit: {points: 1000}") -> None:
        invent(MOOR + "limits: [" + ", ".join(limits) + "]\n")
        islander.writes("m.yaml", f"{HEAD}system: moor\n{size}\nfighters: [{fighters}]\n")

    return written


def checked(player: Player, file: str = "m.yaml") -> tuple[int, set[str]]:
    """How many limits were checked, and the codes of what was found."""
    answer = player.asks("check", file, "--no-repairs")["files"][0]
    said = player.tries("check", file, "--no-repairs").stdout.splitlines()[-1]
    assert said.startswith(f"{answer['checked']} limits checked")
    return answer["checked"], {one["code"] for one in answer["findings"]}


@pytest.mark.parametrize("code", LIMITS)
def test_a_limit_that_is_checked_is_counted_and_one_that_is_not_is_missed(
    islander: Player, moor: Callable[..., None], code: str
) -> None:
    """Kind: some limits silently stop being checked, and the verdict is trusted all the same."""
    every = {one: f"{{id: {one}, {text}}}" for one, text in LIMITS.items()}
    moor(BREAKS[code], *every.values())
    number, found = checked(islander)
    assert code in found
    moor(BREAKS[code], *(text for one, text in every.items() if one != code))
    assert checked(islander) == (number - 1, found - {code})


def test_a_limit_that_waits_for_a_size_is_not_counted_as_checked(
    islander: Player, moor: Callable[..., None]
) -> None:
    """Kind: what could not be judged is counted among what was judged."""
    limits = [
        "{id: CAP, sum: points, max: {limit: points}}",
        "{id: CARLS, count: unit:carl, max: {per: 50, of: limit}}",
        "{id: LINE, in: entry, sum: points, max: {percent: 50, of: limit}}",
        "{id: JARLS, count: unit:jarl, max: 3}",
    ]
    moor("{unit: carl}, {unit: carl}", *limits)
    number, _ = checked(islander)
    moor("{unit: carl}, {unit: carl}", *limits, size="name: No size")
    assert checked(islander) == (number - 3, {"CHOOSE-SIZE"})


MANY_WAYS = {
    "bipod": "{unit: trooper, count: 3, with: [bipod, bipod, bipod]}",
    "plate-or-shield": "{unit: squire, count: 2, with: [plate, plate, shield, shield]}",
    "two-pistols": "{unit: captain, count: 2, with: [pistol, pistol, pistol, pistol]}",
    "unique-relics": "{unit: knight, with: [crown, crown, orb]}, {unit: reeve, with: [crown, orb]}",
    "rivals": "{unit: captain}, {unit: captain}, {unit: knight, count: 2}, {unit: knight}",
    "token": "{unit: captain, with: [banner, banner, medal]}, {unit: knight, with: [medal]}",
    "ends": "{unit: cart, count: 2}",
    "cap": "{unit: knight, count: 5, with: [plate]}, {unit: scout, count: 4}, {unit: wagon}",
    "leader": "{unit: captain, role: leader}, {unit: knight, role: leader}, {unit: squire, role: leader}",
    "UNKNOWN-ID": "{unit: captain, count: 2, with: [sabre, sabre, sabre]}",
    "no-nets": "{unit: captain, with: [net, net]}, {unit: knight, count: 2, with: [net]}",
}


@pytest.mark.parametrize(("code", "fighters"), MANY_WAYS.items(), ids=MANY_WAYS.keys())
def test_what_is_broken_in_many_ways_at_once_is_found_once(
    islander: Player, skerry: Catalog, code: str, fighters: str
) -> None:
    """Kind: one broken limit raises the same alert three times, or once for each that breaks it."""
    found = findings(skerry, f"size: standard\nfighters: [{fighters}]")
    times = Counter((one.code, one.owner) for one in found)
    assert {of for (of, _), number in times.items() if number > 1} == set()
    (finding,) = (one for one in found if one.code == code)
    islander.writes("s.yaml", f"system: skerry\nsize: standard\nfighters: [{fighters}]\n")
    for said in (
        islander.tries("check", "s.yaml", "--no-repairs").stdout,
        islander.tries("edit", "s.yaml", "--name", "Isle").stderr,
        exported(islander, "s.yaml", "text"),
        islander.tries("export", "s.yaml", "--to", "json").stderr,
    ):
        assert " ".join(said.split()).count(finding.message) == 1


def test_errors_of_the_whole_list_are_seen_without_being_looked_for(islander: Player) -> None:
    """Kind: an error of the list as a whole hides behind a sign that nobody opens."""
    whole = ("Grots: 0; at least 1. 1 more.", "Choose a creed: Sea or Sky")
    fighters = "fighters: [{id: s, unit: squire, with: [plate, shield]}]"
    islander.writes("s.yaml", f"{HEAD}system: skerry\nname: Isle\nsize: standard\n{fighters}\n")
    answer = islander.asks("check", "s.yaml")["files"][0]["findings"]
    number = Counter(one["severity"] for one in answer)["error"]

    def shows_all(said: str) -> bool:
        return all(one["message"] in said for one in answer if one["severity"] == "error")

    report = islander.tries("check", "s.yaml").stdout
    assert shows_all(report)
    assert f"limits checked, {number} errors" in report
    assert report.index(whole[0]) < report.index("Squire: ")
    results: list[Result] = [
        islander.tries("edit", "s.yaml", "s", "--note", "old"),
        islander.tries("add", "s.yaml", "hound"),
        islander.tries("remove", "s.yaml", "hound"),
        islander.tries("print", "s.yaml", "-o", "s.pdf"),
        islander.tries("export", "s.yaml", "--to", "csv"),
    ]
    for result in results:
        assert all(words in result.stderr for words in whole)
        assert "errors; `muster check s.yaml` says what would mend it" in result.stderr
    for format_ in ("text", "json", "csv"):
        assert shows_all(exported(islander, "s.yaml", format_)), format_
    for format_ in ("text", "markdown", "csv"):
        assert f"{number} errors" in exported(islander, "s.yaml", format_), format_
    sheet = texts((islander.folder / "s.pdf").read_bytes())[0]
    assert f"and {number - 3} more; see muster check" in sheet


@pytest.mark.parametrize("limit", ["-1", "points=-1", "-0.5", "x", ""])
def test_a_limit_is_a_number_of_points_or_none_at_all(islander: Player, limit: str) -> None:
    """Kind: the limit of a new list is a magic -1, which is left, and rules of size break."""
    islander.is_refused("new", "skerry", "-o", "s.yaml", "--limit", limit)
    islander.does("new", "skerry", "-o", "s.yaml")
    before = islander.reads("s.yaml")
    islander.is_refused("edit", "s.yaml", "--limit", limit)
    assert islander.reads("s.yaml") == before
    islander.writes("old.yaml", f"{HEAD}system: skerry\nlimit: {{points: {limit or -1}}}\n")
    assert "old.yaml:4:" in islander.is_refused("check", "old.yaml")


def test_a_new_list_has_a_limit_or_says_that_one_is_to_be_chosen(
    islander: Player, moor: Callable[..., None], invent: Callable[[str], Path]
) -> None:
    """Kind: a new list has no limit, nothing says so, and what depends on it is never judged."""
    limits = "limits: [{id: CAP, sum: points, max: {limit: points}}]\n"
    sizes = "sizes: {small: {name: Small, points: 50}, large: {name: Large, points: 90}}\n"
    invent(MOOR + sizes + limits)
    result = islander.tries("new", "moor", "-o", "m.yaml")
    assert "muster edit m.yaml --limit N, or --size small or large" in result.stderr
    assert checked(islander)[1] == {"CHOOSE-SIZE"}
    result = islander.tries("new", "moor", "-o", "n.yaml", "--size", "small")
    assert "--limit N" not in result.stderr
    assert checked(islander, "n.yaml")[1] == set()
    invent(MOOR.replace("limit: required", "limit: required, default: 75") + limits)
    assert "0 of 75 points" in islander.does("new", "moor", "-o", "o.yaml")
    invent(MOOR.replace("limit: required", "limit: optional") + limits)
    assert "--limit N" not in islander.tries("new", "moor", "-o", "p.yaml").stderr
    assert checked(islander, "p.yaml")[1] == set()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ([("--limit", 120)], "ELITE"),
        ([("--size", "large")], "ELITE"),
        ([("--limit", 60), ("--limit", 45), ("--size", "large")], "ELITE"),
        ([("--limit", 150)], "LINE"),
    ],
)
def test_a_share_is_kept_again_as_soon_as_the_limit_is_raised(
    islander: Player, invent: Callable[[str], Path], changes: list[tuple[str, object]], code: str
) -> None:
    """Kind: the error of a percent cap never clears, whatever the limit is raised to."""
    invent(
        MOOR + "sizes: {small: {name: Small, points: 60}, large: {name: Large, points: 120}}\n"
        "limits: [{id: ELITE, sum: points, of: keyword:elite, max: {percent: 25, of: limit}},\n"
        "  {id: LINE, in: entry, sum: points, max: {percent: 20, of: limit}}]\n"
    )
    islander.writes("m.yaml", f"{HEAD}system: moor\nsize: small\nfighters: [{{unit: jarl}}]\n")
    assert code in checked(islander)[1]
    for change in changes:
        islander.does("edit", "m.yaml", *change)
    assert code not in checked(islander)[1]


def test_a_choice_that_must_be_made_is_asked_for_until_it_is_made(islander: Player) -> None:
    """Kind: a required choice is still demanded after it was made."""
    islander.writes(
        "s.yaml", f"{HEAD}system: skerry\nsize: standard\nfighters: [{{id: r, unit: reeve}}]\n"
    )
    asked = {"patron", "CHOOSE-CREED", "many-kinds", "leader"}
    made: list[tuple[object, ...]] = [
        ("s.yaml", "r", "--with", "orb"),
        ("s.yaml", "--switch", "creed=sea"),
        ("s.yaml", "r", "--with", "drum"),
        ("s.yaml", "r", "--role", "leader"),
    ]
    for code, choice in zip(("patron", "CHOOSE-CREED", "many-kinds", "leader"), made, strict=True):
        assert code in checked(islander, "s.yaml")[1]
        islander.does("edit", *choice)
        assert code not in checked(islander, "s.yaml")[1]
    assert asked.isdisjoint(checked(islander, "s.yaml")[1])
    islander.does("undo", "s.yaml")
    assert "leader" in checked(islander, "s.yaml")[1]


@pytest.mark.parametrize("roster", [*EVERY.values()], ids=EVERY.keys())
def test_nothing_is_edited_that_nobody_asked_to_edit(islander: Player, roster: str) -> None:
    """Kind: the check changes the list that it was given, and the player does not know why."""
    wrong = roster.replace("fighters:\n", "fighters:\n  - {unit: knigth, with: [shild]}\n")
    islander.writes("lists/a.yaml", wrong)
    file = islander.folder / "lists" / "a.yaml"
    system = json.loads(exported(islander, "lists/a.yaml", "json"))["system"]["id"]
    before = {path: path.read_bytes() for path in file.parent.rglob("*")}
    for command in (
        ("check", file), ("check", "lists", "--no-repairs"), ("cost", file),
        ("explain", file), ("show", system, "--for", file), ("print", file, "-o", "cards.pdf"),
        ("export", file, "--to", "json", "-o", "a.json"), ("duplicate", file, "no-such-one"),
        ("fix", file, "--repair", 999), ("edit", file, "--size", "no-such-size"),
    ):  # fmt: skip
        islander.tries(*command)
        now = {path: path.read_bytes() for path in file.parent.rglob("*")}
        assert now == before, command
    assert json.loads(islander.reads("a.json"))["choices"]["fighters"][0]["unit"] == "knigth"
