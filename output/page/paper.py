"""The papers that there are, and any other by its size."""

from __future__ import annotations

import difflib
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import yaml

from output.sizes import read_size, read_turn
from schemas.problems import InputError
from schemas.record import record

CARD_PAPER = "card"
"""Said in place of a paper: each side of a card is a page of its own."""
SHORTEST_SIDE_MM, LONGEST_SIDE_MM = 50.0, 1300.0

PaperTurn: TypeAlias = Literal["auto", "upright", "lying"]


@record
class Paper:
    """A sheet of paper, measured upright; `turn` is how it is to lie."""

    id: str
    name: str
    width_mm: float
    height_mm: float
    turn: PaperTurn = "auto"


@lru_cache(maxsize=1)
def papers() -> dict[str, Paper]:
    """All papers by id and by their other names."""
    text = (files("templates") / "layouts" / "papers.yaml").read_text("utf-8")
    listed = yaml.load(text, Loader=yaml.CSafeLoader)["papers"]
    found: dict[str, Paper] = {}
    for id_, entry in listed.items():
        paper = Paper(id_, entry["name"], float(entry["width"]), float(entry["height"]))
        for name in (id_, *entry.get("aliases", ())):
            found[name] = paper
    return found


def load_paper(name: str) -> Paper:
    """A paper by its name, in small letters or capitals, or by its size: `a4`, `210x297`.

    It is to lie as it is said: `a4-landscape`, and a size that is wider than high. InputError says
    which papers there are, or within which bounds a size lies.
    """
    known = papers()
    asked = name.strip().lower().replace(" ", "-")
    size = read_size(name)
    if asked in known:
        return known[asked]
    if size is not None:
        return _of_size(name, *size)
    upright, lies = read_turn(name)
    if lies is not None:
        return replace(load_paper(upright), turn="lying" if lies else "upright")
    near = difflib.get_close_matches(asked, known, n=1, cutoff=0.5)
    hint = f"did you mean `{near[0]}`? " if near else ""
    ids = ", ".join(dict.fromkeys(paper.id for paper in known.values()))
    message = f"there is no paper `{name[:40]}`; {hint}there are: {ids}; or say a size, as 210x297 (mm) or 8.5x11in"
    raise InputError.at("paper", message)


def _of_size(name: str, width: float, height: float) -> Paper:
    short, long = sorted((width, height))
    if not SHORTEST_SIDE_MM <= short <= long <= LONGEST_SIDE_MM:
        message = (
            f"paper of {width:g} × {height:g} mm; a side is {SHORTEST_SIDE_MM:g} to "
            f"{LONGEST_SIDE_MM:g} mm long (inches are said so: 8.5x11in)"
        )
        raise InputError.at("paper", message)
    for paper in papers().values():
        if (short, long) == (paper.width_mm, paper.height_mm):
            return replace(paper, turn="lying") if width > height else paper
    turn: PaperTurn = "lying" if width > height else "auto"
    return Paper(name.strip(), f"paper of {short:g} × {long:g} mm", short, long, turn)
