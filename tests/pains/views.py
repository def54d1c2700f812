"""The total of a roster, as every view and print of it says it."""

from __future__ import annotations

import csv
import io
import json
import re
from fractions import Fraction

from schemas.base import parse_number
from tests.cli.conftest import Player
from tests.pdf.pdf_reading import texts

_ON_CARD = re.compile(r"^(\d[\d.]*)(?: for (\d+))?(?: each)? = ", re.MULTILINE)


def totals_in_words(player: Player, file: str) -> dict[str, str]:
    """What each view for people says is spent: `607 of 600 points`, by the name of the view."""
    player.writes("beside.yaml", "system: core-1e\nfighters: []\n")
    name = json.loads(exported(player, file, "json"))["name"]
    headline = player.tries("check", file).stdout.splitlines()[0]
    tabled = player.tries("check", file, "beside.yaml").stdout
    row = next(line for line in tabled.splitlines()[-3:] if line.startswith(file))
    csv_rows = list(csv.DictReader(io.StringIO(exported(player, file, "csv"))))
    renamed = player.does("edit", file, "--name", name).split(f"; {name}: ")[1]
    return {
        "check": headline.split(", ", 2)[2],
        "check of several": re.split(r" {2,}", row)[2],
        "cost": player.does("cost", file).splitlines()[-1].removeprefix(f"{name}: "),
        "edit": renamed.strip(),
        "text": exported(player, file, "text").split("\n\n")[0].splitlines()[-1],
        "markdown": _unescaped(
            exported(player, file, "markdown").split("\n\n")[1].splitlines()[-1]
        ),
        "csv": csv_rows[0]["Total"],
    }


def totals_in_figures(player: Player, file: str) -> dict[str, Fraction]:
    """What each answer for programs says is spent of the main cost type, or adds up to it."""
    cost = player.asks("cost", file)
    checked = player.asks("check", file)["files"][0]
    reopened = json.loads(exported(player, file, "json"))
    main = next(iter(cost["total"]))
    table = list(csv.DictReader(io.StringIO(player.tries("check", file, "--csv").stdout)))
    warband = list(csv.DictReader(io.StringIO(exported(player, file, "csv"))))
    fielded = [one for one in reopened["fighters"] if one["fielded"]]
    ids = {one["id"] for one in fielded}
    explained = "".join(player.does("explain", file, one) for one in ids)
    return {
        "cost": _sum([cost["total"][main]]),
        "cost, fighter by fighter": _sum(
            one["cost"][main] for one in cost["fighters"] if one["id"] in ids
        ),
        "cost, line by line": _sum(
            line["amount"]
            for one in cost["fighters"]
            for line in one["receipt"]
            if line["type"] == main and one["id"] in ids
        ),
        "explain": _sum(re.findall(r"Cost: ([\d.]+) points?$", explained, re.MULTILINE)),
        "check": _sum([checked["total"][main]]),
        "check as a table": _sum([table[0]["Total"]]),
        "json": _sum([reopened["total"][main]]),
        "json, fighter by fighter": _sum(one["cost"][main] for one in fielded),
        "csv": _sum(parse_number(row["Points"]) for row in warband if "pool" not in row["State"]),
    }


def total_on_cards(player: Player, file: str) -> Fraction:
    """The prices on the printed cards, added up: each card has that of one fighter."""
    player.does("print", file, "-o", "cards.pdf", "--force")
    printed = "\n".join(texts((player.folder / "cards.pdf").read_bytes())).replace("\r", "")
    printed = printed.replace("\u00a0", " ")
    return _sum(Fraction(number) / int(shared or 1) for number, shared in _ON_CARD.findall(printed))


def words_on_the_roster_sheet(player: Player, file: str) -> str:
    """All that the printed roster sheet says, one space between two words."""
    player.does("print", file, "-o", "roster.pdf", "--what", "roster", "--force")
    printed = " ".join(texts((player.folder / "roster.pdf").read_bytes()))
    return " ".join(printed.split())


def exported(player: Player, file: str, format_: str) -> str:
    """An export of a roster."""
    return player.does("export", file, "--to", format_)


def _sum(numbers: object) -> Fraction:
    return sum((Fraction(str(number)) for number in numbers), Fraction(0))  # type: ignore[attr-defined]


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
