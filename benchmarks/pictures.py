"""Prints cards with a photo each, fronts and backs, beside Typst and a browser without a window.

    python benchmarks/pictures.py [--rounds N] [--growth]

90 cards with 5.7 MB of JPEG photos, all different, printed on both sides: CPU seconds of the whole
tree of processes from start to finished PDF, their memory at its peak, and the size of the file.
*ours* begins with a roster; the others are fed the resolved fields of the same cards, as JSON and
as HTML. `--growth` prints 90, 300 and 1,000 cards by ours alone. Machines are noisy: read the
ratios. The browser is Debian's `chromium-headless-shell` or `chromium`; without one it is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from html_cards import write_html
from photos import write_gallery
from typst_cards import card_json, write_data

from builder import build, load_catalog, load_roster
from output.card.view import view_of

CARDS = 90
GROWTH = (90, 300, 1000)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@dataclass(frozen=True)
class Run:
    """What a print took."""

    cpu_s: float
    peak_mb: float
    """Of all processes together."""
    first_mb: float
    """Of the one that was started, as the system counts it."""
    file_mb: float


def measured(command: list[str], out: Path) -> Run:
    """A command that writes a file, with all that it starts.

    Python keeps what it has compiled beside the output, as where packages are installed.
    """
    out.unlink(missing_ok=True)
    watched = [sys.executable, "-S", str(HERE / "tree.py"), *command]
    kept = {"PYTHONPYCACHEPREFIX": str(out.parent / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(
        watched, check=False, stdout=subprocess.PIPE, text=True, env=os.environ | kept
    )
    if done.returncode or not out.exists():
        raise SystemExit(f"{' '.join(command)[:300]} failed")
    found = json.loads(done.stdout)
    return Run(found["cpu_s"], found["peak_mb"], found["first_mb"], out.stat().st_size / 1e6)


def ours(roster: Path, out: Path) -> list[str]:
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from builder.cli import main; main()"
    flags = ["--duplex", "long", "--back", "theme", "--force"]
    return [sys.executable, "-P", "-c", program, "print", str(roster), "-o", str(out), *flags]


def commands(folder: Path, number: int) -> dict[str, tuple[list[str], Path]]:
    """The command of each way to print, and the file that it writes."""
    roster = write_gallery(folder, number)
    warband = build(load_roster(roster), load_catalog("core-1e"), roster)
    views = [view_of(fighter, warband.system, warband) for fighter in warband.fighters]
    write_data(views, folder)
    outs = {name: folder / f"{name}.pdf" for name in ("ours", "typst", "browser")}
    typst = [sys.executable, str(HERE / "typst_cold.py"), str(folder), str(outs["typst"]), "yes"]
    found = {"ours": ours(roster, outs["ours"]), "typst": typst}
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser:
        html = write_html([card_json(view) for view in views], warband.name, folder, backs=True)
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
        target = f"--print-to-pdf={outs['browser']}"
        found["browser"] = [browser, *flags, target, html.as_uri()]
    return {name: (command, outs[name]) for name, command in found.items()}


def beside_others(folder: Path, rounds: int) -> None:
    """A row for each way to print the same cards, medians over interleaved rounds."""
    runs: dict[str, list[Run]] = {}
    ways = commands(folder, CARDS)
    for at in range(rounds + 1):
        for name, (command, out) in ways.items():
            run = measured(command, out)
            if at:
                runs.setdefault(name, []).append(run)
    photos = sum(file.stat().st_size for file in folder.glob("photo-*.jpg")) / 1e6
    print(f"{CARDS} cards, {photos:.2f} MB of photos, both sides")
    print(
        f"{'':10}{'CPU s':>8}{'ours / it':>11}{'MB':>8}{'first MB':>10}{'file MB':>9}{'pages':>7}"
    )
    first = statistics.median(run.cpu_s for run in runs["ours"])
    for name, several in runs.items():
        cpu = statistics.median(run.cpu_s for run in several)
        peak, alone = (
            statistics.median(getattr(run, key) for run in several)
            for key in ("peak_mb", "first_mb")
        )
        size = several[-1].file_mb
        row = f"{name:10}{cpu:8.2f}{first / cpu:11.2f}{peak:8.0f}{alone:10.0f}{size:9.2f}"
        print(f"{row}{_pages(ways[name][1]):7}")


def _pages(path: Path) -> int:
    import pypdfium2

    return len(pypdfium2.PdfDocument(path))


def growth(folder: Path) -> None:
    """A row for each number of cards, with what a card more takes."""
    print(
        f"\n{'cards':>6}{'CPU s':>8}{'ms/card':>9}{'peak MB':>9}{'file MB':>9}{'memory/file':>13}"
    )
    before: Run | None = None
    for number in GROWTH:
        out = folder / f"{number}.pdf"
        run = measured(ours(write_gallery(folder, number), out), out)
        share = ""
        if before is not None:
            grown = run.first_mb - before.first_mb
            share = f"{grown / (run.file_mb - before.file_mb):13.2f}"
        else:
            before = run
        each = run.cpu_s / number * 1000
        print(f"{number:6}{run.cpu_s:8.2f}{each:9.1f}{run.first_mb:9.0f}{run.file_mb:9.1f}{share}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--growth", action="store_true")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        beside_others(Path(name), said.rounds)
        if said.growth:
            growth(Path(name))


if __name__ == "__main__":
    main()
