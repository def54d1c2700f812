"""The folder of bundled fonts: complete, licensed, as listed, and wide enough in what it covers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import templates
from output.text import FontSet, read_font, shape
from output.yaml_text import read_yaml

FOLDER = Path(templates.__file__).parent / "fonts"


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    listed = {entry["file"] for entry in read_yaml(FOLDER / "fonts.yaml")["fonts"]}
    assert listed == {file.name for file in FOLDER.glob("*.ttf")}


def test_each_font_is_what_the_list_says(fonts: FontSet) -> None:
    for family in fonts.families.values():
        for font in family:
            inside = read_font(font.file)
            assert (inside.family, inside.weight, inside.italic) == (
                font.family,
                font.weight,
                font.italic,
            )


def test_each_family_has_its_open_licence_and_its_row_in_the_readme(fonts: FontSet) -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    for family in fonts.families:
        licence = FOLDER / "licences" / f"{family.lower().replace(' ', '-')}.txt"
        assert "SIL Open Font License, Version 1.1" in licence.read_text("utf-8"), family
        assert f"| {family} |" in readme


def test_the_bundle_stays_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.ttf")) < 8_100_000


def test_fonts_that_may_be_cut_carry_no_hinting(fonts: FontSet) -> None:
    readme = (FOLDER / "README.md").read_text("utf-8")
    whole = set(re.findall(r"^\| ([^|]+) \|.*\| not cut \|$", readme, re.MULTILINE))
    assert whole == {"Source Serif 4", "IBM Plex Mono"}
    for family in fonts.families.values():
        for font in family:
            if font.family in whole:
                continue
            assert not {"fpgm", "prep", "cvt "} & set(font.hb_face.table_tags), font.name


@pytest.mark.parametrize(
    "text",
    [
        "Zażółć gęślą jaźń",
        "Příliš žluťoučký kůň",
        "Ærøskøbing, Þórr, Œuvre, Straße, ẞ",
        "Árvíztűrő tükörfúrógép",
        "Şişli İğne ığdır, Ţară Țară, Għajn, Ķekava",
        "Nguyễn Đặng Ẩn",
        "Ξεσκεπάζω τὴν ψυχοφθόρα ᾠδῇ ἄνθρωπος",
        "Съешь ещё этих мягких булок; Їжак, Ґанок, Љубав, Ўзбек, Ѣ",
        "שָׁלוֹם עולם",
        "سلام عليكم پژوهش گچ ٣",
        "ひらがな カタカナ 漢字 髙橋 山﨑 彅 槇 堯 凜 「」、。・ー々",
        "⚔ 🛡️ 🎯 1️⃣ 👨‍👩‍👧 🇵🇱 👍🏽",
        "→ ← ↑ ↓ ⇒ ≤ ≥ ≠ ± × ÷ − – — · • … ′ ″ ½ ¼ ² ³ € £ † ‡ § ¶ © ™",
        "★ ☆ ✓ ✔ ✗ ▶ ● ○ ■ □ ◆ ♥ ♠ ♣ ♦ ⚀ ⚅ ☠ ⚡ ♂ ♀ ① ❶ △ ▼",
    ],
)
@pytest.mark.parametrize(
    ("family", "weight"),
    [
        ("Barlow Condensed", 700),
        ("Barlow Semi Condensed", 400),
        ("Noto Sans", 400),
        ("Grenze Gotisch", 700),
        ("Besley", 800),
        ("Source Serif 4", 400),
        ("IBM Plex Mono", 600),
        ("Chakra Petch", 700),
        ("Atkinson Hyperlegible", 400),
    ],
)
def test_no_character_is_missing(fonts: FontSet, family: str, weight: int, text: str) -> None:
    shaped = shape(text, fonts.font(family, weight), fonts)
    assert shaped.missing == ()
    assert all(glyph[0] != 0 for run in shaped.runs for glyph in run.glyphs)
