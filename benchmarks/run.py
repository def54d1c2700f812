"""Prints 90 distinct fighters to 10 A4 pages, ours beside Typst and two floors.

    python benchmarks/run.py [--rounds N]

CPU seconds (user + system), medians over interleaved rounds, each round with other fighters, fonts
warmed alike. *ours* is complete: load, build, fit, draw, write. *typst* is fed resolved JSON.
*layout* is our fit drawn by Python without template or XML; *paint* only paints a ready display
list. Cold is from process start to finished PDF, with its peak of memory. Machines are noisy: read
the ratios.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from direct import direct_drawing
from fighters import roster_text, write_roster
from typst_cards import card_json, compile_pdf, write_data

from builder import build, load_catalog, load_roster
from output import impose, load_sheet, write_pdf
from output.card import faces as card
from output.card.compose import compose
from output.card.layouts import load_layout
from output.card.palette import palette
from output.card.themes import load_theme
from output.card.typeset import type_set
from output.card.view import CardView, view_of
from output.text import default_fonts
from schemas.warband import Warband

FIGHTERS = 90
FONTS = ROOT / "templates" / "fonts"


@dataclass
class Direct:
    """A face as `impose` wants it, without SVG."""

    drawing: object
    card: int
    label: str = ""
    copies: int = 1
    clear_mm: float = 0.0
    bookmark: str = ""


def warband_of(path: Path) -> Warband:
    return build(load_roster(path), load_catalog("core-1e"), path)


def pdf_of(faces: list[object]) -> bytes:
    target = io.BytesIO()
    write_pdf(impose(faces, load_sheet("a4")), target)  # type: ignore[arg-type]
    return target.getvalue()


def ours(path: Path) -> bytes:
    warband = warband_of(path)
    layout = load_layout("poker")
    faces = [
        face
        for fighter in warband.fighters
        for face in card.card_faces(fighter, warband.system, layout, warband=warband)
    ]
    return pdf_of(faces)  # type: ignore[arg-type]


def layout_only(warband: Warband) -> list[Direct]:
    """Our fit, drawn by Python: the floor of a card without template and XML."""
    theme = load_theme("signal")
    type_ = type_set(load_layout("poker"), theme, default_fonts())
    ink = palette(theme, warband.team, "full")
    return [
        Direct(direct_drawing(face, theme, ink), fighter.number * 10 + at)
        for fighter in warband.fighters
        for at, face in enumerate(
            compose(view_of(fighter, warband.system, warband), type_, False).faces
        )
    ]


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds of some work, which does not look for garbage among what others hold."""
    gc.collect()
    gc.freeze()
    start = time.process_time()
    work()
    return time.process_time() - start


def warm(rounds: int, folder: Path) -> dict[str, list[float]]:
    """CPU seconds for each pipeline, interleaved; the first round is left out."""
    times: dict[str, list[float]] = {name: [] for name in ("ours", "typst", "layout", "paint")}
    for at in range(rounds + 1):
        path = folder / f"warm-{at}.yaml"
        path.write_text(roster_text(FIGHTERS, seed=100 + at), "utf-8")
        warband = warband_of(path)
        template = write_data(_views(warband), _made(folder / f"typst-{at}"))
        ready = layout_only(warband)
        taken = {
            "ours": cpu(lambda path=path: ours(path)),
            "typst": cpu(lambda template=template: compile_pdf(template, [FONTS])),
            "layout": cpu(lambda warband=warband: pdf_of(layout_only(warband))),  # type: ignore[arg-type]
            "paint": cpu(lambda ready=ready: pdf_of(ready)),
        }
        if at:
            for name, seconds in taken.items():
                times[name].append(seconds)
    return times


