"""The words of a made-up game: its ids, and how far each value may look.

Values that read each other must not do so in a circle. So each value has a rank, and what changes
a value of some rank reads lower ranks alone.
"""

from __future__ import annotations

from dataclasses import dataclass

ITEMS = {
    "weapons": ("knife", "sword", "bow", "gun"),
    "armour": ("mail", "plate"),
    "wargear": ("shield", "rope", "tonic", "crown"),
    "upgrades": ("sight",),
    "skills": ("brave",),
    "rules": ("fear",),
    "actions": ("leap",),
    "injuries": ("scar",),
}
KINDS = ("weapon", "armour", "wargear", "upgrade", "skill", "rule", "action", "injury")
UNITS = ("captain", "trooper", "hound", "wagon", "levy")
ROLES = ("leader", "guide")
SQUAD_TYPES = ("platoon", "team")
FAMILY = "house"
HOUSES = ("red", "blue")
KEYWORDS = ("elite", "veteran")
CLASSES = ("melee", "ranged")
TRAITS = ("marked", "sharp")
SLOTS = ("hand", "back", "front")
ORIGINS = ("kit", "choice", "given")
SCOPES = ("fighter", "entry", "squad", "squad:platoon", "squad:team", "family:house", "warband")
SCOPES_OF_LIMITS = (*SCOPES, "pool")

CHOICES, OF_HOUSE, MARKED, SHARP, ANY = 0, 2, 5, 20, 99
"""Ranks: of what is chosen, of the keywords of a family, of two traits, and above all."""
RANKS = {
    **dict.fromkeys(HOUSES, 1),
    "elite": 3,
    "veteran": 4,
    "marked": MARKED,
    "sharp": SHARP,
    "M": 10,
    "load": 11,
    "S": 12,
    "save": 13,
    "pace": 14,
    "trade": 25,
    "points": 26,
    "fame": 30,
}
"""What is changed: its rank; it reads what has a lower one."""

FIGHTERS = ("M", "S", "save", "pace", "fame")
"""Characteristics that fighters have."""
OF_ITEMS = ("load", "S", "save")
"""Characteristics that items have."""
BOTH = ("S", "save")
NUMBERS = ("M", "load", "S", "save", "pace", "fame")
FORMS = {"M": '{}"', "save": "{}+"}


@dataclass(frozen=True, slots=True)
class Words:
    """What one made-up game has of all that."""

    units: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    costs: tuple[str, ...] = ()
    switches: tuple[str, ...] = ()
    sized: bool = False
    """Whether it has named sizes."""

    @property
    def main(self) -> str:
        """The main cost type; empty in a game without costs."""
        return self.costs[0] if self.costs else ""

    @property
    def summed(self) -> tuple[str, ...]:
        """What can be added up."""
        return (*self.costs, *NUMBERS)


def bearers(name: str) -> str:
    """Who has what is added up: `fighter`, `item`, or either (empty)."""
    if name in NUMBERS and name not in BOTH:
        return "item" if name in OF_ITEMS else "fighter"
    return ""


def readable(names: tuple[str, ...], below: int) -> tuple[str, ...]:
    """Those of some words that a value of a rank may read."""
    return tuple(name for name in names if RANKS[name] < below)


def printed(id_: str, number: object) -> str:
    """A value as the made-up game prints it."""
    return FORMS.get(id_, "{}").replace("{}", str(number))
