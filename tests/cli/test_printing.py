"""Cards printed by the command line."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from PIL import Image

from schemas.published import model_of

SAMPLE = "core-1e/border-levy"
MM = 72 / 25.4
ROOT = Path(__file__).parents[2]


def pages(data: bytes) -> list[str]:
    """The text of each page of a PDF."""
    document = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_bounded() for page in document]


def test_a_sample_is_printed_nine_to_a_page(player: Any) -> None:
    said = player.does("print", SAMPLE, "-o", "levy.pdf")
    assert said == "levy.pdf: 11 cards on 2 pages\n"
    printed = pages((player.folder / "levy.pdf").read_bytes())
    assert len(printed) == 2
    for fighter in player.asks("cost", SAMPLE)["fighters"]:
        assert fighter["name"].split()[0] in "".join(printed)


@pytest.mark.parametrize(("paper", "width", "height"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_the_paper_is_the_one_asked_for(
    player: Any, paper: str, width: float, height: float
) -> None:
    player.does("print", SAMPLE, "-o", "levy.pdf", "--paper", paper)
    document = pypdfium2.PdfDocument(player.folder / "levy.pdf")
    assert document[0].get_size() == pytest.approx((width * MM, height * MM), abs=0.1)


def test_the_ruler_and_the_marks_can_be_left_out(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "with.pdf")
    player.does("print", SAMPLE, "-o", "without.pdf", "--no-ruler", "--no-marks")
    with_it, without = [
        pages((player.folder / name).read_bytes())[0] for name in ("with.pdf", "without.pdf")
    ]
    assert "50 mm" in with_it
    assert "50 mm" not in without


def test_the_same_roster_gives_the_same_bytes(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "one.pdf")
    player.does("print", SAMPLE, "-o", "two.pdf")
    player.does("export", SAMPLE, "--to", "json", "-o", "levy.json")
    player.does("print", "levy.json", "-o", "three.pdf")
    one, two, three = [
        (player.folder / f"{name}.pdf").read_bytes() for name in ("one", "two", "three")
    ]
    assert one == two == three


def test_several_alike_ones_get_a_card_each_or_one(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--count", 10)
    for copies, number in (("each", 2), ("once", 1)):
        player.does("print", "levy.yaml", "-o", f"{copies}.pdf", "--copies", copies)
        assert len(pages((player.folder / f"{copies}.pdf").read_bytes())) == number


def test_an_illegal_roster_is_printed_with_a_line_in_the_margin(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "knight", "--with", "shield")
    result = player.tries("print", "levy.yaml", "-o", "levy.pdf")
    assert result.exit_code == 0
    assert "C3-SHIELD-HEAVY" in result.stderr
    printed = pages((player.folder / "levy.pdf").read_bytes())[0]
    assert "Illegal: C3-11, C3-SHIELD-HEAVY; see muster check" in printed


def test_many_findings_take_one_short_line_of_the_margin(player: Any) -> None:
    for name in ("one", "many"):
        player.does("new", "core-1e", "-o", f"{name}.yaml", "--limit", 50)
        player.does("add", f"{name}.yaml", "knight", "--name", "Odo " * 20, "--with", "shield")
    mess = ("--with", "mail", "--with", "save", "--with", "flamer@spell", "--with", "longbow")
    player.does("add", "many.yaml", "levy", "--name", "Long Meg " * 9, "--with", "shield", *mess)
    player.does("add", "many.yaml", "vehicle", "--with", "shield")
    codes = {
        one["code"]
        for one in player.asks("check", "many.yaml")["files"][0]["findings"]
        if one["severity"] == "error"
    }
    assert len(codes) > 4
    player.does("print", "many.yaml", "-o", "many.pdf")
    printed = pages((player.folder / "many.pdf").read_bytes())[0]
    (note,) = [line for line in printed.splitlines() if "see muster check" in line]
    assert note.startswith("Illegal: C3-11, ")
    assert f" and {len(codes) - 3} more; see muster check" in note
    assert len(note) < 90
    assert "Long Meg Long Meg" not in note


def test_warnings_of_a_legal_roster_stand_in_the_margin_too(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "infantry", "--with", "shield", "--with", "blade")
    player.does("print", "levy.yaml", "-o", "levy.pdf")
    printed = pages((player.folder / "levy.pdf").read_bytes())[0]
    assert "Legal, but: C3-A1; see muster check" in printed


def test_an_ending_that_is_no_format_is_refused_unless_the_format_is_said(player: Any) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "levy.txt")
    assert "levy.txt: `.txt` is none of pdf, svg, png" in message
    assert list(player.folder.iterdir()) == []
    player.does("print", SAMPLE, "-o", "levy.txt", "--format", "pdf")
    assert (player.folder / "levy.txt").read_bytes().startswith(b"%PDF")
    player.does("print", SAMPLE, "-o", "levy")
    assert (player.folder / "levy").read_bytes().startswith(b"%PDF")


def test_two_sides_without_a_second_face_are_remarked(player: Any) -> None:
    remark = "nothing has a second side, so --duplex long changes nothing\n"
    assert player.tries("print", SAMPLE, "-o", "a.pdf", "--duplex", "long").stderr == remark
    assert player.tries("print", SAMPLE, "-o", "b.pdf").stderr == ""
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--note", "a long story " * 200)
    result = player.tries("print", "levy.yaml", "-o", "c.pdf", "--duplex", "long")
    assert "second face" not in result.stderr


@pytest.mark.parametrize(
    ("sample", "flags", "pages"),
    [
        ("kill-team/first-team", (), 3),
        ("kill-team/first-team", ("--paper", "letter"), 3),
        ("kill-team/first-team", ("--card", "A6"), 3),
        ("morsdei/ash-wardens", (), 1),
        ("morsdei/ash-wardens", ("--card", "70x100"), 1),
        ("morsdei/ash-wardens", ("--card", "a5"), 3),
        ("double-tap/night-shift", (), 1),
    ],
)
def test_cards_are_of_the_size_asked_for_else_of_the_best_for_their_game(
    player: Any, sample: str, flags: tuple[str, ...], pages: int
) -> None:
    written = player.does("print", sample, "-o", "cards.pdf", *flags)
    assert written.endswith(f" on {pages} page{'s' * (pages > 1)}\n")


def test_cards_over_the_margin_are_remarked_though_no_words_stand_there(player: Any) -> None:
    sample = "morsdei/ash-wardens"
    remark = player.tries("print", sample, "-o", "a.pdf", "--card", "a5").stderr
    assert "within 0.0 mm of the edge" in remark
    assert remark.endswith("; no words stand there\n")
    large = player.tries("print", sample, "-o", "b.pdf", "--card", "a5", "--paper", "a5").stderr
    assert large.endswith("; no words stand there\n")
    tarot = player.tries("print", sample, "-o", "c.pdf", "--card", "tarot").stderr
    assert "edge of the paper" not in tarot


@pytest.mark.parametrize("size", ["papers", "tarto"])
def test_only_card_sizes_are_offered_as_card_sizes(player: Any, size: str) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "levy.pdf", "--card", size)
    assert message.startswith(f"--card {size}: no card size of that name; ")
    assert ("did you mean `tarot`?" in message) == (size == "tarto")
    assert "papers" not in message.partition("there are: ")[2]
    assert "poker" in message


@pytest.mark.parametrize(("flag", "word"), [("paper", "a44"), ("theme", "loud"), ("card", "a9")])
def test_what_is_not_known_is_told_with_its_flag(player: Any, flag: str, word: str) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "levy.pdf", f"--{flag}", word)
    assert message.startswith(f"--{flag} {word}: ")


def test_pictures_of_each_face_go_into_a_folder_or_are_numbered(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "cards/", "--format", "png")
    made = sorted((player.folder / "cards").iterdir())
    assert len(made) == len(player.asks("cost", SAMPLE)["fighters"])
    with Image.open(made[0]) as picture:
        assert picture.size == pytest.approx((63 / 25.4 * 300, 88 / 25.4 * 300), abs=1)
    player.does("print", SAMPLE, "-o", "levy.svg")
    assert player.reads("levy-01.svg").startswith("<svg")


def test_numbered_pictures_sort_as_they_are_counted(player: Any) -> None:
    said = player.does("print", SAMPLE, "-o", "levy.png")
    made = sorted(path.name for path in player.folder.iterdir())
    assert made == [f"levy-{at:02}.png" for at in range(1, len(made) + 1)]
    assert len(made) > 9
    assert said.startswith(f"{made[0]} … {made[-1]}: ")


def test_a_pdf_goes_into_a_pipe(player: Any) -> None:
    result = player.tries("print", SAMPLE, "-o", "-")
    assert result.exit_code == 0
    assert result.stdout_bytes.startswith(b"%PDF")


def test_a_printed_file_is_not_overwritten_without_force(player: Any) -> None:
    player.writes("levy.pdf", "mine")
    assert "levy.pdf: is there already" in player.is_refused("print", SAMPLE, "-o", "levy.pdf")
    assert player.reads("levy.pdf") == "mine"
    player.does("print", SAMPLE, "-o", "levy.pdf", "--force")


def test_the_report_says_how_each_text_came_out(player: Any) -> None:
    player.does("print", SAMPLE, "-o", "levy.pdf", "--report", "report.json", "--strict")
    report = json.loads(player.reads("report.json"))
    model_of("print-report").model_validate(report)
    assert report["pages"] == 2
    assert report["overlaps"] == []
    names = [field["name"] for field in report["cards"][0]["fields"]]
    assert "name" in names


def test_strict_fails_on_a_sign_that_no_font_has_and_prints_all_the_same(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--name", "Anna \U00013000")
    result = player.tries("print", "levy.yaml", "-o", "levy.pdf", "--strict")
    assert result.exit_code == 1
    assert "U+13000" in result.stderr
    assert (player.folder / "levy.pdf").exists()


def test_a_card_of_two_faces_is_a_fault_only_where_one_face_is_asked_for(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--note", "a long story " * 200)
    assert player.tries("print", "levy.yaml", "-o", "a.pdf", "--strict").exit_code == 0
    result = player.tries("print", "levy.yaml", "-o", "b.pdf", "--strict", "--one-face")
    assert result.exit_code == 1
    assert "faces" in result.stderr


def test_a_picture_that_cannot_be_used_is_told_and_the_card_printed(player: Any) -> None:
    player.writes("odo.png", "no picture at all")
    buffer = io.BytesIO()
    Image.new("RGB", (700, 900), "#aa3344").save(buffer, "PNG")
    (player.folder / "ida.png").write_bytes(buffer.getvalue())
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy", "--name", "Odo", "--picture", "odo.png")
    player.does("add", "levy.yaml", "levy", "--name", "Ida", "--picture", "ida.png")
    result = player.tries("print", "levy.yaml", "-o", "levy.pdf")
    assert result.exit_code == 0
    assert "odo.png" in result.stderr
    assert "ida.png" not in result.stderr
    assert player.tries("print", "levy.yaml", "-o", "b.pdf", "--strict").exit_code == 1


@pytest.mark.parametrize(
    ("flags", "word"),
    [
        (("--what", "poster"), "--what poster"),
        (("--paper", "a44"), "a44"),
        (("--card", "pokre"), "pokre"),
        (("--theme", "signl"), "signl"),
        (("--margin", "-3"), "margin"),
        (("--report", "nowhere/report.json"), "nowhere"),
    ],
)
def test_what_cannot_be_printed_is_refused_and_nothing_written(
    player: Any, flags: tuple[str, str], word: str
) -> None:
    assert word in player.is_refused("print", SAMPLE, "-o", "levy.pdf", *flags)
    assert not (player.folder / "levy.pdf").exists()


def test_all_mistakes_of_a_command_line_are_told_at_once(player: Any) -> None:
    player.writes("levy.pdf", "mine")
    message = player.is_refused(
        *("print", SAMPLE, "-o", "levy.pdf", "--paper", "a44", "--margin", "-1", "--theme", "sign"),
        *("--card", "pokre", "--report", "nowhere/r.json", "--templates", "nodir"),
        *("--what", "poster"),
    )
    for mistake in ("is there already", "a44", "margin", "sign:", "pokre:", "nowhere", "nodir:"):
        assert mistake in message
    assert "--what poster" in message
    assert player.reads("levy.pdf") == "mine"


def test_own_templates_that_are_not_there_are_refused(player: Any) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "levy.pdf", "--templates", "nodir")
    assert message == "--templates nodir: there is no such folder; look at the spelling\n"


@pytest.mark.parametrize("report", ["x.pdf", "./x.pdf", "../table/x.pdf"])
def test_the_report_does_not_go_to_the_file_of_the_cards(player: Any, report: str) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "x.pdf", "--report", report)
    assert "the cards go to the same place" in message
    assert list(player.folder.iterdir()) == []


def test_the_report_does_not_go_to_the_file_of_a_picture(player: Any) -> None:
    message = player.is_refused("print", SAMPLE, "-o", "x.svg", "--report", "x-03.svg")
    assert "--report x-03.svg: a part of the print goes to the same place" in message
    assert list(player.folder.iterdir()) == []


def test_where_the_report_cannot_be_written_nothing_is(
    player: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: Path, *arguments: Any, **more: Any) -> Any:
        if arguments[:1] == ("xb",) and self.parent.name == "closed":
            raise PermissionError(13, "Permission denied", str(self))
        return opened(self, *arguments, **more)

    opened = Path.open
    monkeypatch.setattr(Path, "open", refused)
    (player.folder / "closed").mkdir()
    message = player.is_refused("print", SAMPLE, "-o", "x.pdf", "--report", "closed/r.json")
    assert "closed/r.json: cannot be written: nothing may be written here" in message
    assert [path.name for path in player.folder.rglob("*")] == ["closed"]
    assert "is a folder" in player.is_refused("print", SAMPLE, "-o", "x.pdf", "--report", "closed")


def test_a_card_that_does_not_fit_within_the_margin_is_refused(player: Any) -> None:
    flags = ("--paper", "a6", "--margin", "50")
    message = player.is_refused("print", SAMPLE, "-o", "levy.pdf", *flags)
    assert message.startswith("--paper a6: the card of ")
    assert "does not fit on A6 (105 × 148 mm, 5 × 48 mm within margins of 50 mm)" in message
    assert "narrower margins" in message


def test_cards_that_come_near_the_edge_of_the_paper_are_told(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    player.does("add", "levy.yaml", "levy")
    poker = (ROOT / "templates" / "layouts" / "poker.yaml").read_text(encoding="utf-8")
    long = poker.replace("height_mm: 88", "height_mm: 146")
    assert long != poker
    player.writes("own/layouts/long.yaml", long)
    flags = ("--paper", "a6", "--templates", "own", "--card")
    said = [
        player.tries("print", "levy.yaml", "-o", f"{size}.pdf", *flags, size).stderr
        for size in ("poker", "long")
    ]
    assert said[0] == ""
    assert "cards come within 1.0 mm of the edge of the paper" in said[1]


def test_an_empty_roster_has_no_cards(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 50)
    assert "add a fighter first" in player.is_refused("print", "levy.yaml", "-o", "levy.pdf")
