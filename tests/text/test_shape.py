"""Shaping: glyphs, their order, who draws them, and how wide they are."""

from __future__ import annotations

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output.text import Font, FontSet, Run, default_fonts, shape

ANY_TEXT = st.text(
    st.one_of(
        st.sampled_from("AVTo fi-.łΔוא لاعم日かー漢🛡⚔\u0301\u05b8\ufe0f\u200d\u00a0\n\t1"),
        st.characters(),
    ),
    max_size=20,
)


def glyph_ids(runs: tuple[Run, ...]) -> list[int]:
    return [glyph[0] for run in runs for glyph in run.glyphs]


def test_kerning_makes_a_pair_narrower_than_its_letters(fonts: FontSet, body: Font) -> None:
    alone = shape("A", body, fonts).width + shape("V", body, fonts).width
    assert shape("AV", body, fonts).width < alone - 0.01


def test_a_ligature_is_one_glyph_for_its_letters(fonts: FontSet, body: Font) -> None:
    (run,) = shape("office", body, fonts).runs
    spans = [(start, end) for *_, start, end in run.glyphs]
    assert spans == [(0, 1), (1, 4), (4, 5), (5, 6)]


def test_a_text_is_as_wide_as_its_words_and_spaces(fonts: FontSet, body: Font) -> None:
    words = sum(shape(word, body, fonts).width for word in ("Tall", " ", "Anna", "  ", "Vogt"))
    assert shape("Tall Anna  Vogt", body, fonts).width == pytest.approx(words)


def test_plain_text_is_one_run(fonts: FontSet, body: Font) -> None:
    (run,) = shape('≤12" 3+ · >12" 4+', body, fonts).runs
    assert (run.text, run.font, run.scale, run.rtl) == ('≤12" 3+ · >12" 4+', body, 1.0, False)


@pytest.mark.parametrize(
    ("text", "families"),
    [
        ("Żółć", ["Barlow Semi Condensed"]),
        ("Δοκιμή", ["Noto Sans"]),
        ("ἀγαθός", ["Noto Sans"]),
        ("Съешь", ["Noto Sans"]),
        ("שָׁלוֹם", ["Noto Sans Hebrew"]),
        ("سلام", ["Noto Sans Arabic"]),
        ("日本語かな", ["Noto Sans JP"]),
        ("🛡️", ["Noto Emoji"]),
        ("1️⃣", ["Noto Emoji"]),
        ("→", ["Noto Sans Math"]),
        ("★", ["Noto Sans Symbols 2"]),
        ("日本Team", ["Noto Sans JP", "Barlow Semi Condensed"]),
        ("(Привет), 12", ["Barlow Semi Condensed", "Noto Sans", "Barlow Semi Condensed"]),
    ],
)
def test_each_script_is_drawn_by_the_font_that_has_it(
    fonts: FontSet, body: Font, text: str, families: list[str]
) -> None:
    shaped = shape(text, body, fonts)
    assert [run.font.family for run in shaped.runs] == families
    assert shaped.missing == ()


def test_a_greek_word_is_not_divided_at_the_letter_that_barlow_has(
    fonts: FontSet, body: Font
) -> None:
    assert body.has("Δ")
    assert not body.has("ο")
    assert [run.text for run in shape("Δο", body, fonts).runs] == ["Δο"]


def test_a_sentence_of_ideographs_does_not_change_weight_for_a_rare_one(fonts: FontSet) -> None:
    regular, bold = fonts.font("Noto Sans JP", 400), fonts.font("Noto Sans JP", 700)
    assert bold.has("彁")
    assert not regular.has("彁")
    runs = shape("漢字彁漢字", fonts.font("Noto Sans", 400), fonts).runs
    assert [(run.text, run.font) for run in runs] == [
        ("漢字", regular),
        ("彁", bold),
        ("漢字", regular),
    ]


def test_spaces_and_figures_come_from_the_text_font(fonts: FontSet, body: Font) -> None:
    runs = shape("🛡 12 🛡", body, fonts).runs
    assert [(run.text, run.font.family) for run in runs] == [
        ("🛡", "Noto Emoji"),
        (" 12 ", "Barlow Semi Condensed"),
        ("🛡", "Noto Emoji"),
    ]


def test_joined_emoji_are_one_glyph(fonts: FontSet, body: Font) -> None:
    for text in ("👨‍👩‍👧", "🇵🇱", "1️⃣", "👍🏽"):
        (run,) = shape(text, body, fonts).runs
        assert [(start, end) for *_, start, end in run.glyphs] == [(0, len(text))], text


def test_arabic_letters_are_joined(fonts: FontSet, body: Font) -> None:
    (word,) = shape("بيت", body, fonts).runs
    alone = [shape(letter, body, fonts).runs[0].glyphs[-1][0] for letter in "بيت"]
    assert not set(alone) & set(glyph_ids((word,)))


def test_hebrew_stands_from_right_to_left(fonts: FontSet, body: Font) -> None:
    (run,) = shape("אבג", body, fonts).runs
    assert run.rtl
    assert run.text == "אבג"
    assert [start for *_, start, _ in run.glyphs] == [2, 1, 0]


def test_a_name_of_two_directions_stands_in_its_own_order(fonts: FontSet, body: Font) -> None:
    left_first = shape("Odo שלום 12", body, fonts)
    assert "".join(run.text for run in left_first.runs).startswith("Odo ")
    right_first = shape("שלום Odo", body, fonts)
    assert [run.text for run in right_first.runs] == ["Odo", " ", "שלום"]
    forced = shape("שלום Odo", body, fonts, rtl=False)
    assert [run.text for run in forced.runs] == ["שלום", " Odo"]


