"""Letters that are boxes, in the wrong order, of another font, or markup."""

from __future__ import annotations

import io
from itertools import pairwise
from xml.etree import ElementTree

import pikepdf
import pytest

from output import impose, load_sheet
from output.card import CardFace, card_faces, load_layout
from output.card.themes import known_themes, load_theme
from output.display import Drawing, Text
from output.pdf.painter import pdf_bytes
from output.text import default_fonts
from output.typeset import shaped, width_mm
from schemas.warband import Rule
from tests.card.inked import said, squeezed
from tests.card.sample_warbands import levy, system, warband
from tests.pains.print.printed import print_of, words
from tests.pdf.pdf_reading import boxes, texts

CZECH = "Příliš žluťoučký kůň úpěl ďábelské ódy"
POLISH = "Zażółć gęślą jaźń"
STYLES = sorted(
    {
        (face.family, face.weight, italic)
        for name in known_themes()
        for role, face in load_theme(name).fonts.items()
        for italic in ((False, True) if role == "body" else (False,))
    }
)


def faces(**changes: object) -> list[CardFace]:
    made = levy(**changes)
    return card_faces(made, system(), load_layout("poker"), warband=warband(made))


def rules(lead: str, text: str) -> list[Rule]:
    return [Rule("a-rule", lead, text)]


def pdf_of(found: list[CardFace]) -> bytes:
    return pdf_bytes(impose(found, load_sheet("a4", ruler=False)))


@pytest.mark.parametrize(("family", "weight", "italic"), STYLES)
def test_every_style_has_every_letter(family: str, weight: int, italic: bool) -> None:
    """Kind: Czech and Polish letters are boxes in one style, since that style has another font."""
    for words_ in (CZECH, POLISH):
        line = shaped(Text(0, 0, words_, family, 5, weight=weight, italic=italic), default_fonts())
        assert line.missing == ()


@pytest.mark.parametrize("where", ["name", "notes", "rules", "squad_name", "unit_name"])
def test_every_place_on_a_card_has_every_letter(where: str) -> None:
    """Kind: the title has all letters, and the text below it loses some of them."""
    value: object = rules("Kůň", CZECH) if where == "rules" else CZECH
    found = faces(**{where: value})
    assert found[0].missing_glyphs == ()
    printed = squeezed("".join("".join(page) for page in words(pdf_of(found))))
    assert squeezed("žluťoučký") in printed


@pytest.mark.parametrize("name", ["Ярослава Мудрая", "Ὀδυσσεὺς Λαερτιάδης", "Łucja Żmijewska"])
def test_letters_beyond_western_europe_are_letters(name: str) -> None:
    """Kind: anything that Latin-1 does not have becomes a box."""
    found = faces(name=name)
    assert found[0].missing_glyphs == ()
    assert squeezed(name) in squeezed("".join(texts(pdf_of(found))))


@pytest.mark.parametrize("sign", ["🔥", "💀", "👍🏽", "🏳️‍🌈"])
def test_signs_of_a_chat_are_signs(sign: str) -> None:
    """Kind: emoji are black squares; or are there while typing, and missing on the card."""
    found = faces(name=f"Grim {sign} Reaper", notes=f"on {sign} fire")
    assert found[0].missing_glyphs == ()
    assert "".join(texts(pdf_of(found))).count(sign[0]) >= 2


def test_wide_letters_stand_as_wide_as_they_are() -> None:
    """Kind: Chinese and Japanese letters have no font, or stand upon one another."""
    line = Text(0, 0, "山田太郎の弟子", "Noto Sans", 5)
    assert shaped(line, default_fonts()).missing == ()
    assert width_mm(line, default_fonts()) == pytest.approx(7 * 5, abs=0.01)


