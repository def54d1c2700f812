"""A roster's own content under the linter: told as a catalog's is, at its place in the roster."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder import build, check
from builder.catalog import Catalog, load_catalog
from builder.catalog.lint.own import check_own
from builder.roster import parse_roster
from schemas.problems import InputError
from schemas.roster import RosterFighter

Spoil: TypeAlias = Callable[..., list[str]]

MISTAKES = {
    "a value that does not fit": "weapons: {laser: {profile: {reach: far}}}",
    "a formula that breaks off": 'weapons: {laser: {profile: {harm: "=bearer.arms * "}}}',
    "a formula of nobody": "weapons: {laser: {profile: {harm: =bearer.amrs * 2}}}",
    "a characteristic that is not there": "weapons: {laser: {profile: {recah: 4}}}",
    "a cost type that is not there": "weapons: {laser: {cost: {gold: 3}}}",
    "an empty price table": "weapons: {laser: {cost: {copies: []}}}",
    "a bundle without a price": "weapons: {laser: {cost: {bundle: {}}}}",
    "a price for none of them": "weapons: {laser: {cost: {bundle: {0: 4, 3: 9}}}}",
    "a price for fewer than none": "units: {ogre: {cost: {models: {-1: 4}}}}",
    "a partner that is not there": "weapons: {laser: {requires: nothing}}",
    "half a formula": "characteristics: {fame: {formula: 'move +'}}",
    "more than arithmetic": "characteristics: {fame: {formula: 9**9}}",
    "a value that needs itself": "characteristics: {fame: {formula: fame + 1}}",
    "values that need each other": (
        "characteristics: {fame: {formula: ruin + 1}, ruin: {formula: fame}}"
    ),
    "a formula with an unknown name": "characteristics: {fame: {formula: grti + 1}}",
    "minus without spaces": "characteristics: {fame: {formula: arms-grit}}",
    "a form without a number": "characteristics: {fame: {as: x}}",
    "an effect on nothing": "skills: {quick: {effects: [{modify: mov, add: 1}]}}",
    "a change that does not fit": "skills: {quick: {effects: [{modify: move, gain: x}]}}",
    "two changes in one": "skills: {quick: {effects: [{modify: move, add: 1, set: 3}]}}",
    "no change": "skills: {quick: {effects: [{modify: move}]}}",
    "a condition on nothing": "skills: {quick: {effects: [{modify: move, add: 1, if: axxe}]}}",
    "a switch that is not there": (
        "skills: {quick: {effects: [{modify: move, add: 1, when: {moed: open}}]}}"
    ),
    "a limit that is not there": "skills: {quick: {effects: [{modify: 'limit:T-9.max', add: 1}]}}",
    "a unit like itself": "units: {ogre: {like: ogre}}",
    "a unit like nobody": "units: {ogre: {like: nope}}",
    "a kit of what is not there": "units: {ogre: {kit: [axxe]}}",
    "a slot that is not there": "units: {ogre: {like: wagon, kit: [mail@roof]}}",
    "options of nothing": "units: {ogre: {options: [axxe]}}",
    "a role that is not there": "units: {ogre: {role: bos}}",
    "a keyword that is not there": "units: {ogre: {keywords: [rivr]}}",
    "bounds that cannot be kept": "units: {ogre: {slots: [{names: [top], min: 3, max: 1}]}}",
    "a gift of what is not there": "skills: {quick: {gives: [axxe]}}",
    "gifts in a circle": "skills: {quick: {gives: [swift]}, swift: {gives: [quick]}}",
    "an id that is none": 'skills: {"Bad Id": {}}',
    "an id that is a word of the language": "skills: {fighters: {}}",
    "an alias that is taken": "skills: {quick: {aliases: [bow]}}",
    "an id in two sections": "weapons: {quick: {}}\nskills: {quick: {}}",
    "a name in braces that means nothing": "skills: {quick: {max: {fighter: 1, message: '{hvae}'}}}",
}


def own_said(catalog: Catalog, sections: str) -> list[str]:
    """What is said of own content, with its place."""
    lines = "".join(f"  {line}\n" for line in sections.splitlines())
    own = parse_roster(f"system: trial\nhomebrew:\n{lines}", "x.yaml").own
    assert own is not None
    return [str(problem) for problem in check_own(own, catalog.data)]


def moved(said: str) -> str:
    """A problem of a catalog's file as it is said where it stands in `homebrew`."""
    _, line, column, message = said.split(":", 3)
    return f"x.yaml:{int(line) + 2}:{int(column) + 2}:{alone(message)}"


