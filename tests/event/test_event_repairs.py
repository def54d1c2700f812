"""Repairs at an event: of what departs from it, and none that would depart from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from builder import build, load_catalog
from builder.build.compiling import rulebook_for
from builder.check.repair import kits
from builder.event import check_at, load_event
from builder.roster.edits import apply
from builder.roster.read import parse_roster
from schemas.finding import Finding
from schemas.roster import Roster

MUDLARKS = Path(__file__).parent.parent / "catalog" / "mudlarks"
LADDER = """
system: {id: mudlarks, name: Mudlarks, version: 1.0.0}
characteristics:
  xp: {name: Experience, default: 0, tracked: yes}
  speed: {name: Speed, as: '{}"'}
units: {captain: {name: Captain, profile: {speed: 5"}}}
"""
EVENT = "format: musterpress/event\nversion: 1\nname: River League\nsystem: mudlarks\n"
CREW = """\
format: musterpress/roster
version: 1
system: mudlarks
size: quick
fighters:
  - {id: ann, name: Ann, unit: captain, role: boss}
  - {id: lark, name: Lark, unit: mudlark, count: 2}
"""
SAW = "homebrew: {weapons: {saw: {name: Bone saw, class: melee}}}\n"


class Table:
    """A roster held against an event, and what becomes of it by a repair."""

    def __init__(self, folder: Path, roster: str, event: str, game: Path = MUDLARKS) -> None:
        file = folder / "event.yaml"
        file.write_text(EVENT + event, "utf-8")
        self.setting = load_event(file, [game])
        self.roster = parse_roster(roster, "crew.yaml").roster
        self.findings = self.held(self.roster)

    def held(self, roster: Roster, *, repairs: bool = True) -> tuple[Finding, ...]:
        catalog = self.setting.catalog
        warband = build(roster, catalog)
        return check_at(warband, catalog, self.setting, repairs=repairs).findings

    def labels(self, code: str) -> list[str]:
        return [repair.label for one in self.findings if one.code == code for repair in one.repairs]

    def after(self, code: str, at: int = 0) -> Roster:
        """The roster after a repair of a finding, which is proven on the way."""
        found = next(one for one in self.findings if one.code == code)
        repair = found.repairs[at]
        catalog = self.setting.catalog
        rulebook = rulebook_for(catalog.data, catalog.key, self.roster)
        kit = kits(rulebook, build(self.roster, catalog))
        mended = apply(self.roster, repair.changes, kit, rulebook.names.aliases)
        again = self.held(mended, repairs=False)
        assert (found.code, found.owner, found.message) not in {
            (one.code, one.owner, one.message) for one in again
        }
        before = {(one.code, one.owner) for one in self.findings if one.kind == "illegal"}
        assert {(one.code, one.owner) for one in again if one.kind == "illegal"} <= before
        assert build(mended, catalog).total == repair.total_after
        return mended


def test_another_size_is_put_to_the_events(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW.replace("quick", "full"), "size: quick\n")
    assert table.labels("EVENT-SIZE") == ["choose Quick game (40 coins)"]
    assert table.after("EVENT-SIZE").size == "quick"


def test_figures_of_the_event_become_the_rosters_limit(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW, "limit: {coins: 50}\n")
    mended = table.after("EVENT-SIZE")
    assert (mended.size, mended.limit) == (None, {"coins": 50})


def test_where_the_events_size_is_too_small_what_is_too_much_goes_with_it(tmp_path: Path) -> None:
    big = CREW.replace("quick", "full") + "  - {id: rock, name: Rock, unit: quarryman, count: 3}\n"
    table = Table(tmp_path, big, "size: quick\n")
    assert table.labels("EVENT-SIZE")
    mended = table.after("EVENT-SIZE")
    assert mended.size == "quick"
    assert build(mended, table.setting.catalog).total["coins"] <= 40


def test_a_switch_is_set_to_what_the_event_fixes(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW, "switches: {flood: on}\n")
    assert table.labels("EVENT-SWITCH") == ["set Flood season (`flood`) to `on`"]
    assert table.after("EVENT-SWITCH").switches == {"flood": "on"}


def test_a_switch_that_is_at_its_default_again_is_not_written_down(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW + "switches: {flood: on}\n", "switches: {flood: off}\n")
    assert table.after("EVENT-SWITCH").switches == {}


def test_own_content_that_nobody_uses_is_removed(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW + SAW, "")
    assert table.labels("EVENT-OWN-CONTENT") == ["remove the own content"]
    assert table.after("EVENT-OWN-CONTENT").homebrew is None


def test_own_content_goes_with_what_is_made_of_it(tmp_path: Path) -> None:
    crew = CREW + "  - {id: odd, name: Odd, unit: eel, with: [saw]}\n" + SAW
    table = Table(tmp_path, crew.replace("unit: eel", "unit: mudlark"), "")
    assert table.labels("EVENT-OWN-CONTENT") == ["remove Bone saw from Odd and the own content"]
    mended = table.after("EVENT-OWN-CONTENT")
    assert (mended.homebrew, mended.fighters[-1].with_) == (None, [])


def test_own_values_and_prices_are_taken_from_their_fighter(tmp_path: Path) -> None:
    odd = (
        "  - {id: odd, name: Odd, unit: mudlark, price: 1, why: a friend, "
        'profile: {speed: 9"}, with: [{item: hook, price: 0}]}\n'
    )
    table = Table(tmp_path, CREW + odd, "")
    assert table.labels("EVENT-OWN-CONTENT") == ["take the printed values for Odd"]
    assert table.after("EVENT-OWN-CONTENT").fighters[-1].profile == {}
    assert table.labels("EVENT-OWN-PRICE") == ["take the prices of the game for Odd"]
    mended = table.after("EVENT-OWN-PRICE").fighters[-1]
    assert (mended.price, mended.why, mended.with_[0].price) == (None, None, None)


def test_what_players_write_down_for_each_fighter_is_nothing_of_their_own(tmp_path: Path) -> None:
    game = tmp_path / "ladder"
    game.mkdir()
    (game / "game.yaml").write_text(LADDER, "utf-8")
    crew = "system: mudlarks\nfighters: [{id: a, unit: captain, profile: {%s}}]\n"
    assert Table(tmp_path, crew % 'xp: "7"', "", game).findings == ()
    both = Table(tmp_path, crew % """xp: "7", speed: '6"'""", "", game)
    assert [one.code for one in both.findings] == ["EVENT-OWN-CONTENT", "OWN-CONTENT"]
    assert both.after("EVENT-OWN-CONTENT").fighters[0].profile == {"xp": "7"}


def test_an_accepted_finding_is_no_longer_accepted(tmp_path: Path) -> None:
    accepted = "accepted: [{code: MUD-7, owner: ann, reason: a}, {code: MUD-7, reason: b}]\n"
    table = Table(tmp_path, CREW + accepted, "")
    labels = ["no longer accept MUD-7 of Ann", "no longer accept MUD-7"]
    assert sorted(table.labels("EVENT-ACCEPTED")) == sorted(labels)
    (left,) = table.after("EVENT-ACCEPTED").accepted
    assert left.owner != next(f.owner for f in table.findings if f.code == "EVENT-ACCEPTED")


def test_of_another_game_or_another_catalog_nothing_can_be_mended(tmp_path: Path) -> None:
    table = Table(tmp_path, CREW, "catalog: {hash: sha256-00}\n")
    assert table.labels("EVENT-CATALOG") == []


def test_no_repair_of_a_limit_departs_from_the_event(tmp_path: Path) -> None:
    over = CREW + "  - {id: rock, name: Rock, unit: quarryman, count: 3}\n"
    free = Table(tmp_path, over, "")
    assert "choose Full game (80)" in free.labels("MUD-2")
    held = Table(tmp_path, over, "size: quick\n")
    assert held.labels("MUD-2")
    assert "choose Full game (80)" not in held.labels("MUD-2")


@pytest.mark.parametrize("allow", ["", "allow: [accepted]\n"])
def test_no_player_can_accept_a_departure(tmp_path: Path, allow: str) -> None:
    accepted = "accepted: [{code: EVENT-SWITCH, reason: I like it dry}]\n"
    table = Table(tmp_path, CREW + accepted, "switches: {flood: on}\n" + allow)
    (found,) = [one for one in table.findings if one.code == "EVENT-SWITCH"]
    assert (found.severity, found.accepted) == ("error", None)


def test_of_several_departures_each_has_a_repair_of_its_own(
    tmp_path: Path,
) -> None:
    catalog = load_catalog("mudlarks", [MUDLARKS])
    crew = CREW.replace("quick", "full") + "switches: {flood: on}\n" + SAW
    event = f"size: quick\nswitches: {{flood: off}}\ncatalog: {{hash: {catalog.hash}}}\n"
    table = Table(tmp_path, crew, event)
    departures: list[Any] = [one for one in table.findings if one.code.startswith("EVENT-")]
    assert len(departures) == 3
    assert all(one.repairs for one in departures)
