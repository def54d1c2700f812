"""Warbands made by hand: what the rules would hand to the printer, for tests of cards."""

from __future__ import annotations

from pathlib import Path

from schemas.base import Number
from schemas.card import CardSpec
from schemas.receipt import Receipt, ReceiptLine
from schemas.roster import Roster
from schemas.warband import (
    Carried,
    CostTypeView,
    Fighter,
    Rule,
    SystemView,
    Value,
    Warband,
)

SPEC = {
    "size": "poker",
    "credit": "Core game, 1st ed. · stated costs",
    "front": [
        "name",
        "role",
        "keywords",
        "cost",
        "move",
        "save",
        {
            "slots": ["front", "left", "right", "rear"],
            "show": ["save-front", "save-left", "save-right", "save-rear"],
            "plan": "sides",
        },
        {"value": "wounds", "boxes": "yes"},
        "to-hit",
        "morale",
        "close-combat",
        {"tick": "Stand watch"},
        {
            "weapons": "all",
            "title": "Weapons",
            "columns": ["range", "blast"],
            "bands": {"reach": "range", "edges": ["12"], "values": ["near", "far"]},
        },
        "rules",
        "squad",
        "notes",
        "receipt",
    ],
}

CHARACTERISTICS = {
    "move": ("Move", "Move"),
    "save": ("Save", "Save"),
    "wounds": ("Wounds", "Wounds"),
    "to-hit": ("To hit", "To hit"),
    "morale": ("Morale", "Morale"),
    "close-combat": ("Close combat", "Combat"),
    "range": ("Range", "Range"),
    "blast": ("Blast", "Blast"),
}


def system(**changes: object) -> SystemView:
    """A system with the statline and the card of a points game."""
    view = SystemView(
        id="core",
        name="Core game",
        short="Core game",
        edition="1st",
        version="1.0.0",
        hash="",
        label="",
        unit="in",
        cost_types=[CostTypeView("points", "Points", "pts")],
        card=CardSpec.model_validate(SPEC),
        characteristics=dict(CHARACTERISTICS),
        kind_names={"weapon": ("Weapon", "Weapons"), "skill": ("Skill", "Skills")},
    )
    for name, value in changes.items():
        setattr(view, name, value)
    return view


def value(id_: str, text: str, base: str = "", better: str = "high") -> Value:
    """A characteristic as printed; its number is read from the text."""
    before = _number(base or text)
    return Value(id_, id_, id_, text, _number(text), base=before, better=better, unchanged=before)


def _number(text: str) -> Number | None:
    digits = "".join(char for char in text if char.isdigit())
    return int(digits) if digits else None


def statline(
    move: str = '6"',
    save: str = "",
    wounds: str = "1",
    to_hit: str = "3+",
    morale: str = "4+",
    combat: str = "+0",
) -> dict[str, Value]:
    """The values of a trooper, with changes."""
    return {
        "move": value("move", move),
        "save": value("save", save, better="low"),
        "wounds": value("wounds", wounds),
        "to-hit": value("to-hit", to_hit, better="low"),
        "morale": value("morale", morale, better="low"),
        "close-combat": value("close-combat", combat),
    }


def weapon(
    name: str,
    reach: str = "",
    blast: str = "",
    near: str = "3+",
    far: str = "4+",
    *,
    emblem: str = "",
    text: str = "",
    cost: int = 5,
    slot: str | None = None,
    copies: int = 1,
    class_: str = "",
) -> Carried:
    """A weapon; with a reach it has what is needed near and far."""
    id_ = name.lower().replace(" ", "-")
    values = {}
    if reach:
        values = {"range": value("range", reach), "near": value("near", near)}
        values["far"] = value("far", far)
    if blast:
        values["blast"] = value("blast", blast)
    return Carried(
        ref=f"f/{id_}",
        id=id_,
        kind="weapon",
        name=name,
        class_=class_ or ("ranged" if reach else "hand"),
        text=text,
        slot=slot,
        slot_name=(slot or "").capitalize(),
        copies=copies,
        values=values,
        cost={"points": cost},
        emblem=emblem,
    )


