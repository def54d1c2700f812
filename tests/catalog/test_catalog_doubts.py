"""What the linter remarks without refusing it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder.catalog import load_catalog
from builder.catalog.examine import check_folder

Spoil: TypeAlias = Callable[..., list[str]]
LEAST = "warning: `%s` with `each: %s` looks only at what is there; %s"
NAME = "name each, as in `count: [%s, …]`"


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        (
            "wargear: {rope: {source: p}, hook: {}}",
            "1:36: warning: 1 of 2 in `wargear` has no `source`; there are: p",
        ),
        (
            "wargear: {rope: {source: p}, hook: {}, net: {}}",
            "1:36: warning: 2 of 3 in `wargear` have no `source`, this one first; there are: p",
        ),
        (
            "limits: [{id: A, source: p, sum: points, of: items, max: {percent: 9, of: fighters}}]",
            "1:58: warning: a share of how many there are, and `points` is held against it",
        ),
        (
            """limits: [{id: A, source: p, count: fighters, by: entry, max: 3}]
changes: [{id: b, source: p, weight: 2, of: role:boss, toward: A}]""",
            "2:30: warning: A counts `by: entry`, where each is one, whatever it weighs",
        ),
        (
            "profiles: {steed: {has: [move, grit]}}",
            "1:12: warning: nobody has this profile; give it to a unit: `profile: {steed-move: …}`",
        ),
        (
            """profiles: {steed: {has: [move]}}
