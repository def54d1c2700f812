"""What the linter refuses: each fault once, at its line and column, with what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder.catalog.examine import check_folder

Spoil: TypeAlias = Callable[..., list[str]]
Case: TypeAlias = tuple[str, list[str]]

RELATED = "switches: {x: {kind: choice, from: family:kin, toward: %s}}"
RANGES = "reference: [{blocks: [{kind: bands, items: kind:weapon, values: [rnge], edges: %s}]}]"
OF_ITEMS = "reference: [{blocks: [{kind: table, items: %s}]}]"
TABLE = "reference: [{blocks: [{kind: table, cols: [{}, {}], rows: %s}]}]"
GRAPH = (
    "reference: [{blocks: [{kind: graph, nodes: [{id: a, x: 0, w: 9, title: A}], edges: [%s]}]}]"
)
BANDS = "card: {front: [{weapons: all, bands: {reach: move, edges: [], values: [move], edge: %s}}]}"

NAMES: list[Case] = [
    ("limits: [{count: unit:grott, max: 3}]", ["1:18: no unit `grott`; did you mean `grot`?"]),
    ("limits: [{count: grott, max: 3}]", ["1:18: no unit or item `grott`; did you mean `grot`?"]),
    ("limits: [{count: knd:armour, max: 3}]", ["1:18: no facet `knd`; did you mean `kind`?"]),
    ("limits: [{count: kind:armor, max: 3}]", ["1:18: no kind `armor`; did you mean `armour`?"]),
    ("limits: [{count: class:misile, max: 3}]", ["1:18: no class `misile`; did you mean"]),
    ("limits: [{count: trait:lnog, max: 3}]", ["1:18: no trait `lnog`; did you mean `long`?"]),
    ("limits: [{count: family:kni, max: 3}]", ["1:18: no family `kni`; did you mean `kin`?"]),
    ("limits: [{count: keyword:rivr, max: 3}]", ["1:18: no keyword `rivr`; did you mean"]),
    ("limits: [{count: role:bos, max: 3}]", ["1:18: no role `bos`; did you mean `boss`?"]),
    ("limits: [{count: [bow, axes], max: 3}]", ["1:24: no unit or item `axes`; did you mean"]),
    ("limits: [{with: bow, requires: hatchets}]", ["1:32: no unit or item `hatchets`"]),
    (
        "limits: [{for: fighters, count: kind:weapon, max: {value: harm}}]",
        ["1:59: `harm` is a value of items; a fighter has none"],
    ),
    (
        "limits: [{count: bow, max: 3, if: {value: bearer.harm, min: 3}}]",
        ["1:43: `harm` is a value of items; a fighter has none"],
    ),
    (
        "units: {imp: {cost: 1, slots: [{names: [back], holds: {value: harm}}]}}",
        ["1:63: `harm` is a value of items; a fighter has none"],
    ),
    (
        "characteristics: {fame: {formula: move + 1, tracked: yes}}",
        ["1:45: `fame` is worked out by its `formula`, and cannot be written down; leave out one"],
    ),
    (
        "characteristics: {weight: {of: item, tracked: yes}}",
        ["1:38: `weight` is a value of items; players write down those of fighters; leave"],
    ),
    ("limits: [{one_of: [bow, axxe]}]", ["1:25: no unit or item `axxe`; did you mean `axe`?"]),
    ("limits: [{attach: unit:captain, to: unit:grit}]", ["1:37: no unit `grit`"]),
    (
        "limits: [{count: bow, max: 3, if: {any: [axxe, {not: mial}]}}]",
        ["1:42: no unit or item `axxe`", "1:54: no unit or item `mial`"],
    ),
    (
        "limits: [{count: bow, max: {per: 2, of: unit:gort}}]",
        ["1:41: no unit `gort`; did you mean `grot`?"],
    ),
    (
        "limits: [{count: bow, max: {percent: 50, of: limit, cost: piont}}]",
        ["1:59: no cost type or figure of a size `piont`; did you mean"],
    ),
    (
        "limits: [{count: bow, max: {per: 2, of: unit:grot, cost: points}}]",
        ["1:52: `cost` says whose `limit` or `spent` is meant; `of` counts things here"],
    ),
    (
        "limits: [{count: bow, max: {per: 2, of: spent, by: entry}}]",
        ["1:48: `by` says how things are counted; `of: spent` counts none"],
    ),
    (
        "limits: [{count: bow, max: {steps: {1: 2}, of: unit:grot, in: sqad}}]",
        ["1:63: no scope `sqad`; did you mean"],
    ),
    ("limits: [{sum: pionts, max: 3}]", ["1:16: no cost type or characteristic `pionts`"]),
    ("limits: [{sum: points, max: {limit: piont}}]", ["1:37: no cost type or figure of a size"]),
    ("limits: [{sum: harm, of: items, max: {value: amrs}}]", ["1:46: no characteristic `amrs`"]),
    (
        "changes: [{modify: save, set: {best: svae, of: kind:armour}}]",
        ["1:38: no characteristic `svae`; did you mean `save`?"],
    ),
    ("changes: [{modify: girt, add: 1}]", ["1:20: no characteristic or cost type `girt`"]),
    (
        "changes: [{modify: limit:T-2.max, add: 1}]",
        ["1:20: no count or sum `T-2`; did you mean `T-1`?"],
    ),
    ("changes: [{modify: limit:BOSS.max, add: 1}]", []),
    (
        "changes: [{weight: 0.5, of: unit:grot, toward: T-11}]",
        ["1:48: no count or sum `T-11`; did"],
    ),
    ("changes: [{exempt: unit:grot, from: [T-1, T-9]}]", ["1:43: no count or sum `T-9`; did"]),
    ("limits: [{count: bow, max: 1, when: {mod: open}}]", ["1:38: no switch `mod`; did you mean"]),
    (
        "limits: [{count: bow, max: 1, when: {mode: [open, mached]}}]",
        ["1:51: no choice of mode `mached`; did you mean `matched`?"],
    ),
    (
        "limits: [{count: bow, max: 1, if: {chosen: {house: rivers}}}]",
        ["1:52: no choice of house `rivers`; did you mean `river`?"],
    ),
    ("limits: [{count: chosen:hous, max: 1}]", ["1:18: no chosen `hous`; did you mean `house`?"]),
    ("limits: [{in: squadd, count: bow, max: 1}]", ["1:15: no scope `squadd`; did you mean"]),
    ("limits: [{in: squad:teem, count: bow, max: 1}]", ["1:15: no type of squad `teem`; did you"]),
    (
        "limits: [{count: bow, max: {plus: 1, of: unit:grot, in: squad}}]",
        ["1:57: `squad` is not one place in each `warband`; `in` may be `warband`, `pool` here"],
    ),
    (
        "limits: [{in: squad:platoon, count: bow, max: {percent: 50, of: axe, in: squad:team}}]",
        ["1:74: `squad:team` is not one place in each `squad:platoon`; `in` may be `squad:plat"],
    ),
    ("limits: [{in: squad:team, count: bow, max: {of: axe, in: squad:platoon}}]", []),
    ("limits: [{in: squad, count: bow, max: {of: axe, in: squad:platoon}}]", []),
    (
        "limits: [{count: bow, max: 1, if: {not: {count: axe, in: fighter}}}]",
        ["1:58: `fighter` is not one place in each `warband`"],
    ),
    (
        "limits: [{in: squad, sum: arms, max: {best: arms, among: unit:grot, in: entry}}]",
        ["1:73: `entry` is not one place in each `squad`"],
    ),
    ("limits: [{for: unit:grot, sum: arms, max: {best: arms, among: role:boss, in: squad}}]", []),
    ("changes: [{modify: arms, add: 1, times: {of: unit:grot, in: squad:team}}]", []),
    (
        "changes: [{modify: arms, add: 1, times: {of: unit:grot, in: family:kin}}]",
        ["1:61: a fighter may be in more than one of `family:kin`; `in` may be `fighter`, `ent"],
    ),
    (
        "changes: [{modify: limit:BOSS.max, set: 2, if: {count: bow, in: squad}}]",
        ["1:65: `squad` is not one place in each `warband`"],
    ),
    (
        "changes: [{weight: {of: bow, in: fighter}, of: unit:grot, toward: T-1}]",
        ["1:34: `fighter` is not one place in each `warband`"],
    ),
    (
        "tokens: [{id: t, count: {per: 1, of: bow, in: squad}, size_mm: 9}]",
        ["1:47: `squad` is not one place in each `warband`"],
    ),
    ("limits: [{in: family:kim, count: bow, max: 1}]", ["1:15: no family `kim`; did you mean"]),
    (RELATED % "{hil: {aligned: river}}", ["1:57: no choice of x `hil`; did you mean `hill`?"]),
    (RELATED % "{hill: {aligned: rivr}}", ["1:73: no choice of x `rivr`; did you mean `river`?"]),
    (RELATED % "{hill: {role: river}}", ["1:64: `role` is a word of selectors; choose another"]),
    (
        RELATED % "{hill: {In league: river}}",
        ["1:64: `In league` is no id; letters, digits and hyphens"],
    ),
    (
        RELATED % "{hill: {aligned: river}}, both_ways: algned",
        ["1:93: no word of `toward` `algned`; did you mean `aligned`?"],
    ),
    (
        RELATED % "{hill: {aligned: river}}" + "\nlimits: [{count: algned:x, max: 1}]",
        ["2:18: no facet `algned`; did you mean `aligned`?"],
    ),
    (
        RELATED % "{hill: {aligned: river}}" + "\nlimits: [{count: aligned:y, max: 1}]",
        ["2:18: no switch with a word `aligned` in its `toward` `y`"],
    ),
    ("limits: [{count: bow, max: 1, source: q:3}]", ["1:39: no source `q`; there are: p"]),
    ("limits: [{count: bow, max: 1, source: p. 3}]", []),
]

ENTRIES: list[Case] = [
    ("units: {ogre: {kit: [axee]}}", ["1:22: no item `axee`; did you mean `axe`?"]),
    ("units: {ogre: {kit: [hatchet]}}", []),
    ("units: {ogre: {kit: [mail@front]}}", ["1:22: no slot of ogre `front`"]),
    (
        "units: {car: {like: wagon, kit: [mail@frnt]}}",
        ["1:34: no slot of car `frnt`; did you mean"],
    ),
    ("units: {ogre: {kit: [axe], fixed: [axxe]}}", ["1:36: no item in the kit of ogre `axxe`"]),
    ("units: {ogre: {like: captain, fixed: [hatchet]}}", []),
    ("units: {ogre: {like: gort}}", ["1:22: no unit `gort`; did you mean `grot`?"]),
    ("units: {grots: {like: gorts}}", ["1:23: no unit `gorts`; did you mean `grot`?"]),
    ("units: {ogre: {role: bos}}", ["1:22: no role `bos`; did you mean `boss`?"]),
    ("units: {ogre: {role: [scout, bos]}}", ["1:30: no role `bos`"]),
    ("units: {ogre: {keywords: [hil]}}", ["1:27: no keyword `hil`; did you mean `hill`?"]),
    ("units: {ogre: {options: [kind:weapn]}}", ["1:26: no kind `weapn`; did you mean `weapon`?"]),
    ("units: {ogre: {options: [unit:grot]}}", ["1:26: items are needed here"]),
    ("units: {ogre: {options: [{take: trait:lng, max: 1}]}}", ["1:33: no trait `lng`"]),
    (
        "units: {ogre: {options: [{swap: axx, for: [bow, bwo]}]}}",
        ["1:49: no unit", "1:33: no item"],
    ),
    ("units: {ogre: {slots: [{names: [x], takes: kind:armor}]}}", ["1:44: no kind `armor`"]),
    ('units: {ogre: {profile: {mvoe: 6"}}}', ["1:26: no characteristic `mvoe`; did you mean"]),
    ("units: {ogre: {profile: {harm: 6}}}", ["1:26: `harm` is a value of items alone"]),
    ("weapons: {club: {profile: {grit: 4+}}}", ["1:28: `grit` is a value of fighters alone"]),
    ("weapons: {club: {gives: [bwo]}}", ["1:26: no item `bwo`; did you mean `bow`?"]),
    (
        "weapons: {club: {uses: {hodl: 1}}}",
        ["1:25: no slot of a unit `hodl`; did you mean `hold`?"],
    ),
    ("weapons: {club: {cost: {ponts: 3}}}", ["1:25: no cost type `ponts`; did you mean `points`?"]),
    ("weapons: {club: {excludes: mal}}", ["1:28: no unit or item `mal`; did you mean `mail`?"]),
    ("weapons: {club: {requires: {any: [mal]}}}", ["1:35: no unit or item `mal`"]),
    ("squads: {crew: {within: tem}}", ["1:25: no type of squad `tem`; did you mean `team`?"]),
    ("sizes: {big: {points: many}}", ["1:23: a number is needed here, not `many`"]),
    ("switches: {x: {kind: mode, default: a, choices: {b: {}}}}", ["1:37: no choice of x `a`"]),
    ("switches: {x: {kind: mode}}", ["1:15: nothing to choose"]),
    (
        "switches: {x: {kind: choice, must: yes, default: a, choices: {a: {}, b: {}}}}",
        ["1:30: `must` with a `default`, which is chosen where nothing is; leave one out"],
    ),
    ("switches: {x: {kind: choice, from: family:kim}}", ["1:36: no family `kim`; did you mean"]),
    (
        "weapons:\n  columns: [name, rnage, harm]\n  a: [A, 1, 2]\n  b: [B, 1, 2]",
        ["2:19: no characteristic `rnage`"],
    ),
    ("weapons:\n  columns: [name, tarits]\n  a: [A, x]", ["2:19: no characteristic `tarits`; did"]),
]

SHAPES: list[Case] = [
    ("limits: [{count: engineer, max: 1}]", ["1:18: `engineer` is a unit and an item; write"]),
    ("limits: [{count: boss, max: 1}]", ["1:18: `boss` is a role; write `role:boss`"]),
    ("limits: [{count: [unit:grot, bow], max: 1}]", ["1:19: the list mixes fighters and items"]),
    ("limits: [{for: bow, count: axe, max: 1}]", ["1:16: `for` names fighters; write `has bow`"]),
    ("changes: [{modify: harm, of: unit:grot, add: 1}]", ["1:30: items are needed here"]),
    ("limits: [{for: unit:grot, in: squad, count: axe, max: 1}]", ["1:27: `for` with `in`"]),
    ("limits: [{count: axe, min: 3, max: 2}]", ["1:28: `min` 3 is over `max` 2"]),
    ("limits: [{count: axe, exactly: 3, max: 2}]", ["1:35: `exactly` beside `min` or `max`"]),
    (
        "limits: [{count: axe, max: {per: 2, of: bow, at_least: 3, at_most: 2}}]",
        ["1:56: `at_least` 3 is over `at_most` 2; nothing can be both"],
    ),
    (
        "limits: [{count: axe, max: {percent: 1/0, of: bow}}]",
        ["1:38: a number is needed here, not `1/0`"],
    ),
    ("limits: [{count: (axe), max: 1}]", ["1:18: no brackets in `(axe)`; write a list, or two"]),
    ("limits: [{count: axe}]", ["1:10: no bound; write `min`, `max` or `exactly`"]),
    ("limits: [{count: axe, max: none}]", []),
    (
        "limits: [{count: axe, max: -1}]",
        ["1:28: nothing counts -1; `none` is no bound, 0 forbids it"],
    ),
    ("limits: [{count: axe, max: 1, if: {count: bow, min: -2}}]", ["1:53: nothing counts -2"]),
    ("limits: [{sum: points, min: -1}]", []),
    ("weapons: {x: {max: {warband: -1}}}", ["1:30: nothing counts -1"]),
    ("units: {ogre: {options: [{take: bow, max: -1}]}}", ["1:43: nothing counts -1"]),
    ("units: {ogre: {slots: [{names: [a], takes: bow, max: -1}]}}", ["1:54: nothing counts -1"]),
    (
        "limits: [{count: axe, max: {per: 0, of: bow}}]",
        ["1:34: `per` says how many make one step; write 1 or more"],
    ),
    ("limits: [{count: axe, max: {steps: {}, of: limit}}]", ["1:29: no steps; write `{from:"]),
    (
        "limits: [{sum: harm, max: 2}]",
        ["1:16: `harm` is a value of items; say with `of` which items"],
    ),
    ("limits: [{sum: move, of: items, max: 2}]", ["1:16: `move` is a value of fighters; say"]),
    ("limits: [{sum: save, max: 2}, {sum: save, of: items, max: 9}]", []),
    (
        """units: {ogre: {slots: [{id: BELT, names: [belt], holds: 2}]}}
