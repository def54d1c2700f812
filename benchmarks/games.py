"""A game of any number of statements, and rosters of it; its kinds of statement take turns."""

from __future__ import annotations

import random
from pathlib import Path

WEAPONS = 24
UNITS = 12
KEYWORDS = 6

SYSTEM = """\
system: {id: growing, name: Growing game, version: "1"}
cost_types: {points: {name: Points}}
sizes: {game: {name: Game, points: 100000}}
characteristics: {move: {name: Move}, aim: {name: Aim, as: "{}+", better: low}}
classes: {light: {name: Light weapon}, heavy: {name: Heavy weapon}}
"""
AROUND = (
    "  - {id: crowd, modify: move, add: -1, if: {count: fighters, in: warband, min: 5}}\n"
    "  - {id: drill, modify: points, add: -1, for: 'keyword:clan-1',"
    " if: {count: 'keyword:clan-1', in: warband, min: 3}}\n"
)
"""Changes that look at the whole warband, so that no fighter can be worked out by itself."""


def write_game(folder: Path, statements: int, *, around: bool = False) -> None:
    """Writes a catalog of `statements` limits; with `around`, of values that look around too."""
    units = [
        f"  unit-{at}: {{name: Unit {at}, keywords: [clan-{at % KEYWORDS}], cost: {10 + at},"
        f" profile: {{move: {4 + at % 3}, aim: {3 + at % 3}+}}}}"
        for at in range(UNITS)
    ]
    weapons = [
        f"  weapon-{at}: {{name: Weapon {at}, class: {('light', 'heavy')[at % 2]}, cost: {at}}}"
        for at in range(WEAPONS)
    ]
    keywords = [f"  clan-{at}: {{name: Clan {at}, family: clan}}" for at in range(KEYWORDS)]
    parts = {
        "keywords": keywords,
        "units": units,
        "weapons": weapons,
        "limits": [f"  - {_statement(at)}" for at in range(statements)],
    }
    text = SYSTEM + "".join(f"{key}:\n" + "\n".join(rows) + "\n" for key, rows in parts.items())
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "system.yaml").write_text(text + ("changes:\n" + AROUND if around else ""), "utf-8")


def _statement(at: int) -> str:
    unit, weapon, other = f"unit:unit-{at % UNITS}", at % WEAPONS, (at * 7 + 1) % WEAPONS
    clan = f"keyword:clan-{at % KEYWORDS}"
    kinds = (
        f"{{id: L{at}, count: '{unit}', max: {1000 + at}}}",
        f"{{id: L{at}, in: fighter, with: weapon-{weapon}, requires: 'class:light'}}",
        f"{{id: L{at}, in: fighter, with: weapon-{weapon}, excludes: weapon-{other}}}",
        f"{{id: L{at}, for: '{unit}', count: 'class:heavy', max: {3 + at % 3}}}",
        f"{{id: L{at}, sum: points, of: '{clan}', max: {{percent: 60, of: spent}}}}",
        f"{{id: L{at}, count: 'weapon-{weapon} and {clan}', max: {{per: 2, plus: 5, of: fighters}}}}",
    )
    return kinds[at % len(kinds)]


def game_roster(fighters: int, seed: int = 7) -> str:
    """A roster of the game, always the same for a seed."""
    chance = random.Random(seed)
    lines = ["format: musterpress/roster", "version: 1", "system: growing", "size: game"]
    lines.append("fighters:")
    for at in range(fighters):
        weapons = ", ".join(f"weapon-{n}" for n in chance.sample(range(WEAPONS), 3))
        unit = f"unit-{chance.randrange(UNITS)}"
        lines.append(
            f"  - {{id: f{at + 1}, name: Fighter {at + 1}, unit: {unit}, with: [{weapons}]}}"
        )
    return "\n".join(lines) + "\n"