units: {rider: {cost: 1, source: p, profile: {steed-move: 9"}}}
card: {front: [name, move]}""",
            "1:12: warning: no card shows this profile; add `{profiles: [steed]}` to `card: front`",
        ),
        (
            "limits: [{source: p, with: axe, excludes: axe}]",
            "1:43: warning: the same as `with`, so that it bans it; for one of them at most, write",
        ),
        (
            "limits: [{source: p, with: [axe, bow], requires: [bow, axe]}]",
            "1:50: warning: the same as `with`, so that it is always there; name what it needs",
        ),
        (
            "sizes: {big: {ponits: 300, points: 400}, huge: {ponits: 600}}",
            "1:15: warning: `ponits` is no cost type, and no statement reads it; did you mean `poin",
        ),
        (
            "limits: [{source: p, count: kind:weapon, min: 1, each: item}]",
            "1:47: " + LEAST % ("min", "item", NAME % "ID"),
        ),
        (
            "limits: [{source: p, count: [bow, class:melee], min: 1, each: item}]",
            "1:54: " + LEAST % ("min", "item", NAME % "ID"),
        ),
        (
            "limits: [{source: p, count: items, exactly: 1, each: class}]",
            "1:45: " + LEAST % ("exactly", "class", NAME % "class:ID"),
        ),
        (
            "limits: [{source: p, count: fighters, min: 1, each: role}]",
            "1:44: " + LEAST % ("min", "role", NAME % "role:ID"),
        ),
        (
            "limits: [{source: p, count: fighters, min: 1, each: item}]",
            "1:44: " + LEAST % ("min", "item", NAME % "unit:ID"),
        ),
        (
            "limits: [{source: p, count: fighters, min: 1, each: name}]",
            "1:44: " + LEAST % ("min", "name", "a bound of `max` is meant"),
        ),
        (
            "units: {ogre: {source: p, abstract: yes}}",
            "1:27: warning: no unit to be hired is like it, so that nobody has anything of it",
        ),
        (
            "units: {ogre: {source: p, options: [kind:injury]}}",
            "1:37: warning: `kind:injury` offers nothing that there is",
        ),
        (
            "units: {ogre: {source: p, options: [{take: kind:weapon and item:mail, max: 1}]}}",
            "1:44: warning: this offers nothing that there is",
        ),
        (
            "units: {ogre: {source: p, slots: [{names: [x], takes: kind:rule}]}}",
            "1:55: warning: nothing that there is goes here",
        ),
        (
            (
                "units: {ogre: {source: p, options: [bow], "
                "slots: [{names: [x], takes: kind:armour, min: 1}]}}"
            ),
            "1:71: warning: nobody who has this place can have what goes here",
        ),
        (
            (
                "units: {ogre: {source: p, keywords: [tired], max: {warband: 1}}}\n"
                "limits: [{source: p, count: keyword:tired, min: 2}]"
            ),
            "2:49: warning: a warband has at most 1 of `keyword:tired`, never 2",
        ),
        (
            "wargear: {rope: {source: p, traits: [lnog]}}",
            (
                "1:38: warning: trait `lnog` is on one item alone, "
                "and nothing names or selects it; did you mean `long`?"
            ),
        ),
        (
            "wargear: {rope: {source: p, traits: [xyzzy]}}",
            (
                "1:38: warning: trait `xyzzy` is on one item alone, "
                "and nothing names or selects it; a misspelling?"
            ),
        ),
        (
            "limits: [{source: p, count: bow, max: 1, if: not mail}]",
            (
                "1:46: warning: `not mail` is true where there is any other item; "
                "where there must be none, write `{not: mail}`"
            ),
        ),
        (
            "limits: [{source: p, count: bow, max: 1, unless: [axe, not kind:armour]}]",
            "1:56: warning: `not kind:armour` is true where there is any other item",
        ),
        (
            "limits: [{source: p, count: bow, max: 1, if: {any: [axe, not mail and not axe]}}]",
            (
                "1:58: warning: `not mail and not axe` is true where there is any other item; "
                "where there must be none, write `{not: …}`"
            ),
        ),
        (
            "characteristics: {ap: {formula: move / 2}}",
            "1:33: warning: this may not come out whole",
        ),
        (
            "characteristics: {ap: {formula: 'max(1, move * 1.6)'}}",
            "1:33: warning: this may not come out whole",
        ),
        (
            "weapons: {club: {source: p, profile: {harm: =bearer.arms / 2}}}",
            "1:45: warning: this may not come out whole",
        ),
        (
            "limits: [{source: p, count: bow, max: {plus: -1, per: 100, of: limit}}]",
            "1:46: warning: `max` falls as the size grows",
        ),
        (
            "limits: [{source: p, count: bow, max: {steps: {100: 3, 200: 2}, of: limit}}]",
            "1:47: warning: `max` falls as the size grows",
        ),
        (
            "limits: [{source: p, count: bow, max: 3, if: {limit: points, min: 100}}]",
            "1:46: warning: this holds from some size on, where none held below",
        ),
        (
            (
                "limits: [{id: B, source: p, count: bow, max: 3}]\nchanges: [{source: p, id: c, "
                "modify: limit:B.max, add: -1, if: {limit: points, min: 100}}]"
            ),
            "2:64: warning: `max` falls as the size grows",
        ),
        (
            "limits: [{source: p, in: fighter, with: bow, requires: kind:rule}]",
            "1:10: warning: nobody who may take the first can have what it needs",
        ),
        (
            (
                "changes: [{source: p, weight: 0.5, of: unit:grot, toward: T-1}, "
                "{source: p, exempt: grot, from: [T-1]}]"
            ),
            "1:65: warning: Grot is weighed twice toward T-1; the smaller weight holds (line 1)",
        ),
        (
            f"wargear: {{rope: {{source: p, text: {'x' * 800}}}}}",
            "1:35: warning: 800 characters fill half a small card; say it shorter",
        ),
        (
            "changes: [{source: p, modify: move, add: 1}, {source: p, modify: grit, set: 3}]",
            "1:11: warning: 2 of 2 in `changes` have neither `name` nor `id`, this one first; its",
        ),
        (
            (
                "wargear:\n  columns: [cost, source]\n"
                "  a: [1, p]\n  b: [2, p]\n  c: [3, p]\n  d: [2, p]\n  e: [30, p]"
            ),
            "7:7: warning: 30 is far over what others cost here; a slip?",
        ),
        (
            (
                "characteristics:\n  sum: {formula: move + 1, helper: yes}\n"
                "card:\n  front: [name, {values: [move, sum]}]"
            ),
            "4:17: warning: `sum` is a helper, which nobody is shown; leave out one of the two",
        ),
    ],
    ids=lambda value: "" if "warning" in value else value,
)
def test_what_is_doubtful_is_remarked(text: str, doubt: str, spoil: Spoil, folder: Path) -> None:
    assert spoil(text) == []
    said = spoil(text, warnings=True)
    new = [line for line in said if line.startswith("more.yaml:")]
    assert len(new) == 1, new
    assert new[0].startswith(f"more.yaml:{doubt}")
    assert load_catalog(folder).id == "trial"


def test_a_role_bounded_twice_is_remarked_at_the_role(spoil: Spoil) -> None:
    said = spoil("limits: [{id: ONE, source: p, count: role:boss, exactly: 1}]", warnings=True)
    assert any(line.startswith("game.yaml:17:21: warning: ONE bounds this too") for line in said)


@pytest.mark.parametrize(
    "text",
    [
        "characteristics: {ap: {formula: ceil(move * 1.5)}}",
        "sizes: {big: {cp: 3}}\nlimits: [{source: p, count: bow, max: {limit: cp}}]",
        "sizes: {big: {cp: 3}}\nlimits: [{source: p, count: bow, max: {of: limit, cost: cp}}]",
        "cost_types: {fame: {}}\nlimits: [{source: p, count: bow, max: 0, if: {limit: fame, max: 2}}]",
        "limits: [{source: p, sum: points, max: {percent: 9, sum: points, of: role:boss}}]",
        "characteristics: {ap: {formula: 'max(1, 7 - move)'}}",
        "units: {ogre: {source: p, options: [has mail and kind:weapon, trait:long]}}",
        "limits: [{source: p, count: role:boss, max: 1, if: bow}]",
        "limits: [{source: p, count: role:boss, max: 1, if: {not: mail}}]",
        "limits: [{source: p, count: role:boss, max: 1, if: kind:armour and not mail}]",
        "limits: [{source: p, for: role:boss, count: bow, max: 1, if: not has mail}]",
        "wargear: {rope: {source: p, excludes: {any: not mail}}}",
        "limits: [{source: p, count: bow, max: {steps: {100: 1, 200: 2}, of: limit}}]",
        "limits: [{source: p, count: bow, max: {steps: {100: 1, 200: none}, of: limit}}]",
        (
            "limits: [{source: p, count: bow, max: 3, if: {limit: points, max: 100}}, "
            "{source: p, count: bow, max: 5, if: {limit: points, min: 101}}]"
        ),
        "limits: [{source: p, count: bow, min: 3, if: {limit: points, min: 100}}]",
        "limits: [{source: p, in: fighter, with: bow, requires: axe}]",
        (
            "changes: [{source: p, weight: 0.5, of: unit:grot, toward: T-1}, "
            "{source: p, exempt: has bow, from: T-1}]"
        ),
        (
            "changes: [{source: p, weight: 0.5, of: grot, toward: T-1, if: bow}, "
            "{source: p, exempt: grot, from: T-1}]"
        ),
        "limits: [{source: p, count: [bow, axe and role:boss], min: 1, each: item}]",
        "limits: [{source: p, count: kind:weapon, min: 1, each: slot}]",
        "limits: [{source: p, count: kind:weapon, min: 0, max: 2, each: item}]",
        "units: {ogre: {source: p, abstract: yes}, troll: {source: p, like: ogre}}",
        "changes: [{source: p, id: wet, modify: move, add: 1}]",
        "changes: [{source: p, name: Wet, modify: move, add: 1}]",
        "changes: [{source: p, modify: grit, set: {best: grit, of: kind:armour}}]",
        "changes: [{source: p, modify: keywords, gain: river}]",
        "traits: {odd: {name: Odd}}\nwargear: {rope: {source: p, traits: [odd]}}",
    ],
)
def test_what_is_meant_is_not_remarked(text: str, spoil: Spoil) -> None:
    said = spoil(text, warnings=True)
    assert not [line for line in said if line.startswith("more.yaml:")]
    assert not [line for line in said if "bounds this too" in line]


OFFERS = """
system: {id: quay, name: Quay, version: 1.0.0}
weapons: {bow: {}, quiver: {gives: [bow]}, oar: {requires: bow}, pole: {}}
units:
  rower: {options: [oar, pole]}
  hunter: {options: [bow]}
"""


@pytest.mark.parametrize(
    ("more", "remarked"),
    [
        ("", True),
        ("units: {scout: {options: [oar, quiver]}}", False),
        ("units: {scout: {options: [oar], kit: [bow]}}", False),
        ("units: {scout: {options: [pole, {swap: pole, for: [oar, bow]}]}}", False),
        ("units: {scout: {}}", False),
    ],
)
def test_what_nobody_who_takes_it_can_have_the_need_of_is_remarked(
    more: str, remarked: bool, tmp_path: Path
) -> None:
    (tmp_path / "system.yaml").write_text(OFFERS)
    (tmp_path / "more.yaml").write_text(more)
    said = [str(one) for one in check_folder(tmp_path) if "nobody who may take" in one.message]
    assert [one.removeprefix(f"{tmp_path}/") for one in said] == [
        "system.yaml:3:60: warning: nobody who may take the first can have what it needs"
    ] * remarked


def test_what_another_in_the_warband_may_have_is_not_remarked(tmp_path: Path) -> None:
    game = OFFERS.replace("requires: bow", "requires: {any: bow, in: warband}")
    (tmp_path / "system.yaml").write_text(game)
    assert not [one for one in check_folder(tmp_path) if "nobody who" in one.message]
