"""Edits a loaded roster of 100 fighters and checks it again; prints the CPU of an edit.

    python benchmarks/edits.py [--fighters N] [--edits N]

Each edit gives one fighter a weapon or takes it away, builds and checks the whole roster, without
repairs. *core-1e*: each fighter is worked out by itself, and those that stay are kept. *around*: a
game whose values look at the whole warband, so that all are worked out anew. Milliseconds of CPU,
median and best.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from fighters import roster_text
from games import game_roster, write_game

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.roster import edits
from builder.roster.read import parse_roster
from schemas.roster import Roster


def edit_ms(roster: Roster, catalog: Catalog, weapon: str, number: int) -> list[float]:
    """CPU milliseconds of each of `number` edits with the check after it."""
    check(build(roster, catalog), catalog, repairs=False)
    spent = []
    for at in range(number):
        start = time.process_time()
        place = at * 37 % len(roster.fighters)
        fighter = edits.take(roster.fighters[place], weapon)
        roster = edits.with_fighter(roster, place, fighter)
        check(build(roster, catalog), catalog, repairs=False)
        spent.append((time.process_time() - start) * 1000)
    return spent


def measured(fighters: int, number: int) -> Iterator[tuple[str, list[float]]]:
    """The two games, with the milliseconds of their edits."""
    roster = parse_roster(roster_text(fighters), "roster.yaml").roster
    yield "core-1e", edit_ms(roster, load_catalog("core-1e"), "spear", number)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "growing"
        write_game(folder, 30, around=True)
        roster = parse_roster(game_roster(fighters), "roster.yaml").roster
        yield "around", edit_ms(roster, load_catalog("growing", [folder]), "weapon-1", number)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fighters", type=int, default=100)
    parser.add_argument("--edits", type=int, default=200)
    options = parser.parse_args()
    for label, spent in measured(options.fighters, options.edits):
        median, best = statistics.median(spent), min(spent)
        print(f"{label:10} {median:6.2f} ms an edit (best {best:.2f}), {options.fighters} fighters")


if __name__ == "__main__":
    main()
