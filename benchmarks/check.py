"""Checks many rosters of ten fighters; prints how many a second.

    python benchmarks/check.py [--rosters N] [--fighters N] [--rounds N]

*loaded*: rosters that are read already are built and checked. *files*: they are read from files
too, as for a table of a folder. *repairs*: as for `--json`, which offers repairs; over fewer
rosters. *alike*: loaded ones of fighters that were all seen before in other rosters; in the others
every second fighter is new. All warm, in rosters for each second of CPU (user + system), the best
of the rounds. Garbage is looked for as the command does, in what is made on the way: the rosters that
are read already, which a command never holds, are left out of that.
*command*: `muster check FOLDER` from start to end, with one process and with two, in rosters for
each second of the clock. Machines are noisy: read the ratios.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from fighters import roster_text

from builder import build, check, load_catalog, load_roster
from builder.build.compiling import rulebook_for
from builder.cli.checked import Desk
from builder.cli.checking import GARBAGE
from schemas.roster import Roster

T = TypeVar("T")

LIMIT_POINTS = 600
WITH_REPAIRS = 20

ONE_PROCESS = (
    "from builder.cli import app, checking; checking.PAYS_FROM = {'row': 10**9}; app.main()"
)
TWO_PROCESSES = "from builder.cli import app; app.main()"


def write_rosters(folder: Path, number: int, fighters: int, first: int = 0) -> list[Path]:
    """Rosters that differ, in a folder; those of another `first` are others."""
    paths = [folder / f"roster-{at:05}.yaml" for at in range(first, first + number)]
    for at, path in enumerate(paths, first):
        head, rest = roster_text(fighters, seed=at).split("fighters:\n", 1)
        limit = f"limit: {{points: {LIMIT_POINTS}}}\n"
        path.write_text(f"{head}{limit}fighters:\n{rest}", "utf-8")
    return paths


def rate(work: Callable[[T], object], rosters: Sequence[T]) -> float:
    """Rosters for each second of CPU; the first warms it up."""
    work(rosters[0])
    start = time.process_time()
    for roster in rosters[1:]:
        work(roster)
    return (len(rosters) - 1) / (time.process_time() - start)


def command_rate(program: str, folder: Path, number: int) -> float:
    """Rosters for each second of the clock, of a whole command, start included."""
    start = time.perf_counter()
    command = [sys.executable, "-c", program, "check", str(folder)]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    return number / (time.perf_counter() - start)


def rates(paths: Sequence[Path], rounds: int) -> Iterator[tuple[str, float]]:
    """The warm rates; each round forgets what the one before worked out of fighters."""
    desk, catalog = Desk.of(()), load_catalog("core-1e")
    fresh = [[load_roster(path) for path in paths] for _ in range(2 * rounds)]
    rulebook = rulebook_for(catalog.data, catalog.key, fresh[0][0])
    gc.collect()
    gc.freeze()

    def loaded(roster: Roster) -> None:
        check(build(roster, catalog), catalog, repairs=False)

    def best(work: Callable[[T], object], each: Sequence[Sequence[T]]) -> float:
        found = []
        for rosters in each:
            rulebook.forget()
            found.append(rate(work, rosters))
        return max(found)

    yield "loaded", best(loaded, fresh[:rounds])
    yield "files", best(lambda path: desk.look(str(path), "row"), [paths] * rounds)
    yield "repairs", best(lambda path: desk.look(str(path), "data"), [paths[:WITH_REPAIRS]])
    rulebook.forget()
    for roster in paths:
        loaded(load_roster(roster))
    yield "alike", max(rate(loaded, rosters) for rosters in fresh[rounds:])


def main() -> None:
    """Measures and prints."""
    gc.set_threshold(GARBAGE)  # as the command does
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rosters", type=int, default=1000)
    parser.add_argument("--fighters", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths = write_rosters(folder, options.rosters, options.fighters)
        for label, number in rates(paths, options.rounds):
            print(f"{label:12} {number:6.0f} rosters a second")
        for label, program in (("1 process", ONE_PROCESS), ("2 processes", TWO_PROCESSES)):
            print(f"{label:12} {command_rate(program, folder, len(paths)):6.0f} rosters a second")


if __name__ == "__main__":
    main()
