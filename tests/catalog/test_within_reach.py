"""What a catalog asks and nobody can have, and what it declares and nobody uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.catalog.examine import check_folder


def said_of(folder: Path, **files: str) -> list[str]:
    """What is said of a catalog of some files, each line from its file's name on."""
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    return [str(one).removeprefix(f"{folder}/") for one in check_folder(folder)]


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
    said = said_of(tmp_path, system=REACH, more=text)
    (new,) = (line for line in said if "can " in line or "at most" in line)
    assert new.startswith(f"more.yaml:{doubt}")


@pytest.mark.parametrize(
    "text",
    [
        "limits: [{count: oar, min: 1}]",
        "limits: [{count: [axe, oar], min: 2}]",
        "limits: [{count: class:pole, min: 3}]",
        "limits: [{count: stone, min: 30}]",
        "limits: [{count: axe, min: {percent: 50, of: unit:cart, round: up}}]",
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
    said = said_of(tmp_path, system=REACH, more=text)
    assert not [line for line in said if "can have" in line or "at most" in line]


KILN = """system: {id: kiln, name: Kiln, version: 1.0.0}
cost_types: {points: {name: Points}}
characteristics: {heat: {name: Heat}}
classes: {tool: {name: Tool}}
weapons: {tongs: {class: tool}, poker: {class: tool}}
units: {potter: {cost: 3, profile: {heat: 2}, options: [class:tool]}}
"""
UNUSED = [
    ("traits: {hot: {}}", "7:10: warning: no item has this trait, `hot`"),
    ("slots: {belt: {}}", "7:9: warning: no unit has this place, `belt`"),
    ("keywords: {old: {}}", "7:12: warning: no unit has this keyword, `old`"),
    (
        "keywords: {old: {}}\nlimits: [{count: keyword:old, max: 1}]",
        "7:12: warning: no unit has this keyword, `old`",
    ),
    ("roles: {boss: {}}", "7:9: warning: no unit has this role, and nothing names `boss`"),
    ("squads: {gang: {}}", "7:10: warning: nothing names this type of squad, `gang`"),
    ("wargear: {apron: {}}", "7:11: warning: no unit is offered `apron`, and nothing gives it"),
    (
        "switches: {wind: {kind: mode, choices: {calm: {}, gale: {}}}}",
        (
            "7:51: warning: `gale` is the same as `calm`: "
            "neither brings or says anything, and nothing names them; remove it, or use it (line 7)"
        ),
    ),
    (
        (
            "switches: {wind: {kind: mode, choices: {calm: {}, gale: {}, fair: {}}}}\n"
            "limits: [{count: fighters, max: 3, when: {wind: fair}}]"
        ),
        (
            "7:51: warning: `gale` is the same as `calm`: "
            "neither brings or says anything, and nothing names them; remove it, or use it (line 7)"
        ),
    ),
]


@pytest.mark.parametrize(
    ("text", "doubt"),
    [(KILN + text, doubt) for text, doubt in UNUSED],
    ids=[text for text, _ in UNUSED],
)
def test_what_is_declared_and_never_used_is_remarked(text: str, doubt: str, tmp_path: Path) -> None:
    (said,) = said_of(tmp_path, game=text)
    assert said.startswith(f"game.yaml:{doubt}")
    assert "; remove it, or use it" in said


def test_classes_values_and_currencies_that_nothing_has_are_remarked(tmp_path: Path) -> None:
    text = KILN.replace("{name: Tool}", "{name: Tool}, pot: {}")
    text = text.replace("{name: Heat}", "{name: Heat}, grip: {name: Grip}")
    text = text.replace("{name: Points}", "{name: Points}, clay: {name: Clay}")
    assert said_of(tmp_path, game=text) == [
        "game.yaml:2:38: warning: nothing has a price in `clay`; remove it, or use it",
        "game.yaml:3:39: warning: nothing has a value of `grip`; remove it, or use it",
        "game.yaml:4:31: warning: no item is of this class, `pot`; remove it, or use it",
    ]


def test_a_misspelt_class_is_remarked_once(tmp_path: Path) -> None:
    text = KILN.replace("tongs: {class: tool}, poker: {class: tool}", "tongs: {class: tol}")
    (said,) = said_of(tmp_path, game=text.replace("[class:tool]", "[tongs]"))
    assert said.startswith("game.yaml:5:26: warning: class `tol` is on one item alone")


@pytest.mark.parametrize(
    "text",
    [
        "traits: {hot: {}}\nchanges: [{id: a, modify: traits, of: tongs, gain: hot}]",
        "keywords: {old: {}}\nchanges: [{id: a, modify: keywords, gain: old}]",
        "traits: {hot: {}}\nskills: {fire: {class: tool, traits: [hot]}}",
        "roles: {boss: {text: Decides.}}",
        "roles: {boss: {}}\nlimits: [{count: role:boss, max: 1}]",
        "squads: {gang: {}}\nlimits: [{in: 'squad:gang', count: fighters, max: 3}]",
        "squads: {gang: {}, den: {within: gang}}",
        "squads: {gang: {}}\nlimits: [{in: squad, count: fighters, max: 3}]",
        "wargear: {apron: {}}\ntables: {find: {dice: D3, rows: {1-3: apron}}}",
        "wargear: {apron: {}}\nunits: {smith: {}}",
        "switches: {wind: {kind: mode, choices: {calm: {}, gale: {says: It blows.}}}}",
        (
            "switches: {wind: {kind: mode, choices: {calm: {}, gale: {}}}}\n"
            "tokens: [{id: t, count: {wind: {calm: 1, gale: 2}}}]"
        ),
        (
            "switches: {wind: {kind: choice, choices: {calm: {}, gale: {}}}}\n"
            "limits: [{count: fighters, max: 3, if: {chosen: {wind: gale}}}]"
        ),
    ],
)
def test_what_is_used_somewhere_is_not_remarked(text: str, tmp_path: Path) -> None:
    said = said_of(tmp_path, game=KILN, more=text)
    assert not [line for line in said if "or use it" in line]
