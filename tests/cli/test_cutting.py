"""What `muster print` is told of marks, guides, bleed and pages of one card."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium
import pytest
from PIL import Image

from tests.cli.test_verify import printed, run, verified

GUIDED = ("--guides", "full", "--rounded", "--marks-on", "both")


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--guide-colour", "red"), "--guide-colour red: `red` is no colour; write it as #rrggbb"),
        (("--guide-weight", "0.1"), "--guide-weight 0.1: lines of 0.1 mm; they are 0.15 to 1 wide"),
        (("--guide-weight", "nan"), "they are 0.15 to 1 wide"),
        (("--bleed", "10.5"), "--bleed 10.5: must be from 0 to 10 mm"),
        (
            ("--ink", "black", "--guides", "full", "--guide-colour", "#00AEEF"),
            "--guide-colour #00AEEF: --ink black prints in black and grey alone",
        ),
        (("--paper", "card", "--what", "cards,roster"), "--what roster: --paper card is for cards"),
        (("--paper", "card", "--margin", "5"), "--margin 5: a page of --paper card is all card"),
        (("--paper", "card", "--duplex", "fold"), "--duplex fold: a page of --paper card has no"),
    ],
)
def test_what_cannot_be_is_refused_in_words(tmp_path: Path, flags: tuple, told: str):
    done = run("print", "core-1e/border-levy", "-o", tmp_path / "levy.pdf", *flags)
    assert done.exit_code == 2
    assert told in done.stderr
    assert not (tmp_path / "levy.pdf").exists()


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path):
    flags = ("--guide-colour", "red", "--guide-weight", "9", "--bleed", "-1", "--paper", "a44")
    done = run("print", "core-1e/border-levy", "-o", tmp_path / "levy.pdf", *flags)
    assert len(done.stderr.strip().splitlines()) == 4


def test_rounded_corners_that_a_card_does_not_have_are_told(tmp_path: Path):
    own = tmp_path / "own" / "layouts"
    own.mkdir(parents=True)
    (own / "sharp.yaml").write_text("like: poker\nname: Sharp\ncorner_mm: 0\n")
    flags = ("--templates", own.parent, "--card", "sharp", "--rounded")
    done = run("print", "core-1e/border-levy", "-o", tmp_path / "levy.pdf", *flags)
    assert "--rounded: the corners of Sharp are square; leave it out" in done.stderr


def test_lines_in_black_ink_are_black_and_white_alone(tmp_path: Path):
    file = printed(tmp_path, "--ink", "black", *GUIDED, "--guide-colour", "#333333")
    with pdfium.PdfDocument(file) as document:
        image = document[0].render(scale=2).to_pil().convert("RGB")
    assert all(max(rgb) - min(rgb) <= 2 for _, rgb in image.getcolors(1 << 24))


def test_a_card_is_a_page_with_its_bleed(tmp_path: Path):
    file = printed(tmp_path, "--paper", "card", "--bleed", 3, "--duplex", "long")
    pages = verified(file, "--card", "poker", "--bleed", 3)["pages"]
    assert len(pages) == 11
    for page in pages:
        assert (page["width_mm"], page["height_mm"]) == (69, 94)
        (card,) = page["cards"]
        assert (card["x_mm"], card["y_mm"], card["bleed_mm"]) == (3, 3, 3)


def test_backs_follow_their_fronts_on_pages_of_their_own(tmp_path: Path):
    flags = ("--paper", "card", "--duplex", "long", "--back", "theme")
    answer = verified(printed(tmp_path, *flags))
    assert [page["side"] for page in answer["pages"]] == ["front", "back"] * 11
    assert answer["findings"] == []


@pytest.mark.parametrize(("bleed", "size"), [(0, (750, 1050)), (3.048, (822, 1122))])
def test_pictures_have_the_bleed_that_printing_companies_ask_for(tmp_path: Path, bleed, size):
    """822 x 1122 pixels is what MakePlayingCards takes of a poker card of 2.5 x 3.5 in."""
    out = tmp_path / "cards/"
    flags = ("--format", "png", "--card", "us-poker", "--bleed", bleed)
    assert run("print", "core-1e/border-levy", "-o", f"{out}/", *flags).exit_code == 0
    sizes = {Image.open(file).size for file in out.glob("*.png")}
    assert sizes == {size}


def test_svgs_have_the_bleed_too(tmp_path: Path):
    flags = ("--format", "svg", "--bleed", 3)
    assert run("print", "core-1e/border-levy", "-o", f"{tmp_path}/", *flags).exit_code == 0
    for file in tmp_path.glob("*.svg"):
        assert 'width="69mm" height="94mm" viewBox="0 0 69 94"' in file.read_text()[:200]


def test_a_sheet_without_room_for_the_ruler_says_what_to_measure_instead(tmp_path: Path):
    done = run(
        *("print", "core-1e/border-levy", "-o", tmp_path / "levy.pdf"),
        *("--card", "a6", "--paper", "a5"),
    )
    assert "the margins have no room for: the name of the sheet, the mark of 50 mm; to check the size, measure a card: 105 × 148 mm" in done.stderr  # fmt: skip


def test_a_template_that_ends_at_the_cut_is_told_of_where_bleed_is_asked(tmp_path: Path):
    own = tmp_path / "own" / "card"
    own.mkdir(parents=True)
    drawn = "{{ pen.rect(-1, -1, face.width + 2, face.height + 2, ink.band) }}"
    (own / "signal.svg.j2").write_text(drawn)
    flags = ("--templates", own.parent, "--bleed", "3")
    done = run("print", "core-1e/border-levy", "-o", tmp_path / "levy.pdf", *flags)
    assert "what touches the cut runs 1 mm past it, and a bleed of 3 mm is asked" in done.stderr
    done = run("print", "core-1e/border-levy", "-o", tmp_path / "other.pdf", *flags[:2])
    assert "past it" not in done.stderr
