"""Kinds 18 to 24: what needs, forbids and goes with what. Legal, at the boundary, one beyond."""

from __future__ import annotations

import pytest

from builder.catalog.catalog import Catalog
from tests.check.kinds.kind_cases import SQUADS, Case, broken, cases, findings, legal, warband_of

BLUE = "{unit: reeve, role: leader}"
JOINED = "{unit: captain, id: ada, joins: t1%s}, {unit: trooper, count: %d, squad: t1}"


@cases(
    legal("a bipod with a bow", "bipod", "{unit: squire, with: [bipod, bow]}"),
    broken("a bipod with a sword", "bipod", "{unit: squire, with: [bipod, sword]}"),
    broken("a bow in other hands does not help", "bipod",
           "{unit: squire, with: [bipod]}, {unit: squire, with: [bow]}"),
    legal("a banner anywhere is enough for a drum", "drum",
          "{unit: squire, with: [drum]}, {unit: grot, with: [banner]}"),
    broken("no banner anywhere is not", "drum", "{unit: squire, with: [drum]}"),
    legal("two squires to a knight", "squires", "{unit: squire, count: 2}, {unit: knight}"),
    broken("a third has no place", "squires", "{unit: squire, count: 3}, {unit: knight}", 3, 2),
    broken("without a knight there is none", "squires", "{unit: squire}", 1, 0),
    legal("two knights make four", "squires", "{unit: squire, count: 4}, {unit: knight, count: 2}"),
    broken("and not five", "squires", "{unit: squire, count: 5}, {unit: knight, count: 2}", 5, 4),
)  # fmt: skip
def test_kind_18_one_needs_another(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("each squire has a knight of his own", "partners",
          "{unit: squire, count: 2}, {unit: knight, count: 2}"),
    broken("a third has none", "partners", "{unit: squire, count: 3}, {unit: knight, count: 2}",
           2, 3),
    broken("a partner of another house is none", "partners",
           "{unit: squire}, {unit: knight, with: []}, {unit: squire, id: x}", 1, 2),
    legal("who has no squire needs no knight", "partners", "{unit: grot}"),
)  # fmt: skip
def test_kind_18_each_with_a_partner_of_its_own(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("plate alone", "plate-or-shield", "{unit: squire, with: [plate]}"),
    broken("plate and shield on one", "plate-or-shield", "{unit: squire, with: [plate, shield]}"),
    legal("on two they are apart", "plate-or-shield",
          "{unit: squire, with: [plate]}, {unit: squire, with: [shield]}"),
    broken("oil and a flamer in one squad", "oil-and-net",
           "{unit: squire, squad: t1, with: [oil]}, {unit: squire, squad: t1, with: [flamer]}",
           squads=SQUADS),
    legal("in two squads", "oil-and-net",
          "{unit: squire, squad: t1, with: [oil]}, {unit: squire, squad: t2, with: [flamer]}",
          squads=SQUADS),
    broken("a captain and a knight in the warband", "rivals", "{unit: captain}, {unit: knight}"),
    legal("a knight alone", "rivals", "{unit: knight, count: 3}"),
)  # fmt: skip
def test_kind_19_never_both(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("one leader", "leader", "{unit: squire, role: leader}"),
    broken("two leaders", "leader", "{unit: squire, role: leader, count: 2}", 2, 1),
    broken("none yet", "leader", "{unit: squire}", 0, 1, kind="unfinished"),
    broken("beside the blue a squire cannot lead", "blue-lead",
           "{unit: squire, role: leader}, {unit: reeve}", 1, 0),
    legal("a knight can", "blue-lead", "{unit: knight, role: leader}, {unit: reeve}"),
    legal("without the blue anybody can", "blue-lead", "{unit: squire, role: leader}"),
    legal("two guards whoever leads", "guards", "{unit: guard, count: 2}, " + BLUE),
    broken("three are one too many", "guards", "{unit: guard, count: 3}, " + BLUE, 3, 2),
    legal("three under a knight", "guards", "{unit: guard, count: 3}, {unit: knight, role: leader}"),
    broken("four are too many under a knight", "guards",
           "{unit: guard, count: 4}, {unit: knight, role: leader}", 4, 3),
    broken("and none is too few", "guards", "{unit: knight, role: leader}", 0, 1,
           kind="unfinished"),
    legal("no token", "token", "{unit: squire}"),
    legal("a banner", "token", "{unit: squire, with: [banner]}"),
    broken("a banner and a medal", "token", "{unit: squire, with: [banner, medal]}", 2, 1),
    legal("one patron", "patron", "{unit: reeve, with: [orb]}"),
    broken("two patrons", "patron", "{unit: reeve, with: [orb, idol]}", 2, 1),
    broken("no patron yet", "patron", "{unit: reeve}", 0, 1, kind="unfinished"),
)  # fmt: skip
def test_kind_20_one_of_a_group_and_who_leads(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("two troopers take a captain", "joins", JOINED % ("", 2), squads=SQUADS),
    broken("one is too few for a host", "joins", JOINED % ("", 1), squads=SQUADS),
    broken("a second captain is one too many", "joins",
           JOINED % ("", 2) + ", {unit: captain, joins: t1}", 2, 1, squads=SQUADS),
    broken("among squires he has no place", "joins",
           "{unit: captain, joins: t1}, {unit: squire, count: 2, squad: t1}", squads=SQUADS),
    broken("a captain who left his house shares none", "joins",
           "{unit: captain, joins: t1, with: [oil]}, {unit: trooper, count: 2, squad: t1}",
           squads=SQUADS),
    legal("he need not join", "joins", "{unit: captain}"),
)  # fmt: skip
def test_kind_21_who_may_join_whom(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@cases(
    legal("a flamer for the rifle", "NOT-OFFERED", "{unit: guard, without: [rifle], with: [flamer]}"),
    broken("with the rifle kept it is not offered", "NOT-OFFERED", "{unit: guard, with: [flamer]}"),
    broken("a bow is not offered for it", "NOT-OFFERED",
           "{unit: guard, without: [rifle], with: [bow]}"),
    legal("two of a squad may swap", "swaps",
          "{unit: guard, count: 2, squad: t1, without: [rifle], with: [flamer]}, "
          "{unit: guard, count: 3, squad: t1}", squads=SQUADS),
    broken("a third may not", "swaps",
           "{unit: guard, count: 3, squad: t1, without: [rifle], with: [flamer]}, "
           "{unit: guard, count: 2, squad: t1}", 3, 2, squads=SQUADS),
)  # fmt: skip
def test_kind_22_one_for_another(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_22_what_was_swapped_out_is_gone(skerry: Catalog) -> None:
    warband = warband_of(skerry, "fighters: [{unit: guard, without: [rifle], with: [pistol]}]")
    (guard,) = warband.fighters
    assert [item.id for item in guard.items] == ["pistol"]
    assert "Rifle" not in [line.label for line in guard.receipts["points"].lines]


@cases(
    legal("a cannon fills both hands", "hands", "{unit: trooper, with: [cannon]}"),
    broken("a pistol beside it has none", "hands", "{unit: trooper, with: [cannon, pistol]}", 3, 2),
    legal("two pistols", "hands", "{unit: trooper, with: [pistol, pistol]}"),
    broken("three pistols", "hands", "{unit: trooper, with: [{item: pistol, count: 3}]}", 3, 2),
    legal("each of five has two", "hands", "{unit: trooper, count: 5, with: [pistol, pistol]}"),
    broken("who is like a trooper has two", "hands", "{unit: guard, with: [pistol]}", 3, 2),
    legal("a sword in no hand fills none", "hands", "{unit: trooper, with: [cannon, sword]}"),
    broken("put in a hand it fills one", "hands", "{unit: trooper, with: [cannon, sword@hand]}",
           3, 2),
    legal("carrying four", "load", "{unit: trooper, with: [cannon]}"),
    broken("carrying five", "load", "{unit: trooper, with: [cannon, sword]}", 5, 4),
    legal("who can carry more may", "load",
          '{unit: trooper, profile: {carry: "5"}, with: [cannon, sword]}'),
)  # fmt: skip
def test_kind_23_hands_and_loads(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


def test_kind_23_hands_say_what_fills_them(skerry: Catalog) -> None:
    text = "fighters: [{id: t, unit: trooper, with: [cannon, pistol, sword]}]"
    hands = next(f for f in findings(skerry, text, repairs=True) if f.code == "hands")
    assert hands.message == "Trooper: Hand holds 2; Cannon and Pistol fill 3."
    assert hands.cause == ("t/cannon", "t/pistol")
    assert hands.source
    assert hands.repairs[0].label == "remove Pistol from Trooper"


@cases(
    legal("three fifths spent on the own house", "own", "{unit: squire, count: 6}, "
          "{unit: rower, count: 4}"),
    broken("less is too little", "own", "{unit: squire, count: 5}, {unit: rower, count: 4}",
           50, 54, kind="unfinished"),
    legal("another house is chosen", "own", "{unit: rower, count: 4}",
          roster="size: standard\nswitches: {house: green}"),
    broken("then the red are not the own", "own", "{unit: squire, count: 4}", 0, 24,
           kind="unfinished", roster="size: standard\nswitches: {house: green}"),
    legal("two houses", "houses", "{unit: squire}, {unit: reeve}"),
    broken("three houses", "houses", "{unit: squire}, {unit: reeve}, {unit: rower}", 3, 2),
    legal("the blue are allies of the red", "allies", "{unit: squire}, {unit: reeve, count: 2}"),
    broken("the green are not", "allies", "{unit: squire}, {unit: rower, count: 2}", 2, 0),
    broken("a house that is none is not chosen", "UNKNOWN-ID", "{unit: squire}",
           roster="size: standard\nswitches: {house: elite}"),
    broken("a creed has to be chosen", "CHOOSE-CREED", "{unit: squire}", kind="unfinished"),
    legal("and may be", "CHOOSE-CREED", "{unit: squire}",
          roster="size: standard\nswitches: {creed: sky}"),
)  # fmt: skip
def test_kind_24_houses_and_allies(skerry: Catalog, case: Case) -> None:
    case.holds(skerry)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("own", "Points of Red house: 50 of 54; 4 short (60 % of the spent 90)."),
        ("CHOOSE-CREED", "Choose a creed: Sea or Sky"),
    ],
)
def test_kind_24_it_speaks_of_houses_by_name(skerry: Catalog, code: str, message: str) -> None:
    text = "size: standard\nfighters: [{unit: squire, count: 5}, {unit: rower, count: 4}]"
    found = {f.code: f.message for f in findings(skerry, text)}
    assert found[code] == message
