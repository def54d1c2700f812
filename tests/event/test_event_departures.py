"""Departures from an event: each is a finding with a stable code, and none where none is."""

from __future__ import annotations

from typing import Any

import pytest

EVENT = """\
format: musterpress/event
version: 1
name: River League
system: mudlarks
"""
CREW = """\
format: musterpress/roster
version: 1
system: mudlarks
size: quick
fighters:
  - {id: ann, name: Ann, unit: captain, role: boss}
  - {id: lark, name: Lark, unit: mudlark, count: 2}
"""


def departures(findings: Any) -> list[tuple[str, str, str]]:
    """Code, owner and message of the findings that an event brings."""
    found = [one for one in findings if one.code.startswith("EVENT-")]
    assert {(one.severity, one.kind) for one in found} <= {("error", "illegal")}
    assert {one.source for one in found} <= {"River League"}
    return [(one.code, one.owner, one.message) for one in found]


def test_a_roster_that_keeps_to_everything_is_legal(hold: Any) -> None:
    findings = hold(
        CREW, EVENT + "size: quick\nswitches: {flood: off}\ncatalog: {version: 1.0.0}\n"
    )
    assert findings.legal
    assert departures(findings) == []


def test_a_roster_for_another_game_departs_and_is_not_held_to_the_size(hold: Any) -> None:
    other = "system: core-1e\nfighters: []\n"
    event = EVENT + "size: quick\nswitches: {flood: on}\n"
    assert departures(hold(other, event)) == [
        (
            "EVENT-SYSTEM",
            "roster",
            "River League is played with Mudlarks; this roster is for Core Game Development",
        )
    ]


def test_another_size_departs_with_both_figures(hold: Any) -> None:
    findings = hold(CREW.replace("quick", "full"), EVENT + "size: quick\n")
    assert departures(findings) == [
        (
            "EVENT-SIZE",
            "roster",
            "River League is played at Quick game (40 coins); this roster chose Full game",
        )
    ]
    assert (findings.findings[0].have, findings.findings[0].limit) == (80, 40)


def test_no_size_departs_too(hold: Any) -> None:
    findings = hold(CREW.replace("size: quick\n", ""), EVENT + "limit: {coins: 40}\n")
    assert [message for _, _, message in departures(findings)] == [
        "River League is played at 40 coins; this roster chose no size"
    ]


@pytest.mark.parametrize("fixed", ["size: quick", "limit: {coins: 40}"])
@pytest.mark.parametrize("chosen", ["size: quick", "limit: {coins: 40}"])
def test_a_size_and_its_figures_are_the_same_choice(hold: Any, fixed: str, chosen: str) -> None:
    assert departures(hold(CREW.replace("size: quick", chosen), f"{EVENT}{fixed}\n")) == []


def test_a_switch_that_is_fixed_must_be_so_even_where_the_roster_says_nothing(hold: Any) -> None:
    event = EVENT + "switches: {flood: on}\n"
    (found,) = departures(hold(CREW, event))
    message = "River League fixes Flood season (`flood`) as `on`; this roster has `off`"
    assert found == ("EVENT-SWITCH", "roster", message)
    assert departures(hold(CREW + "switches: {flood: on}\n", event)) == []
    assert departures(hold(CREW + "switches: {flood: on}\n", EVENT)) == []


def test_a_ruling_that_the_event_itself_fixes_is_not_remarked_as_changed(hold: Any) -> None:
    crew = CREW + "switches: {flood: on}\n"

    def remarked(event: str) -> bool:
        return "RULING-CHANGED" in [one.code for one in hold(crew, event)]

    assert remarked(EVENT)
    assert not remarked(EVENT + "switches: {flood: on}\n")


OWN = """\
  - {id: odd, name: Odd, unit: mudlark, profile: {speed: 9"}, with: [saw]}
homebrew: {weapons: {saw: {name: Bone saw, class: melee}}}
"""


def test_own_content_and_own_values_depart_once_for_each_owner(hold: Any) -> None:
    refused = "River League allows no own content"
    findings = hold(CREW + OWN, EVENT)
    assert departures(findings) == [
        ("EVENT-OWN-CONTENT", "roster", f"Own content: Bone saw; {refused}"),
        ("EVENT-OWN-CONTENT", "odd", f"Odd: own Speed; {refused}"),
    ]
    assert "odd/saw" in findings.findings[0].cause
    assert departures(hold(CREW + OWN, EVENT + "allow: [own-content]\n")) == []


