"""A theme or card size that is wrong: all of it at once, each with its line, and what to write."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from output.card import load_layout
from output.card.theme import Theme
from output.card.themes import load_theme
from schemas.problems import InputError
from tests.theme.conftest import Told, Write

SCENES = "`solid`, `pale`, `engraved`, `plain`"
WRONG = """\
like: signal
nmae: Mine
colours: {paper: red, ink: "#12", ink_2: "#444444", pepper: "#FFFFFF"}
fonts:
  name: {family: Barlow Condenset, weight: 700}
  lable: {family: Barlow Condensed}
  body: {family: Barlow Semi Condensed, factor: 9, tracking: wide}
lines: {hair_mm: 0.01}
scene: solit
teams:
  sea: {team: "#0F4653", accent: "#F3B54"}
"""


def test_all_that_is_wrong_with_a_theme_is_told_at_its_place(told: Told) -> None:
    assert told("themes", WRONG) == [
        "mine.yaml:2:1: unknown key `nmae`; did you mean `name`?",
        "mine.yaml:3:18: a colour is needed here, written as #RRGGBB (`#FF0000`), not `red`",
        "mine.yaml:3:28: a colour is needed here, written as #RRGGBB, not `#12`",
        "mine.yaml:3:53: unknown key `pepper`; did you mean `paper`?",
        "mine.yaml:6:3: a key such as `label` is needed here, not `lable`",
        "mine.yaml:7:49: a number of at most 3 is needed here, not `9`",
        "mine.yaml:7:62: a number is needed here, not `wide`",
        "mine.yaml:8:18: a number of at least 0.15 is needed here, not `0.01`",
        f"mine.yaml:9:8: one of {SCENES} is needed here, not `solit`; did you mean `solid`?",
    ]


def test_what_a_theme_names_is_looked_up(told: Told) -> None:
    said = told(
        "themes",
        "like: signal\n"
        "team: teel\n"
        "fonts:\n"
        "  name: {family: Barlow Condenset, weight: 700}\n"
        "  body: {family: Noto Sans, weight: 650}\n"
        "accents: {gold: '#F3B54A'}\n"
        "teams:\n"
        "  sea: {team: '#0F4653', accent: golt}\n",
    )
    assert said[0] == "mine.yaml:2:7: there is no team `teel`; did you mean `teal`?"
    assert "4:18: no font family 'Barlow Condenset'; did you mean 'Barlow Condensed'?" in said[1]
    assert said[2].startswith("mine.yaml:5:")
    assert "'Noto Sans' has no 650; it has: 400, 400 italic, 700" in said[2]
    assert "8:34: `golt` is neither an accent nor #RRGGBB; did you mean `gold`?" in said[3]


def test_a_theme_says_only_what_differs(mine: Callable[[str], Theme]) -> None:
    signal = load_theme("signal")
    theme = mine("like: signal\nname: Mine\ncolours: {alert: '#AA0000'}\nbox_radius_mm: 0\n")
    colours = signal.colours.model_copy(update={"alert": "#AA0000"})
    changed = {"name": "Mine", "colours": colours, "box_radius_mm": 0.0}
    assert theme == signal.model_copy(update=changed)


def test_a_theme_that_is_like_none_says_all(told: Told) -> None:
    said = told("themes", "name: Mine\n")
    assert "mine.yaml:1:1: `fonts` is missing; add it" in said
    assert "mine.yaml:1:1: `colours` is missing; add it" in said


@pytest.mark.parametrize("like", ["mine", "other", "nothing", "../signal"])
@pytest.mark.parametrize(("kind", "what"), [("themes", "theme"), ("layouts", "card size")])
def test_what_is_like_itself_or_nothing_is_told(
    kind: str, what: str, like: str, told: Told, write: Write
) -> None:
    write(f"{kind}/other.yaml", "like: mine\n")
    (said,) = told(kind, f"name: Mine\nlike: {like}\n")
    where = "other.yaml:1:7" if like == "other" else "mine.yaml:2:7"
    assert said.startswith(f"{where}: there is no other {what} `")
    assert "there are: " in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name: [", "expected node content here: the bracket opened at"),
        ("name: a\nname: b\n", "2:1: `name` is said twice"),
        ("name: &a Mine\nteam: *a\n", "1:7: anchors"),
        ("- a\n", "holds no mapping"),
        ("\tname: a", "1:1: a tab is used here"),
        ("x" * 300_000, "has more than 200 kB"),
    ],
)
def test_a_file_that_is_no_theme_is_told(text: str, said: str, told: Told) -> None:
    assert said in told("themes", text)[0]


def test_a_file_that_is_not_text_is_told(write: Write, tmp_path: Path) -> None:
    looks = write("themes/mine.yaml", "")
    (tmp_path / "themes" / "mine.yaml").write_bytes(b"name: \xff\n")
    with pytest.raises(InputError, match="not UTF-8"):
        load_theme("mine", looks)


def test_all_that_is_wrong_with_a_card_size_is_told_at_its_place(told: Told) -> None:
    said = told(
        "layouts",
        "like: poker\nwidth_mm: -3\nladder: {step: 0}\ntype: {rulse: {pt: 8, smallest: 7}}\n"
        "strip: {hight: 3}\nplan: {height: [1]}\nmargin_mm: nan\nbleed_mm: wide\n",
    )
    assert said == [
        "mine.yaml:2:11: a number over 0 is needed here, not `-3`",
        "mine.yaml:3:16: a number of at least 0.005 is needed here, not `0`",
        "mine.yaml:4:8: a key such as `rules` is needed here, not `rulse`",
        "mine.yaml:5:9: unknown key `hight`; did you mean `height`?",
        "mine.yaml:6:16: a list of more values is needed here; add what lacks",
        "mine.yaml:7:12: a number is needed here, not `nan`",
        "mine.yaml:8:11: a number is needed here, not `wide`",
    ]


@pytest.mark.parametrize(
    ("load", "typed", "near", "what"),
    [(load_theme, "sginal", "signal", "theme"), (load_layout, "tarott", "tarot", "card size")],
)
def test_an_unknown_name_is_told_with_the_nearest(
    load: Callable[[str], object], typed: str, near: str, what: str
) -> None:
    with pytest.raises(InputError) as error:
        load(typed)
    said = f"{typed}: no {what} of that name; did you mean `{near}`? there are: "
    assert str(error.value).startswith(said)