def alone(said: str) -> str:
    """A message without the other lines that it is about."""
    return re.sub(r" \((line|game).*\)$", "", said)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_own_content_is_told_as_in_a_catalog(
    mistake: str, folder: Path, spoil: Spoil
) -> None:
    catalog = load_catalog(folder)
    wanted = spoil(MISTAKES[mistake])
    assert wanted
    found = own_said(catalog, MISTAKES[mistake])
    assert [alone(said) for said in found] == [moved(said) for said in wanted]


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    said = own_said(
        load_catalog(folder),
        "weapons: {laser: {profile: {recah: 4}, cost: {gold: 3}}}\nunits: {ogre: {like: ogre}}",
    )
    assert [problem.partition(": ")[0] for problem in said] == [
        "x.yaml:3:31",
        "x.yaml:3:49",
        "x.yaml:4:24",
    ]


def test_a_mistake_in_a_row_is_told_in_its_cell(folder: Path) -> None:
    rows = "weapons:\n  columns: [name, cost, reach]\n  laser: [Laser, 3, far]"
    (said,) = own_said(load_catalog(folder), rows)
    assert said.startswith("x.yaml:5:23: `far` does not fit")


def test_sound_own_content_may_lie_in_front_of_anything(folder: Path) -> None:
    catalog = load_catalog(folder)
    sound = """\
weapons: {laser: {cost: 3, profile: {reach: 20"}, source: our club}, plate: {}}
skills: {bow: {name: Bowmanship}, grot: {}, hatchet: {}}
units: {mail: {like: captain, kit: [laser]}, captain: {cost: 3}}
keywords: {elf: {family: kin}}
characteristics: {move: {as: '{}"', min: 3}, fame: {formula: move - 1}}
"""
    assert own_said(catalog, sound) == []


def test_a_characteristic_formed_otherwise_than_the_catalog_has_it_is_told(folder: Path) -> None:
    (said,) = own_said(load_catalog(folder), "characteristics: {move: {as: '{}+'}}")
    assert said.startswith("x.yaml:3:21: the catalog's `units captain profile move` cannot be read")
    assert said.endswith("keep its `as`, `of` and `type`, or give it an id of its own")


def test_an_own_unit_with_the_id_of_an_item_leaves_the_limits_as_they_are(
    folder: Path, spoil: Spoil
) -> None:
    assert not spoil("limits: [{id: T-2, with: mail, excludes: axe}]")
    text = (
        "system: trial\nhomebrew: {units: {mail: {}}}\nfighters: [{unit: mail, with: [mail, axe]}]"
    )
    catalog = load_catalog(folder)
    warband = build(parse_roster(text, "x.yaml").roster, catalog)
    assert "T-2" in {finding.code for finding in check(warband, catalog)}


def test_an_own_alias_is_understood_in_own_content(folder: Path) -> None:
    text = """\
system: trial
homebrew: {skills: {quick: {aliases: [fast]}, swift: {requires: fast}}}
fighters: [{unit: grot, with: [swift]}]
"""
    catalog = load_catalog(folder)
    warband = build(parse_roster(text, "x.yaml").roster, catalog)
    assert "requires-swift" in {finding.code for finding in check(warband, catalog)}


def test_building_with_own_content_that_cannot_be_used_is_refused_with_all_that_is_wrong(
    folder: Path,
) -> None:
    text = "system: trial\nname: Ours\nhomebrew: {weapons: {laser: {profile: {recah: 4}, cost: {gold: 3}}}}"
    roster = parse_roster(text, "x.yaml").roster
    with pytest.raises(InputError) as caught:
        build(roster, load_catalog(folder))
    assert [str(problem).partition(";")[0] for problem in caught.value.problems] == [
        "Ours: homebrew weapons laser cost gold: no cost type `gold`",
        "Ours: homebrew weapons laser profile recah: no characteristic `recah`",
    ]


