"""Each construct that can be broken: legal, exactly at the boundary, one beyond."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.findings import Findings
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: mire, name: Mire, version: 1.0.0, label: invented for tests, sources: {p: {title: The sheet}}}
cost_types: {coins: {name: Coins, limit: required}}
sizes: {quick: {name: Quick, coins: 40}, full: {name: Full, coins: 80}}
characteristics:
  speed: {name: Speed, as: '{}"', min: 1}
  grit: {name: Grit, as: "{}+", better: low, min: 2, beyond: error, code: GRIT, source: p:5}
  dash: {name: Dash, as: '{}"', formula: ceil(speed * 1.5)}
  reach: {of: item, as: '{}"'}
keywords: {river: {name: River folk, family: kin}, hill: {name: Hill folk, family: kin}}
roles: {boss: {name: Boss, plural: Bosses, effects: [{modify: grit, improve: 1}]}}
squads: {crew: {name: Crew}}
weapons:
  knife: {name: Knife, class: melee, cost: 0}
  hook: {name: Boat hook, class: melee, cost: 3, profile: {reach: 2"}}
  sling: {name: Sling, class: missile, cost: 2, profile: {reach: 12"}}
  harpoon: {name: Harpoon gun, class: missile, cost: 8, traits: [heavy], max: {warband: 1, id: MAX-HARPOON}}
armour:
  oilskin: {name: Oilskin, cost: 2, effects: [{modify: grit, improve: 1}]}
  suit: {name: Diving suit, cost: 5, effects: [{modify: grit, improve: 2}], excludes: {any: oilskin, id: TWO-COATS}}
wargear:
  flare: {name: Flare, cost: 1, requires: {any: class:missile, id: FLARE}}
  banner: {name: Banner, cost: 1}
  medal: {name: Medal, cost: 1}
  boots: {name: Boots, effects: [{modify: speed, set: 7}]}
  skates: {name: Skates, effects: [{modify: speed, set: 9}]}
units:
  captain: {name: Captain, cost: 15, profile: {speed: 6", grit: 4+}, keywords: [river], kit: [knife]}
  mudlark: {name: Mudlark, plural: Mudlarks, cost: 5, profile: {speed: 6", grit: 5+}, keywords: [river], kit: [knife]}
  quarryman: {name: Quarryman, plural: Quarrymen, cost: 7, profile: {speed: 5", grit: 4+}, keywords: [hill]}
  eel: {name: Eel, cost: 4, profile: {speed: 8"}, kit: [knife], keywords: [river]}
  barge:
    name: Barge
    cost: 10
    profile: {speed: 4", grit: 6+}
    slots: [{id: ENDS, names: [bow, stern], takes: class:missile, exactly: 1}]
limits:
  - {id: BOSS, count: role:boss, exactly: 1}
  - {id: COINS, sum: coins, max: {limit: coins}}
  - {id: SIZE, count: fighters, min: 2, max: 5}
  - {id: TWO-FOR-ONE, count: unit:quarryman, max: {plus: 2, per: 1, of: unit:captain}}
  - {id: HILL-SHARE, sum: coins, of: keyword:hill, max: {percent: 50, of: spent}}
  - {id: HILL-CHOSEN, sum: coins, of: keyword:hill, max: {percent: 25, of: limit}}
  - {id: CAPTAINS, count: unit:captain, max: {steps: {40: 1, 80: 2}, of: limit}}
  - {id: SIGN, for: unit:captain, one_of: [banner, medal], optional: yes}
  - {id: KINDS, in: squad, count: kind:armour, by: different, max: 1}
  - {id: SAME-NAME, count: fighters, by: entry, each: name, max: 1, severity: warning}
  - {id: UNARMED, in: fighter, count: kind:weapon, min: 1, too_few: illegal}
  - {id: DASHING, in: fighter, sum: dash, max: 12, severity: info}
  - {id: JOINS, attach: unit:captain, to: unit:mudlark, host_min: 2, same: kin, max: 1}
  - {id: RANKS, count: fighters, max: 8}
  - {id: SUPPLY, sum: coins, max: 60}
changes:
  - {modify: limit:SIZE.max, add: 1, if: has banner}
  - {weight: 0.5, of: unit:eel, toward: [SIZE, RANKS]}
  - {exempt: has medal, from: SUPPLY}
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder: Path = tmp_path_factory.mktemp("catalogs") / "mire"
    folder.mkdir()
    (folder / "mire.yaml").write_text(GAME, "utf-8")
    return load_catalog(str(folder))


def found(game: Catalog, text: str, *, repairs: bool = False) -> Findings:
    data = read_yaml("system: mire\n" + text, "roster").data
    return check(build(Roster.model_validate(data), game), game, repairs=repairs)


def codes(findings: Findings) -> list[str]:
    return [finding.code for finding in findings]


BASE = (
    "size: full\nfighters:\n  - {id: ada, unit: captain, role: boss}\n  - {id: bo, unit: mudlark}\n"
)


def test_a_legal_warband_has_no_findings(game: Catalog) -> None:
    assert codes(found(game, BASE)) == []


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("  - {unit: mudlark, count: 3}", []),
        ("  - {unit: mudlark, count: 4}", [("SIZE", 6, 5, "illegal")]),
        ("  - {unit: mudlark, count: 4, with: [banner]}", []),
        ("  - {unit: mudlark, count: 5, with: [banner]}", [("SIZE", 7, 6, "illegal")]),
        ("  - {unit: mudlark, role: boss}", [("BOSS", 2, 1, "illegal")]),
        ("  - {unit: quarryman, with: [knife], count: 2}", []),
        ("  - {unit: mudlark, with: [harpoon]}", []),
        ("  - {unit: mudlark, with: [harpoon, harpoon]}", [("MAX-HARPOON", 2, 1, "illegal")]),
        ("  - {unit: mudlark, with: [oilskin, suit]}", [("TWO-COATS", None, None, "illegal")]),
        ("  - {unit: mudlark, with: [flare, sling]}", []),
        ("  - {unit: mudlark, with: [flare]}", [("FLARE", None, None, "illegal")]),
        ("  - {unit: captain}", []),
        ("  - {unit: captain, with: [banner]}", []),
        ("  - {unit: captain, with: [banner, medal]}", [("SIGN", 2, 1, "illegal")]),
        ("  - {unit: mudlark, without: [knife]}", [("UNARMED", 0, 1, "illegal")]),
        ("  - {unit: captain, with: [suit]}", []),
        ("  - {unit: quarryman, with: [knife, suit, oilskin]}",
         [("GRIT", 1, 2, "illegal"), ("TWO-COATS", None, None, "illegal")]),
        ("  - {unit: mudlark, name: Bo}\n  - {unit: mudlark, name: bo}",
         [("SAME-NAME", 2, 1, "advisory")]),
        ("  - {unit: barge, with: [sling@bow, sling@stern]}", []),
        ("  - {unit: barge, with: [sling@bow]}", [("ENDS", 1, 2, "unfinished")]),
        ("  - {unit: barge, with: [sling@bow, sling]}", [("ENDS", 1, 2, "unfinished")]),
        ("  - {unit: barge, with: [sling@bow, sling@bow, sling@stern]}",
         [("ENDS", 2, 1, "illegal")]),
    ],
)  # fmt: skip
def test_beside_each_boundary(
    game: Catalog, more: str, expected: list[tuple[str, int | None, int | None, str]]
) -> None:
    findings = found(game, BASE + more)
    assert [(f.code, f.have, f.limit, f.kind) for f in findings] == expected


def test_shares_of_the_spent_and_of_the_chosen_are_two_things(game: Catalog) -> None:
    three = BASE + "  - {unit: quarryman, with: [knife], count: 3}"
    findings = {f.code: f for f in found(game, three)}
    assert findings["HILL-CHOSEN"].have == 21
    assert findings["HILL-CHOSEN"].limit == 20
    assert findings["HILL-SHARE"].limit == 20.5
    assert "25 % of the chosen 80" in findings["HILL-CHOSEN"].message
    assert findings["TWO-FOR-ONE"].limit == 2


def test_too_few_is_unfinished_and_too_many_is_illegal(game: Catalog) -> None:
    findings = found(game, "size: quick\nfighters: [{unit: mudlark}]")
    assert [(f.code, f.kind) for f in findings] == [("BOSS", "unfinished"), ("SIZE", "unfinished")]
    assert findings.status == "unfinished"


def test_without_a_size_one_finding_names_all_that_wait(game: Catalog) -> None:
    findings = found(game, BASE.replace("size: full\n", ""), repairs=True)
    assert codes(findings) == ["CHOOSE-SIZE"]
    message = findings.findings[0].message
    assert "coins" in message
    assert "captain" in message.lower()
    assert "max 0" not in message
    labels = [repair.label for repair in findings.findings[0].repairs]
    assert labels == ["choose Quick (40)", "choose Full (80)"]


def test_a_size_of_nothing_is_a_size(game: Catalog) -> None:
    findings = found(game, BASE.replace("size: full", "limit: {coins: 0}"))
    over = next(f for f in findings if f.code == "COINS")
    assert (over.have, over.limit) == (20, 0)


def test_one_kind_of_armour_in_a_squad(game: Catalog) -> None:
    text = (
        "size: full\nsquads: [{id: a}, {id: b}]\nfighters:\n"
        "  - {unit: captain, role: boss, squad: a, with: [oilskin]}\n"
        "  - {unit: mudlark, squad: %s, with: [suit]}\n"
    )
    assert codes(found(game, text % "b")) == []
    (finding,) = found(game, text % "a")
    assert (finding.code, finding.owner, finding.have, finding.limit) == ("KINDS", "a", 2, 1)


def test_a_finding_that_is_accepted_is_kept_as_an_info(game: Catalog) -> None:
    text = (
        BASE
        + "  - {id: cy, unit: mudlark, with: [flare]}\naccepted: [{code: FLARE, owner: cy, reason: lit by hand}]"
    )
    findings = found(game, text)
    (finding,) = findings
    assert (finding.severity, finding.kind, finding.accepted) == ("info", "illegal", "lit by hand")
    assert findings.legal


def test_messages_speak_of_names_never_of_ids(game: Catalog) -> None:
    findings = found(game, BASE + "  - {id: x-9, unit: mudlark, name: Ned, with: [flare]}")
    assert findings.findings[0].message == "Ned: Flare needs missile."


def test_the_best_of_several_names_is_not_taken_for_a_message_name(game: Catalog) -> None:
    findings = found(game, BASE + '  - {unit: mudlark, name: "{who} {have}", with: [flare]}')
    assert findings.findings[0].message.startswith("{who} {have}: Flare")


def test_half_a_fighter_counts_half(game: Catalog) -> None:
    eels = "  - {unit: eel, count: %d}"
    assert codes(found(game, BASE + eels % 6)) == []
    (finding,) = found(game, BASE + eels % 7)
    assert (finding.code, finding.have, finding.limit) == ("SIZE", Fraction(11, 2), 5)
    assert "5.5" in finding.message


def test_what_is_exempt_counts_toward_no_named_limit_and_every_other(game: Catalog) -> None:
    text = "size: full\nfighters:\n  - {unit: captain, role: boss}\n  - {unit: captain%s, count: 3}"
    assert "SUPPLY" not in codes(found(game, text % ""))
    dear = text.replace("count: 3", "count: 4") % "%s"
    assert "SUPPLY" in codes(found(game, dear % ""))
    exempt = codes(found(game, dear % ", with: [medal]"))
    assert "SUPPLY" not in exempt
    assert "CAPTAINS" in exempt


JOINING = """
size: full
squads: [{id: crew, name: Crew}, {id: dig, name: Diggers}]
fighters:
  - {id: ada, unit: captain, role: boss, joins: %s}
  - {id: bo, unit: mudlark, count: %d, squad: crew}
  - {id: cy, unit: quarryman, squad: dig, with: [knife]}
