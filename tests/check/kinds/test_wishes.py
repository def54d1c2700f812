"""What a roster may have: why not, and what would enable it, each way proven by checking."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.wishes import Asked, Verdict
from builder.cli.offer import offer_of
from builder.roster.edits import apply, give_ids, hire
from schemas.roster import Pick, Roster, RosterFighter
from schemas.yaml import read_yaml

PLENTY = "limit: {points: 300, trade: 10}\n"

LODGE = """\
system: {id: lodge, name: The Lodge, version: 1.0.0, label: invented for tests, sources: {p: {title: A page}}}
cost_types: {points: {name: Points, limit: required}}
characteristics: {M: {name: Move, as: '{}"'}}
keywords: {red: {name: Red, family: house}, blue: {name: Blue, family: house}}
roles: {leader: {name: Leader}}
squads: {lance: {name: Lance}}
weapons:
  axe: {name: Two-handed axe, class: melee, cost: 5, uses: {hand: 2}}
  club: {name: Club, class: melee, cost: 1, uses: {hand: 1}}
wargear:
  shield: {name: Shield, cost: 3, uses: {hand: 1}}
  horn: {name: Horn, cost: 2, requires: {any: "role:leader", in: fighter, id: HORN}}
  flag: {name: Flag, cost: 2}
  sash: {name: Sash, cost: 1}
  training: {name: Training, cost: 4}
  sling: {name: Sling, cost: 1}
  furs: {name: Furs, cost: 2}
