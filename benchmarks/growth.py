"""Measures how the work grows with fighters and with statements; draws it as a picture.

    python benchmarks/growth.py [--rounds N] [--picture FILE.svg]

*fighters*: rosters of 10 to 3,000 fighters of core-1e, and of a game whose values look at the
whole warband. *statements*: games of 10 to 3,000 limits, 30 fighters. *first* builds and checks
what was read, *edit* changes one fighter and does it again, *load* reads a catalog without what is
kept of it. CPU milliseconds, the best of the rounds. A slope of 1 is linear: ten times as much to
do takes ten times as long; it is fitted from 100 on, where what is always to do weighs little.
"""

from __future__ import annotations

import argparse
import gc
import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from edits import edit_ms
from fighters import roster_text
from games import game_roster, write_game
from plot import Line, plot

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.catalog.examine import examine
from builder.catalog.files import read_sources
from builder.cli.checking import GARBAGE
from builder.roster.read import parse_roster

SIZES = (10, 30, 100, 300, 1000, 3000)
FITTED_FROM = 100


class Grown(NamedTuple):
    """Milliseconds by size, of one kind of work."""

    label: str
    points: list[tuple[int, float]]

    @property
    def slope(self) -> float:
        """The exponent of the growth: 1 is linear."""
        logs = [(math.log(n), math.log(ms)) for n, ms in self.points if n >= FITTED_FROM]
        mean_x = sum(x for x, _ in logs) / len(logs)
        mean_y = sum(y for _, y in logs) / len(logs)
        across = sum((x - mean_x) * (y - mean_y) for x, y in logs)
        return across / sum((x - mean_x) ** 2 for x, _ in logs)


def best(work: Callable[[], object], rounds: int) -> float:
    """CPU milliseconds of the best round."""
    spent = []
    for _ in range(rounds):
        start = time.process_time()
        work()
        spent.append((time.process_time() - start) * 1000)
    return min(spent)


def first_ms(text: str, catalog: Catalog, rounds: int) -> float:
    """A roster that is read, built and checked, of which nothing is kept."""
    rosters = iter([parse_roster(text, "roster.yaml").roster for _ in range(rounds + 1)])

    def work() -> None:
        check(build(next(rosters), catalog), catalog, repairs=False)

    work()
    return best(work, rounds)


def with_fighters(folder: Path, rounds: int) -> Iterator[Grown]:
    """The growth with the number of fighters."""
    write_game(folder / "growing", 30, around=True)
    around = load_catalog("growing", [folder / "growing"])
    core = load_catalog("core-1e")
    for name, catalog, text, weapon in (
        ("core-1e", core, roster_text, "spear"),
        ("around", around, game_roster, "weapon-1"),
    ):
        yield Grown(f"{name}: first", [(n, first_ms(text(n), catalog, rounds)) for n in SIZES])
        edits = []
        for number in SIZES:
            roster = parse_roster(text(number), "roster.yaml").roster
            edits.append((number, min(edit_ms(roster, catalog, weapon, 5 * rounds))))
        yield Grown(f"{name}: edit", edits)


def with_statements(folder: Path, rounds: int) -> Iterator[Grown]:
    """The growth with the number of statements."""
    loads, firsts, edits = [], [], []
    for number in SIZES:
        place = folder / f"of-{number}" / "growing"
        write_game(place, number)
        loads.append(
            (number, best(lambda place=place: examine(place, *read_sources(place)), rounds))
        )
        catalog = load_catalog("growing", [place])
        firsts.append((number, first_ms(game_roster(30), catalog, rounds)))
        roster = parse_roster(game_roster(30), "roster.yaml").roster
        edits.append((number, min(edit_ms(roster, catalog, "weapon-1", 5 * rounds))))
    yield Grown("load", loads)
    yield Grown("first", firsts)
    yield Grown("edit", edits)


def main() -> None:
    """Measures, prints, draws."""
    gc.set_threshold(GARBAGE)  # as the command does
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--picture", type=Path, default=ROOT / "docs" / "pictures" / "growth.svg")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        parts = {
            "fighters": list(with_fighters(Path(name), options.rounds)),
            "statements": list(with_statements(Path(name), options.rounds)),
        }
    for of, grown in parts.items():
        for one in grown:
            shown = "  ".join(f"{n}: {ms:.2f}" for n, ms in one.points)
            print(f"{of:10} {one.label:15} slope {one.slope:.2f}   {shown} ms")
    lines = {
        of: [Line(f"{one.label} ({one.slope:.2f})", one.points) for one in grown]
        for of, grown in parts.items()
    }
    options.picture.write_text(plot(lines), "utf-8")
    print(options.picture)


if __name__ == "__main__":
    main()
