"""Rosters full of hostile text, printed and read back letter by letter."""

from __future__ import annotations

import io
import random
import unicodedata
from collections import Counter
from functools import cache

import pytest

from builder import build, load_catalog
from output import impose, load_sheet, write_pdf
from output.card.faces import card_faces
from output.card.layouts import load_layout
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Warband

NAMES = [
    "Archdeaconess Wilhelmina-Theodora of the Ninefold Lantern, Warden of the Hollow Fens",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "Żółć & Gęślą <Jaźń> \"Ćma\" 'Łoś'",
    "Ἀχιλλεύς Πηλείδης",
    "Щербаков Ёж Юрьевич",
    "דוד בן גוריון",
    "صلاح الدين الأيوبي",
    "宮本武蔵",
    "Nell ⚔ Sparrow 🔥",
    "50% #1: {who} / \\ $x_2$ ^~",
    "A",
    "line one\nline two",
]
WORDS = [
    *NAMES,
    "x" * 80,
    "notes",
    "& < > \" '",
    "**bold",
    "*",
    "{icon}",
    "1:30",
    "ｆｕｌｌ",
    "é",
    "ﬁne",
]
ITEMS = (
    "blade spear great-weapon short-bow bow longbow crossbow musket assault-rifle shotgun "
    "grenade-launcher flamer heavy-gun rocket-launcher pistol leather mail shield wound "
    "movement morale magic"
).split()
FLOOR = 1.2
SAFE = 2.0
FLAT = set("xvwz")
CELLS = {"a4": (10.5, 16.5), "letter": (13.45, 7.7)}


@cache
def core():
    return load_catalog("core-1e")


def hostile_roster(seed: int) -> Roster:
    chance = random.Random(seed)
    fighters = []
    for _ in range(chance.randint(1, 3)):
        unit = chance.choice(["infantry", "mounted", "vehicle", "paladin", "battle-mage", "levy"])
        picks = [Pick(item=chance.choice(ITEMS)) for _ in range(chance.choice([0, 1, 3, 14]))]
        if unit == "vehicle":
            picks.append(Pick(item="plate@all"))
        if picks and chance.random() < 0.3:
            picks[0] = Pick.model_validate({"item": picks[0].item, "as": chance.choice(NAMES)})
        notes = " ".join(chance.choice(WORDS) for _ in range(chance.choice([0, 0, 5, 60])))
        name = chance.choice(NAMES)
        if chance.random() < 0.3:
            name += " " + chance.choice(NAMES)
        fighters.append(
            RosterFighter(
                unit=unit,
                name=name,
                count=chance.choice([1, 1, 5]),
                with_=picks,
                notes=notes[:3000] or None,
                role=chance.choice([None, "squad-leader", "army-commander"]),
            )
        )
    return Roster(system="core-1e", name=chance.choice(NAMES), fighters=fighters)


def printed(warband: Warband, paper: str):
    layout = load_layout("poker")
    faces = [
        face
        for fighter in warband.fighters
        for face in card_faces(fighter, warband.system, layout, warband=warband)
    ]
    target = io.BytesIO()
    write_pdf(impose(faces, load_sheet(paper)), target)
    return in_slots(faces), target.getvalue()


def in_slots(faces):
    """The faces in the order of the slots: all faces of a card, as often as it is printed."""
    cards: dict[int, list] = {}
    for face in faces:
        cards.setdefault((face.fighter, face.card), []).append(face)
    return [
        face for several in cards.values() for _ in range(several[0].copies) for face in several
    ]


def letters_of(text: str) -> str:
    """A text without what leaves no ink, in one case; ligatures and forms taken apart."""
    text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    text = unicodedata.normalize("NFKC", text)
    kept = [c for c in text if not c.isspace() and unicodedata.category(c) not in ("Cf", "Mn")]
    return "".join(kept).casefold()


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_every_string_is_on_its_card_inside_it_and_over_the_floor(block: int, read_back) -> None:
    for seed in range(block * 20, block * 20 + 20):
        warband = build(hostile_roster(seed), core())
        paper = ("a4", "letter")[seed % 2]
        faces, data = printed(warband, paper)
        result = read_back(data)
        left, top = CELLS[paper]
        found: dict[str, str] = {}
        for page in range(len(result.document)):
            letters = list(result.letters(page))
            for slot, face in enumerate(faces[page * 9 : page * 9 + 9]):
                x, y = left + 63 * (slot % 3), top + 88 * (slot // 3)
                mine = [
                    c
                    for c in letters
                    if x <= (c.left + c.right) / 2 < x + 63 and y <= (c.top + c.bottom) / 2 < y + 88
                ]
                assert all(c.visible for c in mine), seed
                for c in mine:
                    assert x + SAFE <= c.left < c.right <= x + 63 - SAFE, (seed, c)
                    assert y + SAFE <= c.top < c.bottom <= y + 88 - SAFE, (seed, c)
                    if c.char in FLAT:
                        assert c.bottom - c.top >= FLOOR - 0.02, (seed, c)
                # A mark of an Arabic letter stands on a line of its own, over or under its letter.
                lines = [
                    one for one in result.lines(mine) if len(one.text) > 1 or one.text.isascii()
                ]
                for at, one in enumerate(lines):
                    for other in lines[at + 1 :]:
                        assert not overlap(one.box, other.box), (seed, one.text, other.text)
                found[face.fighter] = found.get(face.fighter, "") + "".join(c.char for c in mine)
        for fighter in warband.fighters:
            said = letters_of(found[fighter.id])
            have = Counter(said)
            texts = [fighter.name, fighter.notes, *(item.name for item in fighter.items)]
            turned = any(unicodedata.bidirectional(c) in ("R", "AL") for t in texts for c in t)
            for text in texts:
                for word in text.split():
                    wanted = letters_of(word)
                    assert not Counter(wanted) - have, (seed, word)
                    # A long word is parted by a line or face, and signs move among letters that
                    # run from the right; all else is found as it was written.
                    for part in word.split("-"):
                        if len(part) <= 20 and not turned:
                            assert letters_of(part) in said, (seed, word)


def overlap(a, b, slack: float = 0.12) -> bool:
    """Whether the ink of two lines meets by more than a hair."""
    return min(a[2], b[2]) - max(a[0], b[0]) > slack and min(a[3], b[3]) - max(a[1], b[1]) > slack