@pytest.mark.parametrize("word", ["שלום", "مرحبا"])
def test_words_from_right_to_left_run_from_right_to_left(word: str) -> None:
    """Kind: Hebrew is drawn the wrong way round, and Arabic letters are not joined."""
    pdf = pdf_of(faces(name=word))
    found = [(char, left) for char, left, _, _, _ in boxes(pdf) if char in word]
    lefts = [next(left for char, left in found if char == letter) for letter in word]
    assert all(before > after for before, after in pairwise(lefts))
    glyphs = [g[0] for run in shaped(_line(word), default_fonts()).runs for g in run.glyphs]
    alone = [
        g[0]
        for char in reversed(word)
        for run in shaped(_line(char), default_fonts()).runs
        for g in run.glyphs
    ]
    assert (glyphs == alone) is (word == "שלום")


def _line(string: str) -> Text:
    return Text(0, 0, string, "Noto Sans", 5)


def test_all_fonts_are_in_the_file() -> None:
    """Kind: a font is only named, and the reader's machine takes another one."""
    with pikepdf.open(io.BytesIO(print_of("core-1e/border-levy", "--what", PARTS))) as file:
        fonts = [one for one in file.objects if _is(one, "/FontDescriptor")]
        assert fonts
        for font in fonts:
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(font.keys())


PARTS = "cards,sheet,roster,tokens"


def _is(one: object, kind: str) -> bool:
    return isinstance(one, pikepdf.Dictionary) and one.get("/Type") == kind


def test_no_place_has_a_font_that_nobody_chose() -> None:
    """Kind: the font that was chosen is used nearly everywhere, and another one in a corner."""
    chosen = {face.family.replace(" ", "") for face in load_theme("signal").fonts.values()}
    with pikepdf.open(io.BytesIO(print_of("core-1e/border-levy", "--what", PARTS))) as file:
        names = {str(one.FontName)[8:] for one in file.objects if _is(one, "/FontDescriptor")}
    # Signs that the theme's fonts do not have come from the fonts for all scripts.
    assert {name.split("-")[0] for name in names} <= chosen | {"NotoSans"}
    with pikepdf.open(io.BytesIO(pdf_of(faces()))) as file:
        names = {str(one.FontName)[8:] for one in file.objects if _is(one, "/FontDescriptor")}
    assert {name.split("-")[0] for name in names} <= chosen


@pytest.mark.parametrize("name", ["Minsc & Boo", "Brute & Sons <Ltd>", "\"Odo\" 'Kay' &amp;"])
def test_signs_of_markup_are_printed_as_they_were_typed(name: str) -> None:
    """Kind: & and < are markup to the program, and break the file or are left out."""
    found = faces(name=name)
    svg = ElementTree.fromstring(found[0].svg)
    assert squeezed(name) in squeezed("".join(svg.itertext()))
    assert squeezed(name) in squeezed("".join(texts(pdf_of(found))))
    assert squeezed(name) in said(found)


@pytest.mark.parametrize("unclosed", ["<i>slanted", "**bold", "*slanted", "{{ 7 * 7 }", "<b"])
def test_markup_that_is_not_closed_spoils_no_other_card(unclosed: str) -> None:
    """Kind: one tag that is not closed breaks all cards after it, and the sheet they lie on."""
    before = faces(name="Kay")
    spoilt = faces(name="Odo", notes=unclosed, rules=rules(unclosed, unclosed))
    assert faces(name="Kay")[0].drawing == before[0].drawing
    page = impose([*spoilt, *before], load_sheet("a4")).pages[0]
    placed = [one for one in page.items if isinstance(getattr(one, "drawing", None), Drawing)]
    assert [(round(one.x, 2), round(one.y, 2)) for one in placed[:2]] == [
        (10.5, 16.5),
        (73.5, 16.5),
    ]
    assert "slanted" in said(spoilt) or "slanted" not in unclosed


@pytest.mark.parametrize("sign", "—–×≤≥½’“”…−°")
def test_dashes_and_signs_of_arithmetic_are_printed(sign: str) -> None:
    """Kind: a dash or a times sign in a rule breaks the way to paper."""
    found = faces(rules=rules("Reach", f"2 {sign} 3"))
    assert found[0].missing_glyphs == ()
    assert sign in "".join(texts(pdf_of(found)))
