"""Papers, cards and the ways they lie, as they are said on the command line."""

from __future__ import annotations

from typing import Any

import pytest

SAMPLE = "morsdei/ash-wardens"


def cards_on(player: Any, *flags: str) -> list[dict[str, Any]]:
    player.does("print", SAMPLE, "-o", "cards.pdf", "--force", *flags)
    (page, *_) = player.asks("verify", "cards.pdf")["pages"]
    found: list[dict[str, Any]] = page["cards"]
    return found


@pytest.mark.parametrize(
    ("flags", "paper", "card"),
    [
        (("--paper", "6x8in", "--turn-cards", "never"), (152.4, 203.2), (70, 120)),
        (("--paper", "a5-landscape", "--card", "poker"), (210, 148), (88, 63)),
        (("--paper", "297x210", "--card", "poker"), (297, 210), (63, 88)),
        (("--turn", "lying", "--card", "poker"), (297, 210), (63, 88)),
        (("--turn", "upright", "--turn-cards", "always"), (210, 297), (120, 70)),
        (("--card", "poker-landscape", "--turn-cards", "never"), (297, 210), (88, 63)),
        (("--card", "3.5x2in", "--turn-cards", "never"), (210, 297), (88.9, 50.8)),
    ],
)
def test_paper_and_cards_have_the_size_that_was_said(
    player: Any, flags: tuple[str, ...], paper: tuple[float, float], card: tuple[float, float]
) -> None:
    found = cards_on(player, *flags)
    (page, *_) = player.asks("verify", "cards.pdf")["pages"]
    assert (page["width_mm"], page["height_mm"]) == pytest.approx(paper, abs=0.01)
    for one in found:
        assert (one["width_mm"], one["height_mm"]) == pytest.approx(card, abs=0.01)


def test_a_gutter_lies_between_the_cuts_of_two_cards(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "cards.pdf", "--card", "poker", "--gutter", "4")
    (page,) = player.asks("verify", "cards.pdf")["pages"]
    assert (page["gap_across_mm"], page["gap_down_mm"]) == (4, 4)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (("--margin", "nan"), "--margin nan: must be from 0 to 50 mm, and is nan"),
        (("--margin=-1",), "--margin -1: must be from 0 to 50 mm, and is -1"),
        (("--bleed", "inf"), "--bleed inf: must be from 0 to 10 mm, and is inf"),
        (("--gutter", "51"), "--gutter 51: must be from 0 to 50 mm, and is 51"),
        (("--paper", "0x0"), "--paper 0x0: paper of 0 × 0 mm; a side is 50 to 1300 mm long"),
        (("--paper", "infxinf"), "--paper infxinf: there is no paper `infxinf`; "),
        (("--card", "nanxnan"), "--card nanxnan: no card size of that name; "),
        (("--card", "9x9"), "--card 9x9: a card of 9 × 9 mm; cards are at least 41 × 63 mm"),
    ],
)
def test_lengths_that_cannot_be_are_told_with_their_flag(
    player: Any, flags: tuple[str, ...], message: str
) -> None:
    assert player.is_refused("print", SAMPLE, "-o", "cards.pdf", *flags).startswith(message)


@pytest.mark.parametrize(
    ("flags", "said", "what_to_do"),
    [
        (
            ("--paper", "a6", "--card", "a5"),
            "(148 × 210 mm) does not fit on A6 (105 × 148 mm)",
            "choose larger paper or smaller cards",
        ),
        (
            ("--paper", "a6", "--card", "poker", "--margin", "50"),
            "(63 × 88 mm) does not fit on A6 (105 × 148 mm, 5 × 48 mm within margins of 50 mm)",
            "choose narrower margins, larger paper or smaller cards",
        ),
        (
            ("--paper", "70x95", "--card", "poker", "--bleed", "5"),
            "does not fit on paper of 70 × 95 mm (70 × 95 mm, a bleed of 5 mm on all sides)",
            "choose a smaller bleed, larger paper or smaller cards",
        ),
        (
            ("--paper", "80x140", "--card", "tarot", "--turn", "lying", "--turn-cards", "never"),
            "does not fit on paper of 80 × 140 mm (140 × 80 mm)",
            "choose another turn of paper or cards, larger paper or smaller cards",
        ),
    ],
)
def test_why_a_card_does_not_fit_is_told_and_what_to_do(
    player: Any, flags: tuple[str, ...], said: str, what_to_do: str
) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "cards.pdf", *flags)
    assert message.startswith(f"--card {flags[flags.index('--card') + 1]}: the card of ")
    assert said in message
    assert message.strip().endswith(what_to_do)


def test_a_list_of_nobody_has_no_cards_to_print(player: Any) -> None:
    player.writes("none.yaml", "system: core-1e\nname: Nobody\nfighters: []\n")
    told = player.is_refused("print", "none.yaml", "-o", "cards.pdf")
    assert told == "Nobody: there are no cards to print; add a fighter first\n"
    assert not (player.folder / "cards.pdf").exists()


def test_sheets_of_lines_are_refused_on_paper_smaller_than_a6(player: Any) -> None:
    flags = ("--paper", "100x150", "--what", "cards,sheet,roster")
    told = player.is_refused("print", SAMPLE, "-o", "cards.pdf", *flags)
    for part in ("sheet", "roster"):
        assert f"--what {part}: has no room on paper of 100 × 150 mm; it needs 105 × 148" in told
    player.does("print", SAMPLE, "-o", "a.pdf", "--paper", "148x105", "--what", "roster")
    player.does("print", SAMPLE, "-o", "b.pdf", "--paper", "100x150", "--card", "poker")


@pytest.mark.parametrize(("copies", "pages"), [(9, 1), (10, 2), (18, 2), (19, 3)])
def test_a_full_page_is_followed_by_another_only_for_one_more_card(
    player: Any, copies: int, pages: int
) -> None:
    player.writes("nine.yaml", f"system: core-1e\nfighters:\n- {{unit: levy, count: {copies}}}\n")
    player.does("print", "nine.yaml", "-o", "cards.pdf", "--card", "poker")
    assert len(player.asks("verify", "cards.pdf")["pages"]) == pages