def test_own_prices_depart_once_for_a_fighter(hold: Any) -> None:
    priced = (
        CREW + "  - {id: odd, name: Odd, unit: eel, price: 1, with: [{item: hook, price: 0}]}\n"
    )
    findings = hold(priced, EVENT)
    what = "Odd: own price for the fighter (1) and Boat hook (0)"
    message = f"{what}; River League allows no own prices"
    assert departures(findings) == [("EVENT-OWN-PRICE", "odd", message)]
    assert findings.findings[0].cause == ("odd", "odd/hook")
    assert departures(hold(priced, EVENT + "allow: [own-prices]\n")) == []


def test_who_has_the_name_of_another_is_told_apart_by_the_number(hold: Any) -> None:
    twice = "  - {id: o1, name: Odd, unit: eel}\n  - {id: o2, name: Odd, unit: eel, price: 1}\n"
    accepts = "accepted: [{code: MUD-4, owner: o2, reason: club rule}]\n"
    said = {code: message for code, _, message in departures(hold(CREW + twice + accepts, EVENT))}
    assert said["EVENT-OWN-PRICE"].startswith("Odd (no. 4): own price")
    assert said["EVENT-ACCEPTED"].startswith("The roster accepts MUD-4 of Odd (no. 4);")


EELS = (
    CREW.replace("count: 2", "count: 1")
    + """\
  - {id: eels, name: Eels, unit: eel, count: 2}
accepted: [{code: MUD-4, reason: club rule}]
"""
)


def test_an_accepted_finding_counts_unless_the_event_allows_it(hold: Any) -> None:
    findings = hold(EELS, EVENT, repairs=True)
    message = "The roster accepts MUD-4; River League does not"
    assert departures(findings) == [("EVENT-ACCEPTED", "roster", message)]
    (eels,) = [one for one in findings if one.code == "MUD-4"]
    assert (eels.severity, eels.accepted) == ("error", None)
    assert eels.repairs
    allowed = hold(EELS, EVENT + "allow: [accepted]\n")
    assert departures(allowed) == []
    (eels,) = [one for one in allowed if one.code == "MUD-4"]
    assert (eels.severity, eels.accepted) == ("info", "club rule")


def test_another_state_of_the_catalog_departs(hold: Any, mudlarks: Any) -> None:
    here = f"catalog: {{version: 1.0.0, hash: {mudlarks.hash}}}\n"
    (here_is_other,) = departures(hold(CREW, EVENT + "catalog: {hash: sha256-0123456789}\n"))
    assert here_is_other[0] == "EVENT-CATALOG"
    assert "state 01234567 of the catalog; the one here is version 1.0.0" in here_is_other[2]
    made_for_other = CREW + "catalog: {version: 0.9.0, hash: sha256-aa}\n"
    (found,) = departures(hold(made_for_other, EVENT + here))
    assert found[2].endswith("this roster was made for version 0.9.0 (aa)")
    assert departures(hold(CREW, EVENT + here)) == []
    assert departures(hold(CREW + here, EVENT + here)) == []
    assert departures(hold(made_for_other, EVENT)) == []


LIMITS = """\
limits:
  - {count: eel, max: 0, message: No eels}
  - {id: FEW, count: fighters, max: 3}
"""


def test_limits_of_the_event_lie_over_the_catalog_for_this_check_alone(hold: Any) -> None:
    eel = CREW + "  - {id: eel, unit: eel}\n"
    findings = hold(eel, EVENT + LIMITS)
    found = {one.code: one for one in findings if one.severity == "error"}
    assert found.keys() == {"EVENT-1", "FEW"}
    assert found["EVENT-1"].message == "No eels"
    assert (found["FEW"].have, found["FEW"].limit, found["FEW"].source) == (4, 3, "River League")
    assert hold(eel, EVENT).legal
    assert hold(CREW, EVENT + LIMITS).legal


def test_findings_come_in_the_same_order_departures_first(hold: Any) -> None:
    crew = (CREW + OWN).replace("size: quick", "size: full")
    findings = hold(crew, EVENT + "size: quick\nswitches: {flood: on}\n" + LIMITS)
    codes = [one.code for one in findings]
    own = ["EVENT-SIZE", "EVENT-SWITCH", "EVENT-OWN-CONTENT", "EVENT-OWN-CONTENT"]
    assert codes[:5] == [*own, "FEW"]
    assert codes == [
        one.code for one in hold(crew, EVENT + "size: quick\nswitches: {flood: on}\n" + LIMITS)
    ]
