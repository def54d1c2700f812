"""Prints as `muster print` makes them, and what the operators in their PDFs say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from math import hypot
from pathlib import Path

from builder.cli.commands.print import command
from tests.pdf.pdf_reading import objects

CATALOGS = Path(__file__).parents[2] / "catalogs"
SAMPLES = [
    f"{file.parent.parent.name}/{file.stem}" for file in sorted(CATALOGS.glob("*/samples/*.yaml"))
]
ONE_OF_EACH_GAME = sorted({name.partition("/")[0]: name for name in SAMPLES}.values())
THEMES = sorted(file.stem for file in Path(str(files("templates"))).glob("themes/*.yaml"))
ALL = "cards,sheet,roster,tokens"
_TOKEN = re.compile(r"<[^>]*>|/\S+|[\[\]]|[^\s<>/\[\]]+")
_NUMBER = re.compile(r"[-+]?[\d.]+")
_COLOURS = {"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN", "sh"}


def run(arguments: list[str]) -> None:
    """Runs `muster print`; a mistake of the user is raised as it is."""
    # Click keeps the help option of the first run: it has to be that of the whole program.
    command.main(arguments, standalone_mode=False, help_option_names=["-h", "--help"])


def printed(folder: Path, name: str, *flags: str) -> bytes:
    """The PDF of a list or a game, printed with flags."""
    file = folder / "print.pdf"
    run([name, "-o", str(file), "--force", *flags])
    return file.read_bytes()


def colours_in(pdf: bytes) -> set[tuple[str, ...]]:
    """All operators that set a colour, with what they set it to: `("g", "0")`."""
    return {
        (operator, *operands) for operator, operands, _ in operators_in(pdf) if operator in _COLOURS
    }


def line_widths_in(pdf: bytes) -> set[float]:
    """The widths that lines are set to, in mm on paper."""
    return {
        round(float(operands[0]) * scale * 25.4 / 72, 4)
        for operator, operands, scale in operators_in(pdf)
        if operator == "w"
    }


def operators_in(pdf: bytes) -> Iterator[tuple[str, list[str], float]]:
    """The operators of pages, forms and patterns: name, operands, and by what it is scaled."""
    for body in objects(pdf):
        _, _, stream = body.partition(b"\nstream\n")
        if stream and stream.isascii() and not stream.startswith(b"/CIDInit"):
            yield from _operators(stream.decode("ascii"))


def _operators(stream: str) -> Iterator[tuple[str, list[str], float]]:
    scale, outer = 1.0, [1.0]
    operands: list[str] = []
    for token in _TOKEN.findall(stream):
        if token[0] in "<[]/" or _NUMBER.fullmatch(token):
            operands.append(token)
            continue
        if token == "q":
            outer.append(scale)
        elif token == "Q":
            scale = outer.pop()
        elif token == "cm":
            scale *= hypot(float(operands[0]), float(operands[1]))
        yield token, operands, scale
        operands = []
