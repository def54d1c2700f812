"""Checks rosters of every game with as many fighters; prints the time of each beside core-1e's.

    python benchmarks/beside.py [--rosters N] [--fighters N] [--rounds N]

*drawn*: each fighter is a unit of the catalog with two weapons and, of each other kind of item, one
for every second fighter, all drawn by lot: nobody was seen before. *samples*: the fighters are those
of the game's sample lists in another mix and under other names. Built and checked, repairs left out;
milliseconds of CPU (user + system) a roster, the best of the rounds; the rosters themselves are left
out where garbage is looked for.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from builder import build, check, load_catalog, load_roster
from builder.build.compiling import rulebook_for
from builder.catalog import Catalog
from builder.cli.checking import GARBAGE
from schemas.catalog import ITEM_SECTIONS
from schemas.roster import Roster

GAMES = ("core-1e", "kill-team", "double-tap", "morsdei")
WEAPONS = 2
Draw: TypeAlias = Callable[[random.Random], dict[str, Any]]


def drawn(catalog: Catalog) -> Draw:
    """Makes fighters of units and items drawn by lot."""
    data = catalog.data
    units = [unit for unit in data.units if unit != "custom"]
    others = [
        list(found)
        for kind in ITEM_SECTIONS
        if kind != "weapons" and (found := getattr(data, kind))
    ]

    def draw(chance: random.Random) -> dict[str, Any]:
        items = chance.sample(list(data.weapons), WEAPONS)
        items += [chance.choice(ids) for ids in others if chance.random() < 0.5]
        return {"unit": chance.choice(units), "with": items}

    return draw


def sampled(catalog: Catalog) -> Draw:
    """Takes fighters of the sample lists."""
    folder = ROOT / "catalogs" / catalog.data.system.id / "samples"
    lists = [load_roster(file) for file in sorted(folder.glob("*.yaml"))]
    pool = [
        fighter.model_dump(
            by_alias=True, exclude_unset=True, exclude={"id", "name", "squad", "joins"}
        )
        for one in lists
        for fighter in one.fighters
        if one.homebrew is None
    ]
    return lambda chance: chance.choice(pool)


def rosters(system: str, draw: Draw, number: int, fighters: int) -> Iterator[Roster]:
    """Rosters of a game, always the same."""
    chance = random.Random(7)
    for at in range(number):
        made = [
            {**draw(chance), "id": f"f{n}", "name": f"Fighter {at}-{n}"} for n in range(fighters)
        ]
        head = {
            "format": "musterpress/roster",
            "version": 1,
            "system": system,
            "name": f"List {at}",
        }
        yield Roster.model_validate({**head, "fighters": made})


def milliseconds(catalog: Catalog, made: list[Roster], rounds: int) -> float:
    """CPU for each roster, in the best of the rounds; none remembers the fighters of another."""
    rulebook = rulebook_for(catalog.data, catalog.key, made[0])
    found = []
    for _ in range(rounds):
        rulebook.forget()
        start = time.process_time()
        for roster in made:
            check(build(roster, catalog), catalog, repairs=False)
        found.append((time.process_time() - start) / len(made))
    return min(found) * 1000


def main() -> None:
    """Measures and prints."""
    gc.set_threshold(GARBAGE)  # as the command does
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rosters", type=int, default=1000)
    parser.add_argument("--fighters", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    for label, kind in (("drawn", drawn), ("samples", sampled)):
        beside = 0.0
        for system in GAMES:
            catalog = load_catalog(system)
            made = list(rosters(system, kind(catalog), options.rosters, options.fighters))
            gc.freeze()
            took = milliseconds(catalog, made, options.rounds)
            beside = beside or took
            print(f"{label:8} {system:12} {took:6.2f} ms a roster   {took / beside:5.2f} x core-1e")


if __name__ == "__main__":
    main()
