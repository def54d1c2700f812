"""A small game with tokens of every kind, and lists of it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from builder import build, load_catalog
from builder.build.tokens import tokens_for_game, tokens_of
from builder.roster.read import parse_roster
from output.page.paper import load_paper
from output.printout import Page
from output.sheet.content import SheetContent
from output.sheet.pages import SheetPages
from output.token import token_pages
from schemas.tokens import TokenView

GAME = """
system: {id: crabs, name: Crabs, version: 1.0.0}
cost_types: {shells: {name: Shells}}
characteristics: {base: {as: "{} mm"}}
roles: {chief: {}}
wargear: {drum: {}, net: {}}
switches:
  size: {kind: ruling, default: small, choices: {small: {says: Small.}, large: {says: Large.}}}
units:
  crab: {cost: 5, profile: {base: 25 mm}}
  lobster: {cost: 9, profile: {base: 40 mm}}
  shrimp: {cost: 1}
tokens:
"""


def tokens(written: str, roster: str = "", *, in_general: bool = False) -> list[TokenView]:
    """The tokens of a list, of which `roster` says all but the game."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "game.yaml").write_text(GAME + written, "utf-8")
        catalog = load_catalog("crabs", [name])
        said = f"system: crabs\n{roster or 'fighters: []'}\n"
        warband = build(parse_roster(said, "crabs.yaml").roster, catalog)
        make = tokens_for_game if in_general else tokens_of
        return make(warband, catalog)


def printed(found: list[TokenView], paper: str = "a4", duplex: str = "none") -> SheetPages:
    """Their pages."""
    return token_pages(
        found,
        SheetContent("Crabs", [], foot=["A foot."]),
        load_paper(paper),
        "in",
        duplex=duplex,  # type: ignore[arg-type]
    )


def pages(found: list[TokenView], paper: str = "a4", duplex: str = "none") -> list[Page]:
    """The pages alone."""
    return printed(found, paper, duplex).pages