def fighter(
    name: str,
    receipt: dict[str, int],
    *,
    number: int = 1,
    count: int = 1,
    values: dict[str, Value] | None = None,
    items: list[Carried] | None = None,
    rules: list[tuple[str, str]] | None = None,
    roles: tuple[str, ...] = (),
    keywords: tuple[str, ...] = ("Trooper", "Infantry"),
    emblem: str = "",
    unit_name: str = "",
    squad_name: str = "",
    notes: str = "",
    picture: Path | None = None,
) -> Fighter:
    """A fighter whose cost is the sum of its receipt."""
    lines = [ReceiptLine(label, amount * count, "f") for label, amount in receipt.items()]
    each = sum(receipt.values())
    return Fighter(
        id=name.lower().replace(" ", "-")[:20] or "f",
        number=number,
        name=name,
        unit="infantry",
        unit_name=unit_name or name,
        lineage=("infantry",),
        count=count,
        roles=tuple(role.lower().replace(" ", "-") for role in roles),
        role_names=roles,
        keywords=tuple(keyword.lower() for keyword in keywords),
        keyword_names=keywords,
        squad_name=squad_name,
        values=values if values is not None else statline(),
        items=items or [],
        rules=[Rule(lead.lower(), lead, text) for lead, text in rules or []],
        cost={"points": each * count},
        each={"points": each},
        receipts={"points": Receipt(tuple(lines))},
        notes=notes,
        picture=picture,
        emblem=emblem,
    )


def warband(*fighters: Fighter, name: str = "Border Levy", team: str = "") -> Warband:
    """A warband of these fighters."""
    return Warband(
        name=name,
        system=system(),
        fighters=list(fighters),
        roster=Roster(system="core"),
        team=team,
    )


def levy(**changes: object) -> Fighter:
    """Almost nothing: one weapon."""
    made = fighter(
        "Levy",
        {"infantry": 0, "blade": 5},
        number=9,
        items=[weapon("Blade", emblem="broadsword")],
        emblem="farmer",
    )
    return _with(made, changes)


def champion(**changes: object) -> Fighter:
    """A little more: wounds, and a weapon with a text."""
    made = fighter(
        "Champion knight",
        {"mounted": 16, "plate": 20, "great weapon": 10, "wound": 20},
        number=2,
        values=statline(move='10"', save="3+", wounds="2", combat="+1"),
        keywords=("Trooper", "Mounted"),
        items=[
            weapon(
                "Great weapon",
                emblem="broadsword",
                text="+1 in combat. May fight vehicles hand to hand.",
            )
        ],
        emblem="visored-helm",
    )
    return _with(made, changes)


def paladin(**changes: object) -> Fighter:
    """A hero with everything."""
    made = fighter(
        "Paladin",
        {
            "plate": 20,
            "great weapon": 10,
            "pistol": 3,
            "wounds": 40,
            "to hit": 25,
            "move": 30,
            "morale": 15,
        },
        values=statline('7"', "3+", "3", "2+", "3+", "+4"),
        roles=("Army commander",),
        keywords=("Infantry",),
        items=[
            weapon(
                "Great weapon",
                emblem="broadsword",
                text="+1 in combat. May fight vehicles hand to hand.",
                cost=10,
            ),
            weapon(
                "Pistol",
                '6"',
                near="2+",
                far="3+",
                emblem="pistol-gun",
                text="+1 in combat, counted in the +4.",
                cost=3,
            ),
        ],
        rules=[
            (
                "Army commander",
                (
                    'Adds 2 in combat, counted in the +4. A squad within 3" passes morale one easier '
                    "(house ruling)."
                ),
            ),
            ("Leader’s aim", "Adds 1 to the roll when shooting."),
        ],
        emblem="laurel-crown",
    )
    return _with(made, changes)