"""


def test_a_captain_may_join_two_mudlarks(game: Catalog) -> None:
    assert codes(found(game, JOINING % ("crew", 2))) == []


def test_who_joins_whom_says_why_not(game: Catalog) -> None:
    (few,) = found(game, JOINING % ("crew", 1))
    assert few.message == "Captain cannot join Crew: it has 1 of the 2 models that a host needs."
    (stranger,) = found(game, JOINING % ("dig", 2))
    assert stranger.message == "Captain cannot join Diggers: only Mudlarks take guests."
    (nobody,) = found(game, JOINING % ("crow", 2))
    assert (nobody.code, nobody.owner) == ("UNKNOWN-ID", "ada")
    assert "did you mean `crew`" in nobody.message


def test_one_guest_is_enough(game: Catalog) -> None:
    text = JOINING % ("crew", 2) + "  - {id: di, unit: captain, joins: crew, name: Di}\n"
    (crowd,) = found(game, text, repairs=True)
    assert (crowd.code, crowd.owner, crowd.have, crowd.limit) == ("JOINS", "crew", 2, 1)
    assert [repair.label for repair in crowd.repairs][:2] == ["Captain leaves", "Di leaves"]


def test_what_is_worked_out_cannot_be_stated(game: Catalog) -> None:
    text = BASE + '  - {id: cy, unit: mudlark, profile: {dash: 20"}}'
    said = {f.code: f.message for f in found(game, text)}
    assert (
        said["NOT-A-VALUE"]
        == "Mudlark 2: Dash is worked out from Speed, and cannot be stated; leave it out"
    )


def test_of_two_that_set_a_value_the_better_holds_and_a_warning_says_so(game: Catalog) -> None:
    assert codes(found(game, BASE + "  - {unit: mudlark, with: [boots]}")) == []
    findings = found(game, BASE + "  - {id: cy, unit: quarryman, with: [boots, skates, knife]}")
    warning = next(f for f in findings if f.code == "CONFLICTING-SET")
    assert warning.severity == "warning"
    assert warning.message == 'Quarryman: Speed is set by Boots and Skates; the better, 9", holds'


def test_an_own_value_that_cannot_be_read_is_a_finding(game: Catalog) -> None:
    findings = found(game, BASE + "  - {id: cy, unit: mudlark, profile: {speed: fast, grti: 3+}}")
    said = {f.code: f.message for f in findings}
    assert said["NOT-A-VALUE"] == 'Mudlark 2: Speed cannot be `fast`; write it as 3"'
    assert said["UNKNOWN-ID"] == "Mudlark 2: no characteristic `grti`; did you mean `grit`?"