units:
  warrior: {name: Warrior, plural: warriors, cost: 10, profile: {M: 4"}, slots: [{names: [hand], holds: 2}]}
  reaver: {name: Reaver, plural: reavers, cost: 12, profile: {M: 4"}, kit: [axe], like: warrior}
  page:
    name: Page
    plural: pages
    cost: 4
    profile: {M: 4"}
    options: [class:melee, "flag and role:leader", "sash and chosen:house", "training and unit:warrior"]
  champion: {name: Champion, plural: champions, cost: 20, profile: {M: 5"}}
limits:
  - {id: CAP, sum: points, max: {limit: points}, source: p}
  - {id: FLAG, count: flag, max: {per: 2, of: unit:warrior}, source: p}
  - {id: CHAMPIONS, count: unit:champion, max: {plus: 1, per: 2, of: unit:warrior}, source: p}
  - {id: SASH, count: sash, max: 0, unless: {chosen: {house: red}}, source: p}
  - {id: HORNS, count: club, max: 0, if: training, source: p}
  - {id: FURS, count: furs, max: 0, unless: flag, source: p}
  - {id: PRIDE, count: unit:warrior, max: 0, if: unit:champion and has sash, source: p}
  - {id: SLING, for: not has training, count: sling, max: 0, source: p}
switches:
  house: {kind: choice, name: House, from: family:house, source: p}
"""


@pytest.fixture(scope="module")
def lodge(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("lodge")
    (folder / "system.yaml").write_text(LODGE, encoding="utf-8")
    return load_catalog(Path(folder))


def roster_of(text: str, catalog: Catalog) -> Roster:
    return Roster.model_validate(read_yaml(f"system: {catalog.id}\n{text}", "roster").data)


def asked(text: str, catalog: Catalog, unit: str, item: str = "") -> Verdict:
    one = Asked(roster_of(text, catalog), catalog)
    return one.take(unit, item, [[item]]) if item else one.hire(unit)


def labels(verdict: Verdict) -> list[str]:
    return [way.label for way in verdict.ways]


def test_what_nothing_is_against_is_legal_and_affordable(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 50}", lodge, "warrior", "shield")
    assert (verdict.allowed, verdict.legal, verdict.affordable) == (True, True, True)
    assert verdict.ways == ()


def test_what_costs_too_much_is_legal_and_says_what_makes_room(lodge: Catalog) -> None:
    text = "limit: {points: 15}\nfighters: [{id: a, unit: reaver}]"
    verdict = asked(text, lodge, "warrior")
    assert (verdict.legal, verdict.affordable) == (True, False)
    assert verdict.why == ("Points: 22 of 15; 7 over.",)
    assert labels(verdict) == ["raise the limit to 22 points", "remove Reaver"]


def test_who_is_wished_does_not_take_the_place_of_one_alike(lodge: Catalog) -> None:
    text = "limit: {points: 15}\nfighters: [{id: a, unit: warrior, with: [shield]}]"
    assert labels(asked(text, lodge, "warrior")) == ["raise the limit to 23 points"]


def test_nothing_is_allowed_by_what_leaves_a_fighter_unfinished(tmp_path: Path) -> None:
    (tmp_path / "system.yaml").write_text(
        "system: {id: fort, name: Fort, version: 1.0.0, kit_cost: listed}\n"
        "cost_types: {points: {name: Points, limit: required}}\n"
        "wargear: {hull: {name: Hull, cost: 9}}\n"
        "units: {tank: {name: Tank, plural: tanks, cost: 1, kit: [hull]}}\n"
        "limits:\n"
        "  - {id: CAP, sum: points, max: {limit: points}}\n"
        "  - {id: HULL, for: unit:tank, count: hull, exactly: 1}\n"
    )
    text = "limit: {points: 15}\nfighters: [{id: a, unit: tank}]"
    assert labels(asked(text, load_catalog(tmp_path), "tank")) == ["raise the limit to 20 points"]


def test_what_needs_a_second_fighter_says_so(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}", lodge, "warrior", "flag")
    assert (verdict.legal, verdict.affordable) == (False, True)
    assert labels(verdict)[0] == "hire Warrior"
    assert verdict.ways[0].total_after == {"points": 22}


def test_a_bound_that_grows_by_two_gets_two(lodge: Catalog) -> None:
    text = "limit: {points: 90}\nfighters: [{unit: champion}, {unit: warrior, count: 2}]"
    assert labels(asked(text, lodge, "champion"))[0] == "hire 2 warriors"


def test_a_bound_that_was_broken_already_is_met_by_as_many_as_both_need(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}\nfighters: [{unit: champion}]", lodge, "champion")
    assert labels(verdict)[0] == "hire 4 warriors"


def test_a_role_that_is_needed_is_taken(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}", lodge, "warrior", "horn")
    assert labels(verdict) == ["make Warrior leader"]


def test_a_choice_of_the_list_that_is_needed_is_named(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}", lodge, "warrior", "sash")
    assert labels(verdict) == ["set House to red"]
    assert asked("limit: {points: 90}\nswitches: {house: red}", lodge, "warrior", "sash").allowed


def test_hands_that_are_full_give_back_what_fills_them(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}", lodge, "reaver", "shield")
    assert labels(verdict) == [
        "remove Two-handed axe from Reaver",
        "swap Two-handed axe for Club on Reaver",
    ]


def test_what_a_limit_asks_of_its_bearer_is_added(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 90}", lodge, "warrior", "sling")
    assert labels(verdict) == ["add Training to Warrior"]


def test_what_is_offered_to_a_leader_alone_is_an_option_that_says_so(lodge: Catalog) -> None:
    roster = roster_of("limit: {points: 90}\nfighters: [{unit: warrior, count: 2}]", lodge)
    offer = offer_of(lodge, roster)
    assert offer.options(offer.hired("page")) == ["axe", "club", "flag", "sash"]
    verdict = Asked(roster, lodge).take("page", "flag", [["flag"]])
    assert verdict.why == ("Page: Flag is not offered to Page",)
    assert labels(verdict) == ["make Page leader"]


def test_what_a_rule_holds_for_is_taken_away(lodge: Catalog) -> None:
    text = "limit: {points: 90}\nfighters: [{id: a, unit: champion, name: Una, with: [training]}]"
    assert labels(asked(text, lodge, "warrior", "club"))[0] == "remove Training from Una"


def test_what_suspends_a_rule_is_added(lodge: Catalog) -> None:
    text = "limit: {points: 90}\nfighters: [{id: a, unit: warrior}]"
    assert labels(asked(text, lodge, "warrior", "furs"))[0] == "add Flag to Warrior 2"


def test_what_makes_a_rule_hold_goes_before_its_bearer(lodge: Catalog) -> None:
    text = "limit: {points: 90}\nswitches: {house: red}\nfighters: [{id: a, unit: champion, name: Una, with: [sash]}]"
    found = labels(asked(text, lodge, "warrior"))
    assert found == ["remove Sash from Una", "remove Una"]


def test_the_limit_is_raised_only_as_far_as_all_together_needs(lodge: Catalog) -> None:
    verdict = asked("limit: {points: 12}", lodge, "warrior", "sling")
    assert labels(verdict) == ["add Training to Warrior and raise the limit to 15 points"]
    assert (verdict.legal, verdict.affordable) == (False, True)


def test_what_helps_in_another_way_is_followed_up_too(lodge: Catalog) -> None:
    fighters = "fighters: [{id: a, unit: reaver, name: Rolf, with: [shield]}]"
    verdict = asked(f"limit: {{points: 25}}\n{fighters}", lodge, "warrior", "sling")
    assert "add Training to Warrior and raise the limit to 30 points" in labels(verdict)


def test_what_is_forbidden_outright_has_no_way(skerry: Catalog) -> None:
    assert asked(PLENTY, skerry, "knight", "net").ways == ()


def test_a_swap_gives_up_the_piece_it_is_for(skerry: Catalog) -> None:
    verdict = asked(PLENTY, skerry, "guard", "flamer")
    assert not verdict.allowed
    assert labels(verdict) == ["remove Rifle from Guard"]


def test_a_rule_of_a_stage_that_is_not_played_yet_names_the_stage(skerry: Catalog) -> None:
    assert labels(asked(PLENTY, skerry, "trooper", "boat")) == ["set Stage to campaign"]


def test_a_bound_of_the_size_names_the_size(skerry: Catalog) -> None:
    found = labels(asked(f"{PLENTY}fighters: [{{unit: captain}}]", skerry, "captain"))
    assert "choose Standard (600)" in found


def test_a_raised_limit_keeps_what_else_is_limited(skerry: Catalog) -> None:
    text = "limit: {points: 100, trade: 3}\nfighters: [{unit: trooper, count: 5}]"
    (way,) = [w for w in asked(text, skerry, "trooper", "rope").ways if "raise" in w.label]
    assert [change.to for change in way.changes if change.do == "size"] == ["points=100,trade=4"]


def test_over_the_limit_already_it_is_told_how_much_the_wish_adds(lodge: Catalog) -> None:
    text = "limit: {points: 20}\nfighters: [{unit: champion}, {unit: warrior, with: [shield]}]"
    verdict = asked(text, lodge, "page")
    assert verdict.why == ("Points: 37 of 20; 17 over. 13 over already, 4 more with this.",)
    # Without the shield it would be back at one point less than what is over now, and over still.
    assert labels(verdict) == ["raise the limit to 37 points", "remove Champion"]
    assert verdict.ways[1].total_after == {"points": 17}


def test_too_many_already_are_told_beside_those_that_the_wish_adds(lodge: Catalog) -> None:
    text = "limit: {points: 99}\nfighters: [{unit: champion}, {unit: champion}]"
    (why,) = asked(text, lodge, "champion").why
    assert why.startswith("Champions: 3; at most 0")
    assert why.endswith("3 too many. 2 over already, 1 more with this.")


def test_of_what_is_too_many_already_nothing_that_is_too_few_is_counted(tmp_path: Path) -> None:
    each = "  - {id: EACH, count: [warrior, page], each: unit, exactly: 2}\nswitches:"
    (tmp_path / "lodge.yaml").write_text(LODGE.replace("switches:", each))
    text = f"{PLENTY}fighters: [{{unit: warrior, count: 3}}]"
    (why,) = asked(text, load_catalog(tmp_path), "warrior").why
    assert why.startswith("Warrior: 4; at most 2. 2 too many. Page: 0; at least 2.")
    assert why.endswith("1 over already, 1 more with this.")


def test_one_more_of_a_forbidden_pair_is_not_allowed(tmp_path: Path) -> None:
    apart = "  - {id: APART, with: unit:page, excludes: unit:champion}\nswitches:"
    (tmp_path / "lodge.yaml").write_text(LODGE.replace("switches:", apart))
    catalog = load_catalog(tmp_path)
    text = "limit: {points: 99}\nfighters: [{unit: page}, {unit: champion}]"
    verdict = asked(text, catalog, "page")
    assert verdict.why == ("The warband: Page 1, Page 2 and Champion cannot be together.",)
    assert labels(verdict) == ["remove Champion"]


def test_what_was_wrong_before_keeps_nothing_from_being_allowed(lodge: Catalog) -> None:
    text = "limit: {points: 90}\nfighters: [{unit: warrior, with: [axe, shield]}]"
    assert asked(text, lodge, "warrior", "shield").allowed


def test_what_the_player_accepts_keeps_nothing_from_being_allowed(lodge: Catalog) -> None:
    text = "limit: {points: 5}\nfighters: [{unit: warrior}]\n"
    assert not asked(text, lodge, "warrior").allowed
    accepted = "accepted: [{code: CAP, owner: roster, reason: agreed}]"
    assert asked(text + accepted, lodge, "warrior").allowed


def test_of_a_long_roster_it_is_said_that_nothing_was_tried(lodge: Catalog) -> None:
    many = ", ".join(f"{{id: a{n}, unit: warrior}}" for n in range(5000))
    verdict = asked(f"limit: {{points: 15}}\nfighters: [{many}]", lodge, "warrior")
    assert (verdict.affordable, verdict.untried, verdict.ways) == (False, True, ())


def errors(roster: Roster, catalog: Catalog) -> set[tuple[str, str]]:
    findings = check(build(roster, catalog), catalog, repairs=False)
    return {(one.code, one.owner) for one in findings if one.kind == "illegal"}


@pytest.mark.parametrize(
    ("game", "units", "limit"),
    [
        ("skerry", ["captain", "guard"], "limit: {points: 60, trade: 1}"),
        ("lodge", ["warrior", "reaver", "champion"], "limit: {points: 14}"),
    ],
)
def test_every_way_leads_to_a_legal_roster_that_has_what_was_wished(
    game: str, units: list[str], limit: str, request: pytest.FixtureRequest
) -> None:
    catalog: Catalog = request.getfixturevalue(game)
    roster = give_ids(roster_of(limit, catalog))
    offer = offer_of(catalog, roster)
    before, ways = errors(roster, catalog), 0
    for unit in units:
        one, options = Asked(roster, catalog), offer.options(offer.hired(unit))
        kit = {unit: [str(piece) for piece in offer.rulebook.unit(unit).kit]}
        for at, item in enumerate(options):
            wished, id_ = hire(roster, RosterFighter(unit=unit, with_=[Pick(item=item)]))
            for way in one.take(unit, item, [[item]], len(options) - at).ways:
                after = apply(wished, way.changes, kit)
                warband = build(after, catalog)
                (fighter,) = [f for f in warband.fighters if f.id == id_]
                assert item in [carried.id for carried in fighter.items], way.label
                assert errors(after, catalog) <= before, (unit, item, way.label)
                assert way.total_after == warband.total
                ways += 1
    assert ways > 10
