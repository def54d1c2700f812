"""The printed roster sheet: all of it is there, within the margins, in every ink and script."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from output.card.themes import load_theme
from output.page.paper import load_paper
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.roster.box_lines import GAP, SIDE, height_of, places_of, width_of
from output.roster.boxes import MOST_BOXES, Boxes
from output.roster.pages import roster_pages
from output.roster.tables import weapons_table
from output.sheet.kinds.table import TOP
from output.sheet.proofs import missing_glyphs, overlapping
from output.sheet.sizes import USUAL
from output.sheet.type import sheet_type
from schemas.losses import LossTrack
from schemas.warband import Warband
from tests.card.hostile_fighters import hostile_fighter
from tests.card.sample_warbands import champion, gun_truck, levy, paladin, warband
from tests.export.conftest import ARABIC, EVIL_NAME, HEBREW, Case
from tests.pdf.pdf_reading import texts as texts_of_pdf
from tests.roster_sheet.on_paper import boxes_of, lines_of, stand_within
from tests.roster_sheet.sheets import CATALOGS, SAMPLES, opened, sheet, view_of_sample, words_on
from tests.sheet.said import said, texts


def many(count: int) -> Warband:
    """A warband of so many, each with a name of its own."""
    return warband(*(levy(id=f"f{at}", number=at, name=f"Levy-{at}") for at in range(1, count + 1)))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_one_page_on_which_nothing_is_lost_or_overlaps(name: str, paper: str) -> None:
    found, findings = opened(name)
    made = sheet(found.warband, findings.findings, paper=paper)
    (page,) = made.pages
    assert made.faults == []
    assert stand_within(page)
    assert overlapping(page) == []
    assert missing_glyphs(made.pages) == []
    words = words_on(made.pages)
    for fighter in found.warband.fighters:
        assert fighter.name in words
        for item in fighter.items:
            assert item.name.split()[-1] in words


@pytest.mark.parametrize("name", SAMPLES)
def test_what_is_drawn_can_be_read_in_the_pdf(name: str) -> None:
    found, findings = opened(name)
    made = sheet(found.warband, findings.findings)
    (read,) = texts_of_pdf(pdf_bytes(Printout(made.pages)))
    for word in said(made.pages[0]).split():
        assert word in read


@pytest.mark.parametrize("name", ["core-1e/border-levy", "morsdei/lantern-strays"])
def test_the_ink_changes_colours_and_moves_no_text(name: str) -> None:
    found, findings = opened(name)
    full, saver, black = (
        sheet(found.warband, findings.findings, ink=ink).pages[0]
        for ink in ("full", "saver", "black")
    )

    def places(page: Page) -> list[tuple[str, float, float]]:
        return [(text.string, text.x, text.y) for text in texts(page)]

    assert places(full) == places(saver) == places(black)
    assert len({text.fill for text in texts(full)}) > 3
    assert len({text.fill for text in texts(black)}) == 1


def test_a_game_without_costs_says_nothing_of_costs() -> None:
    found, findings = opened("morsdei/ash-wardens")
    words = words_on(sheet(found.warband, findings.findings).pages)
    for word in ("pts", "limit", "each", "Total", "stated", "receipt", "Receipt"):
        assert f" {word} " not in words.replace("The rules state no costs", "")


@pytest.mark.parametrize("count", [1, 12, 60, 250])
def test_every_fighter_is_printed_under_the_head_of_the_table(count: int) -> None:
    made = sheet(many(count))
    found = [word for page in made.pages for word in said(page).replace(",", " ").split()]
    names = [word for word in found if word.startswith("Levy-")]
    for at in range(1, count + 1):
        assert f"Levy-{at}" in names
    with_rows = [page for page in made.pages if "Levy-" in said(page)]
    assert all("Kit" in said(page) for page in with_rows)
    assert all(map(stand_within, made.pages))
    assert all(overlapping(page) == [] for page in made.pages)


def test_rows_stand_closer_before_they_take_a_second_page() -> None:
    assert len(sheet(many(12)).pages) == 1
    assert len(sheet(many(28)).pages) == 1


def test_nobody_hired_is_a_page_that_says_so(free: Case) -> None:
    (page,) = sheet(free.warband, free.findings).pages
    assert "No figures yet." in said(page)
    assert "LEGAL" in said(page)


def test_names_that_look_like_marks_are_printed_letter_for_letter(hostile: Case) -> None:
    made = sheet(hostile.warband, hostile.findings)
    words = words_on(made.pages)
    for part in ("*bold*", "_under_", "`code`", "~~x~~", "=1+1", "{", "<vest>"):
        assert (part in words) == (part in EVIL_NAME or part in "=1+1 <vest>")
    assert HEBREW.split()[0] in words
    assert ARABIC.split()[0] in words
    assert overlapping(made.pages[0]) == []
    assert all(map(stand_within, made.pages))


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_hostile_fighters_stay_within_the_margins(seed: int) -> None:
    fighters = [hostile_fighter(seed + at) for at in range(3)]
    for at, one in enumerate(fighters, 1):
        one.id, one.number = f"f{at}", at
    made = sheet(warband(*fighters))
    assert all(map(stand_within, made.pages))
    assert all(overlapping(page) == [] for page in made.pages)
    words = words_on(made.pages).replace(" ", "")
    for one in fighters:
        for item in one.items:
            assert "".join(item.name.split())[:12] in words


def test_a_kit_longer_than_a_page_goes_on_on_the_next() -> None:
    long = levy()
    long.items = [
        replace(long.items[0], ref=f"f/{at}", id=f"item-{at}", name=f"Thing-number-{at}")
        for at in range(900)
    ]
    made = sheet(warband(long))
    words = words_on(made.pages).replace(",", " ").split()
    assert {f"Thing-number-{at}" for at in range(900)} <= set(words)
    assert all(map(stand_within, made.pages))


def test_the_sides_of_a_vehicle_stand_under_its_kit() -> None:
    words = words_on(sheet(warband(gun_truck(), champion())).pages)
    assert "Front 3+, Left 4+, Right 4+, Rear 5+" in words
    assert "3+–5+" in words


def test_more_characteristics_than_have_room_are_said_in_words() -> None:
    wide = paladin()
    system = warband().system
    names = {f"c{at}": (f"Characteristic {at}", f"Char {at}") for at in range(24)}
    system.characteristics = names
    system.card = system.card.model_copy(update={"front": list(names)})
    value = wide.values["move"]
    wide.values = {id_: replace(value, id=id_, text=f"{at}+") for at, id_ in enumerate(names)}
    band = warband(wide)
    band.system = system
    made = sheet(band)
    words = words_on(made.pages).replace("\N{NO-BREAK SPACE}", " ")
    assert all(f"Char {at} {at}+" in words for at in range(24))
    assert all(map(stand_within, made.pages))


def test_what_is_over_the_limit_is_framed_and_hatched_in_every_ink() -> None:
    band = many(12)
    band.limit, band.total = {"points": 40}, {"points": 60}
    for ink in ("full", "saver", "black"):
        page = sheet(band, ink=ink).pages[0]
        slanted = [line for line in lines_of(page) if line.x1 != line.x2 and line.y1 != line.y2]
        at_limit = [line for line in lines_of(page) if line.style.stroke_width_mm == 0.7]
        assert len(slanted) > 5
        assert all(line.x1 >= at_limit[0].x1 - 0.1 for line in slanted)
        assert "20 over" in said(page)


def test_many_figures_of_an_entry_get_a_line_to_write_their_losses_on() -> None:
    crowd = levy(count=MOST_BOXES + 1)
    words = words_on(sheet(warband(crowd)).pages)
    assert f"of {MOST_BOXES + 1}" in words


@pytest.mark.parametrize(
    "boxes", [Boxes(1), Boxes(7), Boxes(1, 12, 5), Boxes(3, 8, 3), Boxes(2, 30)]
)
@pytest.mark.parametrize("width", [8.0, 31.0, 60.0])
def test_there_are_as_many_boxes_as_wounds_and_all_stand_in_the_width(
    boxes: Boxes, width: float
) -> None:
    places = list(places_of(boxes, width))
    assert len(places) == boxes.figures * boxes.each
    assert max(place.left for place in places) + SIDE <= width + 1e-6
    assert sum(place.is_marked for place in places) == (boxes.figures if boxes.marked else 0)
    lines = max(place.line for place in places) + 1
    assert height_of(boxes, width) == pytest.approx(lines * (SIDE + GAP) - GAP)
    assert len({(place.left, place.line) for place in places}) == len(places)


def test_boxes_on_one_line_are_as_wide_as_they_are_measured() -> None:
    for boxes in (Boxes(1), Boxes(7), Boxes(1, 12, 5), Boxes(3, 8, 3)):
        places = list(places_of(boxes, width_of(boxes)))
        assert {place.line for place in places} == {0}
        assert places[-1].left + SIDE == pytest.approx(width_of(boxes))


def test_losses_are_crossed_off_in_boxes_of_which_those_that_test_are_framed() -> None:
    found, findings = opened("core-1e/border-levy")
    (page,) = sheet(found.warband, findings.findings, ink="black").pages
    boxes = [box for box in boxes_of(page) if box.w == 5.0]
    assert len(boxes) == 4 + 6
    assert sum(box.style.stroke_width_mm == 0.6 for box in boxes) == 2 + 3


def test_very_many_losses_are_written_as_a_number() -> None:
    band = many(1)
    band.losses = [LossTrack("", "", 500, 251, "Morale", "")]
    assert "of 500, from 251 on" in words_on(sheet(band).pages)


def test_what_no_repair_was_looked_for_is_said(tidy: Case) -> None:
    look = load_theme("signal")
    made = roster_pages(tidy.warband, tidy.findings, 12, load_paper("a4"), look, untried=7)
    assert "For 7 of these no repair was looked for." in words_on(made.pages)


def test_costs_of_a_second_currency_have_receipts_where_there_are_some(hostile: Case) -> None:
    first, _, third = hostile.warband.fighters
    first.cost["sr"] = 4
    words = words_on(sheet(hostile.warband, hostile.findings).pages).replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert "SR: unit" in words
    assert third.cost["sr"] == 0
    assert words.count("SR: unit") == 2


def test_rows_stand_closer_before_findings_take_a_second_page(tmp_path: Path) -> None:
    text = (CATALOGS / "core-1e/samples/border-levy.yaml").read_text("utf-8")
    broken = tmp_path / "levy.yaml"
    broken.write_text(text.replace("unit: swordsman,", "unit: swordsman, with: [shield],"), "utf-8")
    found, findings = opened(str(broken))
    assert sum(one.severity == "error" for one in findings) == 2
    for paper in ("a4", "letter"):
        (page,) = sheet(found.warband, findings.findings, paper=paper).pages
        assert stand_within(page)
        assert overlapping(page) == []


def test_long_names_of_currencies_are_wrapped_beside_the_gauge() -> None:
    band = many(3)
    (points,) = band.system.cost_types
    name = "Strategic Resources of the Realm"
    band.system.cost_types = [replace(points, name=name, short=name)]
    band.limit, band.total = {"points": 1234567}, {"points": 1234}
    (page,) = sheet(band).pages
    assert stand_within(page)
    assert overlapping(page) == []
    assert f"of 1234567 {name}" in words_on([page])


def test_the_foot_says_what_heads_of_figures_and_weapons_stand_for() -> None:
    found, findings = opened("kill-team/first-team")
    words = words_on(sheet(found.warband, findings.findings).pages)
    for said_of in ("M: Move", "WS: Weapon Skill", "D: Damage", "Save: Save modifier", "SR is"):
        assert said_of in words
    assert words.count("S: Strength") == 1


@pytest.mark.parametrize("width", [58.0, 60.0], ids=["a4", "letter"])
@pytest.mark.parametrize("name", SAMPLES)
def test_the_name_of_a_weapon_takes_two_lines_at_most(name: str, width: float) -> None:
    type_ = sheet_type(USUAL.largest_pt)
    two = 2 * type_.size("table") * type_.leading("table") + 2 * TOP
    made = weapons_table(view_of_sample(name).armoury).measure(width, type_)
    assert max(row.height for row in made.pieces) <= two + 0.01


@pytest.mark.parametrize(
    ("name", "has_several"),
    [("core-1e/border-levy", False), ("core-1e/corporate-security", True)],
)
def test_what_one_costs_has_a_column_where_some_are_several(name: str, has_several: bool) -> None:
    found, findings = opened(name)
    words = words_on(sheet(found.warband, findings.findings).pages)
    assert (" each no. " in words) is has_several


def test_losses_of_a_warband_stand_on_one_line_where_they_have_room() -> None:
    found, findings = opened("kill-team/first-team")
    (page,) = sheet(found.warband, findings.findings).pages
    (lost,) = [text for text in texts(page) if text.string == "Lost"]
    numbers = [text for text in texts(page) if abs(text.y - lost.y) < 1.5 and text.x > lost.x]
    assert [text.string for text in numbers if text.string in "123456789"] == [*"123456789"]


def test_the_foot_says_what_a_line_between_boxes_tells_where_there_is_one() -> None:
    for name, said_of in (("morsdei/ash-wardens", True), ("kill-team/first-team", False)):
        found, findings = opened(name)
        words = words_on(sheet(found.warband, findings.findings).pages)
        assert ("line in the boxes: Injured at" in words) is said_of