@pytest.mark.parametrize(
    "sections",
    [
        "weapons: {laser: {requires: nothing}}",
        "characteristics: {fame: {formula: 'move +'}}",
        "characteristics: {fame: {formula: fame + 1}}",
    ],
)
def test_what_the_linter_would_let_through_is_still_no_traceback(
    sections: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builder.catalog.lint.own.check_own", lambda own, data: [])
    effects = "skills: {quick: {effects: [{modify: move, add: 1, if: nothing}]}}"
    sections = effects if "requires" in sections else sections
    roster = parse_roster(f"system: trial\nname: Ours\nhomebrew: {{{sections}}}", "x.yaml").roster
    with pytest.raises(InputError, match=r"^Ours: the own content under `homebrew` cannot be used"):
        build(roster, load_catalog(folder))


@pytest.mark.parametrize(
    ("own", "id_"),
    [
        ("weapons: {bow: {}}", "bow"),
        ("skills: {bow: {}}", "bow"),
        ("weapons: {engineer: {}}", "engineer"),
        ("units: {grot: {}}", "grot"),
        ("keywords: {hill: {}}", "hill"),
    ],
)
def test_an_own_id_that_the_catalog_has_of_that_kind_is_said_to_stand_in_front(
    own: str, id_: str, folder: Path
) -> None:
    catalog = load_catalog(folder)
    warband = build(parse_roster(f"system: trial\nhomebrew: {{{own}}}", "x.yaml").roster, catalog)
    found = [one for one in check(warband, catalog) if one.code == "HOMEBREW-SHADOWS"]
    assert [one.message.split("`")[1] for one in found] == [id_]


def test_an_own_item_with_the_id_of_a_unit_stands_in_front_of_nothing(folder: Path) -> None:
    catalog = load_catalog(folder)
    text = "system: trial\nhomebrew: {skills: {grot: {}}, units: {bow: {}}}"
    warband = build(parse_roster(text, "x.yaml").roster, catalog)
    assert "HOMEBREW-SHADOWS" not in {one.code for one in check(warband, catalog)}


@pytest.mark.parametrize(
    ("formula", "advice"),
    [
        ("arms-grit", "`arms - grit`"),
        ("2 * arms-grit-luck", "`arms - grit - luck`"),
        ("arms-min(grit, 2)", "minus is written with spaces"),
        ("arms-(grit)-x", None),
    ],
)
def test_a_hyphen_meant_as_minus_is_told_how_minus_is_written(
    formula: str, advice: str | None, spoil: Spoil
) -> None:
    (said,) = spoil(f"characteristics: {{fame: {{formula: '{formula}'}}}}")
    assert (advice or "no characteristic `x`") in said


def test_a_hyphen_between_values_of_the_bearer_keeps_whose_they_are(spoil: Spoil) -> None:
    (said,) = spoil("weapons: {laser: {profile: {harm: =bearer.arms-grit}}}")
    assert said.endswith("minus is written with spaces: `bearer.arms - bearer.grit`")


@pytest.mark.parametrize(
    "text", ["limits: [{count: bow, max: 1_0}]", "weapons: {laser: {cost: 1_0, uses: {hold: 1_0}}}"]
)
def test_a_number_with_an_underscore_is_refused(text: str, spoil: Spoil) -> None:
    said = spoil(text)
    assert said
    assert all("a number is needed here, in digits from 0 to 9, not `1_0`" in one for one in said)


def test_what_an_alias_stands_for_is_not_asked_for(spoil: Spoil) -> None:
    said = spoil("units:\n  a: &a {cost: 3}\n  b: *a\n  c:\n    <<: *a\n    csot: 3\n")
    assert [one.partition(" ")[0] for one in said] == [
        "more.yaml:2:6:",
        "more.yaml:3:6:",
        "more.yaml:5:9:",
        "more.yaml:6:5:",
    ]


def test_fighters_of_own_content_are_hired_as_others_are(folder: Path) -> None:
    text = (
        "system: trial\nhomebrew: {units: {ogre: {cost: 9, like: grot}}}\nfighters: [{unit: ogre}]"
    )
    roster = parse_roster(text, "x.yaml").roster
    assert roster.fighters == [RosterFighter(unit="ogre")]
    assert build(roster, load_catalog(folder)).total["points"] == 9
