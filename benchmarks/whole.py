"""Prints everything of all games, cards, sheet, roster and tokens, in one process.

    python benchmarks/whole.py [--rounds N]

CPU seconds (user + system), medians over the rounds. *cold*: a whole process that prints all games
from start to end, with its peak of memory; the first, which may have to read catalogs that later ones
find kept, is left out. Warm, by game: each part as a job of its own, and *all* as one job, which
reads and checks the list once. Machines are noisy: the load of this one is said.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

PARTS = ("cards", "sheet", "roster", "tokens")
ALL = ",".join(PARTS)
SAMPLES = (
    "core-1e/border-levy",
    "double-tap/night-shift",
    "kill-team/first-team",
    "morsdei/ash-wardens",
)
ONCE = "--once"


def print_sample(sample: str, what: str, folder: Path) -> None:
    """One print, as the command does it."""
    from builder.cli import muster

    out = str(folder / f"{sample.replace('/', '-')}.pdf")
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        arguments = ["print", sample, "-o", out, "--what", what, "--force"]
        muster.main(arguments, standalone_mode=False)


def cpu(sample: str, what: str, folder: Path) -> float:
    """CPU seconds of one print, which does not look for garbage among what others hold."""
    gc.collect()
    gc.freeze()
    start = time.process_time()
    print_sample(sample, what, folder)
    return time.process_time() - start


def cold(folder: Path) -> tuple[float, float]:
    """CPU seconds and megabytes of a process that prints everything of all games."""
    # A process begins with the peak of the one that starts it, so a small one does that.
    measured = [sys.executable, "-S", str(HERE / "measured.py")]
    command = [*measured, sys.executable, str(HERE / "whole.py"), ONCE, str(folder)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout)
    return found["cpu_s"], found["peak_mb"]


def show_cold(rounds: int, folder: Path) -> None:
    """The line of whole processes."""
    runs = [cold(folder) for _ in range(rounds + 1)][1:]
    seconds, memory = (median(column) for column in zip(*runs, strict=True))
    print(f"cold, all games: {seconds:.2f} CPU s, {memory:.0f} MB")


def show_warm(rounds: int, folder: Path) -> None:
    """A row for each game; the first round is left out."""
    whats: Sequence[str] = (*PARTS, ALL)
    taken: dict[tuple[str, str], list[float]] = {}
    for at in range(rounds + 1):
        for sample in SAMPLES:
            for what in whats:
                seconds = cpu(sample, what, folder)
                if at:
                    taken.setdefault((sample, what), []).append(seconds)
    print(f"{'warm, CPU ms':26}" + "".join(f"{name:>9}" for name in (*PARTS, "all")))
    for sample in SAMPLES:
        cells = "".join(f"{median(taken[sample, what]) * 1000:9.0f}" for what in whats)
        print(f"{sample:26}{cells}")
    totals = [sum(median(taken[sample, what]) for sample in SAMPLES) for what in whats]
    print(f"{'together':26}" + "".join(f"{total * 1000:9.0f}" for total in totals))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(ONCE, metavar="FOLDER", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.once:
        for sample in SAMPLES:
            print_sample(sample, ALL, Path(options.once))
        return
    with tempfile.TemporaryDirectory() as name:
        show_cold(options.rounds, Path(name))
        show_warm(options.rounds, Path(name))
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
