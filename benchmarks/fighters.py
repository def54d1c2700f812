"""Ninety distinct fighters, as a roster file: levies with one weapon, heroes, mages, vehicles."""

from __future__ import annotations

import random
from pathlib import Path

FIRST = "Ada Bram Cerys Doran Edda Finn Gwen Hob Ines Jory Kit Lowell Maud Ned Odo Petra".split()
LAST = "Marrow Tarrant Yewbend Ashdown Quill Sparrow Holt Fenwick Brandt Okafor Sorel".split()
LIMBS = "leather mail plate power".split()
HANDS = "blade spear great-weapon".split()
RANGED = (
    "short-bow bow longbow crossbow musket assault-rifle shotgun grenade-launcher flamer "
    "heavy-gun rocket-launcher pistol"
).split()
WORDS = (
    "keeps the ledger of every toll paid at the ford and will not be hurried paint the cloak in "
    "the colours of the river never leaves a friend behind owes the captain a horse laughs at rain"
).split()


def roster_text(number: int = 90, seed: int = 7) -> str:
    """A roster of `number` distinct fighters of core-1e, always the same for a seed."""
    chance = random.Random(seed)
    lines = ["format: musterpress/roster", "version: 1", "system: core-1e", "name: Benchmark host"]
    lines.append("fighters:")
    for at in range(number):
        lines += _fighter(at, chance)
    return "\n".join(lines) + "\n"


def _fighter(at: int, chance: random.Random) -> list[str]:
    name = f"{chance.choice(FIRST)} {chance.choice(LAST)} {at + 1}"
    kind = at % 6
    things: list[str] = [chance.choice(HANDS)]
    unit = "infantry"
    if kind == 4:
        things = ["magic", *chance.sample(RANGED, 2)]
    elif kind == 5:
        unit = "vehicle"
        sides = ("front", "left", "right", "rear")
        things = [f"{chance.choice(LIMBS)}@{side}" for side in sides]
        things += chance.sample(RANGED, 1)
    else:
        unit = chance.choice(["infantry", "infantry", "mounted"])
        things += [chance.choice(LIMBS)] if kind else []
        things += chance.sample(RANGED, 1 + kind // 2)
        things += chance.sample(["wound", "wound", "movement", "morale"], kind % 4)
    text = " ".join(chance.choice(WORDS) for _ in range(chance.randint(3, 14))).capitalize()
    role = "    role: army-commander\n" if at == 0 else ""
    return [
        f"  - id: f{at + 1}",
        f"    name: {name}",
        f"    unit: {unit}",
        *role.rstrip("\n").splitlines(),
        f"    with: [{', '.join(things)}]",
        f"    notes: {text}.",
    ]


def write_roster(path: Path, number: int = 90) -> None:
    """Writes the roster to a file."""
    path.write_text(roster_text(number), "utf-8")
