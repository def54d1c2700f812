from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from output.export import EXPORTS
from output.export.literal import NO_BREAK_SPACE, escape

PLACES: dict[str, Callable[[str], str]] = {
    "heading": lambda text: f"# {text}",
    "paragraph": lambda text: text,
    "second line": lambda text: f"first\n{text}",
    "bullet": lambda text: f"- {text}",
    "quote": lambda text: f"> {text}",
    "cell": lambda text: f"| a | b |\n| --- | --- |\n| x | {text} |",
    "after a label": lambda text: f"- **label:** {text}",
}
SIGNS = st.text(st.sampled_from("\\`*_[]()<>|~#$&:;=+-.!1a \"'{}/@^"), min_size=1, max_size=12)

TIDY = """\
# Border Levy

Tin Men, 2nd ed., catalog 1.0.0\\
154 of 250 points

| No. | Fighter | Unit | Count | Role | Squad | Cost |
| --: | --- | --- | --: | --- | --- | --: |
| 1 | Sir Odo | Knight | 1 | Army commander | First lance | 64 points |
| 2 | Squire | Squire | 5 |  |  | 90 points |

## 1\\. Sir Odo

- **Cost:** 64 points
- **Profile:** Mo 7"
- **Weapons:** Lance
- **Armour:** Plate

> Paint the horse.

## 2\\. Squire

- **Cost:** 90 points (18 points each)
- **Weapons:** 2 × Blade
- **Rules:** Squire

## Squads

- First lance (Lance): Sir Odo

## House rulings changed

- Blast sizes are diameters

## Illegal: 1 error, 1 warning

- error TIN-SHIELD: Sir Odo: no shield with plate
- warning TIN-07: Few shots
"""


def test_a_tidy_warband_reads_like_this(tidy: Any) -> None:
    assert EXPORTS["markdown"](tidy.warband, tidy.findings) == TIDY


def seen(markdown: str) -> str:
    """What a reader sees in the last place of a document."""
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(markdown)
    assert {token.type for token in tokens} & {"code_block", "fence", "html_block", "hr"} == set()
    parts = [token.children or [] for token in tokens if token.type == "inline"][-1]
    return "".join("\n" if part.type == "softbreak" else part.content for part in parts)


@pytest.mark.parametrize("place", PLACES)
@given(SIGNS)
@example("  indented")
@example("1. one")
@example("---")
@example("===")
@example("name #")
@example("&amp; &#64;")
@example("\\|")
@example("<!-- gone -->")
@example("[a]: http://b")
def test_a_text_is_seen_letter_for_letter(place: str, text: str) -> None:
    text = text.rstrip() or "x"
    assert seen(PLACES[place](escape(text))).replace("\u00a0", " ").endswith(text)


@pytest.mark.parametrize("text", ['Sir Odo, 1.0.0 (2nd): 7"', "TIN-07", "Ann & Bob", "a > b"])
def test_what_means_nothing_is_left_alone(text: str) -> None:
    assert escape(text) == text


def test_a_shortcode_stays_a_text() -> None:
    assert escape(":smile: 7:30") == "\\:smile: 7:30"


def test_the_table_has_a_row_for_each_fighter(hostile: Any) -> None:
    markdown = EXPORTS["markdown"](hostile.warband, hostile.findings)
    tokens = MarkdownIt("commonmark").enable("table").parse(markdown)
    assert [token.type for token in tokens].count("tr_open") == 1 + 3
    assert [token.type for token in tokens].count("td_open") == 3 * 7


def test_lines_of_notes_stay_lines(tidy: Any) -> None:
    tidy.warband.fighters[0].notes = "one\n two\n\nthree\n"
    markdown = EXPORTS["markdown"](tidy.warband, [])
    assert f"> one\\\n> {NO_BREAK_SPACE}two\n>\n> three\n" in markdown


def test_a_game_without_costs_and_fighters_has_no_table(free: Any) -> None:
    markdown = EXPORTS["markdown"](free.warband, free.findings)
    assert markdown == (
        "# Nobody\n\nTin Men, 2nd ed., catalog 1.0.0\n\n"
        "## House rulings changed\n\n- Blast sizes are diameters\n\n## No findings\n"
    )
