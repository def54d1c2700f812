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


REACH = """
system: {id: mill, name: Mill, version: 1.0.0}
cost_types: {points: {name: Points}}
keywords: {wet: {name: Wet}, dry: {name: Dry}, damp: {name: Damp}}
weapons:
  axe: {class: edge}
  oar: {class: pole, max: {fighter: 1}, uses: {hand: 1}}
  pole: {class: pole, max: {fighter: 1}, uses: {hand: 1}}
  sling: {class: far, max: {warband: 2}}
  bag: {class: sack, gives: [stone]}
  stone: {class: far}
armour: {mail: {class: worn}, plate: {class: worn}}
units:
  miller: {keywords: [wet], max: {warband: 2}, options: [class:pole], slots: [{names: [hand], holds: 1}]}
  clerk: {options: [{take: class:worn, max: 2}, class:far], kit: [bag]}
  ghost: {abstract: yes, options: []}
  shade: {like: ghost}
  cart: {options: [oar, mail], max: {warband: 1}, slots: [{id: SIDES, names: [front], takes: mail, exactly: 1}]}
changes: [{id: soak, modify: keywords, gain: damp, for: unit:clerk}]
"""
OFFER = "offer it in `options`, or leave this out"
LEAVE = "offer it to a unit, or leave this out"


@pytest.mark.parametrize(
    ("text", "doubt"),
    [
        ("limits: [{count: axe, min: 1}]", f"1:28: warning: no warband can have `axe`; {LEAVE}"),
        (
            "limits: [{in: fighter, count: class:edge, exactly: 1}]",
            f"1:52: warning: no unit can have `class:edge`; {OFFER}",
        ),
        (
            "limits: [{for: unit:shade, count: oar, min: 1}]",
            f"1:45: warning: none for whom this holds can have `oar`; {OFFER}",
        ),
        (
            "limits: [{in: squad, count: axe, min: {percent: 10, of: limit}}]",
            f"1:39: warning: no warband can have `axe`; {LEAVE}",
        ),
        (
            "limits: [{sum: points, of: axe, min: {limit: points, plus: -9}}]",
            f"1:38: warning: no warband can have `axe`; {LEAVE}",
        ),
        (
            "limits: [{for: unit:miller, one_of: [axe, sling]}]",
            f"1:37: warning: none for whom this holds can have `axe`, `sling`; {OFFER}",
        ),
        (
            "limits: [{count: keyword:dry, min: 1}]",
            f"1:36: warning: no warband can have `keyword:dry`; {LEAVE}",
        ),
        (
            "limits: [{count: unit:shade and has mail, min: 1}]",
            f"1:48: warning: no warband can have `unit:shade and has mail`; {LEAVE}",
        ),
        (
            "limits: [{count: mail and slot:hand, min: 1}]",
            f"1:43: warning: no warband can have `mail and slot:hand`; {LEAVE}",
        ),
        (
            "limits: [{for: unit:miller, count: class:pole, min: 2}]",
            "1:53: warning: one fighter has at most 1 of `class:pole`, never 2",
        ),
        (
            "limits: [{for: fighters, count: class:worn, min: 3}]",
            "1:50: warning: one fighter has at most 2 of `class:worn`, never 3",
        ),
        (
            "limits: [{for: fighters, count: class:pole, by: different, min: 3}]",
            "1:65: warning: one fighter has at most 2 of `class:pole`, never 3",
        ),
        (
            "limits: [{count: [unit:miller, unit:cart], min: 4}]",
            "1:49: warning: a warband has at most 3 of `unit:miller`, `unit:cart`, never 4",
        ),
        (
            "limits: [{count: keyword:wet, min: 3}]",
            "1:36: warning: a warband has at most 2 of `keyword:wet`, never 3",
        ),
        (
            "limits: [{count: class:pole and unit:miller, min: 3}]",
            "1:51: warning: a warband has at most 2 of `class:pole and unit:miller`, never 3",
        ),
        (
            "limits: [{id: A, count: oar, max: 1}, {id: B, count: [oar, unit:cart and mail], min: 4}]",
            "1:86: warning: a warband has at most 2 of `oar`, `unit:cart and mail`, never 4",
        ),
        (
            "limits: [{count: class:pole, by: carrier, min: 4}]",
            "1:48: warning: a warband has at most 3 of `class:pole`, never 4",
        ),
        (
            "limits: [{count: [oar, axe], each: item, min: 1}]",
            "1:47: warning: no warband can have `axe`",
        ),
        ("wargear: {horn: {min: {warband: 1}}}\nunits: {}", ""),
        ("armour: {hide: {min: {fighter: 1}}}\nunits: {}", ""),
        (
            "units: {page: {options: [{take: oar, min: 2}]}}",
            "1:43: warning: one fighter has at most 1 of `oar`, never 2",
        ),
        (
            "units: {van: {options: [oar], slots: [{names: [top], takes: mail, min: 1}]}}",
            "1:61: warning: nobody who has this place can have what goes here",
        ),
    ],
    ids=lambda value: "" if "warning" in value else value,
)
def test_a_bound_that_nobody_can_meet_is_remarked(text: str, doubt: str, tmp_path: Path) -> None:
    (tmp_path / "system.yaml").write_text(REACH)
    (tmp_path / "more.yaml").write_text(text)
    said = [str(one).removeprefix(f"{tmp_path}/") for one in check_folder(tmp_path)]
    new = [line for line in said if line.startswith("more.yaml") and "source" not in line]
    assert len(new) == 1, new
    assert new[0].startswith(f"more.yaml:{doubt}")


@pytest.mark.parametrize(
    "text",
    [
        "limits: [{count: oar, min: 1}]",
        "limits: [{count: [axe, oar], min: 2}]",
        "limits: [{count: class:pole, min: 3}]",
        "limits: [{count: stone, min: 30}]",
        "limits: [{for: unit:clerk, count: class:far, min: 9}]",
        "limits: [{count: keyword:damp, min: 2}]",
        "limits: [{count: keyword:wet, min: 2}]",
        "limits: [{for: unit:clerk, count: bag, min: 1}]",
        "limits: [{count: role:boss, min: 1}]\nroles: {boss: {}}",
        "limits: [{in: fighter, sum: points, min: 5}]",
        "limits: [{for: unit:miller, one_of: [axe, oar]}]",
        "limits: [{for: unit:shade, one_of: [axe, oar], optional: yes}]",
        (
            "limits: [{id: A, count: axe, min: 1}]\n"
            "changes: [{modify: limit:A.min, set: 0, unless: unit:cart}]"
        ),
        "units: {any: {max: {warband: 1}}}\nlimits: [{count: axe, min: 40}]",
    ],
)
def test_a_bound_that_somebody_can_meet_is_not_remarked(text: str, tmp_path: Path) -> None:
    (tmp_path / "system.yaml").write_text(REACH)
    (tmp_path / "more.yaml").write_text(text)
    said = [str(one) for one in check_folder(tmp_path)]
    assert not [line for line in said if "can have" in line or "at most" in line]
