"""What stands on a roster sheet, as data: every fighter, every cost, the verdict, what was agreed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from builder.build import build
from builder.check import check
from builder.cli.opened import open_roster
from output.export import EXPORTS
from output.export.answers.cost import cost_answer
from output.roster.receipts import ranges
from output.roster.view import roster_view
from tests.export.conftest import Case
from tests.roster_sheet.sheets import CATALOGS, SAMPLES, opened, view_of_sample

LEVY = (CATALOGS / "core-1e/samples/border-levy.yaml").read_text("utf-8")
HOB = "unit: swordsman, role: squad-leader, squad: ford"


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> str:
    """The Border Levy with some of its text replaced."""
    text = LEVY
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "levy.yaml"
    file.write_text(text, "utf-8")
    return str(file)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_fighter_is_a_row_with_what_it_costs(name: str) -> None:
    found, _ = opened(name)
    view = view_of_sample(name)
    rows = {row.fighter: row for group in view.groups for row in group.figures}
    answer = cost_answer(found.warband)
    assert set(rows) == {fighter["id"] for fighter in answer["fighters"]}
    for fighter in answer["fighters"]:
        row = rows[fighter["id"]]
        costs = [cost for cost in fighter["cost"].values() if cost is not None]
        assert row.costs == tuple(map(str, costs))
        assert row.count == fighter["count"]
        assert row.name.removesuffix("*") == fighter["name"]
    assert view.figures == sum(fighter["count"] for fighter in answer["fighters"])
    totals = [str(total) for total in answer["total"].values() if total is not None]
    assert [one.total for one in view.spent] == totals


@pytest.mark.parametrize("name", SAMPLES)
def test_the_values_are_those_of_the_card_in_its_order(name: str) -> None:
    found, _ = opened(name)
    view = view_of_sample(name)
    fighters = {fighter.id: fighter for fighter in found.warband.fighters}
    assert view.columns
    for group in view.groups:
        for row in group.figures:
            for column, text in zip(view.columns, row.values, strict=True):
                value = fighters[row.fighter].values[column.id]
                assert text in (value.text, "–")


@pytest.mark.parametrize("name", SAMPLES)
def test_rulings_that_leave_a_choice_are_said_in_words_the_others_counted(name: str) -> None:
    found, _ = opened(name)
    rulings = found.warband.system.rulings
    view = view_of_sample(name)
    assert {(one.number, one.says) for one in view.rulings.chosen} == {
        (ruling.code, ruling.says) for ruling in rulings if ruling.choice
    }
    assert len(view.rulings.chosen) + view.rulings.others == len(rulings)


def test_a_game_without_costs_has_no_gauge_no_receipt_and_no_column_of_costs() -> None:
    view = view_of_sample("morsdei/ash-wardens")
    assert (view.gauge, view.spent, view.bills, view.cost_heads) == (None, (), (), ())
    assert view.limit == view.unpriced == ""
    assert {row.each for group in view.groups for row in group.figures} == {""}
    assert {row.costs for group in view.groups for row in group.figures} == {()}


def test_the_price_of_a_player_makes_a_game_without_costs_one_with_costs() -> None:
    view = view_of_sample("morsdei/lantern-strays")
    assert [one.total for one in view.spent] == ["29"]
    assert view.cost_heads == ("pts",)
    assert [(one.of, one.text) for one in view.own_prices] == [("3 Pip", "7 points: agreed")]


def test_own_content_is_named_by_kind_and_has_a_star_in_the_rows() -> None:
    view = view_of_sample("morsdei/lantern-strays")
    assert "Units: Lamplighter, Stray" in view.own_content
    assert "Weapons: Hook lamp, Boat hook, Nail gun" in view.own_content
    rows = {row.fighter: row for group in view.groups for row in group.figures}
    assert rows["mab"].name == "Tallow Mab*"
    assert [piece.text for piece in rows["pip"].kit] == ["Cudgel", "Nail gun*"]


def test_squads_are_groups_and_who_is_in_none_comes_first() -> None:
    view = view_of_sample("core-1e/border-levy")
    assert [group.title for group in view.groups] == [
        "Not in a squad",
        "Ford Watch, squad: 4 figures, morale from 3 lost",
        "Heron Bows, squad: 6 figures, morale from 4 lost",
    ]
    assert view.head == "11 figures, 2 squads"


def test_without_squads_there_is_no_heading() -> None:
    assert [group.title for group in view_of_sample("double-tap/night-shift").groups] == [""]


def test_several_alike_ones_are_counted_as_figures_in_entries() -> None:
    view = view_of_sample("core-1e/corporate-security")
    assert view.head == "10 figures in 7 entries, 2 squads"
    (rifles,) = [row for group in view.groups for row in group.figures if row.fighter == "rifles"]
    assert (rifles.count, rifles.each, rifles.costs) == (3, "21", ("63",))
    assert (rifles.boxes.figures, rifles.boxes.each) == (3, 1)


def test_there_is_a_box_for_each_wound_and_a_mark_where_it_is_injured() -> None:
    rows = [row for group in view_of_sample("morsdei/ash-wardens").groups for row in group.figures]
    captain = rows[0]
    assert (captain.boxes.each, captain.boxes.marked) == (12, 5)


def test_the_stamp_of_a_legal_roster_says_what_was_checked_and_with_what() -> None:
    found, findings = opened("core-1e/border-levy")
    verdict = view_of_sample("core-1e/border-levy").verdict
    assert (verdict.status, verdict.word) == ("legal", "LEGAL")
    assert verdict.checked == f"{findings.checked} constraints checked, none broken"
    catalog, roster = verdict.made_with
    short = found.warband.system.hash.removeprefix("sha256-")[:8]
    assert catalog == f"catalog core-1e {found.warband.system.version} · {short}"
    assert roster.endswith(" · musterpress 9.9.9")


def test_a_broken_limit_makes_the_stamp_say_so_and_flags_what_causes_it(tmp_path: Path) -> None:
    view = view_of_sample(changed(tmp_path, (HOB, f"{HOB}, with: [shield]")))
    assert view.verdict.word == "NOT LEGAL"
    assert view.verdict.checked.endswith("constraints checked, 2 broken")
    (total,) = view.spent
    assert (total.total, total.of, total.left) == ("265", "of 250 points", "15 over")
    flagged = [
        (row.fighter, piece.text)
        for group in view.groups
        for row in group.figures
        for piece in row.kit
        if piece.flagged
    ]
    assert ("hob", "Shield") in flagged
    assert {fighter for fighter, _ in flagged} == {"hob"}
    assert not any(row.flagged for group in view.groups for row in group.figures)


def test_findings_say_whose_they_are_where_the_rule_stands_and_what_mends_them(
    tmp_path: Path,
) -> None:
    told = view_of_sample(changed(tmp_path, (HOB, f"{HOB}, with: [shield]"))).told
    shield = next(one for one in told if one.code == "C3-SHIELD-HEAVY")
    assert shield.owner == "2 Hob Tarrant"
    assert f"{shield.owner}{shield.message}".startswith("2 Hob Tarrant: no shield")
    assert "Armour and shields" in shield.source
    assert ("remove Shield from Hob Tarrant", "250 points") in [
        (mend.label, mend.total) for mend in shield.mends
    ]
    over = next(one for one in told if one.code == "C3-11")
    assert over.owner == ""
    assert over.source.startswith("house ruling G19: ")


def test_an_open_choice_makes_a_roster_unfinished() -> None:
    found, findings = opened("kill-team/first-team")
    leader = found.warband.fighters[0]
    assert leader.roles == ("leader",)
    found.roster.fighters.pop(0)
    warband = build(found.roster, found.catalog)
    view = roster_view(warband, check(warband, found.catalog).findings, findings.checked)
    assert view.verdict.word == "UNFINISHED"
    assert view.verdict.checked.endswith("1 open")


def test_accepted_findings_come_last_with_their_reason(hostile: Case) -> None:
    told = roster_view(hostile.warband, hostile.findings, 12).told
    assert [one.severity for one in told] == ["error", "error", "info"]
    assert told[-1].accepted == "We | agreed"
    assert told[1].owner == "Squad | one and *more*"


@pytest.mark.parametrize("name", SAMPLES)
def test_rulings_stand_by_number(name: str) -> None:
    chosen = view_of_sample(name).rulings.chosen
    numbers = [int(re.sub(r"\D", "", one.number)) for one in chosen]
    assert numbers == sorted(numbers)


def test_a_changed_ruling_comes_first_and_is_said_to_be_changed(tmp_path: Path) -> None:
    text = "switches: {blast-size: diameter}\nlimit: {points: 250}"
    view = view_of_sample(changed(tmp_path, ("limit: {points: 250}", text)))
    first, *others = view.rulings.chosen
    assert (first.number, first.changed) == ("G3", True)
    assert first.says == "Blast inches are the diameter of the blast."
    assert not any(one.changed for one in others)


def test_the_same_roster_has_the_same_hash_and_another_has_another(tmp_path: Path) -> None:
    def roster_line(name: str) -> str:
        return view_of_sample(name).verdict.made_with[1]

    same = changed(tmp_path)
    assert roster_line(same) == roster_line("core-1e/border-levy")
    renamed = changed(tmp_path, ("Long Meg", "Short Meg"))
    assert roster_line(renamed) != roster_line("core-1e/border-levy")


def test_receipts_of_alike_figures_are_one() -> None:
    bills = view_of_sample("core-1e/border-levy").bills
    assert [(bill.numbers, bill.total) for bill in bills] == [
        ("1", "66"),
        ("2", "25"),
        ("3–5", "22"),
        ("6–9", "19"),
        ("10", "10"),
        ("11", "7"),
    ]
    assert bills[1].parts.replace("\N{NO-BREAK SPACE}", " ") == "plate 20 + blade 5"


@pytest.mark.parametrize(
    ("numbers", "text"),
    [([1], "1"), ([1, 2], "1, 2"), ([1, 2, 3], "1–3"), ([1, 3, 4, 5, 9], "1, 3–5, 9"), ([], "")],
)
def test_neighbours_are_told_as_a_range(numbers: list[int], text: str) -> None:
    assert ranges(numbers) == text


def test_weapons_are_counted_over_all_figures() -> None:
    armoury = view_of_sample("core-1e/corporate-security").armoury
    assert armoury.columns == ("Range", "Blast")
    numbers = {weapon.name: (weapon.figures, weapon.number) for weapon in armoury.weapons}
    assert numbers["Assault rifle"] == (('24"', "–"), 4)
    assert numbers["Flamer"] == (('12"', '3"'), 1)


def test_who_stays_in_the_pool_is_a_group_of_its_own(hostile: Case) -> None:
    view = roster_view(hostile.warband, hostile.findings, 12)
    assert view.groups[-1].title == "In the pool, not on the table"
    assert [row.fighter for row in view.groups[-1].figures] == ["hebrew"]
    assert "5 in the pool" in view.head


def test_an_empty_squad_has_its_heading(tidy: Case) -> None:
    squad = replace(tidy.warband.squads[0], id="second", name="Second lance", fighters=())
    tidy.warband.squads.append(squad)
    titles = [group.title for group in roster_view(tidy.warband, (), 12).groups]
    assert titles == ["Not in a squad", "First lance: 1 figure", "Second lance: nobody"]


def test_nobody_hired_is_a_sheet_too(free: Case) -> None:
    view = roster_view(free.warband, free.findings, 12)
    assert (view.head, view.groups, view.gauge, view.figures) == ("No figures yet", (), None, 0)


def test_the_notes_of_the_warband_and_of_fighters_are_kept() -> None:
    notes = view_of_sample("core-1e/border-levy").notes
    assert notes[0].of == ""
    assert [(one.of, one.text) for one in notes[1:]] == [
        ("1 Dame Ysolt Marrow", "Three rivers pay her toll. None of them willingly."),
        ("10 Brother Anselm", "Has forgiven everyone he ever hit."),
    ]


def test_a_gauge_reaches_as_far_as_what_is_spent_or_a_fifth_over_the_limit(tmp_path: Path) -> None:
    legal = view_of_sample("core-1e/border-levy").gauge
    assert legal is not None
    assert (legal.reach, legal.limit, legal.limit_text) == (300.0, 250.0, "250 limit")
    far = view_of_sample(changed(tmp_path, ("limit: {points: 250}", "limit: {points: 50}"))).gauge
    assert far is not None
    assert (far.reach, far.limit) == (250.0, 50.0)


def test_an_export_that_is_opened_again_has_the_same_sheet(tmp_path: Path) -> None:
    found, findings = opened("core-1e/border-levy")
    file = tmp_path / "levy.json"
    file.write_text(EXPORTS["json"](found.warband, findings.findings), "utf-8")
    again = open_roster(str(file)).warband
    assert roster_view(again, (), 12) == roster_view(found.warband, (), 12)


def test_the_losses_from_which_morale_is_tested_are_those_of_the_game() -> None:
    view = view_of_sample("core-1e/border-levy")
    assert view.tracks.title == "Losses and morale"
    assert [(one.name, one.models, one.first) for one in view.tracks.tracks] == [
        ("Ford Watch", 4, 3),
        ("Heron Bows", 6, 4),
    ]
    assert len(view.tracks.says) == 1


def test_a_test_of_the_whole_warband_is_told_where_its_number_stands() -> None:
    view = view_of_sample("kill-team/first-team")
    assert view.head == "9 figures, bottle test from 3 lost"
    assert [(one.name, one.models, one.first) for one in view.tracks.tracks] == [("Lost", 9, 3)]


@pytest.mark.parametrize("name", ["double-tap/night-shift", "morsdei/ash-wardens"])
def test_a_game_without_such_a_test_has_no_track(name: str) -> None:
    assert view_of_sample(name).tracks.tracks == ()


def test_a_gauge_has_the_entries_in_the_order_of_the_rows_under_it() -> None:
    view = view_of_sample("core-1e/corporate-security")
    rows = [figure for group in view.groups for figure in group.figures]
    assert [figure.number for figure in rows] == ["1", "7", "2", "3", "4", "5", "6"]
    assert view.gauge is not None
    parts = [text for text, _ in view.gauge.parts]
    assert parts == ["48", "30", "21", "63", "35", "32", "20"]


def test_who_stays_in_the_pool_is_in_no_total_and_not_in_the_gauge(hostile: Case) -> None:
    view = roster_view(hostile.warband, hostile.findings, 12)
    assert view.figures == 2
    assert view.gauge is not None
    assert [text for text, _ in view.gauge.parts] == ["2.50"]


RIDERS = """
system: {id: riders, name: Riders, version: 1.0.0}
characteristics: {move: {name: Move, as: '{}"'}, save: {name: Save, as: "{}+"}}
profiles: {mount: {name: Horse, has: [move, save]}}
units: {rider: {profile: {move: 6", mount-move: 10"}}}
card: {front: [name, move, {profiles: [mount]}]}
"""


def test_a_further_statline_stands_under_the_kit(tmp_path: Path) -> None:
    (tmp_path / "riders").mkdir()
    (tmp_path / "riders/riders.yaml").write_text(RIDERS, "utf-8")
    list_ = tmp_path / "list.yaml"
    list_.write_text("system: riders\nfighters: [{unit: rider}]\n", "utf-8")
    found = open_roster(str(list_), [tmp_path])
    view = roster_view(found.warband, check(found.warband, found.catalog), 1)
    assert view.groups[0].figures[0].below == ('Horse: Move 10", Save –',)