def test_brackets_turn_with_the_text(fonts: FontSet, body: Font) -> None:
    def brackets(rtl: bool) -> list[int]:
        return [run.glyphs[0][0] for run in shape("(", body, fonts, rtl=rtl).runs]

    (opening,) = brackets(False)
    (turned,) = brackets(True)
    assert turned == body.glyph(")")
    assert opening == body.glyph("(")


def test_marks_stay_with_their_letter(fonts: FontSet, body: Font) -> None:
    (run,) = shape("x\u0301y", body, fonts).runs
    assert {(start, end) for *_, start, end in run.glyphs} == {(0, 2), (2, 3)}


def test_letters_written_with_separate_marks_look_like_composed_ones(
    fonts: FontSet, body: Font
) -> None:
    text = "Zażółć gęślą Åse Nguyễn"
    apart = shape(unicodedata.normalize("NFD", text), body, fonts)
    assert len(apart.text) > len(text)
    assert glyph_ids(apart.runs) == glyph_ids(shape(text, body, fonts).runs)
    assert {run.font for run in apart.runs} == {body}


def test_a_character_that_no_font_has_is_reported_and_visible(fonts: FontSet, body: Font) -> None:
    shaped = shape("abሀcሀ", body, fonts)
    assert shaped.missing == ("ሀ",)
    drawn = [run for run in shaped.runs if run.text == "ሀ"]
    assert len(drawn) == 2
    assert drawn[0].glyphs[0][0] == drawn[0].font.glyph("\ufffd") != 0
    assert "".join(run.text for run in shaped.runs) == "abሀcሀ"


@pytest.mark.parametrize("control", ["\n", "\r", "\t", "\x00", "\x1f", "\x7f", "\u2028"])
def test_control_characters_are_spaces(fonts: FontSet, body: Font, control: str) -> None:
    shaped = shape(f"a{control}b", body, fonts)
    assert shaped.width == shape("a b", body, fonts).width
    assert shaped.missing == ()


def test_half_a_surrogate_pair_is_shown_as_a_fault(fonts: FontSet, body: Font) -> None:
    assert shape("a\ud83d", body, fonts).runs[-1].text == "\ufffd"


@pytest.mark.parametrize("unseen", ["\u200d", "\u200b", "\u2060", "\u00ad", "\ufe0f", "\u2068"])
def test_characters_that_are_never_seen_take_no_room(
    fonts: FontSet, body: Font, unseen: str
) -> None:
    assert shape(unseen, body, fonts).width == 0
    assert shape(f"a{unseen}", body, fonts).missing == ()


def test_letter_spacing_follows_each_letter_but_the_last(fonts: FontSet, body: Font) -> None:
    plain, spaced = shape("NAME", body, fonts), shape("NAME", body, fonts, letter_spacing=0.05)
    assert spaced.width == pytest.approx(plain.width + 3 * 0.05)
    assert spaced.runs[0].glyphs[-1][1] == pytest.approx(plain.runs[0].glyphs[-1][1])


def test_letter_spacing_parts_ligatures_but_not_joined_letters(fonts: FontSet, body: Font) -> None:
    (run,) = shape("fi", body, fonts, letter_spacing=0.05).runs
    assert len(run.glyphs) == 2
    arabic = shape("سلام", body, fonts)
    assert shape("سلام", body, fonts, letter_spacing=0.05).width == pytest.approx(arabic.width)


def test_letters_that_no_mark_follows_are_spaced_with_their_marks(
    fonts: FontSet, body: Font
) -> None:
    plain = shape("x\u0301y", body, fonts)
    spaced = shape("x\u0301y", body, fonts, letter_spacing=0.1)
    assert spaced.width == pytest.approx(plain.width + 0.1)


@settings(max_examples=150, deadline=None)
@given(ANY_TEXT, st.sampled_from([None, True, False]))
def test_every_text_is_drawn_whole_and_as_wide_as_its_glyphs(text: str, rtl: bool | None) -> None:
    fonts = default_fonts()
    shaped = shape(text, fonts.font("Barlow Condensed", 700), fonts, rtl=rtl)
    assert sorted("".join(run.text for run in shaped.runs)) == sorted(shaped.text)
    assert shaped.width == pytest.approx(sum(g[1] for run in shaped.runs for g in run.glyphs))
    for run in shaped.runs:
        assert shaped.text[run.start : run.start + len(run.text)] == run.text
        assert all(0 <= start < end <= len(run.text) for *_, start, end in run.glyphs)
        assert all(glyph[0] != 0 for glyph in run.glyphs)


@pytest.mark.parametrize("language", ["C", "tr_TR.UTF-8"])
def test_the_same_text_is_shaped_alike_in_another_process(
    fonts: FontSet, body: Font, language: str
) -> None:
    text = "Żółć fi שלום سلام 日本 🛡️ Δοκιμή"
    code = (
        "from output.text import *; f = default_fonts();"
        f"print(shape({text!r}, f.font('Barlow Semi Condensed', 400), f).runs)"
    )
    environment = {"PYTHONHASHSEED": "7", "PYTHONUTF8": "1", "LANG": language, "LC_ALL": language}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.strip() == repr(shape(text, body, fonts).runs)
