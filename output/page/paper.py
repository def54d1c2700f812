"""The papers that there are."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

import yaml

from schemas.problems import InputError


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright."""

    id: str
    name: str
    width_mm: float
    height_mm: float


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
    """A paper by its name, in small letters or capitals. InputError says which there are."""
    known = papers()
    asked = name.strip().lower().replace(" ", "-")
    if asked in known:
        return known[asked]
    near = difflib.get_close_matches(asked, known, n=1, cutoff=0.5)
    hint = f"did you mean `{near[0]}`? " if near else ""
    ids = ", ".join(dict.fromkeys(paper.id for paper in known.values()))
    raise InputError.at("paper", f"there is no paper `{name[:40]}`; {hint}there are: {ids}")
