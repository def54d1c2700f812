"""Backs of cards, and where they go, by the command line."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from builder.cli.printing.side_remarks import BY_HAND
from tests.cli.conftest import Player

SAMPLE = "core-1e/border-levy"


def texts(path: Path) -> list[str]:
    """The text of each page of a PDF."""
    document = pypdfium2.PdfDocument(path)
    return [page.get_textpage().get_text_bounded() for page in document]


def backs(path: Path) -> list[int]:
    """How often the game stands under the name of the warband, by page."""
    return [text.count("CORE GAME") for text in texts(path)]


@pytest.fixture
def photo(player: Player) -> Path:
    path = player.folder / "photo.jpg"
    Image.merge("RGB", [Image.effect_noise((640, 480), 60) for _ in "RGB"]).save(path)
    return path


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_a_theme_back_is_behind_every_card(player: Player, duplex: str) -> None:
    player.does("print", SAMPLE, "-o", "a.pdf", "--duplex", duplex, "--back", "theme")
    assert backs(player.folder / "a.pdf") == [0, 9, 0, 2]
    assert player.asks("verify", "a.pdf", "--duplex", duplex)["findings"] == []


def test_a_second_face_comes_before_the_theme_back(player: Player) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--note", "a long story " * 110)
    player.does("add", "levy.yaml", "levy")
    player.tries("print", "levy.yaml", "-o", "a.pdf", "--duplex", "long", "--back", "theme")
    _, back = texts(player.folder / "a.pdf")
    assert back.count("CORE GAME") == 1
    assert "a long story" in back


def test_without_duplex_backs_are_pages_at_the_end_and_each_face_is_a_card(player: Player) -> None:
    result = player.tries("print", SAMPLE, "-o", "a.pdf", "--back", "theme")
    assert (result.stdout, result.stderr) == ("a.pdf: 11 cards on 4 pages\n", BY_HAND + "\n")
    assert backs(player.folder / "a.pdf") == [0, 0, 9, 2]
    data = (player.folder / "a.pdf").read_bytes()
    assert b"/Duplex /Simplex" in data


def test_none_prints_second_faces_as_cards_even_on_paper_that_is_turned(player: Player) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--note", "a long story " * 200)
    said = ("print", "levy.yaml", "--duplex", "long")
    result = player.tries(*said, "-o", "a.pdf", "--back", "none")
    assert (
        "--back none prints nothing behind cards, so --duplex long changes nothing" in result.stderr
    )
    player.tries(*said[:2], "-o", "b.pdf")
    assert texts(player.folder / "a.pdf") == texts(player.folder / "b.pdf")


def test_a_folded_print_has_both_sides_on_one_page(player: Player) -> None:
    result = player.tries("print", SAMPLE, "-o", "a.pdf", "--duplex", "fold", "--back", "theme")
    assert (result.stdout, result.stderr) == ("a.pdf: 11 cards on 3 pages\n", "")
    assert backs(player.folder / "a.pdf") == [4, 4, 3]
    assert b"/Duplex /Simplex" in (player.folder / "a.pdf").read_bytes()


def test_a_picture_is_behind_all_cards_and_once_in_the_file(player: Player, photo: Path) -> None:
    player.does("print", SAMPLE, "-o", "a.pdf", "--duplex", "long", "--back", photo)
    data = (player.folder / "a.pdf").read_bytes()
    assert data.count(photo.read_bytes()) == 1
    assert data.count(b"/Subtype /Image") == 1
    found = player.asks("verify", "a.pdf", "--duplex", "long", "--card", "poker")["findings"]
    assert {one["severity"] for one in found} <= {"warning"}
    page = pypdfium2.PdfDocument(data)[1].render(scale=1).to_pil()
    assert len(page.crop((250, 300, 300, 350)).getcolors(9999)) > 50


def test_a_picture_that_cannot_be_used_is_refused_in_words(player: Player) -> None:
    player.writes("not.png", "words")
    said = ("print", SAMPLE, "-o", "a.pdf", "--duplex", "long", "--back")
    assert "--back not.png: this is not a picture; use PNG" in player.is_refused(*said, "not.png")
    message = player.is_refused(*said, "them")
    assert (
        "--back them: there is no such file; say rules, theme, none, or name a picture" in message
    )
    assert not (player.folder / "a.pdf").exists()


@pytest.mark.parametrize("ink", ["saver", "black"])
def test_a_picture_and_thrifty_ink_exclude_each_other(
    player: Player, photo: Path, ink: str
) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "a.pdf", "--back", photo, "--ink", ink)
    assert f"a picture takes much ink, and --ink {ink} is asked" in message


def test_a_picture_is_printed_in_black_ink_as_greys_where_that_is_asked(
    player: Player, photo: Path
) -> None:
    said = ("print", SAMPLE, "-o", "a.pdf", "--duplex", "long", "--back", photo)
    player.does(*said, "--ink", "black", "--pictures")
    page = pypdfium2.PdfDocument(player.folder / "a.pdf")[1].render(scale=1).to_pil()
    bands = page.convert("RGB").crop((250, 300, 300, 350)).split()
    assert bands[0].tobytes() == bands[1].tobytes() == bands[2].tobytes()
    assert len(set(bands[0].tobytes())) > 20


def test_a_theme_back_is_once_in_the_file(player: Player) -> None:
    player.does("print", SAMPLE, "-o", "a.pdf", "--duplex", "long")
    player.does("print", SAMPLE, "-o", "b.pdf", "--duplex", "long", "--back", "theme")
    one, other = ((player.folder / name).stat().st_size for name in ("a.pdf", "b.pdf"))
    assert other - one < 4500


def test_backs_apart_are_a_file_of_their_own_that_is_not_written_over(player: Player) -> None:
    said = ("print", SAMPLE, "-o", "a.pdf", "--duplex", "long", "--back", "theme")
    assert (
        player.does(*said, "--back-pages", "apart")
        == "a.pdf and a-backs.pdf: 11 cards on 4 pages\n"
    )
    assert backs(player.folder / "a.pdf") == [0, 0]
    assert backs(player.folder / "a-backs.pdf") == [9, 2]
    (player.folder / "a.pdf").unlink()
    message = player.is_refused(*said, "--back-pages", "apart")
    assert "a-backs.pdf: is there already" in message
    assert not (player.folder / "a.pdf").exists()
    player.does(*said, "--back-pages", "apart", "--force")


def test_backs_apart_of_several_parts_in_a_folder_are_beside_them(player: Player) -> None:
    said = ("print", SAMPLE, "-o", "all/", "--duplex", "long", "--back", "theme")
    player.does(*said, "--what", "cards,roster", "--back-pages", "apart")
    assert sorted(path.name for path in (player.folder / "all").iterdir()) == [
        *("cards-backs.pdf", "cards.pdf", "roster.pdf"),
    ]


@pytest.mark.parametrize(
    ("order", "expected"), [("last", [0, 0, 9, 2]), ("reversed", [0, 0, 2, 9])]
)
def test_backs_come_after_all_fronts(player: Player, order: str, expected: list[int]) -> None:
    said = ("print", SAMPLE, "-o", "a.pdf", "--duplex", "long", "--back", "theme")
    player.does(*said, "--back-pages", order)
    assert backs(player.folder / "a.pdf") == expected
    assert b"/Duplex /Simplex" in (player.folder / "a.pdf").read_bytes()


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (
            ("--duplex", "fold", "--back-pages", "last"),
            "with --duplex fold, backs are on the pages",
        ),
        (("--format", "png", "--back-pages", "last"), "about the pages of a PDF, and png is asked"),
        (("-o", "-", "--back-pages", "apart"), "two files do not go into one pipe; name a file"),
    ],
)
def test_orders_that_make_no_sense_are_refused(
    player: Player, flags: tuple[str, ...], message: str
) -> None:
    said = player.is_refused("print", SAMPLE, "-o", "a", *flags)
    assert message in said


@pytest.mark.parametrize(
    ("flags", "remark"),
    [
        (("--duplex", "fold"), "nothing has a second side, so --duplex fold changes nothing"),
        (
            ("--back-pages", "apart"),
            "nothing has a second side, so --back-pages apart changes nothing",
        ),
        (
            ("--duplex", "long", "--back-pages", "last"),
            "nothing has a second side, so --duplex long and --back-pages last change nothing",
        ),
        (
            ("--what", "roster", "--back", "theme"),
            "there are no cards, so --back theme changes nothing",
        ),
    ],
)
def test_what_changes_nothing_is_remarked(
    player: Player, flags: tuple[str, ...], remark: str
) -> None:
    assert remark in player.tries("print", SAMPLE, "-o", "a.pdf", *flags).stderr


def test_pictures_of_faces_come_with_that_of_the_back(player: Player) -> None:
    said = player.does("print", SAMPLE, "-o", "all/", "--format", "svg", "--back", "theme")
    assert said.endswith("11 faces and the back\n")
    assert "CORE GAME" in (player.folder / "all" / "12-back.svg").read_text(encoding="utf-8")


def test_of_nobody_only_the_back_is_said_to_be_written(player: Player) -> None:
    player.writes("nobody.yaml", "system: core-1e\nlimit: {points: 100}\nfighters: []\n")
    said = player.does("print", "nobody.yaml", "-o", "a.svg", "--back", "theme")
    assert said == "a.svg: the back\n"


def test_a_printers_profile_takes_backs_for_backs_wherever_they_are(player: Player) -> None:
    player.does("calibrate", "--profile", "mine", "--front", "0,0", "--back", "5,0")
    said = ("print", SAMPLE, "--duplex", "long", "--back", "theme")
    player.does(*said, "-o", "plain.pdf", "--back-pages", "last")
    player.does(*said, "-o", "moved.pdf", "--back-pages", "last", "--profile", "mine")
    for at, off in enumerate((0, 0, -5, -5)):
        plain, moved = (left(player.folder / name, at) for name in ("plain.pdf", "moved.pdf"))
        assert moved - plain == pytest.approx(off, abs=0.2)


def left(path: Path, page: int) -> float:
    """Where the leftmost coloured ground of a page begins, in mm."""
    image = pypdfium2.PdfDocument(path)[page].render(scale=254 / 72).to_pil().convert("RGB")
    band = image.crop((0, 200, image.width, 400))
    dark = band.point(lambda value: 255 if value < 128 else 0).split()[0]
    return dark.getbbox()[0] / 10  # type: ignore[index]