changes: [{modify: limit:BELT.max, add: 1}]""",
        ["2:20: `BELT` is places; let them hold `{value: …}`, and change that value"],
    ),
    (
        "limits: [{count: axe, max: 2, if: {limit: moons, min: 1}}]",
        [
            "1:43: no cost type or figure of a size `moons`; there are: points, trade, glory; give it to"
        ],
    ),
    (
        "limits: [{count: role:boss, by: class, max: 1}]",
        ["1:33: `by: class` counts classes of items, and fighters are selected here"],
    ),
    (
        "limits: [{count: axe, max: {sum: harm, of: fighters}}]",
        ["1:34: `harm` is a value of items; say with `of` which items"],
    ),
    (
        "limits: [{count: axe, max: {sum: harn, of: items, by: entry}}]",
        ["1:34: no cost type or characteristic `harn`; did", "1:51: `by` says how things are"],
    ),
    (
        "limits: [{count: axe, max: {percent: 5, of: limit, sum: points}}]",
        ["1:52: `sum` says how things are counted; `of: limit` counts none"],
    ),
    ("limits: [{rule: partners}]", ["1:17: no rule `partners`; did you mean `different-p"]),
    ("limits: [{id: T-1, count: axe, max: 1}]", ["1:15: `T-1` is defined twice; a code stands"]),
    (
        "limits:\n  - {id: C, count: axe, min: 3}\n  - {id: E, count: axe, max: 2}",
        ["3:5: C wants at least 3, E at most 2; both cannot be kept (line 2)"],
    ),
    ("limits:\n  - {count: axe, min: 3}\n  - {count: axe, max: 2, if: bow}", []),
    (
        (
            "switches:\n  s:\n    kind: mode\n    choices:\n"
            "      a: {limits: [{id: S, count: axe, max: 1}]}\n"
            "      b: {limits: [{id: S, count: axe, max: 2}]}"
        ),
        [],
    ),
    ("weapons: {bad_id: {}}", ["1:11: `bad_id` is no id; letters, digits and hyphens make one"]),
    ("units: {none: {}}", ["1:9: `none` is a word of the language"]),
    ("skills: {bow: {}}", ["1:10: `bow` is defined twice, also under `weapons`; rename one"]),
    ("wargear: {pick: {aliases: [axe]}}", ["1:28: `axe` is taken already"]),
    ("characteristics: {cost: {}}", ["1:19: `cost` is also a key of entries"]),
    ("characteristics: {trade: {}}", ["1:19: `trade` is also a cost type"]),
    ("cost_types: {weapon: {name: W}}", ["1:14: `weapon` is also a kind of items"]),
]

CHANGES: list[Case] = [
    (
        "changes: [{modify: grit, over: model, add: 1}]",
        ["1:26: `over` is for prices; `grit` is none"],
    ),
    (
        "changes: [{modify: points, of: bow, over: entry, add: 1}]",
        ["1:37: `over` takes a fighter with all that it carries, `of` items alone; keep one"],
    ),
    ("changes: [{modify: grit}]", ["1:11: changes nothing; write one of set, add"]),
    ("changes: [{modify: grit, add: 1, set: 3}]", ["1:34: `add` and `set` in one change"]),
    ("changes: [{modify: grit, gain: tired}]", ["1:26: `gain` does not fit `grit`"]),
    ("changes: [{modify: keywords, add: 2}]", ["1:30: `add` does not fit `keywords`; write one"]),
    ("changes: [{modify: points, improve: 2}]", ["1:28: `improve` does not fit `points`"]),
    ("changes: [{modify: luck, improve: 2}]", ["1:26: `luck` has no better or worse; write `add`"]),
    ("changes: [{modify: style, add: 2}]", ["1:27: `add` does not fit `style`; write `text`"]),
    ("changes: [{modify: name, set: 2}]", ["1:26: `set` does not fit `name`; write `text`"]),
    ("changes: [{modify: harm, add: 1}]", ["1:20: `harm` is a value of items; say with `of`"]),
    ("changes: [{modify: grit, of: bow, add: 1}]", ["1:26: `grit` is a value of fighters"]),
    ("changes: [{modify: traits, gain: long}]", ["1:11: traits are of items; say with `of`"]),
    ("changes: [{modify: limit:T-1, add: 1}]", ["1:20: write `limit:T-1.min` or `.max`"]),
    ("changes: [{modify: limit:T-1.max, improve: 1}]", ["1:35: `improve` does not fit a limit"]),
    ("changes: [{modify: grit, add: 1, round: up}]", ["1:34: `round` goes with `multiply` alone"]),
    (
        (
            "units: {ogre: {cost: {models: {5: 9}}}}\n"
            "changes: [{modify: points, for: [unit:ogre, role:boss], multiply: 0.5}]"
        ),
        ["2:57: `multiply` cannot change the price table of `ogre`"],
    ),
    (
        (
            "units: {ogre: {cost: {models: {5: 9}}}}\n"
            "changes: [{modify: points, for: not unit:ogre, multiply: 0.5}]"
        ),
        [],
    ),
    (
        (
            "wargear: {flare: {cost: {copies: [1, 2]}}}\n"
            "changes: [{modify: points, of: kind:wargear, multiply: 0.5}]"
        ),
        ["2:46: `multiply` cannot change the price table of `flare`"],
    ),
    ("skills: {run: {effects: [{modify: move, add: 1, gain: x}]}}", ["1:49: `add` and `gain`"]),
]

VALUES: list[Case] = [
    ('units: {ogre: {profile: {grit: 5"}}}', ['1:32: `5"` does not fit `{}+`; write it as `5+`']),
    ("units: {ogre: {profile: {move: 4+}}}", ['1:32: `4+` does not fit `{}"`; write it as `4"`']),
    ("units: {ogre: {profile: {arms: many}}}", ["1:32: `many` does not fit `{}`"]),
    ("units: {ogre: {profile: {bonus: -1, grit: '-', style: any}}}", []),
    ("units: {ogre: {profile: {arms: =move}}}", ["1:32: a formula stands in items"]),
    ("armour:\n  columns: [save]\n  rag: [6]", ["3:9: `6` does not fit `{}+`; write it as `6+`"]),
    ("characteristics: {ap: {whole: yes, default: 2.5}}", ["1:45: `2.5` is not a whole number"]),
    ("characteristics: {ap: {default: x}}", ["1:33: `x` does not fit `{}`"]),
    ("characteristics: {ap: {as: plain}}", ["1:28: `as` holds `{}` once"]),
    ("characteristics: {ap: {formula: move +}}", ["1:33: this is not a formula"]),
    (
        "characteristics: {ap: {formula: muve * 2}}",
        ["1:33: no characteristic `muve`; did you mean"],
    ),
    (
        "characteristics: {ap: {formula: arms-luck}}",
        ["1:33: no characteristic `arms-luck`; minus is written with spaces: `arms - luck`"],
    ),
    ("characteristics: {ap: {formula: move ** 2}}", ["1:33: only numbers, characteristics"]),
    (
        "characteristics: {ap: {formula: bearer.move}}",
        ["1:33: `bearer.` is for items; write `move`"],
    ),
    ("characteristics: {ap: {formula: harm}}", ["1:33: `harm` is a value of items"]),
    (
        "weapons: {club: {profile: {harm: =arms}}}",
        ["1:34: `arms` is a value of the fighter; write"],
    ),
]

CYCLES: list[Case] = [
    (
        "units:\n  a: {like: b}\n  b: {like: a}",
        ["2:13: cycle: a is like b is like a; break it somewhere (line 2, line 3)"],
    ),
    ("wargear: {a: {gives: [a]}}", ["1:22: cycle: a gives a; break it somewhere (line 1)"]),
    ("squads: {a: {within: b}, b: {within: a}}", ["1:22: cycle: a is within b is within a"]),
    (
        (
            "changes:\n"
            "  - {modify: points, add: 1, if: {sum: trade, min: 3}}\n"
            "  - {modify: trade, add: 1, if: {sum: points, min: 3}}"
        ),
        ["2:5: cycle: `points` needs `trade` needs `points`; break it somewhere (line 2, line 3)"],
    ),
    (
        "characteristics:\n  a: {formula: b + 1}\n  b: {formula: a + 1}",
        ["2:16: cycle: `a` needs `b` needs `a`; break it somewhere"],
    ),
    (
        "changes: [{modify: keywords, gain: tired, for: not keyword:tired}]",
        ["1:11: cycle: `keyword:tired` needs `keyword:tired`"],
    ),
    (
        "changes: [{modify: arms, add: {value: luck}}, {modify: luck, add: {value: arms}}]",
        ["1:11: cycle: `arms` needs `luck` needs `arms`"],
    ),
    ("changes: [{modify: points, add: 1, if: {sum: trade, min: 3}}]", []),
    (
        "changes: [{modify: trade, add: {percent: 10, of: spent, cost: trade}}]",
        ["1:11: cycle: the cost `trade` cannot depend on what is spent of `trade`; let it go by"],
    ),
    (
        "changes: [{modify: points, of: bow, add: 1, if: {sum: points, min: 3}}]",
        ["1:11: cycle: the cost `points` cannot depend on what is spent of `points`; let it go"],
    ),
    (
        "changes: [{modify: trade, add: {percent: 10, of: spent, cost: points}}]",
        [],
    ),
    (
        (
            "changes:\n"
            "  - {modify: harm, of: bow, add: 1, for: keyword:tired}\n"
            "  - {modify: keywords, gain: tired, if: {sum: harm, of: items}}"
        ),
        ["2:5: cycle: `harm` of items needs `keyword:tired` needs `harm` of items; break it"],
    ),
]

PAPER: list[Case] = [
    ("tables: {t: {dice: D6, rows: {1-3: bow, 5-6: axe}}}", ["1:24: no row for 4"]),
    ("tables: {t: {dice: D6, rows: {1-4: bow, 4-6: axe}}}", ["1:41: 4 is in `1-4` already"]),
    ("tables: {t: {dice: D6, rows: {1-7: bow}}}", ["1:31: `1-7` cannot be rolled with D6"]),
    ("tables: {t: {dice: D66, rows: {11-36: bow, 41-66: {text: Nothing.}}}}", []),
    ("tables: {t: {dice: 2D6, rows: {2-12: axxe}}}", ["1:38: no item `axxe`; did you mean `axe`?"]),
    ("tables: {t: {dice: 6, rows: {}}}", ["1:20: no such dice"]),
    ("tables: {t: {dice: D3, rows: {one: bow, 1-3: bow}}}", ["1:31: `one` is no result"]),
    (
        "limits: [{count: bow, max: 1, message: '{hvae} bows'}]",
        ["1:40: no name in messages `hvae`"],
    ),
    ("limits: [{count: bow, max: 1, message: '{have|bow}'}]", ["1:40: `{have|bow}` needs two"]),
    ("limits: [{count: bow, max: 1, message: '{have bows'}]", ["1:40: a brace is not closed"]),
    ("limits: [{count: bow, max: 1, message: '{have} {have|bow|bows}, {limit}'}]", []),
    ("wargear: {x: {max: {fighter: 1, message: '{hav}'}}}", ["1:42: no name in messages `hav`"]),
    (
        'units: {giant: {name: Giant, profile: {dash: 9"}}}',
        ["1:46: `dash` is worked out by its formula; leave it out"],
    ),
    ("card: {front: [name, muve]}", ["1:22: no part `muve`; did you mean `move`?"]),
    (
        "card: {front: [{boxes: yes, marks: move}, {}, {txt: T}]}",
        [
            "1:16: a part says what it shows, by one of `value`, `values`, `items`",
            "1:43: a part says what it shows, by one of",
            "1:48: unknown key `txt`; did you mean `text`?",
        ],
    ),
    ("card: {front: [{value: muve, boxes: yes}]}", ["1:24: no characteristic `muve`"]),
    ("card: {front: [{weapons: all, columns: [rech]}]}", ["1:41: no column `rech`; did you mean"]),
    ("card: {front: [{tick: Hit, times: muve}]}", ["1:35: no characteristic `muve`; did you"]),
    ("card: {front: [{value: move, under: [muve]}]}", ["1:38: no characteristic `muve`"]),
    ("card: {front: [{panel: muve}]}", ["1:24: no characteristic `muve`"]),
    ("card: {front: [{panel: move, beside: [muve]}]}", ["1:39: no characteristic `muve`"]),
    ("card: {front: [{panel: move, bars: {muve: 1}}]}", ["1:"]),
    ("card: {front: [{items: all, chip: muve}]}", ["1:35: no characteristic `muve`"]),
    (
        "card: {front: [{weapons: all, columns: [reach], boxed: {luck: muve}}]}",
        ["1:63: no characteristic `muve`", "1:63: `luck` is no column of this table; name it in"],
    ),
    (
        "card: {front: [{weapons: all, bands: {reach: reach, edges: [9], values: [a, b], cells: yes}}]}",
        [
            "1:74: no characteristic `a`",
            "1:77: no characteristic `b`",
            "1:73: 1 edges make 1 cells",
        ],
    ),
    (
        (
            "card: {front: [{weapons: all, bands: {reach: reach, edges: [reach], values: [reach], "
            "cells: yes}}]}"
        ),
        ["1:61: the edge of a cell is a number, the same for all weapons"],
    ),
    (
        (
            "card: {front: [{weapons: all, bands: {reach: reach, edges: [9], values: [reach], "
            "cells: yes, against: muve}}]}"
        ),
        ["1:103: no characteristic `muve`"],
    ),
    ("card: {front: [{values: [muve]}]}", ["1:26: no characteristic `muve`; did you mean `move`?"]),
    (
        "card: {front: [{weapons: all, bands: {reach: reach, edges: [rech], values: [reach, reach]}}]}",
        ["1:61: no characteristic `rech`; did you mean `reach`?"],
    ),
    ("card: {front: [{items: kind:skil}]}", ["1:24: no kind `skil`; did you mean `skill`?"]),
    ("card: {front: [{slots: [frnt], show: [sav]}]}", ["1:25: no slot of a unit", "1:39: no char"]),
    ("card: {front: [{value: move, if: unit:gort}]}", ["1:34: no unit `gort`; did you mean"]),
    (BANDS % "{mode: {open: nearer, matched: farther}}", []),
    (BANDS % "{mode: {open: nearer}}", ["1:92: no value for `matched` of mode; add one"]),
    (BANDS % "{moed: {open: nearer}}", ["1:86: no switch `moed`; did you mean `mode`?"]),
    (BANDS % "{tide: {low: nearer}}", ["1:86: no switch `tide`"]),
    (BANDS % "near", ["1:85: one of `nearer`, `farther` or a mapping"]),
    ("reference: [{title: T, table: injuries}]", ["1:31: no table `injuries`"]),
    ("reference: [{title: T, items: kind:skil}]", ["1:31: no kind `skil`"]),
    ("reference: [{title: T, rulings: some}]", ["1:33: no such word `some`; there are: used"]),
    ("reference: [{title: T, items: kind:skill, chip: muve}]", ["1:49: no characteristic `muve`"]),
    ("reference: [{title: T, traits: some}]", ["1:32: no such word `some`; there are: used"]),
    ("reference: [{title: T, rulings: [HOUS]}]", ["1:34: no ruling `HOUS`"]),
    ("reference: [{text: {mode: {open: A}}}]", ["1:27: no value for `matched` of mode; add one"]),
    ("reference: [{text: {mode: {open: A, mached: B}}}]", ["1:27: no value", "1:37: no choice"]),
    ("reference: [{text: {moed: {open: A}}}]", ["1:21: no switch `moed`; did you mean `mode`?"]),
    ('reference: [{text: "see {ref:trn}"}, {id: turn}]', ["1:20: no section `trn`; did you mean"]),
    ("reference: [{id: a}, {id: a}]", ["1:27: section `a` is defined twice (line 1)"]),
    (
        "reference: [{blocks: [{kind: tabel}]}]",
        ["1:23: there is no kind of block `tabel`; did you"],
    ),
    (
        "reference: [{blocks: [{kind: para, txt: A, text: B}]}]",
        ["1:36: unknown key `txt`; did you"],
    ),
    ("reference: [{blocks: [{kind: steps, items: A}]}]", ["1:44: a list (`[a, b]`"]),
    (
        "reference: [{blocks: [{kind: mods, rows: [[A, +1, hlp]]}]}]",
        ["1:43: the third cell is one of help, harm, flat"],
    ),
    (
        "reference: [{blocks: [{kind: mods, rows: [[A, +1]]}]}]",
        ["1:43: a list of 3 is needed here: [label, value, help or harm or flat], not one of 2"],
    ),
    (
        "reference: [{blocks: [{kind: board, size: [4, 4], zones: [[1, A, 2, 2, zone]]}]}]",
        ["1:59: a number is needed in the first 4 of [x, y, width, height, label]"],
    ),
    (
        "reference: [{blocks: [{kind: board, size: [4, 0], zones: [[1, 1, 2, .inf]]}]}]",
        [
            "1:47: a number over 0",
            "1:59: a number is needed in the first 4 of [x, y, width, height, label]",
        ],
    ),
    (
        "reference: [{blocks: [{kind: discs, discs: [[0, A]]}]}]",
        ["1:45: a number over 0 is needed in the first of [size, label]"],
    ),
    (TABLE % "[[1, 2], [1, 2, 3], [1]]", ["1:68: the row has 3 cells, `cols` 2; one cell"]),
    (
        "reference: [{blocks: [{kind: strip, rows: [[1, 2, 3], [1, 2]]}]}]",
        ["1:55: the row has 2 cells"],
    ),
    (GRAPH % "{from: a.r, to: b.l}", ["1:101: no box `b`"]),
    (GRAPH % "{from: a.r, to: a}", ["1:101: `a` is no side of a box; write `box.r`"]),
    (RANGES % "[9]", ["1:66: no characteristic `rnge`"]),
    (RANGES.replace("rnge", "move") % "[9, 18]", ["1:23: `values` has 1 entries, `edges` 2"]),
    (OF_ITEMS % "kind:weapon, cols: [{of: rnge}]", ["1:69: no column `rnge`"]),
    (
        OF_ITEMS % "kind:weapon, cols: [{words: {bwo: A}}]",
        ["1:73: no item `bwo`; did you mean `bow`?"],
    ),
    (
        OF_ITEMS % "kind:waepon, cols: [{of: name}]",
        ["1:44: no kind `waepon`; did you mean `weapon`?"],
    ),
    (
        "reference: [{blocks: [{kind: table, cols: [{of: name}]}]}]",
        ["1:44: `of` and `words` are of items; name them in `items` of the table"],
    ),
    (
        "reference: [{blocks: [{kind: para, text: T, if: has bwo}]}]",
        ["1:49: no unit or item `bwo`; did you mean `bow`?"],
    ),
    (
        "rulings: {R: {says: A, about: has bwo}}",
        ["1:31: no unit or item `bwo`; did you mean `bow`?"],
    ),
    ("reference: [{text: T, if: has bwo}]", ["1:27: no unit or item `bwo`; did you mean `bow`?"]),
    ("reference: [{family: trun}]", ["1:22: one of `setup`, `turn`"]),
    ("sheet: {accent: red}", ["1:17: "]),
    ("tokens: [{id: t}]", ["1:10: a token needs its size: `size_mm: 25`"]),
    ("tokens: [{id: t, size_mm: 9, shape: disk}]", ["1:37: no shape `disk`; did you mean `disc`?"]),
    ("tokens: [{id: t, size_mm: big}]", ["1:27: a number of millimetres is needed here"]),
    ("tokens: [{id: t, count: 1001, size_mm: 9}]", ["1:25: at most 1000 of a kind are printed"]),
    ("tokens: [{id: t, size_mm: {per: 1, of: gort}}]", ["1:40: no unit or item `gort`"]),
    (
        "tokens: [{id: t, size_mm: {value: muve}, each: fighters}]",
        ["1:35: no characteristic `muve"],
    ),
    ("tokens: [{id: t, size_mm: {value: move}, each: fighters}]", []),
    ("tokens: [{id: t, size_mm: {wind: {a: 9, b: 8}}}]", ["1:28: no switch `wind`"]),
    ("tokens: [{id: t, size_mm: 9, shape: {wind: {a: disc}}}]", ["1:38: no switch `wind`"]),
    ("tokens: [{id: t, size_mm: 9, count: {wind: {a: 1}}}]", ["1:38: no switch `wind`"]),
    ("tokens: [{id: t, size_mm: 9, text: {wind: {a: b}}}]", ["1:37: no switch `wind`"]),
    ("tokens: [{id: t, size_mm: 9, name: [a]}]", ["1:36: a text is needed here, or one for each"]),
    ("tokens: [{id: t, size_mm: 9, text: {}}]", ["1:36: a text is needed here, or one for each"]),
    ("reference: [{title: {wind: {a: b}}}]", ["1:22: no switch `wind`"]),
    ("reference: [{blocks: [{kind: bullets, items: [{wind: {a: b}}]}]}]", ["1:48: no switch `w"]),
    (
        "tokens: [{id: t, count: {per: 1, of: unit:gort}, size_mm: 9}]",
        ["1:38: no unit `gort`; did you mean"],
    ),
    ("tokens: [{id: t, count: {mode: {open: 1, matched: {plus: 1, of: bow}}}, size_mm: 9}]", []),
    ("tokens: [{id: t, count: lots, size_mm: 9}]", ["1:25: a number or an amount is needed here"]),
    (
        "tokens: [{id: t, if: has bwo, size_mm: 9}]",
        ["1:22: no unit or item `bwo`; did you mean `bow`?"],
    ),
    (
        "tokens: [{id: t, size_mm: 9}, {id: t, size_mm: 9}]",
        ["1:36: token `t` is defined twice (line 1)"],
    ),
]

NEEDED: list[Case] = [
    (
        "characteristics: {sum: {formula: move + 1, needed_by: fighters}}",
        ["1:44: `sum` is worked out"],
    ),
    (
        "characteristics: {woe: {default: 1, needed_by: fighters}}",
        ["1:37: `woe` has a `default`, so"],
    ),
    ("characteristics: {woe: {needed_by: kind:weapon}}", ["1:36: `woe` is a value of fighters"]),
    (
        "characteristics: {edge: {of: item, needed_by: fighters}}",
        ["1:47: `edge` is a value of items"],
    ),
    (
        "characteristics: {woe: {needed_by: [fighters, class:melee]}}",
        ["1:47: `woe` is a value of fighters, and this selects others"],
    ),
    ("characteristics: {woe: {of: both, needed_by: [fighters, class:melee]}}", []),
    ("characteristics: {woe: {needed_by: unit:gort}}", ["1:36: no unit `gort`; did you mean"]),
]

CONSTRUCTS: list[Case] = [
    ("limits: [{for_: unit:grot, count: bow, max: 3}]", ["1:11: unknown key `for_`; did you mean"]),
    ("limits: [{max: 3}]", ["1:10: a statement begins with what it is: one of count, requires"]),
    ("limits: [{cuont: bow, max: 3}]", ["1:11: no key `cuont`; did you mean `count`?"]),
    ("limits: [{count: bow, sum: points, max: 3}]", ["1:23: `count` and `sum` in one statement"]),
    ("limits: [{modify: grit, add: 3}]", ["1:11: `modify` is a change; move it under `changes`"]),
    ("changes: [{count: bow, max: 3}]", ["1:12: `count` is a limit; move it under `limits`"]),
    ("roles: {x: {effects: [{count: bow, max: 3}]}}", ["1:24: `count` cannot stand under `eff"]),
    ("limits: [{count: bow, max: 3, unles: axe}]", ["1:31: unknown key `unles`; did you mean"]),
    (
        "limits: [{count: unit:gort, mx: 3, for: bow}]",
        ["1:18: no unit `gort`", "1:29: unknown key `mx`", "1:41: `for` names fighters"],
    ),
    ("changes: [{modify: grit, ad: 1, for: unit:gort}]", ["1:26: unknown", "1:38: no unit `gort`"]),
    (
        "units: {ogre: {options: [{take: bow, exactly: 1, max: 2}]}}",
        ["1:50: `exactly` beside `min` or `max`; keep one of them"],
    ),
    (
        "limits: [{count: bow, max: {steps: {1: 2}, of: move}}]",
        ["1:48: no unit or item `move`; it is a characteristic: `sum: move` adds it up, `{value: "],
    ),
    (
        "limits: [{count: bow, max: {percent: 50, of: points}}]",
        ["1:46: no unit or item `points`; it is a cost type: `sum: points` adds it up, `of: limi"],
    ),
    (
        "limits: [{count: class:melee, mx: 1, max: 3}, {count: class:melee, min: 5}]",
        ["1:31: unknown key `mx`; did you mean `max`?"],
    ),
    (
        "limits: [{sum: grit, min: {best: grit}}]",
        ["1:28: say `of: ITEMS`, the fighter's own, or `among: FIGHTERS`; one of the two"],
    ),
    (
        "limits: [{sum: grit, min: {best: grit, of: bow, among: fighters}}]",
        ["1:28: say `of: ITEMS`, the fighter's own, or `among: FIGHTERS`; one of the two"],
    ),
    (
        "limits: [{sum: grit, min: {best: grit, of: bow, in: warband}}]",
        ["1:49: `in` says where `among` looks; `of` looks at the fighter's own"],
    ),
    (
        "changes: [{modify: grit, add: {best: grit, among: fighters}}]",
        ["1:11: cycle: `grit` needs `grit`"],
    ),
    ("limits: [{count: bow, mx: 3}]", ["1:23: unknown key `mx`; did you mean `max`?"]),
    (
        "limits: [{count: bow, max: 50 %}]",
        ["1:28: a share is written `{percent: N, of: limit}`, not `50 %`"],
    ),
    ("limits: [{count: bow, max: three}]", ["1:28: a number is needed here, not `three`"]),
    ("limits: [bow]", ["1:10: a mapping (`key: value`) is needed here, not `bow`"]),
    ("limits: {count: bow}", ["1:9: `limits` is a list: begin each entry with `- `"]),
    (
        "roles: {x: {max: 1}}",
        ["1:18: a mapping (`key: value`) is needed here, not `1`; its keys: fighter, squad, war"],
    ),
    ("units: [grot]", ["1:8: `units` is a mapping: write `id:` for each entry"]),
    ("unitz: {a: {}}", ["1:1: no section `unitz`; did you mean `units`?"]),
    ("- a\n- b", ["1:1: sections are needed here"]),
    (
        "format: musterpress/roster\nversion: 1\nsystem: trial\nfighters: []",
        ["1:1: this is a file of format `roster`, no part of a catalog; keep it in `samples/`"],
    ),
    (
        "system: trial\nname: Mine\nlimit: {points: 50}\nfighters:\n  - {unit: grot}",
        ["1:1: this is a roster, no part of a catalog; keep it in `samples/`"],
    ),
    (
        "format: musterpress/event\nsystem: trial",
        ["1:1: this is a file of format `event`, no part of a catalog; keep it elsewhere"],
    ),
    (
        "characteristics: {bite: {profile: steed}}",
        ["1:35: no profile `steed`; the catalog has none"],
    ),
    ("- {case: one, total: 3}", ["1:1: these are cases; keep them in `cases/`"]),
]


@pytest.mark.parametrize(
    ("text", "expected"),
    [*NAMES, *ENTRIES, *SHAPES, *CHANGES, *VALUES, *CYCLES, *NEEDED, *PAPER, *CONSTRUCTS],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_fault_is_said_once_at_its_place(text: str, expected: list[str], spoil: Spoil) -> None:
    said = spoil(text)
    assert len(said) == len(expected), said
    for line, fragment in zip(said, sorted(expected), strict=True):
        assert line.startswith(f"more.yaml:{fragment}"), said


GAINED = """system: {id: few, name: Few, version: 1.0.0, traits_listed: yes}
traits: {long: {name: Long}}
keywords: {old: {name: Old}}
skills:
  aged: {effects: [{modify: keywords, gain: [old, odl]}, {modify: traits, of: items, gain: lnog}]}
