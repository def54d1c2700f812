"""Warbands made by hand, without a catalog: one that is tidy, one that is not."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from schemas.base import Number
from schemas.card import CardSpec
from schemas.finding import Change, Finding, Repair
from schemas.receipt import Receipt, ReceiptLine
from schemas.roster import Roster
from schemas.warband import (
    Carried,
    CostTypeView,
    Fighter,
    Money,
    Rule,
    Ruling,
    SquadView,
    SystemView,
    Value,
    Warband,
)

EVIL_NAME = 'Ann & Bob <b>"O\'Neil"</b> | *bold* _under_ `code` [a](b) #1 \\ ~~x~~ &amp; :smile:'
HEBREW, ARABIC, EMOJI = "שרה הלוחמת", "سارة المحاربة", "Zoë 🗡️👩‍🚀 žluťoučký 剣"
FORMULA = '=HYPERLINK("http://x","y")'
NOTES = f"First line; second is empty.\n\n- not a list | {EMOJI}\n1. {HEBREW} & <i>x</i>\r\n=1+1"


@dataclass(frozen=True, slots=True)
class Case:
    """A warband with its findings."""

    warband: Warband
    findings: list[Finding]


def system(*cost_types: CostTypeView) -> SystemView:
    return SystemView(
        id="tin-men",
        name="Tin Men",
        short="Tin",
        edition="2nd",
        version="1.0.0",
        hash="sha256-1",
        label="",
        unit="in",
        cost_types=list(cost_types),
        card=CardSpec(),
        rulings=[
            Ruling("blast", "G3", "Blast sizes are diameters", "What is 2 in?", "diameter", True),
            Ruling("calm", "G4", "Nobody runs", "", "", False),
        ],
        characteristics={"move": ("Move", "Mv"), "save": ("Save", "Sv")},
        kind_names={"weapon": ("Weapon", "Weapons"), "armour": ("Armour", "Armour")},
    )


def value(id_: str, name: str, text: str, number: Number | None, *lines: ReceiptLine) -> Value:
    return Value(
        id_, name, name[:2], text, number, base=number, base_text=text, receipt=Receipt(lines)
    )


def item(fighter: str, id_: str, kind: str, name: str, **more: Any) -> Carried:
    return Carried(ref=f"{fighter}/{id_}", id=id_, kind=kind, name=name, **more)


def fighter(number: int, id_: str, name: str, money: Money, **more: Any) -> Fighter:
    """A fighter whose receipt has a line for each item and one for the unit."""
    count, items = more.get("count", 1), more.get("items", [])
    receipts = {}
    for type_id, amount in money.items():
        parts = [ReceiptLine(i.name, i.cost.get(type_id, 0), i.ref, "Weapons") for i in items]
        rest = None if amount is None else amount - sum(line.amount or 0 for line in parts)
        unit_line = ReceiptLine(f"{count} × unit", rest, id_, "Units")
        receipts[type_id] = Receipt((unit_line, *parts))
    each = {t: None if a is None else Fraction(a) / count for t, a in money.items()}
    each = {t: int(a) if a is not None and a.denominator == 1 else a for t, a in each.items()}
    fields = {"unit": "knight", "unit_name": "Knight", "lineage": ("knight",)} | more
    return Fighter(
        id=id_, number=number, name=name, cost=money, each=each, receipts=receipts, **fields
    )


@pytest.fixture
def tidy() -> Case:
    """Two entries, one currency, one size, a finding with a repair."""
    moves = value("move", "Move", '7"', 7, ReceiptLine("Mounted", 7, "odo", "Movement"))
    lance = item("odo", "lance", "weapon", "Lance", cost={"points": 9})
    lance.values = {"reach": value("reach", "Reach", '2"', 2, ReceiptLine("Lance", 2, "lance"))}
    odo = fighter(
        1,
        "odo",
        "Sir Odo",
        {"points": 64},
        roles=("army-commander",),
        role_names=("Army commander",),
        squad="first",
        squad_name="First lance",
        values={"move": moves, "save": value("save", "Save", "", None)},
        items=[lance, item("odo", "plate", "armour", "Plate", cost={"points": 25})],
        notes="Paint the horse.",
    )
    squires = fighter(
        2,
        "f2",
        "Squire",
        {"points": 90},
        unit="squire",
        unit_name="Squire",
        count=5,
        items=[item("f2", "blade", "weapon", "Blade", copies=2)],
        rules=[Rule("squire", "Squire", "Follows.", "Units")],
    )
    roster = Roster.model_validate(
        {
            "format": "musterpress/roster",
            "version": 1,
            "system": "tin-men",
            "name": "Border Levy",
            "limit": {"points": 250},
            "squads": [{"id": "first", "type": "lance", "name": "First lance"}],
            "fighters": [
                {"id": "odo", "unit": "knight", "name": "Sir Odo", "picture": "odo.png"},
                {"unit": "squire", "count": 5, "with": ["blade", "blade"]},
            ],
        }
    )
    findings = [
        Finding(
            "TIN-SHIELD",
            "error",
            "illegal",
            "odo",
            "Sir Odo: no shield with plate",
            ("odo/shield", "odo/plate"),
            source="Armour",
            repairs=(
                Repair(
                    "swap Plate for Mail on Sir Odo",
                    (Change("swap", fighter="odo", item="plate", for_="mail"),),
                    {"points": Fraction(289, 2)},
                ),
            ),
        ),
        Finding("TIN-07", "warning", "advisory", "roster", "Few shots", (), 1, Fraction(5, 2)),
    ]
    warband = Warband(
        "Border Levy",
        system(CostTypeView("points", "Points", "pts")),
        [odo, squires],
        roster,
        squads=[SquadView("first", "First lance", "lance", "Lance", ("odo",))],
        limit={"points": 250},
        total={"points": 154},
    )
    return Case(warband, findings)


@pytest.fixture
def hostile() -> Case:
    """Names that break tables, unknown ids, own prices, two currencies, unstated costs."""
    first = fighter(
        1,
        "evil",
        EVIL_NAME,
        {"points": Fraction(5, 2), "sr": None},
        roles=("leader",),
        role_names=(f"Leader {ARABIC}",),
        squad="s1",
        squad_name="Squad | one\nand *more*",
        items=[
            item("evil", "blade", "weapon", EMOJI, copies=2, slot="left", slot_name="Left hand"),
            item("evil", "mail", "armour", "Flak <vest>", cost={"points": 2}, why='"cheap" & old'),
            item("evil", "no-such-thing", "", "No such thing", known=False),
        ],
        notes=NOTES,
    )
    second = fighter(
        2,
        "hebrew",
        HEBREW,
        {"points": 200, "sr": 3},
        unit="gorgon",
        unit_name="Gorgon",
        count=5,
        known=False,
        joins="s1",
        fielded=False,
        why="שוק & <club>",
        values={"move": value("move", "Move", "=cmd|x", None)},
    )
    third = fighter(3, "formula", FORMULA, {"points": 0, "sr": 0}, own=True, joins="evil")
    roster = Roster.model_validate(
        {
            "system": "tin-men",
            "name": f"{EMOJI} | {HEBREW}",
            "notes": "Two lines\nof *notes*",
            "switches": {"blast": "diameter"},
            "squads": [{"id": "s1", "name": "Squad | one\nand *more*", "x-colour": "red"}],
            "fighters": [
                {
                    "id": "evil",
                    "unit": "knight",
                    "name": EVIL_NAME,
                    "with": [
                        "blade@left",
                        {"item": "mail", "as": "Flak <vest>", "price": "2", "why": '"cheap" & old'},
                        "no-such-thing",
                    ],
                    "notes": NOTES,
                    "x-mine": {"deep": ["kept", "as it is"]},
                },
                {"id": "hebrew", "unit": "gorgon", "count": 5, "price": "40.25", "why": "שוק"},
                {"id": "formula", "unit": "own", "joins": "evil", "fielded": "no"},
            ],
            "accepted": [{"code": "TIN-9", "owner": "evil", "reason": "We | agreed"}],
            "homebrew": {
                "units": {"own": {"cost": "0.1", "profile": {"move": '7"'}}},
                "weapons": {"harpoon": {"cost": {"copies": ["1.5", "2"]}}},
            },
            "x-site": "kept",
        }
    )
    findings = [
        Finding("UNKNOWN-ID", "error", "illegal", "hebrew", "unknown\nunit `gorgon`", ("hebrew",)),
        Finding("TIN-9", "info", "advisory", "evil", "two blades", accepted="We | agreed"),
        Finding("TIN-10", "error", "unfinished", "s1", "one model short", (), 1, 2),
    ]
    warband = Warband(
        f"{EMOJI} | {HEBREW}",
        system(CostTypeView("points", "Points", "pts", 2), CostTypeView("sr", "SR", "SR")),
        [first, second, third],
        roster,
        squads=[SquadView("s1", "Squad | one\nand *more*", "", "", ("evil",), within=None)],
        limit={"points": 300},
        total={"points": Fraction(405, 2), "sr": 3},
        unpriced=2,
    )
    return Case(warband, findings)


@pytest.fixture
def free() -> Case:
    """A game without any cost, and nobody hired."""
    roster = Roster(system="tin-men")
    return Case(Warband("Nobody", system(), [], roster), [])