def battle_mage(**changes: object) -> Fighter:
    """Three spells."""
    made = fighter(
        "Battle mage",
        {"magic": 10, "flamer": 17, "grenade launcher": 12, "longbow": 4},
        number=4,
        roles=("Magic user",),
        keywords=("Infantry",),
        items=[
            weapon("Flamer", '12"', '3"', emblem="flame", slot="spell", cost=17),
            weapon("Grenade launcher", '18"', '2"', slot="spell", cost=12),
            weapon("Longbow", '18"', emblem="high-shot", slot="spell", cost=4),
        ],
        rules=[
            ("Casting", "One spell a turn on 2+. If the roll fails, a save of 4+ is due."),
            ("Steady", "Moves its full distance and casts without penalty."),
        ],
        emblem="burning-book",
    )
    return _with(made, changes)


def gun_truck(**changes: object) -> Fighter:
    """Four sides."""
    values = statline('11"')
    del values["save"]
    for side, text in {"front": "3+", "left": "4+", "right": "4+", "rear": "5+"}.items():
        values[f"save-{side}"] = value(f"save-{side}", text, better="low")
    made = fighter(
        "Gun truck",
        {
            "vehicle": 20,
            "plate": 20,
            "mail (left)": 15,
            "mail (right)": 15,
            "leather": 10,
            "heavy gun": 20,
            "flamer": 17,
        },
        number=7,
        values=values,
        keywords=("Vehicle",),
        items=[
            *(
                Carried(f"f/{id_}@{slot}", id_, "armour", id_.capitalize(), slot=slot)
                for slot, id_ in (
                    ("front", "plate"),
                    ("left", "mail"),
                    ("right", "mail"),
                    ("rear", "leather"),
                )
            ),
            weapon(
                "Heavy gun",
                '30"',
                emblem="minigun",
                text="Two dice against the first target.",
                cost=20,
            ),
            weapon("Flamer", '12"', '3"', emblem="flame", cost=17),
        ],
        rules=[
            (
                "Vehicle",
                (
                    "Moves its whole distance and still fires one weapon without penalty. Only great "
                    "weapons may fight it hand to hand."
                ),
            )
        ],
        emblem="truck",
    )
    for item in made.items:
        item.slot_name = (item.slot or "").capitalize()
    return _with(made, changes)


HOSTILE_NAME = "Archdeaconess Wilhelmina-Theodora of the Ninefold Lantern, Warden of Hollow Fens"


def hostile(**changes: object) -> Fighter:
    """A name of 80 letters, ten weapons, long rules."""
    rules = [
        (lead, " ".join([text] * 2))
        for lead, text in [
            ("Ninefold lantern", 'At the start of each turn name one squad within 3" it can see.'),
            ("Casting", "One spell a turn on 2+. If the roll fails, a save of 4+ is due at once."),
            ("Warden of the fens", "Soft ground, reeds and shallow water cost nothing to cross."),
            ("Two weapons", "Adds 1 in combat, counted above, while it holds two weapons."),
            ("Slow to reload", "The musket and the crossbow cannot both be fired in one turn."),
            ("Blast weapons", "Roll one die for every model caught under the blast."),
        ]
    ]
    made = fighter(
        HOSTILE_NAME,
        {"magic": 10, "plate": 20, "weapons": 187, "wound": 20, "to hit": 25},
        number=12,
        values=statline('7"', "4+", "2", "2+", "3+", "+3"),
        roles=("Squad leader",),
        keywords=("Magic user", "Infantry"),
        items=[
            weapon("Ceremonial processional greatsword", emblem="broadsword"),
            weapon("Blade", emblem="broadsword"),
            weapon("Spear", emblem="broadsword", text="Strikes over a friend in combat."),
            weapon("Long-barrelled duelling pistol", '6"', emblem="pistol-gun"),
            weapon("Longbow", '18"', emblem="high-shot"),
            weapon("Crossbow", '20"', emblem="crossbow"),
            weapon("Musket", '22"', emblem="winchester-rifle"),
            weapon("Flamer", '12"', '3"', slot="spell"),
            weapon("Grenade launcher", '18"', '2"', slot="spell"),
            weapon("Rocket launcher", '30"', '2"', emblem="minigun"),
        ],
        rules=rules,
        notes="Owes the ferryman.\nNever crosses water on a Friday.",
    )
    return _with(made, changes)


def _with(made: Fighter, changes: dict[str, object]) -> Fighter:
    for name, found in changes.items():
        setattr(made, name, found)
    return made
