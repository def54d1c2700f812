"""`muster theme`: from nothing to a look of one's own, with every mistake told."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pypdfium2
import pytest
from jsonschema import validate
from PIL import Image

from builder.cli.theme.checking import Checked
from builder.cli.theme.drawing import picture
from builder.cli.theme.sampling import sample_cards
from output.card.themes import known_themes
from output.looks import SHIPPED, shipped
from schemas.published import json_schema
from tests.cli.conftest import Player, player

__all__ = ["player"]


def changed(path: Path, before: str, after: str) -> None:
    """Writes something else into a file, where it must have stood."""
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def fits(name: str, answer: Any) -> Any:
    """An answer, which is as its published schema says."""
    validate(answer, json_schema(name))
    return answer


def test_a_new_theme_is_sound_and_prints_at_once(player: Player) -> None:
    said = player.does("theme", "new", "Night Watch")
    assert "Night Watch: a new theme, night-watch; 9 files" in said
    for line in re.findall(r"^  muster (.*)$", said, re.MULTILINE):
        player.does(*(one.strip("'") for one in re.findall(r"'[^']*'|\S+", line)))
    made = {path.suffix for path in player.folder.iterdir() if path.is_file()}
    assert made == {".png", ".pdf"}


def test_a_new_theme_looks_as_signal_does_but_for_its_colour(player: Player) -> None:
    player.does("theme", "new", "grim")
    theme = player.folder / "grim" / "themes" / "grim.yaml"
    theme.write_text("like: signal\n", "utf-8")
    look = ("print", "core-1e/border-levy", "--format", "svg")
    player.does(*look, "-o", "a/", "--theme", "grim", "--templates", "grim")
    player.does(*look, "-o", "b/")
    one, other = (sorted((player.folder / name).iterdir()) for name in "ab")
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in other]


def test_nothing_is_overwritten_and_no_name_of_ours_is_taken(player: Player) -> None:
    player.does("theme", "new", "grim")
    assert "not empty" in player.is_refused("theme", "new", "grim")
    player.does("theme", "new", "grim", "--force")
    assert "comes with musterpress" in player.is_refused("theme", "new", "Vesper")
    assert "no name" in player.is_refused("theme", "new", "!!!")
    player.writes("file", "")
    assert "is a file" in player.is_refused("theme", "new", "other", "-o", "file")


def test_every_mistake_in_the_files_is_told_at_its_place(player: Player) -> None:
    player.does("theme", "new", "grim")
    grim = player.folder / "grim"
    changed(grim / "themes" / "grim.yaml", '"#3B2F5C"', "purpel")
    changed(grim / "card" / "grim" / "strip.svg.j2", "pen.texts", "pen.textz")
    changed(grim / "card" / "grim" / "footer.svg.j2", "{% endif %}", "{% endfi %}")
    player.writes("grim/layouts/mine.yaml", "like: pokker\n")
    player.writes("grim/fonts/a.ttf", "no font")
    result = player.tries("theme", "check", "grim")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    told = "\n".join(lines)
    assert "grim/themes/grim.yaml:26:16: a colour is needed here" in told
    assert (
        "grim/layouts/mine.yaml:1:7: there is no other card size `pokker`; did you mean `poker`?"
        in told
    )
    assert "grim/fonts/a.ttf: not a TrueType font" in told
    assert re.search(r"strip\.svg\.j2:\d+:8: `pen` has no `textz`; did you mean `texts?`\?", told)
    assert re.search(r"footer\.svg\.j2:\d+:\d+: encountered unknown tag `endfi`", told)
    assert lines[-1] == "grim: 5 errors; 0 faces of cards drawn"
    answer = fits("theme-check", player.asks("theme", "check", "grim"))
    assert len(answer["problems"]) == 5
    assert answer["themes"] == ["grim"]


def test_mistakes_in_pre_cut_sheets_are_told_too(player: Player) -> None:
    player.does("theme", "new", "grim")
    sheet = "format: musterpress/sheet\nname: Six\npaper: a9\ncard: 90x60\npieces: [{x: 1, y: 1}]\n"
    player.writes("grim/sheets/six.yaml", sheet)
    result = player.tries("theme", "check", "grim")
    assert result.exit_code == 1
    assert "grim/sheets/six.yaml:3:8: there is no paper `a9`" in result.stdout + result.stderr


def test_markup_outside_the_profile_is_told_by_the_line_of_the_drawing(player: Player) -> None:
    player.does("theme", "new", "grim")
    drawing = player.folder / "grim" / "card" / "grim.svg.j2"
    text = drawing.read_text("utf-8").rstrip() + '\n<rect x="1" widht="2" height="2"/>\n<pth/>\n'
    drawing.write_text(text, "utf-8")
    at = text.count("\n")
    result = player.tries("theme", "check", "grim")
    assert result.exit_code == 1
    file, profile = "grim/card/grim.svg.j2", "is not in the SVG profile; did you mean"
    assert result.stdout.splitlines()[:2] == [
        f"{file}:{at - 1}:1: `widht` of `<rect>` {profile} `width`?",
        f"{file}:{at}:1: `<pth>` {profile} `path`?",
    ]


def test_texts_that_are_small_faint_or_overlap_are_warned_of(player: Player) -> None:
    player.does("theme", "new", "grim")
    theme, drawing = (
        player.folder / "grim" / name for name in ("themes/grim.yaml", "card/grim.svg.j2")
    )
    changed(theme, "team: grim", 'colours: {ink_2: "#BBBBBB"}\nteam: grim')
    with drawing.open("a", encoding="utf-8") as file:
        font = 'font-family="Noto Sans" fill="#000000" x="20"'
        file.write(f'<text {font} y="40" font-size="1.4">tiny words</text>\n')
        file.write(f'<text {font} y="60" font-size="4">one text</text>\n')
        file.write(f'<text {font} y="61" font-size="4">another</text>\n')
    result = player.tries("theme", "check", "grim")
    assert result.exit_code == 0
    told = result.stdout
    assert re.search(r"grim\.yaml:\d+:18: warning: .* in #BBBBBB on #F.* stands out 1\.\d:1", told)
    assert re.search(r"warning: .*the small letters of “tiny words” are 0\.\d mm high", told)
    assert re.search(r"warning: .*“one text” and “another” overlap", told)


def test_a_drawing_that_loops_for_ever_is_an_error_that_stops(player: Player) -> None:
    player.does("theme", "new", "grim")
    with (player.folder / "grim" / "card" / "grim.svg.j2").open("a", encoding="utf-8") as file:
        file.write("{% for a in range(4000) %}{% for b in range(4000) %}{% endfor %}{% endfor %}\n")
    result = player.tries("theme", "check", "grim")
    assert result.exit_code == 1
    assert "grim/card/grim.svg.j2:" in result.stdout
    assert "takes more than" in result.stdout
    said = player.is_refused(
        *("print", "core-1e/border-levy", "-o", "a.pdf", "--templates", "grim", "--theme", "grim")
    )
    assert "grim/card/grim.svg.j2:" in said
    assert not (player.folder / "a.pdf").exists()


@pytest.mark.parametrize("name", known_themes())
def test_nothing_is_doubtful_about_ours(name: str, player: Player) -> None:
    answer = fits("theme-check", player.asks("theme", "check", name))
    assert answer["problems"] == []
    assert answer["faces"] > 50


def test_sample_cards_are_drawn_as_the_ending_says(player: Player) -> None:
    player.does("theme", "check", "signal", "-o", "a.PDF")
    drawn = Checked(
        "signal", SHIPPED, ["signal"], drawn=list(sample_cards("signal", "full", SHIPPED))
    )
    shown = Image.open(io.BytesIO(picture(drawn, "png")))
    assert shown.format == "PNG"
    with pypdfium2.PdfDocument(player.folder / "a.PDF") as pdf:
        (page,) = pdf
        width_mm = page.get_width() / 72 * 25.4
    assert shown.width == pytest.approx(width_mm / 25.4 * 150, abs=1)
    root = ElementTree.fromstring(picture(drawn, "svg"))
    assert float(root.get("width", "").removesuffix("mm")) == pytest.approx(width_mm, abs=0.1)
    assert "Ysolt" in "".join(root.itertext())


def test_sample_cards_are_not_drawn_where_they_cannot_be(player: Player) -> None:
    said = player.is_refused("theme", "check", "signal", "-o", "a.jpg")
    assert said == "a.jpg: `.jpg` is none of .png, .pdf, .svg; change the ending\n"
    player.writes("looks/notes.txt", "")
    for folder in ("looks", "looks/", "new/"):
        assert "is a folder" in player.is_refused("theme", "check", "signal", "-o", folder)
    player.writes("a.pdf", "")
    assert "--force" in player.is_refused("theme", "check", "signal", "-o", "a.pdf")
    assert "one pipe" in player.is_refused("theme", "check", "signal", "-o", "-", "--json")


def test_what_is_no_theme_is_refused_with_the_nearest(player: Player) -> None:
    assert "did you mean `signal`?" in player.is_refused("theme", "check", "sginal")
    player.writes("empty/notes.txt", "")
    assert "none of themes/" in player.is_refused("theme", "check", "empty")
    assert "is a file" in player.is_refused("theme", "check", "empty/notes.txt")
    look = ("print", "core-1e/border-levy", "-o", "a.pdf")
    said = player.is_refused(*look, "--theme", "sginal")
    assert said.startswith("--theme sginal: no theme of that name; did you mean `signal`?")
    said = player.is_refused(*look, "--templates", "nowhere")
    assert said.startswith("--templates nowhere: there is no such folder")
    player.does("calibrate", "--profile", "laser", "--front", "1,1")
    said = player.is_refused(*look, "--profile", "lazer")
    assert "no such printer profile; did you mean `laser`?" in said


def test_the_list_says_where_themes_are_from_and_which_cannot_be_used(player: Player) -> None:
    player.does("theme", "new", "grim")
    player.writes("grim/themes/torn.yaml", "name: [")
    lines = player.does("theme", "list", "--templates", "grim").splitlines()
    listed = {line.split()[0]: line for line in lines}
    assert "yours: grim/themes/grim.yaml" in listed["grim"]
    assert "cannot be used; see muster theme check torn" in listed["torn"]
    assert listed["signal"].split() == ["signal", "Signal"]
    answer = fits("themes", player.asks("theme", "list", "--templates", "grim"))
    usable = {theme["id"]: theme["usable"] for theme in answer["themes"]}
    assert usable["signal"]
    assert not usable["torn"]


def test_a_theme_in_the_users_own_folder_is_always_there(player: Player) -> None:
    folder = player.folder.parent / "home" / "XDG_DATA_HOME" / "musterpress" / "templates"
    player.does("theme", "new", "grim", "-o", folder / "grim")
    assert "yours: " in player.does("theme", "list")
    player.writes(folder / "grim" / "layouts" / "hand.yaml", "like: poker\nwidth_mm: 66\n")
    player.does("print", "core-1e/border-levy", "-o", "a.pdf", "--theme", "grim", "--card", "hand")
    player.does("verify", "a.pdf", "--card", "hand")


def test_a_font_of_ones_own_is_measured_and_embedded(player: Player) -> None:
    player.does("theme", "new", "grim")
    fonts = player.folder / "grim" / "fonts"
    fonts.mkdir()
    (fonts / "mine.ttf").write_bytes((shipped() / "fonts" / "NotoSans-700.ttf").read_bytes())
    changed(
        player.folder / "grim" / "themes" / "grim.yaml",
        "team: grim",
        "fonts: {name: {family: Noto Sans, weight: 700}}\nteam: grim",
    )
    look = ("--templates", "grim", "--theme", "grim", "--strict")
    player.does(
        "print", "core-1e/border-levy", "-o", "a.pdf", *look, "--what", "cards,roster,sheet"
    )
    assert "NotoSans" in player.does("verify", "a.pdf", "--card", "poker")


def test_colours_that_somebody_does_not_tell_apart_are_told(player: Player) -> None:
    player.does("theme", "new", "grim")
    theme = player.folder / "grim" / "themes" / "grim.yaml"
    theme.write_text("like: signal\ncolours: {ink: '#5A1010', alert: '#10421E'}\n", "utf-8")
    said = player.does("theme", "check", "grim")
    assert "what got worse and other figures look alike to who does not see" in said
