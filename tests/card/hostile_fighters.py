"""Fighters made by chance, each with something that makes cards hard."""

from __future__ import annotations

import random

from schemas.warband import Carried, Fighter
from tests.card.sample_warbands import fighter, statline, weapon

NAMES = [
    "Levy",
    "Archdeaconess Wilhelmina-Theodora of the Ninefold Lantern, Warden of Hollow Fens",
    "W" * 80,
    "Odo & \"Sons\" <b>of</b> the 'Fens'",
    "Łucja Ślepa-Żmijewska",
    "Ệềẵ Ãõ Ñuñez Ắằ",
    "שרה בת־אברהם",
    "ليلى العامرية",
    "Ярослава Мудрая",
    "Ὀδυσσεὺς Λαερτιάδης",
    "山田太郎の弟子",
    "Grim 🔥 Reaper 💀",
    "Two\nLines",
    "a " * 60,
    "{{ 7 * 7 }} {% raw %}",
    "100% **bold** #1: a/b",
]
WORDS = [
    *"soft ground reeds water cost nothing to cross while it moves within three inches".split(),
    "🔥",
    "שלום",
    "مرحبا",
    "Żółć",
    "日本語",
    "<script>",
    "&amp;",
    '"quoted"',
    "**bold**",
    "*slanted*",
    "(house",
    "ruling).",
    "Ệ",
    "x" * 80,
    "Ύψος",
]


def words(chance: random.Random, count: int) -> str:
    """So many words, some of them hard."""
    return " ".join(chance.choice(WORDS) for _ in range(count))


def hostile_fighter(seed: int) -> Fighter:
    """A fighter that is the same for the same seed."""
    chance = random.Random(seed)
    items = [hostile_weapon(chance, at) for at in range(chance.choice([0, 1, 3, 7, 14]))]
    if chance.random() < 0.3:
        items.append(Carried("f/jet", "jet", "wargear", "Jet & pack", known=False))
    rules = [
        (words(chance, chance.randint(1, 3)), words(chance, chance.choice([5, 20, 120])))
        for _ in range(chance.choice([0, 1, 4]))
    ]
    values = statline(
        chance.choice(['6"', '10"', '10½"']),
        chance.choice(["", "3+", "4+/5+"]),
        chance.choice(["1", "3", "14", "40"]),
        "2+",
        "3+",
        chance.choice(["+4", "+12"]),
    )
    notes = "\n".join(words(chance, chance.choice([3, 40])) for _ in range(chance.randint(0, 3)))
    if chance.random() < 0.15:
        notes = (words(chance, 600))[:3000]
    return fighter(
        chance.choice(NAMES),
        {f"part & {at} of it": at for at in range(chance.choice([0, 2, 9, 30]))},
        number=chance.choice([1, 12, 99, 1234]),
        count=chance.choice([1, 1, 5, 120]),
        values=values,
        items=items,
        rules=rules,
        roles=("Army commander",) if chance.random() < 0.4 else (),
        keywords=tuple(words(chance, 1) for _ in range(chance.choice([0, 1, 2, 6]))),
        unit_name=chance.choice(["Levy", "Champion knight", "Ж" * 30]),
        squad_name=chance.choice(["", "First lance", "Q" * 70]),
        notes=notes,
        emblem=chance.choice(["", "farmer", "no-such-icon"]),
    )


def hostile_weapon(chance: random.Random, at: int) -> Carried:
    """A weapon with a name, a reach and a text by chance."""
    name = chance.choice(
        [
            "Blade",
            "Great weapon",
            "Long-barrelled duelling pistol of the old school",
            "N" * 60,
            "Kusarigama 鎖鎌",
            (
                "A name that goes on and on, far beyond what a row of a table was ever made for, since "
                "nobody told it to stop, and nobody will, until the card has no room left for it"
            ),
        ]
    )
    reach = chance.choice(["", '6"', '12"', '30"'])
    text = words(chance, chance.choice([0, 4, 12, 90]))
    made = weapon(
        name,
        reach,
        chance.choice(["", '2"', "user"]),
        text=text,
        emblem=chance.choice(["", "broadsword", "high-shot"]),
        copies=chance.choice([1, 1, 2]),
    )
    made.ref = f"f/w{at}"
    made.own = chance.random() < 0.1
    return made