def _views(warband: Warband) -> list[CardView]:
    return [view_of(fighter, warband.system, warband) for fighter in warband.fighters]


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def process(command: list[str]) -> tuple[float, float]:
    """CPU seconds and peak memory in MB of a whole process and its children."""
    # A process begins with the peak of the one that starts it, so a small one does that.
    measured = [sys.executable, "-S", str(HERE / "measured.py"), *command]
    done = subprocess.run(measured, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed")
    found = json.loads(done.stdout)
    return found["cpu_s"], found["peak_mb"]


def cold(rounds: int, folder: Path) -> dict[str, list[tuple[float, float]]]:
    """CPU seconds and memory from process start to finished PDF, and of two short commands."""
    roster, ten = folder / "cold.yaml", folder / "ten.yaml"
    write_roster(roster, FIGHTERS)
    write_roster(ten, 10)
    data = _made(folder / "cold")
    write_data(_views(warband_of(roster)), data)
    muster = [sys.executable, "-P", "-c", "from builder.cli import main; main()"]
    out = str(folder / "cold.pdf")
    commands = {
        "ours": [*muster, "print", str(roster), "-o", out, "--force"],
        "typst": [sys.executable, str(HERE / "typst_cold.py"), str(data), out],
        "muster --version": [*muster, "--version"],
        "muster check, 10 fighters": [*muster, "check", str(ten)],
    }
    results: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for at in range(rounds + 1):
        for name, command in commands.items():
            result = process(command)
            if at:
                results[name].append(result)
    return results


def said_twice(folder: Path) -> Iterator[str]:
    """What a fair comparison needs: same pages, every string in both texts, same bytes twice."""
    import pypdfium2

    path = folder / "proof.yaml"
    write_roster(path, FIGHTERS)
    first, second = ours(path), ours(path)
    other = compile_pdf(write_data(_views(warband_of(path)), _made(folder / "proof")), [FONTS])
    yield f"same bytes twice: {'yes' if first == second else 'NO'}"
    yield f"PDF: ours {len(first) / 1000:.0f} kB, typst {len(other) / 1000:.0f} kB"
    texts, pages = [], []
    for data in (first, other):
        document = pypdfium2.PdfDocument(data)
        pages.append(len(document))
        text = "".join(page.get_textpage().get_text_range() for page in document)
        texts.append("".join(text.split()).casefold())
    yield f"pages: ours {pages[0]}, typst {pages[1]}"
    words = {word for view in _views(warband_of(path)) for word in _words(card_json(view))}
    for name, text in zip(("ours", "typst"), texts, strict=True):
        missing = sorted(word for word in words if word.casefold() not in text)
        yield f"words found in {name}: {len(words) - len(missing)} of {len(words)} {missing[:5]}"


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("kind", "icon", "emblem"):
                yield from _words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _words(inner)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for line in said_twice(folder):
            print(line)
        print_cold(cold(rounds, folder))
        print_warm(warm(rounds, folder))


def print_cold(results: dict[str, list[tuple[float, float]]]) -> None:
    """A row for each command; its share of ours where it prints the same cards."""
    first = statistics.median(seconds for seconds, _ in results["ours"])
    print(f"\n{'cold':28}{'CPU s':>8}{'MB':>9}{'ours / it':>11}")
    for command, several in results.items():
        seconds = statistics.median(s for s, _ in several)
        memory = statistics.median(m for _, m in several)
        share = f"{first / seconds:11.2f}" if command in ("ours", "typst") else ""
        print(f"{command:28}{seconds:8.3f}{memory:9.0f}{share}")


def print_warm(results: dict[str, list[float]]) -> None:
    """A row for each pipeline, with its share of ours."""
    medians = {name: statistics.median(times) for name, times in results.items()}
    print(f"\n{'warm':28}{'CPU s':>8}{'ms/card':>9}{'ours / it':>11}")
    for pipeline, seconds in medians.items():
        share = medians["ours"] / seconds
        print(f"{pipeline:28}{seconds:8.3f}{seconds / FIGHTERS * 1000:9.2f}{share:11.2f}")


if __name__ == "__main__":
    main()