"""


@pytest.mark.parametrize("game", [GAINED])
def test_a_tag_that_is_gained_is_one_that_there_is(spoil: Spoil, game: str) -> None:
    keyword, trait = spoil(game=game)
    assert "5:51: no keyword `odl`; did you mean `old`?" in keyword
    assert "5:92: no trait `lnog`; did you mean `long`?" in trait


LISTED = """system: {id: few, name: Few, version: 1.0.0, traits_listed: yes}
traits: {long: {name: Long}}
weapons: {axe: {traits: [long, lnog]}}
"""


@pytest.mark.parametrize("game", [LISTED])
def test_only_listed_traits_may_be_had_where_the_game_says_so(spoil: Spoil, game: str) -> None:
    (told,) = spoil(game=game)
    assert "3:32: no trait `lnog`; did you mean `long`?" in told


def test_boxes_are_marked_by_a_value_that_there_is(spoil: Spoil) -> None:
    (told,) = spoil("card: {front: [{value: grit, boxes: yes, marks: girt}]}")
    assert "1:49: no characteristic `girt`; did you mean `grit`?" in told


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "limits: [{sum: save, of: [grot, captain], also: wagon, max: 3}]",
            "1:43: `also` names items here; what is of one sort is a list in `of`",
        ),
        (
            "limits: [{sum: points, also: items, max: 3}]",
            "1:24: the `points` of a fighter has that of its items in it already; leave `also` out",
        ),
        (
            "limits: [{sum: move, also: items, max: 3}]",
            "1:22: `move` is a value of fighters alone; let it be `of: both`, or leave `also` out",
        ),
    ],
)
def test_what_is_added_up_besides_is_of_the_other_sort(text: str, fault: str, spoil: Spoil) -> None:
    assert spoil(text) == [f"more.yaml:{fault}"]


def test_what_a_role_gives_is_an_item(spoil: Spoil) -> None:
    assert spoil("roles: {porter: {gives: [axe, mial]}}") == [
        "more.yaml:1:31: no item `mial`; did you mean `mail`?"
    ]


COMMA = "a comma ends a text here; put it in quotes: "


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("characteristics: {q: {formula: max(1, move - 2)}}", f'1:32: {COMMA}`"max(1, move - 2)"`'),
        (
            "characteristics: {q: {formula: max(1, min(2, move)), name: Q}}",
            f'1:32: {COMMA}`"max(1, min(2, move))"`',
        ),
        (
            'weapons: {club: {source: p, profile: {harm: =max(1, 2), reach: 2"}}}',
            f'1:45: {COMMA}`"=max(1, 2)"`',
        ),
        (
            "weapons:\n  columns: [source, harm, class]\n  club: [p, =max(1, 2), melee]",
            f'3:13: {COMMA}`"=max(1, 2)"`',
        ),
        (
            "wargear: {rope: {source: p, text: Long, and wet,\n  and old., cost: 2}}",
            f'1:35: {COMMA}`"Long, and wet, and old."`',
        ),
        (
            'wargear: {rope: {source: p, text: Its "end", 2" long, cost: 2}}',
            f'1:35: {COMMA}`\'Its "end", 2" long\'`',
        ),
        (
            """wargear: {rope: {source: p, text: It's 2" long, not 3", cost: 2}}""",
            f"1:35: {COMMA}`'It''s 2\" long, not 3\"'`",
        ),
        (
            "wargear: {rope: {cost: {models: {x: 4}}}}",
            "1:34: a whole number is needed here, not `x`",
        ),
        (
            "wargear: {rope: {cost: {copys: [4]}}}",
            "1:25: unknown key `copys`; did you mean `copies`?",
        ),
        (
            "limits: [{source: p, wiht: bow, excludes: axe}]",
            "1:22: unknown key `wiht`; did you mean `with`?",
        ),
        (
            "limits: [{source: p, count: bow, max: {prcent: 25, of: limit}}]",
            "1:40: unknown key `prcent`; did you mean `percent`?",
        ),
        (
            "limits: [{rule: different-partners, options: {each: grot, wiht: captain}}]",
            "1:59: no option of different-partners `wiht`; did you mean `with`?",
        ),
        (
            "switches: {sw: {knid: mode, choices: {open: {says: a}, closed: {}}}}",
            "1:17: unknown key `knid`; did you mean `kind`?",
        ),
        (
            "switches: {sw: {kind: mode, choices: {open: }}}",
            "1:45: a mapping (`key: value`) is needed here, and there is nothing",
        ),
        (
            "switches: {sw: {kind: mode, choices: {open: {limts: []}, closed: {}}}}",
            "1:46: unknown key `limts`; did you mean `limits`?",
        ),
        (
            "roles: {r: {effects: {modify: move, add: 1}}}",
            "1:22: a list (`[a, b]`, or lines that begin with `- `) is needed here, not a mapping",
        ),
    ],
    ids=lambda value: "" if value[:1].isdigit() else value,
)
def test_one_fault_is_told_once(text: str, fault: str, folder: Path) -> None:
    (folder / "more.yaml").write_text(text)
    said = [str(one).removeprefix(f"{folder}/") for one in check_folder(folder)]
    told = [line for line in said if line.startswith("more.yaml") and "no `source`" not in line]
    assert len(told) == 1, told
    assert told[0].startswith(f"more.yaml:{fault}")


def test_what_a_comma_may_stand_between_is_left_as_it_is(spoil: Spoil) -> None:
    assert spoil("wargear: {rope: {text: 'Long, and wet', aliases: [cord, (old), line]}}") == []
